"""The chronicle of a game, in a drawer over the table: round by round, each line with a badge."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import pygame

from crypt_game.controls.input import Command
from crypt_game.drawing import theme
from crypt_game.drawing.canvas import Canvas
from crypt_game.drawing.canvas.panels import draw_hairline
from crypt_game.drawing.canvas.paragraphs import plain_text
from crypt_game.drawing.canvas.pieces import draw_badge
from crypt_game.play.board_model import ChronicleLine
from crypt_game.ui.pages.drawer import Drawer
from crypt_game.ui.scene import AppServices

__all__ = ["ChronicleScene"]

_BADGE, _INDENT = 30, 46
_LIFT: Final = 2
"""How far words and badge stand below the top of their row, in units."""
_BREAK: Final = 26
"""How much higher the row of a round is, with the line above it, in units."""


class ChronicleScene(Drawer):
    """Lines from the first to the last; opens at the end."""

    title_key = "chronicle-title"
    icon = "icon/log"
    starts_at_end = True
    command = Command.CHRONICLE

    def __init__(self, app: AppServices, lines: Sequence[ChronicleLine]) -> None:
        super().__init__(app, len(lines))
        self._lines = tuple(lines)

    def row_heights(self, canvas: Canvas, width: int) -> Sequence[int]:
        room, least = width - canvas.px(_INDENT), canvas.px(_BADGE)
        return [
            max(canvas.paragraph_height(_style(line), line.text, room), least) + canvas.px(_break(line))
            for line in self._lines
        ]

    def row_words(self, number: int) -> str:
        return plain_text(self._lines[number].text)

    def draw_item(self, canvas: Canvas, number: int, rect: pygame.Rect) -> None:
        px, line = canvas.px, self._lines[number]
        if line.heading:
            y = rect.y + px(_break(line)) // 2
            draw_hairline(canvas, (rect.x, y), (rect.right, y), theme.Palette.GILT)
        rect = rect.move(0, px(_LIFT + _break(line)))
        if line.house is not None:
            draw_badge(
                canvas, line.house.value, rect.move(px(_BADGE) // 2, px(_BADGE) // 2).topleft, px(_BADGE)
            )
        words = rect.move(px(_INDENT), 0)
        words.width -= px(_INDENT)
        ink = theme.Palette.HEADING if line.heading else theme.Palette.IVORY
        canvas.paragraph(_style(line), line.text, words, ink)


def _style(line: ChronicleLine) -> theme.Style:
    return theme.NAME_SMALL if line.heading else theme.BODY


def _break(line: ChronicleLine) -> int:
    return _BREAK if line.heading else 0
