"""The games on the disk as they are listed, opened one after the other while nothing else happens.

What was read once is remembered for as long as the file stays as it is.
"""

from __future__ import annotations

import time
from collections.abc import Iterable
from dataclasses import dataclass
from enum import StrEnum
from pathlib import Path

from crypt_game.games.library import Library
from crypt_game.games.loading import LoadError, Problem, load_sound
from crypt_game.games.saves import SavedFile
from crypt_game.match.statistics import Account, PlayedGame, account_of

__all__ = ["GameList", "ListedGame", "Which"]


class Which(StrEnum):
    """The games that are listed."""

    ALL = "all"
    RUNNING = "running"
    FINISHED = "finished"
    BIN = "bin"


@dataclass(slots=True)
class ListedGame:
    """One record: where it lies, and once it was read what it holds, or why that cannot be told."""

    entry: SavedFile
    read: bool = False
    account: Account | None = None
    problem: Problem | None = None

    @property
    def path(self) -> Path:
        """Its file."""
        return self.entry.path

    @property
    def key(self) -> str:
        """What its row in the list is known by: two files may bear one name, a running game's and a finished
        one's."""
        return f"game-{'finished-' if self.entry.finished else ''}{self.path.name}"

    @property
    def running(self) -> bool:
        """Whether it can be played on, as far as is known."""
        if self.account is not None:
            return self.account.over is None
        return not self.entry.finished and not self.read


class GameList:
    """The records in a folder of saves and in its bin."""

    def __init__(self, folder: Path) -> None:
        """Lists the records, and reads none of them yet."""
        self.library = Library(folder)
        self._rows: dict[SavedFile, ListedGame] = {}
        self._games: list[ListedGame] = []
        self._binned: list[ListedGame] = []
        self.refresh()

    def refresh(self, *changed: Path) -> None:
        """List the records anew; those `changed` are read again, the others only if their files are new."""
        for entry in [entry for entry in self._rows if entry.path in changed]:
            del self._rows[entry]
        self._games = self._take(self.library.games.entries())
        self._binned = self._take(self.library.bin.entries())
        self._rows = {row.entry: row for row in (*self._games, *self._binned)}

    def rows(self, which: Which) -> list[ListedGame]:
        """The records of one list: running games first, and the last played first among each."""
        if which is Which.BIN:
            return list(self._binned)
        running = [row for row in self._games if not row.entry.finished]
        finished = [row for row in self._games if row.entry.finished]
        return {
            Which.ALL: [*running, *finished],
            Which.RUNNING: running,
            Which.FINISHED: finished,
        }[which]

    def row(self, path: Path) -> ListedGame | None:
        """The record of this file, or None."""
        return next((row for row in self._rows.values() if row.path == path), None)

    @property
    def unread(self) -> int:
        """How many games (not those in the bin) were not read yet."""
        return sum(not row.read for row in self._games)

    def games(self) -> list[PlayedGame]:
        """The games that were read so far, with the time they were last played."""
        return [PlayedGame(row.entry.modified, row.account) for row in self._games if row.account is not None]

    def work(self, seconds: float, first: Iterable[ListedGame] = ()) -> bool:
        """Read records for about this long, those in `first` before all others; True when one was read.

        At least one is read per call, which takes a few milliseconds.
        """
        until = time.perf_counter() + seconds
        worked = False
        for row in (*first, *self._games):
            if row.read:
                continue
            _read(row)
            worked = True
            if time.perf_counter() >= until:
                break
        return worked

    def _take(self, entries: list[SavedFile]) -> list[ListedGame]:
        return [self._rows.get(entry) or ListedGame(entry) for entry in entries]


def _read(row: ListedGame) -> None:
    row.read = True
    try:
        record, played, row.problem = load_sound(row.path)
        row.account = account_of(record, played)
    except LoadError as error:
        row.problem = error.problem
