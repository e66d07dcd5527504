"""Exhausted dice against what could be expected, heir by heir and effort by effort."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

import pygame

from crypt_game.drawing import theme
from crypt_game.drawing.canvas import Canvas
from crypt_game.drawing.canvas.panels import RuleOpacity, draw_hairline
from crypt_game.drawing.canvas.pieces import draw_badge, draw_die
from crypt_game.drawing.geometry import Space, square
from crypt_game.match.fairness import DiceLuck
from crypt_game.text.language import Say

__all__ = ["EFFORTS", "PoolLuck", "deviation", "draw_grid", "figure"]
EFFORTS: Final = (2, 3, 4, 5, 6)
_NAME, _LARGER_NAME = 250, 120
"""How wide the names are, and how much wider at twice the usual text size."""
_HEAD: Final = 52
_DIE, _BADGE, _BADGE_SHARE, _BESIDE_BADGE = 36, 38, 0.8, 62
_SINGLE: Final = 0.84
"""How large the figures of one effort are, beside those of all."""
_LINES_SHARE, _NEARER = 0.96, 0.06
"""How much of a cell its two lines may take, and by which share of that each comes nearer to the other."""
_SPREADS, _HALF = 2, 0.5
"""How many standard deviations from the expected are a deviation worth a colour; counts are whole numbers,
so that half a die is taken off first (continuity correction)."""


def figure(value: float, say: Say) -> str:
    """One decimal, with the sign that the language parts it by."""
    return f"{value:.1f}".replace(".", say("table-decimal-point"))


def deviation(luck: DiceLuck) -> int:
    """1 where far more dice failed than could be expected, -1 where far fewer did, else 0."""
    off = luck.exhausted - luck.expected
    if abs(off) <= _HALF + _SPREADS * luck.variance**0.5:
        return 0
    return 1 if off > 0 else -1


class PoolLuck(NamedTuple):
    """The dice of somebody, or of all: whose they are, the house if it is one, and their luck at each effort
    and at all."""

    name: str
    house: str | None
    lucks: Sequence[DiceLuck]


def draw_grid(canvas: Canvas, rect: pygame.Rect, rows: Sequence[PoolLuck], say: Say) -> None:
    """The rows below a line of dice, which are of no house since they stand for all."""
    px = canvas.px
    names = px(_NAME + canvas.scale.larger * _LARGER_NAME)
    left, columns = rect.left + names, len(EFFORTS) + 1
    width = (rect.right - left) / columns
    for number, effort in enumerate(EFFORTS):
        middle = (round(left + (number + 0.5) * width), rect.top + px(_HEAD) // 2)
        draw_die(canvas, "ghost", effort, square(middle, px(_DIE)))
    middle = (round(left + (columns - 0.5) * width), rect.top + px(_HEAD) // 2)
    canvas.text(theme.LABEL, say("fairness-all"), middle, theme.Palette.MUTED, "center", max_width=width)
    room = names - px(_BESIDE_BADGE)
    style = canvas.level(theme.NAME_SMALL, [(row.name, room) for row in rows])
    pitch = (rect.height - px(_HEAD)) / len(rows)
    told = [_expected(luck, say) for row in rows for luck in row.lucks]
    figures = _figures(canvas, (width - px(Space.NEAR), pitch), told)
    for number, row in enumerate(rows):
        band = pygame.Rect(rect.left, round(rect.top + px(_HEAD) + number * pitch), rect.width, round(pitch))
        draw_hairline(canvas, band.topleft, band.topright, opacity=RuleOpacity.FAINT)
        size = min(px(_BADGE), round(band.height * _BADGE_SHARE))
        badge = square((band.left + px(Space.HAIR) + size // 2, band.centery), size)
        if row.house is not None:
            draw_badge(canvas, row.house, badge.center, size)
        where = badge.right + px(Space.CLOSE), band.centery
        canvas.text(style, row.name, where, anchor="midleft", max_width=room)
        for column, luck in enumerate(row.lucks):
            cell = pygame.Rect(round(left + column * width), band.top, round(width), band.height)
            _draw_cell(canvas, cell, luck, figures[column == columns - 1], say)


def _expected(luck: DiceLuck, say: Say) -> str:
    return say("fairness-of", expected=figure(luck.expected, say), dice=luck.at_risk)


def _figures(
    canvas: Canvas, room: tuple[float, float], told: Sequence[str]
) -> list[tuple[theme.Style, theme.Style, int]]:
    """How the two lines of a cell are set, of one effort and of all, in a room of this width and height, and
    how high the upper one is: what could be expected is set in one size and at one height in all of them."""
    style, note = theme.COUNT, theme.NOTE
    share = min(1.0, _LINES_SHARE * room[1] / (canvas.text_height(style) + canvas.text_height(note)))
    if share < 1:
        smallest = theme.TEXT_FLOOR
        style, note = (each._replace(size=each.size * share, floor=smallest) for each in (style, note))
    note = canvas.level(note, [(words, room[0]) for words in told])
    high = canvas.text_height(style)
    return [(style._replace(size=style.size * _SINGLE), note, high), (style, note, high)]


def _draw_cell(
    canvas: Canvas, cell: pygame.Rect, luck: DiceLuck, styles: tuple[theme.Style, theme.Style, int], say: Say
) -> None:
    """How many failed, and below how many could be expected; a dash where nothing was rolled."""
    if not luck.at_risk:
        canvas.text(theme.BODY, "–", cell.center, theme.Palette.DIM, "center")
        return
    style, note, high = styles
    low = canvas.text_height(note)
    top = cell.centery - (high + low) // 2
    far, palette = deviation(luck), theme.Palette
    ink = palette.WARNING if far > 0 else palette.SAFE if far < 0 else palette.IVORY
    nearer = round((high + low) * _NEARER)
    where = (cell.centerx, top + high // 2 + nearer)
    canvas.text(style, str(luck.exhausted), where, ink, "center")
    below = (cell.centerx, top + high + low // 2 - nearer)
    canvas.text(note, _expected(luck, say), below, palette.MUTED, "center", max_width=cell.width)
