"""The foot of the set-up: who leads first, how long the game is, and the button that opens the crypt."""

from __future__ import annotations

from typing import Final

import pygame

from crypt_game.match.players import Player
from crypt_game.rules.terms import Mode
from crypt_game.ui import theme
from crypt_game.ui.canvas import Canvas
from crypt_game.ui.focus import Widget
from crypt_game.ui.pages.page import Panel, choice_name
from crypt_game.ui.scenes.setup.section import SetupSection, lead_height, said_name
from crypt_game.ui.widgets import Button, ButtonFace, ChoiceChip, level

__all__ = ["StartSection"]

_LEFT: Final = 466
_CHIPS_LEFT: Final = 488
_CHIPS_TOP: Final = 64
_GAP, _FOOT = 6, 16


class StartSection(SetupSection):
    """First to lead, and the start."""

    def panels(self) -> list[Panel]:
        return [
            Panel(
                self.rect(_LEFT, self._top, self._width, lead_height(self.host.area)),
                self.host.say("setup-lead"),
            )
        ]

    def widgets(self) -> list[Widget]:
        if len(self.host.draft.candidates) < 2:
            return [self._start()]
        return [*level([*self._candidates(), self._at_random()]), self._start()]

    def draw(self, canvas: Canvas) -> None:
        host = self.host
        style = theme.BODY
        if len(host.draft.candidates) < 2:
            box = self.rect(_CHIPS_LEFT, self._top + 84, self._chips_width, 90)
            canvas.paragraph(style, host.say("setup-lead-solo"), box, theme.Palette.MUTED, max_lines=2)
        start = self._start_rect()
        size = host.say("setup-size", cards=host.draft.cards, rounds=host.draft.rounds)
        where = (start.centerx, start.top - canvas.px(32))
        canvas.text(style, size, where, theme.Palette.IVORY, "center", max_width=start.width)

    @property
    def _top(self) -> float:
        return self.host.area.height - 102 - lead_height(self.host.area)

    @property
    def _width(self) -> float:
        return self.host.area.width - 1133

    @property
    def _chips_width(self) -> float:
        return self._width - 347

    @property
    def _chip_height(self) -> float:
        """Three rows of chips fill the panel; fewer are as high."""
        return (lead_height(self.host.area) - _CHIPS_TOP - 2 * _GAP - _FOOT) / 3

    def _candidates(self) -> list[ChoiceChip]:
        """In one row, with four heirs in two."""
        heirs = self.host.draft.candidates
        columns = 2 if len(heirs) > 3 else len(heirs)
        pitch = (self._chips_width + 10) / columns
        return [
            self._candidate(
                place,
                heir,
                self.rect(
                    _CHIPS_LEFT + place % columns * pitch,
                    self._top + _CHIPS_TOP + place // columns * (self._chip_height + _GAP),
                    pitch - 10,
                    self._chip_height,
                ),
            )
            for place, heir in enumerate(heirs)
        ]

    def _candidate(self, place: int, heir: Player, rect: pygame.Rect) -> ChoiceChip:
        host = self.host
        if host.draft.mode is Mode.CLASH:
            label = host.say(f"setup-house-{heir.house.value}")
            spoken = host.say("setup-lead-house", house=host.say(f"term-house-{heir.house.value}"))
        else:
            label = said_name(host.say, heir)
            spoken = host.say("setup-lead-by", name=label)
        return ChoiceChip(
            f"lead-{place}",
            rect,
            label,
            lambda: host.change(host.draft.led_by(place), spoken),
            face=ButtonFace(
                icon=f"badge/{heir.house.value}",
                spoken=choice_name(host.say, spoken, host.draft.leader == place),
                style=theme.CHIP,
            ),
            chosen=host.draft.leader == place,
        )

    def _at_random(self) -> ChoiceChip:
        host = self.host
        height = self._chip_height
        foot = host.area.height - 102 - _FOOT
        return ChoiceChip(
            "lead-random",
            self.rect(_CHIPS_LEFT, foot - height, self._chips_width, height),
            host.say("setup-lead-random"),
            lambda: host.change(host.draft.led_by(None)),
            face=ButtonFace(
                spoken=choice_name(host.say, host.say("setup-lead-random"), host.draft.leader is None),
                icon="icon/shuffle",
                style=theme.CHIP,
            ),
            chosen=host.draft.leader is None,
        )

    def _start_rect(self) -> pygame.Rect:
        return self.rect(_LEFT + self._width - 295, self._top + lead_height(self.host.area) - 130, 272, 100)

    def _start(self) -> Widget:
        host = self.host
        return Button(
            "start",
            self._start_rect(),
            host.say("setup-start"),
            host.start,
            face=ButtonFace(kind="primary", style=theme.BUTTON_LARGE),
        )
