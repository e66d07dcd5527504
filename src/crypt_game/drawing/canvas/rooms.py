"""The rendered rooms that scenes take place in: filling the window, or dark and blurred behind panels.

Must never import `ui.scenes` or `rules`.
"""

from __future__ import annotations

import math
from typing import NamedTuple

import pygame
from pygame import Rect

from crypt_game.drawing.canvas.canvas import Canvas
from crypt_game.drawing.in_slices import beside, checkpoint
from crypt_game.drawing.theme import Palette

__all__ = [
    "GATE",
    "HAND_OVER_ROOM",
    "VAULT",
    "RoomLayer",
    "draw_layer",
    "draw_room",
    "draw_room_behind_panels",
    "layer_size",
    "near_room",
    "point_in_room",
    "room_size",
]

_ASPECT = 16 / 9
"""Width for height of every room."""
_NEAR = 4 / 3
"""How much larger than a window of its own shape a room is of which the middle is looked at."""


class RoomLayer(NamedTuple):
    """A part of a room that lies before the others: its picture, and the rows of the whole that it fills."""

    name: str
    top: float
    foot: float


GATE = (RoomLayer("rooms/gate", 0.0, 0.8), RoomLayer("rooms/gate-front", 0.45, 1.0))
"""The wall with the torches, and the floor before it with all that stands on it."""
VAULT, HAND_OVER_ROOM = "rooms/vault", "rooms/hand_over"

#: Behind panels a room keeps this share of its light, dark corners lifted first, but nowhere more than the
#: second colour: so every colour that text is set in stands out from it by 4.5 to 1.
BEHIND_LIGHT, BEHIND_MOST = (112, 112, 116), (80, 75, 69)
#: How far it is blurred, in design pixels.
BEHIND_BLUR = 5


def draw_room(canvas: Canvas, name: str, rect: Rect) -> None:
    """A room of assets/pictures/rooms (`"rooms/gate"`) that fills the box; what is too wide or high is cut
    off evenly."""
    if canvas.scale.contrast:
        canvas.surface.fill(Palette.BLACK, rect)
        return
    canvas.surface.blit(
        canvas.picture_store.baked(("room", name, rect.size), lambda: _fill(canvas, name, rect)), rect
    )


def draw_room_behind_panels(canvas: Canvas, name: str, rect: Rect) -> None:
    """The same room as the ground of a page: blurred and dim, so that panels and words stand before it."""

    if canvas.scale.contrast:
        canvas.surface.fill(Palette.BLACK, rect)
        return

    key = "room behind panels", name, rect.size
    art = canvas.picture_store.baked(key, lambda: _behind_panels(canvas, name, rect))
    canvas.surface.blit(art, rect)


def _behind_panels(canvas: Canvas, name: str, rect: Rect) -> pygame.Surface:
    """The room blurred and dim."""
    half = _fill(canvas, name, Rect(0, 0, rect.width // 2, rect.height // 2))
    checkpoint()
    _lift(half)
    half.fill(BEHIND_LIGHT, special_flags=pygame.BLEND_RGB_MULT)
    half.fill(BEHIND_MOST, special_flags=pygame.BLEND_RGB_MIN)
    radius = max(1, round(canvas.scale.k * BEHIND_BLUR / 2))
    return beside(
        lambda: pygame.transform.smoothscale(pygame.transform.gaussian_blur(half, radius), rect.size)
    )


def _lift(picture: pygame.Surface) -> None:
    """Brighten what is dark more than what is light: x becomes 2x − x²."""
    shade = pygame.Surface(picture.get_size()).convert()
    shade.fill("white")
    shade.blit(picture, (0, 0), special_flags=pygame.BLEND_RGB_SUB)
    shade.blit(picture, (0, 0), special_flags=pygame.BLEND_RGB_MULT)
    picture.blit(shade, (0, 0), special_flags=pygame.BLEND_RGB_ADD)


def layer_size(layer: RoomLayer, rect: Rect) -> tuple[int, int]:
    """The size of a part's picture where the room fills the box."""
    width, height = room_size(rect)
    return width, round(height * layer.foot) - round(height * layer.top)


def draw_layer(canvas: Canvas, layer: RoomLayer, rect: Rect) -> None:
    """A part of a room that fills the box as a whole; what is too wide or high lies outside."""
    if canvas.scale.contrast:
        canvas.surface.fill(Palette.BLACK, rect)
        return
    width, height = room_size(rect)
    size = layer_size(layer, rect)

    def make() -> pygame.Surface:
        return canvas.picture_store.rendered(layer.name, size)

    art = canvas.picture_store.baked(("room layer", layer.name, size), make)
    left, top = rect.centerx - width // 2, rect.centery - height // 2 + round(height * layer.top)
    if layer.top:
        canvas.stamp(art, (left, top))
    else:
        canvas.surface.blit(art, (left, top))


def near_room(rect: Rect) -> Rect:
    """The box of a room of whose picture the middle fills this one; in a box of another shape its outer parts
    are seen as well."""
    width = max(room_size(rect)[0], min(rect.width, round(rect.height * _ASPECT)) * _NEAR)
    near = Rect(0, 0, round(width), math.ceil(width / _ASPECT))
    near.center = rect.center
    return near


def point_in_room(rect: Rect, share: tuple[float, float]) -> tuple[int, int]:
    """Where a point of the picture, as shares of its width and height, lies in the box that it fills."""
    width, height = room_size(rect)
    return (round(rect.centerx + (share[0] - 0.5) * width), round(rect.centery + (share[1] - 0.5) * height))


def room_size(rect: Rect) -> tuple[int, int]:
    """The size at which the picture of a room just covers the box."""
    width = max(rect.width, math.ceil(rect.height * _ASPECT))
    return width, math.ceil(width / _ASPECT)


def _fill(canvas: Canvas, name: str, rect: Rect) -> pygame.Surface:
    size = room_size(rect)
    picture = canvas.picture_store.rendered(name, size)
    room = pygame.Surface(rect.size).convert()
    room.blit(picture, ((rect.width - size[0]) // 2, (rect.height - size[1]) // 2))
    return room
