"""The settings page: five groups in three columns, every change at once, one button "Done"."""

from __future__ import annotations

from importlib.util import find_spec
from typing import Final

import pygame

from crypt_game.desktop.settings import Settings
from crypt_game.ui import theme
from crypt_game.ui.canvas import Canvas
from crypt_game.ui.input import Command
from crypt_game.ui.pages.page import PageScene
from crypt_game.ui.scene import AppServices
from crypt_game.ui.scenes.settings import settings_groups
from crypt_game.ui.scenes.settings.key_bindings import Rebinding, key_list
from crypt_game.ui.scenes.settings.settings_form import Column, Form
from crypt_game.ui.widgets import Button, ButtonFace, level

__all__ = ["SettingsScene"]

_LEFT, _TOP, _GAP = 41, 122, 26
_FOOT: Final = 42
_HOT_SEAT, _SOUND, _USUAL = 290, 280, 916
_KEPT: Final = ("language", "rules_language", "window_size", "last_setup", "rules_place")
"""What "Defaults" leaves alone: it is chosen elsewhere, or losing it would lock a player out."""


class SettingsScene(PageScene):
    """Everything a player can choose about the program."""

    title_key = "settings-title"
    back_key = "settings-back"

    def __init__(self, app: AppServices) -> None:
        super().__init__(app)
        self._rebinding = Rebinding()
        self._form = Form(self.area, self.say)
        self._heirs = find_spec("crypt_game.opponents") is not None
        self._shown: Settings | None = None

    def arrange(self) -> None:
        self._shown = self.app.settings
        self._form = form = Form(self.area, self.say)
        app, say = self.app, self.say
        height = self.area.height - _TOP - _FOOT
        hot_seat, volumes = _HOT_SEAT * height / _USUAL, _SOUND * height / _USUAL
        width = (self.area.width - 2 * _LEFT - 2 * _GAP) / 3
        lefts = [_LEFT + place * (width + _GAP) for place in range(3)]

        def column(title: str, icon: str, place: int, top: float, tall: float, usual: float) -> Column:
            return Column(form, say(title), icon, (lefts[place], _TOP + top, width, tall), usual)

        language = column("settings-language", "icon/globe", 0, 0, height - hot_seat - _GAP, 600)
        settings_groups.language_and_text(app, language)
        settings_groups.hot_seat(
            app, column("settings-hot-seat", "icon/eye", 0, height - hot_seat, hot_seat, _HOT_SEAT)
        )
        picture = column("settings-picture", "icon/screen", 1, 0, height - volumes - _GAP, 610)
        settings_groups.picture_and_motion(app, picture, heirs=self._heirs)
        settings_groups.sound(
            app, column("settings-sound", "icon/sound", 1, height - volumes, volumes, _SOUND)
        )
        keys = column("settings-keys", "icon/keys", 2, 0, height, _USUAL)
        key_list(app, keys, self._rebinding, self._ask_key)
        self._add_foot(keys)
        self.panels = form.panels
        self.controls.fill([self.back_button(), *form.widgets])
        if self.controls.focus is None:
            self.controls.focus_on("done")

    def update(self, dt: float) -> None:
        if self._shown is not self.app.settings:
            self.arrange()
            self.invalidate()
            focus = self.controls.focus
            self.app.speak(focus.spoken if focus is not None else "")
        super().update(dt)

    def handle_event(self, event: pygame.event.Event) -> bool:
        if self._rebinding.command is None:
            return super().handle_event(event)
        if event.type == pygame.MOUSEBUTTONDOWN:
            self._ask_key(None)
            return False
        if event.type == pygame.KEYDOWN:
            self._rebinding.take(self.app, event.key)
            self.arrange()
            return True
        return event.type in (pygame.KEYUP, pygame.TEXTINPUT)

    def draw_page(self, canvas: Canvas) -> None:
        self._form.draw(canvas)
        right = self.area.rect(self.area.width - _LEFT, 62, 0, 0)
        style, words = theme.NOTE, self.say("settings-at-once")
        box = canvas.text(style, words, right.topleft, theme.Palette.MUTED, "midright")
        tick = (box.left - canvas.px(24), right.centery)
        canvas.sprite("icon/check", tick, canvas.px(26), tint=theme.Palette.SAFE)

    def _ask_key(self, command: Command | None) -> None:
        """Wait for the new key of `command`, or stop waiting."""
        self._rebinding = Rebinding(command)
        self.arrange()
        self.invalidate()
        if command is not None:
            self.app.speak(self.say("settings-press-key"))

    def _add_foot(self, column: Column) -> None:
        half = (column.inner - 18) / 2
        top = column.height - 80
        style = theme.BUTTON
        buttons = [
            Button(
                "defaults",
                column.rect(0, top, half, 56),
                self.say("settings-defaults"),
                self._restore,
                face=ButtonFace(icon="icon/undo", style=style),
            ),
            Button(
                "done",
                column.rect(half + 18, top, half, 56),
                self.say("settings-done"),
                self.go_back,
                face=ButtonFace(kind="primary", icon="icon/check", style=style),
            ),
        ]
        self._form.widgets += level(buttons)

    def _restore(self) -> None:
        """Take back every choice of this page but the language."""
        first = Settings()
        changes = {name: getattr(first, name) for name in Settings.__dataclass_fields__ if name not in _KEPT}
        self.app.change_settings(**changes)
