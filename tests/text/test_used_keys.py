"""Every key that the program says exists, and every message is said by somebody."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import crypt_game

from .conftest import Corpus

SOURCE = Path(crypt_game.__file__).parent
SAID_BY_PACKAGES = [Path(__file__).parents[2] / "build_scripts" / "linux_one_file.py"]
"""What a package says before the program runs."""
STEM = re.compile(r"[a-z]+(-[a-z0-9]+)*")
BEGINNING = re.compile(r"[a-z]+(-[a-z0-9]+)*-")
SAYING = frozenset({"say", "_say", "has"})


@pytest.fixture(scope="module")
def trees() -> dict[str, ast.Module]:
    return {path.name: ast.parse(path.read_text(encoding="utf-8")) for path in SAID_BY_PACKAGES} | {
        str(path.relative_to(SOURCE)): ast.parse(path.read_text(encoding="utf-8"))
        for path in sorted(SOURCE.rglob("*.py"))
    }


def nodes(trees: dict[str, ast.Module]) -> Iterator[tuple[str, ast.AST]]:
    for file, tree in trees.items():
        for node in ast.walk(tree):
            yield file, node


def test_every_key_that_is_said_exists(trees: dict[str, ast.Module], corpus: Corpus) -> None:
    unknown = {
        f"{file}:{node.lineno}: {node.args[0].value}"
        for file, node in nodes(trees)
        if isinstance(node, ast.Call) and _name(node.func) in SAYING and node.args
        if isinstance(node.args[0], ast.Constant) and isinstance(node.args[0].value, str)
        if node.args[0].value not in corpus.messages["en"]
    }
    assert unknown == set()


def _name(function: ast.expr) -> str:
    return getattr(function, "attr", getattr(function, "id", ""))


def test_every_message_is_said_by_somebody(trees: dict[str, ast.Module], corpus: Corpus) -> None:
    """A key is used if it stands in the source whole, or if the source can make it.

    Keys are made in f-strings, ``f"event-phase-{phase}"`` all that begin like it and ``f"{stem}-title"`` one
    for each stem that stands in the source, or with a string that ends in a hyphen, ``"about-game-" + name``.
    """
    whole: set[str] = {"meta-name"}
    beginnings: set[str] = set()
    endings: set[str] = set()
    for _, node in nodes(trees):
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            (whole if STEM.fullmatch(node.value) else beginnings).add(node.value)
        if isinstance(node, ast.JoinedStr):
            beginnings.add(_constant(node.values[0]))
            endings.add(_constant(node.values[-1]))
    made = tuple(beginning for beginning in beginnings if BEGINNING.fullmatch(beginning))
    unused = {
        f"{message.file}: {key}"
        for key, message in corpus.messages["en"].items()
        if key not in whole and not key.startswith(made) and not _ends_on(key, endings, whole)
    }
    assert unused == set()


def _constant(part: ast.expr) -> str:
    return str(part.value) if isinstance(part, ast.Constant) else ""


def _ends_on(key: str, endings: set[str], whole: set[str]) -> bool:
    return any(
        ending.startswith("-") and key.endswith(ending) and key.removesuffix(ending) in whole
        for ending in endings
    )
