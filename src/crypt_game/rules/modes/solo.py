"""Only Child: one heir against the Ghost (§6)."""

from __future__ import annotations

from collections.abc import Sequence

from ..cards import FIRST_COPIES, Card
from ..terms import Icon, SeatKind
from .ghostly import Ghostly
from .variant import Turn

HEIR, GHOST = 0, 1


class Solo(Ghostly):
    """As a 2-player game; the Ghost's second turn rolls only what the heir pushed off."""

    def _kinds(self) -> tuple[SeatKind, ...]:
        return SeatKind.HEIR, SeatKind.GHOST

    def _deck(self) -> Sequence[Card]:
        return [card for card in FIRST_COPIES if card.icon is Icon.NONE]

    def _layout(self) -> tuple[tuple[int, bool], ...]:
        return (0, True), (1, True), (2, False)

    def turns(self, leader: int, round_: int) -> tuple[Turn, ...]:
        if leader == HEIR:
            return Turn(HEIR, False), Turn(GHOST, False), Turn(HEIR, True)
        return Turn(GHOST, False), Turn(HEIR, False), Turn(GHOST, True, again=True)
