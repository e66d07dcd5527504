"""The pars of days: asked of the opponents' process when one is first wanted, then kept in the cache.

What is kept may be deleted at any time: a par is the same when it is found again. Never waits.
"""

from __future__ import annotations

import contextlib
import logging
from collections.abc import Callable, Iterable
from datetime import date
from pathlib import Path
from typing import Final

from crypt_game.daily.crypt_of_day import par_question
from crypt_game.desktop.files import SaveTrouble, write_atomically
from crypt_game.desktop.plain_files import FileTooLarge, read_limited
from crypt_game.opponents.asking_again import AskedAgain
from crypt_game.opponents.par import Par
from crypt_game.opponents.worker_client import Opponents
from crypt_game.strict_json import NotJson, encode_json, parse_object

__all__ = ["ParBook"]

log = logging.getLogger(__name__)

_FILE: Final = "par.json"
_LARGEST: Final = 1_000_000


class ParBook:
    """The pars that are known, and those that are being found, one after the other; one that cannot be found
    is asked for again after a while."""

    def __init__(self, cache: Path, opponents: Callable[[], Opponents]) -> None:
        """Keeps them in the folder `cache`; `opponents` gives who plays them when that is first needed."""
        self._file = cache / _FILE
        self._opponents = opponents
        self.known = self._read()
        """The pars by their days."""
        self._wanted: list[date] = []
        self._asked = date.min
        self._answer: AskedAgain[Par] | None = None
        self.failed: date | None = None
        """The day whose par could not be found just now."""

    def want(self, days: Iterable[date]) -> None:
        """Find the pars of these days, the first of them first."""
        self._wanted = [day for day in dict.fromkeys([*days, *self._wanted]) if day not in self.known]

    def update(self) -> bool:
        """Take what was found since the last call; True when there is one more par, or it is known that one
        cannot be found, or that it is asked for again."""
        if self._answer is None:
            if self._wanted:
                self._asked = self._wanted.pop(0)
                self._answer = AskedAgain(par_question(self._asked), self._opponents)
            return False
        par = self._answer.poll()
        before, self.failed = self.failed, self._asked if self._answer.has_failed else None
        if not self._answer.done:
            return self.failed != before
        self._answer = None
        if par is None or par.value is None:
            return False
        self.known[self._asked] = par.value
        self._write()
        return True

    def cancel(self) -> None:
        """Want nothing any more."""
        self._wanted.clear()
        if self._answer is not None:
            self._answer.cancel()
            self._answer = None

    def _read(self) -> dict[date, int]:
        """What is kept; nothing where that cannot be read, and no day that makes no sense."""
        kept: dict[date, int] = {}
        with contextlib.suppress(OSError, FileTooLarge, NotJson):
            for day, par in parse_object(read_limited(self._file, _LARGEST)).items():
                with contextlib.suppress(ValueError):
                    if type(par) is int:
                        kept[date.fromisoformat(day)] = par
        return kept

    def _write(self) -> None:
        told = {day.isoformat(): par for day, par in sorted(self.known.items())}
        try:
            write_atomically(self._file, encode_json(told))
        except SaveTrouble as trouble:
            log.info("par not kept: %s", trouble)
