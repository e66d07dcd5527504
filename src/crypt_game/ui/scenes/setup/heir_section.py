"""The middle column of the set-up for everything but Clash of Houses: one row for each seat."""

from __future__ import annotations

from typing import Final, NamedTuple

import pygame

from crypt_game.match.players import GHOST_HOUSES, House, Player, Title
from crypt_game.rules import GameSetup, SeatKind, leaders_of, variant_of
from crypt_game.ui import theme
from crypt_game.ui.canvas import Canvas, Torch
from crypt_game.ui.canvas.pieces import draw_badge, draw_portrait, draw_torch
from crypt_game.ui.focus import Widget
from crypt_game.ui.pages.page import choice_name
from crypt_game.ui.scenes.setup.seat_controls import HouseBadge, minds_of, name_widget
from crypt_game.ui.scenes.setup.seat_rows import TALL, SeatRow, SeatRows
from crypt_game.ui.scenes.setup.section import said_name
from crypt_game.ui.widgets import ButtonFace, ChoiceChip

__all__ = ["HeirSection"]

_HOUSE: Final = theme.LABEL._replace(weight=400)
_FACE, _FACE_GROWS = 80, 44
_MOST_TEXT: Final = 1.15
"""How far the house below a name grows with the player's text size: never beyond the name."""


class _HeirPlaces(NamedTuple):
    """Where the parts of a row lie, in window pixels; `house` is None where its name finds no room."""

    badge: pygame.Rect
    name: pygame.Rect
    titles: tuple[pygame.Rect, pygame.Rect]
    minds: tuple[pygame.Rect, pygame.Rect]
    house: pygame.Rect | None


