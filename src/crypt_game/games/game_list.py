"""The games on the disk as they are listed, looked at one after the other while nothing else happens.

A game is played through once: what it came to is remembered for as long as its file stays as it is, and after
that its first line is all that is read to list it.
"""

from __future__ import annotations

import contextlib
import time
from collections.abc import Iterable
from dataclasses import dataclass
from enum import StrEnum
from pathlib import Path

from crypt_game.games.game_memory import GameMemory
from crypt_game.games.library import Library
from crypt_game.games.loading import LoadError, Problem, load_header, load_sound
from crypt_game.games.saves import SavedFile
from crypt_game.match.statistics import Account, PlayedGame, account_of
from crypt_game.match.summary import Summary, summary_of
from crypt_game.rules import GameState
from crypt_game.rules.modes import variant_of
from crypt_game.rules.setup import BadSetup

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
    _state: GameState | None = None
    _opened: bool = False

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
            return self.account.result is None
        return not self.entry.finished and not self.read

    @property
    def state(self) -> GameState | None:
        """What lies on its table, played through when this is first asked for; None where its file does not
        hold the game any more."""
        if self.account is not None and not self._opened:
            self._opened = True
            with contextlib.suppress(LoadError):
                end = load_sound(self.path).played.state
                self._state = end if end.setup == self.account.plan.setup else None
        return self._state


class GameList:
    """The records in a folder of saves and in its bin."""

    def __init__(self, folder: Path, cache: Path | None = None) -> None:
        """Lists the records, and reads none of them yet. In the folder `cache` it is remembered what they
        hold."""
        self.library = Library(folder)
        self._memory = GameMemory(cache)
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
        """Look at records for about this long, those in `first` before all others; True when at one.

        It is one at least per call, which takes a few milliseconds where it is played through.
        """
        until = time.perf_counter() + seconds
        worked = False
        for row in (*first, *self._games):
            if row.read:
                continue
            self._look_at(row)
            worked = True
            if time.perf_counter() >= until:
                break
        if worked and not self.unread:
            self._memory.save(self._rows)
        return worked

    def _take(self, entries: list[SavedFile]) -> list[ListedGame]:
        return [self._rows.get(entry) or ListedGame(entry) for entry in entries]

    def _look_at(self, row: ListedGame) -> None:
        """Say what the record holds: by its first line and what is remembered, or else by playing it.

        A game with crowns is played once in every run: the memory is a file that anybody can write.
        """
        row.read = True
        if _remembered(row, self._memory.recall(row.entry)) and not (row.account and row.account.crowns):
            return
        row.account = None
        try:
            record, played, row.problem = load_sound(row.path)
        except LoadError as error:
            row.problem = error.problem
            self._memory.keep(row.entry, {"problem": row.problem.value})
            return
        summary = summary_of(record, played)
        row.account = account_of(record, summary)
        told = summary.to_json() | ({"problem": row.problem.value} if row.problem is not None else {})
        self._memory.keep(row.entry, told)


def _remembered(row: ListedGame, told: object) -> bool:
    """Whether what is remembered of a record makes sense; then the row says it."""
    if not isinstance(told, dict):
        return False
    try:
        row.problem = Problem(told["problem"]) if "problem" in told else None
        if row.problem in (None, Problem.DAMAGED):
            header = load_header(row.path)
            if header is None:
                return False
            row.account = account_of(header, Summary.from_json(told, variant_of(header.setup)))
    except (ValueError, BadSetup):
        return False
    return True
