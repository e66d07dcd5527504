"""Where the reckoning takes place: on the vault's slab, a column for each heir."""

from __future__ import annotations

from dataclasses import dataclass

from pygame import Rect

from crypt_game.ui.geometry import Frame

__all__ = ["StageLayout"]

_LEFT, _RIGHT, _STAIR = 400, 40, 470
"""What stays free left of the columns (the Collector), right of them, and there beside a stair."""
_BUST, _WIDEST_BUST = 216, 0.92
_FEET, _PLATE, _CARDS, _GAIN, _PILES, _TOTAL = 288, 308, 346, 556, 706, 752
"""Heights on the slab in 1/1080 of the window: feet of the busts, plates, cards, gains, piles, totals."""
_SHEET, _ROWS, _ROW, _BUTTONS, _BUTTON = 262, 3, 52, 84, 62


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
        place = Rect(0, 0, width, height * 4 // 3)
        place.center = width // 2, height // 2
        return place

    def y(self, level: float) -> int:
        """A height on the slab."""
        return round(level * self.frame.size[1] / 1080)

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
        height = min(self.frame.px(_BUST), round(column.width * _WIDEST_BUST * 1.1))
        place = Rect(0, 0, round(height / 1.1), height)
        place.midbottom = column.centerx, self.y(_FEET)
        return place

    def plate(self, index: int) -> Rect:
        """The name before an heir."""
        column, px = self.column(index), self.frame.px
        place = Rect(0, 0, min(px(236), column.width - px(8)), px(44))
        place.center = column.centerx, self.y(_PLATE)
        return place

    def cards(self, index: int) -> Rect:
        """Where an heir's cards are laid."""
        column, px = self.column(index), self.frame.px
        top = max(self.y(_CARDS), self.plate(index).bottom + px(10))
        return Rect(column.left + px(8), top, column.width - px(16), self.y(_GAIN) - px(26) - top)

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
        px = self.frame.px
        return Rect(px(86), self.y(170), px(220), px(220))

    @property
    def words(self) -> Rect:
        """The panel below the medal."""
        px, medal = self.frame.px, self.collector
        return Rect(px(24), medal.bottom + px(22), px(346), px(228))

    @property
    def sheet(self) -> Rect:
        """The panel of the rows that were counted last."""
        px, (width, height) = self.frame.px, self.frame.size
        return Rect(px(24), height - px(_SHEET), width - px(48), px(_ROWS * _ROW + 12))

    def row(self, number: int) -> Rect:
        """The `number`-th row of the panel, the oldest first."""
        px, sheet = self.frame.px, self.sheet
        return Rect(sheet.left + px(6), sheet.top + px(6) + number * px(_ROW), sheet.width - px(12), px(_ROW))

    @property
    def foot(self) -> Rect:
        """The line of what is still to come, and of the buttons."""
        px, (width, height) = self.frame.px, self.frame.size
        return Rect(px(24), height - px(_BUTTONS), width - px(48), px(_BUTTON))

    def buttons(self) -> tuple[Rect, Rect]:
        """The next step, and the result."""
        px, foot = self.frame.px, self.foot
        wide, gap = px(300), px(16)
        return (
            Rect(foot.right - 2 * wide - gap, foot.top, wide, foot.height),
            Rect(foot.right - wide, foot.top, wide, foot.height),
        )

    def step_of_stair(self, number: int, steps: int) -> Rect:
        """The `number`-th step from the foot; each higher one begins further right."""
        px, width = self.frame.px, self.frame.size[0]
        left = width - px(_STAIR - 30) + number * px(34)
        tall = (self.y(_PILES) - self.y(_CARDS)) // steps
        return Rect(left, self.y(_PILES) - (number + 1) * tall, width - px(24) - left, tall)
