"""The carved stair of the four titles, climbed coin by coin by those who play against the Ghosts (§6.8)."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from crypt_game.match.players import Player
from crypt_game.ui import theme
from crypt_game.ui.canvas import Canvas
from crypt_game.ui.canvas.vector import document, filled, gradient, line, polygon, rasterise, stroked
from crypt_game.ui.scenes.scoring.stage_layout import StageLayout
from crypt_game.ui.theme import mixed

__all__ = ["draw_stair"]

_FIGURE, _BESIDE_FIGURE = 92, 58
_LIT, _STONE = ((196, 150, 84), (110, 76, 36)), ((112, 102, 90), (58, 52, 46))


def draw_stair(
    canvas: Canvas, layout: StageLayout, climber: Player, coins: int, titles: Sequence[tuple[str, int]]
) -> None:
    """The steps from the lowest title, those reached lit; `climber` stands on the one that `coins` reach."""
    reached = max(number for number, (_, least) in enumerate(titles) if coins >= least or number == 0)
    for number in reversed(range(len(titles))):
        _draw_step(canvas, layout.step_of_stair(number, len(titles)), titles[number], number == reached)
    step = layout.step_of_stair(reached, len(titles))
    figure = pygame.Rect(0, 0, canvas.px(_FIGURE), canvas.px(_FIGURE))
    figure.midbottom = step.left + canvas.px(36), step.top + canvas.px(4)
    mood = "wince" if reached == 0 else "calm" if reached == 1 else "gloat"
    canvas.sprite(f"heirs/{climber.house.value}_{climber.title.value}-{mood}", figure)


def _draw_step(canvas: Canvas, rect: pygame.Rect, title: tuple[str, int], here: bool) -> None:
    def make() -> pygame.Surface:
        width, height = rect.size
        tread = height * 0.16
        front = polygon([(0, tread), (width, tread), (width, height), (0, height)])
        top = polygon([(tread * 0.7, 0), (width, 0), (width, tread), (0, tread)])
        light, dark = _LIT if here else _STONE
        parts = [
            gradient("f", (light, dark)),
            filled(front, "#f"),
            filled(top, mixed(light, (255, 255, 255), 0.2)),
            line(0, tread, width, tread, (255, 236, 196), max(1.0, canvas.scale.k * 1.6), 0.4),
            stroked(front, theme.Palette.VOID, max(1.0, canvas.scale.k * 2), 0.6),
        ]
        return rasterise(document(width, height, parts), rect.size)

    canvas.stamp(canvas.picture_store.baked(("stair", rect.size, here), make), rect.topleft)
    words, least = title
    ink = theme.Palette.HEADING if here else theme.Palette.IVORY
    px = canvas.px
    left, room = rect.left + px(_BESIDE_FIGURE), rect.width - px(_BESIDE_FIGURE + 14)
    upper, lower = (left, rect.top + rect.height * 0.42), (left, rect.top + rect.height * 0.76)
    canvas.text(theme.PANEL_TITLE_LARGE, words, upper, ink, "midleft", max_width=room)
    canvas.text(theme.LABEL, f"{least}+", lower, ink, "midleft", max_width=room)
