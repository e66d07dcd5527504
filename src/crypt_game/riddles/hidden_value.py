"""What a face-down card must be: counted from the values that a seat has seen, never guessed."""

from __future__ import annotations

from crypt_game.rules.cards import Card
from crypt_game.rules.indices import SlotIndex
from crypt_game.rules.table import hidden_cards
from crypt_game.rules.terms import TreasureType
from crypt_game.rules.view import SeatView

__all__ = ["certain_value", "places_looked_at", "possible_values", "seen_of_type"]


def possible_values(view: SeatView, slot: SlotIndex) -> frozenset[int]:
    """The coins that the face-down card of a slot can be worth to this seat's knowledge; none where no card
    lies face down, or the seat has seen it."""
    card = dict(hidden_cards(view.crypt)).get(slot)
    if card is None or isinstance(card, Card):
        return frozenset()
    known = view.seen | view.public
    return frozenset(
        other.value for other in view.variant.cards if other.type is card.type and other not in known
    )


def seen_of_type(view: SeatView, kind: TreasureType) -> list[int]:
    """The coins of all cards of a type whose value this seat has seen."""
    known = view.seen | view.public
    return [card.value for card in view.variant.cards if card.type is kind and card in known]


def certain_value(view: SeatView, slot: SlotIndex) -> int | None:
    """The coins of the face-down card of a slot, where every card that it can be is worth the same."""
    values = possible_values(view, slot)
    return next(iter(values)) if len(values) == 1 else None


def places_looked_at(view: SeatView, slot: SlotIndex) -> int:
    """In how many places the known cards of its type lie: the Crypt, the box, each collection."""
    kind = dict(hidden_cards(view.crypt))[slot].type
    crypt = any(
        isinstance(laid.card, Card) and laid.card.type is kind
        for place in view.crypt
        if place is not None
        for laid in place.cards
    )
    box = any(isinstance(laid.card, Card) and laid.card.type is kind for laid in view.discard)
    hands = sum(
        any(isinstance(held.card, Card) and held.card.type is kind for held in seat.cards)
        for seat in view.seats
    )
    return crypt + box + hands
