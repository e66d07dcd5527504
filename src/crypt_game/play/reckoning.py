"""The reckoning after a game, step by step: what is laid down, who is paid, who leads, and when (§4.2)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum
from itertools import pairwise
from typing import NamedTuple

from crypt_game.match.match import Match
from crypt_game.play.score_table import RowKind, ScoreRow, ScoreTable
from crypt_game.rules import TREASURE_TYPES, Card, Held
from crypt_game.rules.indices import PoolIndex

__all__ = ["Beat", "Reckoning", "ReckoningStep", "reckoning_steps"]

LAID, TURNED, PAID = 0.26, 0.44, 0.9
"""The shares of a step after which the cards lie, the hidden ones have turned, and all coins are paid."""
_FIRST, _STEP, _EMPTY = 2.7, 1.55, 1.15
"""How many seconds the first step takes, which counts all treasure, each other one, and one that pays
nobody."""
_BEFORE, _DIMMING, _UNVEILING = 0.4, 0.4, 0.5
"""Seconds before the first step, those in which it then grows dark, and those in which the winner comes to
light."""
_DARKEST = 0.28
"""The light that is left before the winner comes to light."""


class Beat(StrEnum):
    """Something that is heard as it happens."""

    LAID = "laid"
    TURNED = "turned"
    COIN = "coin"
    LEAD = "lead"
    TOTAL = "total"


class LaidCard(NamedTuple):
    """A card on the slab, whether it lay face down until now, and whether this row counts it."""

    card: Card
    hidden: bool
    counts: bool


@dataclass(frozen=True, slots=True)
class ReckoningStep:
    """One row of the sheet: the cards that lie on the slab, and each column's coins before and after it."""

    row: ScoreRow
    laid: tuple[tuple[LaidCard, ...], ...]
    before: tuple[int, ...]
    after: tuple[int, ...]
    leaders: frozenset[int]
    """The columns that lead after it; none where nobody competes."""
    seconds: float


def reckoning_steps(match: Match, table: ScoreTable) -> tuple[ReckoningStep, ...]:
    """A step for each row that pays; totals are what the steps add up to."""
    steps: list[ReckoningStep] = []
    coins = (0,) * len(table.seats)
    for row in table.rows:
        if row.kind in (RowKind.TOTAL, RowKind.TEAM):
            continue
        after = tuple(have + gain for have, gain in zip(coins, row.values, strict=True))
        lay = _laid_alone if len(table.seats) == 1 else _laid
        laid = tuple(lay(match.state.seats[seat].cards, row) for seat in table.seats)
        leaders = _leaders(match, table, after)
        seconds = (_STEP if any(row.values) else _EMPTY) if steps else _FIRST
        steps.append(ReckoningStep(row, laid, coins, after, leaders, seconds))
        coins = after
    return tuple(steps)


def _laid(cards: Sequence[Held[Card]], row: ScoreRow) -> tuple[LaidCard, ...]:
    """What of a collection lies on the slab for this row: all of it for treasure, else cards of its type."""
    counts = [held for held in _by_type(cards) if row.kind is RowKind.TREASURE or held.card.type is row.type]
    return tuple(LaidCard(held.card, not held.flipped, True) for held in counts)


def _laid_alone(cards: Sequence[Held[Card]], row: ScoreRow) -> tuple[LaidCard, ...]:
    """Where nobody's cards lie beside them, all of them stay once they have turned, but for dice that pay."""
    if row.kind is RowKind.DICE and any(row.values):
        return ()
    first = row.kind is RowKind.TREASURE
    return tuple(
        LaidCard(held.card, first and not held.flipped, first or held.card.type is row.type)
        for held in _by_type(cards)
    )


def _by_type(cards: Sequence[Held[Card]]) -> list[Held[Card]]:
    return sorted(cards, key=lambda held: TREASURE_TYPES.index(held.card.type))


def _leaders(match: Match, table: ScoreTable, coins: Sequence[int]) -> frozenset[int]:
    """The columns whose pool has most; of a house the poorer one counts (§7.10, §8.10)."""
    pool_of = match.state.variant.pool_of
    pools: dict[PoolIndex, list[int]] = {}
    for column, seat in enumerate(table.seats):
        pools.setdefault(pool_of[seat], []).append(column)
    if not table.winners:
        return frozenset()
    score = {pool: min(coins[column] for column in columns) for pool, columns in pools.items()}
    most = max(score.values())
    return frozenset(column for pool, columns in pools.items() if score[pool] == most for column in columns)


