"""Dark glass before a room: panels, engraved lines and pills that stand on a picture (VISUAL §6).

The blurred room behind the glass is handed in as large as the window; everything is made once for its place.
Must never import `rules`, `match`, `text` or `ui.scenes`.
"""

from __future__ import annotations

from collections.abc import Hashable
from typing import NamedTuple

import pygame
from pygame import Rect

from crypt_game.ui.canvas.light import draw_drop_shadow, draw_glow
from crypt_game.ui.canvas.surfaces import DrawSurface
from crypt_game.ui.canvas.vector import document, filled, gradient, rasterise, rounded, stroked
from crypt_game.ui.theme import Colour, Palette

__all__ = ["GLASS", "GlassStyle", "draw_band", "draw_glass"]

_DARK = (11, 14, 19)
_HAIRLINE = (255, 233, 190)
_WASH = (0.46, 0.0)


class GlassStyle(NamedTuple):
    """How a panel of glass is made: how dark at top and foot, how round, and which tint washes it."""

    top: float = 0.62
    foot: float = 0.74
    radius: float = 14.0
    active: bool = False
    wash: Colour | None = None
    dark: Colour = _DARK


GLASS = GlassStyle()


def draw_glass(
    canvas: DrawSurface, rect: Rect, room: pygame.Surface, name: Hashable, style: GlassStyle = GLASS
) -> None:
    """A panel of glass before the blurred `room`, whose `name` tells it from others in the cache."""
    draw_drop_shadow(canvas, rect, style.radius, dy=4, blur=9, alpha=110)
    if style.active:
        draw_glow(canvas, rect, 0.5, reach=12, radius=style.radius)
    key = ("glass", name, tuple(rect), style, canvas.scale.k)
    canvas.stamp(canvas.picture_store.baked(key, lambda: _glass_art(canvas, rect, room, style)), rect.topleft)


def _glass_art(canvas: DrawSurface, rect: Rect, room: pygame.Surface, style: GlassStyle) -> pygame.Surface:
    k, (width, height) = canvas.scale.k, rect.size
    art = pygame.Surface(rect.size, pygame.SRCALPHA)
    art.blit(room, (-rect.x, -rect.y))
    line = max(1.0, (2.4 if style.active else 1.4) * k)
    inner = rounded(line / 2, line / 2, width - line, height - line, style.radius * k)
    whole = rounded(0, 0, width, height, style.radius * k)
    parts = [
        gradient("d", (style.dark, style.dark), opacities=(style.top, style.foot)),
        gradient("e", (_HAIRLINE, _HAIRLINE), opacities=(0.06, 0.0)),
        filled(whole, "#d"),
        filled(whole, "#e"),
    ]
    if style.wash is not None:
        parts += [gradient("w", (style.wash, style.wash), level=True, opacities=_WASH), filled(whole, "#w")]
    if style.active:
        parts.append(stroked(inner, Palette.GILT, line))
    else:
        parts += [gradient("h", (_HAIRLINE, _HAIRLINE), opacities=(0.26, 0.07)), stroked(inner, "#h", line)]
    over = rasterise(document(width, height, parts), rect.size)
    art.blit(over, (0, 0), special_flags=pygame.BLEND_PREMULTIPLIED)
    mask = rasterise(document(width, height, [filled(whole, (255, 255, 255))]), rect.size)
    art.blit(mask, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    return art


def draw_band(canvas: DrawSurface, rect: Rect) -> None:
    """A dark band for one line of words, as if cut in stone: it fades at both ends, with gilt hairlines."""

    def make() -> pygame.Surface:
        k, (width, height) = canvas.scale.k, rect.size
        dark, line = (6, 5, 4), max(1.0, 1.4 * k)
        box = rounded(0, 0, width, height, 0)
        rules = [rounded(0, y, width, line, 0) for y in (0.0, height - line)]
        parts = [
            gradient("d", (dark,) * 5, level=True, opacities=(0.0, 0.8, 0.82, 0.8, 0.0)),
            gradient("g", (Palette.GILT,) * 5, level=True, opacities=(0.0, 0.5, 0.65, 0.5, 0.0)),
            filled(box, "#d"),
            *(filled(rule, "#g") for rule in rules),
        ]
        return rasterise(document(width, height, parts), rect.size)

    canvas.stamp(canvas.picture_store.baked(("band", rect.size, canvas.scale.k), make), rect.topleft)
