"""Moves imports of libraries' modules into the few functions that need them: a package starts 3 ms sooner.

`pathlib` imports what reads addresses of the web, and `ipaddress` with it, for `as_uri`; pygame imports
`difflib` for a font of the system that is asked for by a wrong name.
"""

from __future__ import annotations

import ast
from collections.abc import Iterable

__all__ = ["LATE", "with_late_imports"]

LATE = {"pathlib": "urllib.parse", "pygame.sysfont": "difflib"}
"""A module, and what it is to import late."""


def with_late_imports(tree: ast.Module, name: str) -> ast.Module:
    """The same module with each function importing by itself what the module `name` is to import late.

    Changed in place. The module must not use it outside its functions.
    """
    late = LATE.get(name)
    if late is None:
        return tree
    imports = [node for node in tree.body if late in _imported(node)]
    for node in imports:
        tree.body.remove(node)
    for function in _functions(tree):
        used = {each.id for each in ast.walk(function) if isinstance(each, ast.Name)}
        function.body[:0] = [node for node in imports if used & set(_bound(node))]
    return tree


def _imported(node: ast.stmt) -> Iterable[str | None]:
    if isinstance(node, ast.ImportFrom):
        return [node.module]
    return [alias.name for alias in node.names] if isinstance(node, ast.Import) else []


def _bound(node: ast.stmt) -> Iterable[str]:
    assert isinstance(node, ast.Import | ast.ImportFrom)
    return [alias.asname or alias.name for alias in node.names]


def _functions(tree: ast.Module) -> Iterable[ast.FunctionDef]:
    """Those of the module and of its classes, not those within functions."""
    for node in tree.body:
        for each in node.body if isinstance(node, ast.ClassDef) else [node]:
            if isinstance(each, ast.FunctionDef):
                yield each
