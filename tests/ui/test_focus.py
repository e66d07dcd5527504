"""Which control a finger or a pointer meets."""

from __future__ import annotations

import pytest
from pygame import Rect

from crypt_game.ui.focus import Controls, Widget
from crypt_game.ui.input import Pointer, PointerKind


def hovered(controls: Controls, pos: tuple[int, int]) -> str | None:
    controls.handle(Pointer(PointerKind.MOVE, pos))
    return controls.hover.key if controls.hover is not None else None


@pytest.mark.parametrize(
    ("pos", "met"),
    [
        ((110, 110), "small"),
        ((95, 110), "small"),
        ((90, 110), None),
        ((123, 110), "next"),
        ((128, 110), "next"),
    ],
)
def test_a_small_control_answers_to_a_fingertip_where_no_other_is_hit(
    pos: tuple[int, int], met: str | None
) -> None:
    controls = Controls()
    controls.fill(
        [Widget("small", Rect(100, 100, 20, 20), "small"), Widget("next", Rect(122, 100, 60, 60), "next")]
    )
    assert hovered(controls, pos) == met


def test_a_large_control_does_not_reach_beyond_its_box() -> None:
    controls = Controls()
    controls.fill([Widget("large", Rect(100, 100, 60, 60), "large")])
    assert hovered(controls, (99, 120)) is None
