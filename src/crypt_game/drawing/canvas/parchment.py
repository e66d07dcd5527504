"""The rulebook's limestone page and the boxes upon it: the one light ground in the game."""

from __future__ import annotations

from pygame import Rect

from crypt_game.drawing.canvas.canvas import Canvas
from crypt_game.drawing.canvas.light import FLOATING, draw_drop_shadow
from crypt_game.drawing.canvas.vector import (
    chamfered,
    chamfered_left,
    filled,
    gradient,
    polygon,
    rounded_within,
    stroked,
)
from crypt_game.drawing.geometry import LineWidth
from crypt_game.drawing.theme import Palette

_SHEET_RADIUS = 4
_EDGE, _OUTER_FRAME, _INNER_FRAME = 2, 12, 16
"""How far the page and the two lines of its frame are within its picture, in units."""
_OUTER_OPACITY, _INNER_OPACITY = 0.9, 0.6
_LOZENGE = ((0, -9), (9, 0), (0, 9), (-9, 0))
_BOX, _BOX_CUT = ((240, 228, 198), (226, 210, 172)), 10


def draw_parchment(canvas: Canvas, rect: Rect) -> None:
    """The one light page: limestone with a double frame and corner lozenges."""
    draw_drop_shadow(canvas, rect, _SHEET_RADIUS, FLOATING)
    canvas.drawn("page", rect, lambda: _page_parts(canvas, rect.size))


def draw_page_box(canvas: Canvas, rect: Rect, strip: float = 0) -> None:
    """A ruling or note on the page; `strip` (design pixels) is the brown band at its left."""

    def drawing() -> list[str]:
        k, (width, height) = canvas.scale.k, rect.size
        path = chamfered(k, k, width - 2 * k, height - 2 * k, _BOX_CUT * k)
        parts = [gradient("p", _BOX), filled(path, "#p")]
        if strip:
            side = chamfered_left(k, k, (strip - 1) * k, height - 2 * k, _BOX_CUT * k)
            parts.append(filled(side, Palette.PAGE_STRIP))
        return [*parts, stroked(path, Palette.PAGE_FRAME, LineWidth.THIN * k)]

    canvas.drawn(("page-box", strip), rect, drawing)


def _page_parts(canvas: Canvas, size: tuple[int, int]) -> list[str]:
    k, (width, height) = canvas.scale.k, size
    page, outer, inner = (rounded_within(size, inset * k, 0) for inset in (_EDGE, _OUTER_FRAME, _INNER_FRAME))
    parts = [
        gradient("p", Palette.PAGE),
        filled(page, "#p"),
        stroked(page, Palette.VOID, LineWidth.HEAVY * k),
        stroked(outer, Palette.PAGE_FRAME, LineWidth.CLEAR * k, _OUTER_OPACITY),
        stroked(inner, Palette.PAGE_FRAME, LineWidth.HAIR * k, _INNER_OPACITY),
    ]
    for x in (_OUTER_FRAME * k, width - _OUTER_FRAME * k):
        for y in (_OUTER_FRAME * k, height - _OUTER_FRAME * k):
            lozenge = polygon([(x + across * k, y + down * k) for across, down in _LOZENGE])
            parts += [filled(lozenge, Palette.PAGE_FRAME), stroked(lozenge, Palette.VOID, 2 * k)]
    return parts