class Reckoning:
    """How far the steps have come, then the dark and the unveiled winner; `speed` 0 shows all at once."""

    def __init__(self, steps: Sequence[ReckoningStep], speed: float = 1.0) -> None:
        self.steps = tuple(steps)
        self._starts: list[float] = []
        moment = _BEFORE
        for step in self.steps:
            self._starts.append(moment)
            moment += step.seconds
        self._dark = moment + _DIMMING
        self._speed = speed
        self._time = self.seconds if speed <= 0 else 0.0

    @property
    def seconds(self) -> float:
        """How long all of it takes at speed 1."""
        return self._dark + _UNVEILING

    @property
    def done(self) -> bool:
        """Whether every step has been counted, and it has grown dark over them."""
        return self._time >= self._dark

    @property
    def light(self) -> float:
        """How light it is, 0–1: it goes down over what was counted, never to black, and comes up again over
        the winner."""
        if self.unveiled:
            return 1.0
        way = min(1.0, abs(self._time - self._dark) / (_UNVEILING if self.done else _DIMMING))
        return _DARKEST + (1 - _DARKEST) * way

    @property
    def unveiled(self) -> bool:
        """Whether the winner stands in full light."""
        return self._time >= self.seconds

    @property
    def index(self) -> int:
        """The present step; the last one when all are counted, the first one before it begins."""
        return max(0, sum(start <= self._time for start in self._starts) - 1)

    @property
    def progress(self) -> float:
        """How far the present step has come, 0–1."""
        return self._progress(self.index, self._time)

    def _progress(self, index: int, moment: float) -> float:
        return min(1.0, max(0.0, (moment - self._starts[index]) / self.steps[index].seconds))

    def started(self, row: int) -> bool:
        """Whether the turn of this row of the sheet has come; totals come last."""
        return self.done if row >= len(self.steps) else self._time >= self._starts[row]

    def shown(self, row: int) -> bool:
        """Whether it is told what a row pays: as soon as its hidden cards have turned."""
        return self.done or self._progress(row, self._time) > TURNED

    def share(self, row: int) -> float:
        """How much of a row is paid, 0–1."""
        if row >= len(self.steps):
            return float(self.done)
        return paid_share(self._progress(row, self._time))

    def coins(self, column: int) -> int:
        """What a column has now."""
        step = self.steps[self.index]
        gain = step.after[column] - step.before[column]
        return step.before[column] + round(gain * self.share(self.index))

    @property
    def poorest(self) -> int:
        """The column with the fewest coins now, the first of several: what counts of twins (§7.10)."""
        return min(range(len(self.steps[0].after)), key=self.coins)

    @property
    def leaders(self) -> frozenset[int]:
        """The columns that lead as far as it is counted."""
        index = self.index
        if paid_share(self.progress) >= 1:
            return self.steps[index].leaders
        return self.steps[index - 1].leaders if index else frozenset()

    def update(self, dt: float) -> list[Beat]:
        """Advance by `dt` seconds; what was heard in them."""
        before = self._heard()
        self._time = min(self.seconds, self._time + dt * self._speed)
        now = self._heard()
        return [beat for beat in Beat if now[beat] > before[beat]]

    def _heard(self) -> dict[Beat, int]:
        """How often each beat has been heard."""
        index, progress, step = self.index, self.progress, self.steps[self.index]
        paid = self.steps[: index + (self.share(index) >= 1)]
        hides = any(each.hidden for laid in step.laid for each in laid)
        return {
            Beat.LAID: index + (progress > 0),
            Beat.TURNED: index + (progress > LAID and hides),
            Beat.COIN: sum(self.coins(column) for column in range(len(step.after))),
            Beat.LEAD: sum(a.leaders != b.leaders for a, b in pairwise(paid)),
            Beat.TOTAL: int(len(paid) == len(self.steps)),
        }

    def next_step(self) -> None:
        """Go on to the next step, or to the winner after the last one."""
        index = self.index + (self._time >= self._starts[0])
        self._time = self._starts[index] if index < len(self.steps) else self._dark

    def finish(self) -> None:
        """Show everything at once."""
        self._time = self.seconds


def paid_share(progress: float) -> float:
    """How much of a step's coins has landed when it has come so far (both 0–1)."""
    return min(1.0, max(0.0, (progress - TURNED) / (PAID - TURNED)))
