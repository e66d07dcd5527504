"""Charts made of the marks of a plot: bars of a distribution, a path in bounds, levels, a label at a point.

What they show comes as numbers, and words from outside.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil
from typing import Final

from pygame import Rect

from crypt_game.drawing import theme
from crypt_game.drawing.canvas.axis import Axis
from crypt_game.drawing.canvas.canvas import Canvas
from crypt_game.drawing.canvas.panels import draw_inset
from crypt_game.drawing.canvas.plots import draw_curve, draw_grid_line, draw_plot_bar, draw_plot_point
from crypt_game.drawing.geometry import Space

__all__ = ["AXIS_STYLE", "draw_bars", "draw_chip", "draw_levels", "draw_path_in_bounds"]

AXIS_STYLE: Final = theme.NOTE
_FIGURES, _FOOT = 52, 44
"""What the figures of levels take at the left, and those of bars at the foot."""
_LEVELS: Final = 5
"""How many steps there are between levels at most."""
_BAR_WIDTH, _BAR_SHARE = 80, 0.78


def draw_bars(canvas: Canvas, rect: Rect, bars: Sequence[tuple[str, int]]) -> None:
    """A bar for each pair of the values it stands for and its count; the most frequent is lit."""
    foot = rect.bottom - canvas.px(_FOOT)
    most = max(count for _, count in bars)
    pitch = rect.width / len(bars)
    highest = foot - rect.top - canvas.px(Space.WIDE)
    draw_grid_line(canvas, rect.left, rect.right, foot)
    widest = max(canvas.measure(AXIS_STYLE.bold, values)[0] for values, _ in bars) + canvas.px(Space.TIGHT)
    every = ceil(widest / pitch)
    for number, (values, count) in enumerate(bars):
        lit = count == most
        height = round(highest * count / most)
        width = max(2, min(canvas.px(_BAR_WIDTH), round(pitch * _BAR_SHARE)))
        bar = Rect(0, foot - height, width, height)
        bar.centerx = round(rect.left + (number + 0.5) * pitch)
        draw_plot_bar(canvas, bar, lit=lit)
        style = AXIS_STYLE.bold if lit else AXIS_STYLE
        if count:
            above = (bar.centerx, bar.top - canvas.px(Space.NEAR))
            canvas.text(style, str(count), above, theme.Palette.IVORY, "center")
        if number % every == 0:
            below = (bar.centerx, foot + canvas.px(Space.APART))
            ink = theme.Palette.IVORY if lit else theme.Palette.MUTED
            canvas.text(style, values, below, ink, "center")


def draw_path_in_bounds(canvas: Canvas, rect: Rect, path: Sequence[tuple[float, float]]) -> None:
    """A curve through the first numbers of these pairs, between dashed bounds of twice the second."""
    plot = rect.move(canvas.px(_FIGURES), 0)
    plot.width -= canvas.px(_FIGURES)
    bounds = [2 * deviation for _, deviation in path]
    values = [value for value, _ in path]
    reach = max(1.0, *map(abs, values), *bounds)
    most = max(2, min(_LEVELS, plot.height // (2 * canvas.text_height(AXIS_STYLE))))
    edge = canvas.px(Space.TIGHT)
    axis = Axis.over([-reach, reach], plot.bottom - edge, plot.top + edge, most)
    draw_levels(canvas, axis, plot, rect.left, signed=True)
    step = plot.width / max(1, len(values) - 1)
    xs = [plot.left + number * step for number in range(len(values))]
    for sign in (1, -1):
        line = [(x, axis.at(sign * bound)) for x, bound in zip(xs, bounds, strict=True)]
        draw_curve(canvas, line, theme.Palette.MEAN, dashed=True)
    points = [(x, axis.at(value)) for x, value in zip(xs, values, strict=True)]
    draw_curve(canvas, points)
    draw_plot_point(canvas, points[-1], won=True)


def draw_levels(canvas: Canvas, axis: Axis, plot: Rect, left: int, *, signed: bool = False) -> None:
    """Level lines with their figures, which begin at `left`."""
    room = plot.left - left - canvas.px(Space.TIGHT)
    for figure in axis.figures:
        y = axis.at(figure)
        draw_grid_line(canvas, plot.left, plot.right, y)
        words = str(figure) if not signed or not figure else f"{'+' if figure > 0 else '−'}{abs(figure)}"
        where = (plot.left - canvas.px(Space.TIGHT), y)
        canvas.text(AXIS_STYLE, words, where, theme.Palette.MUTED, "midright", max_width=room)


def draw_chip(canvas: Canvas, words: str, point: tuple[float, float], within: Rect) -> None:
    """A small label above a point, inside the plot."""
    style = theme.LABEL
    width, height = canvas.measure(style, words)
    rect = Rect(0, 0, width + 2 * canvas.px(Space.NEAR), height + 2 * canvas.px(Space.TIGHT))
    rect.midbottom = round(point[0]), round(point[1]) - canvas.px(Space.NEAR)
    if rect.top < within.top:
        rect.top = round(point[1]) + canvas.px(Space.NEAR)
    rect.clamp_ip(within)
    draw_inset(canvas, rect, active=True)
    canvas.text(style, words, rect.center, anchor="center")
