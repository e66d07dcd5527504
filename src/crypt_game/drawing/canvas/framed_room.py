"""A room as a picture in a page: with round corners and a thin frame."""

from __future__ import annotations

from typing import Final

import pygame
from pygame import Rect

from crypt_game.drawing.canvas.canvas import Canvas
from crypt_game.drawing.canvas.panels import PANEL_RADIUS, draw_outline
from crypt_game.drawing.canvas.rooms import GATE, draw_layer, draw_room
from crypt_game.drawing.canvas.vector import cut_round

__all__ = ["draw_framed_room", "framed_room"]

_FRAME: Final = 0.4
_NEARER, _TOMB = 1.35, (0.66, 0.58)
"""How much larger than its frame the gate is, whose left is dark, and where in it the tomb is, in shares."""


def framed_room(room: str, place: Rect) -> Rect:
    """The box that a whole room fills of which a frame in `place` shows a part."""
    if room != GATE[0].name:
        return place
    whole = Rect((0, 0), [round(side * _NEARER) for side in place.size])
    for side, tomb in enumerate(_TOMB):
        spare = whole.size[side] - place.size[side]
        aside = round(whole.size[side] * tomb) - place.size[side] // 2
        whole[side] = place[side] - min(spare, max(0, aside))
    return whole


def draw_framed_room(canvas: Canvas, room: str, place: Rect) -> None:
    """Fill `place` with a part of a room (`"rooms/gate"`): its middle, of the gate the tomb; its fire is left
    to others. In high contrast there is no picture, and no frame round nothing."""
    if canvas.scale.contrast:
        return

    def make() -> pygame.Surface:
        art = pygame.Surface(place.size, pygame.SRCALPHA)
        inner = type(canvas)(art, canvas.picture_store, canvas.scale)
        if room == GATE[0].name:
            for layer in GATE:
                whole = framed_room(room, place).move(-place.x, -place.y)
                draw_layer(inner, layer, whole, keep=False)
        else:
            draw_room(inner, room, art.get_rect())
        cut_round(art, canvas.px(PANEL_RADIUS))
        return art

    canvas.stamp(canvas.picture_store.baked(("framed room", room, place.size), make), place.topleft)
    draw_outline(canvas, place, "legal", radius=PANEL_RADIUS, strength=_FRAME)
