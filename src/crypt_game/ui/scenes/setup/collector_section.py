"""The right column of the set-up: the six Collectors, each with the side up that is in play (§2.2)."""

from __future__ import annotations

import secrets
from functools import partial
from typing import Final

import pygame

from crypt_game.rules.setup import ALL_A, ALL_B
from crypt_game.rules.terms import SIDES_OF, Side, TreasureType
from crypt_game.text.collector_face import collector_lines
from crypt_game.text.participants import side_name
from crypt_game.ui import theme
from crypt_game.ui.canvas import Canvas
from crypt_game.ui.canvas.collectors import CollectorWords, collector_styles, draw_collector
from crypt_game.ui.focus import Tip, Widget, WidgetLook
from crypt_game.ui.pages.page import Panel, choice_name
from crypt_game.ui.scenes.setup.game_draft import SetupDraft
from crypt_game.ui.scenes.setup.section import Host, SetupSection
from crypt_game.ui.widgets import Button, ButtonFace, ChoiceChip, level

__all__ = ["CollectorSection"]

_WIDTH: Final = 599
_TOP: Final = 240
_TALL: Final = 138
"""From which height on a row holds a large card, with the sides below each other."""


class _CollectorCard(Widget):
    """A Collector as it will lie on the table; pressing it turns it over."""

    def __init__(self, host: Host, rect: pygame.Rect, type_: TreasureType, side: Side) -> None:
        name = host.say(f"collector-{side_name(type_, side)}-name")
        super().__init__(f"card-{type_.value}", rect, host.say("setup-turn-collector", collector=name))
        self._host, self._type, self._side = host, type_, side

    def tip(self) -> Tip | None:
        say, key = self._host.say, f"collector-{side_name(self._type, self._side)}"
        return Tip(say(f"{key}-name"), say(f"{key}-rule"), say(f"{key}-timing"), rule="§5")

    def activate(self) -> None:
        sides = SIDES_OF[self._type]
        _lay(self._host, self._type, sides[(sides.index(self._side) + 1) % len(sides)])

    def draw(self, canvas: Canvas, look: WidgetLook) -> None:
        say, kind, side = self._host.say, self._type.value, self._side
        names = [say(f"term-type-{each.value}") for each in TreasureType]
        timings = [_timing(self._host, each) for each in TreasureType]
        draw_collector(
            canvas,
            kind,
            side.value,
            self.rect.move(0, canvas.px(2) if look.pressed else 0),
            CollectorWords(
                say(f"term-type-{kind}"),
                collector_lines(self._type, side, say),
                _timing(self._host, self._type),
            ),
            styles=collector_styles(canvas, self.rect, names, timings),
            active=look.hovered,
        )


class CollectorSection(SetupSection):
    """The Collectors."""

    def panels(self) -> list[Panel]:
        host = self.host
        rect = self.rect(self._left, 122, _WIDTH, host.area.height - 224)
        return [Panel(rect, host.say("setup-collectors"))]

    def widgets(self) -> list[Widget]:
        rows = [widget for place, type_ in enumerate(TreasureType) for widget in self._row(place, type_)]
        return [*self._whole_sets(), *rows]

    def draw(self, canvas: Canvas) -> None:
        said = [self._summary(type_) for type_ in TreasureType]
        boxes = [self.rect(self._left + 370, self._row_top(place), 214, self._card[1]) for place in range(6)]
        style = canvas.level_paragraphs(theme.NOTE, said, boxes[0].size)
        for words, box in zip(said, boxes, strict=True):
            used = min(box.height, canvas.paragraph_height(style, words, box.width))
            canvas.paragraph(style, words, box.move(0, (box.height - used) // 2))

    def _summary(self, type_: TreasureType) -> str:
        side = self.host.draft.sides.of(type_)
        return self.host.say(f"collector-{side_name(type_, side)}-summary")

    @property
    def _left(self) -> float:
        return self.host.area.width - 41 - _WIDTH

    @property
    def _pitch(self) -> float:
        return (self.host.area.height - 109 - _TOP) / len(TreasureType)

    @property
    def _card(self) -> tuple[float, float]:
        if self._pitch < _TALL:
            return 190, min(124, self._pitch - 4)
        height = min(163, self._pitch - 4)
        return min(250, height * 1.76), height

    def _row_top(self, place: int) -> float:
        return _TOP + place * self._pitch + (self._pitch - self._card[1]) / 2

    def _whole_sets(self) -> list[Widget]:
        host, draft = self.host, self.host.draft
        sets: list[tuple[str, SetupDraft, str | None]] = [
            ("all-a", draft.with_sides(ALL_A), None),
            ("all-b", draft.with_sides(ALL_B), None),
        ]
        places = [self.rect(self._left + 24 + 186 * place, 184, 178, 48) for place in range(3)]
        whole: list[Button] = [
            ChoiceChip(
                name,
                rect,
                host.say(f"setup-{name}"),
                partial(host.change, changed),
                face=ButtonFace(icon=icon, style=theme.CHIP),
                chosen=draft == changed,
            )
            for (name, changed, icon), rect in zip(sets, places[:2], strict=True)
        ]
        shuffle = Button(
            "shuffle",
            places[2],
            host.say("setup-shuffle"),
            lambda: host.change(host.draft.shuffled(secrets.randbelow)),
            face=ButtonFace(kind="chip", icon="icon/shuffle", style=theme.CHIP),
        )
        return list(level([*whole, shuffle]))

    def _row(self, place: int, type_: TreasureType) -> list[Widget]:
        host, top, (width, height) = self.host, self._row_top(place), self._card
        side = host.draft.sides.of(type_)
        card = _CollectorCard(host, self.rect(self._left + 24, top, width, height), type_, side)
        sides = SIDES_OF[type_]
        places = self._chip_places(top + height / 2, len(sides))
        return [card, *(self._side_chip(type_, *each) for each in zip(sides, places, strict=True))]

    def _chip_places(self, middle: float, count: int) -> list[pygame.Rect]:
        """One square for each side, below each other beside a large card, else in a row."""
        if self._pitch >= _TALL:
            size = (124 - 12 * (count - 1)) / count
            left, top = self._left + 318 - size / 2, middle - 62
            return [self.rect(left, top + place * (size + 12), size, size) for place in range(count)]
        size = (120 - 8 * (count - 1)) / count
        left, top = self._left + 228, middle - size / 2
        return [self.rect(left + place * (size + 8), top, size, size) for place in range(count)]

    def _side_chip(self, type_: TreasureType, side: Side, rect: pygame.Rect) -> Widget:
        host = self.host
        name = host.say("setup-side", collector=host.say(f"term-type-{type_.value}"), side=side.value)
        chosen = host.draft.sides.of(type_) is side
        return ChoiceChip(
            f"side-{type_.value}-{side.value}",
            rect,
            side.value,
            lambda: _lay(host, type_, side),
            face=ButtonFace(spoken=choice_name(host.say, name, chosen)),
            chosen=chosen,
        )


def _timing(host: Host, type_: TreasureType) -> str:
    """When the Collector of a type pays on the side on which it lies."""
    side = host.draft.sides.of(type_)
    return host.say(f"collector-{side_name(type_, side)}-timing")


def _lay(host: Host, type_: TreasureType, side: Side) -> None:
    summary = host.say(f"collector-{side_name(type_, side)}-summary")
    host.change(host.draft.with_side(type_, side), summary)
