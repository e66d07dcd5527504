"""The picture at the end of a long row, before a wall: who waits in a chapter, or what a lesson is about.

Must never carry words.
"""

from __future__ import annotations

from typing import Final, NamedTuple

import pygame
from pygame import Rect

from crypt_game.drawing.canvas.canvas import Canvas
from crypt_game.drawing.canvas.panels import BUTTON_RADIUS
from crypt_game.drawing.canvas.rooms import draw_room
from crypt_game.drawing.canvas.surfaces import darken, fade
from crypt_game.drawing.canvas.vector import cut_round
from crypt_game.drawing.theme import channel

__all__ = ["Figure", "banner_place", "draw_banner"]

_ROOM: Final = "rooms/antechamber"
_ASPECT: Final = 4.2
"""Width for height of a banner."""
_FADED: Final = 0.5
"""Over this share of its width, from the left, a banner comes out of the row."""
_DUSK: Final = 0.4
"""How much of its light the wall lacks, so that the figures stand out."""
_UNLIT: Final = 0.55
"""How much of its light a banner lacks that is not lit."""


class Figure(NamedTuple):
    """A rendered picture in a banner: where its middle is (0 to 1 of the width), where its top is and how
    high it is, in heights of the banner. What lies beyond the foot is cut off."""

    picture: str
    x: float
    top: float
    height: float


def banner_place(rect: Rect) -> Rect:
    """Where the banner of a row lies."""
    width = min(round(rect.height * _ASPECT), rect.width // 2)
    return Rect(rect.right - width, rect.y, width, rect.height)


def draw_banner(
    canvas: Canvas, figures: tuple[Figure, ...], rect: Rect, *, lit: bool = True, faded: bool = True
) -> None:
    """Fill the box with figures before a wall, `faded` towards the left; unlit they are nearly dark. In high
    contrast there is no picture."""
    if canvas.scale.contrast:
        return

    def make() -> pygame.Surface:
        art = pygame.Surface(rect.size, pygame.SRCALPHA)
        inner, box = type(canvas)(art, canvas.picture_store, canvas.scale), art.get_rect()
        draw_room(inner, _ROOM, box)
        darken(art, _DUSK)
        for picture, x, top, height in figures:
            whole = canvas.picture_store.sprite(picture, round(rect.height * height))
            inner.stamp(
                whole, whole.get_rect(midtop=(round(rect.width * x), round(rect.height * top))).topleft
            )
        if not lit:
            darken(art, _UNLIT)
        cut_round(art, canvas.px(BUTTON_RADIUS))
        soft = round(rect.width * _FADED) if faded else 0
        for column in range(soft):
            fade(art, channel(column / soft), Rect(column, 0, 1, rect.height))
        return art

    key = ("banner", figures, rect.size, lit, faded)
    canvas.stamp(canvas.picture_store.baked(key, make), rect.topleft)
