"""Every roll of a game, die by die, and what could be expected of them.

Pure: no files, no words, no pygame.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from itertools import groupby
from typing import NamedTuple

from crypt_game.match.fairness import DiceLuck
from crypt_game.rules import EFFORTS, Chance, GameState, Purpose, Roll, Rolled
from crypt_game.rules.indices import PoolIndex, SlotIndex
from crypt_game.rules.record import Chanced, Record, replay

__all__ = ["Throw", "faces", "luck_by_effort", "throws_of"]


class Throw(NamedTuple):
    """The dice that one pool rolled together on one card, or for one end; `effort` is 0 where none counts.

    `slot` is None where they lay on no card.
    """

    round: int
    pool: PoolIndex
    purpose: Purpose
    slot: SlotIndex | None
    effort: int
    rolls: tuple[int, ...]

    @property
    def failed(self) -> int:
        """How many of the dice rolled less than their effort (§3.8)."""
        return sum(roll < self.effort for roll in self.rolls)

    @property
    def luck(self) -> DiceLuck:
        """The dice against what could be expected of them; only rolls for exhaustion count."""
        if self.purpose is not Purpose.EXHAUSTION:
            return DiceLuck()
        return DiceLuck.of([self.effort] * len(self.rolls), self.rolls)


def throws_of(record: Record) -> tuple[Throw, ...]:
    """All rolls of a record, in order, as far as its steps are legal. Raises BadRecord for its set-up."""
    played = replay(record)
    state = played.start
    found: list[Throw] = []
    for entry, step in zip(record.entries, played.steps, strict=False):
        if isinstance(entry, Chanced) and isinstance(entry.outcome, Rolled):
            found += _thrown(state, entry.outcome.values)
        state = step.state
    return tuple(found)


def _thrown(state: GameState, values: tuple[int, ...]) -> Iterator[Throw]:
    """The dice of one roll, those on one card together."""
    pending = state.pending
    if not isinstance(pending, Chance) or not isinstance(pending.request, Roll):
        return
    roll = pending.request
    pool = state.variant.pool_of[roll.seat]
    dice = zip(roll.places, values, strict=True)
    for slot, together in groupby(dice, key=lambda die: die[0].slot):
        rolled = tuple(together)
        effort = _effort(state, roll, slot, rolled[0][0].die)
        yield Throw(roll.round, pool, roll.purpose, slot, effort, tuple(value for _, value in rolled))


def _effort(state: GameState, roll: Roll, slot: SlotIndex | None, die: int) -> int:
    if roll.purpose is Purpose.REROLL:
        failing = (one for one in state.flow.failing if (one.slot, one.die) == (slot, die))
        return next((one.effort for one in failing), 0)
    if slot is None:
        return 0
    lying = state.crypt[slot]
    return lying.effort or 0 if lying is not None else 0


def luck_by_effort(throws: Iterable[Throw]) -> dict[tuple[int, int], DiceLuck]:
    """The rolls for exhaustion, added up by pool and effort."""
    added: dict[tuple[int, int], DiceLuck] = {}
    for throw in throws:
        if throw.purpose is Purpose.EXHAUSTION:
            key = throw.pool, throw.effort
            added[key] = added.get(key, DiceLuck()) + throw.luck
    return added


def faces(throws: Iterable[Throw]) -> tuple[int, ...]:
    """How often each face came up, from 1 to 6, in all rolls together."""
    counted = Counter(roll for throw in throws for roll in throw.rolls)
    return tuple(counted[face] for face in EFFORTS)
