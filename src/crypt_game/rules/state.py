"""The state of a game: one immutable value, hidden things included.

Equal means equal. Only :mod:`.view` may hand any of it to a seat. Holds no rule: the variants and the
flow do that.
"""

from __future__ import annotations

from functools import cache
from typing import Generic, NamedTuple, TypeVar

from .cards import Card, Face
from .indices import PoolIndex, SeatIndex
from .modes.variant import Turn, Variant
from .pending import FailingDie, Pending
from .setup import GameSetup
from .terms import Phase, Stage

F_co = TypeVar("F_co", bound=Face, covariant=True)
"""How cards are known: ``Card`` in a state, ``Card | Unseen`` in a view."""


class Laid(NamedTuple, Generic[F_co]):
    """A card lying in the Crypt or in the box; ``up`` tells whether it lies (or was discarded) face up."""

    card: F_co
    up: bool


class Slot(NamedTuple, Generic[F_co]):
    """One place of the Crypt: its cards from bottom to top and the dice on it.

    ``seat`` is the seat that last put dice there, None when unclaimed; ``effort`` is None with it,
    ``dice`` 0.
    """

    cards: tuple[Laid[F_co], ...]
    seat: SeatIndex | None = None
    effort: int | None = None
    dice: int = 0

    @property
    def strength(self) -> int:
        """The sum of the dice lying here, 0 when unclaimed (§3.4)."""
        return (self.effort or 0) * self.dice


class Held(NamedTuple, Generic[F_co]):
    """A collected Treasure card; a flipped one cannot pay again (§5)."""

    card: F_co
    flipped: bool = False


class Seat(NamedTuple, Generic[F_co]):
    """What a seat has collected, in order of collection, and its Idol B coins (0, 2 or 5)."""

    cards: tuple[Held[F_co], ...] = ()
    idol_bonus: int = 0


class Pool(NamedTuple):
    """Servant dice with one owner: a seat, or a house in clash.

    ``exhausted`` dice are in the box (§1.5). Dice on cards and dice that failed this phase are in neither
    number. ``placed``: at least one die was put on a card this round (§3.11); always False for a Ghost.
    """

    available: int
    exhausted: int = 0
    placed: bool = False


@cache
def dice_pool(available: int, exhausted: int, placed: bool) -> Pool:
    """The pool with these dice: there are few, every game comes by them again and again."""
    return Pool(available, exhausted, placed)


class Flow(NamedTuple):
    """Where the round stands beyond its phase; all of it public.

    ``order``: the seats in the order of this round's turns. ``turns``: those still to come, the one asked
    for now first. ``seats_left`` and ``pools_left``: those that the stage has still to go through.
    ``failing``: the dice that wait for exhaustion. ``routed``: the pools whose dice were all pushed out.
    ``pushed_off``: the solo Ghost's dice for a second turn. ``contenders``: the pools tied for first with
    the sum each rolled so far this attempt (0 until it has). ``attempt``: the tie-break rolls before this
    one. ``rerolling``: the index in ``failing`` of the die that Idol A is used on.
    """

    stage: Stage = Stage.SHUFFLE
    order: tuple[SeatIndex, ...] = ()
    turns: tuple[Turn, ...] = ()
    seats_left: tuple[SeatIndex, ...] = ()
    pools_left: tuple[PoolIndex, ...] = ()
    failing: tuple[FailingDie, ...] = ()
    routed: tuple[PoolIndex, ...] = ()
    pushed_off: int = 0
    contenders: tuple[tuple[PoolIndex, int], ...] = ()
    attempt: int = 0
    rerolling: int = 0


class GameState(NamedTuple):
    """A game between two steps, waiting for ``pending``.

    ``deck`` has the next card first. ``seen[s]`` are the cards whose value seat s has seen beyond
    ``public``, the values that everybody has seen (§3.9).
    """

    variant: Variant
    phase: Phase
    round: int
    leader: SeatIndex
    lights_out: SeatIndex
    deck: tuple[Card, ...]
    discard: tuple[Laid[Card], ...]
    crypt: tuple[Slot[Card] | None, ...]
    pools: tuple[Pool, ...]
    seats: tuple[Seat[Card], ...]
    seen: tuple[frozenset[Card], ...]
    public: frozenset[Card]
    flow: Flow
    pending: Pending

    @property
    def setup(self) -> GameSetup:
        """What was agreed before the game."""
        return self.variant.setup

    @property
    def failing(self) -> tuple[FailingDie, ...]:
        """The dice that wait for exhaustion (§3.9)."""
        return self.flow.failing

    def knows(self, seat: SeatIndex, card: Card) -> bool:
        """Whether this seat has seen the card's value."""
        return card in self.public or card in self.seen[seat]
