"""What lies where in a worked example after each of its steps. Pure data; must never import pygame."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final, assert_never

from crypt_game.text.examples import (
    Arrange,
    Arrive,
    Barred,
    Example,
    ExampleStep,
    Fails,
    GhostThrow,
    Given,
    Group,
    Thrown,
)

__all__ = ["Board", "Hand", "opening", "stages"]

_SERVANTS: Final = 3


@dataclass(frozen=True, slots=True)
class Hand:
    """Dice beside the Crypt: whose they are and the faces they show, 0 where one has left its place."""

    owner: str
    faces: tuple[int, ...]

    def picks(self, group: Group) -> tuple[int, ...]:
        """Which dice go out as a group: those that show its effort, or else the last ones."""
        showing = [place for place, face in enumerate(self.faces) if face == group.effort]
        there = [place for place, face in enumerate(self.faces) if face]
        return tuple(showing[: group.dice] if len(showing) >= group.dice else there[-group.dice :])

    def without(self, group: Group) -> Hand:
        """What is left when a group went out."""
        gone = self.picks(group)
        return replace(
            self, faces=tuple(0 if place in gone else face for place, face in enumerate(self.faces))
        )


@dataclass(frozen=True, slots=True)
class Board:
    """The Crypt of an example. `order[i]` is the slot at place i; `groups[slot]` who holds it."""

    order: tuple[int, ...]
    groups: tuple[Group | None, ...]
    hand: Hand | None = None
    pushed: Group | None = None
    rolls: tuple[int, ...] = ()
    barred: frozenset[int] = frozenset()
    given: tuple[tuple[int, str], ...] = ()

    def place(self, slot: int) -> int:
        """Where a slot lies."""
        return self.order.index(slot)

    def failed(self, effort: int) -> bool:
        """Whether a die of this effort failed the roll (§3.8)."""
        return any(roll < effort for roll in self.rolls)

    def emptied(self, slot: int) -> Board:
        """Without the dice on a slot."""
        return self._with_group(slot, None)

    def sent(self, group: Group) -> Board:
        """Without the dice of the hand that a group needs."""
        if self.hand is None or self.hand.owner != group.owner:
            return self
        return replace(self, hand=self.hand.without(group))

    def after(self, step: ExampleStep) -> Board:
        """What lies there when the step has happened."""
        match step:
            case Arrive(group=group):
                loser = self.groups[group.slot]
                return replace(self.sent(group)._with_group(group.slot, group), pushed=loser)
            case Thrown(rolls=rolls):
                return replace(self, rolls=rolls)
            case GhostThrow(rolls=rolls):
                return replace(self, hand=Hand("ghost", rolls))
            case Arrange(order=order):
                return replace(self, order=order)
            case Barred(slots=slots):
                return replace(self, barred=frozenset(slots))
            case Given(slots=slots, to=to):
                return replace(self, given=(*self.given, *((slot, to) for slot in slots)))
            case Fails():
                return self
        assert_never(step)

    def _with_group(self, slot: int, group: Group | None) -> Board:
        return replace(self, groups=(*self.groups[:slot], group, *self.groups[slot + 1 :]))


def opening(example: Example) -> Board:
    """The board before anything happens.

    At a Crypt of several cards whoever places dice has those of their three that lie nowhere; with a single
    card only the dice at stake are shown.
    """
    groups: list[Group | None] = [None] * len(example.cards)
    for group in example.before:
        groups[group.slot] = group
    arriving = [step.group.owner for step in example.steps if isinstance(step, Arrive)]
    throws = any(isinstance(step, GhostThrow) for step in example.steps)
    hand = None
    if arriving and not throws and len(example.cards) > 1:
        placed = sum(group.dice for group in example.before if group.owner == arriving[0])
        hand = Hand(arriving[0], (1,) * (_SERVANTS - placed))
    return Board(tuple(range(len(example.cards))), tuple(groups), hand)


def stages(example: Example) -> tuple[Board, ...]:
    """The opening board and the board after each step."""
    boards = [opening(example)]
    for step in example.steps:
        boards.append(boards[-1].after(step))
    return tuple(boards)
