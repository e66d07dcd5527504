"""Games on the disk: one file of JSON lines each, a header and then one line for every step.

Every step is on the disk when `append` returns. What the lines mean belongs to the rules and the match; here
they are objects. Games being played lie in the folder of saves and finished ones in `finished` below it, so
that what a file is can be told without reading it.
"""

from __future__ import annotations

import contextlib
import logging
import os
from collections.abc import Callable, Iterator, Mapping, Sequence
from datetime import datetime
from enum import StrEnum
from io import BufferedRandom, BytesIO
from pathlib import Path
from typing import Any, NamedTuple

from crypt_game.desktop.files import (
    SaveTrouble,
    encode_object,
    flush_to_disk,
    keep_aside,
    parse_object,
    write_atomically,
)
from crypt_game.desktop.plain_files import FileTooLarge, make_folder, open_plain, read_limited

__all__ = [
    "SIZE_LIMIT",
    "SUFFIX",
    "Entry",
    "LoadedRecord",
    "Problem",
    "RecordFile",
    "Saves",
    "is_finished",
    "load",
    "read_header",
]

log = logging.getLogger(__name__)

SUFFIX = ".crypt"
SIZE_LIMIT = 16_000_000
"""Bytes; a long game takes 100 000."""
_LINE_LIMIT = 1_000_000
_STEP_LIMIT = 100_000
_FINISHED = "finished"


class Problem(StrEnum):
    """Why a record could not be read, or not to its end; the value is a message key."""

    DAMAGED = "record-damaged"
    """The steps before the damage are good."""
    NOT_A_RECORD = "record-not-one"
    NEWER = "record-newer"
    """A later version of this program wrote it."""
    TOO_LARGE = "record-too-large"
    UNREADABLE = "record-unreadable"


class LoadedRecord(NamedTuple):
    """What could be read of a record: all of it, or with a problem its good part, which may be nothing."""

    header: dict[str, Any]
    steps: list[dict[str, Any]]
    problem: Problem | None


class Entry(NamedTuple):
    """One record in the folder, known by its place and the time of its last change: none is opened for it."""

    path: Path
    modified: datetime
    finished: bool


def load(path: Path) -> LoadedRecord:
    """Read a record; never raises and changes nothing.

    A torn last line is no problem: it was being written when the program ended, and was never shown.
    """
    try:
        data = read_limited(path, SIZE_LIMIT)
    except FileTooLarge:
        return LoadedRecord({}, [], Problem.TOO_LARGE)
    except OSError as error:
        log.warning("record not read: %s", error)
        return LoadedRecord({}, [], Problem.UNREADABLE)
    objects = []
    problem = None
    for number, line in enumerate(_lines(data), 1):
        try:
            objects.append(_parse_line(line, number))
        except ValueError as error:
            torn = number > 1 and not line.endswith(b"\n")
            if not torn:
                log.warning("%r, line %d: %s", path.name, number, error)
                problem = Problem.DAMAGED if objects else Problem.NOT_A_RECORD
            break
    if not objects:
        return LoadedRecord({}, [], Problem.NOT_A_RECORD)
    return LoadedRecord(objects[0], objects[1:], problem)


