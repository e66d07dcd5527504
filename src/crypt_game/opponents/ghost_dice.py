"""What a Ghost may roll and where its dice then go (§6.3, §6.4), in the numbers of :mod:`.position`."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from functools import cache, lru_cache
from itertools import accumulate, combinations_with_replacement
from math import factorial
from random import Random
from typing import TypeAlias

from crypt_game.opponents.position import Position
from crypt_game.rules.indices import SeatIndex

Groups: TypeAlias = tuple[tuple[int, int], ...]
"""Effort and dice of each group, in the order in which they are tried."""


def groups_of(rolled: Sequence[int], limit: bool) -> Groups:
    """Equal dice joined, strongest group first (§6.3); under a limit that one only."""
    counts = Counter(rolled).items()
    groups = sorted(counts, key=lambda group: (-group[0] * group[1], -group[1]))
    return tuple(groups[:1] if limit else groups)


@cache
def all_rolls(dice: int, limit: bool) -> tuple[tuple[float, Groups], ...]:
    """Every roll that makes a difference with its chance; under a limit only the strongest group counts."""
    chances: dict[Groups, float] = {}
    for values in combinations_with_replacement(range(1, 7), dice):
        ways = factorial(dice)
        for count in Counter(values).values():
            ways //= factorial(count)
        groups = groups_of(values, limit)
        chances[groups] = chances.get(groups, 0.0) + ways / 6**dice
    return tuple((chance, groups) for groups, chance in chances.items())


@cache
def pushing_odds(dice: int, limit: bool, passed: int, strength: int) -> float:
    """The chance that a Ghost's roll has a group beyond the strongest ``passed`` that beats a strength."""
    return sum(
        [
            chance
            for chance, groups in all_rolls(dice, limit)
            if len(groups) > passed and groups[passed][0] * groups[passed][1] > strength
        ]
    )


@lru_cache(maxsize=64)  # one thought asks for a few of one seed, and no later one for those again
def some_rolls(dice: int, limit: bool, most: int, seed: int) -> tuple[tuple[float, Groups], ...]:
    """At most so many rolls that stand for all: each keeps the chance of its neighbours in strength."""
    rolls = all_rolls(dice, limit)
    if len(rolls) <= most:
        return rolls
    ordered = sorted(rolls, key=lambda roll: (roll[1][0][0] * roll[1][0][1], roll[1]))
    rng = Random(seed)
    picked: list[tuple[float, Groups]] = []
    bins: list[list[tuple[float, Groups]]] = [[] for _ in range(most)]
    passed = 0.0
    for roll in ordered:
        bins[min(most - 1, int(passed * most))].append(roll)
        passed += roll[0]
    for rolls_of_bin in bins:
        if rolls_of_bin:
            weight = sum([chance for chance, _ in rolls_of_bin])
            mark = rng.random() * weight
            running = accumulate(chance for chance, _ in rolls_of_bin)
            passing = zip(rolls_of_bin, running, strict=True)
            _, groups = next((roll for roll, passed in passing if passed >= mark), rolls_of_bin[-1])
            picked.append((weight, groups))
    return tuple(picked)


def place_groups(position: Position, ghost: SeatIndex, groups: Groups, is_heir: tuple[bool, ...]) -> Position:
    """Where a Ghost puts its groups: each on the first card from the left that is free or a weaker heir's."""
    slots, ready, box, placed, pushed = position
    lying, hand = list(slots), list(ready)
    for effort, dice in groups:
        for slot, there in enumerate(lying):
            if there is None:
                continue
            holder, against, count = there
            if holder is None or (is_heir[holder] and against * count < effort * dice):
                if holder is not None:
                    hand[holder] += count
                lying[slot] = (ghost, effort, dice)
                hand[ghost] -= dice
                break
    return Position(tuple(lying), tuple(hand), box, placed, pushed)
