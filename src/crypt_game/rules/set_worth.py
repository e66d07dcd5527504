"""What a seat's cards of one type are worth with their Collector, and what one more would add (§4, §5)."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import product
from typing import NamedTuple

from .cards import Card, Face
from .collectors import Collector, Holding, collectors_of
from .terms import TreasureType
from .view import SeatView

__all__ = ["SetWorth", "set_worth"]

VALUES = (1, 2, 3, 4)


class SetWorth(NamedTuple):
    """Coins of one type for one seat, as far as the reader of the view can tell.

    The cards with their Collector pay ``low`` to ``high`` now. One more card adds ``least`` to ``most``; when
    ``own_value`` is True its own value comes on top of that, else it is in these numbers.
    """

    low: int
    high: int
    least: int
    most: int
    own_value: bool


def set_worth(view: SeatView, seat: int, kind: TreasureType) -> SetWorth:
    """The worth of ``seat``'s cards of ``kind``: the scorer's numbers, from what hidden cards can be.

    Of the view's own seat only what hangs on others' hidden cards is uncertain.
    """
    collector = next(one for one in collectors_of(view.variant).sides if one.type is kind)
    pays: set[int] = set()
    gains: set[int] = set()
    beyond: set[int] = set()
    for own, others in product((VALUES[0], VALUES[-1]), repeat=2):
        mine, rivals = _holdings(view, seat, kind, own, others)
        now = _total(collector, mine, rivals)
        pays.add(now)
        for value in VALUES:
            for bonus in collector.bonuses_of_next(mine, rivals):
                richer = Holding((*mine.values, value), bonus)
                gain = _total(collector, richer, rivals) - now
                gains.add(gain)
                beyond.add(gain - value)
    apart = len(beyond) == 1 and len(gains) > 1
    adds = beyond if apart else gains
    return SetWorth(min(pays), max(pays), min(adds), max(adds), apart)


def _total(collector: Collector, own: Holding, rivals: Sequence[Holding]) -> int:
    """The values of the cards and what the Collector pays for them."""
    return sum(own.values) + collector.coins(own, rivals)


def _holdings(
    view: SeatView, seat: int, kind: TreasureType, own: int, others: int
) -> tuple[Holding, list[Holding]]:
    """What the seat and its rivals hold of a type, hidden cards taken to be worth ``own`` and ``others``."""

    def holding(heir: int) -> Holding:
        guess = own if heir == seat else others
        cards = [held.card for held in view.seats[heir].cards if held.card.type is kind]
        return Holding(tuple(_value(card, guess) for card in cards), view.seats[heir].idol_bonus)

    return holding(seat), [holding(heir) for heir in view.variant.heirs if heir != seat]


def _value(face: Face, guess: int) -> int:
    return face.value if isinstance(face, Card) else guess
