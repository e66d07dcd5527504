"""Where the reckoning takes place: on the vault's slab, a column for each heir."""

from __future__ import annotations

from dataclasses import dataclass

from pygame import Rect

from crypt_game.drawing.canvas.busts import BUST_ASPECT
from crypt_game.drawing.geometry import DESIGN_HEIGHT, Frame, Space

__all__ = ["StageLayout"]

_ROOM_HIGH, _ROOM_ASPECT, _FAR_EDGE, _FAR_EDGE_AT = 4 / 3, 16 / 9, 0.486, 0.318
"""The vault's picture: its height in windows and its shape; how wide the far edge of its slab is and how far
down, as shares of it."""
_EDGE, _STAGE = 24, 2280
"""What stays free at the sides, and how wide the stage is at most."""
_LEFT, _RIGHT, _STAIR = 400, 40, 640
"""What stays free left of the columns (the Collector), right of them, and there if a stair is."""
_WIDEST, _BETWEEN_HOUSES = 420, 28
"""How wide a column is at most; what lies between those of two houses."""
_ALONE = 3
"""The room of how many columns one has that stands alone, with all its cards; and columns of its rows."""
_STEPS, _STEP_FROM_STAIR, _STEP_IN, _STEP_HIGH = 4, 52, 46, 122
"""How many steps there are, how far from the columns the lowest one begins, how much further right each
higher one, and how high."""
BUST, _WIDEST_BUST = 216, 0.92
_PLATE_SIZE, _UNDER_PLATE, _ABOVE_GAIN = (236, 44), 10, 34
_COLLECTOR, _COLLECTOR_AT, _WORDS, _WORDS_GAP = 220, (86, 170), (346, 262), 22
_FEET, _PLATE, _CARDS, _GAIN, _LOW_GAIN, PILES, TOTAL = 288, 308, 346, 556, 588, 706, 752
"""Heights on the slab in 1/1080 of the window: feet of the busts, plates, cards, gains and those
over small piles, piles, totals."""
FEW = 4
"""How many columns are so wide that piles are high, and a crown has room in a plate."""
_SHEET, _UNDER_TOTAL, _SHEET_EDGE, _ROWS, _ROW, _BUTTONS, _BUTTON = 262, 66, 6, 3, 52, 84, (300, 62)


