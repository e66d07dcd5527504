"""Builds the reference pages of `rules` and `match` from their docstrings: build/reference/index.html.

Fails if a public name of these rooms has no docstring, so that no page is empty. The pages are made by pdoc.
"""

from __future__ import annotations

import argparse
import ast
import sys
import warnings
from collections.abc import Iterator
from pathlib import Path

import pdoc
from rooms import PACKAGE, module_name

ROOMS = ("rules", "match")
OUT = Path(__file__).parent.parent / "build" / "reference"
# pdoc cannot name types that a dataclass imports for the type checker only; it prints their names instead.
_KNOWN_WARNING = "Error parsing type annotation"


def without_docstring(room: str) -> Iterator[str]:
    """The public modules, classes and functions of a room that say nothing of themselves."""
    for path in sorted((PACKAGE / room).rglob("*.py")):
        tree = ast.parse(path.read_text(encoding="utf-8"))
        yield from (f"{module_name(path)}{name}" for name in _silent(tree, ""))


def _silent(node: ast.Module | ast.ClassDef, prefix: str) -> Iterator[str]:
    if node.body and not ast.get_docstring(node):
        yield prefix
    for each in node.body:
        if isinstance(each, ast.ClassDef) and not each.name.startswith("_"):
            yield from _silent(each, f"{prefix}.{each.name}")
        elif (
            isinstance(node, ast.Module)
            and isinstance(each, ast.FunctionDef)
            and not each.name.startswith("_")
            and not ast.get_docstring(each)
        ):
            yield f"{prefix}.{each.name}"


def build(folder: Path) -> None:
    """Writes the pages. Raises RuntimeError for a module that pdoc cannot read."""
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        warnings.filterwarnings("ignore", message=_KNOWN_WARNING)
        pdoc.render.configure(show_source=False, search=True, footer_text="Crypt")
        pdoc.pdoc(*(f"{PACKAGE.name}.{room}" for room in ROOMS), output_directory=folder)


def main(arguments: list[str]) -> int:
    """Returns 0 if every public name has a docstring and the pages were written."""
    parser = argparse.ArgumentParser(prog="reference.py", description=__doc__)
    parser.add_argument("--out", type=Path, default=OUT, help="the folder for the pages")
    chosen = parser.parse_args(arguments)
    silent = [name for room in ROOMS for name in without_docstring(room)]
    for name in silent:
        print(f"no docstring: {name}")
    build(chosen.out)
    print(f"reference pages: {chosen.out / 'index.html'}")
    return 1 if silent else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
