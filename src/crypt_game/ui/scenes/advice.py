"""What a computer heir thinks, in words: the action, its worth, why, and what would be nearly as good."""

from __future__ import annotations

from typing import Final

import pygame

from crypt_game.play.advice import Advice, Idea
from crypt_game.ui import theme
from crypt_game.ui.canvas import Canvas
from crypt_game.ui.pages.scroll_panel import ScrollPanel
from crypt_game.ui.scene import AppServices

__all__ = ["AdviceScene"]

_GAP: Final = 8
_PART: Final = 22


class AdviceScene(ScrollPanel):
    """A panel with one piece of advice; the words come ready."""

    icon = "icon/bulb"

    def __init__(self, app: AppServices, advice: Advice) -> None:
        super().__init__(app)
        self._advice = advice

    def title(self) -> str:
        return self._advice.title

    def _lines(self) -> list[tuple[theme.Style, str, theme.Colour, int]]:
        """Style, words, colour and the gap before each line, in design pixels."""
        palette, advice = theme.Palette, self._advice
        lines = [*_told(advice.best, theme.NAME_SMALL, 0)]
        if advice.others:
            lines.append((theme.PANEL_TITLE, self.say("advice-instead"), palette.HEADING, _PART + _GAP))
        for idea in advice.others:
            lines += _told(idea, theme.BODY_BOLD, _PART // 2)
        return lines

    def content_height(self, canvas: Canvas, width: int) -> int:
        return sum(
            canvas.paragraph_height(style, words, width) + canvas.px(gap)
            for style, words, _, gap in self._lines()
        )

    def draw_content(self, canvas: Canvas, rect: pygame.Rect, clip: pygame.Rect) -> None:
        top = rect.top
        for style, words, colour, gap in self._lines():
            top += canvas.px(gap)
            top += canvas.paragraph(style, words, pygame.Rect(rect.left, top, rect.width, 0), colour)


def _told(idea: Idea, style: theme.Style, gap: int) -> list[tuple[theme.Style, str, theme.Colour, int]]:
    palette = theme.Palette
    lines = [(style, idea.move, palette.IVORY, gap)]
    if idea.worth:
        lines.append((theme.STATUS, idea.worth, palette.GILT, 2))
    lines += [(theme.BODY, reason, palette.MUTED, _GAP) for reason in idea.reasons]
    return lines
