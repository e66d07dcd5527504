"""What a seat's cards of one type are worth with their Collector, and what further ones would add (§4, §5).

The numbers are the scorer's. What the reader of a view cannot see is taken to be everything that it can be:
the cards of the type that were not shown, in every way in which they can lie in the collections.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterator, Sequence
from functools import lru_cache
from typing import NamedTuple, TypeAlias

from .cards import Card, Face, back_of
from .collectors import Collector, Holding, collectors_of
from .state import Held, Laid
from .terms import TreasureType
from .view import SeatView

__all__ = ["Gain", "SetWorth", "card_worth", "openly", "set_worth", "worth_basis"]

VALUES = (1, 2, 3, 4)
_CACHED = 256
Counts: TypeAlias = tuple[int, ...]
"""How many cards of each of the `VALUES`."""


class SetWorth(NamedTuple):
    """Coins of one type for one seat, as far as the reader of the view can tell.

    The cards with their Collector pay ``low`` to ``high`` now. One more card adds ``least`` to ``most``,
    its own value included; both are 0 where none can come any more.
    """

    low: int
    high: int
    least: int
    most: int

    @property
    def grows(self) -> bool:
        """Whether one more card may still come."""
        return self.most > 0


class Gain(NamedTuple):
    """The coins that something adds, from ``least`` to ``most``."""

    least: int
    most: int


def set_worth(view: SeatView, seat: int, kind: TreasureType) -> SetWorth:
    """The worth of ``seat``'s cards of ``kind``, and what one more that may still come would add."""
    hands = _Hands(view, seat, kind)
    pays = {hands.total(own, rivals) for _, own, rivals in hands.worlds(())}
    lying = {laid.card.value for laid in _laid(view, kind) if isinstance(laid.card, Card)}
    added = [(value,) for value in sorted(lying)] + ([(None,)] if _may_come(view, kind) else [])
    adds = {gain for one in added for gain in hands.gains(one)} or {0}
    return SetWorth(min(pays), max(pays), min(adds), max(adds))


def card_worth(view: SeatView, seat: int, slot: int) -> Gain | None:
    """What all cards of a slot of the Crypt would add to ``seat``'s sets; None where none lies."""
    place = view.crypt[slot] if slot < len(view.crypt) else None
    if place is None:
        return None
    least = most = 0
    for kind in dict.fromkeys(laid.card.type for laid in place.cards):
        faces = [laid.card for laid in place.cards if laid.card.type is kind]
        values = tuple(face.value if isinstance(face, Card) else None for face in faces)
        gains = set(_Hands(view, seat, kind).gains(values))
        least, most = least + min(gains), most + max(gains)
    return Gain(least, most)


def worth_basis(view: SeatView, kind: TreasureType) -> Hashable:
    """Everything in a view that the worth of a set of ``kind`` hangs on, for whichever seat.

    As long as it is equal in one game, so are :func:`set_worth`, and :func:`card_worth` of a slot whose cards
    are the same. Much cheaper than either.
    """
    hands = tuple(
        (seat.idol_bonus, tuple(held.card for held in seat.cards if held.card.type is kind))
        for seat in view.seats
    )
    lying = tuple(laid.card for laid in _laid(view, kind))
    return hands, lying, tuple(face for face in view.faces if face.type is kind)


def openly(view: SeatView) -> SeatView:
    """The view with only those values in it that everybody at the table has seen."""

    def face(card: Face) -> Face:
        return card if card in view.public else back_of(card.type)

    def laid(cards: tuple[Laid[Face], ...]) -> tuple[Laid[Face], ...]:
        return tuple(one._replace(card=face(one.card)) for one in cards)

    def held(cards: tuple[Held[Face], ...]) -> tuple[Held[Face], ...]:
        return tuple(one._replace(card=face(one.card)) for one in cards)

    return view._replace(
        viewer=None,
        seen=frozenset(),
        crypt=tuple(slot and slot._replace(cards=laid(slot.cards)) for slot in view.crypt),
        discard=laid(view.discard),
        seats=tuple(seat._replace(cards=held(seat.cards)) for seat in view.seats),
    )


