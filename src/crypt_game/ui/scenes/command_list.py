"""All that can be asked for in the scene below, as a list: pads have fewer buttons than keyboards keys."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Final

import pygame

from crypt_game.controls.input import Command, Intent, Order
from crypt_game.drawing import theme
from crypt_game.drawing.canvas import Canvas
from crypt_game.drawing.canvas.key_caps import draw_key_cap, key_cap_width
from crypt_game.drawing.canvas.panels import RuleOpacity, draw_hairline, draw_outline
from crypt_game.drawing.geometry import Space
from crypt_game.ui.pages.list_panel import ListPanel
from crypt_game.ui.scene import AppServices

__all__ = ["CommandList"]

_ROW: Final = 46


class CommandList(ListPanel):
    """One command in each row; choosing it closes the list and gives the command below."""

    title_key = "commands-title"
    icon = "icon/list"
    columns = 2

    def __init__(self, app: AppServices, commands: Sequence[str], give: Callable[[str], None]) -> None:
        super().__init__(app, len(commands))
        self._commands, self._give = [Command(command) for command in commands], give

    def arrange(self) -> None:
        opening = self.controls.focus is None
        super().arrange()
        if opening:
            self.controls.focus_on("row-0")
            self.app.speak(self.heading)

    def row_heights(self, canvas: Canvas, width: int) -> Sequence[int]:
        line = canvas.text_height(theme.BODY) + canvas.px(Space.CLOSE)
        return [max(canvas.px(_ROW), line)] * -(-self._count // self.columns)

    def row_words(self, number: int) -> str:
        return self.say(f"settings-key-{self._commands[number].value}")

    def row_press(self, number: int) -> Callable[[], None]:
        return partial(self._choose, self._commands[number])

    def draw_item(self, canvas: Canvas, number: int, rect: pygame.Rect) -> None:
        inner = rect.inflate(-2 * canvas.px(Space.NEAR), 0)
        if number % self.columns + 1 < self.columns:
            inner.width -= canvas.px(Space.WIDE)  # so that a key is not taken for one of the next column
        if number >= self.columns:
            ends = inner.move(0, -canvas.px(self.gap) // 2)  # in the middle between two rows
            draw_hairline(canvas, ends.topleft, ends.topright, opacity=RuleOpacity.FAINT)
        if self.controls.hover is not None and self.controls.hover.key == f"row-{number}":
            draw_outline(canvas, rect, "hover")
        if cap := self.app.devices.cap(self._commands[number], self.say):
            inner.width -= key_cap_width(canvas, cap) + canvas.px(Space.CLOSE)
            draw_key_cap(canvas, cap, (inner.right + canvas.px(Space.CLOSE), inner.centery))
        canvas.text(theme.BODY, self.row_words(number), inner.midleft, anchor="midleft", max_width=inner.w)

    def handle(self, intent: Intent) -> bool:
        if isinstance(intent, Order) and intent.pressed and intent.command is Command.COMMANDS:
            return self.cancel()
        return super().handle(intent)

    def _choose(self, command: Command) -> None:
        self.close()
        self._give(command.value)
