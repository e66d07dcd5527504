"""The list: rows below each other, or in columns, in a view that may be too low for them.

A list knows where its rows are and which can be seen, and walks among them by arrows, page keys and the first
letters of names; Tab stops at one of them. What a row looks like and does is said by a `ListRow`.
"""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Callable, Sequence
from itertools import accumulate
from typing import Final, TypeVar

import pygame

from crypt_game.controls.input import Command, Point
from crypt_game.controls.widget import Widget, WidgetLook, WidgetRole, edges
from crypt_game.controls.widgets.scroll import ScrollArea
from crypt_game.drawing.canvas import Canvas
from crypt_game.screen_reader import Node, ended

__all__ = ["ListRow", "ListView", "RowChoice", "RowPlace", "TypedName", "as_rows"]

_TWICE: Final = 0.4
"""Seconds within which a second press opens a row."""
_TYPING: Final = 1.0
"""Seconds within which letters belong to one name."""

WidgetT = TypeVar("WidgetT", bound=Widget)
RowPlace = tuple["ListView", int]
"""A list and the number of a row in it."""


class ListView(ScrollArea):
    """Keeps how far it is scrolled, and at which row it is, through every new layout of its scene."""

    def __init__(
        self, key: str, changed: Callable[[], None], arrived: Callable[[int], None] = lambda _: None
    ) -> None:
        """A list that has no place and no rows yet (see `place` and `fill`).

        `changed` lays the scene out anew: the list was scrolled; `arrived` hears to which row keys led.
        """
        super().__init__(key, pygame.Rect(0, 0, 1, 1), "", 0)
        self.focusable = False
        self.current = 0
        """The row at which Tab stops."""
        self.rows: list[ListRow] = []
        self._tops: list[int] = [0]
        self._count = self._gap = self._gutter = 0
        self._columns = 1
        self._changed, self.arrived = changed, arrived

    def place(
        self,
        view: pygame.Rect,
        heights: Sequence[int],
        *,
        gap: int = 0,
        gutter: int = 0,
        cells: tuple[int, int] | None = None,
    ) -> None:
        """Lay the rows out in `view`, all in pixels. A bar, where one is needed, takes the `gutter`.

        With `cells`, the number of columns and of rows, each height is that of a line of rows side by side.
        Lines of one height that are too many become a little higher, so that none is cut at rest.
        """
        self.rect = pygame.Rect(view)
        heights = self._whole(heights, gap)
        self._columns, self._count = cells or (1, len(heights))
        self._gap, self._gutter = gap, gutter
        self._tops = [0, *accumulate(height + gap for height in heights)]
        self.content_height = max(0, self._tops[-1] - gap)
        self.current = max(0, min(self.current, self._count - 1))
        super().scroll_to(self.offset)

    def _whole(self, heights: Sequence[int], gap: int) -> Sequence[int]:
        """The heights at which as many whole lines fill the view as have room in it; it ends with them."""
        room = self.rect.height + gap
        if len(set(heights)) != 1 or len(heights) * (heights[0] + gap) <= room:
            return heights
        pitch = room // max(1, room // (heights[0] + gap))
        self.rect.height = room // pitch * pitch - gap
        return [pitch - gap] * len(heights)

    def fill(self, make: Callable[[RowPlace], ListRow], say: Callable[..., str]) -> list[Widget]:
        """Make the rows in sight and the current one; returns them, and the bar where there is one.

        So that a screen reader can walk on, there is a line before and after those in sight.
        """
        first, last = (
            max(0, self.seen.start - self._columns),
            min(self._count, self.seen.stop + self._columns),
        )
        numbers = sorted({*range(first, last), *([self.current] if self._count else [])})
        self.rows = [make((self, number)) for number in numbers]
        for row in self.rows:
            _tell_place(row, row.number, self._count, say)
        return [*self.rows, *([self] if self.furthest else [])]

    def __len__(self) -> int:
        return self._count

    def row(self, number: int) -> pygame.Rect:
        """Where a row is in the window now, in sight or not."""
        line, column = divmod(number, self._columns)
        top, below = self._tops[line], self._tops[line + 1] - self._gap
        room = self.rect.width - (self._gutter if self.furthest else 0)
        width = (room - self._gap * (self._columns - 1)) // self._columns
        left = self.rect.left + column * (width + self._gap)
        return pygame.Rect(left, self.rect.top + top - self.offset, width, below - top)

    @property
    def seen(self) -> range:
        """The rows that can be seen, if only in part."""
        first = bisect_right(self._tops, self.offset) - 1
        last = bisect_left(self._tops, self.offset + self.rect.height)
        return range(first * self._columns, min(self._count, last * self._columns))

    def bring(self, number: int) -> bool:
        """Make a row the current one and scroll as little as needed to bring it into sight, which is to be
        done before the rows are made; True when that moved the rows."""
        self.current, line = number, number // self._columns
        top, below = self._tops[line], self._tops[line + 1] - self._gap
        return super().scroll_to(min(top, max(self.offset, below - self.rect.height)))

    def show(self, number: int) -> None:
        """The same at any time."""
        if self.bring(number):
            self._changed()

    def scroll_to(self, offset: int) -> bool:
        moved = super().scroll_to(offset)
        if moved:
            self._changed()
        return moved

    def step(self, command: Command, at: int) -> int:
        """The row to which a key leads from row `at`; `at` itself where it leads nowhere."""
        line = self._columns
        page = max(line, len(self.seen) - line)
        side = 1 if line > 1 else 0
        steps = {
            Command.UP: -line,
            Command.DOWN: line,
            Command.LEFT: -side,
            Command.RIGHT: side,
            Command.PAGE_UP: -page,
            Command.PAGE_DOWN: page,
            Command.FIRST: -self._count,
            Command.LAST: self._count,
        }
        return min(self._count - 1, max(0, at + steps.get(command, 0)))

    def go(self, number: int) -> ListRow:
        """Go to a row, which is made if it was out of sight."""
        self.show(number)
        return next(row for row in self.rows if row.number == number)


