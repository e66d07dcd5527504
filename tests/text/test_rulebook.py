"""The rulebook is complete and level in all languages; each rule, refusal and Collector has its place."""

from __future__ import annotations

import logging
import re
from pathlib import Path

import pytest

import crypt_game.rules
from crypt_game.rules.collectors import REGISTRY
from crypt_game.rules.terms import Side, TreasureType
from crypt_game.text import Catalog
from crypt_game.text.participants import side_name
from crypt_game.text.rulebook import Rulebook
from crypt_game.text.rulebook_plan import PLAN, ParagraphKind
from crypt_game.text.text_search import find, mark, without_marks

RULES = (Path(crypt_game.rules.__file__).parent / "RULES.md").read_text(encoding="utf-8")
GAME_RULES = RULES.split("## 10 Glossary")[0]
NAMES = [paragraph.name for section in PLAN for paragraph in section.paragraphs]


@pytest.fixture
def book(catalog: Catalog) -> Rulebook:
    return catalog.rulebook()


def paragraphs_of_rules() -> dict[str, str]:
    """§ number → its text in RULES.md; the table of Collectors belongs to 5."""
    parts = re.split(r"^(?:§(\d+\.\d+)|## (\d+) )", GAME_RULES, flags=re.MULTILINE)
    return {one or two: text for one, two, text in zip(parts[1::3], parts[2::3], parts[3::3], strict=True)}


@pytest.mark.parametrize("rule", [number for number in paragraphs_of_rules() if "." in number])
def test_every_rule_is_told(rule: str) -> None:
    assert any(rule in paragraph.rules for section in PLAN for paragraph in section.paragraphs)


@pytest.mark.parametrize(
    "rule", [number for number, text in paragraphs_of_rules().items() if "`Ruling`" in text]
)
def test_every_ruling_is_marked_as_one(rule: str) -> None:
    told = [
        one
        for section in PLAN
        for one in section.paragraphs
        if one.kind is ParagraphKind.RULING and rule in one.rules
    ]
    assert len(told) >= paragraphs_of_rules()[rule].count("`Ruling`")


def test_no_rule_is_named_that_does_not_exist() -> None:
    known = paragraphs_of_rules().keys()
    named = {rule for section in PLAN for paragraph in section.paragraphs for rule in paragraph.rules}
    assert named <= known


def test_names_are_unique_and_references_lead_somewhere() -> None:
    sections = [section.name for section in PLAN]
    assert len({*NAMES}) == len(NAMES)
    assert len({*sections}) == len(sections)
    assert {other for section in PLAN for other in section.see_also} <= {*sections}
    assert all(section.name not in section.see_also for section in PLAN)


def test_the_order_is_that_of_the_printed_book() -> None:
    printed = (
        *("story", "goal", "components", "setup", "reveal", "claim", "collect", "pass", "end"),
        *("collectors", "only-child", "variants", "credits"),
    )
    assert [section.name for section in PLAN if section.name in printed] == list(printed)
    chapters = ["game", "components", "setup", "round", "end", "collectors"]
    chapters += ["only-child", "variants", "quick"]
    assert [section.name for section in PLAN if section.level == 1] == chapters


def test_everything_is_there_in_every_language(book: Rulebook, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.WARNING)
    for section in book.sections:
        assert section.title
        for paragraph in section.paragraphs:
            assert paragraph.passages, paragraph.name
            assert (paragraph.kind is ParagraphKind.RULING) == bool(paragraph.reason)
            assert (paragraph.kind is ParagraphKind.EXAMPLE) == (paragraph.example is not None)
    assert caplog.messages == []


def test_lists_and_tables_have_the_same_shape_in_every_language(book: Rulebook, locale_folder: Path) -> None:
    english = Catalog.load("en", locale_folder).rulebook()
    for section in book.sections:
        for paragraph in section.paragraphs:
            rows = english.paragraph(paragraph.name).rows
            assert [len(row) for row in paragraph.rows] == [len(row) for row in rows], paragraph.name
            if paragraph.kind is ParagraphKind.TABLE:
                assert len({len(row) for row in rows}) == 1, paragraph.name


