"""A choice among many: a button that says what is chosen, and the list that it opens."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Final

import pygame

from crypt_game.controls.widgets import Button, ButtonFace
from crypt_game.drawing import theme
from crypt_game.drawing.canvas import Canvas
from crypt_game.drawing.canvas.panels import draw_row
from crypt_game.drawing.geometry import Space
from crypt_game.ui.pages.choice_chips import Option
from crypt_game.ui.pages.list_panel import ListPanel
from crypt_game.ui.scene import AppServices

__all__ = ["MOST_CHIPS", "ChoiceList", "choice_button"]

MOST_CHIPS: Final = 5
"""What is chosen from more than these is chosen from a list."""
_ROW: Final = 58


def choice_button(
    app: AppServices, group: str, label: str, options: Sequence[Option], rect: pygame.Rect
) -> Button:
    """Says what is chosen; pressed, it opens the list of all. Its key is `group`."""
    chosen = next((option.words for option in options if option.chosen), options[0].words)
    told = app.words.say("spoken-figure", label=label, figure=chosen)
    face = ButtonFace(kind="chip", icon="icon/down", style=theme.CHIP, spoken=told)
    return Button(group, rect, chosen, lambda: app.stack.push(ChoiceList(app, label, options)), face)


class ChoiceList(ListPanel):
    """All options one below the other; choosing one, or Esc, closes the list."""

    icon = "icon/globe"

    def __init__(self, app: AppServices, label: str, options: Sequence[Option]) -> None:
        super().__init__(app, len(options))
        self._label, self._options = label, options

    @property
    def heading(self) -> str:
        return self._label

    def row_heights(self, canvas: Canvas, width: int) -> Sequence[int]:
        high = max(canvas.px(_ROW), canvas.text_height(theme.BODY) + canvas.px(Space.APART))
        return [high] * len(self._options)

    def row_words(self, number: int) -> str:
        return self._options[number].words

    def row_chosen(self, number: int) -> bool:
        return self._options[number].chosen

    def row_press(self, number: int) -> Callable[[], None]:
        return partial(self._take, self._options[number])

    def _take(self, option: Option) -> None:
        self.close()
        option.take()

    def draw_item(self, canvas: Canvas, number: int, rect: pygame.Rect) -> None:
        option = self._options[number]
        draw_row(canvas, rect, chosen=option.chosen)
        at, room = (rect.left + canvas.px(Space.APART), rect.centery), rect.width - canvas.px(2 * Space.APART)
        ink = theme.Palette.CHIP_TEXT if option.chosen else theme.Palette.IVORY
        canvas.text(theme.BODY, option.words, at, ink, "midleft", max_width=room)
