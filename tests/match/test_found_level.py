"""Matched computer heirs: a level is found in five games, kept by name, told once for each game."""

from __future__ import annotations

from dataclasses import replace
from random import Random
from statistics import fmean
from typing import Any

import pytest

from crypt_game.match.found_level import FoundLevel, after_game, found_level, matched, matched_players
from crypt_game.match.players import FIRST_STRENGTH, Plan, Player, PlayerKind
from crypt_game.match.ratings import rating_of_strength, ratings, strength_of_rating
from crypt_game.match.statistics import Account, account_of
from crypt_game.opponents.levels import LEVELS_BETWEEN, Level, level_between
from crypt_game.play.level_words import found_words, kind_words, strength_words
from crypt_game.rules import Mode
from crypt_game.rules.indices import SeatIndex
from crypt_game.text.language import Argument
from tests.match.test_ledger import an_account
from tests.match.test_ratings import games
from tests.random_games import finished


def against_matched(account: Account, *seats: int, strength: float = 1.0) -> Account:
    """The same with matched computer heirs on these seats."""
    players = [
        replace(player, mind=PlayerKind.MATCHED, strength=strength) if seat in seats else player
        for seat, player in enumerate(account.plan.players)
    ]
    return replace(account, plan=replace(account.plan, players=tuple(players)))


@pytest.mark.parametrize("strength", [0.0, 0.7, 1.5, 2.3, 3.0])
def test_after_five_games_nobody_wins_or_loses_more_than_three_of_five(strength: float) -> None:
    """Leads drawn as far apart as ratings say; `build_scripts/matched_levels.py` plays it with real games."""
    rng, won = Random(5), []
    for _ in range(250):
        found = FoundLevel()
        for game in range(15):
            apart = rating_of_strength(strength) - rating_of_strength(found.strength)
            lead = rng.gauss(apart / 40, 7)
            won += [lead > 0] if game >= 5 else []
            found = found.after(lead, found.strength)
    assert 0.4 < fmean(won) < 0.6


def test_the_same_lead_tells_more_over_several_rivals() -> None:
    over_one, over_three = (FoundLevel().after(5, 1.0, rivals).rating for rivals in (1, 3))
    assert FoundLevel().rating < over_one < over_three


def test_whoever_plays_nearly_as_well_as_a_regent_meets_regents() -> None:
    assert [FoundLevel(rating_of_strength(found)).strength for found in (2.7, 2.8, 3.0)] == [
        pytest.approx(2.7),
        3.0,
        3.0,
    ]


def test_each_choice_is_made_at_one_of_two_levels() -> None:
    chosen = [level_between(1.25, seed) for seed in range(2000)]
    assert set(chosen) == {Level.SQUIRE, Level.KNIGHT}
    assert 0.21 < fmean(level is Level.KNIGHT for level in chosen) < 0.29
    assert [level_between(number, 7) for number in range(-1, 5)] == [
        Level.PAGE,
        *LEVELS_BETWEEN,
        Level.REGENT,
    ]


def test_strength_and_rating_are_the_same_thing() -> None:
    for tenth in range(31):
        assert strength_of_rating(rating_of_strength(tenth / 10)) == pytest.approx(tenth / 10)
    assert strength_of_rating(0) == 0
    assert strength_of_rating(9999) == 3
    assert FoundLevel().strength == pytest.approx(FIRST_STRENGTH)


def test_a_game_is_counted_once_and_only_against_matched_rivals() -> None:
    account = replace(an_account({"Ada": 50, "Bo": 30, "Heir": 20}, (0,), heirs=("Heir",)), seed=0xABC)
    assert after_game({}, account) == {}
    played = against_matched(account, 2)
    told = after_game({}, played)
    assert set(told) == {"Ada", "Bo"}
    ada, bo = found_level(told, "Ada"), found_level(told, "Bo")
    assert ada.rating > bo.rating > FoundLevel().rating
    assert (ada.games, bo.games) == (1, 1)
    assert after_game(told, played) == told
    assert found_level(after_game(told, replace(played, seed=0xABD)), "Ada").games == 2
    assert after_game({}, replace(played, practice=True)) == {}
    assert "Ada" not in after_game({}, replace(played, helped=frozenset({0})))


