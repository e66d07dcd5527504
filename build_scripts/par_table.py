"""Finds the pars of a week of daily crypts, and how long each takes.

    python3 build_scripts/par_table.py [--day 2026-11-23]

One line for each day from Monday to Sunday: the mode, the par, its games, the seconds that finding it took,
and the longest that the process could not be asked to stop. It is found beside the window, never in it.
"""

from __future__ import annotations

import argparse
import sys
import time
from datetime import date, timedelta

import bootstrap

sys.path.insert(0, str(bootstrap.ROOT / "src"))

from crypt_game.daily.crypt_of_day import par_question
from crypt_game.daily.week import game_on
from crypt_game.opponents.par import Par

_WEEK = 7


def found(day: date) -> tuple[Par, float, float]:
    """The par of a day, the seconds it took, and the longest of its steps."""
    begun = last = time.perf_counter()
    par, longest = Par(), 0.0
    for latest in par_question(day).work():
        par = latest
        now = time.perf_counter()
        longest, last = max(longest, now - last), now
    return par, last - begun, longest


def main() -> int:
    """Print the week of a day."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--day", type=date.fromisoformat, default=date.today())
    day = parser.parse_args().day
    for number in range(_WEEK):
        each = day - timedelta(days=day.weekday() - number)
        game = game_on(each)
        par, whole, longest = found(each)
        coins = " ".join(map(str, par.coins))
        print(f"{each} {game.mode} {game.players}: par {par.value} ({coins}), {whole:.1f} s, {longest:.2f} s")
    return 0


if __name__ == "__main__":
    sys.exit(main())
