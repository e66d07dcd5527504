"""Rows below each other in a view that may be too low for them: where they are, which can be seen, and how
arrows and pointer choose among them. A list draws nothing of its rows; it says where they go."""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Callable, Sequence
from itertools import accumulate
from typing import Final

import pygame

from crypt_game.ui.canvas import Canvas
from crypt_game.ui.focus import Widget, WidgetLook
from crypt_game.ui.input import Command, Point
from crypt_game.ui.widgets.scroll import ScrollArea

__all__ = ["ListRow", "ListView", "RowChoice"]

_TWICE: Final = 0.4
"""Seconds within which a second press opens a row."""


class ListView(ScrollArea):
    """Keeps how far it is scrolled through every new layout."""

    def __init__(self, key: str, *, focusable: bool = True) -> None:
        """A list that has no place and no rows yet (see `place`)."""
        super().__init__(key, pygame.Rect(0, 0, 1, 1), "", 0)
        self.focusable = focusable
        self._tops: list[int] = [0]
        self._gap = self._gutter = 0

    def place(
        self, view: pygame.Rect, heights: Sequence[int], spoken: str, *, gap: int = 0, gutter: int = 0
    ) -> None:
        """Lay the rows out in `view`; all in pixels. The bar takes the `gutter` at the right, when there is
        one."""
        self.rect, self.spoken = pygame.Rect(view), spoken
        self._gap, self._gutter = gap, gutter
        self._tops = [0, *accumulate(height + gap for height in heights)]
        self.content_height = max(0, self._tops[-1] - gap)
        self.scroll_to(self.offset)

    def __len__(self) -> int:
        return len(self._tops) - 1

    def row(self, number: int) -> pygame.Rect:
        """Where a row is in the window now, in sight or not."""
        top, below = self._tops[number], self._tops[number + 1] - self._gap
        width = self.rect.width - (self._gutter if self.furthest else 0)
        return pygame.Rect(self.rect.left, self.rect.top + top - self.offset, width, below - top)

    @property
    def seen(self) -> range:
        """The rows that can be seen, if only in part."""
        first = bisect_right(self._tops, self.offset) - 1
        return range(first, min(len(self), bisect_left(self._tops, self.offset + self.rect.height)))

    def show(self, number: int) -> None:
        """Scroll as little as needed to bring a row into sight."""
        self.reveal(self._tops[number], self._tops[number + 1] - self._gap)

    def step(self, command: Command, at: int) -> int:
        """The row to which a key leads from row `at`; `at` itself where it leads nowhere."""
        page = max(1, len(self.seen) - 1)
        steps = {
            Command.UP: -1,
            Command.DOWN: 1,
            Command.PAGE_UP: -page,
            Command.PAGE_DOWN: page,
            Command.FIRST: -len(self),
            Command.LAST: len(self),
        }
        return min(len(self) - 1, max(0, at + steps.get(command, 0)))


class ListRow(Widget):
    """A row of a list, drawn and hit only where its list can be seen."""

    def __init__(
        self,
        key: str,
        place: tuple[ListView, int],
        spoken: str,
        press: Callable[[], None],
        *,
        chosen: bool = False,
    ) -> None:
        """`place` is the list and the number of the row in it."""
        rows, number = place
        self.whole, self.view, self.number = rows.row(number), rows.rect, number
        super().__init__(key, self.whole.clip(self.view), spoken)
        self.chosen, self._press = chosen, press

    def contains(self, pos: Point) -> bool:
        return bool(self.rect.height) and super().contains(pos)

    def activate(self) -> None:
        self._press()

    def draw(self, canvas: Canvas, look: WidgetLook) -> None:
        if self.rect.height:
            with canvas.clipped(self.view):
                self.draw_row(canvas, look)

    def draw_row(self, canvas: Canvas, look: WidgetLook) -> None:
        """Paint the row into `whole`."""


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
