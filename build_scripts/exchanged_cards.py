"""A position with other cards in the place of hidden ones, for what proves riddles again."""

from __future__ import annotations

from collections.abc import Mapping

from crypt_game.rules.cards import Card
from crypt_game.rules.state import GameState

__all__ = ["with_cards"]


def with_cards(state: GameState, deal: Mapping[Card, Card]) -> GameState:
    """The state with each card of `deal` exchanged for the one that it names, in the Crypt, among the
    discards and with the players; the deck and who has seen what stay."""
    return state._replace(
        crypt=tuple(
            slot
            and slot._replace(
                cards=tuple(laid._replace(card=deal.get(laid.card, laid.card)) for laid in slot.cards)
            )
            for slot in state.crypt
        ),
        discard=tuple(laid._replace(card=deal.get(laid.card, laid.card)) for laid in state.discard),
        seats=tuple(
            seat._replace(
                cards=tuple(held._replace(card=deal.get(held.card, held.card)) for held in seat.cards)
            )
            for seat in state.seats
        ),
    )
