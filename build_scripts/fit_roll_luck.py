"""Fits how far luck shows in a score, and writes ``src/crypt_game/opponents/roll_luck.json``.

    python3 build_scripts/fit_roll_luck.py --crypts 600 --jobs 2 [solo-1 standard-2 …]

Knights and Squires play the same crypts, each by itself against Squires; least squares then tell by how many
coins the difference of their scores follows the difference of their luck. The seeds are of their own: what is
fitted here is judged on others (``crypt-game arena --luck``).
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Sequence
from statistics import fmean

import bootstrap

sys.path.insert(0, str(bootstrap.ROOT / "src"))

from crypt_game.opponents.arena_games import TOGETHER, ArenaTable, Block, play_blocks
from crypt_game.opponents.learned_values import table_names
from crypt_game.opponents.levels import Level
from crypt_game.opponents.roll_luck import ROLL_LUCK, RollLuck
from crypt_game.rules import Mode

_SEED = 40_000_000
"""Far from the seeds that the arena begins with."""
_TRUST = 0.02
"""How strongly a kind of luck is taken to bring nothing: for those that hardly ever come up."""
_LIMIT = 10.0


def table_of(name: str) -> ArenaTable:
    """A table by its name in the file (``standard-3``)."""
    mode, players = name.split("-")
    rival = "" if Mode(mode) in TOGETHER else Level.SQUIRE.value
    return ArenaTable(Mode(mode), int(players), "random", False, _SEED, None, rival, measured=True)


def differences(blocks: Sequence[Block]) -> list[tuple[float, RollLuck]]:
    """By crypt: by how much the first entrant's score, and its luck, is more than the second's."""
    found = []
    for block in blocks:
        (one,), (other,) = block.luck
        luck = RollLuck(*(mine - yours for mine, yours in zip(one, other, strict=True)))
        found.append((block.mean(0) - block.mean(1), luck))
    return found


def fitted(pairs: Sequence[tuple[float, RollLuck]]) -> RollLuck:
    """The weights that leave the least of the differences' variance."""
    size = len(RollLuck._fields)
    mean = fmean(score for score, _ in pairs)
    sums = [[sum(luck[one] * luck[two] for _, luck in pairs) for two in range(size)] for one in range(size)]
    goal = [sum((score - mean) * luck[one] for score, luck in pairs) for one in range(size)]
    for one in range(size):
        sums[one][one] += _TRUST * len(pairs)
    return RollLuck(*(round(weight, 2) + 0.0 for weight in solved(sums, goal)))


def solved(matrix: list[list[float]], goal: list[float]) -> list[float]:
    """The solution of linear equations by elimination; the matrix is positive definite."""
    rows = [[*row, right] for row, right in zip(matrix, goal, strict=True)]
    for one, row in enumerate(rows):
        row[:] = [value / row[one] for value in row]
        for other in rows:
            if other is not row:
                factor = other[one]
                other[:] = [value - factor * own for value, own in zip(other, row, strict=True)]
    return [row[-1] for row in rows]


def main() -> int:
    """Fit the tables named on the command line, or all, and keep the others."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("tables", nargs="*")
    parser.add_argument("--crypts", type=int, default=600)
    parser.add_argument("--jobs", type=int, default=1)
    options = parser.parse_args()
    weights = json.loads(ROLL_LUCK.read_text(encoding="utf-8"))
    for name in options.tables or table_names():
        seats = [Level.KNIGHT.value, Level.SQUIRE.value]
        blocks = list(play_blocks(table_of(name), seats, _LIMIT, options.crypts, options.jobs))
        weights[name] = fitted(differences(blocks))._asdict()
        lines = ",\n".join(f'  "{table}": {json.dumps(row)}' for table, row in weights.items())
        ROLL_LUCK.write_text(f"{{\n{lines}\n}}\n", encoding="utf-8")
        print(name, weights[name], flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
