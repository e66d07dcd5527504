"""Everything that happened in a game, newest last, to scroll through (VISUAL §11, Lists)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Protocol

import pygame

from crypt_game.match.party import House
from crypt_game.ui import theme
from crypt_game.ui.app import App
from crypt_game.ui.brush import Brush
from crypt_game.ui.input import Command, Intent, Order
from crypt_game.ui.scene import Scene
from crypt_game.ui.scenes.page import Area, brush_for
from crypt_game.ui.widgets import Button, ScrollArea

__all__ = ["ChronicleScene", "Told"]

_WIDTH: Final = 980
_EDGE: Final = 32
_BADGE: Final = 46
_GAP: Final = 12


class Told(Protocol):
    """One line: the house it is about, if any, the sentence, and whether it weighs much."""

    @property
    def house(self) -> House | None: ...
    @property
    def text(self) -> str: ...
    @property
    def strong(self) -> bool: ...


class ChronicleScene(Scene):
    """The whole chronicle over the table. Wheel, arrows and page keys scroll; Esc closes."""

    overlay = True

    def __init__(self, app: App, lines: Sequence[Told]) -> None:
        super().__init__(app)
        self._lines = lines
        self._box = pygame.Rect(0, 0, 0, 0)
        self._scroll: ScrollArea | None = None
        self._tops: list[int] = []

    def arrange(self) -> None:
        area, px = Area.of(self.frame), self.frame.px
        self._box = area.rect((area.width - _WIDTH) / 2, 70, _WIDTH, area.height - 140)
        inner = self._box.inflate(-px(2 * _EDGE), 0)
        inner.top, inner.height = self._box.top + px(96), self._box.height - px(96 + 112)
        self._tops = self._measure(brush_for(self.app), inner.width - px(_BADGE + 20))
        at_end = self._scroll is None or self._scroll.offset == self._scroll.furthest
        offset = self._tops[-1] if at_end or self._scroll is None else self._scroll.offset
        self._scroll = ScrollArea("lines", inner, self.say("chronicle-title"), self._tops[-1], offset)
        close = pygame.Rect(0, 0, px(280), px(56))
        close.midbottom = (self._box.centerx, self._box.bottom - px(28))
        style = theme.BUTTON
        button = Button("close", close, self.say("chronicle-close"), self._close, kind="primary", style=style)
        self.controls.fill([self._scroll, button])
        if self.controls.focus is None:
            self.controls.focus_on("close")

    def handle(self, intent: Intent) -> bool:
        if self._scroll is not None and self._scroll.handle(_as_page(intent)):
            self.invalidate()
            return True
        if isinstance(intent, Order) and intent.pressed and intent.command is Command.CHRONICLE:
            return self.cancel()
        return super().handle(intent)

    def cancel(self) -> bool:
        self._close()
        return True

    def draw(self, brush: Brush) -> None:
        brush.dialog(self._box)
        px = brush.px
        title = (self._box.left + px(_EDGE), self._box.top + px(54))
        brush.text(
            theme.DIALOG_TITLE,
            self.say("chronicle-title"),
            title,
            theme.Palette.HEADING,
            "midleft",
        )
        self._draw_lines(brush)
        super().draw(brush)

    def _measure(self, brush: Brush, width: int) -> list[int]:
        """Where each line starts, and at the end the height of them all, in pixels."""
        tops = [0]
        for line in self._lines:
            height = brush.paragraph_height(_style(line), line.text, width)
            tops.append(tops[-1] + max(height, brush.px(34)) + brush.px(_GAP))
        return tops

    def _draw_lines(self, brush: Brush) -> None:
        scroll, px = self._scroll, brush.px
        if scroll is None:
            return
        before = brush.surface.get_clip()
        brush.surface.set_clip(scroll.rect)
        for line, top, foot in zip(self._lines, self._tops, self._tops[1:], strict=False):
            if foot < scroll.offset or top > scroll.offset + scroll.rect.height:
                continue
            y = scroll.rect.top + top - scroll.offset
            if line.house is not None:
                brush.badge(line.house.value, (scroll.rect.left + px(18), y + px(15)), px(30))
            words = pygame.Rect(scroll.rect.left + px(_BADGE), y, scroll.rect.width - px(_BADGE + 20), 0)
            colour = theme.Palette.IVORY if line.strong or line.house is None else theme.Palette.MUTED
            brush.paragraph(_style(line), line.text, words, colour)
        brush.surface.set_clip(before)

    def _close(self) -> None:
        self.app.stage.pop()
        self.app.invalidate()


def _style(line: Told) -> theme.Style:
    return theme.BODY_BOLD if line.strong else theme.BODY


def _as_page(intent: Intent) -> Intent:
    """Up and down scroll here, where there is only one button to walk to."""
    pages = {Command.UP: Command.PAGE_UP, Command.DOWN: Command.PAGE_DOWN}
    if isinstance(intent, Order) and intent.command in pages:
        return Order(pages[intent.command], intent.pressed, intent.repeated)
    return intent
