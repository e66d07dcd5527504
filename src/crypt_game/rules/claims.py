"""Claiming (§3.4–§3.6, §8.5): what is legal, and the questions an interface or an heir asks about a claim.

Everything here rests on public facts, so a state and any seat's view give the same answers.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import NamedTuple

from .actions import Claim, Placement, Recover
from .indices import SLOTS, SeatIndex, SlotIndex
from .pending import Decide
from .refusals import Illegal, Refusal
from .state import GameState
from .table import Table, pool_of
from .terms import HIGHEST_EFFORT, Choice
from .values import made
from .view import SeatView

_RECOVER_CHANCE, _STOP_CHANCE = 0.15, 0.4
"""How likely chance recovers instead of claiming, and stops after each card it has claimed."""


def legal_efforts(table: Table, seat: SeatIndex, slot: int, dice: int) -> range:
    """The efforts with which ``dice`` dice of this seat may go on a slot; empty when none do.

    An unclaimed card takes any, one's own (or the house's) only its own effort, a rival's a higher sum.
    """
    there = table.crypt[slot] if 0 <= slot < len(table.crypt) else None
    if there is None or dice < 1:
        return range(0)
    if there.seat is None:
        return range(1, HIGHEST_EFFORT + 1)
    if table.variant.pool_of[there.seat] == table.variant.pool_of[seat]:
        assert there.effort is not None
        return range(there.effort, there.effort + 1)
    return range(there.strength // dice + 1, HIGHEST_EFFORT + 1)


def least_effort(table: Table, seat: SeatIndex, slot: int, dice: int) -> int | None:
    """The cheapest effort with which ``dice`` dice take (or join) a slot; None when no effort does."""
    efforts = legal_efforts(table, seat, slot, dice)
    return efforts[0] if efforts else None


def needed_strength(table: Table, seat: SeatIndex, slot: int) -> int | None:
    """The least sum that takes a slot from whoever holds it: 1 when unclaimed, None when it is one's own."""
    there = table.crypt[slot] if 0 <= slot < len(table.crypt) else None
    if there is None:
        return None
    if there.seat is not None and table.variant.pool_of[there.seat] == table.variant.pool_of[seat]:
        return None
    return there.strength + 1


def loss_odds(effort: int) -> float:
    """The chance 0–1 that a die of this effort is exhausted (§3.8)."""
    return (effort - 1) / HIGHEST_EFFORT


class Threat(NamedTuple):
    """A turn still to come that could push a seat out: the dice it may place, and whether on one card only.

    A Ghost's dice are rolled, an heir's chosen.
    """

    seat: SeatIndex
    dice: int
    limit: bool


def threats(table: GameState | SeatView, seat: int) -> tuple[Threat, ...]:
    """Who may still push out this seat's dice this round, in turn order, with the dice they have by now."""
    variant = table.variant
    coming = table.flow.turns
    asked = table.pending.seat if isinstance(table.pending, Decide) else None
    if coming and coming[0].seat == asked == seat:
        coming = coming[1:]
    return tuple(
        Threat(
            turn.seat, min(variant.turn_dice, table.pools[variant.pool_of[turn.seat]].available), turn.limit
        )
        for turn in coming
        if variant.pool_of[turn.seat] != variant.pool_of[seat]
    )


def claim_turn(table: GameState | SeatView, seat: SeatIndex) -> Decide | None:
    """The claim that this seat is asked for (its ``dice`` and ``limit``), or None."""
    pending = table.pending
    if isinstance(pending, Decide) and pending.what is Choice.CLAIM and pending.seat == seat:
        return pending
    return None


def empty_claim(table: Table, seat: SeatIndex) -> Illegal:
    """The refusal of a claim without a card, with how many dice the seat could recover instead."""
    return Illegal(Refusal.EMPTY_CLAIM, exhausted=pool_of(table, seat).exhausted)


def claim_refusal(table: Table, turn: Decide, claim: Claim) -> Illegal | None:
    """Why the seat asked may not claim like this, or None."""
    if not claim.place:
        return empty_claim(table, turn.seat)
    if not turn.dice:
        return Illegal(Refusal.NO_DICE)
    placed = 0
    last: int | None = None
    for slot, efforts in claim.place:
        refusal = _placement_refusal(table, turn.seat, slot, efforts)
        if refusal is not None:
            return refusal
        if last is not None and slot <= last:
            return Illegal(Refusal.SLOT_TWICE, slot=slot)
        last = slot
        placed += len(efforts)
    if placed > turn.dice:
        return Illegal(Refusal.TOO_MANY_DICE, dice=turn.dice, placed=placed)
    if turn.limit and len(claim.place) > 1:
        return Illegal(Refusal.ONE_CARD_ONLY, cards=len(claim.place))
    return None


def _placement_refusal(table: Table, seat: SeatIndex, slot: int, efforts: tuple[int, ...]) -> Illegal | None:
    if not 0 <= slot < len(table.crypt):
        return Illegal(Refusal.NO_SUCH_SLOT, slot=slot)
    there = table.crypt[slot]
    if there is None:
        return Illegal(Refusal.EMPTY_SLOT, slot=slot)
    if not efforts:
        return Illegal(Refusal.NO_DICE_ON_CARD, slot=slot)
    effort = efforts[0]
    for value in efforts:
        if not 1 <= value <= HIGHEST_EFFORT:
            return Illegal(Refusal.BAD_EFFORT, effort=value)
        if value != effort:
            return Illegal(Refusal.MIXED_EFFORTS, slot=slot)
    holder = there.seat
    if holder is None:
        return None
    if table.variant.pool_of[holder] == table.variant.pool_of[seat]:
        if effort == there.effort:
            return None
        return Illegal(Refusal.OTHER_EFFORT, slot=slot, effort=there.effort or 0)
    if effort * len(efforts) > there.strength:
        return None
    return Illegal(
        Refusal.TOO_WEAK,
        slot=slot,
        holder=holder,
        strength=effort * len(efforts),
        needed=there.strength + 1,
    )


def legal_claims(table: Table, turn: Decide) -> Iterator[Claim]:
    """Every legal claim of the seat asked, in canonical order: by slots from the left, dice, effort."""
    slots = [index for index, slot in zip(SLOTS, table.crypt, strict=False) if slot is not None]

    def extend(place: tuple[Placement, ...], start: int, left: int) -> Iterator[Claim]:
        for position in range(start, len(slots)):
            for dice in range(1, left + 1):
                for effort in legal_efforts(table, turn.seat, slots[position], dice):
                    longer = (*place, made(Placement, (slots[position], (effort,) * dice)))
                    yield Claim(longer)
                    if not turn.limit and dice < left:
                        yield from extend(longer, position + 1, left - dice)

    return extend((), 0, turn.dice)


def random_claim(table: Table, turn: Decide, rng: Random) -> Claim | Recover:
    """Some legal claim or Recover; every one has a chance, no list is made."""
    left = turn.dice
    random = rng.random
    if not left or random() < _RECOVER_CHANCE:
        return Recover()
    crypt = table.crypt
    place: dict[SlotIndex, Placement] = {}
    for _ in range(2 * len(crypt)):
        slot = SLOTS[int(random() * len(crypt))]
        if slot in place:
            continue
        dice = 1 + int(random() * left)
        efforts = legal_efforts(table, turn.seat, slot, dice)
        if not efforts:
            continue
        place[slot] = made(Placement, (slot, (efforts[int(random() * len(efforts))],) * dice))
        left -= dice
        if turn.limit or not left or random() < _STOP_CHANCE:
            break
    return Claim(tuple(sorted(place.values()))) if place else Recover()
