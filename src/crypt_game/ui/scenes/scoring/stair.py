"""The carved stair of the four titles, climbed coin by coin by those who play against the Ghosts (§6.8)."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from crypt_game.drawing import theme
from crypt_game.drawing.canvas import Canvas
from crypt_game.drawing.canvas.vector import filled, gradient, line, polygon, stroked
from crypt_game.drawing.geometry import LineWidth, Space
from crypt_game.drawing.theme import mixed
from crypt_game.match.players import Player
from crypt_game.ui.scenes.scoring.stage_layout import StageLayout

__all__ = ["draw_stair"]

_FIGURE, _FIGURE_AT, _BESIDE_FIGURE = 92, (36, 4), 58
"""The climber: how high, where its foot is on its step, and what stays free for it beside the words."""
_TREAD, _TREAD_SLANT, _TREAD_LIGHT = 0.16, 0.7, 0.2
"""The tread of a step: its share of the height, how far it slants back (in its height), how much lighter."""
_EDGE_OPACITY, _RIM_OPACITY = 0.4, 0.6
_TITLE_AT, _NEEDS_AT = 0.42, 0.76
_APART = 0.6
"""Lines nearer than this, in their heights, leave the lower one out."""
_LIT, _STONE = ((244, 190, 106), (186, 132, 64)), ((112, 102, 90), (58, 52, 46))


def draw_stair(
    canvas: Canvas, layout: StageLayout, climber: Player, coins: int, titles: Sequence[tuple[str, int]]
) -> None:
    """The steps from the lowest title, those reached lit; `climber` stands on the one that `coins` reach."""
    steps = [layout.step_of_stair(number, len(titles)) for number in range(len(titles))]
    rooms = [(words, _room(canvas, step)) for (words, _), step in zip(titles, steps, strict=True)]
    style = canvas.level(theme.PANEL_TITLE_LARGE, rooms)
    reached = max(number for number, (_, least) in enumerate(titles) if coins >= least or number == 0)
    for number in reversed(range(len(titles))):
        _draw_step(canvas, steps[number], titles[number], style, here=number == reached)
    step = steps[reached]
    figure = pygame.Rect(0, 0, canvas.px(_FIGURE), canvas.px(_FIGURE))
    figure.midbottom = step.left + canvas.px(_FIGURE_AT[0]), step.top + canvas.px(_FIGURE_AT[1])
    mood = "wince" if reached == 0 else "calm" if reached == 1 else "gloat"
    canvas.sprite(f"heirs/{climber.house.value}_{climber.title.value}-{mood}", figure)


def _room(canvas: Canvas, step: pygame.Rect) -> int:
    """How wide the words on a step may be."""
    return step.width - canvas.px(_BESIDE_FIGURE + Space.NEAR)


def _draw_step(
    canvas: Canvas, rect: pygame.Rect, title: tuple[str, int], style: theme.Style, *, here: bool
) -> None:
    def parts() -> list[str]:
        width, height = rect.size
        tread = height * _TREAD
        front = polygon([(0, tread), (width, tread), (width, height), (0, height)])
        top = polygon([(tread * _TREAD_SLANT, 0), (width, 0), (width, tread), (0, tread)])
        thin = canvas.scale.line(LineWidth.THIN)
        light, dark = _LIT if here else _STONE
        return [
            gradient("f", (light, dark)),
            filled(front, "#f"),
            filled(top, mixed(light, theme.Palette.WHITE, _TREAD_LIGHT)),
            line(0, tread, width, tread, theme.Palette.HAIRLINE, thin, _EDGE_OPACITY),
            stroked(front, theme.Palette.VOID, thin, _RIM_OPACITY),
        ]

    canvas.drawn(("stair", here), rect, parts)
    words, least = title
    ink = theme.Palette.INK if here else theme.Palette.IVORY
    left, room = rect.left + canvas.px(_BESIDE_FIGURE), _room(canvas, rect)
    upper, lower = ((left, rect.top + rect.height * share) for share in (_TITLE_AT, _NEEDS_AT))
    canvas.text(style, words, upper, ink, "midleft", max_width=room)
    if rect.height * (_NEEDS_AT - _TITLE_AT) >= canvas.text_height(theme.LABEL) * _APART:
        canvas.text(theme.LABEL, f"{least}+", lower, ink, "midleft", max_width=room)
