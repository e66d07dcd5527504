"""Offers: a seat may flip cards for a reward (§5), a team shares out its cards (§7.9, §8.6).

The four flip offers share one shape: what it costs, what it is
spent on.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from crypt_game.play.decision_draft import DecisionDraft
from crypt_game.rules.actions import Action, Divvy, Peek, Reroll, Revive, Take
from crypt_game.rules.cards import Card, Face
from crypt_game.rules.indices import SeatIndex, SlotIndex
from crypt_game.rules.pending import FailingDie
from crypt_game.rules.refusals import Illegal, Refusal
from crypt_game.rules.state import Held
from crypt_game.rules.terms import FlipFor, TreasureType
from crypt_game.rules.view import SeatView

__all__ = ["PRICE", "DivvyDraft", "FlipOffer"]

PRICE: dict[FlipFor, tuple[TreasureType, int]] = {
    FlipFor.REROLL: (TreasureType.IDOL, 1),
    FlipFor.TAKE: (TreasureType.POTTERY, 2),
    FlipFor.PEEK: (TreasureType.MANUSCRIPT, 1),
    FlipFor.REVIVE: (TreasureType.REMAINS, 2),
}
"""What each reward costs: how many face-down cards of which type (§5)."""


@dataclass(slots=True)
class FlipOffer(DecisionDraft):
    """A reward that `seat` may pay for by flipping its own face-down cards.

    `failing` are the dice that a re-roll may name, `slots` the cards that Pottery B may take; `pick` is the
    chosen one of them. `optional` offers can be declined (a window); others are simply closed (any-time
    rewards).
    """

    view: SeatView
    seat: SeatIndex
    what: FlipFor
    optional: bool
    failing: tuple[FailingDie, ...] = ()
    slots: tuple[SlotIndex, ...] = ()
    may_share: bool = False
    chosen: list[Card] = field(default_factory=list)
    pick: int = 0
    share: bool = False

    def __post_init__(self) -> None:
        """Preselect the cards whose value everybody knows, the cheapest first (§5)."""
        cards = sorted(self.payable, key=lambda card: (card not in self.view.public, card.value, card.name))
        self.chosen = cards[: self.count]

    @property
    def type(self) -> TreasureType:
        """The type of card that pays."""
        return PRICE[self.what][0]

    @property
    def count(self) -> int:
        """How many cards it costs."""
        return PRICE[self.what][1]

    @property
    def payable(self) -> list[Card]:
        """The seat's face-down cards that could pay, in order of collection."""
        held: tuple[Held[Face], ...] = self.view.seats[self.seat].cards
        return [
            entry.card
            for entry in held
            if entry.card.type is self.type and not entry.flipped and isinstance(entry.card, Card)
        ]

    @property
    def closable(self) -> bool:
        """Whether it was opened at any time (§5.1), rather than asked for in a window."""
        return not self.optional

    @property
    def complete(self) -> bool:
        """Whether enough cards are chosen to pay."""
        return len(self.chosen) == self.count

    def toggle(self, card: Card) -> None:
        """Choose the card to pay with, or not; choosing one too many lets the oldest choice go."""
        if card in self.chosen:
            self.chosen.remove(card)
            return
        self.chosen.append(card)
        del self.chosen[: -self.count]

    def choose(self, slot: SlotIndex) -> None:
        """Spend the reward on the card or the failing die on `slot`, where it can be."""
        if self.what is FlipFor.TAKE and slot in self.slots:
            self.pick = self.slots.index(slot)
        elif self.what is FlipFor.REROLL:
            numbers = [n for n, die in enumerate(self.failing) if die.slot == slot]
            self.pick = numbers[0] if numbers else self.pick

    def spend_on(self, pick: int) -> None:
        """Spend the reward on this one of the dice or cards it may be spent on."""
        self.pick = pick

    def share_with_mate(self, share: bool) -> None:
        """Choose whether the teammate may see the cards too (§7.7, §8.9)."""
        self.share = share

    def take_over(self, action: Action) -> None:
        """Choose what a reward is spent on and the cards that pay for it."""
        match action:
            case Take(slot, flip) if self.what is FlipFor.TAKE:
                self.choose(SlotIndex(slot))
            case Reroll(die, flip) if self.what is FlipFor.REROLL:
                self.pick = die
            case Peek(flip, share) if self.what is FlipFor.PEEK:
                self.share = bool(share)
            case Revive(flip) if self.what is FlipFor.REVIVE:
                pass
            case _:
                return
        self.chosen = list(flip)

    def confirm(self) -> Action | Illegal:
        """The reward as chosen; refused until enough cards are chosen to pay for it."""
        if self.complete:
            return self.action()
        return Illegal(Refusal.FLIP_COUNT, needed=self.count, given=len(self.chosen))

    def undo(self) -> bool:
        """Nothing is taken back step by step: each choice can be chosen differently."""
        return False

    def action(self) -> Action:
        """The reward as chosen."""
        flip = tuple(sorted(self.chosen))
        match self.what:
            case FlipFor.REROLL:
                return Reroll(self.pick, flip)
            case FlipFor.TAKE:
                return Take(self.slots[self.pick], flip)
            case FlipFor.PEEK:
                return Peek(flip, self.share if self.may_share else None)
            case FlipFor.REVIVE:
                return Revive(flip)
            case FlipFor.IDOL_BONUS:
                raise ValueError("Idol B flips by itself")


