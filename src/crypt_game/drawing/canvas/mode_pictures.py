"""The pictures of the modes: who plays each, before the wall of the antechamber.

Must never import `ui.scenes` or `rules`.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final, NamedTuple

import pygame
from pygame import Rect

from crypt_game.drawing.canvas.canvas import Canvas
from crypt_game.drawing.canvas.light import Glow, dim_box
from crypt_game.drawing.canvas.panels import PANEL_RADIUS
from crypt_game.drawing.canvas.pieces import bust_name
from crypt_game.drawing.canvas.rooms import draw_room
from crypt_game.drawing.canvas.vector import cut_round, filled, gradient, picture, rounded_within
from crypt_game.drawing.theme import Palette

__all__ = ["draw_mode_picture", "mode_picture", "shade_words"]

_ROOM: Final = "rooms/antechamber"
_UNCHOSEN: Final = 0.28
"""How much of its light a picture loses while another one is chosen."""
_SUN: Final = 0.62
"""How far the light behind the figures goes, as a share of the width."""
_VEIL: Final = (0.0, 0.0, 0.1, 0.8, 0.96)
_HIGHER_VEIL: Final = (0.0, 0.0, 0.5, 0.88, 0.94)
_ASIDE: Final = (0.66, 0.64, 0.24, 0.0)
"""How dark a picture is from its top to its foot, where words stand; where large ones stand higher; and from
left to right behind a name on two lines."""


class _Figure(NamedTuple):
    """Somebody in a picture: who, where the middle stands, and how high, as shares of the picture."""

    house: str
    title: str
    x: float
    height: float


_PICTURES: Final = {
    "standard": (
        _Figure("moon", "duchess", 0.8, 0.98),
        _Figure("tower", "duke", 0.3, 0.98),
        _Figure("star", "duke", 0.55, 1.03),
    ),
    "solo": (_Figure("ghost", "", 0.68, 1.14), _Figure("star", "duchess", 0.34, 1.12)),
    "twins": (
        _Figure("shade", "", 0.87, 1.06),
        _Figure("ghost", "", 0.65, 1.09),
        _Figure("moon", "duke", 0.19, 0.94),
        _Figure("moon", "duchess", 0.41, 0.92),
    ),
    "clash": (
        _Figure("moon", "duke", 0.13, 1.0),
        _Figure("star", "duke", 0.38, 1.02),
        _Figure("tower", "duchess", 0.63, 1.0),
        _Figure("pine", "duke", 0.88, 1.02),
        _Figure("tower", "duke", 0.25, 0.84),
        _Figure("moon", "duchess", 0.5, 0.86),
        _Figure("star", "duchess", 0.75, 0.86),
    ),
}
_FOOT, _SIZE = 0.86, 0.86
"""How low the figures stand and how large they are, as shares of the height: so that faces are above words
and busts end behind these."""


def draw_mode_picture(canvas: Canvas, mode: str, rect: Rect, *, lit: bool) -> None:
    """Fill the box with the picture of a mode (`"solo"`), dark towards its foot; dimmer if not `lit`."""
    canvas.stamp(mode_picture(canvas, mode, rect.size), rect.topleft)
    dim_box(canvas, rect, 0 if lit else _UNCHOSEN)


def shade_words(canvas: Canvas, rect: Rect) -> None:
    """Darken the left of such a picture, for words that stand on more than its foot."""
    corner = canvas.px(PANEL_RADIUS)
    canvas.drawn("mode words", rect, lambda: _shade(rect.size, _ASIDE, corner))


def mode_picture(canvas: Canvas, mode: str, size: tuple[int, int]) -> pygame.Surface:
    """The picture of a mode in full light, with round corners."""
    key = ("mode picture", mode, size, bool(canvas.scale.larger))
    return canvas.picture_store.baked(key, lambda: _composed(canvas, mode, size))


def _composed(canvas: Canvas, mode: str, size: tuple[int, int]) -> pygame.Surface:
    """The figures before the wall of the antechamber, dark towards the foot, with round corners."""
    width, height = size
    art = pygame.Surface(size, pygame.SRCALPHA)
    ground = type(canvas)(art, canvas.picture_store, canvas.scale)
    draw_room(ground, _ROOM, art.get_rect())
    ground.glow((width // 2, height // 3), Glow.STRONG, reach=width * _SUN / canvas.scale.k)
    for figure in _PICTURES[mode]:
        tall = round(height * figure.height * _SIZE)
        bust = canvas.picture_store.sprite(bust_name(figure.house, figure.title), tall)
        where = bust.get_rect(midbottom=(round(width * figure.x), round(height * _FOOT)))
        art.blit(bust, where, special_flags=pygame.BLEND_PREMULTIPLIED)
    veil = picture(size, _shade(size, _HIGHER_VEIL if canvas.scale.larger else _VEIL))
    art.blit(veil, (0, 0), special_flags=pygame.BLEND_PREMULTIPLIED)
    cut_round(art, canvas.px(PANEL_RADIUS))
    return art


def _shade(size: tuple[int, int], opacities: Sequence[float], corner: int = 0) -> Iterable[str]:
    """The dark over such a picture: downwards, or with round corners to the right."""
    shade = gradient("s", (Palette.VOID,) * len(opacities), bool(corner), opacities)
    return [shade, filled(rounded_within(size, 0, corner), "#s")]
