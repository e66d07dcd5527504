"""What was rolled, collected and exhausted in the present round, beyond what a view remembers of it."""

from __future__ import annotations

from dataclasses import dataclass, field

from crypt_game.rules import events as ev
from crypt_game.rules.cards import Face
from crypt_game.rules.events import Event
from crypt_game.rules.indices import PoolIndex, SeatIndex, SlotIndex
from crypt_game.rules.state import Laid, Slot
from crypt_game.rules.view import SeatView

__all__ = ["CollectStatus", "DiceThrow"]


@dataclass(slots=True)
class DiceThrow:
    """Dice of a pool that are thrown for exhaustion: how many, and how many of them lie still by now."""

    pool: PoolIndex
    dice: int
    effort: int | None
    """What each has to reach to come home; None where they have to reach different figures."""
    home: int = 0
    failed: int = 0

    def stop(self, *, holds: bool) -> None:
        """One of the dice lies still, and comes home or fails (§3.8)."""
        if holds:
            self.home += 1
        else:
            self.failed += 1


@dataclass(slots=True)
class CollectStatus:
    """What has been rolled, collected and exhausted in the present round."""

    rolls: dict[SlotIndex, tuple[int, ...]] = field(default_factory=dict)
    """The exhaustion rolls of each slot, for the roll tags (effort-1 dice are not in it)."""
    owners: dict[SlotIndex, SeatIndex] = field(default_factory=dict)
    """Who collected which slot, for the badge on the carved recess."""
    afterimages: dict[SlotIndex, Slot[Face]] = field(default_factory=dict)
    """The slots as they lay before they were collected, for their afterimage."""
    taken: list[tuple[SeatIndex, Laid[Face]]] = field(default_factory=list)
    """What was collected together last, by whom, until something else happens."""
    exhausted: dict[PoolIndex, int] = field(default_factory=dict)
    """How many dice each pool has lost in Collect."""
    throw: DiceThrow | None = None
    """The dice that are in the air; None while none are."""
    held: tuple[int, ...] = ()
    """How many cards each seat had when the round began; empty before the first."""

    def note(self, event: Event, view: SeatView) -> None:
        """Keep what `event` tells beyond `view`, which has not taken it in yet."""
        if not isinstance(event, ev.Collected):
            self.taken.clear()
        match event:
            case ev.RoundBegan():
                self._clear(view)
            case ev.ExhaustionRolled(slots=slots):
                self.rolls.update({rolled.slot: rolled.rolls for rolled in slots})
            case ev.Rerolled(slot=slot, die=die, roll=roll):
                rolls = self.rolls.get(slot, ())
                self.rolls[slot] = (*rolls[:die], roll, *rolls[die + 1 :])
            case ev.Collected(slot=slot, seat=seat, cards=cards):
                self.owners[slot] = seat
                self.taken += [(seat, laid) for laid in cards]
                lying = view.crypt[slot]
                if lying is not None:
                    self.afterimages[slot] = lying
            case ev.Exhausted(pool=pool, dice=dice):
                self.exhausted[pool] = self.exhausted.get(pool, 0) + dice
            case _:
                pass

    def _clear(self, view: SeatView) -> None:
        """A round begins."""
        self.rolls.clear()
        self.owners.clear()
        self.afterimages.clear()
        self.exhausted.clear()
        self.throw = None
        self.held = tuple(len(seat.cards) for seat in view.seats)
