"""How temperaments differ: in what they do, and in strength, against an even one of the same level.

    python3 build_scripts/temper_table.py --level squire --games 400 [--players 2] [--temper bold …]

Every game is played twice with the same cards and luck: with the temperament in a seat, and with an even heir
there; all others are even. A line for each temperament tells what it is worth in coins ahead of the others,
with a 95 % interval, its share of wins where even would be one divided by the players, and in a game: the
part of its coins that Collectors paid, its dice used up, the dice of others that it pushed out, and the mean
effort of its dice.
"""

from __future__ import annotations

import argparse
import sys
from collections import deque
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from random import Random
from statistics import fmean
from typing import NamedTuple

import bootstrap

sys.path.insert(0, str(bootstrap.ROOT / "src"))

from crypt_game.match.players import TEMPERS
from crypt_game.opponents.arena_statistics import mean_and_half
from crypt_game.opponents.choose import choose
from crypt_game.opponents.levels import Level, Temper
from crypt_game.opponents.playing_out import played_out
from crypt_game.rules import Action, Decide, GameState, Outcome, Over, new_game, observe
from crypt_game.rules import events as ev
from crypt_game.rules.engine import Step
from crypt_game.rules.indices import SeatIndex
from crypt_game.rules.playout import random_setup
from crypt_game.rules.setup import GameSetup
from crypt_game.rules.terms import Mode

_DECISIONS = 1000
"""How far the thoughts of two games are apart."""


class Behaviour(NamedTuple):
    """What one heir did in a game: its lead and win, and the figures of the table."""

    lead: float
    won: float
    collectors: float
    used_up: float
    pushed: float
    effort: float


def play(setup: GameSetup, own: SeatIndex, level: Level, temper: Temper, luck: int) -> Behaviour:
    """One game with that temperament on a seat."""
    pushed, used_up = 0, 0
    efforts: list[int] = []

    def decide(state: GameState, asked: Decide, decisions: int) -> tuple[SeatIndex, Action]:
        seat = asked.seat
        mind = temper if seat == own else Temper.EVEN
        return seat, choose(observe(state, seat), asked, level, mind, luck * _DECISIONS + decisions).action

    def watch(before: GameState, outcome: Outcome | None, made: Step) -> None:
        nonlocal pushed, used_up
        for event in made.events:
            match event:
                case ev.PushedOut(by=by, dice=dice) if by == own:
                    pushed += dice
                case ev.Placed(seat=seat, effort=effort, dice=dice) if seat == own:
                    efforts.extend([effort] * dice)
                case ev.Exhausted(pool=pool, dice=dice) if pool == before.variant.pool_of[own]:
                    used_up += dice

    end = deque(played_out(new_game(setup), luck, decide, watch), maxlen=1).pop()
    over = end.pending
    assert isinstance(over, Over)
    coins = {score.seat: score.total for score in over.scores}
    mine = next(score for score in over.scores if score.seat == own)
    lead = mine.total - fmean(total for seat, total in coins.items() if seat != own)
    won = (own in over.winners) / len(over.winners)
    paid = sum(mine.collectors) / max(1, mine.total)
    return Behaviour(lead, won, paid, used_up, pushed, fmean(efforts or [0]))


def compared(
    players: int, level: Level, tempers: Sequence[Temper], seed: int, number: int
) -> dict[Temper, Behaviour]:
    """A game with each temperament, and with none, in the same seat with the same cards and luck."""
    rng = Random(f"{seed} {players} {number}")
    setup = GameSetup(Mode.STANDARD, players, random_setup(rng, Mode.STANDARD).collectors)
    own, luck = new_game(setup).variant.heirs[number % players], rng.getrandbits(40)
    return {temper: play(setup, own, level, temper, luck) for temper in (Temper.EVEN, *tempers)}


def line(temper: Temper, games: Sequence[dict[Temper, Behaviour]]) -> str:
    """A temperament's figures."""
    own = [game[temper] for game in games]
    gains = [game[temper].lead - game[Temper.EVEN].lead for game in games]
    gain, half = mean_and_half(gains)
    means = [fmean(values) for values in zip(*own, strict=True)]
    wins, paid, used_up, pushed, effort = means[1:]
    return (
        f"{temper or 'even':10} {gain:+6.2f} ± {half:4.2f} {wins:7.1%} {paid:10.1%} {used_up:8.2f}"
        f" {pushed:7.2f} {effort:7.2f}"
    )


def main(arguments: Sequence[str]) -> int:
    """Play, and print the table."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--level", type=Level, choices=list(Level), default=Level.SQUIRE)
    parser.add_argument("--temper", type=Temper, choices=TEMPERS, action="append")
    parser.add_argument("--players", type=int, choices=(2, 3, 4), default=2)
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args(arguments)
    if options.games < 2:
        parser.error("--games takes 2 at least")
    tempers = options.temper or TEMPERS
    one = partial(compared, options.players, options.level, tempers, options.seed)
    with ProcessPoolExecutor(options.jobs) as pool:
        games = [*pool.map(one, range(options.games))]
    print(f"{options.games} games of {options.players}, {options.level.value}, random Collectors")
    print("temper        coins         wins  Collectors  used up  pushed  effort")
    for temper in (Temper.EVEN, *tempers):
        print(line(temper, games), flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
