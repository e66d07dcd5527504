"""Parts of surfaces: what lies round a hole."""

from __future__ import annotations

import pytest
from pygame import Rect

from crypt_game.drawing.canvas.surfaces import round_about

AREA = Rect(2, 3, 9, 7)


@pytest.mark.parametrize(
    "hole",
    [
        Rect(4, 5, 3, 2),
        Rect(2, 3, 4, 2),
        Rect(0, 0, 5, 30),
        Rect(8, 8, 20, 20),
        Rect(0, 0, 50, 50),
        Rect(11, 3, 4, 4),
        Rect(3, -6, 4, 4),
        Rect(5, 5, 0, 0),
    ],
    ids=[
        "inside",
        "in a corner",
        "through all rows",
        "half outside",
        "all of it",
        "beside it",
        "above it",
        "none",
    ],
)
def test_every_pixel_round_a_hole_lies_in_one_box(hole: Rect) -> None:
    boxes = round_about(hole, AREA)
    assert all(boxes)
    for x in range(-1, 13):
        for y in range(-1, 12):
            wanted = AREA.collidepoint(x, y) and not hole.collidepoint(x, y)
            assert sum(box.collidepoint(x, y) for box in boxes) == wanted
