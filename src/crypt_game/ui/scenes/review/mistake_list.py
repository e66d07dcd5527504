"""One costly choice as an entry of a list: where it stood, what was played, what was better, and why.

The whole entry is one control: choosing it opens the position to be tried again.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, NamedTuple

import pygame

from crypt_game.play.review_words import MistakeWords
from crypt_game.text.language import Say
from crypt_game.ui import theme
from crypt_game.ui.canvas import Canvas
from crypt_game.ui.canvas.panels import draw_button, draw_row
from crypt_game.ui.focus import Widget, WidgetLook

__all__ = ["MistakeRow", "stack"]

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


class MistakeRow(Widget):
    """A choice that can be tried again."""

    def __init__(
        self,
        key: str,
        words: MistakeWords,
        say: Say,
        on_press: Callable[[], None],
    ) -> None:
        """An entry that has no place yet (see `stack`)."""
        played, better = say("review-played"), say("review-better")
        self._try = say("review-try-again")
        told = (words.where, words.cost, f"{played}: {words.played}", f"{better}: {words.better}", words.why)
        nowhere = pygame.Rect(0, 0, 0, 0)
        super().__init__(key, nowhere, ". ".join((*(part.rstrip(".") for part in told), self._try)))
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

    def draw(self, canvas: Canvas, look: WidgetLook) -> None:
        draw_row(canvas, self.rect)
        self._draw_head(canvas, look)
        self._draw_lines(canvas)

    def _draw_head(self, canvas: Canvas, look: WidgetLook) -> None:
        px, rect, palette = canvas.px, self.rect, theme.Palette
        again = pygame.Rect(0, 0, px(_TRY_WIDTH), px(_TRY_HEIGHT))
        again.topright = (rect.right - px(14), rect.top + px(14))
        ink = draw_button(
            canvas, again, "stone", "down" if look.pressed else "hover" if look.hovered else "rest"
        )
        icon = (again.left + px(30), again.centery)
        canvas.sprite("icon/branch", icon, px(26))
        room = again.right - px(14) - icon[0] - px(20)
        middle = (icon[0] + px(20) + room // 2, again.centery)
        canvas.text(theme.BUTTON, self._try, middle, ink, "center", max_width=room)
        left, line = rect.left + px(_EDGE), again.centery
        room = again.left - px(20) - left
        cost_room = min(canvas.measure(theme.COUNT, self._words.cost)[0], room * 2 // 5)
        style, where = theme.PANEL_TITLE, (left, line)
        rest = room - cost_room - px(20)
        canvas.text(style, self._words.where, where, palette.HEADING, "midleft", max_width=rest)
        cost = (again.left - px(20), line)
        canvas.text(theme.COUNT, self._words.cost, cost, palette.WARNING, "midright", max_width=cost_room)

    def _draw_lines(self, canvas: Canvas) -> None:
        px, rect, lines = canvas.px, self.rect, self._shrunk(self.shrunk)
        column, left, top = self._column(canvas, lines), rect.left + px(_EDGE), rect.top + px(_HEAD)
        for line in lines:
            canvas.text(line.style, line.label, (left, top), theme.Palette.MUTED, max_width=column)
            place = pygame.Rect(left + column, top, rect.right - px(_EDGE) - left - column, 0)
            top += canvas.paragraph(line.style, line.words, place, line.colour) + px(_GAP)

    def least_height(self, canvas: Canvas, width: int, steps: int) -> int:
        """How high an entry of this width must be for its words, made smaller by so many steps."""
        lines = self._shrunk(steps)
        room = width - 2 * canvas.px(_EDGE) - self._column(canvas, lines)
        words = sum(canvas.paragraph_height(line.style, line.words, room) for line in lines)
        return canvas.px(_HEAD + len(lines) * _GAP) + words

    def most_steps(self, canvas: Canvas) -> int:
        """How often the words can be made smaller before they reach their floor."""
        style = self._lines[0].style
        return int((style.size - canvas.scale.lowest(style)) / _STEP)

    def _shrunk(self, steps: int) -> list[_Line]:
        return [
            line._replace(style=line.style._replace(size=line.style.size - steps * _STEP))
            for line in self._lines
        ]

    def _column(self, canvas: Canvas, lines: Sequence[_Line]) -> int:
        return max(canvas.measure(line.style, line.label)[0] for line in lines if line.label) + canvas.px(18)


def stack(canvas: Canvas, entries: Sequence[MistakeRow], area: pygame.Rect, places: int) -> None:
    """Lay the entries one below the other, all in the same type: the largest in which they fit the area.

    What is left over is shared out among `places`, so that fewer entries leave the foot of the area free.
    """
    if not entries:
        return
    gap = canvas.px(10)
    for steps in range(entries[0].most_steps(canvas) + 1):
        heights = [entry.least_height(canvas, area.width, steps) for entry in entries]
        spare = area.height - sum(heights) - gap * (len(entries) - 1)
        if spare >= 0:
            break
    top = area.top
    for entry, height in zip(entries, heights, strict=True):
        entry.shrunk = steps
        entry.rect = pygame.Rect(area.left, top, area.width, height + max(0, spare) // places)
        top = entry.rect.bottom + gap
