"""One line of text to type into: pygame_gui's entry with its caret, selection and clipboard, in our dress.

The only module that knows pygame_gui; it is imported when the first entry is opened, so that the menu never
waits for it.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import pygame

from crypt_game.ui import clipboard, theme
from crypt_game.ui.canvas import Canvas
from crypt_game.ui.canvas.panels import draw_inset
from crypt_game.ui.focus import Widget, WidgetLook

if TYPE_CHECKING:
    from pygame_gui.elements import UITextEntryLine

__all__ = ["TextEntry"]

_WALKING = (pygame.K_TAB, pygame.K_ESCAPE, pygame.K_UP, pygame.K_DOWN)
_CARET_TICK = 0.5
_COMMANDS = pygame.KMOD_CTRL | pygame.KMOD_META


class TextEntry(Widget):
    """A line of at most `limit` characters, to go on with at its end.

    `on_change` gets the text after every change; `on_enter` is called on Enter.
    """

    def __init__(
        self,
        key: str,
        rect: pygame.Rect,
        spoken: str,
        text: str,
        on_change: Callable[[str], None],
        *,
        limit: int = 16,
        font: str | None = None,
        font_size: int = 20,
        placeholder: str = "",
        on_enter: Callable[[], None] | None = None,
    ) -> None:
        """`font` is a file that pygame can load; `font_size` in pixels."""
        super().__init__(key, rect, spoken)
        self._on_change, self._on_enter = on_change, on_enter
        self._text, self._limit = text, limit
        self._manager, self._line = _make_line(self.rect, text, limit, placeholder, font, font_size)
        self._canvas = pygame.Surface(self.rect.size, pygame.SRCALPHA)
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
            self._line.focus()  # type: ignore[no-untyped-call]
            self._line.edit_position = len(self._line.get_text())
            self._line.cursor_has_moved_recently = True
            pygame.key.start_text_input()

    def release(self) -> None:
        """Stop typing here."""
        if self.editing:
            self._line.unfocus()  # type: ignore[no-untyped-call]

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
            if self._on_enter is not None:
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
        used = self._manager.process_events(self._shifted(event))
        self._notice()
        if not self.editing or event.type not in (pygame.TEXTINPUT, pygame.KEYDOWN):
            return False
        return bool(used) or event.type == pygame.TEXTINPUT or _types(event)

    def _shifted(self, event: pygame.event.Event) -> pygame.event.Event:
        """The event with its position seen from the line's own corner."""
        if not hasattr(event, "pos"):
            return event
        pos = (event.pos[0] - self.rect.x, event.pos[1] - self.rect.y)
        return pygame.event.Event(event.type, {**event.dict, "pos": pos})

    def _notice(self) -> None:
        text = self._line.get_text()
        if text != self._text:
            self._text = text
            self._on_change(text)

    def update(self, dt: float) -> bool:
        self._manager.update(dt)
        self._since_tick += dt
        if self.editing and self._since_tick >= _CARET_TICK:
            self._since_tick = 0.0
            return True
        return False

    def draw(self, canvas: Canvas, look: WidgetLook) -> None:
        draw_inset(canvas, self.rect, active=self.editing or look.hovered)
        self._canvas.fill((0, 0, 0, 0))
        self._manager.draw_ui(self._canvas)
        canvas.surface.blit(self._canvas, self.rect)


def _types(event: pygame.event.Event) -> bool:
    """Whether a pressed key stands for a letter, or for an editing command: then it is no order to the game,
    although pygame_gui lets it pass and waits for the letter itself."""
    return bool(event.mod & pygame.KMOD_CTRL) or (event.unicode.isprintable() and event.unicode != "")


def _make_line(
    rect: pygame.Rect, text: str, limit: int, placeholder: str, font: str | None, font_size: int
) -> tuple[Any, UITextEntryLine]:
    import i18n
    import pygame_gui

    ink, dim = theme.hexed(theme.Palette.IVORY), theme.hexed(theme.Palette.MUTED)
    look: dict[str, Any] = {
        "colours": {
            "dark_bg": "#00000000",
            "normal_border": "#00000000",
            "normal_text": ink,
            "selected_text": theme.hexed(theme.Palette.INK),
            "selected_bg": theme.hexed(theme.Palette.GILT),
            "text_cursor": ink,
            "placeholder_text": dim,
        },
        "misc": {"border_width": "0", "shadow_width": "0", "padding": "10,4"},
    }
    if font is not None:
        look["font"] = {"name": "entry", "size": str(font_size), "regular_path": font}
    manager = pygame_gui.UIManager(rect.size, {"text_entry_line": look}, enable_live_theme_updates=False)
    line = pygame_gui.elements.UITextEntryLine(
        pygame.Rect((0, 0), rect.size), manager, initial_text=text, placeholder_text=placeholder or None
    )
    line.set_text_length_limit(limit)
    # Each manager adds the folder of pygame_gui's words once more, and every one is searched for every text.
    i18n.load_path[:] = dict.fromkeys(i18n.load_path)
    return manager, line
