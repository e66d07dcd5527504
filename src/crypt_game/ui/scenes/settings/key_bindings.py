"""The list of keys that can be changed, and how one is changed: press its row, then the new key."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from typing import Final

import pygame

from crypt_game.ui import theme
from crypt_game.ui.canvas import Canvas
from crypt_game.ui.canvas.forms import draw_key_cap, key_cap_width
from crypt_game.ui.canvas.panels import draw_button, draw_row
from crypt_game.ui.focus import Widget, WidgetLook
from crypt_game.ui.geometry import Box
from crypt_game.ui.input import DEFAULT_KEYS, Command, key_caption
from crypt_game.ui.pages.form import Form, FormPanel, FormRow
from crypt_game.ui.scene import AppServices

__all__ = ["Rebinding", "key_panel"]

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
    other = app.keymap.clash(command, key)
    if other is not None and other in DEFAULT_KEYS:
        return app.words.say("settings-key-taken", action=app.words.say(f"settings-key-{other.value}"))
    if other is not None or key in _RESERVED or not pygame.key.name(key):
        return app.words.say("settings-key-fixed")
    return ""


class _KeyRow(Widget):
    """One command and its key; while it waits for a key it says so, or what is wrong with the last one."""

    def __init__(
        self,
        app: AppServices,
        command: Command,
        rect: pygame.Rect,
        waiting: Rebinding,
        ask: Callable[[], None],
    ):
        self._label = app.words.say(f"settings-key-{command.value}")
        code = app.keymap.key(command)
        self._cap = key_caption(code) if code is not None else "–"
        spoken = app.words.say("settings-key-of", action=self._label, key=self._cap)
        super().__init__(f"key-{command.value}", rect, spoken)
        self._waits = waiting.command is command
        self._fault = waiting.fault if self._waits else ""
        self._prompt = app.words.say("settings-press-key")
        self._ask = ask

    def activate(self) -> None:
        self._ask()

    def draw(self, canvas: Canvas, look: WidgetLook) -> None:
        px = canvas.px
        if self._waits:
            draw_row(canvas, self.rect.inflate(px(20), 0), chosen=True)
        elif look.hovered or look.pressed:
            draw_button(canvas, self.rect.inflate(px(20), 0), "quiet", "down" if look.pressed else "hover")
        right = self._draw_prompt(canvas) if self._waits else self._draw_cap(canvas)
        style = theme.BODY
        room = right - px(14) - self.rect.left
        canvas.text(style, self._label, self.rect.midleft, theme.Palette.IVORY, "midleft", max_width=room)

    def _draw_cap(self, canvas: Canvas) -> int:
        """The key as a cap at the right; returns its left edge."""
        left = self.rect.right - key_cap_width(canvas, self._cap)
        draw_key_cap(canvas, self._cap, (left, self.rect.centery))
        return left

    def _draw_prompt(self, canvas: Canvas) -> int:
        """What is asked for, or the fault with a warning sign; returns its left edge."""
        px = canvas.px
        words = self._fault or self._prompt
        colour = theme.Palette.WARNING if self._fault else theme.Palette.TORCH
        style = theme.BODY_BOLD
        room = round(self.rect.width * 0.55)
        box = canvas.text(
            style, words, (self.rect.right - px(10), self.rect.centery), colour, "midright", max_width=room
        )
        if not self._fault:
            return box.left
        canvas.sprite("icon/warn", (box.left - px(22), self.rect.centery), px(26), tint=colour)
        return box.left - px(40)


@dataclass(frozen=True)
class _KeyLine(FormRow):
    """One command as a row of the form."""

    app: AppServices
    command: Command
    waiting: Rebinding
    ask: Callable[[], None]
    height: float = 43

    def fill(self, form: Form, box: Box) -> None:
        rect = form.area.px(box)
        form.widgets.append(_KeyRow(self.app, self.command, rect, self.waiting, self.ask))
        if self.command is not next(iter(DEFAULT_KEYS)):
            form.rules.append(form.area.px(box.take_top(0)[0]))


class _FixedKeys(FormRow):
    """What cannot be changed."""

    height = 128

    def fill(self, form: Form, box: Box) -> None:
        words = form.say("settings-keys-fixed")
        form.label(box.inset(0, 6), words, theme.NOTE, theme.Palette.MUTED, lines=5)


def key_panel(
    app: AppServices, waiting: Rebinding, ask: Callable[[Command], None], *, foot: float
) -> FormPanel:
    """All changeable keys and a note on the fixed ones, with room for buttons at the foot."""
    rows = [_KeyLine(app, command, waiting, partial(ask, command)) for command in DEFAULT_KEYS]
    return FormPanel(app.words.say("settings-keys"), "icon/keys", [*rows, _FixedKeys()], foot=foot)
