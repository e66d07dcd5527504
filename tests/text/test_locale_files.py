"""The locale files hold level: same messages, variables and choices in every language, and all of them can
be said."""

from __future__ import annotations

import logging
import re

import pytest
from fluent.syntax import ast

from crypt_game.text import Argument, Catalog, Noun

from .conftest import Corpus, Written

PLURALS = frozenset({"zero", "one", "two", "few", "many"})
"""Names that a number may choose by; which of them a language needs is its own business."""

TERM_ARGUMENTS = frozenset({"card", "lower", "collector", "rank", "needed"})


def test_every_line_is_valid_fluent(corpus: Corpus) -> None:
    assert corpus.junk == []


def test_no_key_is_written_twice(corpus: Corpus) -> None:
    assert corpus.duplicates == []


def test_all_languages_have_the_same_keys_in_the_same_files(corpus: Corpus) -> None:
    english = {(message.file, key) for key, message in corpus.messages["en"].items()}
    for messages in corpus.messages.values():
        assert {(message.file, key) for key, message in messages.items()} == english


def test_keys_are_kebab_case(corpus: Corpus) -> None:
    keys = {message.key for message in corpus.every()}
    assert {key for key in keys if not re.fullmatch(r"[a-z]+(-[a-z0-9]+)*", key)} == set()


def test_all_languages_use_the_same_variables_and_attributes(corpus: Corpus) -> None:
    """A language may leave out only what English merely chooses by, such as a title its grammar does not
    need."""
    for message in corpus.every():
        english = corpus.messages["en"][message.key]
        assert message.attributes == english.attributes, message.key
        assert message.variables <= english.variables, f"{message.language}: {message.key}"
        left_out = english.variables - message.variables
        assert left_out <= english.choices.keys(), f"{message.language}: {message.key}: {left_out}"


def test_all_languages_tell_the_same_choices_apart(corpus: Corpus) -> None:
    for message in corpus.every():
        english = corpus.messages["en"][message.key].choices
        for name, variants in message.choices.items():
            if name != "case" and name in english:
                assert _named(variants) <= _named(english[name]), f"{message.language}: {message.key}"


def _named(variants: frozenset[str]) -> set[str]:
    return {name for name in variants - PLURALS - {"other"} if not name.isdigit()}


def test_every_message_can_be_said_with_every_choice(
    catalog: Catalog, corpus: Corpus, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.WARNING)
    for message in corpus.messages[catalog.language].values():
        if isinstance(message.node, ast.Message):
            for args in _samples(message):
                said = catalog.say(message.key, **args)
                assert said
                assert "{" not in said, f"{message.key}: {said}"
    assert caplog.messages == []


def _samples(message: Written) -> list[dict[str, Argument]]:
    plain: dict[str, Argument] = {name: _sample(name) for name in message.variables}
    samples = [plain]
    for name, variants in message.choices.items():
        for variant in variants:
            number = int(variant) if variant.isdigit() else {"one": 1, "other": 7}.get(variant)
            if name in ("you", "case") or number is None:
                samples.append({**plain, name: variant})
            else:
                samples.append({**plain, name: number})
    return samples


def _sample(name: str) -> Argument:
    if name in TERM_ARGUMENTS:
        return Noun({"rank": "rank-fool", "collector": "type-idol"}.get(name, "tapestry"))
    return {"dice": "5 + 5", "rolls": "5, 2", "you": "no", "seat": "Aldric", "victim": "Béa"}.get(name, 3)
