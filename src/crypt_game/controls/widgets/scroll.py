"""A window onto something taller than itself: wheel, keys and a brass bar (VISUAL §11, Lists)."""

from __future__ import annotations

import pygame

from crypt_game.controls.input import Command, Intent, Point, Pointer, PointerKind
from crypt_game.controls.widget import Widget, WidgetLook
from crypt_game.drawing import theme
from crypt_game.drawing.canvas import Canvas

__all__ = ["ScrollArea"]

_NOTCH, _PAGE = 0.12, 0.9
"""How much of the height one notch of the wheel, and a page, go on."""
_THUMB, _LEAST_THUMB, _REACH = 6, 24, 9
"""In pixels: how wide the thumb is, how high at least, and how far beside it a press still takes hold."""


class ScrollArea(Widget):
    """Keeps an `offset` (pixels from the top of the content); the scene draws the content itself, clipped to
    `rect`."""

    def __init__(
        self, key: str, rect: pygame.Rect, spoken: str, content_height: int, offset: int = 0
    ) -> None:
        super().__init__(key, rect, spoken)
        self.content_height = content_height
        self.offset = 0
        self._grip: int | None = None
        self.scroll_to(offset)

    @property
    def furthest(self) -> int:
        """The largest offset."""
        return max(0, self.content_height - self.rect.height)

    def scroll_to(self, offset: int) -> bool:
        """Go to `offset`, held within the content; True when that moved it."""
        before = self.offset
        self.offset = min(self.furthest, max(0, offset))
        return self.offset != before

    def reveal(self, top: int, bottom: int) -> None:
        """Scroll as little as needed to show content from `top` to `bottom`."""
        self.scroll_to(min(top, max(self.offset, bottom - self.rect.height)))

    def scroll(self, intent: Intent) -> bool:
        notch = round(self.rect.height * _NOTCH)
        if isinstance(intent, Pointer):
            if intent.kind is not PointerKind.WHEEL or not self.rect.collidepoint(intent.pos):
                return False
            return self.scroll_to(self.offset - round(intent.notches * notch))
        if not intent.pressed:
            return False
        page = round(self.rect.height * _PAGE)
        targets = {
            Command.PAGE_UP: self.offset - page,
            Command.PAGE_DOWN: self.offset + page,
            Command.SCROLL_UP: self.offset - notch,
            Command.SCROLL_DOWN: self.offset + notch,
            Command.FIRST: 0,
            Command.LAST: self.furthest,
        }
        return intent.command in targets and self.scroll_to(targets[intent.command])

    def bar(self) -> pygame.Rect | None:
        """The thumb of the scroll bar, or None when everything fits."""
        if not self.furthest:
            return None
        height = max(_LEAST_THUMB, self.rect.height * self.rect.height // self.content_height)
        top = self.rect.top + (self.rect.height - height) * self.offset // self.furthest
        return pygame.Rect(self.rect.right - _THUMB, top, _THUMB, height)

    def contains(self, pos: Point) -> bool:
        thumb = self.bar()
        return thumb is not None and thumb.inflate(2 * _REACH, 0).collidepoint(pos)

    def grab(self, pos: Point) -> None:
        thumb = self.bar()
        self._grip = pos[1] - thumb.top if thumb else None

    def drag(self, pos: Point) -> None:
        thumb = self.bar()
        if thumb and self._grip is not None:
            travel = max(1, self.rect.height - thumb.height)
            self.scroll_to((pos[1] - self._grip - self.rect.top) * self.furthest // travel)

    def draw(self, canvas: Canvas, look: WidgetLook) -> None:
        thumb = self.bar()
        if thumb:
            colour = theme.Palette.GILT if look.hovered or look.pressed else theme.Palette.BRASS
            pygame.draw.rect(canvas.surface, colour, thumb, border_radius=_THUMB // 2)
