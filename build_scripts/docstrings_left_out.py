"""Leaves docstrings out of a package: nobody reads them there, and they are a tenth of its packed modules.

Assertions, names and line numbers stay, so a crash report says what a checkout would say.
"""

from __future__ import annotations

import ast
from collections.abc import Iterable, MutableMapping
from pathlib import Path
from types import CodeType

from annotations_left_out import without_annotations
from imports_made_late import with_late_imports
from named_tuples_written_out import with_named_tuples_written_out

__all__ = ["leave_docstrings_out", "without_docstrings"]

_OURS = "crypt_game"
Entry = tuple[str, str, str]
"""A module as PyInstaller lists it: its name, where its source lies, its kind."""


def leave_docstrings_out(modules: Iterable[Entry], codes: MutableMapping[str, CodeType | None]) -> None:
    """Put the code of these modules without docstrings in place of what PyInstaller keeps in `codes`, and of
    our own without annotations and with their named tuples written out.

    A module that reads a docstring keeps all of them.
    """
    for name, path, _ in modules:
        before = codes.get(name)
        if before is None or not path.endswith(".py"):
            continue
        source = Path(path).read_bytes()
        if b"__doc__" not in source:
            codes[name] = without_docstrings(source, before.co_filename, name)


def without_docstrings(source: bytes, filename: str, name: str) -> CodeType:
    """The code of the module of that name. Decorated classes keep a blank for a docstring: where a dataclass
    has none, Python writes one at each start, which takes longer than all else it does for the class."""
    tree = with_late_imports(ast.parse(source), name)
    if name.partition(".")[0] == _OURS:
        tree = without_annotations(with_named_tuples_written_out(tree))
    for node in ast.walk(tree):
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef):
            _strip(node)
    return compile(tree, filename, "exec", dont_inherit=True, optimize=0)


def _strip(node: ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef) -> None:
    if ast.get_docstring(node, clean=False) is None:
        return
    first = node.body[0]
    assert isinstance(first, ast.Expr)
    if isinstance(node, ast.ClassDef) and node.decorator_list:
        node.body[0] = ast.copy_location(ast.Expr(ast.copy_location(ast.Constant(" "), first)), first)
    elif len(node.body) > 1 or isinstance(node, ast.Module):
        del node.body[0]
    else:
        node.body[0] = ast.copy_location(ast.Pass(), first)
