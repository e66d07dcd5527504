"""The throne room behind the result: its upper part, which fades into darkness where the panels begin."""

from __future__ import annotations

import pygame
from pygame import Rect

from crypt_game.drawing.canvas.canvas import Canvas
from crypt_game.drawing.canvas.dye import THRONE
from crypt_game.drawing.canvas.picture_store import PictureStore
from crypt_game.drawing.canvas.rooms import draw_front, front_of, room_size
from crypt_game.drawing.canvas.surfaces import darken_below
from crypt_game.drawing.theme import Palette

__all__ = ["decode_throne_room", "draw_throne_room", "throne_room"]

_UP = -0.265
"""How far the room is moved up, as a share of the window, so that the throne stands behind the winner."""
_FADE_TO, _FADE = 60, 240
"""How far below the top of the panels the room ends in darkness, and how long that takes, in units."""


def throne_room(box: Rect) -> Rect:
    """Where the room lies that is shown in a box as large as the window."""
    return box.move(0, round(_UP * box.height))


def decode_throne_room(store: PictureStore, box: Rect) -> None:
    """Begin to decode the pictures of the room that is shown in this box."""
    for picture in (THRONE, front_of(THRONE)):
        store.decode_ahead(picture, room_size(box))


def draw_throne_room(canvas: Canvas, top: int, wall: Rect, near: Rect) -> None:
    """Its wall in the one box and what stands before it in the other; the panels begin at the row `top`."""
    store = canvas.picture_store
    if canvas.scale.contrast:
        canvas.surface.fill(Palette.BLACK, wall)
        return

    def make_wall() -> pygame.Surface:
        art = pygame.Surface(wall.size).convert()
        whole = store.rendered(THRONE, room_size(wall), copied=True)
        art.blit(whole, whole.get_rect(center=throne_room(art.get_rect()).center))
        _fade(canvas, art, top)
        return art

    def make_front() -> pygame.Surface:
        art = store.rendered(front_of(THRONE), room_size(near), copied=True)
        _fade(canvas, art, top - throne_room(near).centery + art.get_height() // 2)
        return art

    canvas.surface.blit(store.baked(("throne of the result", wall.size, top), make_wall), wall)
    draw_front(canvas, THRONE, throne_room(near), top, make_front)


def _fade(canvas: Canvas, art: pygame.Surface, top: int) -> None:
    fade = canvas.px(_FADE)
    darken_below(art, top + canvas.px(_FADE_TO) - fade, fade)
