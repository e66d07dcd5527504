"""What the records say of each day: the first try at its crypt, and how many days in a row there was one."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping
from datetime import date, timedelta
from pathlib import Path
from typing import NamedTuple

from crypt_game.daily.crypt_of_day import is_game_of_day
from crypt_game.games.game_list import ListedGame

__all__ = ["DayResult", "Streak", "at_par_or_better", "results_of", "streak_of"]

_DAY = timedelta(days=1)


class DayResult(NamedTuple):
    """A first try that was played to its end; `helped` tells whether hints, the coach or taking back had a
    part in it."""

    day: date
    coins: int
    helped: bool
    path: Path


class Streak(NamedTuple):
    """Days in a row with a first try played to its end: those up to now, and the longest of all."""

    now: int
    longest: int


def results_of(rows: Iterable[ListedGame]) -> dict[date, DayResult]:
    """The result of each day that has one.

    Practice does not count, nor a game from elsewhere, nor one in which a computer heir decided for the
    person. Of two first tries, as on two computers, the one that ended first counts.
    """
    found: dict[date, DayResult] = {}
    for row in sorted(rows, key=lambda row: row.entry.modified):
        account = row.account
        if account is None or account.result is None or account.practice or account.day is None:
            continue
        if account.day in found or not account.human_seats or not is_game_of_day(account, account.day):
            continue
        coins = account.score(account.human_seats[0])
        found[account.day] = DayResult(account.day, coins, account.with_help, row.path)
    return found


def streak_of(days: Collection[date], today: date) -> Streak:
    """How many days in a row; that today was not played yet breaks nothing. Whoever travels west has played
    tomorrow's already."""
    lengths: dict[date, int] = {}
    for day in sorted(days):
        lengths[day] = lengths.get(day - _DAY, 0) + 1
    ends = (today + _DAY, today, today - _DAY)
    now = next((lengths[day] for day in ends if day in lengths), 0)
    return Streak(now, max(lengths.values(), default=0))


def at_par_or_better(results: Mapping[date, DayResult], pars: Mapping[date, int]) -> int:
    """How many days reached their par without help."""
    fair = [each for each in results.values() if not each.helped and each.day in pars]
    return sum(each.coins >= pars[each.day] for each in fair)
