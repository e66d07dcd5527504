"""The score sheet in numbers (§4.2, §7.10, §8.10, §9.1)."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from enum import StrEnum
from typing import NamedTuple

from crypt_game.match.match import Match
from crypt_game.rules import TREASURE_TYPES, Over, TreasureType
from crypt_game.rules import events as ev
from crypt_game.rules.indices import SeatIndex

__all__ = ["RowKind", "ScoreRow", "ScoreTable", "TieRoll"]


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

    seat: SeatIndex
    rolls: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class ScoreTable:
    """The sheet of a finished match: a column for each heir in seat order."""

    seats: tuple[SeatIndex, ...]
    rows: tuple[ScoreRow, ...]
    winners: tuple[SeatIndex, ...]
    ties: tuple[TieRoll, ...]
    teams: tuple[tuple[int, ...], ...]
    """For each column those that have one score with it, itself included."""

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
        seats = tuple(score.seat for score in scores)
        together = (next((team for team in variant.teams if seat in team), (seat,)) for seat in seats)
        teams = tuple(tuple(map(seats.index, team)) for team in together)
        return cls(seats, tuple(rows), result.winners, ties, teams)

    def counts(self, column: int) -> bool:
        """Whether the coins of this column are its score: of two that have one the fewer (§7.10, §8.10)."""
        total = next(row.values for row in self.rows if row.kind is RowKind.TOTAL)
        return total[column] == min(total[other] for other in self.teams[column])

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
    def best(self) -> SeatIndex:
        """The seat whose portrait stands for the result: the first winner, alone or not."""
        return self.winners[0] if self.winners else self.seats[0]

    @property
    def best_total(self) -> int:
        """The most coins that anybody, or any house, has."""
        return max(self.rows[-1].values)


def _row(kind: RowKind, values: Iterable[int]) -> ScoreRow:
    return ScoreRow(kind, tuple(values))
