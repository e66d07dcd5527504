"""The controls of the light page: pills and foot lines that lead to other pages, and examples to play again.

They lie on content that scrolls: `home` is their place on the page, `rect` where that is in the window now.
Must never import `text.rulebook`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import pygame

from crypt_game.controls.input import Point
from crypt_game.controls.widget import Widget, WidgetLook
from crypt_game.controls.widgets import ScrollArea
from crypt_game.drawing import theme
from crypt_game.drawing.canvas import Canvas
from crypt_game.drawing.canvas.pieces import draw_pill
from crypt_game.drawing.geometry import IconSize, Space
from crypt_game.screen_reader import Node, NodeKind

__all__ = ["FootLink", "PageScroll", "Pill", "ReplayExample", "Scrolled"]

Palette = theme.Palette
_LIGHT: Final = Palette.PAGE[0]
_FOOT: Final = theme.BODY_BOLD._replace(line=1.15)


class PageScroll(ScrollArea):
    """What scrolls the page; arrows to the side turn it."""

    def __init__(
        self, key: str, rect: pygame.Rect, spoken: str, height: int, offset: int, turn: Callable[[int], None]
    ) -> None:
        super().__init__(key, rect, spoken, height, offset)
        self._turn = turn

    def adjust(self, step: int) -> bool:
        self._turn(step)
        return True

    def node(self) -> Node:
        return super().node()._replace(kind=NodeKind.LABEL)


class Scrolled(Widget):
    """A control on a page that scrolls within `view`; outside of it the control cannot be hit."""

    def __init__(
        self, key: str, home: pygame.Rect, view: pygame.Rect, spoken: str, on_press: Callable[[], None]
    ) -> None:
        super().__init__(key, home, spoken)
        self.home, self.view = home, view
        self._on_press = on_press

    def place(self, origin: tuple[int, int]) -> None:
        """Follow the page, whose corner is now at `origin`."""
        self.rect = self.home.move(origin)

    def contains(self, pos: Point) -> bool:
        return self.view.collidepoint(pos) and super().contains(pos)

    def node(self) -> Node:
        return super().node()._replace(kind=NodeKind.LINK)

    def activate(self) -> None:
        self._on_press()


class Pill(Scrolled):
    """The name of another page in a light pill."""

    def draw(self, canvas: Canvas, look: WidgetLook) -> None:
        if not self.rect.colliderect(self.view):
            return
        with canvas.clipped(self.view):
            lit = look.hovered or look.focused
            edge, ground = (Palette.PAGE_SECTION, Palette.SEARCH_HIT) if lit else (Palette.PAGE_FRAME, _LIGHT)
            draw_pill(canvas, self.rect, edge, ground)
            style, room = theme.LABEL._replace(edged=False), self.rect.width - canvas.px(Space.APART)
            canvas.text(style, self.spoken, self.rect.center, Palette.PAGE_TEXT, "center", max_width=room)


class ReplayExample(Scrolled):
    """An example: pressing it plays it again."""

    def draw(self, canvas: Canvas, look: WidgetLook) -> None:
        if look.hovered and self.rect.colliderect(self.view):
            with canvas.clipped(self.view):
                size = canvas.px(IconSize.TEXT)
                corner = (self.rect.right - size // 2, self.rect.top - size // 2)
                canvas.sprite("icon/refresh", corner, size, tint=Palette.GILT)


class FootLink(Widget):
    """The page before or after this one, named at the foot of the page."""

    def __init__(
        self, key: str, rect: pygame.Rect, title: str, on_press: Callable[[], None], *, right: bool
    ) -> None:
        super().__init__(key, rect, title)
        self._on_press, self._right = on_press, right

    def activate(self) -> None:
        self._on_press()

    def draw(self, canvas: Canvas, look: WidgetLook) -> None:
        ink = Palette.PAGE_RULING if look.hovered else Palette.PAGE_SECTION
        size, gap = canvas.px(IconSize.SMALL), canvas.px(IconSize.SMALL + Space.CLOSE)
        words = pygame.Rect(self.rect.left, self.rect.top, self.rect.width - gap, 0)
        icon = pygame.Rect(0, 0, size, size)
        if self._right:
            icon.midright = self.rect.midright
        else:
            icon.midleft = self.rect.midleft
            words.left += gap
        canvas.sprite("icon/next" if self._right else "icon/left", icon.center, size, tint=ink)
        height = canvas.paragraph_height(_FOOT, self.spoken, words.width, max_lines=2)
        words.top = self.rect.centery - height // 2
        canvas.paragraph(_FOOT, self.spoken, words, ink, "right" if self._right else "left", max_lines=2)
