"""A whole state that a seat cannot tell from the real one: what computer players search in.

Uses a view and nothing else, so it cannot know more than the seat does.
"""

from __future__ import annotations

from collections.abc import Iterable
from random import Random

from .cards import Card, Face
from .state import GameState, Held, Laid, Seat, Slot
from .terms import TREASURE_TYPES, TreasureType
from .view import SeatView


def imagine(view: SeatView, rng: Random) -> GameState:
    """A state with every hidden value drawn at random from the cards it can be; needs a shuffled game.

    Observed from the view's seat, it is the view again. Other seats are taken to have seen what they hold.
    """
    guess = _Guess(view, rng)
    crypt = tuple(None if slot is None else Slot(guess.laid(slot.cards), *slot[1:]) for slot in view.crypt)
    discard = guess.laid(view.discard)
    seats = tuple(
        Seat(tuple(Held(guess.card(face), flipped) for face, flipped in seat.cards), seat.idol_bonus)
        for seat in view.seats
    )
    seen = [frozenset(card for card, _ in seat.cards) for seat in seats]
    seen[view.seat] = view.seen
    return GameState(
        view.variant,
        view.phase,
        view.round,
        view.leader,
        view.lights_out,
        guess.deck(view.top),
        discard,
        crypt,
        view.pools,
        seats,
        tuple(seen),
        view.public,
        view.flow,
        view.pending,
    )


class _Guess:
    """Deals the cards that the view does not show, type by type."""

    def __init__(self, view: SeatView, rng: Random) -> None:
        shown = {face for face in view.faces if isinstance(face, Card)}
        self._rng = rng
        self._left: dict[TreasureType, list[Card]] = {type_: [] for type_ in TREASURE_TYPES}
        for card in rng.sample(view.variant.cards, len(view.variant.cards)):
            if card not in shown:
                self._left[card.type].append(card)

    def card(self, face: Face) -> Card:
        """The card itself where it is known, else one that it can be."""
        return face if isinstance(face, Card) else self._left[face.type].pop()

    def laid(self, cards: Iterable[Laid[Face]]) -> tuple[Laid[Card], ...]:
        """Cards of the Crypt or the box."""
        return tuple(Laid(self.card(face), up) for face, up in cards)

    def deck(self, top: TreasureType | None) -> tuple[Card, ...]:
        """The draw pile: all cards still left, one of the type on top first."""
        if top is None:
            return ()
        first = self._left[top].pop()
        rest = [card for cards in self._left.values() for card in cards]
        self._rng.shuffle(rest)
        return first, *rest
