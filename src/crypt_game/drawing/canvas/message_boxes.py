"""The boxes in which words come to the player: tooltips and passing messages."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from typing import Literal, TypeAlias

import pygame
from pygame import Rect, Vector2

from crypt_game.drawing.canvas.canvas import Canvas
from crypt_game.drawing.canvas.forms import draw_time_bar
from crypt_game.drawing.canvas.light import FLOATING, draw_drop_shadow
from crypt_game.drawing.canvas.panels import DIALOG, PanelStyle, draw_plate
from crypt_game.drawing.canvas.vector import filled, picture, polygon, rounded, stroked
from crypt_game.drawing.geometry import LineWidth
from crypt_game.drawing.theme import Colour, Palette

ToastKind: TypeAlias = Literal["turn", "safe", "warning", "note"]
Notch: TypeAlias = Literal["top", "bottom"]

TOAST_COLOURS: dict[ToastKind, Colour] = {
    "turn": Palette.TORCH,
    "safe": Palette.SAFE,
    "warning": Palette.WARNING,
    "note": Palette.IVORY,
}
TOOLTIP = DIALOG._replace(rim_width=LineWidth.CLEAR)
TOAST = PanelStyle(((40, 48, 58), (24, 29, 36)), 0.98, Palette.STEEL, 1.8, 0.9, 0.2, 8, 150)
_CUT = 14
_NOTCH, _NOTCH_ROOT, _NOTCH_OVERLAP = (30, 14), 4, 6
"""A notch: its width and height, and how far it reaches into the box, within the picture and above it."""
_DOT, _DOT_PITCH = 3, 14
"""The dots of a way: how large they are, and how far apart, in units."""
_STRIP, _TIME_LINE = 14, 3


def draw_tooltip_box(canvas: Canvas, rect: Rect, notch: Notch | None = None, notch_x: float = 0) -> None:
    """The gilt box of a tooltip, with a notch at `notch_x` (pixels) that points at what it explains."""
    draw_drop_shadow(canvas, rect, 0, FLOATING, cut=_CUT)
    draw_plate(canvas, rect, TOOLTIP)
    if notch is None:
        return
    wide, tall = map(canvas.px, _NOTCH)
    if notch == "top":
        art = _notch(canvas, wide, tall, DIALOG.fill[0])
        canvas.stamp(art, (notch_x - wide / 2, rect.y - tall + canvas.px(2)))
    else:
        art = pygame.transform.flip(_notch(canvas, wide, tall, DIALOG.fill[-1]), False, True)
        canvas.stamp(art, (notch_x - wide / 2, rect.bottom - canvas.px(_NOTCH_OVERLAP)))


def draw_way(canvas: Canvas, way: Sequence[tuple[int, int]]) -> None:
    """A dotted line along these corners, from a box to what it tells about, with a ring at its end."""
    if not way:
        return
    small, pitch, spots, along = canvas.px(_DOT), canvas.px(_DOT_PITCH), list[Vector2](), 0.0
    for start, end in pairwise(map(Vector2, way)):
        while along < start.distance_to(end):
            spots.append(start.move_towards(end, along))
            along += pitch
        along -= start.distance_to(end)
    for spot in spots:
        pygame.draw.circle(canvas.surface, Palette.BLACK, spot, small + canvas.px(1))
        pygame.draw.circle(canvas.surface, Palette.GILT, spot, small)
    pygame.draw.circle(canvas.surface, Palette.BLACK, way[-1], 2 * small + canvas.px(2))
    pygame.draw.circle(canvas.surface, Palette.GILT, way[-1], 2 * small)


def _notch(canvas: Canvas, wide: int, tall: int, fill: Colour) -> pygame.Surface:
    """A small gilt gable, its foot open so that it grows out of the box."""

    def make() -> pygame.Surface:
        k = canvas.scale.k
        tip = [(0.0, float(tall)), (wide / 2, 2 * k), (float(wide), float(tall))]
        foot = tall + _NOTCH_ROOT * k
        gable, rim = polygon([*tip, (wide, foot), (0, foot)]), polygon(tip, closed=False)
        parts = [filled(gable, fill), stroked(rim, Palette.GILT, LineWidth.CLEAR * k)]
        return picture((wide, round(foot)), parts)

    return canvas.picture_store.baked(("notch", wide, tall, fill), make)


def draw_toast_box(canvas: Canvas, rect: Rect, kind: ToastKind, remaining: float) -> None:
    """The body of a passing message with its coloured strip and its line of remaining time (0 to 1)."""
    draw_plate(canvas, rect, TOAST)
    colour = TOAST_COLOURS[kind]
    wide = canvas.px(_STRIP)
    # the strip's picture ends before the right corners of this path
    path = rounded(0, 0, 2 * wide, rect.height, TOAST.radius * canvas.scale.k)
    strip = Rect(rect.topleft, (wide, rect.height))
    canvas.drawn(("toast", kind), strip, lambda: [filled(path, colour)])
    thin = canvas.px(_TIME_LINE)
    bar = Rect(rect.x + wide + thin, rect.bottom - 2 * thin, rect.width - wide - 2 * 2 * thin, thin)
    draw_time_bar(canvas, bar, remaining, colour)
