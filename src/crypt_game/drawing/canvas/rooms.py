"""The rendered rooms that scenes take place in: filling the window, or dark and blurred behind panels.

Most have two layers, which shift one before the other: the wall, and what stands before it (`FRONTS`).
Must never import `ui.scenes` or `rules`.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Hashable, Mapping
from functools import partial
from typing import Final, NamedTuple

import pygame
from pygame import Rect

from crypt_game.drawing.canvas.canvas import Canvas
from crypt_game.drawing.in_slices import beside, checkpoint
from crypt_game.drawing.theme import Palette

__all__ = [
    "FRONTS",
    "GATE",
    "HAND_OVER_ROOM",
    "VAULT",
    "RoomLayer",
    "draw_front",
    "draw_layer",
    "draw_room",
    "draw_room_behind_panels",
    "draw_wall",
    "front_of",
    "layer_size",
    "near_room",
    "point_in_room",
    "room_size",
]

_ASPECT = 16 / 9
"""Width for height of every room."""
_FLAT, _SIGNS = 4, 0.42
"""From which shape on a box is flat, and how far down in a room the middle of such a box is."""
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

FRONTS: Final[Mapping[str, tuple[tuple[float, float, float, float], ...]]] = {
    "rooms/antechamber": (
        (0.0, 0.0, 0.133, 0.56),
        (0.0, 0.56, 0.257, 0.776),
        (0.274, 0.51, 0.373, 0.744),
        (0.628, 0.51, 0.726, 0.744),
        (0.743, 0.56, 1.0, 0.776),
        (0.867, 0.0, 1.0, 0.56),
    ),
    "rooms/archive": (
        (0.0, 0.0, 0.086, 0.74),
        (0.182, 0.259, 0.367, 0.75),
        (0.659, 0.529, 0.853, 0.754),
        (0.914, 0.0, 1.0, 0.74),
    ),
    "rooms/throne": (
        (0.0, 0.0, 0.125, 0.74),
        (0.302, 0.243, 0.698, 0.575),
        (0.160, 0.575, 0.838, 0.906),
        (0.875, 0.0, 1.0, 0.74),
    ),
    "rooms/hand_over": ((0.0, 0.0, 0.087, 0.772), (0.336, 0.547, 0.664, 0.765), (0.912, 0.0, 1.0, 0.772)),
}
"""The rooms with something before their wall, and the boxes in which the picture of it (`front_of`) has
paint: left, top, right and foot as shares of the room."""

#: Behind panels a room keeps this share of its light, dark corners lifted first, but nowhere more than the
#: second colour: so every colour that text is set in stands out from it by 4.5 to 1.
BEHIND_LIGHT, BEHIND_MOST = (112, 112, 116), (80, 75, 69)
#: How far it is blurred, in design pixels.
BEHIND_BLUR = 5
_BEHIND: Final = "room behind panels"


def draw_room(canvas: Canvas, name: str, rect: Rect) -> None:
    """A room of assets/pictures/rooms (`"rooms/gate"`) that fills the box; what is too wide or high is cut
    off evenly, of a flat box less above than below."""
    if canvas.scale.contrast:
        canvas.surface.fill(Palette.BLACK, rect)
        return

    def make() -> pygame.Surface:
        room = _fill(canvas, name, rect)
        if name in FRONTS:
            front = canvas.picture_store.rendered(front_of(name), room_size(rect))
            room.blit(front, _corner(room.get_rect()), special_flags=pygame.BLEND_PREMULTIPLIED)
        return room

    canvas.surface.blit(canvas.picture_store.baked(("room", name, rect.size), make), rect)


def draw_wall(canvas: Canvas, name: str, rect: Rect) -> None:
    """The wall of such a room alone, without what `draw_front` draws before it."""
    store = canvas.picture_store
    if canvas.scale.contrast:
        canvas.surface.fill(Palette.BLACK, rect)
    else:
        canvas.surface.blit(
            store.room(("wall", name, rect.size), lambda: _fill(canvas, name, rect, copied=True)), rect
        )


def front_of(name: str) -> str:
    """The picture of what stands before the wall of a room."""
    return f"{name}-front"


def draw_front(
    canvas: Canvas,
    name: str,
    rect: Rect,
    kind: Hashable = None,
    make: Callable[[], pygame.Surface] | None = None,
) -> None:
    """What stands before the wall of a room that fills the box; of its picture the boxes with paint are kept.

    `make` makes another picture of it, as large as the room, to be kept under `kind`.
    """
    if canvas.scale.contrast or name not in FRONTS:
        return
    store, size, (left, top) = canvas.picture_store, room_size(rect), _corner(rect)
    whole: list[pygame.Surface] = []

    def cut(place: Rect) -> pygame.Surface:
        if not whole:
            whole.append(store.rendered(front_of(name), size, copied=True) if make is None else make())
        return whole[0].subsurface(place).convert_alpha()

    for number, place in enumerate(_boxes(name, size)):
        key = "room front", name, size, kind, number
        canvas.stamp(store.room(key, partial(cut, place)), (left + place.x, top + place.y))


def _boxes(name: str, size: tuple[int, int]) -> list[Rect]:
    """Where the picture of what stands before the wall has paint."""
    width, height = size
    boxes = []
    for left, top, right, foot in FRONTS[name]:
        x, y = math.floor(left * width), math.floor(top * height)
        boxes.append(Rect(x, y, math.ceil(right * width) - x, math.ceil(foot * height) - y))
    return boxes


def draw_room_behind_panels(canvas: Canvas, name: str, rect: Rect, near: Rect) -> None:
    """The same room as the ground of a page: blurred and dim, so that panels and words stand before it.

    Its wall fills `rect`; what stands before it belongs to a room that fills `near`, of the same size.
    """
    if canvas.scale.contrast:
        canvas.surface.fill(Palette.BLACK, rect)
        return
    store = canvas.picture_store
    wall = store.baked((_BEHIND, name, rect.size), lambda: _wall_behind_panels(canvas, name, rect))
    canvas.surface.blit(wall, rect)
    draw_front(canvas, name, near, _BEHIND, lambda: _front_behind_panels(canvas, name, near))


def _wall_behind_panels(canvas: Canvas, name: str, rect: Rect) -> pygame.Surface:
    """The wall blurred and dim."""
    half = _fill(canvas, name, Rect(0, 0, rect.width // 2, rect.height // 2))
    checkpoint()
    _dim(half)
    half.fill(BEHIND_MOST, special_flags=pygame.BLEND_RGB_MIN)
    return _blurred(canvas, half, rect.size)


def _front_behind_panels(canvas: Canvas, name: str, rect: Rect) -> pygame.Surface:
    """The same of what stands before it."""
    width, height = room_size(rect)
    half = canvas.picture_store.rendered(front_of(name), (width // 2, height // 2))
    checkpoint()
    _dim(half)
    most = half.copy()
    most.fill("white", special_flags=pygame.BLEND_RGB_ADD)
    most.fill(BEHIND_MOST, special_flags=pygame.BLEND_RGB_MIN)
    half.blit(most.premul_alpha(), (0, 0), special_flags=pygame.BLEND_RGB_MIN)
    return _blurred(canvas, half, (width, height))


def _blurred(canvas: Canvas, half: pygame.Surface, size: tuple[int, int]) -> pygame.Surface:
    radius = max(1, round(canvas.scale.k * BEHIND_BLUR / 2))
    return beside(lambda: pygame.transform.smoothscale(pygame.transform.gaussian_blur(half, radius), size))


def _dim(picture: pygame.Surface) -> None:
    """Brighten what is dark more than what is light (x becomes 2x − x²), and take most of its light."""
    shade = pygame.Surface(picture.get_size()).convert()
    shade.fill("white")
    shade.blit(picture, (0, 0), special_flags=pygame.BLEND_RGB_SUB)
    shade.blit(picture, (0, 0), special_flags=pygame.BLEND_RGB_MULT)
    picture.blit(shade, (0, 0), special_flags=pygame.BLEND_RGB_ADD)
    picture.fill(BEHIND_LIGHT, special_flags=pygame.BLEND_RGB_MULT)


def layer_size(layer: RoomLayer, rect: Rect) -> tuple[int, int]:
    """The size of a part's picture where the room fills the box."""
    width, height = room_size(rect)
    return width, round(height * layer.foot) - round(height * layer.top)


