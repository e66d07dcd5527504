"""Cursed Treasure (§9): the greediest collection loses coins. Can be added to any mode that allows it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from ..cards import Card
from ..indices import SeatIndex

CURSE_COINS = 5
_CURSES = {4: 2, 3: 1}


class Uncursed:
    """The game without Curses."""

    def count(self, hands: Mapping[SeatIndex, Iterable[Card]]) -> dict[SeatIndex, int]:
        """Curses by seat; empty when they are not counted at all."""
        return {}

    def losers(self, curses: Mapping[SeatIndex, int]) -> tuple[SeatIndex, ...]:
        """The seats with the most Curses; nobody when nobody has one (§9.1)."""
        most = max(curses.values(), default=0)
        return tuple(seat for seat, count in sorted(curses.items()) if count == most > 0)


class Cursed(Uncursed):
    """Each 4-coin card has two Curses, each 3-coin card one, by printed value."""

    def count(self, hands: Mapping[SeatIndex, Iterable[Card]]) -> dict[SeatIndex, int]:
        return {seat: sum(_CURSES.get(card.value, 0) for card in cards) for seat, cards in hands.items()}


UNCURSED = Uncursed()
CURSED = Cursed()
