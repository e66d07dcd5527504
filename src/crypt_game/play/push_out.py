"""Dice that are driven from a card, as the table tells it while they go: sum against sum (§3.4)."""

from __future__ import annotations

from dataclasses import dataclass

from crypt_game.rules import events as ev
from crypt_game.rules.events import Event
from crypt_game.rules.indices import SeatIndex, SlotIndex

__all__ = ["PushOut"]


@dataclass(frozen=True, slots=True)
class PushOut:
    """`by` comes to a card with the sum `strength`, and the dice of `beaten`, `weaker` in all, leave it.

    `strength` is None until those dice are placed.
    """

    slot: SlotIndex
    by: SeatIndex
    beaten: SeatIndex
    weaker: int
    dice: int
    """How many dice leave the card."""
    strength: int | None = None

    @staticmethod
    def after(event: Event, before: PushOut | None) -> PushOut | None:
        """What is to be told once `event` has followed `before`; None when nothing is."""
        match event:
            case ev.PushedOut(slot=slot, by=by, seat=beaten, effort=effort, dice=dice):
                return PushOut(slot, by, beaten, effort * dice, dice)
            case ev.Placed(slot=slot, seat=by, strength=strength) if before is not None:
                if (slot, by, None) == (before.slot, before.by, before.strength):
                    return PushOut(slot, by, before.beaten, before.weaker, before.dice, strength)
        return None
