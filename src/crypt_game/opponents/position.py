"""A round's Claim phase in numbers, small enough to try thousands of continuations.

A :class:`Position` is what changes from turn to turn; moves are tuples of ``(slot, effort, dice)``, the
empty one is Recover. Legality is the caller's business.
"""

from __future__ import annotations

from typing import NamedTuple, TypeAlias

from crypt_game.rules.actions import Claim, Placement, Recover
from crypt_game.rules.indices import SLOTS, PoolIndex, SeatIndex, SlotIndex
from crypt_game.rules.view import SeatView

Lying: TypeAlias = tuple[SeatIndex | None, int, int]
"""Who holds a card (None: nobody), with which effort, with how many dice."""

Move: TypeAlias = tuple[tuple[SlotIndex, int, int], ...]

RECOVER: Move = ()


class Position(NamedTuple):
    """Dice on the slots and, by pool, at hand and in the box; bit ``p`` of ``placed`` says that pool ``p``
    has put a die on a card this round. ``pushed``: a Ghost's dice pushed off this round. A slot without a
    card is None.
    """

    slots: tuple[Lying | None, ...]
    ready: tuple[int, ...]
    box: tuple[int, ...]
    placed: int
    pushed: int


def position_of(view: SeatView) -> Position:
    """The position that a view shows."""
    return Position(
        tuple(None if slot is None else (slot.seat, slot.effort or 0, slot.dice) for slot in view.crypt),
        tuple(pool.available for pool in view.pools),
        tuple(pool.exhausted for pool in view.pools),
        sum(1 << index for index, pool in enumerate(view.pools) if pool.placed),
        view.flow.pushed_off,
    )


def place_ahead(view: SeatView, pool: PoolIndex, rounds: int) -> int:
    """Where a pool stands in the turn order ``rounds`` rounds from now, 0 leading."""
    members = len(view.pools)
    leader = view.variant.pool_of[view.leader]
    return (pool - leader - rounds) % members


def play(
    position: Position, seat: SeatIndex, move: Move, pool_of: tuple[PoolIndex, ...], most: int
) -> Position:
    """The position after a seat's move; ``most`` dice come back at most by Recover."""
    slots, ready, box, placed, pushed = position
    mine = pool_of[seat]
    hand = list(ready)
    if not move:
        back = min(most, box[mine])
        if not back:
            return position
        hand[mine] += back
        left = list(box)
        left[mine] -= back
        return Position(slots, tuple(hand), tuple(left), placed, pushed)
    lying = list(slots)
    for slot, effort, dice in move:
        there = lying[slot]
        assert there is not None, "a move is made to a card"
        holder, _, before = there
        if holder is not None and pool_of[holder] != mine:
            hand[pool_of[holder]] += before
            pushed += before
            before = 0
        lying[slot] = (seat, effort, before + dice)
        hand[mine] -= dice
    return Position(tuple(lying), tuple(hand), box, placed | 1 << mine, pushed)


def move_of(action: Claim | Recover) -> Move:
    """A claim or Recover in the numbers of a position."""
    if isinstance(action, Recover):
        return RECOVER
    return tuple((SLOTS[slot], efforts[0], len(efforts)) for slot, efforts in action.place)


def action_of(move: Move) -> Claim | Recover:
    """The move as the rules know it."""
    if not move:
        return Recover()
    return Claim(tuple(Placement(slot, (effort,) * dice) for slot, effort, dice in sorted(move)))
