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
from crypt_game.rules.indices import SlotIndex
from crypt_game.rules.terms import TREASURE_TYPES

Fact = int | float | str

_SET_COINS = 0.75
_DENIED_COINS = 1.2


@dataclass(frozen=True, slots=True)
class Reason:
    """One reason: the key of its sentence and the facts in it."""

    key: str
    facts: Mapping[str, Fact] = field(default_factory=dict)


def coins_of(value: float) -> float | int:
    """Coins as a sentence says them: to the half."""
    halves = round(value * 2) / 2
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
    player = stakes.turns[0]
    assert player.side is not None, "a Ghost gives no reasons"
    worth = stakes.worth
    treasure = worth.slots[slot][-1]
    card = TREASURE_TYPES[treasure.type].value
    place = worth.place[player.seat]
    own = worth.of_slots(worth.only(slot, player.seat))[place]
    plain = sum(treasure.coins for treasure in worth.slots[slot])
    lying = position.slots[slot]
    holder = None if lying is None else lying[0]
    denied = stakes.gain[player.side][slot] - own if stakes.sides > 1 else 0.0
    if holder is not None and stakes.side_of[holder] is not None and denied > _DENIED_COINS:
        return Reason(
            "why-deny", {"card": card, "slot": slot, "rival": holder, "coins": coins_of(own + denied)}
        )
    if own - plain >= _SET_COINS:
        nth = worth.outlook.hands[place][treasure.type].held + 1
        return Reason("why-set", {"card": card, "slot": slot, "nth": nth, "coins": coins_of(own)})
    if own - plain <= -_SET_COINS:
        return Reason("why-in-spite", {"card": card, "slot": slot, "coins": coins_of(own)})
    return Reason("why-worth", {"card": card, "slot": slot, "coins": coins_of(own)})


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
        return Reason("why-ghost", {"strength": strength, "percent": round(100 * kept), "ghosts": ghosts})
    strongest = max(rivals, key=lambda turn: (position.ready[turn.pool], -turn.seat))
    dice = min(stakes.turn_dice, position.ready[strongest.pool])
    needed = -(-(strength + 1) // 6)
    facts: dict[str, Fact] = {"strength": strength, "rival": strongest.seat}
    if needed > dice:
        return Reason("why-out-of-reach", facts)
    return Reason("why-keeps-out", facts | {"dice": needed}) if needed > 1 else Reason("why-risk", facts)
