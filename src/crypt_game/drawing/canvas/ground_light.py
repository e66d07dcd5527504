"""The light on a ground that fills the window: darker as a whole, brighter in one round pool.

Multiplication is quick but only darkens: a ground that is kept too bright needs one pass over its pixels.
"""

from __future__ import annotations

import pygame
from pygame import Rect

from crypt_game.drawing.canvas.light import radial
from crypt_game.drawing.canvas.surfaces import DrawSurface, darken, round_about
from crypt_game.drawing.theme import Colour

__all__ = ["light_ground", "too_bright"]

_ROWS = 64
"""So many at a time: to get memory for all would take longer than to fill it."""


def too_bright(ground: pygame.Surface, strength: float) -> pygame.Surface:
    """Make a picture 1 + `strength` times as bright, as `light_ground` wants it, and return it."""
    width, height = ground.get_size()
    more = pygame.Surface((width, _ROWS))
    for top in range(0, height, _ROWS):
        more.blit(ground, (0, 0), Rect(0, top, width, _ROWS))
        darken(more, 1 - strength)
        ground.blit(more, (0, top), special_flags=pygame.BLEND_RGB_ADD)
    return ground


def light_ground(canvas: DrawSurface, level: Colour, pool: Rect, strength: float) -> None:
    """Bring a ground that was put down `too_bright` to this level (0 to 255), and to as much as 1 +
    `strength` times that in a round pool, least at its rim. Only where the surface may be drawn upon."""
    area = canvas.surface.get_clip()
    lit, rest = pool.clip(area), [round(part / (1 + strength)) for part in level]
    for box in round_about(lit, area):
        canvas.surface.fill(rest, box, special_flags=pygame.BLEND_RGB_MULT)
    if not lit:
        return

    def make() -> pygame.Surface:
        light = radial(pool.width // 2, level, strength / (1 + strength))
        light.fill(rest, special_flags=pygame.BLEND_RGB_ADD)
        return light

    light = canvas.picture_store.baked(("light on the ground", pool.size, level, strength), make)
    within = lit.move(-pool.x, -pool.y)
    canvas.surface.blit(light, lit, within, special_flags=pygame.BLEND_RGB_MULT)
