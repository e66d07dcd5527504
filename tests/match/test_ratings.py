"""Ratings, points and groups over games that are over."""

from __future__ import annotations

from dataclasses import replace
from datetime import datetime, timedelta

import pytest

from crypt_game.match.grouping import Grouping, group_keys, members
from crypt_game.match.players import PlayerKind
from crypt_game.match.ratings import FIRST_RATING, RATING_OF, points_of, ratings
from crypt_game.match.series import SeriesMark
from crypt_game.match.statistics import Account, GameKind, PlayedGame, account_of
from crypt_game.rules import Mode
from tests.match.test_ledger import an_account
from tests.random_games import NAMES, finished

START = datetime(2026, 11, 1, 20)


def games(*accounts: Account) -> list[PlayedGame]:
    return [PlayedGame(START + timedelta(hours=number), each) for number, each in enumerate(accounts)]


def last(*accounts: Account) -> dict[str, float]:
    return {name: marks[-1].rating for name, marks in ratings(games(*accounts)).items()}


def test_what_one_gains_another_loses() -> None:
    rated = last(an_account({"Ada": 30, "Bo": 20}, (0,)))
    assert rated == {"Ada": FIRST_RATING + 16, "Bo": FIRST_RATING - 16}
    again = last(an_account({"Ada": 30, "Bo": 20}, (0,)), an_account({"Ada": 30, "Bo": 20}, (0,)))
    assert FIRST_RATING + 16 < again["Ada"] < FIRST_RATING + 32
    assert sum(again.values()) == pytest.approx(2 * FIRST_RATING)


def test_a_game_moves_a_person_as_much_however_many_play() -> None:
    rated = last(an_account({"Ada": 30, "Bo": 20, "Cy": 10}, (0,)))
    assert rated == {"Ada": FIRST_RATING + 16, "Bo": FIRST_RATING, "Cy": FIRST_RATING - 16}


def test_who_beats_the_strong_gains_more() -> None:
    def against(mind: PlayerKind) -> float:
        account = an_account({"Ada": 30, "Heir": 20}, (0,), heirs=("Heir",))
        people = (account.plan.players[0], replace(account.plan.players[1], mind=mind))
        return last(replace(account, plan=replace(account.plan, players=people)))["Ada"]

    by_strength = [against(mind) for mind in sorted(RATING_OF, key=lambda mind: RATING_OF[mind])]
    assert by_strength == sorted(by_strength)
    assert by_strength[0] < by_strength[-1]
    assert RATING_OF[PlayerKind.SQUIRE] == FIRST_RATING


def test_a_roll_that_decided_a_tie_counts() -> None:
    rated = last(an_account({"Ada": 30, "Bo": 30}, (1,)))
    assert rated["Bo"] > rated["Ada"]
    drawn = last(an_account({"Ada": 30, "Bo": 30}, (0, 1)))
    assert drawn == {"Ada": FIRST_RATING, "Bo": FIRST_RATING}


def test_neither_help_nor_a_game_without_winners_changes_it() -> None:
    helped = replace(an_account({"Ada": 30, "Bo": 20}, (0,)), with_help=True)
    alone = account_of(finished(Mode.SOLO, 1).record)
    assert ratings(games(helped, alone)) == {}


def test_members_of_a_house_do_not_play_against_each_other() -> None:
    clash = account_of(finished(Mode.CLASH, 6).record)
    rated = last(clash)
    assert rated[NAMES[0]] == rated[NAMES[1]]
    assert sum(rated.values()) == pytest.approx(6 * FIRST_RATING)


def test_points_are_given_for_persons_left_behind() -> None:
    played = games(
        an_account({"Ada": 30, "Bo": 20, "Heir": 10}, (0,), heirs=("Heir",)),
        an_account({"Ada": 20, "Bo": 20, "Cy": 40}, (2,)),
    )
    assert [points_of(played, name) for name in ("Ada", "Bo", "Cy", "Heir")] == [1.5, 0.5, 2.0, 0.0]


def test_points_are_given_at_crypts_that_people_played_in_turn() -> None:
    """Each against computer players, compared at the same crypt; another match is another crypt."""

    def turn(name: str, coins: int, number: int, match: str = "ab") -> Account:
        mark = SeriesMark(match, 4, number, ("Ada", "Bo"))
        return replace(an_account({name: coins, "Heir": 99}, (1,), heirs=("Heir",)), series=mark)

    first, second = (turn("Ada", 30, 1), turn("Bo", 20, 2)), (turn("Bo", 25, 3), turn("Ada", 25, 4))
    played = games(*first, *second, turn("Ada", 50, 1, "cd"))
    assert [points_of(played, name) for name in ("Ada", "Bo", "Heir")] == [1.5, 0.5, 0.0]


def test_games_are_grouped_by_rivals_help_and_person() -> None:
    knights = an_account({"Ada": 30, "Heir": 20}, (0,), heirs=("Heir",))
    people = replace(an_account({"Ada": 30, "Bo": 20}, (0,)), with_help=True)
    ghosts = account_of(finished(Mode.SOLO, 1).record)
    played = games(knights, people, ghosts)
    assert group_keys(played, Grouping.RIVALS) == ["ghosts", "people", "knight"]
    assert group_keys(played, Grouping.HELP) == ["alone", "helped"]
    assert group_keys(played, Grouping.MODE) == [GameKind(Mode.STANDARD, 2), GameKind(Mode.SOLO, 1)]
    assert group_keys(played, Grouping.PERSON) == ["Ada", "Bo", NAMES[0]]
    assert [game.account for game in members(played, Grouping.RIVALS, "knight")] == [knights]
    assert [game.account for game in members(played, Grouping.HELP, "helped")] == [people]
    assert [game.account for game in members(played, Grouping.PERSON, "Ada")] == [knights, people]


def test_the_strongest_rival_counts() -> None:
    account = an_account({"Ada": 1, "One": 2, "Two": 3}, (2,), heirs=("One", "Two"))
    one, two, three = account.plan.players
    mixed = (one, replace(two, mind=PlayerKind.REGENT), replace(three, mind=PlayerKind.PAGE))
    assert group_keys(
        games(replace(account, plan=replace(account.plan, players=mixed))), Grouping.RIVALS
    ) == ["regent"]
