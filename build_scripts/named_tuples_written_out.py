"""Writes out the named tuples of the game's own modules in a package, so that none is compiled at a start.

Python compiles a line of source for each class of `typing.NamedTuple` when it is made: 62 microseconds, not
8, and the menu has 55 of them.
"""

from __future__ import annotations

import ast

__all__ = ["with_named_tuples_written_out"]

_BASE = "NamedTuple"
_IMPORTS = """
from _collections import _tuplegetter
from plain_named_tuple import PlainNamedTuple
"""
_BEGINNING = """
__slots__ = ()
__match_args__ = _fields = {fields!r}
def __new__(_cls): return tuple.__new__(_cls, ({values}))
"""


def with_named_tuples_written_out(tree: ast.Module) -> ast.Module:
    """The same module with its named tuples made of `plain_named_tuple.PlainNamedTuple`, changed in place.

    A class that has another base besides stays as it is.
    """
    writer = _Writer()
    writer.visit(tree)
    if writer.found:
        place = next(index for index, node in enumerate(tree.body) if not _comes_first(node))
        tree.body[place:place] = ast.parse(_IMPORTS).body
    return ast.fix_missing_locations(tree)


class _Writer(ast.NodeTransformer):
    found = False

    def visit_ClassDef(self, node: ast.ClassDef) -> ast.AST:
        self.generic_visit(node)
        if [ast.unparse(base) for base in node.bases] != [_BASE]:
            return node
        self.found = True
        fields = [each for each in node.body if isinstance(each, ast.AnnAssign)]
        rest = [each for each in node.body if not isinstance(each, ast.AnnAssign)]
        names = [ast.unparse(field.target) for field in fields]
        node.bases = [ast.Name("PlainNamedTuple", ast.Load())]
        node.body = [*_beginning(names, fields), *_getters(names), *rest]
        return node


def _beginning(names: list[str], fields: list[ast.AnnAssign]) -> list[ast.stmt]:
    source = _BEGINNING.format(fields=tuple(names), values="".join(f"{name}, " for name in names))
    body = ast.parse(source).body
    new = body[-1]
    assert isinstance(new, ast.FunctionDef)
    new.args.args += [ast.arg(name) for name in names]
    new.args.defaults = [field.value for field in fields if field.value is not None]
    return body


def _getters(names: list[str]) -> list[ast.stmt]:
    lines = [f"{name} = _tuplegetter({index}, None)" for index, name in enumerate(names)]
    return ast.parse("\n".join(lines)).body


def _comes_first(node: ast.stmt) -> bool:
    """Whether nothing may stand before it: a docstring, or what is imported from the future."""
    return isinstance(node, ast.Expr) or (isinstance(node, ast.ImportFrom) and node.module == "__future__")
