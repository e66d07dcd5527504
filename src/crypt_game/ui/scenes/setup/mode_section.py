"""The left column of the set-up: which game is played, and the switches that apply to it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, NamedTuple

import pygame

from crypt_game.rules.terms import Mode
from crypt_game.ui import theme
from crypt_game.ui.canvas import Canvas
from crypt_game.ui.canvas.panels import draw_hairline
from crypt_game.ui.focus import Tip, Widget
from crypt_game.ui.pages.page import Panel, canvas_for, choice_name
from crypt_game.ui.scenes.setup.section import SetupSection
from crypt_game.ui.widgets import ButtonFace, ChoiceChip, Toggle, level

__all__ = ["ModeSection"]

_ICONS: Final = {
    Mode.STANDARD: "icon/player",
    Mode.SOLO: "glyph/remains",
    Mode.TWINS: "icon/swap",
    Mode.CLASH: "icon/crown",
}
_LABEL: Final = theme.LABEL._replace(weight=700)
_LEFT: Final = 61
_WIDTH: Final = 357
_MODE_TOP, _MODE_HEIGHT, _MODE_PITCH = 190, 94, 109
_SWITCH_TOP: Final = 690
_FOOT: Final = 102


class _Switch(NamedTuple):
    """A switch that applies to the chosen game; its words are `setup-<name>` and `setup-<name>-detail`."""

    name: str
    icon: str
    on: bool
    turn: Callable[[bool], None]


class ModeSection(SetupSection):
    """Modes and variants."""

    def panels(self) -> list[Panel]:
        height = self.host.area.height - 224
        return [Panel(self.rect(41, 122, 397, height), self.host.say("setup-game"))]

    def widgets(self) -> list[Widget]:
        modes = level([self._mode(place, mode) for place, mode in enumerate(Mode)])
        toggles = [self._toggle(place, switch) for place, switch in enumerate(self._switches())]
        return [*modes, *toggles]

    def draw(self, canvas: Canvas) -> None:
        switches = self._switches()
        if not switches:
            return
        line = self.rect(_LEFT, 632, _WIDTH, 0)
        draw_hairline(canvas, line.topleft, line.topright)
        title = self.rect(_LEFT + 4, 662, _WIDTH, 0)
        style = theme.PANEL_TITLE_LARGE
        words = self.host.say("setup-options")
        canvas.text(style, words, title.topleft, theme.Palette.HEADING, "midleft", max_width=title.width)
        for place, switch in enumerate(switches):
            self._draw_switch(canvas, place, switch)

    def _mode(self, place: int, mode: Mode) -> ChoiceChip:
        say, host = self.host.say, self.host
        name, detail = say(f"setup-mode-{mode.value}"), say(f"setup-mode-{mode.value}-detail")
        return ChoiceChip(
            f"mode-{mode.value}",
            self.rect(_LEFT, _MODE_TOP + place * _MODE_PITCH, _WIDTH, _MODE_HEIGHT),
            name,
            lambda: host.change(host.draft.with_mode(mode)),
            face=ButtonFace(
                icon=_ICONS[mode],
                detail=detail,
                style=theme.BUTTON,
                align="left",
                spoken=choice_name(say, f"{name}, {detail}", host.draft.mode is mode),
            ),
            chosen=host.draft.mode is mode,
            tip=lambda: Tip(name, say(f"setup-mode-{mode.value}-about")),
        )

    # switches -------------------------------------------------------------------------------------------
    def _switches(self) -> list[_Switch]:
        host = self.host
        switches = []
        if host.draft.can_be_cursed:
            switches.append(_Switch("cursed", "icon/curse", host.draft.cursed, self._curse))
        if host.draft.people_at_screen > 1:
            switches.append(_Switch("curtain", "icon/eye", host.app.settings.hand_over, self._hand_over))
        if host.coded is None:
            switches.append(_Switch("cut", "icon/shuffle", host.app.settings.cut_deck, self._cut_deck))
        return switches

    def _cut_deck(self, on: bool) -> None:
        self.host.app.change_settings(cut_deck=on)

    def _curse(self, on: bool) -> None:
        self.host.change(self.host.draft.with_curse(on))

    def _hand_over(self, on: bool) -> None:
        self.host.app.change_settings(hand_over=on)

    def _place(self, place: int) -> pygame.Rect:
        room = (self.host.area.height - _FOOT - _SWITCH_TOP) / max(2, len(self._switches()))
        pitch = min(150, 124 + self.host.area.taller / 2, room)
        return self.rect(_LEFT, _SWITCH_TOP + place * pitch, _WIDTH, pitch - 16)

    def _toggle(self, place: int, switch: _Switch) -> Widget:
        row = self._place(place)
        px = self.host.area.frame.px
        rect = pygame.Rect(0, 0, px(84), px(44))
        below = row.top + self._label_height(canvas_for(self.host.app)) + px(4)
        rect.topright = (row.right, max(below, row.top + px(26)))
        label, detail = self.host.say(f"setup-{switch.name}"), self.host.say(f"setup-{switch.name}-detail")
        spoken = f"{label}: {self.host.say('app-on' if switch.on else 'app-off')}. {detail}"
        return Toggle(switch.name, rect, spoken, switch.on, switch.turn)

    def _label_height(self, canvas: Canvas) -> int:
        """How far below its label the explanation of a switch begins."""
        return max(canvas.px(28), round(canvas.text_height(_LABEL) * 0.94))

    def _draw_switch(self, canvas: Canvas, place: int, switch: _Switch) -> None:
        row = self._place(place)
        px = canvas.px
        # Of three switches none has the height for a picture beside three lines of words.
        indent = px(62) if len(self._switches()) < 3 else 0
        if indent:
            canvas.sprite(switch.icon, (row.left + px(24), row.top + px(40)), px(44))
        left, room = row.left + indent, row.width - indent - px(94)
        label, detail = self.host.say(f"setup-{switch.name}"), self.host.say(f"setup-{switch.name}-detail")
        canvas.text(_LABEL, label, (left, row.top), theme.Palette.IVORY, max_width=row.right - left)
        under = self._label_height(canvas)
        below = pygame.Rect(left, row.top + under, room, row.height - under + px(8))
        lines = max(1, min(3, round(below.height / canvas.text_height(theme.NOTE))))
        canvas.paragraph(theme.NOTE, detail, below, theme.Palette.MUTED, max_lines=lines)
