"""The rendered rooms that scenes take place in: filling the window, or dark and blurred behind panels.

Must never import `ui.scenes` or `rules`.
"""

from __future__ import annotations

import pygame
from pygame import Rect

from crypt_game.ui.canvas.canvas import Canvas

__all__ = ["draw_room", "draw_room_behind_panels", "point_in_room"]

#: Behind panels a room keeps this share of its light, dark corners lifted first, but nowhere more than the
#: second colour: so every colour that text is set in stands out from it by 4.5 to 1.
BEHIND_LIGHT, BEHIND_MOST = (112, 112, 116), (80, 75, 69)
#: How far it is blurred, in design pixels.
BEHIND_BLUR = 5


def draw_room(canvas: Canvas, name: str, rect: Rect) -> None:
    """A room of assets/pictures/rooms (`"rooms/gate"`) that fills the box; what is too wide or high is cut
    off evenly."""
    canvas.surface.blit(
        canvas.picture_store.baked(("room", name, rect.size), lambda: _fill(canvas, name, rect)), rect
    )


def draw_room_behind_panels(canvas: Canvas, name: str, rect: Rect) -> None:
    """The same room as the ground of a page: blurred and dim, so that panels and words stand before it."""

    def make() -> pygame.Surface:
        half = pygame.transform.smoothscale(_fill(canvas, name, rect), (rect.width // 2, rect.height // 2))
        _lift(half)
        half.fill(BEHIND_LIGHT, special_flags=pygame.BLEND_RGB_MULT)
        half.fill(BEHIND_MOST, special_flags=pygame.BLEND_RGB_MIN)
        half = pygame.transform.gaussian_blur(half, max(1, round(canvas.scale.k * BEHIND_BLUR / 2)))
        return pygame.transform.smoothscale(half, rect.size)

    canvas.surface.blit(canvas.picture_store.baked(("room behind panels", name, rect.size), make), rect)


def _lift(picture: pygame.Surface) -> None:
    """Brighten what is dark more than what is light: x becomes 2x − x²."""
    shade = pygame.Surface(picture.get_size()).convert()
    shade.fill("white")
    shade.blit(picture, (0, 0), special_flags=pygame.BLEND_RGB_SUB)
    shade.blit(picture, (0, 0), special_flags=pygame.BLEND_RGB_MULT)
    picture.blit(shade, (0, 0), special_flags=pygame.BLEND_RGB_ADD)


def point_in_room(canvas: Canvas, name: str, rect: Rect, share: tuple[float, float]) -> tuple[int, int]:
    """Where a point of the picture, as shares of its width and height, lies in the box that it fills."""
    width, height = _covering(canvas, name, rect)
    return (
        round(rect.centerx + (share[0] - 0.5) * width),
        round(rect.centery + (share[1] - 0.5) * height),
    )


def _covering(canvas: Canvas, name: str, rect: Rect) -> tuple[int, int]:
    """The size at which the picture just covers the box."""
    width, height = canvas.picture_store.sprite_size(name, rect.height)
    if width >= rect.width:
        return width, height
    return rect.width, round(height * rect.width / width)


def _fill(canvas: Canvas, name: str, rect: Rect) -> pygame.Surface:
    size = _covering(canvas, name, rect)
    picture = canvas.picture_store.rendered(name, size)
    room = pygame.Surface(rect.size).convert()
    room.blit(picture, ((rect.width - size[0]) // 2, (rect.height - size[1]) // 2))
    return room
