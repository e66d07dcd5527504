"""The middle column of the set-up: one row for each seat, or for each house in Clash of Houses."""

from __future__ import annotations

from typing import Final, NamedTuple

import pygame

from crypt_game.match.party import House, Person, Title, seat_is_ghost
from crypt_game.rules.terms import Mode
from crypt_game.ui import theme
from crypt_game.ui.brush import Brush, Torch
from crypt_game.ui.focus import Look, Widget
from crypt_game.ui.scenes.page import Panel
from crypt_game.ui.scenes.setup.person import HouseBadge, mind_chips, name_widget, row_buttons
from crypt_game.ui.scenes.setup.section import Section
from crypt_game.ui.widgets import Button, Choice

__all__ = ["Heirs"]

_LEFT: Final = 466
_ROWS: Final = 4
_FIRST_ROW: Final = 190
_TALL, _TALLEST = 180, 204
"""From which height on a row has three lines, and how high it grows."""
_GHOSTS: Final = (House.GHOST, House.SHADE)


class _Row(NamedTuple):
    """A row in units of the page: its top and height; `heir` is who sits there, None for a Ghost."""

    top: float
    height: float
    heir: int | None
    ghost: House | None = None


class _HeirPlaces(NamedTuple):
    """Where the parts of a row lie, in window pixels; `house` is None where its name finds no room."""

    badge: pygame.Rect
    name: pygame.Rect
    titles: tuple[pygame.Rect, pygame.Rect]
    minds: tuple[pygame.Rect, pygame.Rect]
    house: pygame.Rect | None


class _AddButton(Button):
    """The empty place at the table."""

    def draw(self, brush: Brush, look: Look) -> None:
        if look.hovered or look.pressed:
            brush.button(self.rect, "quiet", self.state(look))
        brush.empty_place(self.rect)
        self.draw_label(brush, look)


