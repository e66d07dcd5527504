"""Where the people stand: busts at the far side of the slab with a plate each, the viewer at the left below.

Pure arithmetic.
"""

from __future__ import annotations

from crypt_game.drawing.geometry import Box
from crypt_game.rules.indices import PoolIndex, SeatIndex
from crypt_game.rules.terms import Mode, SeatKind
from crypt_game.rules.view import SeatView
from crypt_game.ui.board.layout_room import SLAB_BACK, RoomPlaces
from crypt_game.ui.board.layout_seats import (
    BUST_ASPECT,
    PLATE,
    SeatPlaces,
    ghost_plate,
    house_plate,
    own_house_plate,
    own_plate,
    seat_plate,
)

__all__ = ["HeirPlaces"]

_MARGIN, _TOP = 24.0, 96.0
_BUST, _PAIR, _OWN, _OWN_PAIR = 206.0, 180.0, 252.0, 186.0
_GHOST, _GHOST_GROWN = 400.0, 1.2
"""How high the Ghost of Only Child is, and how much higher than heirs other Ghosts are."""
_OVERLAP = 0.35
"""How much of the second head of a house is hidden by the first."""
_HOUSE, _GHOST_PLATE = (300.0, 200.0), (330.0, 236.0)
_LARGER, _HIGHER = 140.0, 0.13
"""How much wider plates are at twice the usual text size, and by which share higher those of one heir; busts
give way."""
_LARGER_OWN = 0.3
"""By which share the viewer's own plate is higher then."""
_ARCH = 522.0
"""How far from the middle the outer arches of the room are."""
_OWN_WIDE, _OWN_PLATE, _OWN_HOUSE = 264.0, 118.0, 176.0
_OWN_MARGIN, _OWN_FOOT, _OWN_SUNK = 20.0, 14.0, 40.0
"""What the viewer's plate leaves free at its left and below it; how far it hides the foot of the bust."""
_GHOST_SUNK = 150.0
"""How far the Ghost of Only Child reaches below the far edge of the slab."""
_HEADROOM = 72.0
"""Heads stay below the top bar."""
_GAP = 10.0
_TALL, _GROWTH = 360.0, 0.25
"""In windows this much taller than 16:9 plates and busts are higher by this share."""
_SIDES = {1: (0,), 2: (-1, 1), 3: (-1, 0, 1)}
"""On which side of the middle each of so many others stands."""
_ABREAST = 3
"""For so many there is room side by side, each with a plate and a bust."""


class HeirPlaces:
    """The people of one table in its room."""

    def __init__(self, room: RoomPlaces, view: SeatView, mode: Mode) -> None:
        self._room, self._grid, self._mode = room, room.grid, mode
        self._variant = view.variant
        self._foot = room.y(SLAB_BACK)
        self._larger = room.grid.frame.larger
        self._wider = self._larger * _LARGER
        self._growth = 1 + _GROWTH * min(1.0, room.grid.taller / _TALL)

    def other(self, pool: PoolIndex, number: int, count: int) -> SeatPlaces:
        """The plate and busts of the `number`th of `count` other pools, from the left to the right."""
        side = _SIDES[count][number]
        members, dice = self._variant.members[pool], self._variant.pool_size
        ghost = self._variant.kinds[members[0]] is SeatKind.GHOST
        if self._mode is Mode.SOLO:
            wide, high = _GHOST_PLATE
            panel = Box(_MARGIN, _TOP, wide + self._wider, high * self._growth)
            return ghost_plate(self._grid, panel, self._bust(self._grid.width / 2, _GHOST, _GHOST_SUNK), dice)
        size = _HOUSE if len(members) > 1 else PLATE
        size = size[0] + self._wider, size[1]
        high = (_PAIR if len(members) > 1 else _BUST) * self._room.scale * self._growth
        abreast = BUST_ASPECT * (2 - _OVERLAP if len(members) > 1 else 1)
        between = self._grid.width - 2 * _MARGIN - _ABREAST * (size[0] + 2 * _GAP)
        larger = _GHOST_GROWN if ghost else 1.0
        high = min(high, self._foot - _HEADROOM, between / _ABREAST / abreast / larger)
        width = high * abreast * larger
        panel, centre = self._beside(side, size[0], width)
        higher = 1.0 if len(members) > 1 else 1 + self._larger * _HIGHER
        panel = panel._replace(h=size[1] * self._growth * higher)
        if len(members) > 1:
            return house_plate(self._grid, panel, self._pair(centre, high, self._foot), dice)
        bust = self._bust(centre, high * larger, high * (larger - 1))
        return seat_plate(self._grid, panel, bust, dice, ghost=ghost)

    def _beside(self, side: int, wide: float, bust: float) -> tuple[Box, float]:
        """The place of a plate (its height is to be set), and the middle of the busts beside it."""
        grid = self._grid
        if side == 0:
            left = (grid.width - bust - _GAP - wide) / 2
            return Box(left + bust + _GAP, _TOP, wide, 0), left + bust / 2
        x = _MARGIN if side < 0 else grid.width - _MARGIN - wide
        arch = _ARCH * self._room.scale + grid.wider / (2 * _ABREAST)
        out = grid.width / 2 - _MARGIN - wide - _GAP - bust / 2
        return Box(x, _TOP, wide, 0), grid.width / 2 + side * min(arch, out)

    def _bust(self, centre: float, high: float, below: float = 0.0) -> Box:
        """A bust that stands on the far edge of the slab, or some way `below` it."""
        width = high * BUST_ASPECT
        return Box(centre - width / 2, self._foot + below - high, width, high)

    def _pair(self, centre: float, high: float, foot: float) -> list[Box]:
        """Two busts side by side, the first before the second."""
        width = high * BUST_ASPECT
        whole = width * (2 - _OVERLAP)
        lefts = (centre - whole / 2, centre + whole / 2 - width)
        return [Box(left, foot - high, width, high) for left in lefts]

    def own(self, viewer: SeatIndex, top: float) -> SeatPlaces:
        """The viewer, whose bust reaches up to `top` at most."""
        grid, members = self._grid, self._variant.members[self._variant.pool_of[viewer]]
        pair, dice = len(members) > 1, self._variant.pool_size
        high = (_OWN_HOUSE if pair else _OWN_PLATE) * self._growth
        high *= 1 + self._larger * _LARGER_OWN
        panel = Box(_OWN_MARGIN, grid.height - _OWN_FOOT - high, _OWN_WIDE, high)
        foot = panel.y + _OWN_SUNK
        tall = min((_OWN_PAIR if pair else _OWN) * self._growth, foot - top)
        centre = panel.x + panel.w / 2
        if pair:
            busts = self._pair(centre, min(tall, panel.w / BUST_ASPECT / (2 - _OVERLAP)), foot)
            return own_house_plate(grid, panel, busts, members.index(viewer), dice)
        bust = Box(centre - tall * BUST_ASPECT / 2, foot - tall, tall * BUST_ASPECT, tall)
        return own_plate(grid, panel, bust, dice)
