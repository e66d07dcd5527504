"""Where things lie on a small board: some cards of the Crypt, and the dice of those who take part.

Pure: rectangles in pixels. Must never draw.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from copy import copy
from typing import Final, NamedTuple

from pygame import Rect

from crypt_game.drawing.canvas import CARD_ASPECT, DIE_ASPECT, MINI_ASPECT
from crypt_game.drawing.geometry import Space
from crypt_game.play.spots import CardSpot, HeldSpot, PoolDieSpot, RollSpot, SeatSpot, SlotDieSpot, Spot
from crypt_game.rules.indices import PoolIndex, SeatIndex, SlotIndex
from crypt_game.rules.terms import SeatKind, TreasureType
from crypt_game.rules.view import SeatView
from crypt_game.ui.board.layout_crypt import CryptPlaces

__all__ = ["PoolPlaces", "SmallLayout"]

_ROOMY: Final = 560
"""The width in units in which every arrangement has room; in less all is smaller."""
_CARD, _SINGLE, _GAP, _TAG_GAP, _TAG = 132, 116, 14, 6, 38
_BADGE, _DIE, _PITCH, _ROW = 42, 42, 50, 54
_DICE = 3
"""So many dice lie apart in a row; more lie closer together."""
_MINI, _MINI_STEP = 34, 24
_BESIDE, _BETWEEN, _BELOW = 160, 34, 14


class PoolPlaces(NamedTuple):
    """The row of a pool: its badge, its dice, the first card that its seats collect, and room for a sum."""

    badge: Rect
    dice: tuple[Rect, ...]
    held: Rect
    note: Rect | None


class SmallLayout:
    """A small board from the top of `room` down, as wide as that; `k` pixels are a unit.

    Of the Crypt only `slots` lie there, with the rows of `pools`: beside a single card, else below the cards.
    `words` is the top left corner of what is free for captions, `bottom` the foot of everything else.
    """

    def __init__(
        self, view: SeatView, slots: tuple[SlotIndex, ...], pools: tuple[PoolIndex, ...], room: Rect, k: float
    ) -> None:
        unit, width = min(k, room.width / _ROOMY), room.width

        def px(length: float) -> int:
            return round(length * unit)

        self._view, self._mini_step = view, px(_MINI_STEP)
        count, gap = len(slots), px(_GAP)
        wide = min(px(_CARD if count > 1 else _SINGLE), (width - gap * (count - 1)) // count)
        tall = round(wide / CARD_ASPECT)
        left = room.x if count == 1 else room.centerx - (wide * count + gap * (count - 1)) // 2
        cards = [Rect(left, room.y, wide, tall)] * view.variant.places
        for place, slot in enumerate(slots):
            cards[slot] = Rect(left + (wide + gap) * place, room.y, wide, tall)
        tags = [Rect(card.x - gap // 2, card.bottom + px(_TAG_GAP), wide + gap, px(_TAG)) for card in cards]
        self.crypt = CryptPlaces(view, cards, tags, slots)
        foot = tags[0].bottom if pools else cards[0].bottom
        row = px(_BADGE) + _DICE * px(_PITCH) + px(_MINI + _MINI_STEP)
        if count == 1:
            beside = room.x + px(_BESIDE)
            corners = [(beside, room.y + px(_ROW) * number) for number in range(len(pools))]
            self.words, self.bottom = (beside, room.y + px(_ROW) * len(pools) + px(_BELOW)), foot
        else:
            whole = row * len(pools) + px(_BETWEEN) * (len(pools) - 1)
            start, top = room.centerx - whole // 2, foot + px(_BELOW)
            corners = [(start + (row + px(_BETWEEN)) * number, top) for number in range(len(pools))]
            self.bottom = top + px(_ROW) if pools else foot
            self.words = (room.x, self.bottom + px(_BELOW))
        self.pools: Mapping[PoolIndex, PoolPlaces] = {
            pool: _pool_places(px, corner, view.variant.pool_size, noted=count == 1)
            for pool, corner in zip(pools, corners, strict=True)
        }

    @property
    def _ghost(self) -> PoolPlaces:
        """The row of a Ghost, of which one at most takes part."""
        variant = self._view.variant
        rows = self.pools.items()
        return next(row for pool, row in rows if variant.kinds[variant.members[pool][0]] is SeatKind.GHOST)

    def seen(self, view: SeatView) -> SmallLayout:
        """The same board with what lies there in another view of the same game."""
        seen = copy(self)
        seen._view, seen.crypt = view, self.crypt.seen(view)
        return seen

    def place(self, spot: Spot) -> Rect:
        """Where the thing of `spot` lies; what has no place here comes from and goes to a pool's last die."""
        pool_of = self._view.variant.pool_of
        match spot:
            case CardSpot(slot, layer):
                return self.crypt.layer(slot, layer)
            case SlotDieSpot(slot, number):
                return self.crypt.die(slot, number)
            case PoolDieSpot(pool, number) if pool in self.pools:
                return self.pools[pool].dice[number].copy()
            case HeldSpot(seat, index) if pool_of[seat] in self.pools:
                return self.pools[pool_of[seat]].held.move(self._mini_step * index, 0)
            case SeatSpot(seat) if pool_of[seat] in self.pools:
                return self.pools[pool_of[seat]].badge.copy()
            case RollSpot(number):
                return self._ghost.dice[number].copy()
            case _:
                return next((pool.dice[-1].copy() for pool in self.pools.values()), self.crypt.cards[0])

    def set_of(self, _seat: SeatIndex, _kind: TreasureType) -> Rect | None:
        """Collections are not told apart by type here."""
        return None


def _pool_places(
    px: Callable[[float], int], corner: tuple[int, int], dice: int, *, noted: bool
) -> PoolPlaces:
    left, top = corner
    high = px(_ROW)

    def place(x: int, width: int, height: int) -> Rect:
        return Rect(left + x, top + (high - height) // 2, width, height)

    tall = round(px(_DIE) / DIE_ASPECT)
    pitch = px(_PITCH) * _DICE // dice
    sockets = tuple(place(px(_BADGE) + px(_GAP) + pitch * n, px(_DIE), tall) for n in range(dice))
    mini = px(_MINI)
    held = place(px(_BADGE) + px(_GAP) + _DICE * px(_PITCH) + px(Space.HAIR), mini, round(mini / MINI_ASPECT))
    return PoolPlaces(place(0, px(_BADGE), px(_BADGE)), sockets, held, held.copy() if noted else None)
