"""Learns by self-play what positions are worth and writes ``src/crypt_game/opponents/learned_values.json``.

Regents play; at the start of some rounds a pool gets another number of dice, and now and then a Squire
decides, so that there is something to compare. Least squares then tell what dice and begun sets brought more
than was counted on (:mod:`learn_fit`). Run it again from its own result until little changes. Needs the extra
``train``: ``python build_scripts/learn.py --games 6000 solo-1`` takes ten minutes on one core, with compiled
rules (``compile_rules.py``, then ``PYTHONPATH=build/compiled``) half as long.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Mapping
from pathlib import Path
from random import Random

ROOT = Path(__file__).resolve().parents[1]
sys.path.append(str(ROOT / "src"))

from learn_fit import Game, Pool, Snapshot, fit  # noqa: E402 - the package is found by the line above

from crypt_game import rules  # noqa: E402
from crypt_game.opponents.card_values import CardValues  # noqa: E402
from crypt_game.opponents.choose import choose  # noqa: E402
from crypt_game.opponents.learned_values import (  # noqa: E402
    LEARNED_VALUES,
    NEWEST,
    LearnedValues,
    collector_name,
    learned_values,
    set_size,
    table_names,
)
from crypt_game.opponents.levels import Level  # noqa: E402
from crypt_game.opponents.position import place_ahead  # noqa: E402
from crypt_game.rules.collectors import collectors_of  # noqa: E402
from crypt_game.rules.playout import random_outcome  # noqa: E402

SHUFFLED = 0.3
"""The chance that a pool begins a round with another number of dice than it had."""
STRAYED = 0.08
"""The chance that a Squire decides."""
ALL_ALIKE = 0.25
"""The chance of all A or all B instead of sides at random."""


def play(setup: rules.GameSetup, rng: Random, seconds: float) -> Game:
    """One game of Regents, seen at the start of every round."""
    state = rules.new_game(setup)
    snapshots: list[Snapshot] = []
    seen_round = 0
    while not isinstance(state.pending, rules.Over):
        if isinstance(state.pending, rules.Chance):
            state = rules.resolve(state, random_outcome(state.pending.request, rng)).state
            continue
        if state.round != seen_round:
            seen_round = state.round
            state = shuffle_dice(state, rng)
            snapshots.append(snapshot(state, rng.choice(state.variant.heirs)))
        pending = state.pending
        assert isinstance(pending, rules.Decide)
        level = Level.SQUIRE if rng.random() < STRAYED else Level.REGENT
        view = rules.observe(state, pending.seat)
        chosen = choose(view, pending, level, seed=rng.getrandbits(32), seconds=seconds)
        state = rules.apply(state, pending.seat, chosen.action).state
    totals = {score.seat: float(score.total) for score in state.pending.scores}
    heirs, pool_of = state.variant.heirs, state.variant.pool_of
    finals = tuple(
        sum(totals[seat] for seat in heirs if pool_of[seat] == pool)
        for pool in sorted({pool_of[seat] for seat in heirs})
    )
    return Game(tuple(snapshots), finals)


def shuffle_dice(state: rules.GameState, rng: Random) -> rules.GameState:
    """The state with other numbers of dice in some pools."""
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


def snapshot(state: rules.GameState, viewer: int) -> Snapshot:
    """The start of a round as a seat knows it, before its cards are laid out."""
    view = rules.observe(state, viewer)
    laid = sum(len(slot.cards) for slot in view.crypt if slot is not None)
    view = view._replace(crypt=(), deck=view.deck + laid)
    worth = CardValues(view, experienced=False)
    outlook = worth.outlook
    pools: dict[int, Pool] = {}
    for place, seat in enumerate(outlook.heirs):
        number = state.variant.pool_of[seat]
        sets = tuple(
            (collector_name(collector), set_size(collector, hand), coming * outlook.share)
            for collector, hand, coming in zip(
                collectors_of(state.variant).sides, outlook.hands[place], outlook.coming, strict=True
            )
        )
        own = Pool(place_ahead(view, number, 0), state.pools[number].available, worth.standing[place], sets)
        mate = pools.get(number)
        pools[number] = own if mate is None else mate.with_mate(own)
    return Snapshot(outlook.rounds, outlook.riches, tuple(pools[number] for number in sorted(pools)))


def setup_of(table: str, rng: Random) -> rules.GameSetup:
    """A game at a table (``solo-1``) with Collectors at random."""
    mode, players = table.split("-")
    sides = rules.CollectorSides(*map(rng.choice, rules.SIDES_OF.values()))
    if rng.random() < ALL_ALIKE:
        sides = rules.CollectorSides(*[rng.choice(list(rules.Side))] * len(sides))
    return rules.GameSetup(rules.Mode(mode), int(players), sides)


def learn(table: str, games: int, seconds: float, seed: int) -> LearnedValues:
    """What so many games at a table tell."""
    rng = Random(seed)
    played = [play(setup_of(table, rng), rng, seconds) for _ in range(games)]
    together = setup_of(table, rng).mode in (rules.Mode.SOLO, rules.Mode.TWINS)
    return fit(played, learned_values()[table], against_others=not together)


def write(tables: Mapping[str, LearnedValues], path: Path = LEARNED_VALUES) -> None:
    """Write the tables: a line for each row."""
    texts = []
    for name, values in tables.items():
        dice = ",\n".join(
            "      [\n"
            + ",\n".join(f"        [{', '.join(f'{coins:.2f}' for coins in row)}]" for row in place)
            + "\n      ]"
            for place in values.dice
        )
        riches = ", ".join(f"{coins:.3f}" for coins in values.riches)
        sets = ",\n".join(
            f'      "{collector}": [' + ", ".join(f"[{one:.3f}, {two:.3f}]" for one, two in rows) + "]"
            for collector, rows in values.sets.items()
        )
        texts.append(
            f'  "{name}": {{\n    "dice": [\n{dice}\n    ],\n    "riches": [{riches}],\n    "sets": {{'
            + (f"\n{sets}\n    " if sets else "")
            + "}\n  }"
        )
    path.write_text("{\n" + ",\n".join(texts) + "\n}\n", encoding="utf-8")


def main() -> int:
    """Learn the tables named on the command line, or all."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("tables", nargs="*", default=list(table_names()))
    parser.add_argument("--games", type=int, default=2000)
    parser.add_argument("--seconds", type=float, default=0.3)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--newest", action="store_true", help="for the newest minds only; Regents stay")
    options = parser.parse_args()
    learned = dict(learned_values())
    for table in options.tables:
        name = table + NEWEST if options.newest else table
        learned[name] = learn(table, options.games, options.seconds, options.seed)
        write(learned)
    return 0


if __name__ == "__main__":
    sys.exit(main())
