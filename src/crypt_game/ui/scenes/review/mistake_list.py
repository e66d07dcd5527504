"""One costly choice as an entry of a list: where it stood, what was played, what was better, and why.

The whole entry is one control: choosing it opens the position to be tried again.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import pygame

from crypt_game.controls.widget import WidgetLook
from crypt_game.controls.widgets import Button, ButtonFace, ListRow, RowPlace
from crypt_game.drawing import theme
from crypt_game.drawing.canvas import Canvas
from crypt_game.drawing.canvas.coin_lines import CoinLine, coin_lines_height, draw_coin_lines
from crypt_game.drawing.canvas.panels import draw_row
from crypt_game.drawing.geometry import Space
from crypt_game.play.review_words import MistakeWords
from crypt_game.text.language import Say

__all__ = ["MistakeRow", "mistake_height"]

_EDGE: Final = 26
_HEAD: Final = 70
_TRY_WIDTH: Final = 250
_TRY_HEIGHT: Final = 50
_GAP: Final = 8
_REASON: Final = 22
"""The size of the type that says why."""
_COST_SHARE: Final = 0.4
"""How much of the line the price of a mistake may take."""


class MistakeRow(ListRow):
    """A choice that can be tried again."""

    def __init__(self, place: RowPlace, words: MistakeWords, say: Say, on_press: Callable[[], None]) -> None:
        played, better = say("review-played"), say("review-better")
        self._try = say("review-try-again")
        pairs = ((played, words.played), (better, words.better))
        named = [say("spoken-figure", label=label, figure=move) for label, move in pairs]
        told = (words.where, words.cost, *named, words.why)
        spoken = ". ".join((*(part.rstrip(".") for part in told), self._try))
        super().__init__(f"lapse-{place[1]}", place, spoken, on_press)
        self._words, self._lines = words, _lines(words, say)

    def draw_row(self, canvas: Canvas, look: WidgetLook) -> None:
        draw_row(canvas, self.whole)
        self._draw_head(canvas, look)
        box = self.whole.inflate(-2 * canvas.px(_EDGE), 0)
        box.top += canvas.px(_HEAD)
        draw_coin_lines(canvas, self._lines, box)

    def _draw_head(self, canvas: Canvas, look: WidgetLook) -> None:
        px, rect, palette = canvas.px, self.whole, theme.Palette
        again = pygame.Rect(0, 0, px(_TRY_WIDTH), px(_TRY_HEIGHT))
        again.topright = (rect.right - px(Space.CLOSE), rect.top + px(Space.CLOSE))
        Button("", again, self._try, self.activate, ButtonFace(icon="icon/branch")).draw(canvas, look)
        left, line = rect.left + px(_EDGE), again.centery
        room = again.left - px(Space.APART) - left
        cost_room = min(canvas.measure(theme.COUNT, self._words.cost)[0], round(room * _COST_SHARE))
        style, where = theme.PANEL_TITLE, (left, line)
        rest = room - cost_room - px(Space.APART)
        canvas.text(style, self._words.where, where, palette.HEADING, "midleft", max_width=rest)
        cost = (again.left - px(Space.APART), line)
        canvas.text(theme.COUNT, self._words.cost, cost, palette.WARNING, "midright", max_width=cost_room)


def mistake_height(canvas: Canvas, words: MistakeWords, say: Say, width: int) -> int:
    """How high an entry of this width must be."""
    return canvas.px(_HEAD + _GAP) + coin_lines_height(
        canvas, _lines(words, say), width - 2 * canvas.px(_EDGE)
    )


def _lines(words: MistakeWords, say: Say) -> list[CoinLine]:
    style, palette = theme.BODY._replace(size=_REASON), theme.Palette
    return [
        CoinLine(say("review-played"), words.played, theme.NAME_SMALL, palette.IVORY),
        CoinLine(say("review-better"), words.better, theme.NAME_SMALL, palette.SAFE),
        *(CoinLine("", row.words, style, palette.IVORY, row.coins) for row in words.rows),
    ]
