"""The whole chronicle of a game, over the table: every line with the badge of the house it tells of."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import pygame

from crypt_game.play.board_model import ChronicleLine
from crypt_game.ui import theme
from crypt_game.ui.canvas import Canvas
from crypt_game.ui.canvas.pieces import draw_badge
from crypt_game.ui.pages.scroll_panel import ScrollPanel
from crypt_game.ui.scene import AppServices

__all__ = ["ChronicleScene"]

_BADGE: Final = 30
_INDENT: Final = 46
_GAP: Final = 10


class ChronicleScene(ScrollPanel):
    """Lines from the first to the last; opens at the end."""

    title_key = "chronicle-title"
    icon = "icon/log"
    starts_at_end = True

    def __init__(self, app: AppServices, lines: Sequence[ChronicleLine]) -> None:
        super().__init__(app)
        self._lines = tuple(lines)

    def content_height(self, canvas: Canvas, width: int) -> int:
        return sum(self._height(canvas, line, width) for line in self._lines)

    def _height(self, canvas: Canvas, line: ChronicleLine, width: int) -> int:
        words = canvas.paragraph_height(theme.BODY, line.text, width - canvas.px(_INDENT))
        return max(words, canvas.px(_BADGE)) + canvas.px(_GAP)

    def draw_content(self, canvas: Canvas, rect: pygame.Rect, clip: pygame.Rect) -> None:
        top = rect.top
        for line in self._lines:
            height = self._height(canvas, line, rect.width)
            if top + height > clip.top and top < clip.bottom:
                self._draw_line(canvas, line, pygame.Rect(rect.left, top, rect.width, height))
            top += height

    def _draw_line(self, canvas: Canvas, line: ChronicleLine, rect: pygame.Rect) -> None:
        px = canvas.px
        if line.house is not None:
            draw_badge(canvas, line.house.value, (rect.left + px(_BADGE) // 2, rect.top + px(16)), px(_BADGE))
        words = pygame.Rect(rect.left + px(_INDENT), rect.top + px(2), rect.width - px(_INDENT), 0)
        canvas.paragraph(theme.BODY, line.text, words)
