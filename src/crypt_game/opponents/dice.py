"""What dice are worth: how many come back, and what it is worth to have them when the next round begins.

The worth was learned by self-play: ``build_scripts/learn.py`` writes ``dice_values.json`` beside this file.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import TypeAlias

from crypt_game.rules.setup import GameSetup
from crypt_game.rules.terms import Mode

DICE_VALUES = Path(__file__).parent / "dice_values.json"
DiceValues: TypeAlias = Sequence[Sequence[Sequence[float]]]
"""Coins by place in the turn order, rounds to come (1 first) and dice at hand (0 first)."""


@cache
def dice_values() -> Mapping[str, DiceValues]:
    """What dice are worth at the start of a round, by table: mode and players, ``solo-1``."""
    values: dict[str, DiceValues] = json.loads(DICE_VALUES.read_text(encoding="utf-8"))
    return values


@cache
def survivors(efforts: tuple[int, ...]) -> tuple[float, ...]:
    """The chance that 0, 1, 2 … of the dice of these efforts come back (§3.8)."""
    chances = [1.0]
    for effort in efforts:
        stays = (7 - effort) / 6
        longer = [0.0] * (len(chances) + 1)
        for count, chance in enumerate(chances):
            longer[count] += chance * (1 - stays)
            longer[count + 1] += chance * stays
        chances = longer
    return tuple(chances)


class DiceWorth:
    """The coins that dice at the end of this round are worth, by place in the next round's turn order.

    ``thrift`` weighs them against coins at hand; at game end a die is worth a coin whatever the thrift. Who
    is not ``farsighted`` takes every die for the same, first or last, leading next or not.
    """

    def __init__(self, setup: GameSetup, rounds: int, thrift: float = 1.0, farsighted: bool = True) -> None:
        size = 6 if setup.mode is Mode.CLASH else 3
        self._rows: tuple[tuple[float, ...], ...]
        if rounds == 0:
            self._rows = (tuple(map(float, range(size + 1))),)
        else:
            places = dice_values()[f"{setup.mode.value}-{setup.players}"]
            self._rows = tuple(
                tuple(coins * thrift for coins in by_rounds[min(rounds, len(by_rounds)) - 1])
                for by_rounds in places
            )
            if not farsighted:
                die = sum(row[-1] for row in self._rows) / len(self._rows) / size
                self._rows = (tuple(die * count for count in range(size + 1)),)
        self._known: dict[tuple[int, int, tuple[int, ...]], float] = {}

    def of(self, place: int, count: int) -> float:
        """The worth of so many dice for the seat at that place (0 leads)."""
        return self._rows[place % len(self._rows)][count]

    def after(self, place: int, safe: int, efforts: tuple[int, ...]) -> float:
        """The expected worth when ``safe`` dice are sure and dice of these efforts are to be rolled."""
        key = (place, safe, efforts)
        known = self._known.get(key)
        if known is None:
            row = self._rows[place % len(self._rows)]
            known = self._known[key] = sum(
                chance * row[safe + count] for count, chance in enumerate(survivors(efforts))
            )
        return known
