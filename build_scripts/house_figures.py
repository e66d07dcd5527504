"""Tells how large and how even the source is, and fails where one of the figures grew beyond its limit.

A limit is lowered whenever its figure falls; raising one needs a reason in the commit. `--numbers` lists the
files with the most numbers that have no name.
"""

from __future__ import annotations

import argparse
import ast
import sys
from collections import Counter, defaultdict
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from rooms import PACKAGE, sources

WINDOW = PACKAGE / "ui"
EXPECTED = (0, 1, 2, 0.5)
"""Numbers that say themselves what they are: none, one, both, half."""


class Limits(NamedTuple):
    """The most that each figure may be."""

    window_lines: int = 27_700
    function_lines: int = 48
    arguments: int = 8
    class_names_twice: int = 0
    unnamed_numbers: int = 25


def nameless(tree: ast.Module) -> Iterator[ast.Constant]:
    """Numbers within functions, where no name tells what they are: neither constants nor those expected."""
    named = {
        id(below)
        for owner in ast.walk(tree)
        if isinstance(owner, ast.Module | ast.ClassDef)
        for statement in owner.body
        if isinstance(statement, ast.Assign | ast.AnnAssign) and statement.value is not None
        for below in ast.walk(statement.value)
    }
    for node in ast.walk(tree):
        if not isinstance(node, ast.Constant) or id(node) in named:
            continue
        if type(node.value) in (int, float) and node.value not in EXPECTED:
            yield node


def arguments_of(function: ast.FunctionDef | ast.AsyncFunctionDef) -> int:
    """How many arguments a function takes, itself included."""
    taken = function.args
    return len(taken.posonlyargs) + len(taken.args) + len(taken.kwonlyargs)


def figures(paths: list[Path], window: Path = WINDOW) -> Limits:
    """The figures of these files; of the window those below the folder `window`."""
    trees = {path: ast.parse(path.read_text(encoding="utf-8")) for path in paths}
    inside = [path for path in paths if window in path.parents]
    nodes = [node for tree in trees.values() for node in ast.walk(tree)]
    functions = [node for node in nodes if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)]
    classes = Counter(node.name for node in nodes if isinstance(node, ast.ClassDef))
    return Limits(
        window_lines=sum(len(path.read_text(encoding="utf-8").splitlines()) for path in inside),
        function_lines=max((_lines(function) for function in functions), default=0),
        arguments=max((arguments_of(function) for function in functions), default=0),
        class_names_twice=sum(count > 1 for count in classes.values()),
        unnamed_numbers=sum(1 for path in inside for _ in nameless(trees[path])),
    )


def _lines(function: ast.FunctionDef | ast.AsyncFunctionDef) -> int:
    return (function.end_lineno or function.lineno) - function.lineno + 1


def exceeded(found: Limits, limits: Limits) -> list[str]:
    """A line for each figure that is beyond its limit."""
    return [
        f"{name.replace('_', ' ')}: {figure}, at most {limit} are allowed"
        for name, figure, limit in zip(Limits._fields, found, limits, strict=True)
        if figure > limit
    ]


def most_nameless(paths: list[Path]) -> list[tuple[int, Path]]:
    """How many numbers without a name each file holds, the most first."""
    counts: dict[Path, int] = defaultdict(int)
    for path in paths:
        for _ in nameless(ast.parse(path.read_text(encoding="utf-8"))):
            counts[path] += 1
    return sorted(((count, path) for path, count in counts.items()), reverse=True)


def main(arguments: list[str]) -> int:
    """Prints the figures; returns 1 where one is beyond its limit."""
    parser = argparse.ArgumentParser(prog="house_figures.py", description=__doc__)
    parser.add_argument("--numbers", action="store_true", help="list the files with the most unnamed numbers")
    if parser.parse_args(arguments).numbers:
        for count, path in most_nameless([path for path in sources() if WINDOW in path.parents]):
            print(f"{count:5} {path.relative_to(PACKAGE)}")
        return 0
    found, limits = figures(sources()), Limits()
    for name, figure, limit in zip(Limits._fields, found, limits, strict=True):
        print(f"{name.replace('_', ' '):>20}: {figure:6} of {limit}")
    faults = exceeded(found, limits)
    for fault in faults:
        print(fault, file=sys.stderr)
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
