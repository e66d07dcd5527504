"""What a computer heir thinks, in words: the action, its worth, why, and what would be nearly as good."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

import pygame

from crypt_game.drawing import theme
from crypt_game.drawing.canvas import Canvas
from crypt_game.play.advice import Advice
from crypt_game.ui.pages.list_panel import ListPanel
from crypt_game.ui.scene import AppServices

__all__ = ["AdviceScene"]

_LINE_GAP = 8


class _Paragraph(NamedTuple):
    """A paragraph of an idea."""

    style: theme.Style
    words: str
    colour: theme.Colour


class AdviceScene(ListPanel):
    """A panel with one piece of advice, an idea in each row; the words come ready."""

    icon = "icon/bulb"
    gap = 22

    def __init__(self, app: AppServices, advice: Advice) -> None:
        super().__init__(app, 1 + len(advice.others))
        self._advice, self._ideas = advice, (advice.best, *advice.others)

    def title(self) -> str:
        return self._advice.title

    def _lines(self, number: int) -> Iterator[_Paragraph]:
        """What stands in a row; the first of the lesser ideas has a heading."""
        palette, idea = theme.Palette, self._ideas[number]
        if number == 1:
            yield _Paragraph(theme.PANEL_TITLE, self.say("advice-instead"), palette.HEADING)
        yield _Paragraph(theme.BODY_BOLD if number else theme.NAME_SMALL, idea.move, palette.IVORY)
        if idea.worth:
            yield _Paragraph(theme.STATUS, idea.worth, palette.GILT)
        for reason in idea.reasons:
            yield _Paragraph(theme.BODY, reason, palette.MUTED)

    def row_heights(self, canvas: Canvas, width: int) -> Sequence[int]:
        return [self._height(canvas, number, width) for number in range(len(self._ideas))]

    def _height(self, canvas: Canvas, number: int, width: int) -> int:
        lines, gap = list(self._lines(number)), canvas.px(_LINE_GAP)
        return sum(canvas.paragraph_height(line.style, line.words, width) + gap for line in lines) - gap

    def row_words(self, number: int) -> str:
        return " ".join(line.words for line in self._lines(number))

    def draw_item(self, canvas: Canvas, number: int, rect: pygame.Rect) -> None:
        for line in self._lines(number):
            height = canvas.paragraph(line.style, line.words, rect, line.colour) + canvas.px(_LINE_GAP)
            rect = rect.move(0, height)
