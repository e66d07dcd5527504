"""The settings page: five groups in three columns, every change at once, one button "Done"."""

from __future__ import annotations

from importlib.util import find_spec
from typing import Final

import pygame

from crypt_game import destinations
from crypt_game.desktop.settings import Settings
from crypt_game.drawing import theme
from crypt_game.drawing.canvas import Canvas
from crypt_game.drawing.geometry import Box
from crypt_game.ui.pages.form import Form
from crypt_game.ui.pages.page import PANEL_EDGE, PANEL_GAP, PANEL_HEAD, PageScene
from crypt_game.ui.scene import AppServices
from crypt_game.ui.scenes.settings import settings_groups
from crypt_game.ui.scenes.settings.key_bindings import KeyList
from crypt_game.ui.widgets import Button, ButtonFace, level

__all__ = ["SettingsScene"]

_BUTTON, _BUTTON_GAP, _BUTTON_EDGE = 56, 18, 24
_MUTE: Final = (210, 48)
_TICK: Final = 26
_COLUMNS: Final = 3
_KEPT: Final = ("language", "rules_language", "window_size", "last_setup", "rules_place")
"""What "Defaults" leaves alone: it is chosen elsewhere, or losing it would lock a player out."""


class SettingsScene(PageScene):
    """Everything a player can choose about the program."""

    title_key = "settings-title"
    back_key = "settings-back"

    def __init__(self, app: AppServices) -> None:
        super().__init__(app)
        self._keys = KeyList(app, self.refresh)
        self._form = Form(self.area, self.say)
        self._heirs = find_spec("crypt_game.opponents") is not None
        self._outdated = False

    def arrange(self) -> None:
        self._outdated = False
        self._form = form = Form(self.area, self.say)
        app = self.app
        left, middle, right = self.body.row(_COLUMNS, PANEL_GAP)
        form.stack(left, [settings_groups.language_and_text(app), settings_groups.hot_seat(app)])
        picture = settings_groups.picture_and_motion(app, heirs=self._heirs)
        _, volumes = form.stack(middle, [picture, settings_groups.sound(app)])
        self._add_mute(volumes)
        form.stack(right, [self._keys.panel(foot=_BUTTON + 2 * _BUTTON_EDGE)])
        self._add_controllers(right)
        self._add_foot(right)
        self.panels = form.panels
        self.controls.fill([self.back_button(), *form.widgets])
        if self.controls.focus is None:
            self.controls.focus_on("done")

    def settings_changed(self) -> None:
        self._outdated = True

    def update(self, dt: float) -> None:
        if self._outdated:
            self.refresh()
            focus = self.controls.focus
            self.app.speak(focus.spoken if focus is not None else "")
        super().update(dt)

    def handle_event(self, event: pygame.event.Event) -> bool:
        if self._keys.rebinding.command is None:
            return super().handle_event(event)
        if event.type == pygame.MOUSEBUTTONDOWN:
            self._keys.ask(None)
            return False
        if event.type == pygame.KEYDOWN:
            self._keys.take(event.key)
            return True
        return event.type in (pygame.KEYUP, pygame.TEXTINPUT)

    def draw_page(self, canvas: Canvas) -> None:
        self._form.draw(canvas)
        box, side = self.draw_remark(canvas, self.say("settings-at-once")), canvas.px(_TICK)
        canvas.sprite("icon/check", (box.left - side, box.centery), side, tint=theme.Palette.SAFE)

    def _add_mute(self, panel: Box) -> None:
        """The button at the right of a panel's head."""
        app = self.app
        head, _ = panel.inset(PANEL_EDGE, 0).take_top(PANEL_HEAD)
        place = head.take_right(_MUTE[0])[0].middle(*_MUTE)
        words = self.say("settings-unmute" if app.settings.muted else "settings-mute")

        def turn() -> None:
            app.change_settings(muted=not app.settings.muted)

        button = Button("mute", self.area.px(place), words, turn, ButtonFace(icon="icon/sound"))
        self._form.widgets.insert(-len(settings_groups.VOLUMES), button)

    def _add_controllers(self, panel: Box) -> None:
        """The way to the page on gamepads, at the right of a panel's head."""
        head, _ = panel.inset(PANEL_EDGE, 0).take_top(PANEL_HEAD)
        place = self.area.px(head.take_right(_MUTE[0])[0].middle(*_MUTE))
        words, page = self.say("controllers-title"), destinations.ControllersPage()
        self._form.widgets.append(
            Button("controllers", place, words, lambda: self.app.go_to(page), ButtonFace())
        )

    def _add_foot(self, panel: Box) -> None:
        """The two buttons at the foot of a panel."""
        foot, _ = panel.inset(PANEL_EDGE, _BUTTON_EDGE).take_bottom(_BUTTON)
        defaults, done = foot.row(2, _BUTTON_GAP)
        faces = ButtonFace(icon="icon/undo"), ButtonFace(kind="primary", icon="icon/check")
        px = self.area.px
        buttons = [
            Button("defaults", px(defaults), self.say("settings-defaults"), self._restore, faces[0]),
            Button("done", px(done), self.say("settings-done"), self.go_back, faces[1]),
        ]
        self._form.widgets += level(buttons)

    def _restore(self) -> None:
        """Take back every choice of this page but the language."""
        first = Settings()
        changes = {name: getattr(first, name) for name in Settings.__dataclass_fields__ if name not in _KEPT}
        self.app.change_settings(**changes)
