"""Only Child: one heir against the Ghost (§6)."""

from __future__ import annotations

from collections.abc import Sequence

from ..cards import FIRST_COPIES, Card
from ..indices import SLOTS, SeatIndex, SlotIndex
from ..terms import Icon, SeatKind
from .ghostly import Ghostly
from .variant import Turn

HEIR, GHOST = SeatIndex(0), SeatIndex(1)


class Solo(Ghostly):
    """As a 2-player game; the Ghost's second turn rolls only what the heir pushed off."""

    def _kinds(self) -> tuple[SeatKind, ...]:
        return SeatKind.HEIR, SeatKind.GHOST

    def _deck(self) -> Sequence[Card]:
        return [card for card in FIRST_COPIES if card.icon is Icon.NONE]

    def _layout(self) -> tuple[tuple[SlotIndex, bool], ...]:
        return tuple(zip(SLOTS, (True, True, False), strict=False))

    def turns(self, leader: SeatIndex, round_: int) -> tuple[Turn, ...]:
        if leader == HEIR:
            return Turn(HEIR, False), Turn(GHOST, False), Turn(HEIR, True)
        return Turn(GHOST, False), Turn(HEIR, False), Turn(GHOST, True, again=True)
