"""A day in a calendar: its number, and what was taken on it, above or below par."""

from __future__ import annotations

from typing import NamedTuple

from pygame import Rect

from crypt_game.drawing import theme
from crypt_game.drawing.canvas.canvas import Canvas
from crypt_game.drawing.canvas.panels import draw_row
from crypt_game.drawing.geometry import Space

__all__ = ["DayLook", "draw_calendar_day"]


class DayLook(NamedTuple):
    """How a day is painted."""

    today: bool
    begun: bool
    """Whether it is no day of the future."""
    chosen: bool
    hovered: bool


def draw_calendar_day(
    canvas: Canvas, rect: Rect, number: int, look: DayLook, coins: int | None, par: int | None
) -> None:
    """Paint day `number` of a month; `coins` is None where nothing was played, `par` where it is unknown."""
    draw_row(canvas, rect, chosen=look.chosen, changed=look.hovered)
    inner = rect.inflate(-2 * canvas.px(Space.TIGHT), -canvas.px(Space.TIGHT))
    style = theme.LABEL.bold if look.today else theme.LABEL
    ink = theme.Palette.MUTED if look.begun else theme.Palette.DIM
    canvas.text(style, str(number), inner.topleft, theme.Palette.GILT if look.today else ink)
    if coins is None:
        return
    canvas.text(theme.FORM_LABEL.bold, str(coins), inner.bottomleft, anchor="bottomleft")
    if par is None:
        return
    above = coins - par
    tint = theme.Palette.SAFE if above >= 0 else theme.Palette.WARNING
    words = f"{above:+d}".replace("-", "−") if above else "="
    canvas.text(theme.NOTE, words, inner.bottomright, tint, "bottomright")
