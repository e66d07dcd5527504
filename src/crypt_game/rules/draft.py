"""A state being changed: thawed once, edited in place, frozen once.

Holds the small moves that every rule is made of (dice between pool, card and box; cards between Crypt,
box and collection) and records the event of each, unless nobody wants to know. It decides nothing.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from . import events as ev
from .cards import Card
from .indices import PoolIndex, SeatIndex, SlotIndex
from .modes.variant import Turn, Variant
from .pending import DiePlace, FailingDie, Pending, Roll
from .state import Flow, GameState, Held, Laid, Pool, Seat, Slot, dice_pool
from .terms import FlipFor, Phase, Purpose, Recovery, SeatKind, Stage
from .values import made


class Draft:
    """Mutable twin of :class:`.state.GameState`.

    ``pending`` is None while the engine has still to find out what comes next. ``events`` are those so far;
    who looks ahead and wants none says so with ``told``, and then none is made.
    """

    __slots__ = (
        "attempt",
        "contenders",
        "crypt",
        "deck",
        "discard",
        "events",
        "failing",
        "leader",
        "lights_out",
        "order",
        "pending",
        "phase",
        "pools",
        "pools_left",
        "public",
        "pushed_off",
        "rerolling",
        "round",
        "routed",
        "seats",
        "seats_left",
        "seen",
        "stage",
        "told",
        "turns",
        "variant",
    )

    def __init__(self, state: GameState, told: bool = True) -> None:
        self.variant: Variant = state.variant
        self.phase: Phase = state.phase
        self.round: int = state.round
        self.leader: SeatIndex = state.leader
        self.lights_out: SeatIndex = state.lights_out
        self.deck: tuple[Card, ...] = state.deck
        self.discard: tuple[Laid[Card], ...] = state.discard
        self.crypt: list[Slot[Card] | None] = list(state.crypt)
        self.pools: list[Pool] = list(state.pools)
        self.seats: list[Seat[Card]] = list(state.seats)
        self.seen: list[frozenset[Card]] = list(state.seen)
        self.public: frozenset[Card] = state.public
        self.stage: Stage
        self.order: tuple[SeatIndex, ...]
        self.turns: tuple[Turn, ...]
        self.seats_left: tuple[SeatIndex, ...]
        self.pools_left: tuple[PoolIndex, ...]
        self.failing: tuple[FailingDie, ...]
        self.routed: tuple[PoolIndex, ...]
        self.contenders: tuple[tuple[PoolIndex, int], ...]
        (
            self.stage,
            self.order,
            self.turns,
            self.seats_left,
            self.pools_left,
            self.failing,
            self.routed,
            self.pushed_off,
            self.contenders,
            self.attempt,
            self.rerolling,
        ) = state.flow
        self.pending: Pending | None = state.pending
        self.told = told
        self.events: list[ev.Event] = []

    def freeze(self) -> GameState:
        """The finished state; something must be pending."""
        assert self.pending is not None
        flow = made(
            Flow,
            (
                self.stage,
                self.order,
                self.turns,
                self.seats_left,
                self.pools_left,
                self.failing,
                self.routed,
                self.pushed_off,
                self.contenders,
                self.attempt,
                self.rerolling,
            ),
        )
        if self.told:
            self.events.append(ev.Awaited(self.pending, flow))
        return made(
            GameState,
            (
                self.variant,
                self.phase,
                self.round,
                self.leader,
                self.lights_out,
                self.deck,
                self.discard,
                tuple(self.crypt),
                tuple(self.pools),
                tuple(self.seats),
                tuple(self.seen),
                self.public,
                flow,
                self.pending,
            ),
        )

    def knows(self, seat: SeatIndex, card: Card) -> bool:
        """Whether this seat has seen the card's value."""
        return card in self.public or card in self.seen[seat]

    def begin(self, phase: Phase) -> None:
        """Enter a phase."""
        self.phase = phase
        if self.told:
            self.events.append(ev.PhaseBegan(phase))

    # Dice

    def put(self, seat: SeatIndex, slot: SlotIndex, effort: int, dice: int) -> None:
        """Put dice on a card, pushing out whoever else holds it (§3.4); legality is not looked at."""
        variant = self.variant
        pool = variant.pool_of[seat]
        there = self.slot(slot)
        before = there.dice
        if there.seat is not None and variant.pool_of[there.seat] != pool:
            self._push_out(slot, there, seat)
            before = 0
        available, exhausted, _ = self.pools[pool]
        heir = variant.kinds[seat] is SeatKind.HEIR
        self.pools[pool] = dice_pool(available - dice, exhausted, heir)
        self.crypt[slot] = made(Slot, (there.cards, seat, effort, before + dice))
        if self.told:
            self.events.append(ev.Placed(seat, pool, slot, effort, dice, before, effort * (before + dice)))

    def _push_out(self, slot: SlotIndex, there: Slot[Card], by: SeatIndex) -> None:
        assert there.seat is not None
        assert there.effort is not None
        loser = self.variant.pool_of[there.seat]
        self.give_back(loser, there.dice)
        if self.variant.kinds[there.seat] is SeatKind.GHOST:
            self.pushed_off += there.dice
        if self.told:
            self.events.append(ev.PushedOut(slot, there.seat, loser, there.effort, there.dice, by))

    def recover(self, seat: SeatIndex, most: int, why: Recovery) -> None:
        """Bring up to ``most`` exhausted dice of the seat's pool back (§3.5)."""
        index = self.variant.pool_of[seat]
        available, exhausted, placed = self.pools[index]
        dice = min(most, exhausted)
        self.pools[index] = dice_pool(available + dice, exhausted - dice, placed)
        if self.told:
            self.events.append(ev.Recovered(seat, index, dice, why))

    def give_back(self, index: PoolIndex, dice: int) -> None:
        """Dice come back to their pool, available."""
        available, exhausted, placed = self.pools[index]
        self.pools[index] = dice_pool(available + dice, exhausted, placed)

    def exhaust(self, index: PoolIndex, dice: int) -> None:
        """Dice go to the box (§3.10)."""
        available, exhausted, placed = self.pools[index]
        self.pools[index] = dice_pool(available, exhausted + dice, placed)
        if self.told:
            self.events.append(ev.Exhausted(index, dice))

    def roll(self, purpose: Purpose, seat: SeatIndex, places: Sequence[DiePlace], repeat: int = 0) -> Roll:
        """The request for a roll in this round."""
        return Roll(purpose, seat, tuple(places), self.round, repeat)

    # Cards

    def slot(self, index: SlotIndex) -> Slot[Card]:
        """A slot that is known not to be empty."""
        there = self.crypt[index]
        assert there is not None
        return there

    def discard_slot(self, index: SlotIndex) -> None:
        """A slot's cards go to the box as they lie; the dice of a Ghost go back to it (§3.7)."""
        there = self.slot(index)
        self.crypt[index] = None
        self.discard += there.cards
        if there.seat is not None:
            self.give_back(self.variant.pool_of[there.seat], there.dice)
        if self.told:
            self.events.append(ev.Discarded(index, there.cards, there.seat, there.dice))

    def collect_slot(self, index: SlotIndex, seat: SeatIndex) -> None:
        """A seat collects a slot; its successful dice return to whoever placed them (§3.9)."""
        there = self.slot(index)
        assert there.seat is not None
        pool = self.variant.pool_of[there.seat]
        failed = [die.slot for die in self.failing].count(index)
        self.crypt[index] = None
        self.give_back(pool, there.dice - failed)
        self.gain(seat, [card for card, _ in there.cards])
        if self.told:
            self.events.append(ev.Collected(index, seat, pool, there.cards, there.dice - failed, failed))

    def gain(self, seat: SeatIndex, cards: Sequence[Card]) -> None:
        """Cards join a collection, seen by their owner (§3.9)."""
        mine = self.seats[seat]
        held = [made(Held, (card, False)) for card in cards]
        self.seats[seat] = made(Seat, ((*mine.cards, *held), mine.idol_bonus))
        self.seen[seat] = self.seen[seat].union(cards)

    def flip(self, seat: SeatIndex, cards: Iterable[Card], why: FlipFor) -> None:
        """Turn own cards face up for everyone (§5)."""
        mine = self.seats[seat]
        wanted = frozenset(cards)
        turned = tuple(
            ev.Turned(index, held.card) for index, held in enumerate(mine.cards) if held.card in wanted
        )
        held = [made(Held, (card, flipped or card in wanted)) for card, flipped in mine.cards]
        self.seats[seat] = made(Seat, (tuple(held), mine.idol_bonus))
        self.public = self.public | wanted
        if self.told:
            self.events.append(ev.Flipped(seat, turned, why))
