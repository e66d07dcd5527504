"""The folder of saves: which games lie in it, and where a new one may go. Opens none of them.

Games being played lie in the folder and finished ones in `finished` below it, so that what a file is can be
told without reading it. Must never import `rules`, without which the menu comes sooner.
"""

from __future__ import annotations

import contextlib
from collections.abc import Iterator
from datetime import datetime
from pathlib import Path
from typing import Final, NamedTuple

from crypt_game.games.file_names import portable_stem

__all__ = ["EQUAL_LUCK", "FINISHED", "SUFFIX", "SavedFile", "Saves", "is_finished"]

SUFFIX: Final = ".crypt"
EQUAL_LUCK: Final = "equal-luck"
"""The folder of matches in which several play one crypt in turn, each in its own until all have played."""
FINISHED: Final = "finished"
"""The folder of finished games, below that of the games being played."""


class SavedFile(NamedTuple):
    """One record in the folder, known by its place and its last change: none is opened for it."""

    path: Path
    modified: datetime
    finished: bool
    mark: tuple[int, int] = (0, 0)
    """Its size in bytes and the time of its last change in nanoseconds."""


class Saves:
    """The folder of records."""

    def __init__(self, folder: Path) -> None:
        """`folder` is made when the first game is saved."""
        self._folder = folder

    def entries(self) -> list[SavedFile]:
        """All records, finished ones too, the last played first."""
        found = [*_look(self._folder), *_look(self._folder / FINISHED)]
        return sorted(found, key=lambda entry: (entry.modified, entry.path.name), reverse=True)

    def holds(self, path: Path) -> bool:
        """Whether `path` lies in this folder, among the games being played or the finished ones."""
        return path.resolve().parent in (self._folder.resolve(), (self._folder / FINISHED).resolve())

    def new_path(self) -> Path:
        """Where a new game may be written: a free name made of the time."""
        return self._free_path(f"{datetime.now():%Y-%m-%d_%H-%M-%S}")

    def place_for(self, path: Path, *, finished: bool) -> Path:
        """Where a file from elsewhere may be put: under its own name, or the next free one like it.

        A name that another system would not take is changed as little as need be.
        """
        free = self._free_path(portable_stem(path.name.removesuffix(SUFFIX)))
        return self._folder / FINISHED / free.name if finished else free

    def last_played(self, besides: Path) -> float:
        """When the last of all games but one was played, in seconds since the epoch; 0 without any."""
        places = (entry.path for entry in self.entries() if entry.path != besides)
        return max(map(_seconds, places), default=0.0)

    def _free_path(self, stem: str) -> Path:
        number = 1
        while True:
            name = f"{stem}{SUFFIX}" if number == 1 else f"{stem}_{number}{SUFFIX}"
            if not (self._folder / name).exists() and not (self._folder / FINISHED / name).exists():
                return self._folder / name
            number += 1


def is_finished(path: Path) -> bool:
    """Whether a record lies where finished games lie."""
    return path.parent.name == FINISHED


def _look(folder: Path) -> Iterator[SavedFile]:
    try:
        paths = sorted(folder.glob(f"*{SUFFIX}"))
    except OSError:
        return
    for path in paths:
        with contextlib.suppress(OSError):
            facts = path.stat()
            mark = facts.st_size, facts.st_mtime_ns
            yield SavedFile(path, _moment(facts.st_mtime), folder.name == FINISHED, mark)


def _moment(seconds: float) -> datetime:
    """A time since the epoch; where no calendar has it, long ago."""
    try:
        return datetime.fromtimestamp(seconds)
    except (ValueError, OverflowError):
        return datetime.min


def _seconds(path: Path) -> float:
    try:
        return path.stat().st_mtime
    except OSError:
        return 0.0
