"""The rulebook's limestone page and the boxes upon it: the one light ground in the game."""

from __future__ import annotations

import pygame
from pygame import Rect

from crypt_game.ui.canvas.canvas import Canvas
from crypt_game.ui.canvas.light import draw_drop_shadow
from crypt_game.ui.canvas.vector import chamfered, document, filled, gradient, polygon, rasterise, stroked
from crypt_game.ui.theme import Palette


def draw_parchment(canvas: Canvas, rect: Rect) -> None:
    """The one light page: limestone with a double frame and corner lozenges."""
    draw_drop_shadow(canvas, rect, 4, dy=8, blur=18, alpha=170)
    canvas.stamp(
        canvas.picture_store.baked(("page", rect.size, canvas.scale.k), lambda: _page_art(canvas, rect.size)),
        rect.topleft,
    )


def draw_page_box(canvas: Canvas, rect: Rect, strip: float = 0) -> None:
    """A ruling or note on the page; `strip` (design pixels) is the brown band at its left."""

    def make() -> pygame.Surface:
        k, (width, height) = canvas.scale.k, rect.size
        path = chamfered(k, k, width - 2 * k, height - 2 * k, 10 * k)
        parts = [gradient("p", ((240, 228, 198), (226, 210, 172))), filled(path, "#p")]
        if strip:
            band = strip * k
            low, high = height - k, 11 * k
            side = polygon([(high, k), (band, k), (band, low), (high, low), (k, height - high), (k, high)])
            parts.append(filled(side, Palette.PAGE_STRIP))
        parts.append(stroked(path, Palette.PAGE_FRAME, 1.8 * k))
        return rasterise(document(width, height, parts), rect.size)

    canvas.stamp(
        canvas.picture_store.baked(("page-box", rect.size, strip, canvas.scale.k), make), rect.topleft
    )


def _page_art(canvas: Canvas, size: tuple[int, int]) -> pygame.Surface:
    k, (width, height) = canvas.scale.k, size
    frame = [
        chamfered(inset * k, inset * k, width - 2 * inset * k, height - 2 * inset * k, 0)
        for inset in (2, 12, 16)
    ]
    parts = [
        gradient("p", Palette.PAGE),
        filled(frame[0], "#p"),
        stroked(frame[0], Palette.VOID, 4 * k),
        stroked(frame[1], Palette.PAGE_FRAME, 2.4 * k, 0.9),
        stroked(frame[2], Palette.PAGE_FRAME, 1.2 * k, 0.6),
    ]
    for x in (12 * k, width - 12 * k):
        for y in (12 * k, height - 12 * k):
            lozenge = polygon([(x, y - 9 * k), (x + 9 * k, y), (x, y + 9 * k), (x - 9 * k, y)])
            parts += [filled(lozenge, Palette.PAGE_FRAME), stroked(lozenge, Palette.VOID, 2 * k)]
    return rasterise(document(width, height, parts), size)
