"""Finding one's way in the book: anchors, history and hits. No window is needed for it."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import crypt_game.rules
from crypt_game.rules.collectors import REGISTRY, Collector
from crypt_game.rules.refusals import Refusal
from crypt_game.rules.setup import SetupFault
from crypt_game.text import Catalog
from crypt_game.text.reading_position import PagePosition, ReadingPosition, find_place
from crypt_game.text.rulebook import Rulebook
from crypt_game.text.rulebook_plan import REFUSAL_PARAGRAPH

from .conftest import LOCALE

RULES = (Path(crypt_game.rules.__file__).parent / "RULES.md").read_text(encoding="utf-8")
NUMBERS = re.findall(r"^§(\d+\.\d+)", RULES.split("## 10 Glossary")[0], flags=re.MULTILINE)


@pytest.fixture(scope="module", params=["en", "de", "fr"])
def book(request: pytest.FixtureRequest) -> Rulebook:
    return Catalog.load(request.param, LOCALE).rulebook()


@pytest.fixture
def reading() -> ReadingPosition:
    return ReadingPosition(Catalog.load("en", LOCALE).rulebook())


@pytest.mark.parametrize("number", NUMBERS)
def test_every_rule_leads_to_a_paragraph(book: Rulebook, number: str) -> None:
    place = find_place(book, f"§{number}")
    assert place is not None
    assert place.paragraph in place.section.paragraphs


def test_there_are_rules_to_look_up() -> None:
    assert len(NUMBERS) > 50


@pytest.mark.parametrize("reason", [*Refusal, *SetupFault])
def test_refusals_of_the_rules_lead_to_a_paragraph(book: Rulebook, reason: Refusal | SetupFault) -> None:
    place = find_place(book, reason.value)
    assert (place is not None) == (reason in REFUSAL_PARAGRAPH)
    if place is not None:
        assert REFUSAL_PARAGRAPH[reason] in {paragraph.name for paragraph in place.section.paragraphs}


@pytest.mark.parametrize("collector", REGISTRY.values(), ids=lambda side: side.name)
def test_every_side_of_a_collector_leads_to_its_paragraph(book: Rulebook, collector: Collector) -> None:
    place = find_place(book, collector.name)
    assert place is not None
    assert place.paragraph is not None
    assert (place.section.name, place.paragraph.name) == (collector.type, collector.name)


@pytest.mark.parametrize("anchor", ["", "§99.9", "nonsense", "§", "idol-c"])
def test_what_leads_nowhere_opens_the_first_page(book: Rulebook, anchor: str) -> None:
    assert find_place(book, anchor) is None
    assert ReadingPosition(book, anchor).section is book.sections[0]


def test_history_goes_back_and_forward_and_forgets_what_was_ahead(reading: ReadingPosition) -> None:
    reading.open(PagePosition("goal"))
    reading.open(PagePosition("setup"))
    assert reading.go(-1)
    assert reading.section.name == "goal"
    assert reading.go(-1)
    assert reading.section.name == "game"
    assert not reading.go(-1)
    assert reading.go(1)
    assert reading.section.name == "goal"
    reading.open(PagePosition("claim"))
    assert not reading.can_go(1)
    assert reading.go(-1)
    assert reading.section.name == "goal"


def test_opening_what_is_open_leaves_no_trace(reading: ReadingPosition) -> None:
    assert not reading.open(reading.mark)
    assert not reading.can_go(-1)


def test_the_way_back_leads_to_where_one_read(reading: ReadingPosition) -> None:
    reading.open(PagePosition("setup"))
    assert reading.remember(PagePosition("setup", "setup-leader"))
    assert not reading.remember(PagePosition("setup", "setup-leader"))
    reading.open(PagePosition("goal"))
    reading.go(-1)
    assert reading.mark == PagePosition("setup", "setup-leader")


@pytest.mark.parametrize("words", ["GHOST", "ghost", "Ghöst", "ghóst"])
def test_search_ignores_case_and_accents(reading: ReadingPosition, words: str) -> None:
    reading.search(words)
    assert reading.hits
    assert "ghost" in {hit.section for hit in reading.hits}


def test_blank_words_find_nothing(reading: ReadingPosition) -> None:
    reading.search("   ")
    assert (reading.hits, reading.step_hit(1), reading.hit_number) == ((), None, 0)


def test_the_first_hit_is_the_next_one_from_here(reading: ReadingPosition) -> None:
    order = [section.name for section in reading.book.sections]
    reading.open(PagePosition("exhaustion"))
    reading.search("ghost")
    mark = reading.step_hit(1)
    assert mark is not None
    assert order.index(mark.section) >= order.index("exhaustion")
    before = [hit for hit in reading.hits if order.index(hit.section) < order.index("exhaustion")]
    assert reading.hit_number == len(before) + 1
    earlier = reading.step_hit(-1)
    assert earlier == PagePosition(before[-1].section, before[-1].paragraph)


@pytest.mark.parametrize("step", [1, -1])
def test_the_first_hit_looked_at_is_next_to_the_page_wherever_one_reads(
    reading: ReadingPosition, step: int
) -> None:
    order = [section.name for section in reading.book.sections]
    reading.search("push")
    places = [order.index(hit.section) for hit in reading.hits]
    for here, name in [*[*enumerate(order)][::4], (len(order) - 1, order[-1])]:
        reading.open(PagePosition(name))
        reading.search("push")
        reading.step_hit(step)
        ahead = [number for number, place in enumerate(places, 1) if place >= here]
        behind = [number for number, place in enumerate(places, 1) if place < here]
        wanted = [*ahead, 1][0] if step > 0 else [len(places), *behind][-1]
        assert reading.hit_number == wanted
    assert behind, "some hits lie before the last page"


def test_hits_go_round_the_ends_of_the_book(reading: ReadingPosition) -> None:
    reading.search("push")
    numbers = []
    for _ in range(len(reading.hits) + 1):
        reading.step_hit(1)
        numbers.append(reading.hit_number)
    assert numbers == [*range(1, len(reading.hits) + 1), 1]
    reading.step_hit(-1)
    assert reading.hit_number == len(reading.hits)


def test_a_chapter_counts_the_hits_of_its_pages(reading: ReadingPosition) -> None:
    reading.search("push")
    counts = reading.counts()
    chapters = [section.name for section in reading.book.sections if section.level == 1]
    assert counts["push-out"] > 0
    assert counts["round"] >= counts["push-out"]
    assert sum(counts[name] for name in chapters) == len(reading.hits)


def test_another_language_keeps_the_place(reading: ReadingPosition) -> None:
    reading.open(PagePosition("setup", "setup-leader"))
    reading.take_book(Catalog.load("fr", LOCALE).rulebook())
    assert reading.mark == PagePosition("setup", "setup-leader")
    assert reading.section.title == "Mise en place"


def test_contents_show_all_chapters_and_the_pages_of_the_open_one(reading: ReadingPosition) -> None:
    reading.open(PagePosition("push-out"))
    shown = reading.contents()
    assert [one for one in reading.book.sections if one.level == 1] == [
        one for one in shown if one.level == 1
    ]
    assert {one.chapter for one in shown if one.level == 2} == {"round"}
