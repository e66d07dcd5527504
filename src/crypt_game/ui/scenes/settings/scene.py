"""The settings: a list of sections at the left, the chosen one beside it, every change at once."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial
from typing import Final

import pygame

from crypt_game import destinations
from crypt_game.controls.widgets import Button, ButtonFace, ChoiceChip, level
from crypt_game.desktop.settings import Settings
from crypt_game.drawing import theme
from crypt_game.drawing.canvas import Canvas
from crypt_game.drawing.geometry import Box
from crypt_game.screen_reader import node_words
from crypt_game.ui.pages.form import FormPanel
from crypt_game.ui.pages.form_page import FormPage
from crypt_game.ui.pages.page import NAMES_WIDE, PANEL_EDGE, PANEL_GAP, PANEL_HEAD
from crypt_game.ui.scene import AppServices
from crypt_game.ui.scenes.settings import settings_groups
from crypt_game.ui.scenes.settings.key_bindings import KeyList

__all__ = ["SECTIONS", "SettingsScene"]

SECTIONS: Final = (
    ("language", "icon/globe"),
    ("access", "icon/eye"),
    ("picture", "icon/screen"),
    ("sound", "icon/sound"),
    ("hot-seat", "icon/cards"),
    ("keys", "icon/keys"),
)
"""The sections in order; the words of each are `settings-<name>`."""
_LARGER_LIST, _SECTION, _LARGER_SECTION, _GAP = 0.35, 72, 28, 14
"""How wide the list is and the share that it is wider at twice the usual text size, how high a section in it
and how much more then."""
_MUTE: Final = (210, 48)
_PAGES: Final[Mapping[str, tuple[str, destinations.Destination]]] = {
    "access": ("house-colours", destinations.HouseColoursPage()),
    "keys": ("controllers", destinations.ControllersPage()),
}
"""The page that continues a section; its words are `<key>-title`."""
_PAGE: Final = (300, 48)
_TICK: Final = 26
_ROOM: Final = "rooms/antechamber"
"""What is seen below a short section."""
_KEPT: Final = ("language", "rules_language", "window_size", "last_setup", "rules_place")
"""What "Defaults" leaves alone: it is chosen elsewhere, or losing it would lock a player out."""


class SettingsScene(FormPage):
    """Everything a player can choose about the program."""

    title_key = "settings-title"
    back_key = "settings-back"

    def __init__(self, app: AppServices, section: str = SECTIONS[0][0]) -> None:
        """`section` is the one that is shown first."""
        super().__init__(app)
        self.section = section
        self._keys = KeyList(app, self.refresh)
        self._free = Box(0, 0, 0, 0)

    def arrange(self) -> None:
        form = self.new_form()
        aside, place = self.body.take_left(NAMES_WIDE * (1 + self.frame.larger * _LARGER_LIST), PANEL_GAP)
        self._free = form.stack(place, [self._panel()])
        if self.section == "sound":
            self._add_mute(place)
        if self.section in _PAGES:
            self._add_page(place, *_PAGES[self.section])
        self.panels = form.panels
        self.controls.fill(
            [self.back_button(), *self._section_list(aside), *form.widgets, *self._last(aside)]
        )
        if self.controls.focus is None:
            self.controls.focus_on(f"section-{self.section}")

    def _panel(self) -> FormPanel:
        """The rows of the chosen section."""
        if self.section == "keys":
            return self._keys.panel()
        make = {
            "language": settings_groups.language_and_text,
            "access": settings_groups.accessibility,
            "picture": settings_groups.picture_and_motion,
            "sound": settings_groups.sound,
            "hot-seat": settings_groups.hot_seat,
        }
        return make[self.section](self.app)

    def show(self, section: str) -> None:
        """Turn to a section."""
        self.section = section
        self._keys.ask(None)
        self.app.speak(self.say("spoken-chosen", name=self.say(f"settings-{section}")))

    def update(self, dt: float) -> None:
        changed = self.outdated
        super().update(dt)
        if changed:
            focus = self.controls.focus
            self.app.speak(node_words(focus.node(), self.say) if focus is not None else "")

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
        self.draw_picture(canvas, _ROOM, self.area.px(self._free))
        super().draw_page(canvas)
        box, side = self.draw_remark(canvas, self.say("settings-at-once")), canvas.px(_TICK)
        canvas.sprite("icon/check", (box.left - side, box.centery), side, tint=theme.Palette.SAFE)

    def _add_mute(self, panel: Box) -> None:
        """The button at the right of a panel's head."""
        muted = self.app.settings.muted
        words, icon = ("settings-unmute", "icon/sound") if muted else ("settings-mute", "icon/sound-off")
        turn = partial(self.app.change_settings, muted=not muted)
        place = self._in_head(panel, *_MUTE)
        self.form.widgets.insert(0, Button("mute", place, self.say(words), turn, ButtonFace(icon=icon)))

    def _add_page(self, panel: Box, key: str, page: destinations.Destination) -> None:
        """The way to a page of its own, at the right of a panel's head."""
        place = self._in_head(panel, _PAGE[0] * (1 + self.frame.larger / 2), _PAGE[1])
        words, open_page = self.say(f"{key}-title"), partial(self.app.go_to, page)
        self.form.widgets.append(Button(key, place, words, open_page, ButtonFace()))

    def _in_head(self, panel: Box, wide: float, high: float) -> pygame.Rect:
        """A box of this size, in units, at the right of a panel's head."""
        head, _ = panel.inset(PANEL_EDGE, 0).take_top(PANEL_HEAD)
        return self.area.px(head.take_right(wide)[0].middle(wide, high))

    @property
    def _high(self) -> float:
        return _SECTION + self.frame.larger * _LARGER_SECTION

    def _section_list(self, box: Box) -> Sequence[Button]:
        """A chip for each section."""
        say, places = self.say, box.column(1, 0)[0].grid(len(SECTIONS), 1, self._high, _GAP)
        return level(
            [
                ChoiceChip(
                    f"section-{name}",
                    self.area.px(place),
                    say(f"settings-{name}"),
                    partial(self.show, name),
                    ButtonFace(icon=icon, align="left"),
                    chosen=name == self.section,
                )
                for (name, icon), place in zip(SECTIONS, places, strict=True)
            ]
        )

    def _last(self, box: Box) -> Sequence[Button]:
        """The two buttons at the foot of the list."""
        foot, _ = box.take_bottom(2 * self._high + _GAP)
        defaults, done = foot.column(2, _GAP)
        faces = ButtonFace(icon="icon/undo"), ButtonFace(kind="primary", icon="icon/check")
        px = self.area.px
        return level(
            [
                Button("defaults", px(defaults), self.say("settings-defaults"), self._restore, faces[0]),
                Button("done", px(done), self.say("settings-done"), self.go_back, faces[1]),
            ]
        )

    def _restore(self) -> None:
        """Take back every choice of this page but the language."""
        first = Settings()
        changes = {name: getattr(first, name) for name in Settings._fields if name not in _KEPT}
        self.app.change_settings(**changes)
