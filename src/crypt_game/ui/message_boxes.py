"""The boxes in which words come to the player: tooltips and passing messages."""

from __future__ import annotations

from typing import Literal, TypeAlias

import pygame
from pygame import Rect

from crypt_game.ui.canvas.canvas import Canvas
from crypt_game.ui.canvas.forms import draw_time_bar
from crypt_game.ui.canvas.light import draw_drop_shadow
from crypt_game.ui.canvas.panels import DIALOG, PanelStyle, draw_plate
from crypt_game.ui.canvas.vector import chamfered, document, filled, polygon, rasterise, stroked
from crypt_game.ui.theme import Colour, Palette

ToastKind: TypeAlias = Literal["turn", "safe", "warning", "note"]
Notch: TypeAlias = Literal["top", "bottom"]

TOAST_COLOURS: dict[ToastKind, Colour] = {
    "turn": Palette.TORCH,
    "safe": Palette.SAFE,
    "warning": Palette.WARNING,
    "note": Palette.IVORY,
}
TOOLTIP = DIALOG._replace(rim_width=2.4)
TOAST = PanelStyle(((40, 48, 58), (24, 29, 36)), 0.98, Palette.STEEL, 1.8, 0.9, 0.2, 8, 150)


def draw_tooltip_box(canvas: Canvas, rect: Rect, notch: Notch | None = None, notch_x: float = 0) -> None:
    """The gilt box of a tooltip, with a notch at `notch_x` (pixels) that points at what it explains."""
    draw_drop_shadow(canvas, rect, 0, cut=14, dy=8, blur=20, alpha=180)
    draw_plate(canvas, rect, TOOLTIP)
    if notch is None:
        return
    wide, tall = canvas.px(30), canvas.px(14)
    if notch == "top":
        art = _notch(canvas, wide, tall, DIALOG.fill[0])
        canvas.stamp(art, (notch_x - wide / 2, rect.y - tall + canvas.px(2)))
    else:
        art = pygame.transform.flip(_notch(canvas, wide, tall, DIALOG.fill[-1]), False, True)
        canvas.stamp(art, (notch_x - wide / 2, rect.bottom - canvas.px(6)))


def _notch(canvas: Canvas, wide: int, tall: int, fill: Colour) -> pygame.Surface:
    """A small gilt gable, its foot open so that it grows out of the box."""

    def make() -> pygame.Surface:
        k = canvas.scale.k
        tip = [(0.0, float(tall)), (wide / 2, 2 * k), (float(wide), float(tall))]
        body = [*tip, (float(wide), tall + 4 * k), (0.0, tall + 4 * k)]
        size = (wide, round(tall + 4 * k))
        parts = [filled(polygon(body), fill), stroked(polygon(tip, closed=False), Palette.GILT, 2.4 * k)]
        return rasterise(document(*size, parts), size)

    return canvas.picture_store.baked(("notch", wide, tall, fill), make)


def draw_toast_box(canvas: Canvas, rect: Rect, kind: ToastKind, remaining: float) -> None:
    """The body of a passing message with its coloured strip and its line of remaining time (0 to 1)."""
    draw_plate(canvas, rect, TOAST)
    colour = TOAST_COLOURS[kind]
    wide = canvas.px(14)

    def make() -> pygame.Surface:
        path = chamfered(0, 0, wide * 2, rect.height, 8 * canvas.scale.k)
        return rasterise(document(wide, rect.height, [filled(path, colour)]), (wide, rect.height))

    canvas.stamp(canvas.picture_store.baked(("toast", wide, rect.height, kind), make), rect.topleft)
    thin = canvas.px(3)
    draw_time_bar(
        canvas,
        Rect(rect.x + wide + thin, rect.bottom - 2 * thin, rect.width - wide - 4 * thin, thin),
        remaining,
        colour,
    )
