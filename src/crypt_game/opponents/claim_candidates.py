"""Which claims deserve a thought: a quick estimate of every placement, and the best combinations of them.

The estimate is what a Squire plays by: the worth of the card times the chance to keep it, less the dice.
"""

from __future__ import annotations

from math import exp
from typing import NamedTuple

from crypt_game.opponents.dice import cheapest
from crypt_game.opponents.ghost_dice import pushing_odds
from crypt_game.opponents.position import RECOVER, Lying, Move, Position
from crypt_game.opponents.round_values import RoundValues, SidePlaying
from crypt_game.rules.indices import SLOTS, SlotIndex

_FICKLE = 0.8
_UNWARY = 3.0


class Estimate(NamedTuple):
    """A move and the coins it seems to be worth."""

    coins: float
    move: Move


def last_moves(stakes: RoundValues, position: Position, player: SidePlaying) -> list[Move]:
    """Every sensible move when nobody plays after: each card for the least that takes it."""
    most = min(stakes.turn_dice, position.ready[player.pool])
    options: list[list[tuple[SlotIndex, int, int]]] = []
    for slot, lying in zip(SLOTS, position.slots, strict=False):
        if lying is None:
            continue
        holder, effort, dice = lying
        if holder is None:
            options.append([(slot, 1, 1)])
        elif stakes.pool_of[holder] != player.pool:
            strength = effort * dice
            options.append(
                [
                    (slot, strength // count + 1, count)
                    for count in range(1, most + 1)
                    if strength // count < 6
                ]
            )
    if not most:
        return [RECOVER]
    singles: list[Move] = [RECOVER, *((option,) for choices in options for option in choices)]
    if player.limit:
        return singles
    return [RECOVER, *_combinations(options, most)]


def _combinations(options: list[list[tuple[SlotIndex, int, int]]], most: int) -> list[Move]:
    """All moves that use each slot at most once and at most so many dice."""
    found: list[tuple[Move, int]] = [((), 0)]
    for choices in options:
        found += [
            ((*move, option), used + option[2])
            for move, used in found
            for option in choices
            if used + option[2] <= most
        ]
    return [move for move, _ in found if move]


def estimates(stakes: RoundValues, position: Position, index: int, efforts: int) -> list[Estimate]:
    """Moves of the turn at ``index`` with their estimates, best first; for each card and number of dice the
    best ``efforts`` efforts are looked at. Recover is always among them.
    """
    player = stakes.turns[index]
    most = min(stakes.turn_dice, position.ready[player.pool])
    threats = Threats(stakes, position, index)
    options: list[list[tuple[float, tuple[SlotIndex, int, int]]]] = []
    for slot, lying in zip(SLOTS, position.slots, strict=False):
        if lying is not None:
            options.append(_placements(stakes, lying, player, slot, most, threats, efforts))
    found: list[tuple[float, Move, int]] = [(0.0, (), 0)]
    for choices in options:
        longer = [
            (coins + more, (*move, option), used + option[2])
            for coins, move, used in found
            if not (player.limit and move)
            for more, option in choices
            if used + option[2] <= most
        ]
        found += longer
    ranked = [Estimate(coins, move) for coins, move, _ in found if move]
    ranked.append(Estimate(_recovering(stakes, position, player), RECOVER))
    ranked.sort(reverse=True)
    return ranked


def _recovering(stakes: RoundValues, position: Position, player: SidePlaying) -> float:
    """What Recover brings: the dice, at what they are worth in the next round."""
    back = min(stakes.turn_dice, position.box[player.pool])
    held = sum(
        lying[2]
        for lying in position.slots
        if lying is not None and lying[0] is not None and stakes.pool_of[lying[0]] == player.pool
    )
    ready = min(stakes.pool_size, position.ready[player.pool] + held)
    place = stakes.place[player.pool]
    return stakes.dice.of(place, min(stakes.pool_size, ready + back)) - stakes.dice.of(place, ready)


def _placements(
    stakes: RoundValues,
    lying: Lying,
    player: SidePlaying,
    slot: SlotIndex,
    most: int,
    threats: Threats,
    efforts: int,
) -> list[tuple[float, tuple[SlotIndex, int, int]]]:
    """The best efforts for each number of dice on one slot, with their estimates."""
    assert player.side is not None, "a Ghost chooses nothing"
    holder, effort, dice = lying
    gain = stakes.gain[player.side][slot]
    kept: list[tuple[float, tuple[SlotIndex, int, int]]] = []
    own = holder is not None and stakes.pool_of[holder] == player.pool
    rival = None if own or holder is None else stakes.side_of[holder]
    before = 0.0
    if own:
        before = threats.kept(slot, effort * dice) * gain
    elif rival is not None and stakes.sides > 1:
        gain += stakes.mind.rivalry * stakes.gain[rival][slot] / (stakes.sides - 1)
    strength = effort * dice
    for count in range(1, most + 1):
        tried = (effort,) if own else range(strength // count + 1, 7)
        scored = []
        for value in tried:
            total = value * count + (strength if own else 0)
            loss = stakes.die[player.pool] * count * (value - 1) / 6
            coins = threats.kept(slot, total) * (gain - loss) - before + stakes.daring * (value - 1)
            scored.append((coins, (slot, value, count)))
        scored.sort(reverse=True)
        kept += scored[:efforts]
    return kept


class Threats:
    """Who plays after a turn, and how likely each strength holds a slot against them."""

    def __init__(self, stakes: RoundValues, position: Position, index: int) -> None:
        self._stakes = stakes
        self._position = position
        own = stakes.turns[index].side
        self._coming = [turn for turn in stakes.turns[index + 1 :] if turn.side != own]
        self._free = [lying is not None and lying[0] is None for lying in position.slots]
        self._elsewhere = [self._best_free(turn) for turn in self._coming]
        self._known: dict[tuple[SlotIndex, int], float] = {}

    def kept(self, slot: SlotIndex, strength: int) -> float:
        """The chance 0–1 that dice of this strength stay on a slot to the end of Claim."""
        key = (slot, strength)
        known = self._known.get(key)
        if known is None:
            known = 1.0
            for turn, elsewhere in zip(self._coming, self._elsewhere, strict=True):
                known *= 1 - self._taken(turn, elsewhere, slot, strength)
            self._known[key] = known
        return known

    def _taken(self, turn: SidePlaying, elsewhere: float, slot: SlotIndex, strength: int) -> float:
        stakes = self._stakes
        dice = min(stakes.turn_dice, self._position.ready[turn.pool])
        if turn.side is None:
            return self._ghost_takes(turn, slot, strength)
        if not stakes.mind.wary:
            return exp(-strength / _UNWARY)
        loss = cheapest(dice, strength)
        if loss is None:
            return 0.0
        net = stakes.gain[turn.side][slot] - loss * stakes.die[turn.pool]
        lure = elsewhere if turn.limit else elsewhere * 0.6
        return 0.95 / (1 + exp(-(net - lure) / _FICKLE)) if net > 0 else 0.0

    def _best_free(self, turn: SidePlaying) -> float:
        if turn.side is None:
            return 0.0
        gains = self._stakes.gain[turn.side]
        return max((gains[slot] for slot, free in enumerate(self._free) if free), default=0.0)

    def _ghost_takes(self, turn: SidePlaying, slot: SlotIndex, strength: int) -> float:
        """The free cards further left take the strongest groups."""
        if turn.again:
            return pushing_odds(1, False, 0, strength) / 2
        dice = self._position.ready[turn.pool]
        return pushing_odds(dice, turn.limit, sum(self._free[:slot]), strength)
