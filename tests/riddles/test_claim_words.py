"""What is said of claims: the numbers of both, in every language, and nothing that is not so."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from crypt_game.play.match_participants import participants_of
from crypt_game.riddles.reading import all_riddles
from crypt_game.riddles.riddle import Riddle, RiddleKind
from crypt_game.riddles.riddle_match import RiddleMatch, heirs_of
from crypt_game.riddles.riddle_words import RiddleWords
from crypt_game.riddles.what_follows import Refutation
from crypt_game.text import Catalog

LOCALE = Path(__file__).parents[2] / "locale"


def words_of(riddle: Riddle, language: str = "en") -> RiddleWords:
    match = RiddleMatch(riddle, [replace(heir, name=heir.house.value) for heir in heirs_of(riddle)])
    return RiddleWords(riddle, participants_of(match, None, str), Catalog.load(language, LOCALE).say)


def outcome(riddle: Riddle, language: str = "en") -> tuple[Refutation, str]:
    shown = Refutation(riddle, riddle.wrong)
    while not shown.ready:
        shown.look()
    return shown, words_of(riddle, language).outcome(riddle.wrong, shown)


@pytest.mark.parametrize("language", ["en", "de", "fr"])
@pytest.mark.parametrize("players", [1, 2])
def test_the_coins_of_the_try_stand_beside_those_of_the_best_claim(players: int, language: str) -> None:
    riddle = next(
        one for one in all_riddles() if one.kind is RiddleKind.CLAIM and one.setup.players == players
    )
    shown, told = outcome(riddle, language)
    for ended in (shown.tried, shown.best):
        assert all(str(coins) in told for coins in ended.totals.values())


@pytest.mark.parametrize(("players", "said"), [(1, "less than the"), (2, "smaller than with the")])
def test_the_end_of_a_try_tells_by_how_much_it_is_behind_on_average(players: int, said: str) -> None:
    riddle = next(
        one for one in all_riddles() if one.kind is RiddleKind.CLAIM and one.setup.players == players
    )
    _, told = outcome(riddle)
    assert told.endswith(f"{said} best move.")
    assert told.count("average") == 1


def test_who_is_behind_on_average_is_told_so_without_a_sign() -> None:
    for riddle in [one for one in all_riddles() if one.kind is RiddleKind.CLAIM and one.setup.players == 2]:
        words = words_of(riddle)
        if "behind" in words.verdict(riddle.wrong):
            told = next(line for line in words.verdict(riddle.wrong).split(". ") if "behind" in line)
            assert not {"-", "−"} & set(told)
            return
    raise AssertionError("somebody is behind")


def test_a_card_that_was_lost_is_what_counts_where_it_was_asked_for() -> None:
    riddle = next(
        one
        for one in all_riddles()
        if one.kind is RiddleKind.HOLD and "takes" in words_of(one).verdict(one.wrong)
    )
    _, told = outcome(riddle)
    assert "away again" in told
    assert any(line.endswith("for certain.") for line in told.split("\n"))


def test_in_the_middle_of_a_game_only_what_was_proven_is_said() -> None:
    riddles = [one for one in all_riddles() if one.kind is RiddleKind.MID_GAME]
    for riddle in riddles[:3]:
        words = words_of(riddle)
        behind = f"{riddle.target // 10 / 10:g}"
        assert behind in words.verdict(riddle.wrong)
        assert behind in words.verdict(riddle.answer)
        other = next(n for n in range(len(riddle.actions)) if n not in (riddle.answer, riddle.wrong))
        assert "half a coin" in words.verdict(other)
        assert "on average" in words.question
        assert "move" in words.question  # to recover may be the answer, and is no claim
    assert {"ahead" in words_of(one).question for one in riddles if one.setup.players == 2} == {True}


def test_a_title_is_reached_with_more_coins_as_well() -> None:
    riddle = next(one for one in all_riddles() if one.kind is RiddleKind.REACH)
    assert f"at least {riddle.target}" in words_of(riddle).question


def test_a_chance_is_certain_only_where_it_is() -> None:
    for riddle in [one for one in all_riddles() if one.kind is RiddleKind.REACH][:12]:
        told = words_of(riddle).verdict(riddle.answer)
        assert "100 times in 100" not in told
