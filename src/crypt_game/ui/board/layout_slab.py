"""What lies on the slab beside the cards: draw pile and box; in Only Child the ranks (VISUAL §4).

Pure arithmetic.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

from pygame import Rect

from crypt_game.drawing.geometry import Area, Box, Space
from crypt_game.rules.terms import Mode
from crypt_game.rules.view import SeatView
from crypt_game.ui.board.layout_room import RoomPlaces

__all__ = ["PilePlaces", "SlabPlaces"]

_ROWS = {3: 1130.0, 4: 1130.0, 6: 1260.0}
_SOLO_ROW, _MOST_SOLO, _WIDEST_ROW = 830.0, 920.0, 1340.0
_TOP, _SOLO_TOP, _SHARED_TOP = 300.0, 356.0, 226.0
_LARGER_TOP = 56.0
"""How much higher the cards of Only Child begin at twice the usual text size, before the Ghost."""
_BESIDE, _WIDE = 14.0, (150.0, 92)
"""How far from the cards the words of pile and box are, and how wide, in units and at least in pixels."""
_PILE = (118.0, 165.0)
_PILE_MIDDLE, _PILE_RISE, _BOX_SINKS = 0.42, 10.0, 22.0
"""A line in the height of the cards; how far the middle of the pile lies above it, the box's words below."""
_LARGER_WIDE, _LARGER_SOLO = 0.4, 0.45
"""How much wider the words of pile and box are at twice the usual text size; of the pile in Only Child."""
_PILE_WORDS, _BOX_WORDS = (84.0, 56), (56.0, 36)
"""How high three and two rows of words are, in units and at least in pixels."""
_BOX, _BOX_DICE = (66.0, 60.0), 68.0
_LADDER, _REASON, _REASON_TOP = (300.0, 216.0), (424.0, 240.0), 92.0
_LARGER_LADDER, _LARGER_REASON = (80.0, 36.0), 200.0
"""How much wider and higher the ladder is in large type."""
_LADDER_GAP, _LADDER_SINKS = 28.0, 0.2
"""How far the ladder lies below the reason, and by which share of the height beyond 16:9 it sinks."""
_WIDER_ROW = 1 / 3
"""Which share of the width beyond 16:9 the row of cards takes."""
_MARGIN = 24.0


@dataclass(frozen=True, slots=True)
class PilePlaces:
    """The draw pile with its words, and the box with its words and the dice in it; `box_row` is all of it."""

    card: Rect
    lines: Rect
    box: Rect
    box_lines: Rect
    box_dice: Rect

    @property
    def whole(self) -> Rect:
        """The draw pile with its words."""
        return self.card.union(self.lines)

    @property
    def box_row(self) -> Rect:
        """Everything that belongs to the box."""
        return self.box.unionall([self.box_lines, self.box_dice])


class SlabPlaces(NamedTuple):
    """The slab of one table: `cards` is the room for cards and tags, down to its `foot`."""

    room: RoomPlaces
    cards: Box
    solo: bool

    @classmethod
    def of(cls, room: RoomPlaces, view: SeatView, foot: float, *, sharing: bool) -> SlabPlaces:
        """The slab down to `foot`, in units of the grid. While cards are
        shared out nobody stands behind it, and they begin higher."""
        solo = view.setup.mode is Mode.SOLO
        row = _SOLO_ROW if solo else _ROWS[view.variant.places]
        width = min(row * room.scale, _MOST_SOLO if solo else _WIDEST_ROW) + room.grid.wider * _WIDER_ROW
        usual = _SHARED_TOP if sharing else _TOP
        top = room.y(_SOLO_TOP - room.grid.frame.larger * _LARGER_TOP if solo else usual)
        cards = Box((room.grid.width - width) / 2, top, width, foot - Space.TIGHT - top)
        return cls(room, cards, solo)

    def piles(self, grid: Area) -> PilePlaces:
        """The box at the left of the cards, the draw pile at their right."""
        (wide, high), larger = _PILE, grid.frame.larger
        usual = max(_WIDE[0], _WIDE[1] / grid.k)
        room = usual * (1 + larger * _LARGER_WIDE)
        pile = usual * (1 + larger * _LARGER_SOLO) if self.solo else room
        middle = self.cards.y + self.cards.h * _PILE_MIDDLE
        left = Box(max(Space.TIGHT, self.cards.x - _BESIDE - room), middle, room, 0)
        end = self._ladder_left(grid) if self.solo else grid.width
        right = Box(min(end - Space.TIGHT - pile, self.cards.right + _BESIDE), middle, pile, 0)
        taller, k = 1 + larger / 2, grid.k
        lines, box_lines = (max(rows * taller, pixels / k) for rows, pixels in (_PILE_WORDS, _BOX_WORDS))
        lowest = self.cards.bottom - lines - Space.CLOSE - high
        top = min(middle - high / 2 - _PILE_RISE, lowest)
        card = Box(right.x + (pile - wide) / 2, top, wide, high)
        box = Box(left.x + (room - _BOX[0]) / 2, middle + _BOX_SINKS - box_lines - _BOX[1], *_BOX)
        words = Box(left.x, box.bottom + Space.TIGHT, room, box_lines)
        return PilePlaces(
            grid.px(card),
            grid.px(Box(right.x, card.bottom + Space.CLOSE, pile, lines)),
            grid.px(box),
            grid.px(words),
            grid.px(Box(left.x, words.bottom + Space.HAIR, room, _BOX_DICE)),
        )

    def beside_ghost(self, grid: Area) -> tuple[Rect, Rect]:
        """The ladder of ranks, and the plate with the Ghost's reason above it, at the right."""
        more = min(1.0, 2 * grid.frame.larger)
        told = _REASON[0] + more * _LARGER_REASON
        reason = Box(grid.width - _MARGIN - told, _REASON_TOP, told, _REASON[1])
        top, left = reason.bottom + _LADDER_GAP + grid.taller * _LADDER_SINKS, self._ladder_left(grid)
        high = min(_LADDER[1] + more * _LARGER_LADDER[1], self.cards.bottom - top)
        return grid.px(Box(left, top, grid.width - _MARGIN - left, high)), grid.px(reason)

    @staticmethod
    def _ladder_left(grid: Area) -> float:
        return grid.width - _MARGIN - _LADDER[0] - min(1.0, 2 * grid.frame.larger) * _LARGER_LADDER[0]
