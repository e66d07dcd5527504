"""Learns what dice are worth by self-play and writes it to ``src/crypt_game/opponents/dice_values.json``.

At the start of a round some pools get another number of dice, drawn at random; what the game then brings its
owner beyond what was already counted on tells what the dice were worth. Run it again from its own result
until little changes: ``python build_scripts/learn.py --games 800 solo-1 standard-2``.
"""

from __future__ import annotations

import argparse
import sys
from collections import defaultdict
from collections.abc import Iterable, Sequence
from pathlib import Path
from random import Random
from typing import NamedTuple

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT / "src"))

from crypt_game import rules  # noqa: E402 - the package is found by the line above
from crypt_game.opponents.card_values import CardValues  # noqa: E402
from crypt_game.opponents.choose import choose  # noqa: E402
from crypt_game.opponents.dice import DICE_VALUES, dice_values  # noqa: E402
from crypt_game.opponents.levels import Level  # noqa: E402
from crypt_game.opponents.round_values import place_ahead  # noqa: E402
from crypt_game.rules.indices import PoolIndex  # noqa: E402
from crypt_game.rules.playout import random_outcome  # noqa: E402

SHUFFLED = 0.3
"""The chance that a pool begins a round with another number of dice than it had."""
PRIOR = 60.0
"""How many samples the table so far counts as, in every cell."""
NEIGHBOURS = {0: 1.0, 1: 0.6, 2: 0.25}
"""How much a sample tells about the worth so many rounds earlier or later."""


class Sample(NamedTuple):
    """Dice at the start of a round, and the coins that came after it beyond those already counted on."""

    place: int
    rounds: int
    dice: int
    coins: float


def play(setup: rules.GameSetup, rng: Random, seconds: float) -> list[Sample]:
    """One game of Regents, and what it tells."""
    state = rules.new_game(setup)
    opened: list[tuple[PoolIndex, int, int, int, float]] = []
    seen_round = 0
    while not isinstance(state.pending, rules.Over):
        if isinstance(state.pending, rules.Chance):
            state = rules.resolve(state, random_outcome(state.pending.request, rng)).state
            continue
        if state.round != seen_round:
            seen_round = state.round
            state = _shuffle_dice(state, rng)
            opened += _opened(state)
        pending = state.pending
        assert isinstance(pending, rules.Decide)
        view = rules.observe(state, pending.seat)
        chosen = choose(view, pending, Level.REGENT, seed=rng.getrandbits(32), seconds=seconds)
        state = rules.apply(state, pending.seat, chosen.action).state
    assert isinstance(state.pending, rules.Over)
    totals = {score.seat: float(score.total) for score in state.pending.scores}
    final = _by_pool(state, [totals[seat] for seat in state.variant.heirs])
    return [
        Sample(place, rounds, dice, final[pool] - standing) for pool, place, rounds, dice, standing in opened
    ]


def _shuffle_dice(state: rules.GameState, rng: Random) -> rules.GameState:
    pools = list(state.pools)
    size = state.variant.pool_size
    for pool in {state.variant.pool_of[seat] for seat in state.variant.heirs}:
        if rng.random() < SHUFFLED:
            dice = rng.randint(0, size)
            pools[pool] = rules.Pool(dice, size - dice, pools[pool].placed)
    state = state._replace(pools=tuple(pools))
    pending = state.pending
    if isinstance(pending, rules.Decide) and pending.what is rules.Choice.CLAIM:
        ready = pools[state.variant.pool_of[pending.seat]].available
        asked = rules.Decide(pending.seat, pending.what, min(ready, state.variant.turn_dice), pending.limit)
        return state._replace(pending=asked)
    return state


def _opened(state: rules.GameState) -> list[tuple[PoolIndex, int, int, int, float]]:
    """For each pool: its number, place, rounds to come (this one too), dice, and coins it can count on."""
    first = state.variant.heirs[0]
    view = rules.observe(state, first)
    worth = CardValues(view)
    standing = _by_pool(state, worth.standing)
    rounds = worth.outlook.rounds + 1
    return [
        (pool, place_ahead(view, pool, 0), rounds, state.pools[pool].available, standing[pool])
        for pool in sorted(standing)
    ]


