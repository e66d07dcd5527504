"""How fairly matched computer heirs play: series of games against somebody whose level they have to find.

    python3 build_scripts/matched_levels.py --players 2 --series 20 --games 20 --jobs 2 [--strength 0.5 …]

Somebody of known strength (0 a Page, 3 a Regent, in between at times the one, at times the other) sits in
the person's place, one seat further on in every game, and is somebody new in every series. A line for each
strength tells the share of rivals left behind in the first five games and in all after them, with 95 %
intervals over series, and the strength that was found. The same seed plays the same games.
"""

from __future__ import annotations

import argparse
import sys
from collections import deque
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from random import Random
from statistics import fmean
from typing import NamedTuple

import bootstrap

sys.path.insert(0, str(bootstrap.ROOT / "src"))

from crypt_game.match.found_level import FoundLevel
from crypt_game.match.players import TEMPERS
from crypt_game.opponents.arena_statistics import mean_and_half
from crypt_game.opponents.choose import choose
from crypt_game.opponents.levels import Temper, level_between
from crypt_game.opponents.playing_out import played_out
from crypt_game.rules import Action, Decide, GameState, Over, new_game, observe
from crypt_game.rules.indices import SeatIndex
from crypt_game.rules.playout import random_setup
from crypt_game.rules.setup import GameSetup
from crypt_game.rules.terms import Mode

FINDING = 5
"""After so many games a level is to be found."""
_STRENGTHS = (0.0, 0.5, 1.0, 1.5, 2.0, 2.5, 3.0)
_DECISIONS = 1000
"""How far the thoughts of two games are apart."""


class Played(NamedTuple):
    """A game: the share of rivals left behind, and the rivals' strength."""

    beaten: float
    strength: float


def play(setup: GameSetup, own: SeatIndex, person: float, rivals: float, luck: int) -> tuple[float, float]:
    """By how many coins somebody leads the others in the end, and the share of them left behind."""

    def decide(state: GameState, asked: Decide, decisions: int) -> tuple[SeatIndex, Action]:
        seat, seed = asked.seat, luck * _DECISIONS + decisions
        level = level_between(person if seat == own else rivals, seed)
        temper = Temper.EVEN if seat == own else TEMPERS[seat % len(TEMPERS)]
        return seat, choose(observe(state, seat), asked, level, temper, seed).action

    end = deque(played_out(new_game(setup), luck, decide), maxlen=1).pop()
    assert isinstance(end.pending, Over)
    coins = {score.seat: score.total for score in end.pending.scores}
    mine, others = coins.pop(own), [*coins.values()]
    beaten = [1.0 if mine > other else 0.5 if mine == other else 0.0 for other in others]
    return mine - fmean(others), fmean(beaten)


def series(players: int, games: int, seed: int, which: tuple[float, int]) -> list[Played]:
    """Games of somebody of a strength, one after the other."""
    strength, number = which
    rng = Random(f"{seed} {players} {strength} {number}")
    found, played = FoundLevel(), []
    for game in range(games):
        setup = random_setup(rng, Mode.STANDARD)
        setup = GameSetup(Mode.STANDARD, players, setup.collectors)
        own = new_game(setup).variant.heirs[game % players]
        rivals = found.strength
        lead, beaten = play(setup, own, strength, rivals, rng.getrandbits(40))
        played.append(Played(beaten, rivals))
        found = found.after(lead, rivals, players - 1)
    return played


def _line(strength: float, runs: Sequence[Sequence[Played]]) -> str:
    early, early_half = mean_and_half([fmean(game.beaten for game in run[:FINDING]) for run in runs])
    late, late_half = mean_and_half([fmean(game.beaten for game in run[FINDING:]) for run in runs])
    found = fmean(game.strength for run in runs for game in run[FINDING:])
    return (
        f"{strength:8.1f} {found:6.2f} {early:7.1%} ± {early_half:5.1%} {late:7.1%} ± {late_half:5.1%}"
        f" {len(runs):7d}"
    )


def main(arguments: Sequence[str]) -> int:
    """Play, and print the table."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--players", type=int, default=2, choices=(2, 3, 4))
    parser.add_argument("--series", type=int, default=20)
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--strength", type=float, action="append")
    options = parser.parse_args(arguments)
    if options.games <= FINDING or options.series < 2:
        parser.error(f"--games takes more than {FINDING}, --series more than 1")
    strengths = options.strength or _STRENGTHS
    print("strength  found   first five        after them        series", flush=True)
    one = partial(series, options.players, options.games, options.seed)
    with ProcessPoolExecutor(options.jobs) as pool:
        for strength in strengths:
            runs: Iterator[list[Played]] = pool.map(one, [(strength, run) for run in range(options.series)])
            print(_line(strength, [*runs]), flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
