"""The made-up language that layouts are tried with is a whole language, a third longer than English."""

from __future__ import annotations

import logging
from pathlib import Path

import pytest
from pseudo_language import longer, write_pseudo_language

from crypt_game.text import Catalog, available_languages

from .conftest import Corpus


def test_it_is_a_language_like_any_other(
    tmp_path: Path, locale_folder: Path, corpus: Corpus, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.WARNING)
    (tmp_path / "en").symlink_to(locale_folder / "en")
    write_pseudo_language(tmp_path / "xx")
    assert available_languages(tmp_path) == {"en": "English", "xx": "Pséudo"}
    catalog = Catalog.load("xx", tmp_path)
    assert catalog.say("term-coins", count=1) == "1\u00a0côoîin"
    assert catalog.rulebook().section("story").title == "Thée stôorýy"
    assert caplog.messages == []


def test_every_message_is_there_and_about_a_third_longer(corpus: Corpus) -> None:
    sentences = [sentence for message in corpus.messages["en"].values() for sentence in message.sentences]
    assert 1.3 <= sum(map(len, map(longer, sentences))) / sum(map(len, sentences)) <= 1.45


def test_marks_are_left_alone() -> None:
    assert longer("an <i>idol</i> <mark>now</mark>") == "àan <i>îidôol</i> <mark>nôow</mark>"
