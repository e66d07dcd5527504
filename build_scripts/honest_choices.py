"""Proves on many choices that a computer heir's choice does not depend on what its seat may not know.

    python3 build_scripts/honest_choices.py --choices 1000000 [--seed 1]

Random games of every mode with random Collectors and Curses: at every decision everything that the seat asked
does not know is dealt anew (values in the draw pile, face down, in the box and in others' collections, and
the order of the draw pile), and an heir of some level and temperament has to see the same and to choose the
same, with the same value, reasons and alternatives. Most heirs are Pages and Squires, who are quickest; those
who look ahead do so in few positions, and are told levels of the others. One time of four somebody is asked
out of turn as well. Ends with 1 at a difference.
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from itertools import islice
from random import Random
from typing import NamedTuple

import bootstrap

sys.path.insert(0, str(bootstrap.ROOT / "src"))

from crypt_game.opponents.choose import Chosen, anytime, choose
from crypt_game.opponents.levels import KnownLevels, Level, Temper
from crypt_game.rules import Decide, GameState, Mode, new_game, observe
from crypt_game.rules.imagine import imagine
from crypt_game.rules.playout import random_setup, random_steps
from crypt_game.rules.view import SeatView

QUICK = 0.004
"""Seconds a decision: few positions are thought through, in all the ways of many."""
_LEVELS = {Level.PAGE: 20, Level.SQUIRE: 20, Level.KNIGHT: 6, Level.REGENT: 3, Level.SOVEREIGN: 1}
"""How often each level is asked, of fifty times."""
_OUT_OF_TURN = 0.25
"""The chance that somebody is asked out of turn."""
_TOLD_EVERY = 50_000

Chooser = Callable[[SeatView, Decide, Level, Temper, int, KnownLevels], Chosen]


class Compared(NamedTuple):
    """One choice made twice, with what is hidden dealt anew."""

    mode: Mode
    level: Level
    honest: bool


def games(seed: int) -> Iterator[Iterator[GameState]]:
    """Random games, a mode after the other: the states of each in which a seat is asked."""
    number = 0
    while True:
        for mode in Mode:
            number += 1
            rng = Random(f"honest {seed} {number}")
            steps = random_steps(new_game(random_setup(rng, mode)), rng)
            yield (step.state for _, step in steps if isinstance(step.state.pending, Decide))


def quickly(
    view: SeatView, asked: Decide, level: Level, temper: Temper, thought: int, known: KnownLevels
) -> Chosen:
    """The choice of an heir who thinks for a moment."""
    return choose(view, asked, level, temper, thought, QUICK, known=known)


def compared(seed: int, chooser: Chooser = quickly) -> Iterator[Compared]:
    """Choice after choice of heirs of all levels and temperaments."""
    rng = Random(f"dealt {seed}")
    levels = [level for level, times in _LEVELS.items() for _ in range(times)]
    for states in games(seed):
        for state in states:
            asked = state.pending
            assert isinstance(asked, Decide)
            level, temper, thought = rng.choice(levels), rng.choice(list(Temper)), rng.getrandbits(32)
            view = observe(state, asked.seat)
            known = [rng.choice((None, *Level)) for _ in view.seats]
            same = observe(imagine(view, rng), asked.seat)
            honest = (
                same == view
                and chooser(same, asked, level, temper, thought, known)
                == chooser(view, asked, level, temper, thought, known)
                and (rng.random() > _OUT_OF_TURN or out_of_turn_alike(state, rng))
            )
            yield Compared(state.variant.setup.mode, level, honest)


def out_of_turn_alike(state: GameState, rng: Random) -> bool:
    """Whether some heir does the same out of turn, with what it does not know dealt anew."""
    seat = rng.choice(state.variant.heirs)
    view = observe(state, seat)
    return anytime(observe(imagine(view, rng), seat)) == anytime(view)


def main(arguments: Sequence[str]) -> int:
    """Compare, and tell how many choices of which levels and modes; 1 at the first that differs."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--choices", type=int, default=1_000_000)
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args(arguments)
    counts: Counter[str] = Counter()
    for number, one in enumerate(islice(compared(options.seed), options.choices), 1):
        counts[one.mode.value] += 1
        counts[one.level.value] += 1
        if not one.honest:
            print(f"choice {number} ({one.level.value}, {one.mode.value}) depends on what is hidden")
            return 1
        if not number % _TOLD_EVERY or number == options.choices:
            told = ", ".join(f"{name} {count}" for name, count in counts.items())
            print(f"{number} choices, none depends on what is hidden: {told}", flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
