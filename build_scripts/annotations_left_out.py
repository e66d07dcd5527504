"""Leaves types out of the game's own modules in a package: what is told to type checkers is read by nobody
there.

Of a NamedTuple or dataclass the fields keep their order, and a ClassVar its kind. Python compiles the type of
each field of a NamedTuple when its class is made: 4 ms of each start.
"""

from __future__ import annotations

import ast

__all__ = ["without_annotations"]

_CLASS_VARIABLE = "ClassVar"


def without_annotations(tree: ast.Module) -> ast.Module:
    """The same module without annotations, changed in place. It must not read any when it runs."""
    _Stripper().visit(tree)
    return ast.fix_missing_locations(tree)


class _Stripper(ast.NodeTransformer):
    def __init__(self) -> None:
        self._in_class = False

    def visit_ImportFrom(self, node: ast.ImportFrom) -> ast.AST:
        return ast.copy_location(ast.Pass(), node) if node.module == "__future__" else node

    def visit_ClassDef(self, node: ast.ClassDef) -> ast.AST:
        return self._inside(node, in_class=True)

    def visit_FunctionDef(self, node: ast.FunctionDef) -> ast.AST:
        node.returns = None
        return self._inside(node, in_class=False)

    def visit_AsyncFunctionDef(self, node: ast.AsyncFunctionDef) -> ast.AST:
        node.returns = None
        return self._inside(node, in_class=False)

    def visit_arg(self, node: ast.arg) -> ast.AST:
        node.annotation = None
        return node

    def visit_AnnAssign(self, node: ast.AnnAssign) -> ast.AST:
        self.generic_visit(node)
        if self._in_class:
            kind = _CLASS_VARIABLE if _CLASS_VARIABLE in ast.unparse(node.annotation) else None
            node.annotation = ast.copy_location(ast.Constant(kind), node)
            return node
        if node.value is None:
            return ast.copy_location(ast.Pass(), node)
        return ast.copy_location(ast.Assign([node.target], node.value), node)

    def _inside(self, node: ast.AST, *, in_class: bool) -> ast.AST:
        before, self._in_class = self._in_class, in_class
        self.generic_visit(node)
        self._in_class = before
        return node
