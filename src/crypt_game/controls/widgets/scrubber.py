"""The scrubber of a replay: a groove over the whole game, a notch with its numeral for every round, and below
it what happened where (VISUAL §11, Scrubber).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from enum import StrEnum
from typing import NamedTuple

import pygame

from crypt_game.controls.input import Point
from crypt_game.controls.widget import Widget, WidgetLook
from crypt_game.drawing import theme
from crypt_game.drawing.canvas import Canvas
from crypt_game.drawing.canvas.forms import draw_groove
from crypt_game.drawing.canvas.panels import RuleOpacity, draw_hairline
from crypt_game.drawing.geometry import IconSize, Space
from crypt_game.screen_reader import Node, NodeKind

__all__ = ["MarkKind", "Scrubber", "ScrubberMark"]

_ROMAN = ("I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX")
_NUMERAL = theme.SETUP_MARK
_GROOVE, _GROOVE_AT, _GROOVE_IN, _KNOB = 0.2, 0.56, 0.3, 0.58
"""In heights of the scrubber: its groove, where the middle of that is, how far in it begins, and the knob."""
_NUMERALS_AT, _FLAG_BELOW, _MARKS_BELOW, _LEAST_GROOVE = 0.16, 0.18, 0.17, 6


class MarkKind(StrEnum):
    """What happened at a place; told apart by shape."""

    ACTION = "action"
    PUSHED_OUT = "pushed-out"
    EXHAUSTED = "exhausted"


class ScrubberMark(NamedTuple):
    """Something that happened at a place of the groove."""

    place: int
    kind: MarkKind


class ScrubberTrack(NamedTuple):
    """What a scrubber shows: a place from 0 to `last`, and what is marked on the way.

    `notches` are the places at which rounds begin, in order; `origin` is a place to be found again.
    """

    place: int
    last: int
    notches: Sequence[int] = ()
    marks: Sequence[ScrubberMark] = ()
    origin: int | None = None


class Scrubber(Widget):
    """A place on a track. The pointer goes anywhere, arrows step, and pressing it by key is `on_press`."""

    def __init__(
        self,
        key: str,
        rect: pygame.Rect,
        spoken: str,
        track: ScrubberTrack,
        on_seek: Callable[[int], None],
        on_press: Callable[[], None],
    ) -> None:
        super().__init__(key, rect, spoken)
        self.place, self.last = track.place, track.last
        self._on_seek, self._on_press = on_seek, on_press
        self._notches, self._marks, self._origin = tuple(track.notches), tuple(track.marks), track.origin
        self._by_pointer = False

    def node(self) -> Node:
        return super().node()._replace(kind=NodeKind.SLIDER, share=self.place / max(1, self.last))

    def adjust(self, step: int) -> bool:
        self._seek(self.place + step)
        return True

    def grab(self, pos: Point) -> None:
        self.drag(pos)

    def drag(self, pos: Point) -> None:
        groove = self._groove()
        self._seek(round((pos[0] - groove.left) / max(1, groove.width) * self.last))

    def drop(self, pos: Point) -> None:
        self._by_pointer = True

    def activate(self) -> None:
        pointed, self._by_pointer = self._by_pointer, False
        if not pointed:
            self._on_press()

    def _seek(self, place: int) -> None:
        place = min(self.last, max(0, place))
        if place != self.place:
            self.place = place
            self._on_seek(place)

    # drawing ----------------------------------------------------------------------------------------------
    def _groove(self) -> pygame.Rect:
        """The groove within the widget: between the numerals and the marks."""
        height = max(_LEAST_GROOVE, round(self.rect.height * _GROOVE))
        inset = round(self.rect.height * _GROOVE_IN)
        groove = pygame.Rect(self.rect.left + inset, 0, self.rect.width - 2 * inset, height)
        groove.centery = self.rect.top + round(self.rect.height * _GROOVE_AT)
        return groove

    def _x(self, groove: pygame.Rect, place: int) -> int:
        return groove.left + round(groove.width * place / max(1, self.last))

    def draw(self, canvas: Canvas, look: WidgetLook) -> None:
        groove = self._groove()
        share = self.place / max(1, self.last)
        draw_groove(canvas, groove, share)
        self._draw_rounds(canvas, groove)
        self._draw_marks(canvas, groove)
        knob = (groove.left + round(groove.width * share), groove.centery)
        if look.hovered or look.pressed:
            canvas.glow(knob)
        canvas.sprite("form/knob", knob, round(self.rect.height * _KNOB))

    @staticmethod
    def draw_legend(
        canvas: Canvas, style: theme.Style, legend: Sequence[tuple[MarkKind | None, str]], room: pygame.Rect
    ) -> None:
        """What each mark means, and words without one, at the right end of a line, as large as it fits."""
        gap, part = 2 * _mark_reach(canvas) + canvas.px(Space.CLOSE), canvas.px(Space.WIDE)
        taken = sum(gap if kind else 0 for kind, _ in legend) + part * (len(legend) - 1)
        style = canvas.fit(style, "".join(words for _, words in legend), room.width - taken)
        right = room.right
        for kind, words in reversed(legend):
            box = canvas.text(style, words, (right, room.centery), theme.Palette.MUTED, "midright")
            right = box.left - part
            if kind is not None:
                right -= gap
                _draw_mark(canvas, kind, (box.left - gap + _mark_reach(canvas), room.centery))

    def _draw_rounds(self, canvas: Canvas, groove: pygame.Rect) -> None:
        now = max((n for n, notch in enumerate(self._notches) if notch <= self.place), default=0)
        top = groove.top - canvas.px(Space.HAIR)
        for number, notch in enumerate(self._notches):
            x = self._x(groove, notch)
            colour = theme.Palette.GILT if number == now else theme.Palette.DIM
            draw_hairline(
                canvas, (x, top), (x, groove.bottom + canvas.px(Space.HAIR)), colour, RuleOpacity.CLEAR
            )
            middle = (x, self.rect.top + round(self.rect.height * _NUMERALS_AT))
            if number < len(_ROMAN):
                canvas.text(_NUMERAL, _ROMAN[number], middle, colour, "center")
        if self._origin is not None:
            foot = (self._x(groove, self._origin), groove.bottom + round(self.rect.height * _FLAG_BELOW))
            canvas.sprite("icon/flag", foot, canvas.px(IconSize.SMALL))

    def _draw_marks(self, canvas: Canvas, groove: pygame.Rect) -> None:
        y = groove.bottom + round(self.rect.height * _MARKS_BELOW)
        for place, kind in self._marks:
            if place != self._origin:
                _draw_mark(canvas, kind, (self._x(groove, place), y))


def _draw_mark(canvas: Canvas, kind: MarkKind, middle: tuple[int, int]) -> None:
    """A dot for an action, a lozenge for a push-out, a cross where dice were exhausted."""
    surface, (x, y), r = canvas.surface, middle, _mark_reach(canvas)
    if kind is MarkKind.PUSHED_OUT:
        corners = [(x, y - r - 1), (x + r - 1, y), (x, y + r + 1), (x - r + 1, y)]
        pygame.draw.polygon(surface, theme.Palette.GILT, corners)
    elif kind is MarkKind.EXHAUSTED:
        for sign in (-1, 1):
            ends = (x - r, y - sign * r), (x + r, y + sign * r)
            pygame.draw.line(surface, theme.Palette.WARNING, *ends, max(1, r - 1))
    else:
        pygame.draw.aacircle(surface, theme.Palette.DIM, (x, y), max(1, r - 2))


def _mark_reach(canvas: Canvas) -> int:
    return max(2, canvas.px(Space.HAIR))
