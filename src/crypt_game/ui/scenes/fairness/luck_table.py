"""Exhausted dice against what could be expected, heir by heir and effort by effort."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

import pygame

from crypt_game.drawing import theme
from crypt_game.drawing.canvas import Canvas
from crypt_game.drawing.canvas.panels import RuleOpacity, draw_hairline
from crypt_game.drawing.canvas.pieces import draw_badge, draw_die
from crypt_game.drawing.geometry import Space, square
from crypt_game.match.fairness import DiceLuck
from crypt_game.match.players import Player
from crypt_game.rules.indices import PoolIndex
from crypt_game.text.language import Say

__all__ = ["EFFORTS", "draw_grid", "figure"]
EFFORTS: Final = (2, 3, 4, 5, 6)
_NAME, _LARGER_NAME = 250, 120
"""How wide the names are, and how much wider at twice the usual text size."""
_HEAD: Final = 52
_DIE, _BADGE, _BADGE_SHARE, _BESIDE_BADGE = 36, 38, 0.8, 62
_SINGLE: Final = 0.84
"""How large the figures of one effort are, beside those of all."""
_LINES_SHARE, _NEARER = 0.96, 0.06
"""How much of a cell its two lines may take, and by which share of that each comes nearer to the other."""


def figure(value: float, say: Say) -> str:
    """One decimal, with the sign that the language parts it by."""
    return f"{value:.1f}".replace(".", say("table-decimal-point"))


def draw_grid(
    canvas: Canvas,
    rect: pygame.Rect,
    pools: Sequence[tuple[PoolIndex, Player, str]],
    luck: Mapping[tuple[int, int], DiceLuck],
    say: Say,
) -> None:
    """`pools` are the heirs' dice, each with somebody of its house and a name; a last row adds them up."""
    px = canvas.px
    names = px(_NAME + canvas.scale.larger * _LARGER_NAME)
    left, columns = rect.left + names, len(EFFORTS) + 1
    width = (rect.right - left) / columns
    for number, effort in enumerate(EFFORTS):
        middle = (round(left + (number + 0.5) * width), rect.top + px(_HEAD) // 2)
        draw_die(canvas, pools[0][1].house.value, effort, square(middle, px(_DIE)))
    middle = (round(left + (columns - 0.5) * width), rect.top + px(_HEAD) // 2)
    canvas.text(theme.LABEL, say("fairness-all"), middle, theme.Palette.MUTED, "center", max_width=width)
    rows = len(pools) + (len(pools) > 1)
    room = names - px(_BESIDE_BADGE)
    style = canvas.level(theme.NAME_SMALL, [(name, room) for _, _, name in pools])
    pitch = (rect.height - px(_HEAD)) / rows
    for number in range(rows):
        band = pygame.Rect(rect.left, round(rect.top + px(_HEAD) + number * pitch), rect.width, round(pitch))
        draw_hairline(canvas, band.topleft, band.topright, opacity=RuleOpacity.FAINT)
        chosen = pools[number : number + 1] if number < len(pools) else pools
        _draw_name(canvas, pygame.Rect(band.topleft, (names, band.height)), chosen, say, style)
        numbers = [pool for pool, _, _ in chosen]
        for column in range(columns):
            efforts = EFFORTS[column : column + 1] or EFFORTS
            parts = [luck.get((pool, effort), DiceLuck()) for pool in numbers for effort in efforts]
            cell = pygame.Rect(round(left + column * width), band.top, round(width), band.height)
            _draw_cell(canvas, cell, sum(parts, DiceLuck()), say, strong=column == columns - 1)


def _draw_name(
    canvas: Canvas,
    band: pygame.Rect,
    pools: Sequence[tuple[PoolIndex, Player, str]],
    say: Say,
    style: theme.Style,
) -> None:
    px = canvas.px
    x = band.left + px(Space.HAIR)
    size = min(px(_BADGE), round(band.height * _BADGE_SHARE))
    if len(pools) == 1:
        draw_badge(canvas, pools[0][1].house.value, (x + size // 2, band.centery), size)
    x += size + px(Space.CLOSE)
    words = pools[0][2] if len(pools) == 1 else say("fairness-everybody")
    room = band.right - x - px(Space.TIGHT)
    canvas.text(style, words, (x, band.centery), anchor="midleft", max_width=room)


def _draw_cell(canvas: Canvas, cell: pygame.Rect, luck: DiceLuck, say: Say, *, strong: bool) -> None:
    """How many failed, and below how many could be expected; a dash where nothing was rolled."""
    if not luck.at_risk:
        canvas.text(theme.BODY, "–", cell.center, theme.Palette.DIM, "center")
        return
    style, note = theme.COUNT, theme.NOTE
    lines = canvas.text_height(style) + canvas.text_height(note)
    share = min(1.0, _LINES_SHARE * cell.height / lines)
    if share < 1:
        smallest = theme.TEXT_FLOOR
        style, note = (each._replace(size=each.size * share, floor=smallest) for each in (style, note))
    high, low = canvas.text_height(style), canvas.text_height(note)
    style = style if strong else style._replace(size=style.size * _SINGLE)
    top = cell.centery - (high + low) // 2
    spread, off = luck.variance**0.5, luck.exhausted - luck.expected
    palette = theme.Palette
    ink = palette.WARNING if off > spread else palette.SAFE if off < -spread else palette.IVORY
    nearer = round((high + low) * _NEARER)
    where = (cell.centerx, top + high // 2 + nearer)
    canvas.text(style, str(luck.exhausted), where, ink, "center")
    below = (cell.centerx, top + high + low // 2 - nearer)
    expected = say("fairness-of", expected=figure(luck.expected, say), dice=luck.at_risk)
    canvas.text(
        note, expected, below, theme.Palette.MUTED, "center", max_width=cell.width - canvas.px(Space.HAIR)
    )
