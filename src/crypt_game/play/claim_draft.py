"""A claim in the making: which dice lie on which cards, at what effort, before the player confirms (§3.4).

Reads a seat's view only.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import NamedTuple

from crypt_game.play.decision_draft import DecisionDraft
from crypt_game.rules.actions import Action, Claim
from crypt_game.rules.cards import Face
from crypt_game.rules.claims import empty_claim, least_effort, legal_efforts, needed_strength
from crypt_game.rules.indices import SeatIndex, SlotIndex
from crypt_game.rules.pending import Decide
from crypt_game.rules.refusals import Illegal, Refusal
from crypt_game.rules.state import Slot
from crypt_game.rules.table import pool_of
from crypt_game.rules.terms import EFFORTS, HIGHEST_EFFORT
from crypt_game.rules.view import SeatView

__all__ = ["ClaimDraft", "DraftGroup", "sum_words"]


class DraftGroup(NamedTuple):
    """Dice on one card: how many, and the effort they all show."""

    effort: int
    dice: int

    @property
    def strength(self) -> int:
        """The sum of the dice."""
        return self.effort * self.dice


def sum_words(effort: int, dice: int) -> str:
    """`4`, `5 + 5 = 10`, `3 × 5 = 15`: the strength of a group as a sum (VISUAL §10)."""
    if dice == 1:
        return str(effort)
    sign = f"{effort} + {effort}" if dice == 2 else f"{dice} × {effort}"
    return f"{sign} = {effort * dice}"


@dataclass(slots=True)
class ClaimDraft(DecisionDraft):
    """The claim that `seat` is putting together. `hand` dice are picked up but lie on no card yet.

    `target` is the card that efforts and further dice go to; `effort` is what was chosen in advance, None to
    let the cheapest effort that takes the card be preset.
    """

    view: SeatView
    seat: SeatIndex
    decide: Decide
    groups: dict[SlotIndex, DraftGroup] = field(default_factory=dict)
    target: SlotIndex | None = None
    hand: int = 0
    effort: int | None = None

    # what may be done ------------------------------------------------------------------------------------
    @property
    def used(self) -> int:
        """Dice that lie on cards in this draft."""
        return sum(group.dice for group in self.groups.values())

    @property
    def left(self) -> int:
        """Dice that may still be put on a card this turn, those in hand included."""
        return self.decide.dice - self.used

    @property
    def complete(self) -> bool:
        """Whether the draft is a claim that may be confirmed."""
        return bool(self.groups) and all(self.fault(slot) is None for slot in self.groups)

    @property
    def only_passes(self) -> bool:
        """Whether to recover would bring nothing back, which is called passing."""
        return not pool_of(self.view, self.seat).exhausted

    def slot(self, index: SlotIndex) -> Slot[Face] | None:
        """The card place `index` as the seat sees it; None when it is empty or does not exist."""
        crypt = self.view.crypt
        return crypt[index] if 0 <= index < len(crypt) else None

    def is_ours(self, index: SlotIndex) -> bool:
        """Whether the seat's own side holds the card, so that dice may be added at the same effort."""
        slot = self.slot(index)
        return slot is not None and needed_strength(self.view, self.seat, index) is None

    def strength(self, index: SlotIndex) -> int:
        """The sum that would lie on the card: the draft's dice, and our own dice already there."""
        group = self.groups.get(index)
        slot = self.slot(index)
        ours = slot.strength if slot is not None and self.is_ours(index) else 0
        return ours + (group.strength if group else 0)

    def cheapest(self, index: SlotIndex, dice: int) -> int | None:
        """The least effort with which `dice` dice take the card; None when no effort does."""
        return least_effort(self.view, self.seat, index, dice)

    def efforts(self, index: SlotIndex) -> tuple[int, ...]:
        """The efforts that the group on the card may be set to."""
        group = self.groups.get(index)
        return EFFORTS if group is None else tuple(legal_efforts(self.view, self.seat, index, group.dice))

    def refusal(self, index: SlotIndex) -> Refusal | None:
        """Why no die of this seat can go to the card now, or None when one can."""
        slot = self.slot(index)
        if slot is None:
            return Refusal.EMPTY_SLOT
        if self.left <= 0:
            return Refusal.TOO_MANY_DICE
        if self.decide.limit and any(other != index for other in self.groups):
            return Refusal.ONE_CARD_ONLY
        if index not in self.groups and self._fewest(index) is None:
            return Refusal.TOO_WEAK
        return None

    def fault(self, index: SlotIndex) -> Refusal | None:
        """What is wrong with the group as it lies on the card, or None when it takes it."""
        group = self.groups.get(index)
        if group is None or self.slot(index) is None:
            return Refusal.EMPTY_SLOT
        if group.effort in self.efforts(index):
            return None
        return Refusal.OTHER_EFFORT if self.is_ours(index) else Refusal.TOO_WEAK

    # what the player does --------------------------------------------------------------------------------
    def pick(self, dice: int) -> None:
        """Take `dice` dice in hand (0 puts them down), at most those left."""
        self.hand = max(0, min(dice, self.left))

    def choose(self, slot: SlotIndex) -> Illegal | None:
        """Put dice on the card: those in hand, else as few as take it; one more where a group lies
        already."""
        refusal = self.refusal(slot)
        if refusal is not None:
            return self._illegal(refusal, slot)
        if slot in self.groups:
            return self.add(slot, max(1, self.hand))
        dice = max(self.hand, self._fewest(slot) or 1)
        least = self.cheapest(slot, dice) or HIGHEST_EFFORT
        chosen = least if self.is_ours(slot) else max(least, self.effort or 0)
        self._lay(slot, DraftGroup(chosen, dice))
        return None

    def add(self, index: SlotIndex, dice: int = 1) -> Illegal | None:
        """More dice on a card that holds a group of the draft, at the effort that lies there."""
        if dice > self.left:
            return self._illegal(Refusal.TOO_MANY_DICE, index)
        group = self.groups[index]
        self._lay(index, group._replace(dice=group.dice + dice))
        return None

    def remove(self, index: SlotIndex) -> None:
        """Take one of the draft's dice back from the card; raises the effort where fewer dice need it."""
        group = self.groups.get(index)
        if group is None:
            return
        if group.dice == 1:
            del self.groups[index]
            self.target = self.target if self.target != index else None
            return
        fewer = group.dice - 1
        least = self.cheapest(index, fewer)
        effort = group.effort if least is None else max(group.effort, least)
        self._lay(index, DraftGroup(effort, fewer))

    def set_effort(self, effort: int) -> Illegal | None:
        """Turn the target's dice to `effort`, adding the dice that a lower one needs; without a target it is
        remembered for the next card."""
        group = self.groups.get(self.target) if self.target is not None else None
        if self.target is None or group is None:
            if not self.decide.dice:
                return Illegal(Refusal.NO_DICE)
            self.effort = effort
            return None
        for dice in range(group.dice, group.dice + self.left + 1):
            if effort in legal_efforts(self.view, self.seat, self.target, dice):
                self.groups[self.target] = DraftGroup(effort, dice)
                return None
        refusal = Refusal.OTHER_EFFORT if self.is_ours(self.target) else Refusal.TOO_WEAK
        return self._illegal(refusal, self.target)

    @property
    def can_undo(self) -> bool:
        """Whether a card, a die in hand or an effort was chosen."""
        return bool(self.groups or self.hand or self.effort)

    def turn(self, index: SlotIndex, step: int) -> Illegal | None:
        """More or less effort for the group on the card, else for the next one; none beyond 1 and 6."""
        group = self.groups.get(index)
        if group is not None:
            self.target = index
        elif self.target is not None:
            return None
        effort = (group.effort if group is not None else self.effort or 1) + step
        return self.set_effort(effort) if effort in EFFORTS else None

    def undo(self) -> bool:
        """Take back the dice of the card that was laid on last, or put down what is in hand."""
        if not self.can_undo:
            return False
        self.hand, self.effort = 0, None
        if self.groups:
            last = next(reversed(self.groups))
            del self.groups[last]
            self.target = next(reversed(self.groups), None)
        return True

    def clear(self) -> bool:
        """Take all dice back; False when none was touched."""
        touched = bool(self.groups or self.hand)
        if touched:
            self.groups.clear()
            self.target, self.hand, self.effort = None, 0, None
        return touched

    def confirm(self) -> Claim | Illegal:
        """The claim as it stands; whether it takes its cards, the match decides."""
        return self.action() if self.groups else empty_claim(self.view, self.seat)

    def take_over(self, action: Action) -> None:
        """Lay the dice as a claim lays them."""
        if isinstance(action, Claim):
            self.clear()
            for slot, efforts in action.place:
                self._lay(SlotIndex(slot), DraftGroup(efforts[0], len(efforts)))

    def action(self) -> Claim:
        """The claim as it stands."""
        return Claim.on({index: (group.effort,) * group.dice for index, group in self.groups.items()})

    # inside ----------------------------------------------------------------------------------------------
    def _lay(self, index: SlotIndex, group: DraftGroup) -> None:
        self.groups[index] = group
        self.target, self.hand, self.effort = index, 0, None

    def _illegal(self, refusal: Refusal, index: SlotIndex) -> Illegal:
        """The refusal with the facts that its sentence needs."""
        if self.decide.dice == 0:
            return Illegal(Refusal.NO_DICE)
        slot = self.slot(index)
        if slot is None:
            return Illegal(refusal)
        facts: dict[str, int | str] = {"slot": index, "dice": self.decide.dice, "placed": self.used + 1}
        if slot.seat is not None:
            needed = needed_strength(self.view, self.seat, index) or 0
            facts |= {"holder": slot.seat, "strength": slot.strength, "needed": needed}
            facts |= {"effort": slot.effort or 0}
        return Illegal(refusal, **facts)

    def _fewest(self, index: SlotIndex) -> int | None:
        """The fewest dice with which the card can be taken, or None when all dice left are too weak."""
        return next((n for n in range(1, self.left + 1) if self.cheapest(index, n) is not None), None)
