"""The score sheet in numbers, and how far it has been counted up (§4.2, §7.10, §8.10, §9.1)."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from enum import StrEnum
from typing import NamedTuple

from crypt_game.match.match import Match
from crypt_game.rules import TREASURE_TYPES, Over, TreasureType
from crypt_game.rules import events as ev
from crypt_game.ui.motion import out_quad

__all__ = ["Counting", "RowKind", "ScoreRow", "ScoreTable", "TieRoll"]


class RowKind(StrEnum):
    """What a row of the sheet counts."""

    TREASURE = "treasure"
    COLLECTOR = "collector"
    DICE = "dice"
    CURSE = "curse"
    TOTAL = "total"
    TEAM = "team"


class ScoreRow(NamedTuple):
    """One row: what it counts (`type` for a Collector) and a number for each column."""

    kind: RowKind
    values: tuple[int, ...]
    type: TreasureType | None = None


class TieRoll(NamedTuple):
    """One roll of a tied seat: the seat and its dice (§4.3)."""

    seat: int
    rolls: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class ScoreTable:
    """The sheet of a finished match: a column for each heir in seat order."""

    seats: tuple[int, ...]
    rows: tuple[ScoreRow, ...]
    winners: tuple[int, ...]
    ties: tuple[TieRoll, ...]

    @classmethod
    def of(cls, match: Match, result: Over) -> ScoreTable:
        """The sheet of `match`, which ended with `result`."""
        scores = sorted(result.scores, key=lambda score: score.seat)
        rows = [_row(RowKind.TREASURE, (score.treasure for score in scores))]
        rows += [
            ScoreRow(RowKind.COLLECTOR, tuple(score.collectors.of(type_) for score in scores), type_)
            for type_ in TREASURE_TYPES
        ]
        rows.append(_row(RowKind.DICE, (score.dice for score in scores)))
        if match.plan.setup.cursed:
            rows.append(_row(RowKind.CURSE, (score.curse for score in scores)))
        rows.append(_row(RowKind.TOTAL, (score.total for score in scores)))
        variant = match.state.variant
        if result.teams:
            rows.append(_row(RowKind.TEAM, (variant.deciding_score(result, score.seat) for score in scores)))
        events = [event for moment in match.moments for event in moment.events]
        ties = tuple(TieRoll(e.seat, e.rolls) for e in events if isinstance(e, ev.TieBreakRolled))
        return cls(tuple(score.seat for score in scores), tuple(rows), result.winners, ties)

    @property
    def attempts(self) -> list[tuple[TieRoll, ...]]:
        """The tie-break rolls, attempt by attempt: a new one begins when somebody rolls again."""
        lines: list[list[TieRoll]] = []
        for tie in self.ties:
            if not lines or any(tie.seat == earlier.seat for earlier in lines[-1]):
                lines.append([])
            lines[-1].append(tie)
        return [tuple(line) for line in lines]

    @property
    def best(self) -> int:
        """The seat whose portrait stands for the result: the first winner, alone or not."""
        return self.winners[0] if self.winners else self.seats[0]


def _row(kind: RowKind, values: Iterable[int]) -> ScoreRow:
    return ScoreRow(kind, tuple(values))


class Counting:
    """Counts the rows up one after the other, and then unveils the winner; `speed` 0 shows everything at
    once (VISUAL §8)."""

    COIN, LONGEST, PAUSE = 0.04, 0.9, 0.15
    UNVEILING = 0.5

    def __init__(self, rows: tuple[ScoreRow, ...], speed: float = 1.0) -> None:
        self._starts: list[tuple[float, float]] = []
        moment = 0.4
        for row in rows:
            seconds = min(self.LONGEST, self.COIN * max((abs(value) for value in row.values), default=0))
            self._starts.append((moment, max(seconds, 0.1)))
            moment += max(seconds, 0.1) + self.PAUSE
        self._end = moment
        self._speed = speed
        self._time = self._end + self.UNVEILING if speed <= 0 else 0.0

    @property
    def done(self) -> bool:
        """Whether every row stands."""
        return self._time >= self._end

    @property
    def unveiled(self) -> float:
        """How far the winner is unveiled, 0–1."""
        return out_quad(min(1.0, max(0.0, (self._time - self._end) / self.UNVEILING)))

    def update(self, dt: float) -> int:
        """Advance by `dt` seconds; returns how many rows were begun by that."""
        before = self._begun
        self._time = min(self._end + self.UNVEILING, self._time + dt * self._speed)
        return self._begun - before

    @property
    def _begun(self) -> int:
        return sum(start <= self._time for start, _ in self._starts)

    def finish(self) -> None:
        """Show everything at once."""
        self._time = self._end + self.UNVEILING

    def share(self, row: int) -> float:
        """How far a row is counted, 0–1; 0 before its turn."""
        start, seconds = self._starts[row]
        return out_quad(min(1.0, max(0.0, (self._time - start) / seconds)))

    def started(self, row: int) -> bool:
        """Whether the row's turn has come."""
        return self._time >= self._starts[row][0]
