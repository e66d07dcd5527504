"""The title of a game agrees with the heir who earned it, in gender and number."""

from __future__ import annotations

from pathlib import Path

import pytest

from crypt_game.rules.terms import Rank
from crypt_game.text import Catalog, Noun
from crypt_game.text.rank_words import rank_words

FOOLS = {
    "en": ("The Fool", "The Fool", "The Fools", "The Fools", "The Fools"),
    "de": ("Der Narr", "Die Närrin", "Die Narren", "Die Narren", "Die Närrinnen"),
    "fr": ("Le Fou", "La Folle", "Les Fous", "Les Fous", "Les Folles"),
}


@pytest.mark.parametrize("language", FOOLS)
def test_a_title_agrees_with_one_heir_and_with_two(locale_folder: Path, language: str) -> None:
    say = Catalog.load(language, locale_folder).say
    alone = [rank_words(say, Rank.FOOL, [person]) for person in ("duke", "duchess")]
    pairs = (("duke", "duke"), ("duchess", "duke"), ("duchess", "duchess"))
    twins = [rank_words(say, Rank.FOOL, pair, twins=True) for pair in pairs]
    assert (*alone, *twins) == FOOLS[language]


@pytest.mark.parametrize("rank", list(Rank))
@pytest.mark.parametrize(("language", "duke", "duchess"), [("de", "Der ", "Die "), ("fr", "Le ", "La ")])
def test_every_title_of_one_heir_has_its_article(
    locale_folder: Path, language: str, duke: str, duchess: str, rank: Rank
) -> None:
    say = Catalog.load(language, locale_folder).say
    assert rank_words(say, rank).startswith(duke)
    assert rank_words(say, rank, ["duchess"]).startswith(duchess)


def test_the_chronicle_agrees_as_well(locale_folder: Path) -> None:
    say = Catalog.load("fr", locale_folder).say
    ended = say("event-ended-solo", rank=Noun("rank-affluent"), title="duchess", count=44)
    assert "la Nantie" in ended
