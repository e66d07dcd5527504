"""Heirs who close their eyes: the only part of a bust that moves while its heir is at ease."""

from __future__ import annotations

from typing import NamedTuple

import pygame
from pygame import Rect

from crypt_game.drawing.canvas.canvas import Canvas
from crypt_game.drawing.canvas.pieces import portrait_height

__all__ = ["BustPlace", "bust_in", "draw_closed_eyes", "eyes_area", "portrait_bust"]

_EYES = (0.22, 0.36, 0.78, 0.53)
"""Left, top, right and foot of the eyes of all heirs, as shares of their pictures; but for their lids, these
are the same there, open or closed. The picture of the closed ones has only these rows."""


class BustPlace(NamedTuple):
    """Where the picture of a calm heir lies, in window pixels."""

    person: str
    """As in "heirs/tower_duke"."""
    topleft: tuple[int, int]
    height: int

    @property
    def calm(self) -> str:
        """The picture with open eyes."""
        return f"{self.person}-calm"


def bust_in(canvas: Canvas, person: str, rect: Rect) -> BustPlace:
    """Where a bust lies that is drawn as high as the box."""
    width, _ = canvas.picture_store.sprite_size(f"{person}-calm", rect.height)
    return BustPlace(person, (round(rect.centerx - width / 2), rect.y), rect.height)


def portrait_bust(canvas: Canvas, person: str, rect: Rect) -> BustPlace:
    """Where the bust lies that is seen in a portrait as large as the box."""
    height = portrait_height(rect)
    width, _ = canvas.picture_store.sprite_size(f"{person}-calm", height)
    return BustPlace(person, (rect.x + (rect.width - width) // 2, rect.y), height)


def eyes_area(canvas: Canvas, bust: BustPlace) -> Rect:
    """The part of the window in which the eyes of an heir are closed."""
    return _eyes(canvas.picture_store.sprite_size(bust.calm, bust.height)).move(bust.topleft)


def draw_closed_eyes(canvas: Canvas, bust: BustPlace) -> None:
    """Close the eyes of an heir who is drawn there, calm and in full light."""

    def make() -> pygame.Surface:
        size = canvas.picture_store.sprite_size(bust.calm, bust.height)
        eyes = _eyes(size)
        strip = canvas.picture_store.rendered(f"{bust.person}-blink", (size[0], eyes.height))
        return strip.subsurface(eyes.x, 0, *eyes.size).copy()

    key = ("closed eyes", bust.person, bust.height)
    canvas.stamp(canvas.picture_store.baked(key, make), eyes_area(canvas, bust).topleft)


def _eyes(size: tuple[int, int]) -> Rect:
    """Where the eyes are in a bust of this size."""
    left, top, right, foot = _EYES
    return Rect(
        round(left * size[0]),
        round(top * size[1]),
        round((right - left) * size[0]),
        round((foot - top) * size[1]),
    )
