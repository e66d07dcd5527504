"""The view of a room in layers follows the pointer, comes to rest, and stands still without motion."""

from __future__ import annotations

import pytest

from crypt_game.drawing.parallax import Parallax


def test_a_room_opens_aside_and_comes_to_rest_in_the_middle() -> None:
    view = Parallax()
    assert abs(view.offset(7)) == 7
    for _ in range(120):
        view.update(1 / 60)
    assert not view.moving
    assert view.offset(7) == 0


@pytest.mark.parametrize(("share", "side"), [(0.0, 1), (1.0, -1), (-3.0, 1), (9.0, -1)])
def test_near_things_shift_against_the_pointer_and_far_ones_with_it(share: float, side: int) -> None:
    view = Parallax()
    view.look(share)
    view.update(10.0)
    assert view.offset(7) == 7 * side
    assert view.offset(-3) == -3 * side


def test_at_rest_nothing_has_shifted() -> None:
    view = Parallax()
    view.look(0.9)
    view.rest()
    assert not view.moving
    assert view.offset(7) == 0
