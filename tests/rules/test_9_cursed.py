"""§9: Cursed Treasure."""

from __future__ import annotations

import pytest

from crypt_game.rules import card_named
from crypt_game.rules.events import CursesCounted
from crypt_game.rules.indices import SeatIndex
from crypt_game.rules.modes.cursed import CURSED, UNCURSED

from .conftest import Begin


def test_9_1_fours_count_twice_and_threes_once() -> None:
    hands = {
        SeatIndex(0): [card_named("idol-4-0"), card_named("idol-3-0")],
        SeatIndex(1): [card_named("idol-2-0")],
    }
    assert CURSED.count(hands) == {0: 3, 1: 0}
    assert UNCURSED.count(hands) == {}


@pytest.mark.parametrize(
    ("curses", "losers"),
    [({0: 3, 1: 2}, (0,)), ({0: 3, 1: 3, 2: 1}, (0, 1)), ({0: 0, 1: 0}, ()), ({}, ())],
)
def test_9_1_the_most_cursed_lose(curses: dict[int, int], losers: tuple[int, ...]) -> None:
    assert CURSED.losers({SeatIndex(seat): count for seat, count in curses.items()}) == losers


def test_9_1_five_coins_are_lost_at_game_end(begin: Begin) -> None:
    game = begin(3, cursed=True)
    game.give(0, "idol-4-0")
    game.give(1, "idol-3-0", "pottery-3-0")
    game.last_round()
    game.recover(0, 1, 2)
    assert [score.curse for score in game.result.scores] == [-5, -5, 0]
    first, second, third = map(SeatIndex, range(3))
    counted = CursesCounted(((first, 2), (second, 2), (third, 0)), (first, second), -5)
    assert game.all_events(CursesCounted) == [counted]
