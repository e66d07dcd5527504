"""Dark glass before a room: panels, engraved lines and pills that stand on a picture (VISUAL §6).

The blurred room behind the glass is handed in small; everything is made once for its place.
Must never import `rules`, `match`, `text` or `ui.scenes`.
"""

from __future__ import annotations

from collections.abc import Hashable
from typing import NamedTuple

import pygame
from pygame import Rect

from crypt_game.drawing.canvas.light import Elevation, Reach, draw_drop_shadow, draw_glow, enlarged_piece
from crypt_game.drawing.canvas.surfaces import DrawSurface
from crypt_game.drawing.canvas.vector import (
    cut_round,
    filled,
    gradient,
    picture,
    rounded,
    rounded_within,
    stroked,
)
from crypt_game.drawing.geometry import LineWidth
from crypt_game.drawing.theme import Colour, Palette

__all__ = ["GLASS", "GlassStyle", "draw_band", "draw_glass"]

_DARK = (11, 14, 19)
_WASH = (0.46, 0.0)
_SHEEN, _RIM = (0.06, 0.0), (0.26, 0.07)
"""How strongly light lies on the glass and on its rim, at top and foot."""
_SHADOW = Elevation(4, 9, 110)
_BAND = (6, 5, 4)
_BAND_DARK, _BAND_GILT = (0.0, 0.8, 0.82, 0.8, 0.0), (0.0, 0.5, 0.65, 0.5, 0.0)
"""How strong a band and its hairlines are, from the left to the right."""


class GlassStyle(NamedTuple):
    """How a panel of glass is made: how dark at top and foot, how round, and which tint washes it."""

    top: float = 0.62
    foot: float = 0.74
    radius: float = 14.0
    active: bool = False
    cold: bool = False
    """Whether the active one is lit coldly: what a Ghost does."""
    wash: Colour | None = None
    dark: Colour = _DARK


GLASS = GlassStyle()


def draw_glass(
    canvas: DrawSurface, rect: Rect, room: pygame.Surface, name: Hashable, style: GlassStyle = GLASS
) -> None:
    """A panel of glass before the `room` that fills the surface, blurred and kept small; its `name` tells it
    from others in the cache."""
    if canvas.scale.contrast:
        _draw_flat(canvas, rect, style)
        return
    draw_drop_shadow(canvas, rect, style.radius, _SHADOW)
    if style.active and not style.cold:
        draw_glow(canvas, rect, reach=Reach.NEAR, radius=style.radius)
    key = ("glass", name, tuple(rect), style, canvas.scale.k)
    canvas.stamp(canvas.picture_store.baked(key, lambda: _glass_art(canvas, rect, room, style)), rect.topleft)


def _draw_flat(canvas: DrawSurface, rect: Rect, style: GlassStyle) -> None:
    """The panel in high contrast: black, its rim white, or thick in the light of what happens now."""
    lit = Palette.COLD if style.cold else Palette.GILT
    line = canvas.scale.line(LineWidth.BOLD if style.active else LineWidth.THIN)

    def parts() -> list[str]:
        path = rounded_within(rect.size, line / 2, style.radius * canvas.scale.k)
        return [filled(path, Palette.BLACK), stroked(path, lit if style.active else Palette.WHITE, line)]

    canvas.drawn(("flat glass", style), rect, parts)


def _glass_art(canvas: DrawSurface, rect: Rect, room: pygame.Surface, style: GlassStyle) -> pygame.Surface:
    art = pygame.Surface(rect.size, pygame.SRCALPHA)
    behind = rect.clip(canvas.surface.get_rect())
    if behind:
        piece = enlarged_piece(room, canvas.surface.get_size(), behind)
        art.blit(piece, (behind.x - rect.x, behind.y - rect.y))
    line = canvas.scale.line(LineWidth.CLEAR if style.active else LineWidth.HAIR)
    radius, light = style.radius * canvas.scale.k, (Palette.HAIRLINE, Palette.HAIRLINE)
    inner, whole = rounded_within(rect.size, line / 2, radius), rounded_within(rect.size, 0, radius)
    parts = [
        gradient("d", (style.dark, style.dark), opacities=(style.top, style.foot)),
        gradient("e", light, opacities=_SHEEN),
        filled(whole, "#d"),
        filled(whole, "#e"),
    ]
    if style.wash is not None:
        parts += [gradient("w", (style.wash, style.wash), level=True, opacities=_WASH), filled(whole, "#w")]
    if style.active:
        parts.append(stroked(inner, Palette.COLD if style.cold else Palette.GILT, line))
    else:
        parts += [gradient("h", light, opacities=_RIM), stroked(inner, "#h", line)]
    art.blit(picture(rect.size, parts), (0, 0), special_flags=pygame.BLEND_PREMULTIPLIED)
    cut_round(art, radius)
    return art


def draw_band(canvas: DrawSurface, rect: Rect) -> None:
    """A dark band for one line of words, as if cut in stone: it fades at both ends, with gilt hairlines."""
    if canvas.scale.contrast:
        canvas.surface.fill(Palette.BLACK, rect)
        return

    def parts() -> list[str]:
        (width, height), line = rect.size, canvas.scale.line(LineWidth.HAIR)
        rules = [rounded(0, y, width, line, 0) for y in (0.0, height - line)]
        return [
            gradient("d", (_BAND,) * len(_BAND_DARK), level=True, opacities=_BAND_DARK),
            gradient("g", (Palette.GILT,) * len(_BAND_GILT), level=True, opacities=_BAND_GILT),
            filled(rounded_within(rect.size, 0, 0), "#d"),
            *(filled(rule, "#g") for rule in rules),
        ]

    canvas.drawn("band", rect, parts)
