"""Why an heir does what it does, as keys and facts; the sentences are in ``locale/*/heirs.ftl``.

A reason says only what its heir could know. Facts: ``card`` is a treasure type's word (a term) and ``slot``
where it lies, ``rival`` a seat number (a name), everything else numbers; coins are rounded to halves.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from crypt_game.opponents.claim_candidates import Threats
from crypt_game.opponents.position import Move, Position
from crypt_game.opponents.round_values import RoundValues
from crypt_game.opponents.worth_parts import rounded_to_sum
from crypt_game.rules.indices import SeatIndex, SlotIndex
from crypt_game.rules.terms import TREASURE_TYPES

Fact = int | float | str

_STEP = 0.5
"""Coins are told to the half."""
_MOST_PARTS = 3


@dataclass(frozen=True, slots=True)
class Reason:
    """One reason: the key of its sentence, the facts in it, and what its coins are made up of: phrases whose
    ``coins`` add up to its own.
    """

    key: str
    facts: Mapping[str, Fact] = field(default_factory=dict)
    parts: tuple[Reason, ...] = ()


def coins_of(value: float) -> float | int:
    """Coins as a sentence says them: to the half."""
    halves = round(value / _STEP) * _STEP
    return int(halves) if halves == int(halves) else halves


def why_claim(stakes: RoundValues, position: Position, move: Move) -> tuple[Reason, ...]:
    """Why this claim or Recover: what each card is for, and how the best one is held."""
    player = stakes.turns[0]
    if not move:
        box = position.box[player.pool]
        if not box:
            return (Reason("why-pass"),)
        return (Reason("why-recover", {"count": min(box, stakes.turn_dice)}),)
    assert player.side is not None, "a Ghost gives no reasons"
    gain = stakes.gain[player.side]
    slot, effort, dice = max(move, key=lambda part: (gain[part[0]], part))
    cards = [_why_card(stakes, position, each) for each, _, _ in sorted(move)]
    held = _why_held(stakes, position, slot, effort * dice, effort)
    return (*cards, held) if held is not None else tuple(cards)


def _why_card(stakes: RoundValues, position: Position, slot: SlotIndex) -> Reason:
    """What a card is worth and what of: two or three parts in coins that add up to what is told of it."""
    seat = stakes.turns[0].seat
    worth = stakes.worth
    type_ = worth.slots[slot][-1].type
    held = worth.outlook.hands[worth.place[seat]][type_].held
    lying = position.slots[slot]
    holder = None if lying is None else lying[0]
    if holder is not None and stakes.side_of[holder] in (None, stakes.side_of[seat]):
        holder = None
    parts = worth.parts_of(slot, seat)
    rivals = _rivals_loss(stakes, slot, seat, holder)
    from_whom: dict[str, Fact] = {} if holder is None else {"rival": holder}
    found = _told(
        [
            (parts.printed, "why-part-printed", {"count": len(worth.slots[slot])}),
            (parts.collector, "why-part-collector", {"nth": held + 1}),
            (rivals, "why-part-rivals" if holder is None else "why-part-rival", from_whom),
            (parts.curses, "why-part-curses", {}),
            (parts.loved, "why-part-loved", {}),
        ]
    )
    coins = coins_of(sum(parts) + rivals)
    facts: dict[str, Fact] = {"card": TREASURE_TYPES[type_].value, "slot": slot, "coins": coins}
    printed_only = all(part.key == "why-part-printed" for part in found)
    return Reason("why-worth", facts) if printed_only else Reason("why-card", facts, found)


def _rivals_loss(stakes: RoundValues, slot: SlotIndex, seat: SeatIndex, holder: SeatIndex | None) -> float:
    """What it is worth to a seat that its rivals get less if it gets a slot and not `holder`, a rival who
    would get it else. Houses weigh their coins together, where no card has a share of its own.
    """
    side = stakes.side_of[seat]
    if side is None or stakes.variant.teams:
        return 0.0
    loss = 0.0
    for owner, sign in ((seat, 1), (holder, -1)):
        if owner is not None:
            change = stakes.worth.of_slots(stakes.worth.only(slot, owner))
            loss += sign * (stakes.utility(change, side) - change[side])
    return loss


def _told(parts: list[tuple[float, str, dict[str, Fact]]]) -> tuple[Reason, ...]:
    """The parts that are worth a word, as they come: the smallest together where they are too many."""
    exact = [coins for coins, _, _ in parts]
    rounded = rounded_to_sum(exact, sum(exact), _STEP)
    told = [(coins, key, facts) for coins, (_, key, facts) in zip(rounded, parts, strict=True) if coins]
    if len(told) > _MOST_PARTS:
        least = sorted(told, key=lambda part: abs(part[0]))[: len(told) - _MOST_PARTS + 1]
        told = [part for part in told if part not in least]
        told.append((sum(coins for coins, _, _ in least), "why-part-rest", {}))
    return tuple(Reason(key, {**facts, "coins": coins_of(coins)}) for coins, key, facts in told if coins)


def _why_held(
    stakes: RoundValues, position: Position, slot: SlotIndex, strength: int, effort: int
) -> Reason | None:
    """What it takes to push these dice out, or that nobody can."""
    own = stakes.turns[0].side
    coming = [turn for turn in stakes.turns[1:] if turn.side != own]
    if not coming:
        return Reason("why-last" if effort > 1 else "why-last-safe", {"strength": strength})
    rivals = [turn for turn in coming if turn.side is not None]
    if not rivals:
        kept = Threats(stakes, position, 0).kept(slot, strength)
        ghosts = len({turn.seat for turn in coming})
        return Reason("why-ghost", {"strength": strength, "percent": int(100 * kept), "ghosts": ghosts})
    strongest = max(rivals, key=lambda turn: (position.ready[turn.pool], -turn.seat))
    dice = min(stakes.turn_dice, position.ready[strongest.pool])
    needed = -(-(strength + 1) // 6)
    facts: dict[str, Fact] = {"strength": strength, "rival": strongest.seat}
    if needed > dice:
        return Reason("why-out-of-reach", facts | {"rivals": len({turn.seat for turn in rivals})})
    return Reason("why-keeps-out", facts | {"dice": needed}) if needed > 1 else Reason("why-risk", facts)
