"""Every side of a Collector has its words in every language, and its place in the rulebook."""

from __future__ import annotations

import re

import pytest

from crypt_game.rules.collectors import REGISTRY, Collector
from crypt_game.text.collector_face import collector_lines
from crypt_game.text.rulebook_plan import PLAN, ParagraphKind

from .conftest import Corpus

SHORT_TEXTS = ("name", "summary", "rule", "timing", "need")
SIDES = pytest.mark.parametrize("collector", REGISTRY.values(), ids=lambda side: side.name)


@SIDES
def test_a_side_has_its_words_in_every_language(collector: Collector, corpus: Corpus) -> None:
    on_its_face = re.findall(r"\[(.+?)\]", "".join(collector.face))
    for language, messages in corpus.messages.items():
        missing = [
            word
            for word in (*SHORT_TEXTS, *on_its_face)
            if f"collector-{collector.name}-{word}" not in messages
        ]
        assert not missing, language


@SIDES
def test_a_side_has_its_paragraph_in_the_rulebook(collector: Collector) -> None:
    section = next(section for section in PLAN if section.name == collector.type.value)
    sides = [one.name for one in section.paragraphs if one.kind is ParagraphKind.SIDE]
    assert sides.count(collector.name) == 1


def key_of(key: str, /, **_: object) -> str:
    return f"<{key}>"


@SIDES
def test_the_words_of_a_face_are_the_players(collector: Collector) -> None:
    lines = collector_lines(collector.type, collector.side, key_of)
    said = re.sub(r"\[(.+?)\]", rf"<collector-{collector.name}-\1>", "\n".join(collector.face))
    assert "\n".join(lines) == said