class HeirSection(SeatRows):
    """Heirs and Ghosts in seat order."""

    title_key = "setup-heirs"
    add_key = "setup-add-heir"

    def draw(self, canvas: Canvas) -> None:
        for row in self.rows():
            if row.heir is None:
                self._draw_ghost(canvas, row)
            else:
                self._draw_heir(canvas, row, row.heir)

    def rows(self) -> list[SeatRow]:
        draft = self.host.draft
        heirs, ghosts = iter(range(draft.players)), iter(GHOST_HOUSES)
        return [
            SeatRow(*self.row_place(seat), next(heirs))
            if kind is SeatKind.HEIR
            else SeatRow(*self.row_place(seat), None, next(ghosts))
            for seat, kind in enumerate(variant_of(GameSetup(draft.mode, draft.players)).kinds)
        ]

    def row_controls(self, row: SeatRow, index: int) -> list[Widget]:
        host = self.host
        person = host.draft.heirs[index]
        name = said_name(host.say, person)
        places = self._heir_places(row)
        titles = [
            self._title_chip(index, person, title, rect)
            for title, rect in zip((Title.DUCHESS, Title.DUKE), places.titles, strict=True)
        ]
        return [
            HouseBadge(host, index, person, name, places.badge),
            name_widget(host, index, person, places.name, theme.NAME),
            *titles,
            *minds_of(host, index, person, places.minds[0].union(places.minds[1]), places.minds),
            *self.come_and_go(
                row, index, host.say("setup-move-up", name=name), host.say("setup-remove-heir", name=name)
            ),
        ]

    def _heir_places(self, row: SeatRow) -> _HeirPlaces:
        """Two lines beside the portrait; in a tall row three, with room for longer words."""
        right = self.width - 182
        if row.height < TALL:
            chip = (right - 346) / 2
            level = -52 if self.host.computer_heirs else -23
            return _HeirPlaces(
                self.inside(row, 106, -53, 54, 54),
                self.inside(row, 162, -51, 156, 50),
                self._pair(row, 326, level, chip),
                self._pair(row, 326, 4, chip),
                self.inside(row, 110, 34, 204, 0),
            )
        aside = self._aside(row)
        chip = (right - 132 - aside) / 2
        (first, height), (second, _), (third, _) = (self.line(row, place) for place in range(3))
        house = self.inside(row, 114 + aside, third + height / 2, right - 114 - aside, 0)
        return _HeirPlaces(
            self.inside(row, 106 + aside, first - 2, 54, height + 4),
            self.inside(row, 162 + aside, first - 2, right - 162 - aside, height + 4),
            self._pair(row, 110 + aside, second, chip, height),
            self._pair(row, 110 + aside, third, chip, height),
            None if self.host.computer_heirs else house,
        )

    def _face(self, row: SeatRow) -> pygame.Rect:
        """The portrait, larger in a tall row."""
        width = _FACE + self._aside(row)
        return self.inside(row, 12, -width * 5 / 8, width, width * 5 / 4)

    def _aside(self, row: SeatRow) -> float:
        """How far a larger portrait pushes the rest of the row aside."""
        return 0 if row.height < TALL else min(_FACE_GROWS, (row.height - 24) * 4 / 5 - _FACE)

    def _pair(
        self, row: SeatRow, x: float, y: float, chip: float, height: float = 48
    ) -> tuple[pygame.Rect, pygame.Rect]:
        return self.inside(row, x, y, chip, height), self.inside(row, x + chip + 10, y, chip, height)

    def _title_chip(self, index: int, person: Player, title: Title, rect: pygame.Rect) -> Widget:
        host = self.host
        label = host.say(f"setup-{title.value}")
        spoken = host.say("setup-title-of", name=said_name(host.say, person), title=label)
        return ChoiceChip(
            f"{title.value}-{index}",
            rect,
            label,
            lambda: host.change(host.draft.with_heir(index, title=title), spoken),
            face=ButtonFace(spoken=choice_name(host.say, spoken, person.title is title), style=theme.CHIP),
            chosen=person.title is title,
        )

    def _draw_heir(self, canvas: Canvas, row: SeatRow, index: int) -> None:
        host = self.host
        person = host.draft.heirs[index]
        canvas.panel(self.frame_of(row), rim=theme.Palette.HOUSES[person.house.value].base)
        draw_portrait(canvas, person.house.value, person.title.value, self._face(row))
        line = self._heir_places(row).house
        if line is not None:
            style = _HOUSE._replace(size=_HOUSE.size * min(1.0, _MOST_TEXT / canvas.scale.text))
            words = host.say(f"term-house-{person.house.value}")
            if not canvas.fits(style, words, line.width):
                words = host.say(f"setup-house-{person.house.value}")
            canvas.text(style, words, line.topleft, theme.Palette.MUTED, "midleft", max_width=line.width)
        torches = self._torches(index)
        for place, torch in enumerate(torches):
            width = 68 if len(torches) == 1 else 50
            draw_torch(canvas, torch, self.inside(row, self.width - 168 + place * 52, -49, width, 98))

    def _torches(self, index: int) -> list[Torch]:
        """The torches in front of an heir when the game starts (§2.4, §6.1, §7.2)."""
        draft = self.host.draft
        leaders = leaders_of(draft.mode, draft.players)
        chosen = draft.leader if len(leaders) > 1 else 0
        if chosen is None:
            return []
        variant = variant_of(GameSetup(draft.mode, draft.players, leader=leaders[chosen]))
        holders: dict[Torch, int] = {"leader": leaders[chosen], "lights-out": variant.first_lights_out()}
        return [torch for torch, holder in holders.items() if holder == variant.heirs[index]]

    def _draw_ghost(self, canvas: Canvas, row: SeatRow) -> None:
        house = (row.ghost or House.GHOST).value
        say, aside = self.host.say, self._aside(row)
        canvas.panel(self.frame_of(row), dim=True)
        draw_portrait(canvas, house, None, self._face(row))
        draw_badge(canvas, house, self.inside(row, 106 + aside, -53, 54, 54).center, canvas.px(45))
        name = self.inside(row, 172 + aside, -26, self.width - 200 - aside, 0)
        words = say("setup-ghost-twin" if row.ghost is House.SHADE else "setup-ghost")
        canvas.text(
            theme.NAME,
            words,
            name.topleft,
            theme.Palette.MUTED,
            "midleft",
            max_width=name.width,
        )
        line = self.inside(row, 110 + aside, 34, self.width - 130 - aside, 0)
        style = theme.STATUS
        detail = say("setup-ghost-detail")
        canvas.text(style, detail, line.topleft, theme.Palette.MUTED, "midleft", max_width=line.width)