class _Hands:
    """Who holds what of one type: of each heir the values that are known, and how many are not."""

    def __init__(self, view: SeatView, seat: int, kind: TreasureType) -> None:
        self._collector: Collector = next(
            one for one in collectors_of(view.variant).sides if one.type is kind
        )
        self._own, self._own_hidden = _hand(view, seat, kind)
        self._rivals = [_hand(view, heir, kind) for heir in view.variant.heirs if heir != seat]
        unseen = [card.value for card in _unseen(view, kind)]
        self._unseen: Counts = tuple(unseen.count(value) for value in VALUES)

    def total(self, own: Holding, rivals: Sequence[Holding]) -> int:
        """The values of the cards and what the Collector pays for them."""
        return sum(own.values) + self._collector.coins(own, rivals)

    def gains(self, added: tuple[int | None, ...]) -> Iterator[int]:
        """What cards of these values (None: not known) may add, their values included."""
        for values, own, rivals in self.worlds(added):
            now = self.total(own, rivals)
            before_last = own._replace(values=(*own.values, *values[:-1]))
            for bonus in self._collector.bonuses_of_next(before_last, rivals):
                richer = Holding((*own.values, *values), bonus)
                yield self.total(richer, rivals) - now

    def worlds(
        self, added: tuple[int | None, ...]
    ) -> Iterator[tuple[tuple[int, ...], Holding, Sequence[Holding]]]:
        """Everything that the added cards, the own ones and those of the rivals can be at the same time."""
        known = tuple(value for value in added if value is not None)
        for drawn, left in _multisets(self._unseen, len(added) - len(known)):
            for mine, rest in _multisets(left, self._own_hidden):
                own = self._own._replace(values=(*self._own.values, *mine))
                for rivals in self._rivals_of(rest):
                    yield (*known, *drawn), own, rivals

    def _rivals_of(self, unseen: Counts) -> Iterator[Sequence[Holding]]:
        """What the rivals can hold, as far as the Collector looks at it: how many cards each has, or the
        greatest sum among them."""
        if not self._collector.weighs_rivals:
            yield [
                known._replace(values=known.values + VALUES[:1] * hidden) for known, hidden in self._rivals
            ]
            return
        sums = tuple((sum(known.values), hidden) for known, hidden in self._rivals)
        for greatest in _greatest_sums(sums, unseen):
            yield [Holding((greatest,))] if self._rivals else []


def _unseen(view: SeatView, kind: TreasureType) -> list[Card]:
    """The cards of a type whose values the view does not tell."""
    shown = {face for face in view.faces if isinstance(face, Card)}
    return [card for card in view.variant.cards if card.type is kind and card not in shown]


def _may_come(view: SeatView, kind: TreasureType) -> bool:
    """Whether a card of the type whose value is not known lies in the Crypt or the draw pile: what is in the
    box or in a collection stays there."""
    hidden = any(not isinstance(laid.card, Card) for laid in _laid(view, kind))
    out = sum(face.type is kind and not isinstance(face, Card) for face in view.faces)
    return hidden or len(_unseen(view, kind)) > out


def _hand(view: SeatView, seat: int, kind: TreasureType) -> tuple[Holding, int]:
    """What is known of a seat's cards of a type, and how many of them are not known."""
    faces = [held.card for held in view.seats[seat].cards if held.card.type is kind]
    values = tuple(face.value for face in faces if isinstance(face, Card))
    return Holding(values, view.seats[seat].idol_bonus), len(faces) - len(values)


def _laid(view: SeatView, kind: TreasureType) -> Iterator[Laid[Face]]:
    """The cards of a type in the Crypt."""
    for slot in view.crypt:
        if slot is not None:
            yield from (laid for laid in slot.cards if laid.card.type is kind)


def _multisets(counts: Counts, size: int, place: int = 0) -> Iterator[tuple[tuple[int, ...], Counts]]:
    """Every choice of so many values, whatever their order, with the counts that it leaves."""
    if not size:
        yield (), counts
        return
    for number in range(place, len(counts)):
        if counts[number]:
            left = (*counts[:number], counts[number] - 1, *counts[number + 1 :])
            for values, rest in _multisets(left, size - 1, number):
                yield (VALUES[number], *values), rest


@lru_cache(_CACHED)
def _greatest_sums(hands: tuple[tuple[int, int], ...], unseen: Counts) -> frozenset[int]:
    """What the greatest sum among hands (known sum, hidden cards) can be when these cards are unseen."""
    if not hands:
        return frozenset({0})
    (known, hidden), others = hands[0], hands[1:]
    return frozenset(
        max(known + sum(values), other)
        for values, left in _multisets(unseen, hidden)
        for other in _greatest_sums(others, left)
    )
