"""One line of text to type into: pygame_gui's entry with its caret, selection and clipboard, in our dress."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

import pygame

from crypt_game.controls import clipboard
from crypt_game.controls.widget import Widget, WidgetLook
from crypt_game.controls.widgets.gui import Gui
from crypt_game.drawing import theme
from crypt_game.drawing.canvas import Canvas
from crypt_game.drawing.canvas.panels import draw_inset
from crypt_game.drawing.geometry import Scale
from crypt_game.screen_reader import Node, NodeKind

if TYPE_CHECKING:
    from pygame_gui.elements import UITextEntryLine

__all__ = ["LineFace", "TextEntry"]

_WALKING = (pygame.K_TAB, pygame.K_ESCAPE, pygame.K_UP, pygame.K_DOWN)
_CARET_TICK = 0.5
_FONTS: Final = {400: "ProzaLibre-Regular.ttf", 700: "ProzaLibre-Bold.ttf"}
_MOST: Final = 0.52
"""How much of the height of a line its type may take."""
_COMMANDS = pygame.KMOD_CTRL | pygame.KMOD_META


@dataclass(frozen=True, slots=True)
class LineFace:
    """How a line is set: in this style, at the size that the player's text size and its height allow."""

    gui: Gui
    scale: Scale
    style: theme.Style = theme.BODY
    placeholder: str = ""

    def make(self, rect: pygame.Rect, text: str) -> UITextEntryLine:
        """The line at this place of the window, with `text` in it."""
        size = max(theme.TEXT_FLOOR, min(self.scale.font(self.style), round(rect.height * _MOST)))
        return self.gui.line(rect, (_FONTS[self.style.weight], size), text, self.placeholder)


class TextEntry(Widget):
    """A line of at most `limit` characters, to go on with at its end.

    `on_change` gets the text after every change; `on_enter` is called on Enter.
    """

    def __init__(
        self,
        named: tuple[str, str],
        rect: pygame.Rect,
        text: str,
        on_change: Callable[[str], None],
        face: LineFace,
        *,
        limit: int,
        on_enter: Callable[[], None],
    ) -> None:
        """`named` are the key and the spoken name."""
        super().__init__(named[0], rect, named[1])
        self._on_change, self._on_enter = on_change, on_enter
        self._gui, self._text, self._limit = face.gui, text, limit
        self._line = face.make(self.rect, text)
        self._line.set_text_length_limit(limit)
        self._since_tick = 0.0

    @property
    def text(self) -> str:
        """What stands in the line now."""
        return self._text

    def write(self, text: str) -> None:
        """Put `text` into the line in place of what stands there; nobody is told."""
        self._line.set_text(text)
        self._text = self._line.get_text()

    @property
    def editing(self) -> bool:
        """Whether typing goes into this line."""
        return bool(self._line.is_focused)

    def activate(self) -> None:
        if not self.editing:
            self._gui.focus(self._line)
            self._line.edit_position = len(self._line.get_text())
            self._line.cursor_has_moved_recently = True
            pygame.key.start_text_input()

    def node(self) -> Node:
        return super().node()._replace(kind=NodeKind.TEXT_ENTRY, value=self._text)

    def take_text(self, text: str) -> None:
        self.write(text[: self._limit])
        self._on_change(self._text)

    @property
    def limit(self) -> int:
        """How many characters it takes."""
        return self._limit

    def enter(self, text: str) -> None:
        """Take words that were written elsewhere, as if they had been typed here and Enter pressed."""
        self.take_text(text)
        self.release()
        self._on_enter()

    def release(self) -> None:
        """Stop typing here."""
        self._gui.unfocus(self._line)

    def close(self) -> None:
        self._gui.close(self._line)

    def handle_event(self, event: pygame.event.Event) -> bool:
        if event.type == pygame.KEYDOWN and event.key in _WALKING:
            self.release()
            return False
        if (
            event.type == pygame.KEYDOWN
            and event.key in (pygame.K_RETURN, pygame.K_KP_ENTER)
            and self.editing
        ):
            self.release()
            self._on_enter()
            return True
        if event.type == pygame.MOUSEBUTTONDOWN and not self.rect.collidepoint(event.pos):
            self.release()
            return False
        if not self.editing and event.type in (pygame.TEXTINPUT, pygame.KEYDOWN):
            return False
        if event.type == pygame.KEYDOWN and event.key == pygame.K_v and event.mod & _COMMANDS:
            # pygame_gui asks the clipboard itself, and fails with it.
            event = pygame.event.Event(pygame.TEXTINPUT, text=clipboard.pasted_line()[: self._limit])
        used = self._line.process_event(event)
        self._notice()
        if not self.editing or event.type not in (pygame.TEXTINPUT, pygame.KEYDOWN):
            return False
        return used or event.type == pygame.TEXTINPUT or _types(event)

    def _notice(self) -> None:
        text = self._line.get_text()
        if text != self._text:
            self._text = text
            self._on_change(text)

    def update(self, dt: float) -> bool:
        self._since_tick += dt
        if self.editing and self._since_tick >= _CARET_TICK:
            self._since_tick = 0.0
            return True
        return False

    def draw(self, canvas: Canvas, look: WidgetLook) -> None:
        draw_inset(canvas, self.rect, active=self.editing or look.hovered)
        if self._line.image is not None:
            canvas.surface.blit(self._line.image, self.rect, special_flags=pygame.BLEND_PREMULTIPLIED)


def _types(event: pygame.event.Event) -> bool:
    """Whether a pressed key stands for a letter, or for an editing command: then it is no order to the game,
    although pygame_gui lets it pass and waits for the letter itself."""
    return bool(event.mod & pygame.KMOD_CTRL) or (event.unicode.isprintable() and event.unicode != "")
