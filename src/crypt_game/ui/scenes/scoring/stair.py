"""The carved stair of the four titles, climbed coin by coin by those who play against the Ghosts (§6.8)."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from crypt_game.drawing import theme
from crypt_game.drawing.canvas import Canvas
from crypt_game.drawing.canvas.panels import draw_row
from crypt_game.drawing.geometry import Space
from crypt_game.match.players import Player
from crypt_game.ui.scenes.scoring.stage_layout import StageLayout

__all__ = ["draw_stair"]

_PICTURE, _RISER_AT, _OVERHANG = 411, 33, 7
"""The rendered stair: how high it is, where in it the lowest riser begins, how far a tread stands out."""
_FIGURE, _FIGURE_AT, _BESIDE_FIGURE = 84, (14, 20), 52
"""The climber: how high, where its foot is on its step, and what stays free for it beside the words."""
_TITLE_AT, _NEEDS_AT = 0.49, 0.79
_APART = 0.6
"""Lines nearer than this, in their heights, leave the lower one out."""


def draw_stair(
    canvas: Canvas, layout: StageLayout, climber: Player, coins: int, titles: Sequence[tuple[str, int]]
) -> None:
    """The steps from the lowest title, that of so many `coins` lit; `climber` stands on it."""
    steps = [layout.step_of_stair(number) for number in range(len(titles))]
    room = steps[-1].width - canvas.px(_BESIDE_FIGURE + Space.NEAR)
    style = canvas.level(theme.PANEL_TITLE_LARGE, [(words, room) for words, _ in titles])
    reached = max(number for number, (_, least) in enumerate(titles) if coins >= least or number == 0)
    _draw_stone(canvas, steps, reached)
    for number, (step, (words, least)) in enumerate(zip(steps, titles, strict=True)):
        lit = number == reached and not canvas.scale.contrast
        ink, left = theme.Palette.INK if lit else theme.Palette.IVORY, step.left + canvas.px(_BESIDE_FIGURE)
        upper, lower = ((left, step.top + step.height * share) for share in (_TITLE_AT, _NEEDS_AT))
        canvas.text(style, words, upper, ink, "midleft", max_width=room)
        if step.height * (_NEEDS_AT - _TITLE_AT) >= canvas.text_height(theme.LABEL) * _APART:
            canvas.text(theme.LABEL, f"{least}+", lower, ink, "midleft", max_width=room)
    step = steps[reached]
    figure = pygame.Rect(0, 0, canvas.px(_FIGURE), canvas.px(_FIGURE))
    figure.midbottom = step.left + canvas.px(_FIGURE_AT[0]), step.top + canvas.px(_FIGURE_AT[1])
    mood = "wince" if reached == 0 else "calm" if reached == 1 else "gloat"
    canvas.sprite(f"heirs/{climber.house.value}_{climber.title.value}-{mood}", figure)


def _draw_stone(canvas: Canvas, steps: Sequence[pygame.Rect], reached: int) -> None:
    """The rendered stair, lit where it is reached; plain steps in high contrast, which has no pictures."""
    if canvas.scale.contrast:
        for number, step in enumerate(steps):
            draw_row(canvas, step, chosen=number == reached)
        return
    px, lit = canvas.px, steps[reached]
    place = pygame.Rect((0, 0), canvas.picture_store.sprite_size("table/stair", px(_PICTURE)))
    place.bottomleft = steps[0].left - px(_RISER_AT), steps[0].bottom
    canvas.sprite("table/stair", place)
    with canvas.clipped(lit.union(lit.move(-px(_OVERHANG), 0))):
        canvas.sprite("table/stair-lit", place)
