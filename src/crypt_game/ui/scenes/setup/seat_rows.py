"""What the rows of the middle column share, be they heirs or houses: panel, places, and coming and going.

Must never import `ui.scenes.setup.scene`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

import pygame

from crypt_game.match.players import House
from crypt_game.rules.terms import Mode
from crypt_game.ui import theme
from crypt_game.ui.canvas import Canvas
from crypt_game.ui.canvas.panels import draw_button, draw_empty_place
from crypt_game.ui.focus import Widget, WidgetLook
from crypt_game.ui.pages.page import Panel
from crypt_game.ui.scenes.setup.seat_controls import NameTag, row_buttons
from crypt_game.ui.scenes.setup.section import SetupSection, lead_height
from crypt_game.ui.widgets import Button, ButtonFace, ChoiceChip, level

__all__ = ["TALL", "SeatRow", "SeatRows"]

TALL: Final = 146
"""From which height on a row has three lines."""
_TALLEST: Final = 204
_LEFT: Final = 466
_ROWS: Final = 4
_FIRST_ROW: Final = 190


class SeatRow(NamedTuple):
    """A row in units of the page: its top and height; `heir` is who sits there, None for a Ghost."""

    top: float
    height: float
    heir: int | None
    ghost: House | None = None


class _AddButton(Button):
    """The empty place at the table."""

    def draw(self, canvas: Canvas, look: WidgetLook) -> None:
        if look.hovered or look.pressed:
            draw_button(canvas, self.rect, "quiet", self.state(look))
        draw_empty_place(canvas, self.rect)
        self.draw_label(canvas, look)


class SeatRows(SetupSection):
    """A panel of four rows in seat order; subclasses say what is in a row."""

    title_key = ""
    add_key = ""

    def panels(self) -> list[Panel]:
        host = self.host
        rect = self.rect(_LEFT, 122, host.area.width - 1133, host.area.height - 251 - lead_height(host.area))
        return [Panel(rect, host.say(self.title_key), remark=host.say("setup-clockwise"))]

    def widgets(self) -> list[Widget]:
        controls: list[Widget] = []
        for row in self.rows():
            if row.heir is not None:
                controls += self.row_controls(row, row.heir)
        _level_rows(controls)
        if self.host.draft.can_add:
            controls.append(self._add_button())
        return controls

    def rows(self) -> list[SeatRow]:
        """The rows of the present draft."""
        raise NotImplementedError

    def row_controls(self, row: SeatRow, index: int) -> list[Widget]:
        """The controls of the row whose first heir is `index`."""
        raise NotImplementedError

    @property
    def width(self) -> float:
        """How wide a row is, in units."""
        return self.host.area.width - 1133 - 36

    def row_place(self, place: int) -> tuple[float, float]:
        area, draft = self.host.area, self.host.draft
        rows = _ROWS if draft.mode is not Mode.SOLO else 2
        pitch = (area.height - 143 - lead_height(area) - _FIRST_ROW) / rows
        pitch = min(pitch, _TALLEST + 18)
        return _FIRST_ROW + place * pitch, min(_TALLEST, pitch - (14 if pitch < TALL else 9))

    def inside(self, row: SeatRow, x: float, y: float, width: float, height: float) -> pygame.Rect:
        """A place in a row, in units from its left edge and from its middle."""
        return self.rect(_LEFT + 18 + x, row.top + row.height / 2 + y, width, height)

    def line(self, row: SeatRow, place: int) -> tuple[float, float]:
        """Top (from the middle of the row) and height of one of the three lines of a tall row."""
        pitch = min(58, (row.height - 8) / 3)
        return (place - 1.5) * pitch + 4, pitch - 8

    def frame_of(self, row: SeatRow) -> pygame.Rect:
        return self.rect(_LEFT + 18, row.top, self.width, row.height)

    def _add_button(self) -> Widget:
        host = self.host
        count = len(self.rows())
        top, height = self.row_place(count)
        return _AddButton(
            "add",
            self.rect(_LEFT + 18, top, self.width, height),
            host.say(self.add_key),
            lambda: host.change(host.draft.with_one_more()),
            face=ButtonFace(kind="quiet", icon="icon/plus", style=theme.BUTTON._replace(weight=400)),
        )

    def come_and_go(self, row: SeatRow, index: int, up: str, away: str) -> list[Widget]:
        left = self.width - 56
        return row_buttons(
            self.host,
            index,
            (self.inside(row, left, -51, 50, 48), up),
            (self.inside(row, left, 3, 50, 48), away),
        )


def _level_rows(controls: Sequence[Widget]) -> None:
    """Set all names in one size, and so the titles, and who plays for whom."""
    level([control for control in controls if isinstance(control, NameTag)])
    chips = [control for control in controls if isinstance(control, ChoiceChip)]
    for keys in (("duke-", "duchess-"), ("mind-", "temper-")):
        level([chip for chip in chips if chip.key.startswith(keys)])
