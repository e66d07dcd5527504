"""What full-screen pages share: the room behind them, the way back and the title."""

from __future__ import annotations

from dataclasses import dataclass

import pygame

from crypt_game.text.language import Say
from crypt_game.ui import destinations, theme
from crypt_game.ui.canvas import Canvas
from crypt_game.ui.canvas.rooms import draw_room_behind_panels
from crypt_game.ui.focus import Widget
from crypt_game.ui.geometry import Area, Frame
from crypt_game.ui.input import Command, Intent, Order
from crypt_game.ui.scene import AppServices, Scene
from crypt_game.ui.widgets import Button, ButtonFace

__all__ = ["PageScene", "Panel", "canvas_for", "choice_name"]

_MARGIN = 41


@dataclass(frozen=True, slots=True)
class Panel:
    """A titled panel of a page; its place in window pixels."""

    rect: pygame.Rect
    title: str
    icon: str | None = None
    remark: str = ""

    def draw(self, canvas: Canvas) -> None:
        """The stone, the icon, the title and a remark at the right."""
        canvas.panel(self.rect)
        px = canvas.px
        left, middle = self.rect.left + px(24), self.rect.top + px(34)
        if self.icon is not None:
            canvas.sprite(self.icon, (left + px(14), middle), px(34), tint=theme.Palette.GILT)
            left += px(44)
        room = self.rect.right - px(24) - left
        if self.remark:
            style = theme.STATUS
            room -= canvas.measure(style, self.remark)[0] + px(20)
            where = (self.rect.right - px(24), middle)
            canvas.text(style, self.remark, where, theme.Palette.MUTED, "midright")
        style = theme.PANEL_TITLE_LARGE
        canvas.text(style, self.title, (left, middle), theme.Palette.HEADING, "midleft", max_width=room)


def choice_name(say: Say, words: str, chosen: bool) -> str:
    """What a listener hears of one choice among several."""
    return say("app-chosen", choice=words) if chosen else words


def canvas_for(app: AppServices) -> Canvas:
    """A canvas for measuring while a scene lays itself out."""
    return Canvas(app.surface, app.picture_store, app.frame)


class PageScene(Scene):
    """A page before a room with a way back at the top left; subclasses name it and lay out its panels."""

    room = "rooms/archive"
    """The rendered room that the page is held before."""
    title_key = ""
    back_key = ""

    def __init__(self, app: AppServices) -> None:
        super().__init__(app)
        self.area = Area.of(self.frame)
        self.panels: list[Panel] = []

    def rearrange(self, frame: Frame) -> None:
        self.area = Area.of(frame)
        super().rearrange(frame)

    def back_button(self) -> Widget:
        """The button that leads back; the first in the focus list."""
        rect = self.area.rect(_MARGIN, 35, 54, 54)
        return Button(
            "back", rect, "", self.go_back, face=ButtonFace(icon="icon/undo", spoken=self.say(self.back_key))
        )

    def go_back(self) -> None:
        """Leave this page for the one below."""
        self.app.go(self.app.stack.pop)

    def cancel(self) -> bool:
        self.go_back()
        return True

    def handle(self, intent: Intent) -> bool:
        if super().handle(intent):
            return True
        if not isinstance(intent, Order) or not intent.pressed or intent.command is not Command.RULES:
            return False
        self.app.go_to(destinations.rule_of(self.controls.regarded))
        return True

    def draw(self, canvas: Canvas) -> None:
        draw_room_behind_panels(canvas, self.room, self.frame.window)
        title = self.area.rect(_MARGIN + 84, 35, 700, 54)
        style = theme.SCREEN_TITLE
        words = self.say(self.title_key)
        canvas.text(style, words, title.midleft, theme.Palette.HEADING, "midleft", max_width=title.width)
        for panel in self.panels:
            panel.draw(canvas)
        self.draw_page(canvas)
        super().draw(canvas)

    def draw_page(self, canvas: Canvas) -> None:
        """Paint what lies on the panels, under the controls."""