class ListRow(Widget):
    """A row of a list, drawn and hit only where its list can be seen."""

    def __init__(
        self,
        key: str,
        place: RowPlace,
        spoken: str,
        press: Callable[[], None] | None = None,
        *,
        chosen: bool = False,
    ) -> None:
        """`place` is the list and the number of the row; a row without `press` only tells about itself."""
        self.list, self.number = place
        self.whole, self.view = self.list.row(self.number), self.list.rect
        super().__init__(key, self.whole.clip(self.view), spoken)
        self.chosen, self._press, self.row_of = chosen, press, self.list.key
        if press is None:
            self.role = WidgetRole.INFO

    @property
    def tab_stop(self) -> bool:
        return self.number == self.list.current

    def contains(self, pos: Point) -> bool:
        return bool(self.rect.height) and super().contains(pos)

    def activate(self) -> None:
        if self._press is not None:
            self._press()

    def node(self) -> Node:
        place = self.rect if self.rect.height else self.view
        return super().node()._replace(on=self.chosen or None, box=edges(place))

    def focused(self, *, by_keys: bool) -> None:
        self.list.current = self.number
        if by_keys:
            self.list.show(self.number)
            self.list.arrived(self.number)

    def leads_to(self, command: Command) -> Widget | None:
        to = self.list.step(command, self.number)
        return None if to == self.number else self.list.go(to)

    def draw(self, canvas: Canvas, look: WidgetLook) -> None:
        if self.rect.height:
            above, below = self.whole.top < self.view.top, self.whole.bottom > self.view.bottom
            with canvas.fading(self.view, above=above, below=below):
                self.draw_row(canvas, look)

    def draw_row(self, canvas: Canvas, look: WidgetLook) -> None:
        """Paint the row into `whole`."""


def as_rows(key: str, widgets: Sequence[WidgetT], say: Callable[..., str]) -> Sequence[WidgetT]:
    """Let controls below each other be told as the rows of the list with this key; returns them."""
    for number, widget in enumerate(widgets):
        widget.row_of = key
        _tell_place(widget, number, len(widgets), say)
    return widgets


def _tell_place(row: Widget, number: int, count: int, say: Callable[..., str]) -> None:
    row.spoken = say("list-row", row=ended(row.spoken), number=number + 1, count=count)


class RowChoice:
    """Presses on rows of which one is chosen: a key opens, a click chooses, a second one soon after opens."""

    def __init__(self) -> None:
        self._since = _TWICE

    def update(self, dt: float) -> None:
        """Let `dt` seconds pass."""
        self._since += dt

    def opens(self, *, chosen: bool, by_keys: bool) -> bool:
        """Whether a press on a row opens it, rather than choosing it."""
        again, self._since = self._since < _TWICE, 0.0
        return by_keys or (chosen and again)


class TypedName:
    """Letters typed one after the other at a list: the beginning of the name that is looked for."""

    def __init__(self) -> None:
        self._typed, self._since = "", 0.0

    def update(self, dt: float) -> None:
        """Let `dt` seconds pass."""
        self._since += dt

    def find(self, letter: str, names: Sequence[str], at: int) -> int | None:
        """The next row from row `at` on whose name begins with the letters typed so far, or None."""
        kept = self._typed if self._since < _TYPING else ""
        self._typed, self._since = (kept + letter).casefold(), 0.0
        ahead = [*range(at + (not kept), len(names)), *range(at + (not kept))]
        return next(
            (n for n in ahead if n < len(names) and names[n].casefold().startswith(self._typed)), None
        )
