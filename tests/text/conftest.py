"""Shared by the tests of words: the shipped locale folder, its parsed messages, and samples for their
variables."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from crypt_game.text import Catalog

LOCALE = Path(__file__).parents[2] / "locale"
FINISHED = ("en", "de", "fr")
"""Languages that must be whole and level. A language that is being translated breaks no test here:
build_scripts/translate.py says what it lacks."""


class Written(NamedTuple):
    """One message as a translator wrote it."""

    language: str
    file: str
    key: str
    node: ast.Message | ast.Term

    @property
    def variables(self) -> frozenset[str]:
        """Names of the variables it uses; the case of a noun is the sentence's own business."""
        found = _Finder()
        found.visit(self.node)
        return frozenset(found.variables - {"case"})

    @property
    def attributes(self) -> frozenset[str]:
        return frozenset(attribute.id.name for attribute in self.node.attributes)

    @property
    def texts(self) -> tuple[str, ...]:
        """Every literal piece of text a player can read."""
        found = _Finder()
        found.visit(self.node)
        return tuple(found.texts)

    @property
    def sentences(self) -> tuple[str, ...]:
        """Every pattern and variant as a whole, with "5" in place of whatever is put in."""
        found = _Finder()
        found.visit(self.node)
        return tuple(found.sentences)

    @property
    def choices(self) -> dict[str, frozenset[str]]:
        """Selector → its variant names, for variables that choose by name rather than by number."""
        found = _Finder()
        found.visit(self.node)
        return {name: frozenset(keys) for name, keys in found.choices.items()}


class _Finder(Visitor):
    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.texts: list[str] = []
        self.sentences: list[str] = []
        self.choices: dict[str, set[str]] = {}

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.variables.add(node.id.name)

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802
        self.texts.append(node.value)

    def visit_Pattern(self, node: ast.Pattern) -> None:  # noqa: N802
        pieces = (part.value if isinstance(part, ast.TextElement) else "5" for part in node.elements)
        self.sentences.append("".join(pieces))
        self.generic_visit(node)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        if isinstance(node.selector, ast.VariableReference):
            names = self.choices.setdefault(node.selector.id.name, set())
            names.update(
                getattr(variant.key, "name", getattr(variant.key, "value", "")) for variant in node.variants
            )
        self.generic_visit(node)


class Corpus(NamedTuple):
    """All locale files, parsed once."""

    messages: dict[str, dict[str, Written]]
    junk: list[str]
    duplicates: list[str]

    def every(self) -> Iterator[Written]:
        for of_language in self.messages.values():
            yield from of_language.values()


@pytest.fixture(scope="session")
def locale_folder() -> Path:
    return LOCALE


@pytest.fixture(scope="session")
def corpus() -> Corpus:
    parser = FluentParser()
    corpus = Corpus({}, [], [])
    for language in FINISHED:
        messages = corpus.messages.setdefault(language, {})
        for path in sorted((LOCALE / language).glob("*.ftl")):
            for node in parser.parse(path.read_text(encoding="utf-8")).body:
                if isinstance(node, ast.Junk):
                    corpus.junk.append(f"{language}/{path.name}: {(node.content or '').strip()[:60]}")
                elif isinstance(node, (ast.Message, ast.Term)):
                    key = node.id.name if isinstance(node, ast.Message) else f"-{node.id.name}"
                    if key in messages:
                        corpus.duplicates.append(f"{language}/{path.name}: {key}")
                    messages[key] = Written(language, path.name, key, node)
    return corpus


@pytest.fixture(scope="session", params=FINISHED)
def catalog(request: pytest.FixtureRequest) -> Catalog:
    """The shipped catalog, once in each language."""
    return Catalog.load(request.param, LOCALE)
