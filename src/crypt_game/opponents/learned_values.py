"""What self-play taught about positions: the worth of dice at the start of a round and of begun sets.

``build_scripts/learn.py`` writes ``learned_values.json`` beside this file; reading it needs nothing else.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import TypeAlias

from crypt_game.rules.collectors.collector import Collector, Reward
from crypt_game.rules.collectors.expectation import KnownHand
from crypt_game.rules.setup import GameSetup

LEARNED_VALUES = Path(__file__).parent / "learned_values.json"
SET_SIZES = 4
"""Sets of 0, 1, 2 and of more cards are told apart."""

DiceValues: TypeAlias = Sequence[Sequence[Sequence[float]]]
"""Coins by place in the turn order, rounds to come (1 first) and dice at hand (0 first)."""


@dataclass(frozen=True, slots=True)
class LearnedValues:
    """What was learned about one mode for one number of players.

    ``riches``: by place, what a die is worth more for each coin by which the cards still to come are better
    than usual. ``sets``: by Collector (``idol A``) and number of cards, factors: for the cards of the type
    that an heir can still expect, and for their square. They tell the coins that such a set brings beyond
    what the Collector's own estimate says.
    """

    dice: DiceValues
    riches: Sequence[float]
    sets: Mapping[str, Sequence[Sequence[float]]]

    def of_set(self, collector: Collector, hand: KnownHand, expected: float) -> float:
        """The coins beyond the Collector's estimate, with so many cards of the type expected to come."""
        factors = self.sets.get(collector_name(collector))
        if factors is None:
            return 0.0
        first, second = factors[set_size(collector, hand)]
        return (first + second * expected) * expected


def collector_name(collector: Collector) -> str:
    """The word for a Collector's side in the file."""
    return f"{collector.type.value} {collector.side.value}"


def set_size(collector: Collector, hand: KnownHand) -> int:
    """The cards that count, up to a limit: those that can still pay for a reward, or all."""
    return min(SET_SIZES - 1, hand.down if isinstance(collector, Reward) else hand.held)


NEWEST = " newest"
"""What a table is called that was learned anew and that only the newest minds play by."""


def table_name(setup: GameSetup) -> str:
    """The word for a mode and number of players in the file: ``solo-1``."""
    return f"{setup.mode.value}-{setup.players}"


def values_of(setup: GameSetup, newest: bool = False) -> LearnedValues:
    """What was learned for a mode and number of players; for a ``newest`` mind what was learned last."""
    tables, name = learned_values(), table_name(setup)
    return tables.get(name + NEWEST, tables[name]) if newest else tables[name]


def table_names() -> tuple[str, ...]:
    """The modes and numbers of players that something was learned about."""
    return tuple(name for name in learned_values() if not name.endswith(NEWEST))


@cache
def learned_values() -> Mapping[str, LearnedValues]:
    """What was learned, by :func:`table_name`; what only the newest minds know, by that and ``NEWEST``."""
    tables = json.loads(LEARNED_VALUES.read_text(encoding="utf-8"))
    return {
        name: LearnedValues(values["dice"], values["riches"], values["sets"])
        for name, values in tables.items()
    }
