"""The three plots: scores over time, their distribution, and the luck of the dice (VISUAL §11, Plots).

Each is a control, so that it can be reached by keys and says in words what it shows.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from pygame import Rect

from crypt_game.drawing import theme
from crypt_game.drawing.canvas import Canvas
from crypt_game.drawing.canvas.panels import draw_inset
from crypt_game.drawing.canvas.plots import (
    draw_curve,
    draw_curve_area,
    draw_grid_line,
    draw_plot_bar,
    draw_plot_point,
)
from crypt_game.drawing.geometry import Space
from crypt_game.games.statistics_table import MEAN_OF, Curve
from crypt_game.match.axis import Axis
from crypt_game.match.statistics import BUCKET, SeriesGame
from crypt_game.text.language import Say
from crypt_game.ui.input import Point
from crypt_game.ui.widget import Widget, WidgetLook

__all__ = ["SHOWN", "BarPlot", "LuckPlot", "ScorePlot"]

SHOWN: Final = 40
"""How many of the last games a curve shows."""
_FIGURES: Final = 52
_FOOT: Final = 44
_MOST_POINTS: Final = 80
"""Of a longer curve every second, third … point is drawn, always with the last one."""
_AXIS_STYLE: Final = theme.NOTE
_PADS, _LEAST_PAD, _PAD_LEFT, _PAD_FOOT = 22, 6, 3.2, 3
"""A plot is so many pads high; the least pixels of a pad, and the pads left of the curve and below it."""
_LEGEND_WORDS, _LEGEND_LINE, _LEGEND_GAP = 24, 44, 14
"""In the legend: where words begin after a mark; how long the dashed line is, and its distance from words."""
_BAR_WIDTH, _BAR_SHARE = 52, 0.78
_LEGEND: Final = ((True, "statistics-won"), (False, "statistics-lost"), (None, "statistics-ghosts"))


class ScorePlot(Widget):
    """Scores or ratings in the order of the games, each with the mark of its result, means of five dashed.

    Left and right, or the pointer, mark a game; `note` says of it what the chip shows.
    """

    def __init__(
        self,
        rect: Rect,
        spoken: str,
        curve: Curve,
        note: Callable[[SeriesGame], str],
        say: Say,
        marked: int | None,
    ) -> None:
        super().__init__("plot-scores", rect, spoken)
        self._marks, self._means = curve.marks[-SHOWN:], curve.means[-SHOWN:]
        self._note, self._say = note, say
        self.marked = marked if marked is not None and marked < len(self._marks) else None

    def adjust(self, step: int) -> bool:
        """Mark the next game; at an end the arrow walks on."""
        at = len(self._marks) if self.marked is None else self.marked
        to = at + step
        if not 0 <= to < len(self._marks):
            return False
        self.marked = to
        return True

    def point_at(self, pos: Point | None) -> bool:
        """Mark the game that lies nearest below or above the pointer; True when that changes something."""
        before = self.marked
        if pos is None or not self.rect.collidepoint(pos) or not self._marks:
            self.marked = None
        else:
            distances = [(abs(self._x(number) - pos[0]), number) for number in range(len(self._marks))]
            self.marked = min(distances)[1]
        return self.marked != before

    def note(self) -> str:
        """What is said of the marked game, or nothing."""
        return "" if self.marked is None else self._note(self._marks[self.marked])

    def _x(self, number: int) -> float:
        left, right = self._plot.left + self._pad, self._plot.right - self._pad
        return left + (right - left) * (number + 0.5) / max(1, len(self._marks))

    @property
    def _plot(self) -> Rect:
        """The part of the rect in which the curve lies."""
        pad = self._pad
        left, height = self.rect.left + round(pad * _PAD_LEFT), self.rect.height - pad * _PAD_FOOT
        plot = Rect(left, self.rect.top, 0, height)
        plot.width = self.rect.right - plot.left
        return plot

    @property
    def _pad(self) -> int:
        return max(_LEAST_PAD, self.rect.height // _PADS)

    def draw(self, canvas: Canvas, look: WidgetLook) -> None:
        plot = self._plot
        axis = Axis.over([float(mark.score) for mark in self._marks], plot.bottom, plot.top + self._pad)
        _draw_levels(canvas, axis, plot, self.rect.left)
        points = [(self._x(number), axis.at(mark.score)) for number, mark in enumerate(self._marks)]
        draw_curve_area(canvas, points, plot.bottom)
        draw_curve(canvas, points)
        if self._means:
            means = [(self._x(number), axis.at(mean)) for number, mean in enumerate(self._means)]
            draw_curve(canvas, means, theme.Palette.MEAN, dashed=True)
        for number, (mark, point) in enumerate(zip(self._marks, points, strict=True)):
            draw_plot_point(canvas, point, won=mark.won, hover=number == self.marked)
        self._draw_legend(canvas)
        if self.marked is not None:
            _draw_chip(canvas, self._note(self._marks[self.marked]), points[self.marked], self.rect)

    def _draw_legend(self, canvas: Canvas) -> None:
        """What the marks mean, at the foot; no more of it than there is."""
        middle = self.rect.bottom - self._pad
        left, px = self._plot.left, canvas.px
        for won, key in _LEGEND:
            if not any(mark.won is won for mark in self._marks):
                continue
            draw_plot_point(canvas, (left + px(Space.TIGHT), middle), won=won)
            beside = (left + px(_LEGEND_WORDS), middle)
            words = canvas.text(_AXIS_STYLE, self._say(key), beside, anchor="midleft")
            left = words.right + px(Space.WIDE)
        if self._means:
            end = left + px(_LEGEND_LINE)
            draw_curve(canvas, [(left, middle), (end, middle)], theme.Palette.MEAN, dashed=True)
            words_left = end + px(_LEGEND_GAP)
            room = self.rect.right - words_left
            line = self._say("statistics-mean-of", count=MEAN_OF)
            if canvas.fits(_AXIS_STYLE, line, room):
                canvas.text(_AXIS_STYLE, line, (words_left, middle), anchor="midleft", max_width=room)


class BarPlot(Widget):
    """How often scores fell into each bucket of five coins; the most frequent is lit."""

    def __init__(self, rect: Rect, spoken: str, bars: Sequence[tuple[int, int]]) -> None:
        super().__init__("plot-bars", rect, spoken)
        self._bars = bars

    def draw(self, canvas: Canvas, look: WidgetLook) -> None:
        if not self._bars:
            return
        foot = self.rect.bottom - canvas.px(_FOOT)
        most = max(count for _, count in self._bars)
        pitch = self.rect.width / len(self._bars)
        highest = foot - self.rect.top - canvas.px(Space.WIDE)
        draw_grid_line(canvas, self.rect.left, self.rect.right, foot)
        every = 1 if pitch > canvas.measure(_AXIS_STYLE, "888")[0] else 2
        for number, (low, count) in enumerate(self._bars):
            lit = count == most
            height = round(highest * count / most)
            width = max(2, min(canvas.px(_BAR_WIDTH), round(pitch * _BAR_SHARE)))
            bar = Rect(0, foot - height, width, height)
            bar.centerx = round(self.rect.left + (number + 0.5) * pitch)
            draw_plot_bar(canvas, bar, lit=lit)
            style = _AXIS_STYLE.bold if lit else _AXIS_STYLE
            if count:
                above = (bar.centerx, bar.top - canvas.px(Space.NEAR))
                canvas.text(style, str(count), above, theme.Palette.IVORY, "center")
            if number % every == 0:
                below = (bar.centerx, foot + canvas.px(Space.APART))
                ink = theme.Palette.IVORY if lit else theme.Palette.MUTED
                canvas.text(style, str(low), below, ink, "center")


class LuckPlot(Widget):
    """By how many more dice than expected were exhausted, game after game, between the bounds of chance."""

    def __init__(self, rect: Rect, spoken: str, excess: Sequence[tuple[float, float]]) -> None:
        super().__init__("plot-luck", rect, spoken)
        path = [(0.0, 0.0), *excess]
        self._excess = path[:: -max(1, len(path) // _MOST_POINTS)][::-1]

    def draw(self, canvas: Canvas, look: WidgetLook) -> None:
        plot = self.rect.move(canvas.px(_FIGURES), 0)
        plot.width -= canvas.px(_FIGURES)
        bounds = [2 * deviation for _, deviation in self._excess]
        values = [excess for excess, _ in self._excess]
        reach = max(1.0, *map(abs, values), *bounds)
        axis = Axis.over(
            [-reach, reach], plot.bottom - canvas.px(Space.TIGHT), plot.top + canvas.px(Space.TIGHT)
        )
        _draw_levels(canvas, axis, plot, self.rect.left, signed=True)
        step = plot.width / max(1, len(values) - 1)
        xs = [plot.left + number * step for number in range(len(values))]
        for sign in (1, -1):
            line = [(x, axis.at(sign * bound)) for x, bound in zip(xs, bounds, strict=True)]
            draw_curve(canvas, line, theme.Palette.MEAN, dashed=True)
        points = [(x, axis.at(value)) for x, value in zip(xs, values, strict=True)]
        draw_curve(canvas, points)
        draw_plot_point(canvas, points[-1], won=True)


def buckets_in_words(bars: Sequence[tuple[int, int]]) -> str:
    """`10–14: 1, 15–19: 3`."""
    return ", ".join(f"{low}–{low + BUCKET - 1}: {count}" for low, count in bars if count)


def _draw_levels(canvas: Canvas, axis: Axis, plot: Rect, left: int, *, signed: bool = False) -> None:
    """Level lines with their figures, which begin at `left`."""
    room = plot.left - left - canvas.px(Space.TIGHT)
    for figure in axis.figures:
        y = axis.at(figure)
        draw_grid_line(canvas, plot.left, plot.right, y)
        words = str(figure) if not signed or not figure else f"{'+' if figure > 0 else '−'}{abs(figure)}"
        where = (plot.left - canvas.px(Space.TIGHT), y)
        canvas.text(_AXIS_STYLE, words, where, theme.Palette.MUTED, "midright", max_width=room)


def _draw_chip(canvas: Canvas, words: str, point: tuple[float, float], within: Rect) -> None:
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
