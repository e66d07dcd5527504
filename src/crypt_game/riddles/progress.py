"""How a player fares with the riddles: rating, those solved in a row, those that come back, the one of a day.

A value that the settings keep. What cannot be read counts as not yet tried: no mistake in it costs more than
a riddle shown again. Days come in from outside; nothing here knows what day it is.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from datetime import date, timedelta
from math import isfinite
from typing import Any, Final, NamedTuple

from crypt_game.riddles.riddle import Grade, Riddle, RiddleKind
from crypt_game.riddles.riddle_run import RiddleRun, Score

__all__ = ["FIRST_RATING", "Returning", "RiddleProgress"]

FIRST_RATING: Final = 1000.0
_RATING_OF: Final = {
    Grade.PAGE: 800.0,
    Grade.SQUIRE: 1100.0,
    Grade.KNIGHT: 1400.0,
    Grade.REGENT: 1700.0,
    Grade.NONE: 1900.0,
}
"""What riddles of a grade are rated: whoever is rated the same solves half of them (Elo)."""
_STEP: Final = 32.0
_SCALE: Final = 400.0
_RATINGS: Final = (0.0, 4000.0)
_PAUSES: Final = (1, 3, 7, 21)
"""After how many days a riddle that was failed comes back, each time it was then solved."""
_STRIDE: Final = 509
"""By how many riddles that of a day, or the next, is further on than the one before: a prime, so that all
come, and those that were found together do not come together."""


class Returning(NamedTuple):
    """A failed riddle: the day it comes back, and how often it was solved since."""

    day: date
    times: int


@dataclass(frozen=True, slots=True)
class RiddleProgress:
    """``solved`` and ``returning`` are by number; ``row`` counts those solved without a failure in between,
    ``days`` the riddles of the day solved one day after the other, ``last_day`` the last of these days."""

    rating: float = FIRST_RATING
    solved: frozenset[int] = frozenset()
    returning: Mapping[int, Returning] = field(default_factory=dict)
    row: int = 0
    best_row: int = 0
    days: int = 0
    last_day: date | None = None

    @classmethod
    def from_json(cls, data: Mapping[str, Any] | None) -> RiddleProgress:
        """As far as it can be read."""
        known = data or {}
        rating = known.get("rating")
        returning = known.get("returning")
        solved = known.get("solved")
        return cls(
            _rating(rating),
            frozenset(number for number in solved if _count(number))
            if isinstance(solved, list)
            else frozenset(),
            dict(_returning(returning)) if isinstance(returning, list) else {},
            _count(known.get("row")),
            _count(known.get("best_row")),
            _count(known.get("days")),
            _day(known.get("last_day")),
        )

    def to_json(self) -> dict[str, Any]:
        """As the settings keep it."""
        returning = [[number, back.day.isoformat(), back.times] for number, back in self.returning.items()]
        return {
            "rating": round(self.rating, 2),
            "solved": sorted(self.solved),
            "returning": returning,
            "row": self.row,
            "best_row": self.best_row,
            "days": self.days,
            "last_day": self.last_day.isoformat() if self.last_day is not None else None,
        }

    # what comes next

    def due(self, today: date) -> list[int]:
        """The failed riddles that have come back by a day, the longest due first."""
        back = [
            (returning.day, number) for number, returning in self.returning.items() if returning.day <= today
        ]
        return [number for _, number in sorted(back)]

    def next_of(self, riddles: Sequence[Riddle], kind: RiddleKind | None = None) -> Riddle:
        """A riddle not yet tried of the grade nearest to the rating; once all were, one of all. Kinds mix.

        ``kind`` narrows it. Raises ValueError when there is none at all.
        """
        of_kind = [riddle for riddle in riddles if kind in (None, riddle.kind)]
        if not of_kind:
            raise ValueError("there is no such riddle")
        new = [riddle for riddle in of_kind if not self.was_tried(riddle.number)]

        def rank(riddle: Riddle) -> tuple[float, int]:
            return abs(_RATING_OF[riddle.grade] - self.rating), riddle.number * _STRIDE % len(riddles)

        return min(new or of_kind, key=rank)

    def was_tried(self, number: int) -> bool:
        """Whether a riddle was answered before."""
        return number in self.solved or number in self.returning

    @staticmethod
    def of_day(riddles: Sequence[Riddle], today: date) -> Riddle:
        """The riddle of a day, the same for everybody."""
        return riddles[today.toordinal() * _STRIDE % len(riddles)]

    def has_done_day(self, today: date) -> bool:
        """Whether the riddle of that day was solved on it."""
        return self.last_day == today

    def days_by(self, today: date) -> int:
        """How many days running the riddle of the day was solved, up to that day or the one before."""
        return self.days if self.last_day in (today, today - timedelta(days=1)) else 0

    # what was answered

    def after(self, run: RiddleRun, riddles: Sequence[Riddle], today: date) -> RiddleProgress:
        """The first answer of a run was given."""
        assert run.score is not None, "an answer was given"
        progress = self.answered(run.riddle, run.score, today)
        solved = run.score > Score.FAILED and run.riddle == self.of_day(riddles, today)
        return progress.solved_of_day(today) if solved else progress

    def answered(self, riddle: Riddle, score: float, today: date) -> RiddleProgress:
        """The first answer to a riddle; only that of a riddle never solved before changes the rating."""
        solved = score > Score.FAILED
        number, rating = riddle.number, self.rating
        if number not in self.solved:
            expected = 1 / (1 + 10 ** ((_RATING_OF[riddle.grade] - rating) / _SCALE))
            rating = min(max(rating + _STEP * (score - expected), _RATINGS[0]), _RATINGS[1])
        row = self.row + 1 if solved else 0
        return replace(
            self,
            rating=rating,
            solved=self.solved | {number} if solved else self.solved,
            returning=self._after(number, solved=solved, today=today),
            row=row,
            best_row=max(self.best_row, row),
        )

    def solved_of_day(self, today: date) -> RiddleProgress:
        """The riddle of the day was solved."""
        if self.has_done_day(today):
            return self
        return replace(self, days=self.days_by(today) + 1, last_day=today)

    def _after(self, number: int, *, solved: bool, today: date) -> dict[int, Returning]:
        returning = dict(self.returning)
        back = returning.pop(number, None)
        if not solved:
            returning[number] = Returning(today + timedelta(days=_PAUSES[0]), 0)
        elif back is not None and back.day > today:
            returning[number] = back
        elif back is not None and back.times + 1 < len(_PAUSES):
            times = back.times + 1
            returning[number] = Returning(today + timedelta(days=_PAUSES[times]), times)
        return returning


def _rating(value: object) -> float:
    if isinstance(value, bool) or not isinstance(value, int | float) or not isfinite(value):
        return FIRST_RATING
    return min(max(float(value), _RATINGS[0]), _RATINGS[1])


def _count(value: object) -> int:
    return value if type(value) is int and value > 0 else 0


def _day(value: object) -> date | None:
    try:
        return date.fromisoformat(value) if isinstance(value, str) else None
    except ValueError:
        return None


def _returning(rows: list[object]) -> list[tuple[int, Returning]]:
    found = []
    for row in rows:
        if isinstance(row, list) and len(row) == 3:
            number, day, times = _count(row[0]), _day(row[1]), _count(row[2])
            if number and day is not None:
                found.append((number, Returning(day, min(times, len(_PAUSES) - 1))))
    return found
