"""Two languages as a player would put them in, both partial: Dutch, and Polish with its four plural forms."""

from __future__ import annotations

from pathlib import Path

import pytest
from translator import LOCALE, faults, read

from crypt_game.rules.terms import Rank
from crypt_game.text import Catalog, Noun, available_languages
from crypt_game.text.rank_words import rank_words

LANGUAGES = Path(__file__).parent / "languages"
SCENES = (
    *("app.ftl", "menu.ftl", "meta.ftl", "panels.ftl", "players.ftl"),
    *("refusals.ftl", "scoring.ftl", "settings.ftl", "terms.ftl"),
)
"""The files that both folders translate whole; of the others they have nothing."""


@pytest.mark.parametrize(("language", "name"), [("nl", "Nederlands"), ("pl", "Polski")])
def test_it_is_offered_by_its_own_name(locale_folder: Path, language: str, name: str) -> None:
    assert available_languages(locale_folder, LANGUAGES)[language] == name


@pytest.mark.parametrize("language", ["nl", "pl"])
def test_nothing_in_it_is_broken_or_lacks_a_plural_form(language: str) -> None:
    found = list(faults(language, LANGUAGES / language, read(LOCALE / "en")[0]))
    kinds = {fault.kind for fault in found if fault.kind not in ("missing", "long", "unknown")}
    assert kinds <= {"unchanged"}, [str(fault) for fault in found if fault.kind in kinds]
    assert {fault.key for fault in found if fault.kind == "unchanged"} <= {"term-game"}


@pytest.mark.parametrize("language", ["nl", "pl"])
def test_every_sentence_of_its_files_is_said_in_it(locale_folder: Path, language: str) -> None:
    english, own = read(LOCALE / "en")[0], read(LANGUAGES / language)[0]
    wanted = {key for key, message in english.items() if message.place.split(":")[0] in SCENES}
    assert len(wanted & own.keys()) / len(wanted) > 0.9
    words, plain = (Catalog.load(tag, locale_folder, LANGUAGES) for tag in (language, "en"))
    assert words.say("menu-quit") != plain.say("menu-quit")
    assert words.undrawable() == ""
    # What it lacks is said in English, sentence by sentence.
    assert words.say("about-title") == plain.say("about-title")


def test_polish_takes_the_form_that_each_number_asks_for(locale_folder: Path) -> None:
    say = Catalog.load("pl", locale_folder, LANGUAGES).say
    forms = [say("term-coins", count=count).split()[-1] for count in (1, 2, 5, 12, 22, 25, 1.5)]
    assert forms == ["moneta", "monety", "monet", "monet", "monety", "monet", "monety"]
    assert say("term-coins", count=2.5).startswith("2,5")


def test_dutch_numbers_have_a_decimal_comma(locale_folder: Path) -> None:
    say = Catalog.load("nl", locale_folder, LANGUAGES).say
    assert [say("term-coins", count=count) for count in (1, 2)] == ["1 munt", "2 munten"]
    assert say("term-coins", count=3.5) == "3,5 munten"


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