class RecordFile:
    """One game's file while it is played. Memory is always right, and the disk follows as well as it can.

    Where the disk refuses, the step is kept in memory, SaveTrouble is raised once, and every later step tries
    to write the whole file again.
    """

    def __init__(
        self, path: Path, header: Mapping[str, Any], steps: list[dict[str, Any]], after: float = 0.0
    ) -> None:
        """A file at `path` with this content in mind; nothing is written yet.

        Once written it is newer than `after` (seconds since the epoch), even by a clock that was set back.
        """
        self.path = path
        self._after = after
        self._lines = [encode_object(dict(header)), *map(encode_object, steps)]
        self._size_on_disk = -1  # negative: not known to hold what memory holds
        self._failing = False

    @property
    def step_count(self) -> int:
        """How many steps the record holds."""
        return len(self._lines) - 1

    @property
    def finished(self) -> bool:
        """Whether the game has been filed as finished."""
        return is_finished(self.path)

    def append(self, step: Mapping[str, Any]) -> None:
        """Add a step and wait until it is on the disk. Raises SaveTrouble, once; the step is kept anyway."""
        line = encode_object(dict(step))
        self._lines.append(line)
        self._write(lambda: self._append_line(line))

    def truncate_to(self, steps: int, header: Mapping[str, Any] | None = None) -> None:
        """Keep only the first `steps` steps, on the disk too; a finished game is again being played.

        With another `header` both happen at one instant: a new file takes the place of the old one. Raises
        SaveTrouble, once, and ValueError for a number of steps that the record does not hold.
        """
        if not 0 <= steps <= self.step_count:
            raise ValueError(f"the record holds {self.step_count} steps, not {steps}")
        del self._lines[steps + 1 :]
        if header is not None:
            self._lines[0] = encode_object(dict(header))
            self._size_on_disk = -1
        if self.finished:
            self._move(self.path.parent.parent)
        self._write(self._cut)

    def rewrite_header(self, header: Mapping[str, Any]) -> None:
        """Put another header before the steps, on the disk too: a new file takes the place of the old one.

        Raises SaveTrouble, once; the header is kept anyway.
        """
        self._lines[0] = encode_object(dict(header))
        self._size_on_disk = -1
        self._write(lambda: None)

    def save(self) -> None:
        """Try once more to write what the disk refused; nothing to do where it holds all.

        Raises SaveTrouble, once.
        """
        if self._size_on_disk < 0:
            self._write(lambda: None)

    def finish(self) -> None:
        """File the game as finished, once all of it is on the disk: what is not could be played again. Raises
        SaveTrouble, once."""
        if self.finished:
            return
        self.save()
        if self._size_on_disk >= 0:
            self._move(self.path.parent / _FINISHED)

    @property
    def content(self) -> bytes:
        """All that the file is to hold."""
        return b"".join(self._lines)

    def _write(self, quickly: Callable[[], None]) -> None:
        """Bring the disk up to date: quickly where it is as we left it, else by writing everything anew."""
        content = self.content
        try:
            if self._size_on_disk < 0 or not _works(quickly):
                write_atomically(self.path, content)
        except SaveTrouble as trouble:
            self._size_on_disk = -1
            self._raise_once(trouble)
        else:
            self._size_on_disk = len(content)
            self._failing = False
            self._stay_newest()

    def _stay_newest(self) -> None:
        with contextlib.suppress(OSError):
            if self.path.stat().st_mtime <= self._after:
                os.utime(self.path, (self._after + 1, self._after + 1))

    def _append_line(self, line: bytes) -> None:
        with self._open_unchanged() as file:
            file.seek(0, os.SEEK_END)
            file.write(line)
            file.flush()
            flush_to_disk(file.fileno())

    def _cut(self) -> None:
        with self._open_unchanged() as file:
            file.truncate(sum(map(len, self._lines)))
            os.fsync(file.fileno())

    def _open_unchanged(self) -> BufferedRandom:
        """The file, never made anew. Raises OSError where it is gone or not as we left it."""
        file = self.path.open("r+b")
        if os.fstat(file.fileno()).st_size != self._size_on_disk:
            file.close()
            raise OSError(f"{self.path} was changed by someone else")
        return file

    def _move(self, folder: Path) -> None:
        place = folder / self.path.name
        try:
            make_folder(folder)
            self.path.replace(place)
        except OSError as error:
            self._raise_once(SaveTrouble.of(error, self.path))
        else:
            self.path = place

    def _raise_once(self, trouble: SaveTrouble) -> None:
        log.warning("record not saved: %s", trouble)
        told, self._failing = self._failing, True
        if not told:
            raise trouble


