"""Least squares over games of self-play: what dice and begun sets bring beyond what was counted on.

Needs numpy (the extra ``train``); the game reads the result without it.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

import numpy as np

from crypt_game.opponents.learned_values import SET_SIZES, LearnedValues

LAMBDA = 0.5
"""How far a position is judged by what the game brought in the end, not by what its next round promised."""
TRUST = 2.0
"""How strongly sets are taken to be worth what their Collectors estimate."""
LEAST_RISE = 0.1
"""One more die is never worth less than that."""
FAMILIAR = 500
"""As many games count half against the worth of dice that was known before."""
_SWEEPS = 40

Key = tuple[object, ...]


class Pool(NamedTuple):
    """A pool at the start of a round: its place, dice, the coins counted on, and the sets of its seats (the
    Collector's name, the size, the cards of the type that can still be expected).
    """

    place: int
    dice: int
    standing: float
    sets: tuple[tuple[str, int, float], ...]

    def with_mate(self, mate: Pool) -> Pool:
        """The pool with a second seat's coins and sets."""
        return self._replace(standing=self.standing + mate.standing, sets=self.sets + mate.sets)


class Snapshot(NamedTuple):
    """The start of a round: rounds to come with this one, by how much the draw pile is better than usual."""

    rounds: int
    riches: float
    pools: tuple[Pool, ...]


class Game(NamedTuple):
    """The rounds of a game, and the coins that each pool had in the end."""

    snapshots: tuple[Snapshot, ...]
    finals: tuple[float, ...]


def features(snapshot: Snapshot, pool: Pool, all_rounds: int) -> dict[Key, float]:
    """What a pool's position is described by; the worth is linear in these."""
    late = 1 - 2 * snapshot.rounds / all_rounds
    found: dict[Key, float] = {
        ("round", snapshot.rounds): 1.0,
        ("place", pool.place): 1.0,
        ("place late", pool.place): late,
        ("rich",): snapshot.riches,
        ("riches", pool.place): snapshot.riches * pool.dice,
    }
    if pool.dice:
        found["dice", pool.place, pool.dice] = 1.0
        found["dice late", pool.place, pool.dice] = late
    for name, size, expected in pool.sets:
        for power in (1, 2):
            key = ("set", name, size, power)
            found[key] = found.get(key, 0.0) + expected**power
    return found


class _Rows:
    """The matrix of a fit: a row for each pool at each round, a game's pools one after the other."""

    def __init__(self, games: Sequence[Game], against_others: bool) -> None:
        self.columns: dict[Key, int] = {}
        entries: list[tuple[int, int, float]] = []
        standing: list[float] = []
        final: list[float] = []
        rounds: list[int] = []
        last: list[bool] = []
        for game in games:
            for number in range(len(game.finals)):
                for snapshot in game.snapshots:
                    row = len(standing)
                    for key, value in _described(snapshot, number, len(game.snapshots), against_others):
                        column = self.columns.setdefault(key, len(self.columns))
                        entries.append((row, column, value))
                    coins = [pool.standing for pool in snapshot.pools]
                    standing.append(_lead(coins, number, against_others))
                    final.append(_lead(game.finals, number, against_others))
                    rounds.append(snapshot.rounds)
                    last.append(snapshot is game.snapshots[-1])
        self.matrix = np.zeros((len(standing), len(self.columns)))
        for row, column, value in entries:
            self.matrix[row, column] += value
        self.standing, self.final = np.array(standing), np.array(final, float)
        self.rounds, self.last = np.array(rounds), np.array(last)


def _described(
    snapshot: Snapshot, number: int, all_rounds: int, against_others: bool
) -> Iterator[tuple[Key, float]]:
    """A pool's features, less the others' on average where they are rivals."""
    yield from features(snapshot, snapshot.pools[number], all_rounds).items()
    others = [pool for other, pool in enumerate(snapshot.pools) if other != number]
    if against_others:
        for pool in others:
            for key, value in features(snapshot, pool, all_rounds).items():
                yield key, -value / len(others)


def _lead(coins: Sequence[float], number: int, against_others: bool) -> float:
    if not against_others:
        return coins[number]
    return coins[number] - (sum(coins) - coins[number]) / (len(coins) - 1)


def solve(rows: _Rows) -> dict[Key, float]:
    """The weight of each feature, by least squares against what later rounds are worth (TD(lambda))."""
    trust = np.diag([TRUST if key[0] == "set" else 0.05 for key in rows.columns])
    goal = rows.final - rows.standing
    spread = np.ones(rows.rounds.max() + 1)
    weights = np.zeros(len(rows.columns))
    for _ in range(_SWEEPS):
        scale = (1 / spread)[rows.rounds]
        weighted = rows.matrix * scale[:, None]
        weights = np.linalg.solve(rows.matrix.T @ weighted + trust, weighted.T @ goal)
        fitted = rows.matrix @ weights
        for number in set(rows.rounds.tolist()):
            spread[number] = np.var((goal - fitted)[rows.rounds == number]) + 1e-3
        goal = _returns(rows, rows.standing + fitted) - rows.standing
    return {key: float(weights[column]) for key, column in rows.columns.items()}


def _returns(rows: _Rows, worth: np.ndarray) -> np.ndarray:
    """What each position led to: partly the worth of the next, partly what that led to."""
    returns = rows.final.copy()
    for row in range(len(returns) - 2, -1, -1):
        if not rows.last[row]:
            returns[row] = (1 - LAMBDA) * worth[row + 1] + LAMBDA * returns[row + 1]
    return returns


def fit(games: Sequence[Game], before: LearnedValues, *, against_others: bool) -> LearnedValues:
    """What the games tell; the shape of the tables is that of what was known before.

    Dice are worth something between what was known and what the games tell, the nearer to these the more
    there are.
    """
    weights = solve(_Rows(games, against_others))
    all_rounds = len(games[0].snapshots)
    share = len(games) / (len(games) + FAMILIAR)
    dice = []
    for place, by_rounds in enumerate(before.dice):
        table = []
        for rounds, row in enumerate(by_rounds, start=1):
            late = 1 - 2 * rounds / all_rounds
            coins = [
                weights.get(("dice", place, count), 0.0)
                + late * weights.get(("dice late", place, count), 0.0)
                for count in range(len(row))
            ]
            for count in range(1, len(coins)):
                coins[count] = max(coins[count], coins[count - 1] + LEAST_RISE)
            table.append([known + share * (told - known) for known, told in zip(row, coins, strict=True)])
        dice.append(table)
    riches = [
        known + share * (weights.get(("riches", place), 0.0) - known)
        for place, known in enumerate(before.riches)
    ]
    names = sorted({str(key[1]) for key in weights if key[0] == "set"})
    sets = {
        name: [
            (weights.get(("set", name, size, 1), 0.0), weights.get(("set", name, size, 2), 0.0))
            for size in range(SET_SIZES)
        ]
        for name in names
    }
    return LearnedValues(dice, riches, sets)