def test_a_game_that_nobody_can_win_and_a_mate_say_nothing() -> None:
    alone = against_matched(account_of(finished(Mode.TWINS, 2).record), 2)
    assert after_game({}, alone) == {}
    clash = account_of(finished(Mode.CLASH, 6).record)
    assert after_game({}, against_matched(clash, 1)).keys() == {
        clash.plan.players[seat].name for seat in (2, 3, 4, 5)
    }


@pytest.mark.parametrize(
    "kept",
    [
        None,
        [],
        {"rating": "high", "games": 1, "last": ""},
        {"rating": True, "games": 1, "last": ""},
        {"rating": 99999, "games": 1, "last": ""},
        {"rating": float("nan"), "games": 1, "last": ""},
        {"rating": 1200, "games": -1, "last": ""},
        {"rating": 1200, "games": 1},
    ],
)
def test_what_cannot_be_read_is_nobody_known(kept: Any) -> None:
    assert found_level({"Ada": kept}, "Ada") == FoundLevel()
    strong = FoundLevel(1500.5, 3, "ab")
    assert found_level({"Ada": strong.to_json()}, "Ada") == strong


def test_rivals_are_as_strong_as_the_persons_and_stay_so_in_the_record() -> None:
    plan = against_matched(an_account({"Ada": 1, "Bo": 1, "Heir": 1}, heirs=("Heir",)), 2).plan
    assert matched(plan, {}).players[2].strength == pytest.approx(FIRST_STRENGTH)
    kept = {"Ada": FoundLevel(rating_of_strength(3), 9).to_json(), "Bo": FoundLevel(810.0, 9).to_json()}
    table = matched(plan, kept)
    assert table.players[2].strength == pytest.approx(1.5)
    assert table.players[:2] == plan.players[:2]
    assert Plan.of_record(table.setup, table.extra()) == table
    late = replace(plan.players[1], mind=PlayerKind.MATCHED)
    seated = matched_players(plan, {SeatIndex(1): late, SeatIndex(0): plan.players[0]}, kept)
    assert seated[SeatIndex(1)].strength == pytest.approx(1.5)
    assert seated[SeatIndex(0)] == plan.players[0]


@pytest.mark.parametrize("strength", ["strong", True, -0.1, 3.1, None])
def test_a_record_with_a_wrong_strength_is_not_believed(strength: object) -> None:
    told = an_account({"Ada": 1, "Bo": 1}).plan.players[0].to_json() | {"strength": strength}
    with pytest.raises(ValueError, match="strength"):
        Player.from_json(told)


def test_a_rating_gains_by_how_strong_the_matched_rival_was() -> None:
    won = an_account({"Ada": 50, "Heir": 20}, (0,), heirs=("Heir",))
    weak, strong = (
        ratings(games(against_matched(won, 1, strength=each)))["Ada"][-1].rating for each in (0.0, 3.0)
    )
    assert weak < strong


def say(key: str, /, **facts: Argument) -> str:
    return f"{key} {' '.join(map(str, facts.values()))}".strip()


def test_it_is_told_in_words() -> None:
    assert strength_words(say, 1.0) == "setup-mind-squire"
    assert strength_words(say, 2.9) == "setup-mind-regent"
    assert strength_words(say, 1.5) == "found-between setup-mind-squire setup-mind-knight"
    account = against_matched(an_account({"Ada": 50, "Heir": 20}, (0,), heirs=("Heir",)), 1)
    told = after_game({}, account)
    assert found_words(say, account, {}) == ""
    level = strength_words(say, found_level(told, "Ada").strength)
    assert found_words(say, account, told) == f"found-level Ada {level} 1"
    assert kind_words(say, account.plan.players[1]) == "found-now setup-mind-matched setup-mind-squire"
    assert kind_words(say, account.plan.players[0]) == "setup-mind-person"
