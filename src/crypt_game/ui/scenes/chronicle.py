"""The whole chronicle of a game, over the table: every line with the badge of the house it tells of."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import pygame

from crypt_game.play.board_model import ChronicleLine
from crypt_game.text.text_search import without_marks
from crypt_game.ui import theme
from crypt_game.ui.canvas import Canvas
from crypt_game.ui.canvas.pieces import draw_badge
from crypt_game.ui.pages.list_panel import ListPanel
from crypt_game.ui.scene import AppServices

__all__ = ["ChronicleScene"]

_BADGE, _INDENT = 30, 46
_LIFT: Final = 2
"""How far words and badge stand below the top of their row, in units."""


class ChronicleScene(ListPanel):
    """Lines from the first to the last; opens at the end."""

    title_key = "chronicle-title"
    icon = "icon/log"
    starts_at_end = True

    def __init__(self, app: AppServices, lines: Sequence[ChronicleLine]) -> None:
        super().__init__(app, len(lines))
        self._lines = tuple(lines)

    def row_heights(self, canvas: Canvas, width: int) -> Sequence[int]:
        room, least = width - canvas.px(_INDENT), canvas.px(_BADGE)
        return [max(canvas.paragraph_height(theme.BODY, line.text, room), least) for line in self._lines]

    def row_words(self, number: int) -> str:
        return without_marks(self._lines[number].text)

    def draw_item(self, canvas: Canvas, number: int, rect: pygame.Rect) -> None:
        px, line = canvas.px, self._lines[number]
        rect = rect.move(0, px(_LIFT))
        if line.house is not None:
            draw_badge(
                canvas, line.house.value, rect.move(px(_BADGE) // 2, px(_BADGE) // 2).topleft, px(_BADGE)
            )
        words = rect.move(px(_INDENT), 0)
        words.width -= px(_INDENT)
        canvas.paragraph(theme.BODY, line.text, words)
