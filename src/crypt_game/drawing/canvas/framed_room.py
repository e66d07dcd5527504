"""A room as a picture in a page: with round corners and a thin frame."""

from __future__ import annotations

from typing import Final

import pygame
from pygame import Rect

from crypt_game.drawing.canvas.canvas import Canvas
from crypt_game.drawing.canvas.panels import PANEL_RADIUS, draw_outline
from crypt_game.drawing.canvas.rooms import GATE, draw_layer, draw_room
from crypt_game.drawing.canvas.vector import cut_round

__all__ = ["draw_framed_room"]

_FRAME: Final = 0.4


def draw_framed_room(canvas: Canvas, room: str, place: Rect) -> None:
    """Fill `place` with a part of a room (`"rooms/gate"`), its middle; its fire is left to others. In high
    contrast there is no picture, and no frame round nothing."""
    if canvas.scale.contrast:
        return

    def make() -> pygame.Surface:
        art = pygame.Surface(place.size, pygame.SRCALPHA)
        inner = type(canvas)(art, canvas.picture_store, canvas.scale)
        if room == GATE[0].name:
            for layer in GATE:
                draw_layer(inner, layer, art.get_rect())
        else:
            draw_room(inner, room, art.get_rect())
        cut_round(art, canvas.px(PANEL_RADIUS))
        return art

    canvas.stamp(canvas.picture_store.baked(("framed room", room, place.size), make), place.topleft)
    draw_outline(canvas, place, "legal", radius=PANEL_RADIUS, strength=_FRAME)
