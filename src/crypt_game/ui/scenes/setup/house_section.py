"""The middle column of the set-up for Clash of Houses: one row for each house (§8.2)."""

from __future__ import annotations

from crypt_game.ui import theme
from crypt_game.ui.canvas import Canvas
from crypt_game.ui.canvas.pieces import draw_portrait, draw_torch
from crypt_game.ui.focus import Widget
from crypt_game.ui.scenes.setup.seat_controls import HouseBadge, minds_of, name_widget
from crypt_game.ui.scenes.setup.seat_rows import TALL, SeatRow, SeatRows

__all__ = ["HouseSection"]


class HouseSection(SeatRows):
    """Houses in seat order, each a Duchess and a Duke."""

    title_key = "setup-houses"
    add_key = "setup-add-house"

    def rows(self) -> list[SeatRow]:
        return [SeatRow(*self.row_place(house), 2 * house) for house in range(self.host.draft.house_count)]

    def draw(self, canvas: Canvas) -> None:
        for row in self.rows():
            if row.heir is not None:
                self._draw_house(canvas, row, row.heir)

    def _member_left(self, place: int) -> float:
        return 80 + place * (self.width - 80 - 58) / 2

    @property
    def _member_width(self) -> float:
        return (self.width - 80 - 58) / 2 - 8

    def row_controls(self, row: SeatRow, index: int) -> list[Widget]:
        host = self.host
        duchess = host.draft.heirs[index]
        house = host.say(f"term-house-{duchess.house.value}")
        members = [
            widget for place in range(2) for widget in self._member_controls(row, index + place, place)
        ]
        return [
            HouseBadge(host, index, duchess, house, self.inside(row, 9, -48, 64, 64)),
            *members,
            *self.come_and_go(
                row,
                index,
                host.say("setup-move-house-up", house=house),
                host.say("setup-remove-house", house=house),
            ),
        ]

    def _member_controls(self, row: SeatRow, index: int, place: int) -> list[Widget]:
        host = self.host
        person = host.draft.heirs[index]
        left = self._member_left(place) + 82
        room = self._member_width - 82
        half = (room - 8) / 2
        if row.height < TALL:
            top, tall, whole = -51.0, 50.0, self.inside(row, left, 4, room, 48)
            pair = self.inside(row, left, 4, half, 48), self.inside(row, left + half + 8, 4, half, 48)
        else:
            (top, tall), (second, _), (third, _) = (self.line(row, each) for each in range(3))
            whole = self.inside(row, left, second, room, tall)
            pair = whole, self.inside(row, left, third, room, tall)
        return [
            name_widget(
                host, index, person, self.inside(row, left - 8, top, room + 8, tall), theme.NAME_SMALL
            ),
            *minds_of(host, index, person, whole, pair),
        ]

    def _draw_house(self, canvas: Canvas, row: SeatRow, index: int) -> None:
        host = self.host
        duchess = host.draft.heirs[index]
        canvas.panel(self.frame_of(row), rim=theme.Palette.HOUSES[duchess.house.value].base)
        word = self.inside(row, 41, 35, 78, 0)
        label = host.say(f"setup-house-{duchess.house.value}")
        names = [
            host.say(f"setup-house-{host.draft.heirs[each.heir or 0].house.value}") for each in self.rows()
        ]
        style = canvas.level(theme.NOTE, [(name, word.width) for name in names])
        canvas.text(style, label, word.topleft, theme.Palette.MUTED, "center", max_width=word.width)
        for place in range(2):
            person = host.draft.heirs[index + place]
            left = self._member_left(place)
            draw_portrait(canvas, person.house.value, person.title.value, self.inside(row, left, -48, 77, 96))
            if host.draft.leader == index // 2:
                draw_torch(
                    canvas, "lights-out" if place else "leader", self.inside(row, left + 40, 0, 40, 50)
                )
            if not host.computer_heirs:
                line = self.inside(row, left + 90, 30, self._member_width - 90, 0)
                title = host.say(f"setup-{person.title.value}")
                canvas.text(style, title, line.topleft, theme.Palette.MUTED, "midleft", max_width=line.width)