def _by_pool(state: rules.GameState, coins: list[float]) -> dict[PoolIndex, float]:
    """Coins by pool, less what rivals have on average where there are rivals."""
    own: dict[PoolIndex, float] = defaultdict(float)
    for seat, count in zip(state.variant.heirs, coins, strict=True):
        own[state.variant.pool_of[seat]] += count
    if state.setup.mode in (rules.Mode.SOLO, rules.Mode.TWINS):
        return dict(own)
    rivals = len(own) - 1
    return {pool: count - (sum(own.values()) - count) / rivals for pool, count in own.items()}


Rows = list[list[float]]


def fit(samples: list[Sample], prior: Sequence[Sequence[float]]) -> Rows:
    """The worth by rounds to come and dice of one place, the prior table holding where samples are few."""
    worth = [list(row) for row in prior]
    for _ in range(12):
        bases = _bases(samples, worth)
        for rounds in range(1, len(worth) + 1):
            row = worth[rounds - 1]
            for dice in range(len(row)):
                weight, total = PRIOR, PRIOR * prior[rounds - 1][dice]
                for sample in samples:
                    share = NEIGHBOURS.get(abs(sample.rounds - rounds), 0.0) if sample.dice == dice else 0.0
                    weight += share
                    total += share * (sample.coins - bases.get(sample.rounds, 0.0))
                row[dice] = total / weight
    return [_rising([coins - row[0] for coins in row]) for row in worth]


def _bases(samples: list[Sample], worth: Rows) -> dict[int, float]:
    """What a round brings whatever the dice."""
    sums: dict[int, list[float]] = defaultdict(list)
    for sample in samples:
        sums[sample.rounds].append(sample.coins - worth[min(sample.rounds, len(worth)) - 1][sample.dice])
    return {rounds: sum(coins) / len(coins) for rounds, coins in sums.items()}


def _rising(row: list[float]) -> list[float]:
    """One more die is never worth less than a fifth of a coin."""
    for dice in range(1, len(row)):
        row[dice] = max(row[dice], row[dice - 1] + 0.2)
    return [round(coins, 2) for coins in row]


def _setup(table: str, rng: Random) -> rules.GameSetup:
    mode, players = table.split("-")
    sides = rules.CollectorSides(*map(rng.choice, rules.SIDES_OF.values()))
    return rules.GameSetup(rules.Mode(mode), int(players), sides)


def learn(table: str, games: int, seconds: float, seed: int) -> list[Rows]:
    """The new rows of a table, by place."""
    rng = Random(seed)
    samples = [sample for _ in range(games) for sample in play(_setup(table, rng), rng, seconds)]
    return [
        fit([sample for sample in samples if sample.place == place], prior)
        for place, prior in enumerate(dice_values()[table])
    ]


def write(learned: dict[str, list[Rows]]) -> None:
    """Write the tables anew with these replaced: a line for each row."""
    tables = []
    for table, places in (dict(dice_values()) | learned).items():
        rows = (",\n".join(f"      [{_coins(row)}]" for row in place) for place in places)
        tables.append(f'  "{table}": [\n' + ",\n".join(f"    [\n{lines}\n    ]" for lines in rows) + "\n  ]")
    DICE_VALUES.write_text("{\n" + ",\n".join(tables) + "\n}\n", encoding="utf-8")


def _coins(row: Iterable[float]) -> str:
    return ", ".join(f"{coins:.2f}" for coins in row)


def main() -> int:
    """Learn the tables named on the command line, or all."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("tables", nargs="*", default=list(dice_values()))
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--seconds", type=float, default=0.05)
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    learned = {}
    for table in options.tables:
        learned[table] = learn(table, options.games, options.seconds, options.seed)
        print(table, learned[table], flush=True)
    write(learned)
    return 0


if __name__ == "__main__":
    sys.exit(main())
