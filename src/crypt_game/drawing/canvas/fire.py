"""Fire: torch flames out of frames that were painted from noise, and the light they throw on what is near.

No clock is read here: the caller hands in the seconds.
"""

from __future__ import annotations

import math
from typing import Final

import pygame
from pygame import Rect

from crypt_game.drawing.canvas.light import brighten, radial
from crypt_game.drawing.canvas.surfaces import DrawSurface, Point, dimmed
from crypt_game.drawing.theme import Palette

__all__ = [
    "FLAME_RATE",
    "FLAME_SHEET",
    "draw_flame",
    "flame_area",
    "light_up",
    "rehearse_flame",
]

FLAME_SHEET: Final = "light/flame"
_COLUMNS, _ROWS, _SIZE = 6, 3, (576, 576)
"""The frames of a flame on their sheet, and its size in pixels."""
FLAME_RATE: Final = 12.0
"""How many frames burn in a second."""
_INK, _FOOT = 0.84, 0.94
"""How much of the height of its frame a flame fills, and how far down in it the flame stands."""
_SOLID: Final = 235
"""How much of what lies behind it a flame covers where it is thickest (0 to 255); the rest it adds to."""
_REACH, _MIDDLE = 1.8, 0.45
"""How far the light of a flame reaches, in its heights, and how high up in the flame it comes from."""
_HALO, _HALO_REACH = 0.42, 1.15
_STRENGTHS: Final = (0.10, 0.13, 0.16, 0.19)
"""How much brighter the light that flickers makes what is near."""
_BEATS: Final = (7.3, 12.1)
_NEXT_PHASE: Final = 5
"""Flames that stand side by side burn so many frames apart, for each pixel between their feet."""


def draw_flame(
    canvas: DrawSurface,
    foot: Point,
    height: float,
    time: float = 0.0,
    *,
    still: bool = False,
    steady: bool = False,
    cold: bool = False,
    dim: float = 0.0,
) -> None:
    """A torch flame standing with its foot at `foot`, `height` real pixels tall, and its light.

    `time` is any running count of cosmetic seconds. A `still` one (reduced motion) does not move, the light
    of a `steady` one does not flicker: each strength of it takes a millisecond to make. A `cold` flame burns
    for a Ghost; in a dark room a flame has lost the share `dim` of its light. What is lit must have been
    drawn before.
    """
    if canvas.scale.contrast:
        return
    light_up(canvas, foot, height, 1 if still or steady else _light_level(foot, time), cold=cold, dim=dim)
    _draw_fire(canvas, foot, height, time, still=still, cold=cold, dim=dim)


def rehearse_flame(canvas: DrawSurface, foot: Point, height: float, *, cold: bool = False) -> None:
    """Make what such a flame needs: its light in every strength."""
    for level in range(len(_STRENGTHS)):
        light_up(canvas, foot, height, level, cold=cold)
    _draw_fire(canvas, foot, height, 0.0, cold=cold)


def light_up(
    canvas: DrawSurface, foot: Point, height: float, level: int, *, cold: bool = False, dim: float = 0.0
) -> None:
    """The light of a flame on what is near and round it, at one of the strengths of `_light_level`."""
    if canvas.scale.contrast:
        return
    area = flame_area(foot, height)
    brighten(canvas, area.center, area.width // 2, _STRENGTHS[level])
    reach = max(1, round(height * _HALO_REACH))
    tone = Palette.COLD_GLOW if cold else Palette.GLOW
    key = "flame halo", reach, tone, dim
    halo = canvas.picture_store.baked(key, lambda: radial(reach, tone, _HALO * (1 - dim)))
    canvas.shine(halo, (foot[0] - reach, foot[1] - height * _MIDDLE - reach))


def _draw_fire(
    canvas: DrawSurface,
    foot: Point,
    height: float,
    time: float,
    *,
    still: bool = False,
    cold: bool = False,
    dim: float = 0.0,
) -> None:
    """The flame itself without its light."""
    if canvas.scale.contrast:
        return
    tall = max(2, round(height / _INK))
    frame = _frame(canvas, 0 if still else int(time * FLAME_RATE + _phase(foot)), tall, cold, dim)
    canvas.stamp(frame, (foot[0] - frame.get_width() / 2, foot[1] - tall * _FOOT))


def flame_area(foot: Point, height: float) -> Rect:
    """All that a flame with its foot here may touch, for those who redraw only the flames."""
    radius = max(1, round(height * _REACH))
    return Rect(round(foot[0]) - radius, round(foot[1] - height * _MIDDLE) - radius, 2 * radius, 2 * radius)


def _light_level(foot: Point, time: float) -> int:
    """Which of a few strengths the light of this flame has: each flickers in a rhythm of its own."""
    swing = sum(math.sin(time * beat + _phase(foot)) for beat in _BEATS) / len(_BEATS)
    return min(len(_STRENGTHS) - 1, int((swing + 1) / 2 * len(_STRENGTHS)))


def _phase(foot: Point) -> int:
    return round(foot[0]) * _NEXT_PHASE


def _frame(canvas: DrawSurface, number: int, tall: int, cold: bool, dim: float) -> pygame.Surface:
    row, column = divmod(number % (_COLUMNS * _ROWS), _COLUMNS)
    # Asked for each time, so that it is kept while anything burns: to decode it takes 10 ms.
    sheet = canvas.picture_store.baked(("flames", cold), lambda: _sheet(canvas, cold))

    def make() -> pygame.Surface:
        width, height = _SIZE[0] // _COLUMNS, _SIZE[1] // _ROWS
        cell = sheet.subsurface(Rect(column * width, row * height, width, height))
        return dimmed(pygame.transform.smoothscale(cell, (max(1, tall * width // height), tall)), dim)

    return canvas.picture_store.baked(("flame", row, column, tall, cold, dim), make)


def _sheet(canvas: DrawSurface, cold: bool) -> pygame.Surface:
    art = canvas.picture_store.rendered(FLAME_SHEET, _SIZE)
    # Twice its light: the red of its rim, which cannot grow, becomes gold, and its core white.
    art.blit(art.copy(), (0, 0), special_flags=pygame.BLEND_RGB_ADD)
    if cold:  # orange with red and blue exchanged is the blue of the dead
        art = pygame.image.frombytes(pygame.image.tobytes(art, "BGRA"), _SIZE, "RGBA").convert_alpha()
    art.fill((*Palette.WHITE, _SOLID), special_flags=pygame.BLEND_RGBA_MULT)
    return art
