"""Where the reckoning takes place: on the vault's slab, a column for each heir."""

from __future__ import annotations

from dataclasses import dataclass

from pygame import Rect

from crypt_game.drawing.canvas.busts import BUST_ASPECT
from crypt_game.drawing.geometry import DESIGN_HEIGHT, Frame, Space

__all__ = ["StageLayout"]

_ROOM_HIGH = 4 / 3
_EDGE = 24
_LEFT, _RIGHT, _STAIR = 400, 40, 470
"""What stays free left of the columns (the Collector), right of them, and there beside a stair."""
_STEP_FROM_STAIR, _STEP_IN = 30, 34
"""How far from the columns the lowest step begins, and how much further right each higher one."""
BUST, _WIDEST_BUST = 216, 0.92
_PLATE_SIZE, _UNDER_PLATE, _ABOVE_GAIN = (236, 44), 10, 26
_COLLECTOR, _COLLECTOR_AT, _WORDS, _WORDS_GAP = 220, (86, 170), (346, 228), 22
_FEET, _PLATE, _CARDS, _GAIN, _PILES, _TOTAL = 288, 308, 346, 556, 706, 752
"""Heights on the slab in 1/1080 of the window: feet of the busts, plates, cards, gains, piles, totals."""
_SHEET, _SHEET_EDGE, ROWS, _ROW, _BUTTONS, _BUTTON = 262, 6, 3, 52, 84, (300, 62)


@dataclass(frozen=True, slots=True)
class StageLayout:
    """Places in window pixels for so many columns; `stair` leaves room for the stair of the four titles."""

    frame: Frame
    columns: int
    stair: bool

    @property
    def room(self) -> Rect:
        """What the vault's picture must cover, so that its middle three quarters are the window's height."""
        width, height = self.frame.size
        place = Rect(0, 0, width, round(height * _ROOM_HIGH))
        place.center = width // 2, height // 2
        return place

    def y(self, level: float) -> int:
        """A height on the slab."""
        return round(level * self.frame.size[1] / DESIGN_HEIGHT)

    def column(self, index: int) -> Rect:
        """The strip of an heir, over the whole height."""
        px, width = self.frame.px, self.frame.size[0]
        left = px(_LEFT)
        room = width - left - px(_STAIR if self.stair else _RIGHT)
        wide = room // self.columns
        return Rect(left + index * wide, 0, wide, self.frame.size[1])

    def bust(self, index: int) -> Rect:
        """Where an heir stands behind the slab."""
        column = self.column(index)
        height = min(self.frame.px(BUST), round(column.width * _WIDEST_BUST * BUST_ASPECT))
        place = Rect(0, 0, round(height / BUST_ASPECT), height)
        place.midbottom = column.centerx, self.y(_FEET)
        return place

    def plate(self, index: int) -> Rect:
        """The name before an heir."""
        column, (wide, high) = self.column(index), map(self.frame.px, _PLATE_SIZE)
        place = Rect(0, 0, min(wide, column.width - self.frame.px(Space.TIGHT)), high)
        place.center = column.centerx, self.y(_PLATE)
        return place

    def cards(self, index: int) -> Rect:
        """Where an heir's cards are laid."""
        column, px = self.column(index), self.frame.px
        top = max(self.y(_CARDS), self.plate(index).bottom + px(_UNDER_PLATE))
        inner = column.inflate(-2 * px(Space.TIGHT), 0)
        return Rect(inner.left, top, inner.width, self.y(_GAIN) - px(_ABOVE_GAIN) - top)

    def gain(self, index: int) -> tuple[int, int]:
        """The middle of what a step pays."""
        return self.column(index).centerx, self.y(_GAIN)

    def pile(self, index: int) -> tuple[int, int]:
        """The middle of the foot of an heir's coins."""
        return self.column(index).centerx, self.y(_PILES)

    def total(self, index: int) -> tuple[int, int]:
        """The middle of an heir's sum."""
        return self.column(index).centerx, self.y(_TOTAL)

    @property
    def collector(self) -> Rect:
        """The medal of the Collector who pays, or what else is counted."""
        px, (left, top) = self.frame.px, _COLLECTOR_AT
        return Rect(px(left), self.y(top), px(_COLLECTOR), px(_COLLECTOR))

    @property
    def words(self) -> Rect:
        """The panel below the medal."""
        px = self.frame.px
        return Rect((px(_EDGE), self.collector.bottom + px(_WORDS_GAP)), [*map(px, _WORDS)])

    @property
    def sheet(self) -> Rect:
        """The panel of the rows that were counted last."""
        px, (width, height) = self.frame.px, self.frame.size
        tall = px(ROWS * _ROW + 2 * _SHEET_EDGE)
        return Rect(px(_EDGE), height - px(_SHEET), width - 2 * px(_EDGE), tall)

    def row(self, number: int) -> Rect:
        """The `number`-th row of the panel, the oldest first."""
        px = self.frame.px
        inner = self.sheet.inflate(-2 * px(_SHEET_EDGE), -2 * px(_SHEET_EDGE))
        return Rect(inner.left, inner.top + number * px(_ROW), inner.width, px(_ROW))

    @property
    def foot(self) -> Rect:
        """The line of what is still to come, and of the buttons."""
        px, (width, height) = self.frame.px, self.frame.size
        return Rect(px(_EDGE), height - px(_BUTTONS), width - 2 * px(_EDGE), px(_BUTTON[1]))

    def buttons(self) -> tuple[Rect, Rect]:
        """The next step, and the result."""
        foot, wide, gap = self.foot, self.frame.px(_BUTTON[0]), self.frame.px(Space.NEAR)
        result = Rect(foot.right - wide, foot.top, wide, foot.height)
        return result.move(-wide - gap, 0), result

    def step_of_stair(self, number: int, steps: int) -> Rect:
        """The `number`-th step from the foot; each higher one begins further right."""
        px, width = self.frame.px, self.frame.size[0]
        left = width - px(_STAIR - _STEP_FROM_STAIR) + number * px(_STEP_IN)
        tall = (self.y(_PILES) - self.y(_CARDS)) // steps
        return Rect(left, self.y(_PILES) - (number + 1) * tall, width - px(_EDGE) - left, tall)
