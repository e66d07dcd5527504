"""One costly choice as an entry of a list: where it stood, what was played, what was better, and why.

The whole entry is one control: choosing it opens the position to be tried again.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, NamedTuple

import pygame

from crypt_game.ui import theme
from crypt_game.ui.brush import Brush
from crypt_game.ui.focus import Look, Widget
from crypt_game.ui.scenes.review.words import LapseWords

__all__ = ["LapseEntry", "even_out"]

_EDGE: Final = 26
_HEAD: Final = 70
_TRY_WIDTH: Final = 250
_TRY_HEIGHT: Final = 50
_GAP: Final = 8
_STEP: Final = 0.5


class _Line(NamedTuple):
    """A paragraph of an entry: a label in a column of its own ("" for none), and the words."""

    label: str
    words: str
    style: theme.Style
    colour: theme.Colour


class LapseEntry(Widget):
    """A choice that can be tried again."""

    def __init__(
        self,
        key: str,
        rect: pygame.Rect,
        words: LapseWords,
        say: Callable[..., str],
        on_press: Callable[[], None],
    ) -> None:
        played, better = say("review-played"), say("review-better")
        self._try = say("review-try-again")
        told = (words.where, words.cost, f"{played}: {words.played}", f"{better}: {words.better}", words.why)
        super().__init__(key, rect, ". ".join((*(part.rstrip(".") for part in told), self._try)))
        palette = theme.Palette
        self._words = words
        self._lines = (
            _Line(played, words.played, theme.NAME_SMALL, palette.IVORY),
            _Line(better, words.better, theme.NAME_SMALL, palette.SAFE),
            _Line("", words.why, theme.BODY._replace(size=22), palette.MUTED),
        )
        self._on_press = on_press
        self.shrunk = 0
        """By how many steps the words are smaller than they might be, so that all entries look alike."""

    def activate(self) -> None:
        self._on_press()

    def draw(self, brush: Brush, look: Look) -> None:
        brush.row(self.rect)
        self._draw_head(brush, look)
        self._draw_lines(brush)

    def _draw_head(self, brush: Brush, look: Look) -> None:
        px, rect, palette = brush.px, self.rect, theme.Palette
        again = pygame.Rect(0, 0, px(_TRY_WIDTH), px(_TRY_HEIGHT))
        again.topright = (rect.right - px(14), rect.top + px(14))
        ink = brush.button(again, "stone", "down" if look.pressed else "hover" if look.hovered else "rest")
        icon = (again.left + px(30), again.centery)
        brush.sprite("icon/branch", icon, px(26))
        room = again.right - px(14) - icon[0] - px(20)
        middle = (icon[0] + px(20) + room // 2, again.centery)
        brush.text(theme.BUTTON, self._try, middle, ink, "center", max_width=room)
        left, line = rect.left + px(_EDGE), again.centery
        room = again.left - px(20) - left
        cost_room = min(brush.measure(theme.COUNT, self._words.cost)[0], room * 2 // 5)
        style, where = theme.PANEL_TITLE, (left, line)
        rest = room - cost_room - px(20)
        brush.text(style, self._words.where, where, palette.HEADING, "midleft", max_width=rest)
        cost = (again.left - px(20), line)
        brush.text(theme.COUNT, self._words.cost, cost, palette.WARNING, "midright", max_width=cost_room)

    def _draw_lines(self, brush: Brush) -> None:
        box, lines = self._box(brush), self._shrunk(self.shrunk)
        column = self._column(brush, lines)
        top = box.top
        for line in lines:
            brush.text(line.style, line.label, (box.left, top), theme.Palette.MUTED, max_width=column)
            place = pygame.Rect(box.left + column, top, box.width - column, 0)
            top += brush.paragraph(line.style, line.words, place, line.colour) + brush.px(_GAP)

    def _box(self, brush: Brush) -> pygame.Rect:
        px, rect = brush.px, self.rect
        top = rect.top + px(_HEAD)
        return pygame.Rect(rect.left + px(_EDGE), top, rect.width - 2 * px(_EDGE), rect.bottom - px(6) - top)

    def needed(self, brush: Brush) -> int:
        """By how many steps the type must shrink for the words to fit, at most to its floor."""
        box = self._box(brush)
        lowest = brush.scale.lowest(self._lines[0].style)
        most = int((self._lines[0].style.size - lowest) / _STEP)
        fits = (
            steps
            for steps in range(most)
            if self._height(brush, self._shrunk(steps), box.width) <= box.height
        )
        return next(fits, most)

    def _shrunk(self, steps: int) -> list[_Line]:
        return [
            line._replace(style=line.style._replace(size=line.style.size - steps * _STEP))
            for line in self._lines
        ]

    def _height(self, brush: Brush, lines: Sequence[_Line], width: int) -> int:
        room = width - self._column(brush, lines)
        return sum(brush.paragraph_height(line.style, line.words, room) + brush.px(_GAP) for line in lines)

    def _column(self, brush: Brush, lines: Sequence[_Line]) -> int:
        return max(brush.measure(line.style, line.label)[0] for line in lines if line.label) + brush.px(18)


def even_out(brush: Brush, entries: Sequence[LapseEntry]) -> None:
    """Set all entries in the same type: the largest in which each fits its place."""
    steps = max((entry.needed(brush) for entry in entries), default=0)
    for entry in entries:
        entry.shrunk = steps
