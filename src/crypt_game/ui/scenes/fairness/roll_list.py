"""Every roll of the game as a row: round, whose dice, how hard they worked, and what they rolled."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import pygame

from crypt_game.match.rolls import Throw
from crypt_game.text.language import Say
from crypt_game.ui import theme
from crypt_game.ui.canvas import Canvas
from crypt_game.ui.canvas.panels import draw_hairline
from crypt_game.ui.canvas.pieces import draw_badge, draw_die
from crypt_game.ui.scenes.fairness.luck_table import figure

__all__ = ["ROW", "draw_rows"]
ROW: Final = 46
_ROUND, _HEIR, _ROLLS = 70, 335, 600
"""Where the columns begin, in design pixels from the left edge."""


def draw_rows(
    canvas: Canvas,
    rect: pygame.Rect,
    clip: pygame.Rect,
    throws: tuple[Throw, ...],
    who: Callable[[int], tuple[str, str]],
    say: Say,
) -> None:
    """The rows from the top of `rect`, as far as they meet `clip`; `who` gives house and name of a pool."""
    high = canvas.px(ROW)
    room = canvas.px(_HEIR - _ROUND) - canvas.px(32) - canvas.px(20)
    style = canvas.level(theme.BODY, [(who(pool)[1], room) for pool in {throw.pool for throw in throws}])
    before = 0
    for number, throw in enumerate(throws):
        row = pygame.Rect(rect.left, rect.top + number * high, rect.width, high)
        if row.bottom > clip.top and row.top < clip.bottom:
            _draw_row(canvas, row, throw, who(throw.pool), say, style, opens=throw.round != before)
        before = throw.round


def _draw_row(
    canvas: Canvas,
    row: pygame.Rect,
    throw: Throw,
    who: tuple[str, str],
    say: Say,
    style: theme.Style,
    *,
    opens: bool,
) -> None:
    px, (house, name) = canvas.px, who
    if opens:
        draw_hairline(canvas, row.topleft, row.topright, theme.Palette.BRASS, 0.5)
        where = (row.left + px(8), row.centery)
        canvas.text(
            theme.COUNT._replace(tabular=True), str(throw.round), where, theme.Palette.GILT, "midleft"
        )
    size = px(32)
    draw_badge(canvas, house, (row.left + px(_ROUND) + size // 2, row.centery), size)
    x = row.left + px(_ROUND) + size + px(12)
    room = row.left + px(_HEIR) - x - px(8)
    canvas.text(style, name, (x, row.centery), anchor="midleft", max_width=room)
    _draw_why(canvas, row, throw, house, say)
    x = row.left + px(_ROLLS)
    side, step = px(34), px(44)
    for roll in throw.rolls:
        die = pygame.Rect(x, row.centery - side // 2, side, side)
        draw_die(canvas, house, roll, die)
        if throw.effort:
            failed = roll < throw.effort
            tint = theme.Palette.WARNING if failed else theme.Palette.SAFE
            icon = "icon/exhaust" if failed else "icon/check"
            canvas.sprite(icon, (die.right + px(14), row.centery), px(20), tint=tint)
            x += px(28)
        x += step
    if throw.luck.at_risk:
        words = say("fairness-row", expected=figure(throw.luck.expected, say))
        where = (row.right - px(6), row.centery)
        canvas.text(theme.NOTE, words, where, theme.Palette.MUTED, "midright", max_width=row.right - x)


def _draw_why(canvas: Canvas, row: pygame.Rect, throw: Throw, house: str, say: Say) -> None:
    """The effort the dice worked with, and what the roll was for where it was for something else."""
    px = canvas.px
    x, edge = row.left + px(_HEIR), row.left + px(_ROLLS) - px(50)
    if throw.effort:
        side = px(34)
        words = say("fairness-effort" if throw.luck.at_risk else "fairness-again")
        room = edge - x - side - px(10)
        die = pygame.Rect(edge - side, row.centery - side // 2, side, side)
        draw_die(canvas, house, throw.effort, die)
        arrow = (edge + px(25), row.centery)
        canvas.sprite("icon/arrow", arrow, px(26), tint=theme.Palette.DIM)
    else:
        words, room = say(f"fairness-{throw.purpose.value}"), edge - x
    canvas.text(theme.NOTE, words, (x, row.centery), theme.Palette.MUTED, "midleft", max_width=room)
