"""Hold to peek, or one press to show and the next to cover."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any, cast

import pytest

from crypt_game.play.board_model import BoardModel
from crypt_game.play.hold_to_peek import HoldToPeek


def peeking() -> tuple[HoldToPeek, Any]:
    model = SimpleNamespace(plan=SimpleNamespace(human_seats=(0, 1)), peek=0.0, covered=True, scores={})
    return HoldToPeek(cast(BoardModel, model), lambda: None), model


def test_letting_go_covers_at_once() -> None:
    peek, model = peeking()
    peek.hold(True)
    peek.update(1.0)
    assert not model.covered
    peek.hold(False)
    assert model.covered


def test_by_tap_one_press_shows_and_the_next_covers() -> None:
    peek, model = peeking()
    peek.hold(True, tap=True)
    peek.hold(False, tap=True)
    peek.update(1.0)
    assert not model.covered
    peek.hold(True, tap=True)
    assert model.covered
    peek.hold(False, tap=True)
    peek.update(1.0)
    assert model.covered


@pytest.mark.parametrize(("time", "shown"), [("short", True), ("normal", False), ("long", False)])
def test_how_long_is_the_players_choice(time: str, shown: bool) -> None:
    peek, model = peeking()
    peek.hold(True)
    peek.update(0.2, time)
    assert model.covered is not shown
    peek.update(0.8, time)
    assert not model.covered
