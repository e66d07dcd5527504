"""Two languages as a player would put them in: Dutch, and Polish with its four plural forms."""

from __future__ import annotations

from datetime import date
from pathlib import Path
from shutil import copy

import pytest
from translator import LOCALE, faults, read

from crypt_game.daily.day_words import date_in_words, month_words
from crypt_game.rules.terms import Rank
from crypt_game.text import Catalog, Noun, available_languages
from crypt_game.text.rank_words import rank_words

LANGUAGES = Path(__file__).parent / "languages"
WHOLE = 0.95
"""The share of the English keys that both folders must have; the newest sentences may still lack."""
TOLERATED = frozenset({"missing", "unknown", "unsaid", "long"})
"""What a change of the English words brings about; every other fault is the folder's own."""


@pytest.mark.parametrize(("language", "name"), [("nl", "Nederlands"), ("pl", "Polski")])
def test_it_is_offered_by_its_own_name(locale_folder: Path, language: str, name: str) -> None:
    assert available_languages(locale_folder, LANGUAGES)[language] == name


@pytest.mark.parametrize("language", ["nl", "pl"])
def test_placeholders_plural_forms_and_glossary_hold(language: str) -> None:
    found = faults(language, LANGUAGES / language, read(LOCALE / "en")[0])
    assert [str(fault) for fault in found if fault.kind not in TOLERATED] == []


@pytest.mark.parametrize("language", ["nl", "pl"])
def test_it_is_whole(locale_folder: Path, language: str) -> None:
    english, own = (read(folder)[0].keys() for folder in (LOCALE / "en", LANGUAGES / language))
    assert len(english & own) >= WHOLE * len(english), sorted(english - own)
    assert Catalog.load(language, locale_folder, LANGUAGES).undrawable() == ""


def test_what_a_partial_folder_lacks_is_said_in_english(locale_folder: Path, tmp_path: Path) -> None:
    (tmp_path / "nl").mkdir()
    copy(LANGUAGES / "nl" / "menu.ftl", tmp_path / "nl")
    words, plain = (Catalog.load(tag, locale_folder, tmp_path) for tag in ("nl", "en"))
    assert words.say("menu-quit") == "Afsluiten"
    assert words.say("about-title") == plain.say("about-title")


def test_polish_takes_the_form_that_each_number_asks_for(locale_folder: Path) -> None:
    say = Catalog.load("pl", locale_folder, LANGUAGES).say
    forms = [say("term-coins", count=count).split()[-1] for count in (1, 2, 5, 12, 22, 25, 1.5)]
    assert forms == ["moneta", "monety", "monet", "monet", "monety", "monet", "monety"]
    assert say("term-coins", count=2.5).startswith("2,5")


def test_a_month_is_inflected_in_a_date(locale_folder: Path) -> None:
    say = Catalog.load("pl", locale_folder, LANGUAGES).say
    assert month_words(say, date(2026, 11, 22)) == "listopad 2026"
    assert date_in_words(say, date(2026, 11, 22)) == "niedziela, 22 listopada 2026"


def test_dutch_numbers_have_a_decimal_comma(locale_folder: Path) -> None:
    say = Catalog.load("nl", locale_folder, LANGUAGES).say
    assert [say("term-coins", count=count) for count in (1, 2)] == [
        "1\N{NO-BREAK SPACE}munt",
        "2\N{NO-BREAK SPACE}munten",
    ]
    assert say("term-coins", count=3.5) == "3,5\N{NO-BREAK SPACE}munten"


def test_titles_agree_in_polish_too(locale_folder: Path) -> None:
    say = Catalog.load("pl", locale_folder, LANGUAGES).say
    assert rank_words(say, Rank.AFFLUENT, ["duchess"]) == "Zamożna"
    assert rank_words(say, Rank.AFFLUENT, ["duke", "duchess"], twins=True) == "Zamożni"


def test_a_refusal_inflects_its_card(locale_folder: Path) -> None:
    facts: dict[str, str | int | float] = {
        "strength": 3,
        "needed": 5,
        "holder": "Ysolde",
        "card": Noun("tapestry"),
        "you": "no",
    }
    say = Catalog.load("pl", locale_folder, LANGUAGES).say
    assert (
        say("refusal-too-weak", **facts) == "Twoje 3 to za mało na Gobelin: Ysolde ustąpi przed 5 lub więcej."
    )
    assert "na Biżuterię" in say("refusal-slot-twice", card=Noun("jewelry"))
