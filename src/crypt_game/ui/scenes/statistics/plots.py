"""The three plots: scores over time, their distribution, and the luck of the dice (VISUAL §11, Plots).

Each is a control, so that it can be reached by keys and says in words what it shows.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from pygame import Rect

from crypt_game.controls.input import Point
from crypt_game.controls.widget import Tip, Widget, WidgetLook, WidgetRole
from crypt_game.drawing import theme
from crypt_game.drawing.canvas import Canvas
from crypt_game.drawing.canvas.axis import Axis
from crypt_game.drawing.canvas.charts import (
    AXIS_STYLE,
    draw_bars,
    draw_chip,
    draw_levels,
    draw_path_in_bounds,
)
from crypt_game.drawing.canvas.plots import draw_curve, draw_curve_area, draw_plot_point
from crypt_game.drawing.geometry import Space
from crypt_game.games.statistics_table import MEAN_OF, Curve
from crypt_game.match.statistics import BUCKET, SeriesGame
from crypt_game.text.language import Say

__all__ = ["SHOWN", "BarPlot", "LuckPlot", "ScorePlot"]

SHOWN: Final = 40
"""How many of the last games a curve shows."""
_MOST_POINTS: Final = 80
"""Of a longer curve every second, third … point is drawn, always with the last one."""
_PADS, _LEAST_PAD, _PAD_LEFT, _PAD_RATED, _PAD_FOOT = 22, 6, 3.2, 4.6, 3
"""A plot is so many pads high; the least pixels of a pad, the pads left of a curve of scores and of one of
ratings, which have four digits, and those below it."""
_AROUND: Final = 10
"""How far the axis of ratings goes beyond them; that of scores begins at 0."""
_LEGEND_WORDS, _LEGEND_LINE, _LEGEND_GAP = 24, 44, 14
"""In the legend: where words begin after a mark; how long the dashed line is, and its distance from words."""
_LEGEND: Final = ((True, "statistics-won"), (False, "statistics-lost"), (None, "statistics-ghosts"))


class ScorePlot(Widget):
    """Scores or ratings in the order of the games, each with the mark of its result, means of five dashed.

    Left and right, or the pointer, mark a game; `note` says of it what the chip shows.
    """

    role = WidgetRole.INFO

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
        self._note, self._say, self._rated = note, say, curve.rated
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
        left = self.rect.left + round(pad * (_PAD_RATED if self._rated else _PAD_LEFT))
        height = self.rect.height - pad * _PAD_FOOT
        plot = Rect(left, self.rect.top, 0, height)
        plot.width = self.rect.right - plot.left
        return plot

    @property
    def _pad(self) -> int:
        return max(_LEAST_PAD, self.rect.height // _PADS)

    def draw(self, canvas: Canvas, look: WidgetLook) -> None:
        plot, scores = self._plot, [float(mark.score) for mark in self._marks]
        around = [min(scores) - _AROUND, max(scores) + _AROUND] if self._rated else [0.0, *scores]
        axis = Axis.over(around, plot.bottom, plot.top + self._pad)
        draw_levels(canvas, axis, plot, self.rect.left)
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
            draw_chip(canvas, self._note(self._marks[self.marked]), points[self.marked], self.rect)

    def _draw_legend(self, canvas: Canvas) -> None:
        """What the marks mean, at the foot, in one size; no more of it than there is."""
        middle = self.rect.bottom - self._pad
        left, px = self._plot.left, canvas.px
        marks = [
            (won, self._say(key)) for won, key in _LEGEND if any(each.won is won for each in self._marks)
        ]
        line = self._say("statistics-mean-of", count=MEAN_OF) if self._means else ""
        signs = len(marks) * px(_LEGEND_WORDS + Space.WIDE) + bool(line) * px(_LEGEND_LINE + _LEGEND_GAP)
        whole = sum(canvas.measure(AXIS_STYLE, words)[0] for words in (*(words for _, words in marks), line))
        share = min(1.0, (self.rect.right - left - signs) / max(1, whole))
        style = AXIS_STYLE._replace(size=max(canvas.scale.lowest(AXIS_STYLE), AXIS_STYLE.size * share))
        for won, words in marks:
            draw_plot_point(canvas, (left + px(Space.TIGHT), middle), won=won)
            left = canvas.text(style, words, (left + px(_LEGEND_WORDS), middle), anchor="midleft").right
            left += px(Space.WIDE)
        end = left + px(_LEGEND_LINE)
        words_left = end + px(_LEGEND_GAP)
        if line and words_left + canvas.measure(style, line)[0] <= self.rect.right:
            draw_curve(canvas, [(left, middle), (end, middle)], theme.Palette.MEAN, dashed=True)
            canvas.text(style, line, (words_left, middle), anchor="midleft")


class BarPlot(Widget):
    """How often scores fell into each bucket of five coins; the most frequent is lit."""

    role = WidgetRole.INFO

    def __init__(self, rect: Rect, title: str, bars: Sequence[tuple[int, int]], say: Say) -> None:
        self._bars = [(f"{low}–{low + BUCKET - 1}", count) for low, count in bars]
        figures = [say("spoken-figure", label=label, figure=count) for label, count in self._bars if count]
        super().__init__("plot-bars", rect, f"{title}. {', '.join(figures)}")

    def draw(self, canvas: Canvas, look: WidgetLook) -> None:
        if self._bars:
            draw_bars(canvas, self.rect, self._bars)


class LuckPlot(Widget):
    """By how many fewer dice than expected were exhausted, game after game, in the bounds of chance."""

    role = WidgetRole.INFO

    def __init__(self, rect: Rect, spoken: str, excess: Sequence[tuple[float, float]], tip: Tip) -> None:
        super().__init__("plot-luck", rect, spoken, tip=lambda: tip)
        path = [(0.0, 0.0), *((-more, spread) for more, spread in excess)]
        self._luck = path[:: -max(1, len(path) // _MOST_POINTS)][::-1]

    def draw(self, canvas: Canvas, look: WidgetLook) -> None:
        draw_path_in_bounds(canvas, self.rect, self._luck)
