"""All days at once: what the records say of them and their pars, gathered while nothing else happens."""

from __future__ import annotations

from collections.abc import Callable
from datetime import date, timedelta
from pathlib import Path
from typing import Final

from crypt_game.daily.day_words import streak_words
from crypt_game.daily.par_book import ParBook
from crypt_game.daily.results import DayResult, at_par_or_better, results_of, streak_of
from crypt_game.daily.tries import DayState, state_of_day
from crypt_game.games.game_list import GameList, Which
from crypt_game.opponents.worker_client import Opponents
from crypt_game.text.language import Say

__all__ = ["Diary", "weeks_of"]

_WEEK: Final = 7
_LONGEST_MONTH: Final = 31


class Diary:
    """The results of all days, and the pars of those that are looked at."""

    def __init__(self, saves: Path, cache: Path, opponents: Callable[[], Opponents]) -> None:
        """Reads nothing yet: see `update`."""
        self._saves = saves
        self._games = GameList(saves, cache)
        self._book = ParBook(cache, opponents)
        self.results: dict[date, DayResult] = {}
        """The first tries that were played to their end, by day."""

    @property
    def pars(self) -> dict[date, int]:
        """The pars that are known."""
        return self._book.known

    @property
    def failed(self) -> date | None:
        """The day whose par could not be found just now."""
        return self._book.failed

    def look_at(self, month: date, day: date) -> None:
        """Find the par of this day, and then those of the days of the month that were played."""
        month_days = [each for each in self.results if (each.year, each.month) == (month.year, month.month)]
        self._book.want([day, *month_days])

    def state(self, day: date) -> DayState:
        """How far the first try of a day has come."""
        return state_of_day(self._saves, day)

    def update(self, seconds: float) -> bool:
        """Read records for about this long; True when there is something new to be seen."""
        found = self._book.update()
        if self._games.work(seconds):
            before, self.results = self.results, results_of(self._games.rows(Which.ALL))
            found = found or before != self.results
        return found

    def close(self) -> None:
        """Look for nothing any more."""
        self._book.cancel()

    def streak(self, say: Say, today: date) -> str:
        """The days in a row, and how many reached their par."""
        reached = at_par_or_better(self.results, self.pars)
        return streak_words(say, streak_of(self.results, today), reached, len(self.results))


def weeks_of(month: date) -> list[tuple[int, date]]:
    """The days of a month with their places in a calendar of seven columns, from Monday on."""
    first = month.replace(day=1)
    days = (first + timedelta(days=number) for number in range(_LONGEST_MONTH))
    return [(first.weekday() + number, day) for number, day in enumerate(days) if day.month == first.month]
