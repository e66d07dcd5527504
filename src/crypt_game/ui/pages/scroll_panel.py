"""A panel over the table whose content may be taller than itself: title, scroll area, a button to close it.

Subclasses measure and paint their content.
"""

from __future__ import annotations

from typing import ClassVar, Final

import pygame

from crypt_game.ui import theme
from crypt_game.ui.canvas import Canvas
from crypt_game.ui.geometry import Area
from crypt_game.ui.input import Command, Intent, Pointer
from crypt_game.ui.pages.page import canvas_for
from crypt_game.ui.scene import AppServices, Scene
from crypt_game.ui.widgets import Button, ButtonFace, ScrollArea

__all__ = ["ScrollPanel"]

_WIDTH: Final = 1000
_MARGIN: Final = 60
_STEP: Final = 60
_HEAD, _FOOT, _LOWEST = 90, 112, 340


class ScrollPanel(Scene):
    """An overlay that scrolls by wheel, bar and arrows; Esc, Enter or the button closes it."""

    overlay = True
    title_key: ClassVar[str] = ""
    icon: ClassVar[str] = "icon/log"
    starts_at_end: ClassVar[bool] = False

    def __init__(self, app: AppServices) -> None:
        super().__init__(app)
        self._panel = pygame.Rect(0, 0, 0, 0)
        self._scroll: ScrollArea | None = None

    def title(self) -> str:
        """The words of the title."""
        return self.say(self.title_key)

    def content_height(self, canvas: Canvas, width: int) -> int:
        """The height of the whole content at this width, in pixels."""
        raise NotImplementedError

    def draw_content(self, canvas: Canvas, rect: pygame.Rect, clip: pygame.Rect) -> None:
        """Paint the content from the top left of `rect`; only what meets `clip` is seen."""
        raise NotImplementedError

    def arrange(self) -> None:
        area, px = Area.of(self.frame), self.frame.px
        width = min(_WIDTH * self.frame.text, area.width - 2 * _MARGIN)
        self._panel = area.rect((area.width - width) / 2, _MARGIN, width, area.height - 2 * _MARGIN)
        inner = self._panel.inflate(-px(64), 0)
        height = self.content_height(canvas_for(self.app), inner.width - px(26))
        wanted = height + px(_HEAD) + px(_FOOT)
        if wanted < self._panel.height:
            self._panel.inflate_ip(0, max(wanted, px(_LOWEST)) - self._panel.height)
        view = pygame.Rect(inner.left, self._panel.top + px(_HEAD), inner.width, 0)
        view.height = self._panel.bottom - px(_FOOT) - view.top
        offset = self._scroll.offset if self._scroll is not None else height if self.starts_at_end else 0
        self._scroll = ScrollArea("scroll", view, self.title(), height, offset)
        close = pygame.Rect(0, 0, px(260), px(58))
        close.midbottom = (self._panel.centerx, self._panel.bottom - px(26))
        style = theme.BUTTON
        button = Button(
            "close", close, self.say("panel-close"), self.close, face=ButtonFace(kind="primary", style=style)
        )
        self.controls.fill([self._scroll, button])
        if self.controls.focus is None:
            self.controls.focus_on("close")

    def close(self) -> None:
        """Go back to what lies below."""
        self.app.stack.pop()

    def cancel(self) -> bool:
        self.close()
        return True

    def handle(self, intent: Intent) -> bool:
        scroll = self._scroll
        if scroll is not None and (scroll.handle(intent) or self._step(scroll, intent)):
            self.invalidate()
            return True
        return super().handle(intent)

    def _step(self, scroll: ScrollArea, intent: Intent) -> bool:
        """Arrows scroll, whatever has the focus: there is nothing else to walk among."""
        if isinstance(intent, Pointer) or not intent.pressed:
            return False
        step = {Command.UP: -1, Command.DOWN: 1}.get(intent.command, 0) * self.frame.px(_STEP)
        return step != 0 and scroll.scroll_to(scroll.offset + step)

    def draw(self, canvas: Canvas) -> None:
        px = canvas.px
        canvas.panel(self._panel, active=True)
        left, middle = self._panel.left + px(36), self._panel.top + px(48)
        canvas.sprite(self.icon, (left + px(16), middle), px(36), tint=theme.Palette.GILT)
        style = theme.PANEL_TITLE_LARGE
        title = (left + px(52), middle)
        room = self._panel.width - px(150)
        canvas.text(style, self.title(), title, theme.Palette.HEADING, "midleft", max_width=room)
        if self._scroll is not None:
            view = self._scroll.rect
            content = pygame.Rect(view.left, view.top - self._scroll.offset, view.width - px(26), view.height)
            with canvas.clipped(view):
                self.draw_content(canvas, content, view)
        super().draw(canvas)