def test_marks_are_closed_and_nothing_else_is_marked(book: Rulebook) -> None:
    for section in book.sections:
        for paragraph in section.paragraphs:
            for passage in paragraph.passages:
                rest = re.sub(r"<(b|i)>[^<>]+</\1>", "", passage)
                assert not re.search(r"[<>{}]|\[icon", rest), passage


def test_a_reference_opens_at_its_rule(book: Rulebook) -> None:
    assert book.about_rule("§5.2") is book.paragraph("pottery-b")
    assert book.about_rule(" 6.8 ") is book.paragraph("result-table")
    assert book.about_rule("§99.1") is None
    assert book.section("result").chapter == "only-child"


def test_an_anchor_of_any_kind_opens_its_page(book: Rulebook) -> None:
    assert book.place("§3.6") == (book.section("lights-out"), book.paragraph("lights-out-last"))
    assert book.place("tie-share") == (book.section("tie"), book.paragraph("tie-share"))
    assert book.place("credits") == (book.section("credits"), None)
    assert book.place("nowhere") is None


@pytest.mark.parametrize(("type_", "side"), REGISTRY)
def test_a_collector_opens_at_its_side_and_quotes_its_tooltip(
    type_: TreasureType, side: Side, catalog: Catalog
) -> None:
    key = f"collector-{type_.value}-{side.value.lower()}"
    paragraph = catalog.rulebook().paragraph(side_name(type_, side))
    assert paragraph.text == f"<b>{catalog.say(f'{key}-name')}.</b> {catalog.say(f'{key}-rule')}"


# Search


def test_search_ignores_case_and_accents(locale_folder: Path) -> None:
    book = Catalog.load("fr", locale_folder).rulebook()
    assert book.search("evince") == book.search("ÉVINCÉ") != ()
    hit = book.search("malediction")[0]
    assert hit.paragraph is not None
    passage = without_marks(book.paragraph(hit.paragraph).passages[hit.passage])
    assert passage[hit.start : hit.end].casefold() == "malédiction"


def test_search_finds_titles_in_reading_order(locale_folder: Path) -> None:
    hits = Catalog.load("en", locale_folder).rulebook().search("lights out")
    assert any(hit.section == "lights-out" and hit.paragraph is None for hit in hits)
    order = [section.name for section in PLAN]
    assert [order.index(hit.section) for hit in hits] == sorted(order.index(hit.section) for hit in hits)


@pytest.mark.parametrize("words", ["", "   ", "\n"])
def test_blank_words_find_nothing(words: str, locale_folder: Path) -> None:
    assert Catalog.load("en", locale_folder).rulebook().search(words) == ()


@pytest.mark.parametrize(
    ("text", "words", "spans"),
    [
        ("Straße und Strasse", "strasse", [(0, 6), (11, 18)]),
        ("œuvre", "oeu", [(0, 2)]),
        ("l’Idole", "L'IDOLE", [(0, 7)]),
        ("évincé", "e", [(0, 1), (5, 6)]),
        ("(a+b)", "+b", [(2, 4)]),
    ],
)
def test_find_counts_in_characters_of_the_text_as_it_is(
    text: str, words: str, spans: list[tuple[int, int]]
) -> None:
    assert find(text, words) == spans


@pytest.mark.parametrize(
    ("text", "words", "marked"),
    [
        ("You push <b>out</b> a die.", "PUSH", "You <mark>push</mark> <b>out</b> a die."),
        ("You push <b>out</b>.", "push out", "You <mark>push </mark><b><mark>out</mark></b>."),
        ("<b>Die</b>", "die", "<b><mark>Die</mark></b>"),
        ("nothing", "x", "nothing"),
    ],
)
def test_marks_go_round_what_was_found(text: str, words: str, marked: str) -> None:
    assert mark(text, words) == marked
