"""The list of keys that can be changed, and how one is changed: press its row, then the new key."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from typing import Final

import pygame

from crypt_game.controls.input import DEFAULT_KEYS, Command, key_caption
from crypt_game.controls.widget import WidgetLook
from crypt_game.controls.widgets import ListRow, ListView, RowPlace
from crypt_game.drawing import theme
from crypt_game.drawing.canvas import Canvas
from crypt_game.drawing.canvas.key_caps import draw_key_cap, key_cap_width
from crypt_game.drawing.canvas.panels import RuleOpacity, draw_button, draw_hairline, draw_row
from crypt_game.drawing.geometry import Box, Space
from crypt_game.ui.pages.form import Form, FormPanel, FormRow
from crypt_game.ui.scene import AppServices
from crypt_game.ui.scenes.settings.settings_groups import hands

__all__ = ["KeyList", "Rebinding"]

_COMMANDS: Final = tuple(DEFAULT_KEYS)
_ROW, _LEAST_ROW, _ROWS, _MOST_ROWS = 43, 42, 8, 11
"""How high a row would like to be and is at least, and for how many there is room, in large type and at
most; the list scrolls."""
_WIDE: Final = 900
"""From which width on there are two columns, in type of the usual size."""
_GUTTER: Final = 18
_AIR: Final = 18
"""Between words and cap, and beside both."""
_NOTE, _NOTE_LINES = 48, 5
_SIGN: Final = 26
_PROMPT_SHARE: Final = 0.55
_RESERVED: Final = (
    pygame.K_TAB,
    *(pygame.K_LSHIFT, pygame.K_RSHIFT, pygame.K_LCTRL, pygame.K_RCTRL),
    *(pygame.K_LALT, pygame.K_RALT, pygame.K_LMETA, pygame.K_RMETA),
)
"""Keys that walk or only modify others."""


@dataclass(slots=True)
class Rebinding:
    """Which command waits for its new key, and why the last key pressed would not do."""

    command: Command | None = None
    fault: str = ""

    def take(self, app: AppServices, key: int) -> bool:
        """Give the waiting command this key; Esc gives up. True when the waiting is over."""
        command = self.command
        if command is None or key == pygame.K_ESCAPE:
            self.command, self.fault = None, ""
            return True
        self.fault = _fault(app, command, key)
        if self.fault:
            app.speak(self.fault)
            return False
        app.change_settings(keys={**app.settings.keys, command.value: pygame.key.name(key)})
        self.command = None
        return True


def _fault(app: AppServices, command: Command, key: int) -> str:
    """Why `command` cannot have this key; empty when it can."""
    other = app.devices.keymap.clash(command, key)
    if other is not None and other in DEFAULT_KEYS:
        return app.words.say("settings-key-taken", action=app.words.say(f"settings-key-{other.value}"))
    if other is not None or key in _RESERVED or not pygame.key.name(key):
        return app.words.say("settings-key-fixed")
    return ""


class _KeyRow(ListRow):
    """One command and its key; while it waits for a key it says so, or what is wrong with the last one."""

    def __init__(
        self, app: AppServices, command: Command, place: RowPlace, waiting: Rebinding, ask: Callable[[], None]
    ):
        self._label = app.words.say(f"settings-key-{command.value}")
        code = app.devices.keymap.key(command)
        self._cap = key_caption(code, app.words.say) if code is not None else "–"
        spoken = app.words.say("settings-key-of", action=self._label, key=self._cap)
        super().__init__(f"key-{command.value}", place, spoken, ask, chosen=waiting.command is command)
        self._fault = waiting.fault if self.chosen else ""
        self._prompt = app.words.say("settings-press-key")

    def draw_row(self, canvas: Canvas, look: WidgetLook) -> None:
        px, inner = canvas.px, self.whole.inflate(-2 * canvas.px(_AIR), 0)
        if self.whole.top > self.view.top:
            draw_hairline(canvas, inner.topleft, inner.topright, opacity=RuleOpacity.FAINT)
        if self.chosen:
            draw_row(canvas, self.whole, chosen=True)
        elif look.hovered or look.pressed:
            draw_button(canvas, self.whole, "quiet", "down" if look.pressed else "hover")
        right = self._draw_prompt(canvas, inner) if self.chosen else self._draw_cap(canvas, inner)
        room = right - px(_AIR) - inner.left
        canvas.text(theme.BODY, self._label, inner.midleft, theme.Palette.IVORY, "midleft", max_width=room)

    def _draw_cap(self, canvas: Canvas, inner: pygame.Rect) -> int:
        """The key as a cap at the right; returns its left edge."""
        left = inner.right - key_cap_width(canvas, self._cap)
        draw_key_cap(canvas, self._cap, (left, inner.centery))
        return left

    def _draw_prompt(self, canvas: Canvas, inner: pygame.Rect) -> int:
        """What is asked for, or the fault with a warning sign; returns its left edge."""
        px = canvas.px
        words = self._fault or self._prompt
        colour = theme.Palette.WARNING if self._fault else theme.Palette.TORCH
        room = round(inner.width * _PROMPT_SHARE)
        box = canvas.text(theme.BODY_BOLD, words, inner.midright, colour, "midright", max_width=room)
        if not self._fault:
            return box.left
        side = px(_SIGN)
        canvas.sprite("icon/warn", (box.left - side, inner.centery), side, tint=colour)
        return box.left - side - px(_AIR)


@dataclass(frozen=True)
class _FixedKeys(FormRow):
    """What cannot be changed."""

    height: float

    def fill(self, form: Form, box: Box) -> None:
        words = form.say("settings-keys-fixed")
        form.label(box.inset(0, Space.TIGHT), words, theme.NOTE, theme.Palette.MUTED, lines=_NOTE_LINES)


class KeyList(FormRow):
    """All keys that can be changed, as a list in the form; keeps which one waits to be changed."""

    height = _ROW * _ROWS

    def __init__(self, app: AppServices, changed: Callable[[], None]) -> None:
        """`changed` lays the page out anew."""
        self._app, self._changed = app, changed
        self._list = ListView("keys", changed)
        self.rebinding = Rebinding()

    def panel(self) -> FormPanel:
        """The list and a note on the fixed keys."""
        title = self._app.words.say("settings-keys")
        text = self._app.settings.text_size
        self.height = _ROW * max(_ROWS, round(_MOST_ROWS / text))
        note = _FixedKeys(_NOTE * text)
        return FormPanel(title, "icon/keys", [hands(self._app), self, note])

    def fill(self, form: Form, box: Box) -> None:
        view = form.area.px(box.inset(-_AIR, 0))
        columns = 2 if box.w >= _WIDE * form.text else 1
        lines, px = -(-len(_COMMANDS) // columns), form.area.frame.px
        rows = [max(view.height // lines, px(_LEAST_ROW * form.text))] * lines
        self._list.place(view, rows, gutter=px(_GUTTER), cells=(columns, len(_COMMANDS)))
        form.widgets += self._list.fill(self._row, form.say)

    def _row(self, place: RowPlace) -> ListRow:
        command = _COMMANDS[place[1]]
        return _KeyRow(self._app, command, place, self.rebinding, partial(self.ask, command))

    def ask(self, command: Command | None) -> None:
        """Wait for the new key of a command, or stop waiting."""
        self.rebinding = Rebinding(command)
        self._changed()
        if command is not None:
            self._app.speak(self._app.words.say("settings-press-key"))

    def take(self, key: int) -> None:
        """Give the waiting command this key."""
        self.rebinding.take(self._app, key)
        self._changed()