class Heirs(Section):
    """Heirs, Ghosts and houses in seat order."""

    def panels(self) -> list[Panel]:
        host = self.host
        height = host.area.height - 472
        key = "setup-houses" if self._clash else "setup-heirs"
        rect = self.rect(_LEFT, 122, host.area.width - 1133, height)
        return [Panel(rect, host.say(key), remark=host.say("setup-clockwise"))]

    def widgets(self) -> list[Widget]:
        controls: list[Widget] = []
        for row in self._rows():
            if row.heir is not None:
                build = self._house_controls if self._clash else self._heir_controls
                controls += build(row, row.heir)
        if self.host.draft.can_add:
            controls.append(self._add_button())
        return controls

    def draw(self, brush: Brush) -> None:
        for row in self._rows():
            if row.heir is None:
                self._draw_ghost(brush, row)
            elif self._clash:
                self._draw_house(brush, row, row.heir)
            else:
                self._draw_heir(brush, row, row.heir)

    # rows -----------------------------------------------------------------------------------------------
    @property
    def _clash(self) -> bool:
        return self.host.draft.mode is Mode.CLASH

    @property
    def _width(self) -> float:
        return self.host.area.width - 1133 - 36

    def _row_place(self, place: int) -> tuple[float, float]:
        pitch = (self.host.area.height - 364 - _FIRST_ROW) / _ROWS
        return _FIRST_ROW + place * pitch, min(_TALLEST, pitch - 14)

    def _rows(self) -> list[_Row]:
        draft = self.host.draft
        if self._clash:
            return [_Row(*self._row_place(house), 2 * house) for house in range(draft.house_count)]
        heirs, ghosts = iter(range(draft.players)), iter(_GHOSTS)
        seats = 2 * draft.players if draft.mode in (Mode.SOLO, Mode.TWINS) else draft.players
        return [
            _Row(*self._row_place(seat), None, next(ghosts))
            if seat_is_ghost(draft.mode, seat)
            else _Row(*self._row_place(seat), next(heirs))
            for seat in range(seats)
        ]

    def _in(self, row: _Row, x: float, y: float, width: float, height: float) -> pygame.Rect:
        """A place in a row, in units from its left edge and from its middle."""
        return self.rect(_LEFT + 18 + x, row.top + row.height / 2 + y, width, height)

    def _frame_of(self, row: _Row) -> pygame.Rect:
        return self.rect(_LEFT + 18, row.top, self._width, row.height)

    def _add_button(self) -> Widget:
        host = self.host
        count = host.draft.house_count if self._clash else host.draft.heir_count
        top, height = self._row_place(count)
        return _AddButton(
            "add",
            self.rect(_LEFT + 18, top, self._width, height),
            host.say("setup-add-house" if self._clash else "setup-add-heir"),
            lambda: host.change(host.draft.with_one_more()),
            kind="quiet",
            icon="icon/plus",
            style=theme.BUTTON._replace(weight=400),
        )

    def _row_buttons(self, row: _Row, index: int, up: str, away: str) -> list[Widget]:
        left = self._width - 60
        return row_buttons(
            self.host,
            index,
            (self._in(row, left, -51, 50, 48), up),
            (self._in(row, left, 3, 50, 48), away),
        )

    # one heir -------------------------------------------------------------------------------------------
    def _heir_controls(self, row: _Row, index: int) -> list[Widget]:
        host = self.host
        person = host.draft.heirs[index]
        name = self.said_name(person)
        places = self._heir_places(row)
        titles = [
            self._title_chip(index, person, title, rect)
            for title, rect in zip((Title.DUCHESS, Title.DUKE), places.titles, strict=True)
        ]
        return [
            HouseBadge(host, index, person, name, places.badge),
            name_widget(host, index, person, places.name, theme.NAME),
            *titles,
            *mind_chips(host, index, person, places.minds[0].union(places.minds[1]), places.minds),
            *self._row_buttons(
                row, index, host.say("setup-move-up", name=name), host.say("setup-remove-heir", name=name)
            ),
        ]

    def _heir_places(self, row: _Row) -> _HeirPlaces:
        """Two lines beside the portrait; in a tall row three, with room for longer words."""
        right = self._width - 182
        if row.height < _TALL:
            chip = (right - 358) / 2
            level = -51 if self.host.computer_heirs else -23
            return _HeirPlaces(
                self._in(row, 106, -53, 54, 54),
                self._in(row, 162, -51, 164, 50),
                self._pair(row, 336, level, chip),
                self._pair(row, 336, 5, chip),
                self._in(row, 110, 34, 216, 0),
            )
        chip = (right - 132) / 2
        return _HeirPlaces(
            self._in(row, 106, -84, 54, 54),
            self._in(row, 162, -82, right - 162, 50),
            self._pair(row, 110, -22, chip),
            self._pair(row, 110, 34, chip),
            None if self.host.computer_heirs else self._in(row, 114, 58, right - 114, 0),
        )

    def _pair(self, row: _Row, x: float, y: float, chip: float) -> tuple[pygame.Rect, pygame.Rect]:
        return self._in(row, x, y, chip, 46), self._in(row, x + chip + 10, y, chip, 46)

    def _title_chip(self, index: int, person: Person, title: Title, rect: pygame.Rect) -> Widget:
        host = self.host
        label = host.say(f"setup-{title.value}")
        spoken = host.say("setup-title-of", name=self.said_name(person), title=label)
        return Choice(
            f"{title.value}-{index}",
            rect,
            label,
            lambda: host.change(host.draft.with_heir(index, title=title), spoken),
            chosen=person.title is title,
            spoken=spoken,
            style=theme.CHIP,
        )

    def _draw_heir(self, brush: Brush, row: _Row, index: int) -> None:
        host = self.host
        person = host.draft.heirs[index]
        brush.panel(self._frame_of(row), rim=theme.Palette.HOUSES[person.house.value].base)
        brush.portrait(person.house.value, person.title.value, self._in(row, 12, -50, 80, 100))
        line = self._heir_places(row).house
        if line is not None:
            words = host.say(f"term-house-{person.house.value}")
            style = theme.LABEL._replace(weight=400)
            brush.text(style, words, line.topleft, theme.Palette.MUTED, "midleft", max_width=line.width)
        torches = self._torches(index)
        for place, torch in enumerate(torches):
            width = 68 if len(torches) == 1 else 50
            brush.torch(torch, self._in(row, self._width - 168 + place * 52, -49, width, 98))

    def _torches(self, index: int) -> list[Torch]:
        """The torches in front of an heir when the game starts (§2.4, §6.1, §7.2)."""
        draft = self.host.draft
        if draft.mode is Mode.SOLO:
            return ["leader", "lights-out"]
        if draft.leader is None:
            return []
        both = draft.mode is Mode.STANDARD and draft.players == 2
        torches: list[Torch] = ["leader"] if index == draft.leader else []
        last = (draft.leader - 1) % draft.players
        if draft.mode is Mode.STANDARD and index == (draft.leader if both else last):
            torches.append("lights-out")
        return torches

    # a Ghost --------------------------------------------------------------------------------------------
    def _draw_ghost(self, brush: Brush, row: _Row) -> None:
        house = (row.ghost or House.GHOST).value
        say = self.host.say
        brush.panel(self._frame_of(row), dim=True)
        brush.portrait(house, None, self._in(row, 12, -50, 80, 100))
        brush.badge(house, self._in(row, 106, -53, 54, 54).center, brush.px(45))
        name = self._in(row, 172, -26, self._width - 200, 0)
        words = say("setup-ghost-twin" if row.ghost is House.SHADE else "setup-ghost")
        brush.text(
            theme.NAME,
            words,
            name.topleft,
            theme.Palette.MUTED,
            "midleft",
            max_width=name.width,
        )
        line = self._in(row, 110, 34, self._width - 130, 0)
        style = theme.STATUS
        detail = say("setup-ghost-detail")
        brush.text(style, detail, line.topleft, theme.Palette.MUTED, "midleft", max_width=line.width)

    # a house --------------------------------------------------------------------------------------------
    def _member_left(self, place: int) -> float:
        return 86 + place * (self._width - 86 - 66) / 2

    @property
    def _member_width(self) -> float:
        return (self._width - 86 - 66) / 2 - 10

    def _house_controls(self, row: _Row, index: int) -> list[Widget]:
        host = self.host
        duchess = host.draft.heirs[index]
        house = host.say(f"term-house-{duchess.house.value}")
        members = [
            widget for place in range(2) for widget in self._member_controls(row, index + place, place)
        ]
        return [
            HouseBadge(host, index, duchess, house, self._in(row, 10, -42, 68, 68)),
            *members,
            *self._row_buttons(
                row,
                index,
                host.say("setup-move-house-up", house=house),
                host.say("setup-remove-house", house=house),
            ),
        ]

    def _member_controls(self, row: _Row, index: int, place: int) -> list[Widget]:
        host = self.host
        person = host.draft.heirs[index]
        left = self._member_left(place) + 86
        room = self._member_width - 86
        half = (room - 8) / 2
        if row.height < _TALL:
            top, whole = -51.0, self._in(row, left, 7, room, 44)
            pair = self._in(row, left, 7, half, 44), self._in(row, left + half + 8, 7, half, 44)
        else:
            top, whole = -82.0, self._in(row, left, -26, room, 48)
            pair = whole, self._in(row, left, 30, room, 48)
        return [
            name_widget(host, index, person, self._in(row, left - 8, top, room + 8, 50), theme.NAME_SMALL),
            *mind_chips(host, index, person, whole, pair),
        ]

    def _draw_house(self, brush: Brush, row: _Row, index: int) -> None:
        host = self.host
        duchess = host.draft.heirs[index]
        brush.panel(self._frame_of(row), rim=theme.Palette.HOUSES[duchess.house.value].base)
        word = self._in(row, 44, 42, 76, 0)
        label = host.say(f"setup-house-{duchess.house.value}")
        style = theme.NOTE
        brush.text(style, label, word.topleft, theme.Palette.MUTED, "center", max_width=word.width)
        for place in range(2):
            person = host.draft.heirs[index + place]
            left = self._member_left(place)
            brush.portrait(person.house.value, person.title.value, self._in(row, left, -50, 80, 100))
            if host.draft.leader == index // 2:
                brush.torch("lights-out" if place else "leader", self._in(row, left + 44, 6, 40, 50))
            if not host.computer_heirs:
                line = self._in(row, left + 90, 30, self._member_width - 90, 0)
                title = host.say(f"setup-{person.title.value}")
                brush.text(style, title, line.topleft, theme.Palette.MUTED, "midleft", max_width=line.width)
