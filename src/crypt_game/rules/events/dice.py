"""What happens to dice: placed, pushed out, recovered, rolled, exhausted (§3.4–§3.11)."""

from __future__ import annotations

from typing import NamedTuple

from ..indices import PoolIndex, SeatIndex, SlotIndex
from ..pending import FailingDie
from ..terms import Recovery
from ..values import made, value


@value
class PushedOut:
    """All dice of ``seat`` on ``slot`` go back to ``pool``, available; ``by`` comes in with more (§3.4)."""

    slot: SlotIndex
    seat: SeatIndex
    pool: PoolIndex
    effort: int
    dice: int
    by: SeatIndex


@value
class Placed:
    """``dice`` dice of ``effort`` are put on a card (§3.4).

    They join the ``before`` dice that their pool had there; ``strength`` is the sum now.
    """

    seat: SeatIndex
    pool: PoolIndex
    slot: SlotIndex
    effort: int
    dice: int
    before: int
    strength: int


@value
class Recovered:
    """``dice`` dice of ``pool`` come back from the box; 0 for a pass (§3.5)."""

    seat: SeatIndex
    pool: PoolIndex
    dice: int
    why: Recovery


class SlotRolls(NamedTuple):
    """The dice of one slot rolled against their effort (§3.8)."""

    slot: SlotIndex
    effort: int
    rolls: tuple[int, ...]

    @property
    def failed(self) -> tuple[int, ...]:
        """The numbers (from 0) of the dice that failed."""
        return tuple(die for die, roll in enumerate(self.rolls) if roll < self.effort)


@value
class ExhaustionRolled:
    """A pool's dice with effort 2 or more are rolled, slot by slot (§3.8).

    ``seat`` is the pool's first-numbered.
    """

    seat: SeatIndex
    pool: PoolIndex
    slots: tuple[SlotRolls, ...]

    @property
    def failing(self) -> tuple[FailingDie, ...]:
        """The dice that rolled less than their effort, in slot order."""
        return tuple(
            [
                made(FailingDie, (self.pool, slot, die, effort, 0))
                for slot, effort, rolls in self.slots
                for die, roll in enumerate(rolls)
                if roll < effort
            ]
        )


@value
class Rerolled:
    """Idol A: the failed die number ``die`` of ``slot`` is rolled again (§5.3)."""

    seat: SeatIndex
    pool: PoolIndex
    slot: SlotIndex
    die: int
    effort: int
    roll: int
    rescued: bool


@value
class Exhausted:
    """The dice of ``pool`` that still fail go to the box (§3.10)."""

    pool: PoolIndex
    dice: int