@dataclass(frozen=True, slots=True)
class StageLayout:
    """Places in window pixels for so many columns; `stair` leaves room for the stair of the four titles, and
    `pairs` sets the two of a house apart from the others."""

    frame: Frame
    columns: int
    stair: bool
    pairs: bool = False

    @property
    def room(self) -> Rect:
        """What the vault's picture must cover, so that the slab lies below all columns and in their axis."""
        (width, height), stand = self.frame.size, self.stand
        tall = height * _ROOM_HIGH
        larger = max(1.0, stand.width / (_FAR_EDGE * max(width, tall * _ROOM_ASPECT)))
        place = Rect(0, 0, width + abs(2 * stand.centerx - width), round(tall * larger))
        place.centerx = stand.centerx
        place.top = round((height - tall) / 2 + _FAR_EDGE_AT * (tall - place.height))
        return place

    def y(self, level: float) -> int:
        """A height on the slab."""
        return round(level * self.frame.size[1] / DESIGN_HEIGHT)

    @property
    def stage(self) -> Rect:
        """What of the window is used, over its whole height."""
        width, height = self.frame.size
        wide = min(width, self.frame.px(_STAGE))
        return Rect((width - wide) // 2, 0, wide, height)

    @property
    def stand(self) -> Rect:
        """Where the columns are: in the width between the Collector and a stair."""
        px, stage = self.frame.px, self.stage
        left = stage.left + px(_LEFT)
        right = stage.right - px(_STAIR if self.stair else _RIGHT)
        span = min(max(_ALONE, self.columns) * px(_WIDEST), right - left)
        return Rect(min(max(left, stage.centerx - span // 2), right - span), 0, span, stage.height)

    def column(self, index: int) -> Rect:
        """The strip of an heir, over the whole height."""
        stand, gap = self.stand, self.frame.px(_BETWEEN_HOUSES) if self.pairs else 0
        wide = (stand.width - (self.columns - 1) // 2 * gap) // self.columns
        return Rect(stand.left + index * wide + index // 2 * gap, 0, wide, stand.height)

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
        high += round(high * self.frame.larger * 0.5)
        place = Rect(0, 0, min(wide, column.width - self.frame.px(Space.TIGHT)), high)
        place.center = column.centerx, self.y(_PLATE)
        return place

    def cards(self, index: int) -> Rect:
        """Where an heir's cards are laid."""
        column, px, plate = self.column(index), self.frame.px, self.plate(index)
        top = max(self.y(_CARDS), plate.bottom + px(_UNDER_PLATE))
        inner = plate if self.columns > FEW else column.inflate(-2 * px(Space.HAIR), 0)
        return Rect(inner.left, top, inner.width, self.y(self.gain) - px(_ABOVE_GAIN) - top)

    @property
    def gain(self) -> int:
        """The height on the slab of what a step pays: close above the piles."""
        return _GAIN if self.columns <= FEW else _LOW_GAIN

    def middle(self, index: int, level: float) -> tuple[int, int]:
        """The middle of an heir's column at a height on the slab, such as `gain`, what a step pays."""
        return self.column(index).centerx, self.y(level)

    @property
    def collector(self) -> Rect:
        """The medal of the Collector who pays, or what else is counted."""
        px, (left, top) = self.frame.px, _COLLECTOR_AT
        return Rect(self.stage.left + px(left), self.y(top), px(_COLLECTOR), px(_COLLECTOR))

    @property
    def words(self) -> Rect:
        """The panel below the medal."""
        px = self.frame.px
        at = self.stage.left + px(_EDGE), self.collector.bottom + px(_WORDS_GAP)
        return Rect(at, [*map(px, _WORDS)])

    @property
    def rows(self) -> int:
        """How many rows are seen: of one who is alone all, else in a tall window all for which there is room
        below the totals."""
        if self.columns == 1:
            return _ALONE * _ROWS
        px = self.frame.px
        free = self._inner.bottom - px(_SHEET + _UNDER_TOTAL) - self.y(TOTAL)
        return _ROWS + max(0, free // px(_ROW))

    @property
    def _lines(self) -> int:
        """How many of the rows stand one below the other."""
        return _ROWS if self.columns == 1 else self.rows

    @property
    def sheet(self) -> Rect:
        """The panel of the rows that were counted last."""
        px, inner, more = self.frame.px, self._inner, (self._lines - _ROWS) * _ROW
        height = px(_ROWS * _ROW + more + 2 * _SHEET_EDGE)
        return Rect(inner.left, inner.bottom - px(_SHEET + more), inner.width, height)

    @property
    def _inner(self) -> Rect:
        return self.stage.inflate(-2 * self.frame.px(_EDGE), 0)

    def row(self, number: int) -> Rect:
        """The `number`-th row of the panel, the oldest first, below or beside the one before."""
        px = self.frame.px
        inner = self.sheet.inflate(-2 * px(_SHEET_EDGE), -2 * px(_SHEET_EDGE))
        column, line = divmod(number, self._lines)
        wide = inner.width * self._lines // self.rows
        return Rect(inner.left + column * wide, inner.top + line * px(_ROW), wide, px(_ROW))

    @property
    def foot(self) -> Rect:
        """The line of what is still to come, and of the buttons."""
        px, inner = self.frame.px, self._inner
        return Rect(inner.left, inner.bottom - px(_BUTTONS), inner.width, px(_BUTTON[1]))

    def buttons(self) -> tuple[Rect, Rect]:
        """The next step, and the result."""
        foot, wide, gap = self.foot, self.frame.px(_BUTTON[0]), self.frame.px(Space.NEAR)
        result = Rect(foot.right - wide, foot.top, wide, foot.height)
        return result.move(-wide - gap, 0), result

    def steps_of_stair(self) -> list[Rect]:
        """The steps from the foot, to the window's edge; each higher one begins further right."""
        px, stage = self.frame.px, self.stage
        first, foot, high = stage.right - px(_STAIR - _STEP_FROM_STAIR), self.y(PILES), px(_STEP_HIGH)
        lefts = [first + px(number * _STEP_IN) for number in range(_STEPS)]
        right = self.frame.size[0]
        return [Rect(left, foot - (n + 1) * high, right - left, high) for n, left in enumerate(lefts)]
