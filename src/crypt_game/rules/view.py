"""What one seat may know: the only way by which hidden things leave the engine.

Secret are the values of cards that a seat has not seen: in the draw pile, face down in the Crypt, in the
box and in collections (§1.3, §3.9). Everything else is public. :func:`observe` covers them in a state,
:func:`redact` in an event, :func:`publicly` in a view; :func:`.fold.fold` of redacted events equals
observing. Holds no rule.
"""

from __future__ import annotations

from collections.abc import Container, Iterable
from dataclasses import replace
from typing import NamedTuple

from .cards import Card, Face, back_of
from .events import (
    Collected,
    DeckShuffled,
    Discarded,
    Event,
    Look,
    Peeked,
    Revealed,
    Taken,
)
from .indices import SeatIndex
from .modes.variant import Variant
from .pending import FailingDie, Pending
from .setup import GameSetup
from .state import Flow, GameState, Held, Laid, Pool, Seat, Slot
from .terms import Phase, TreasureType


class SeatView(NamedTuple):
    """A :class:`.state.GameState` as one seat knows it: unknown cards are :class:`.cards.Unseen`.

    ``viewer`` is that seat; None for somebody who sits on no seat and has seen what lay open to all.
    ``deck`` is the number of cards in the draw pile, ``top`` the type on its back. ``seen`` are the cards
    whose value this seat has seen beyond ``public``, the values that everybody has seen.
    """

    variant: Variant
    viewer: SeatIndex | None
    phase: Phase
    round: int
    leader: SeatIndex
    lights_out: SeatIndex
    deck: int
    top: TreasureType | None
    discard: tuple[Laid[Face], ...]
    crypt: tuple[Slot[Face] | None, ...]
    pools: tuple[Pool, ...]
    seats: tuple[Seat[Face], ...]
    seen: frozenset[Card]
    public: frozenset[Card]
    flow: Flow
    pending: Pending

    @property
    def seat(self) -> SeatIndex:
        """The seat whose view this is; raises ValueError for a view of no seat."""
        if self.viewer is None:
            raise ValueError("this view is of no seat")
        return self.viewer

    @property
    def setup(self) -> GameSetup:
        """What was agreed before the game."""
        return self.variant.setup

    @property
    def failing(self) -> tuple[FailingDie, ...]:
        """The dice that wait for exhaustion (§3.9)."""
        return self.flow.failing

    @property
    def faces(self) -> list[Face]:
        """Every card that has left the draw pile, as this seat knows it: Crypt, box, collections."""
        return [
            *(laid.card for slot in self.crypt if slot is not None for laid in slot.cards),
            *(laid.card for laid in self.discard),
            *(held.card for seat in self.seats for held in seat.cards),
        ]

    def knows(self, seat: SeatIndex, card: Face) -> bool:
        """Whether this view's own ``seat`` has seen the card's value; False for any other seat's secrets."""
        return card in self.public or (seat == self.viewer and card in self.seen)


def observe(state: GameState, seat: int) -> SeatView:
    """The state as that seat knows it; a Ghost knows public values only."""
    viewer = state.variant.all_seats[seat]
    seen = state.seen[viewer]
    known = seen | state.public
    return SeatView(
        state.variant,
        viewer,
        state.phase,
        state.round,
        state.leader,
        state.lights_out,
        len(state.deck),
        state.deck[0].type if state.deck else None,
        _laid(state.discard, known),
        tuple(None if slot is None else Slot(_laid(slot.cards, known), *slot[1:]) for slot in state.crypt),
        state.pools,
        tuple(_covered(each, known) for each in state.seats),
        seen,
        state.public,
        state.flow,
        state.pending,
    )


def publicly(view: SeatView) -> SeatView:
    """The view of that seat if it knew only the values that everybody knows."""
    known = view.public
    return view._replace(
        seen=frozenset(),
        discard=_laid(view.discard, known),
        crypt=tuple(
            None if slot is None else Slot(_laid(slot.cards, known), *slot[1:]) for slot in view.crypt
        ),
        seats=tuple(_covered(seat, known) for seat in view.seats),
    )


def redact(event: Event, seat: SeatIndex | None, known: Container[Face]) -> Event:
    """The event as that seat may know it, given the cards it had ``known`` before; None sits on no seat.

    Events without hidden values come back as they are.
    """
    match event:
        case DeckShuffled(count, top):
            return DeckShuffled(count, _back(top))
        case Revealed(card=card, up=up, top=top):
            return replace(event, card=card if up else _face(card, known), top=_back(top))
        case Discarded(cards=cards):
            return replace(event, cards=_laid(cards, known))
        case Collected(seat=collector, cards=cards) if collector != seat:
            return replace(event, cards=_laid(cards, known))
        case Taken(seat=taker, card=card) if taker != seat:
            return replace(event, card=_face(card, known))
        case Peeked(seat=looker, looks=looks, shared=shared) if seat is None or seat not in (looker, shared):
            return replace(event, looks=tuple(Look(slot, _face(card, known)) for slot, card in looks))
        case _:
            return event


def _face(card: Face, known: Container[Face]) -> Face:
    return card if card in known else back_of(card.type)


def _covered(seat: Seat[Card] | Seat[Face], known: Container[Face]) -> Seat[Face]:
    """A seat's collection with the values that are known."""
    return Seat(tuple(Held(_face(held.card, known), held.flipped) for held in seat.cards), seat.idol_bonus)


def _back(card: Face | None) -> Face | None:
    return None if card is None else back_of(card.type)


def _laid(cards: Iterable[Laid[Face]], known: Container[Face]) -> tuple[Laid[Face], ...]:
    return tuple(Laid(_face(card, known), up) for card, up in cards)
