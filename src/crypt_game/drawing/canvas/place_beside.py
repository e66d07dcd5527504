"""Where a box with words stands that explains something in the window. Pure geometry."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import product
from typing import Final

from pygame import Rect

from crypt_game.drawing.geometry import Box, Frame

__all__ = ["BAR", "MARGIN", "place_beside"]

MARGIN: Final = 20
"""What stays free at each edge of the window."""
BAR: Final = 52
"""What stays free at the top for the buttons of the lesson, beside the margin."""
_AWAY: Final = 30
"""How far the box stands from what it is about."""
_CLOSE: Final = 12
"""What lies nearer to the box than half of this cannot be touched well, as if it were covered."""
_SIDES: Final = (
    ("midleft", "midright"),
    ("midright", "midleft"),
    ("midbottom", "midtop"),
    ("midtop", "midbottom"),
)
"""Which side of the panel stands at which side of what it is about, the best first."""


def place_beside(
    frame: Frame,
    lit: Sequence[Rect],
    sizes: Sequence[tuple[int, int]],
    line: Rect,
    spared: Sequence[Rect] = (),
) -> Rect:
    """Where a box of one of these sizes stands, the first the best: beside what is lit, or above that at the
    top of the window, over as little as may be of it, then of what is `spared`, and if it can above the
    status `line`."""
    px = frame.px
    window = Box(*frame.window).inset(px(MARGIN), px(MARGIN)).take_top(px(BAR))[1].rect
    above = Rect(window.topleft, (window.width, line.top - window.top))
    if not lit:
        room = above if sizes[0][1] <= above.height else window
        return Rect((0, 0), sizes[0]).move_to(center=room.center)
    places: list[Rect] = []
    for size in sizes:
        rooms = (above, window) if size[1] <= above.height else (window,)
        for room, about, (own, its) in product(rooms, (lit[0], lit[0].unionall(list(lit[1:]))), _SIDES):
            corner = getattr(about.inflate(2 * px(_AWAY), 2 * px(_AWAY)), its)
            place = Rect((0, 0), size).move_to(**{own: corner}).clamp(room)
            places += [place, place.move_to(top=room.top)]

    def covered(box: Rect) -> tuple[int, int]:
        near = box.inflate(px(_CLOSE), px(_CLOSE))
        most, more = (sum(_area(near.clip(rect)) for rect in rects) for rects in (lit, spared))
        return most, more

    return min(places, key=covered)


def _area(rect: Rect) -> int:
    return rect.width * rect.height