class Saves:
    """The folder of records."""

    def __init__(self, folder: Path) -> None:
        """`folder` is made when the first game is saved."""
        self._folder = folder

    def create(self, header: Mapping[str, Any], steps: Sequence[dict[str, Any]] = ()) -> RecordFile:
        """A new game's file, named by the time, with the steps it begins with.

        Never raises: the first append says what was in the way.
        """
        path = self._free_path(f"{datetime.now():%Y-%m-%d_%H-%M-%S}")
        file = RecordFile(path, header, list(steps), self._latest(path))
        with contextlib.suppress(SaveTrouble):
            write_atomically(path, file.content)
        return file

    def resume(self, path: Path, loaded: LoadedRecord, steps: int | None = None) -> RecordFile:
        """Play on from the first `steps` steps (all, if None) of what `load` read from `path`.

        A damaged file is copied to `.broken-…` before anything of it is overwritten.
        """
        good = loaded.steps[:steps]
        if loaded.problem is not None or len(good) < len(loaded.steps):
            log.warning("%r is damaged; kept as %r", path.name, keep_aside(path, copy=True))
        return RecordFile(path, loaded.header, good, self._latest(path))

    def entries(self) -> list[Entry]:
        """All records, finished ones too, the last played first."""
        found = [*_look(self._folder), *_look(self._folder / _FINISHED)]
        return sorted(found, key=lambda entry: (entry.modified, entry.path.name), reverse=True)

    def _latest(self, path: Path) -> float:
        """When the last of all other games was played, in seconds since the epoch."""
        places = (entry.path for entry in self.entries() if entry.path != path)
        return max(map(_seconds, places), default=0.0)

    def newest_unfinished(self) -> Path | None:
        """The game to continue, or None."""
        return next((entry.path for entry in self.entries() if not entry.finished), None)

    def holds(self, path: Path) -> bool:
        """Whether `path` lies in this folder, among the games being played or the finished ones."""
        return path.resolve().parent in (self._folder.resolve(), (self._folder / _FINISHED).resolve())

    def place_for(self, path: Path, *, finished: bool) -> Path:
        """Where a file from elsewhere may be put: under its own name, or the next free one like it."""
        free = self._free_path(path.name.removesuffix(SUFFIX))
        return self._folder / _FINISHED / free.name if finished else free

    def _free_path(self, stem: str) -> Path:
        number = 1
        while True:
            name = f"{stem}{SUFFIX}" if number == 1 else f"{stem}_{number}{SUFFIX}"
            if not (self._folder / name).exists() and not (self._folder / _FINISHED / name).exists():
                return self._folder / name
            number += 1


def _look(folder: Path) -> Iterator[Entry]:
    try:
        paths = sorted(folder.glob(f"*{SUFFIX}"))
    except OSError:
        return
    for path in paths:
        with contextlib.suppress(OSError):
            yield Entry(path, _last_changed(path), folder.name == _FINISHED)


def _last_changed(path: Path) -> datetime:
    """When the file was last written; where no calendar has that time, long ago. Raises OSError."""
    try:
        return datetime.fromtimestamp(path.stat().st_mtime)
    except (ValueError, OverflowError):
        return datetime.min


def _seconds(path: Path) -> float:
    try:
        return path.stat().st_mtime
    except OSError:
        return 0.0


def _works(act: Callable[[], None]) -> bool:
    try:
        act()
    except OSError as error:
        log.warning("%s", error)
        return False
    return True


def _lines(data: bytes) -> Iterator[bytes]:
    """The lines with their ends, as far as anything was written: a power cut may leave a tail of zeros."""
    return iter(BytesIO(data.rstrip(b"\0")))


def _parse_line(line: bytes, number: int) -> dict[str, Any]:
    if len(line) > _LINE_LIMIT or number > _STEP_LIMIT:
        raise ValueError("more than any game holds")
    return parse_object(line)


def is_finished(path: Path) -> bool:
    """Whether a record lies where finished games lie."""
    return path.parent.name == _FINISHED


def read_header(path: Path) -> dict[str, Any]:
    """The first line of a record; empty where it cannot be read."""
    try:
        with open_plain(path) as file:
            return _parse_line(file.readline(_LINE_LIMIT + 1), 1)
    except (OSError, ValueError):
        return {}
