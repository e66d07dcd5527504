"""What every reader of a table can ask it, whether it is a state, a draft of one, or one seat's view.

The questions of §3–§5 that need public facts and the asker's own cards only, so that an interface with
nothing but a :class:`.view.SeatView` gets the same answers as the engine.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Protocol

from .cards import Card
from .indices import SLOTS, SeatIndex, SlotIndex
from .modes.variant import Variant
from .pending import FailingDie, Pending, Roll
from .state import F_co, Held, Pool, Seat, Slot
from .terms import Phase, TreasureType


class Table(Protocol):
    """The part that :class:`.state.GameState`, :class:`.draft.Draft` and :class:`.view.SeatView` share."""

    @property
    def variant(self) -> Variant: ...
    @property
    def phase(self) -> Phase: ...
    @property
    def crypt(self) -> Sequence[Slot[Any] | None]: ...
    @property
    def pools(self) -> Sequence[Pool]: ...
    @property
    def seats(self) -> Sequence[Seat[Any]]: ...
    @property
    def failing(self) -> Sequence[FailingDie]: ...

    def knows(self, seat: SeatIndex, card: Any) -> bool:
        """Whether that seat has seen the card's value, as far as the reader can tell."""


class WaitingTable(Table, Protocol):
    """A table that also says what its game waits for; None in a draft that has still to find out."""

    @property
    def pending(self) -> Pending | None: ...


def hidden_cards(crypt: Sequence[Slot[F_co] | None]) -> tuple[tuple[SlotIndex, F_co], ...]:
    """The cards that lie face down in the Crypt with their slots, left to right."""
    return tuple(
        (index, laid.card)
        for index, slot in zip(SLOTS, crypt, strict=False)
        if slot is not None
        for laid in slot.cards
        if not laid.up
    )


def face_down_cards(table: Table, seat: SeatIndex, type_: TreasureType) -> list[Card]:
    """The cards of a type that a seat could still flip, sorted by name; the seat's own, or those known."""
    held: Sequence[Held[Any]] = table.seats[seat].cards
    return sorted(
        card for card, flipped in held if not flipped and card.type is type_ and isinstance(card, Card)
    )


def pool_of(table: Table, seat: int) -> Pool:
    """The dice that a seat plays with."""
    return table.pools[table.variant.pool_of[seat]]


def efforts_at_risk(table: Table, roll: Roll) -> list[int]:
    """The effort of each die that an exhaustion roll is for, in the order of its places (§3.8)."""
    slots = [table.crypt[place.slot] for place in roll.places if place.slot is not None]
    return [slot.effort for slot in slots if slot is not None and slot.effort is not None]


def failing_dice(table: Table, seat: SeatIndex) -> tuple[FailingDie, ...]:
    """The failing dice of a seat's pool, in slot order (§5.3)."""
    pool = table.variant.pool_of[seat]
    return tuple([die for die in table.failing if die.pool == pool])