def draw_layer(canvas: Canvas, layer: RoomLayer, rect: Rect, *, keep: bool = True) -> None:
    """A part of a room that fills the box as a whole; what is too wide or high lies outside.

    With `keep` its picture is kept for the next frame.
    """
    if canvas.scale.contrast:
        canvas.surface.fill(Palette.BLACK, rect)
        return
    size = layer_size(layer, rect)

    def make() -> pygame.Surface:
        return canvas.picture_store.rendered(layer.name, size)

    art = canvas.picture_store.baked(("room layer", layer.name, size), make) if keep else make()
    left, top = _corner(rect)
    top += round(room_size(rect)[1] * layer.top)
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
    (width, height), (left, top) = room_size(rect), _corner(rect)
    return round(left + share[0] * width), round(top + share[1] * height)


def room_size(rect: Rect) -> tuple[int, int]:
    """The size at which the picture of a room just covers the box."""
    width = max(rect.width, math.ceil(rect.height * _ASPECT))
    return width, math.ceil(width / _ASPECT)


def _corner(rect: Rect) -> tuple[int, int]:
    """Where the picture of a room that fills the box begins; a flat box looks at the signs on its wall."""
    width, height = room_size(rect)
    middle = _SIGNS if rect.width > _FLAT * rect.height else 0.5
    return rect.centerx - width // 2, rect.centery - round(height * middle)


def _fill(canvas: Canvas, name: str, rect: Rect, *, copied: bool = False) -> pygame.Surface:
    """The part of a room's picture that is seen where it fills the box, in the memory of the whole; `copied`
    as in `PictureStore.rendered`."""
    room = canvas.picture_store.rendered(name, room_size(rect), copied=copied)
    left, top = _corner(rect)
    seen = Rect(rect.left - left, rect.top - top, *rect.size)
    return room.subsurface(seen.clamp(room.get_rect()))