@dataclass(slots=True)
class DivvyDraft(DecisionDraft):
    """A team's cards being shared out: `to` maps every slot to one of the two `receivers`."""

    view: SeatView
    seat: SeatIndex
    slots: tuple[SlotIndex, ...]
    receivers: tuple[SeatIndex, ...]
    to: dict[SlotIndex, SeatIndex] = field(default_factory=dict)
    agreed: set[SeatIndex] = field(default_factory=set)
    _past: list[dict[SlotIndex, SeatIndex]] = field(default_factory=list)

    def __post_init__(self) -> None:
        if not self.to:
            self.to = dict.fromkeys(self.slots, self.receivers[0])

    def give(self, slot: SlotIndex, seat: SeatIndex) -> None:
        """Let `seat` have the card or stack; any change breaks both seals."""
        if self.to[slot] != seat:
            self._past.append(dict(self.to))
            self.to[slot] = seat
            self.agreed.clear()

    def choose(self, slot: SlotIndex) -> None:
        """Give the slot to the other member, where it is shared out."""
        first, second = self.receivers
        if slot in self.to:
            self.give(slot, second if self.to[slot] == first else first)

    def share(self, to: dict[SlotIndex, SeatIndex]) -> None:
        """Take over a whole split."""
        self._past.append(dict(self.to))
        self.to = dict(to)
        self.agreed.clear()

    def swap(self) -> None:
        """Exchange what the two would get."""
        first, second = self.receivers
        self.share({slot: second if seat == first else first for slot, seat in self.to.items()})

    @property
    def can_undo(self) -> bool:
        """Whether there is a change to take back."""
        return bool(self._past)

    def undo(self) -> bool:
        """Take the last change back; False when there is none."""
        if not self._past:
            return False
        self.to = self._past.pop()
        self.agreed.clear()
        return True

    def take_over(self, action: Action) -> None:
        """Share out as a split does; who has agreed to just that has agreed."""
        if isinstance(action, Divvy) and action != self.action():
            self.share({SlotIndex(slot): SeatIndex(seat) for slot, seat in action.to})

    def confirm(self) -> Divvy | None:
        """Let the member agree who has not yet: the split once both have, None after the first."""
        self.agreed.add(next(seat for seat in self.receivers if seat not in self.agreed))
        return self.action() if len(self.agreed) == len(self.receivers) else None

    def action(self) -> Divvy:
        """The split as it stands."""
        return Divvy.of(self.to)
