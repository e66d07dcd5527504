"""The par beside the result of a finished game, where that was the crypt of a day."""

from __future__ import annotations

from collections.abc import Callable
from datetime import date
from pathlib import Path

from crypt_game.daily.crypt_of_day import is_game_of_day
from crypt_game.daily.par_book import ParBook
from crypt_game.match.luck_source import OpenLuck
from crypt_game.match.match import Match
from crypt_game.match.statistics import account_of
from crypt_game.opponents.worker_client import Opponents
from crypt_game.text.language import Say

__all__ = ["GameEndPar"]


class GameEndPar:
    """The par of one finished match; it has none where it was no crypt of a day. Never waits."""

    def __init__(self, match: Match, cache: Path, opponents: Callable[[], Opponents]) -> None:
        """What is known already is in the folder `cache`; see `ParBook`."""
        self.day = _day_of(match)
        """The day whose crypt it was, or None."""
        self._book = ParBook(cache, opponents)

    def begin(self) -> None:
        """Begin to find the par."""
        if self.day is not None:
            self._book.want([self.day])

    def update(self) -> bool:
        """Whether the par was found since the last call."""
        return self._book.update()

    def cancel(self) -> None:
        """Stop finding it."""
        self._book.cancel()

    def words(self, say: Say) -> str:
        """The par in two words, or nothing."""
        par = None if self.day is None else self._book.known.get(self.day)
        return "" if par is None else say("daily-scoring-par", par=par)


def _day_of(match: Match) -> date | None:
    source = match.source
    if not isinstance(source, OpenLuck) or source.day is None:
        return None
    return source.day if is_game_of_day(account_of(match.record), source.day) else None
