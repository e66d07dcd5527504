"""One game's file while it is played: every step is on the disk when `append` returns."""

from __future__ import annotations

import contextlib
import logging
import os
from collections.abc import Callable
from io import BufferedRandom
from pathlib import Path

from crypt_game.desktop.files import SaveTrouble, flush_to_disk, keep_aside, move_file, write_atomically
from crypt_game.desktop.plain_files import make_folder
from crypt_game.games.saves import FINISHED, Saves, is_finished
from crypt_game.rules.record import Entry, Record, entry_line, header_line

__all__ = ["RecordFile"]

log = logging.getLogger(__name__)


class RecordFile:
    """A record and its file. Memory is always right, and the disk follows as well as it can.

    Where the disk refuses, the step is kept in memory, SaveTrouble is raised once, and every later step tries
    to write the whole file again.
    """

    def __init__(self, path: Path, record: Record, after: float = 0.0) -> None:
        """A file at `path` with this content in mind; nothing is written yet.

        Once written it is newer than `after` (seconds since the epoch), even by a clock that was set back.
        """
        self.path = path
        self._after = after
        self._lines = [header_line(record), *map(entry_line, record.entries)]
        self._size_on_disk: int | None = None
        """None where the disk is not known to hold what memory holds."""
        self._failing = False

    @classmethod
    def create(cls, saves: Saves, record: Record) -> RecordFile:
        """A new game's file, named by the time, with the steps it begins with.

        Never raises: the next `save` or `append` says what was in the way.
        """
        path = saves.new_path()
        file = cls(path, record, saves.last_played(besides=path))
        with contextlib.suppress(SaveTrouble):
            file.save()
        file._failing = False
        return file

    @classmethod
    def resume(cls, saves: Saves, path: Path, record: Record, *, damaged: bool) -> RecordFile:
        """Play on from the record that was read from `path`.

        A damaged file holds more than that: it is copied to `.broken-…` before anything is overwritten.
        """
        if damaged:
            log.warning("%r is damaged; kept as %r", path.name, keep_aside(path, copy=True))
        return cls(path, record, saves.last_played(besides=path))

    @property
    def step_count(self) -> int:
        """How many steps the record holds."""
        return len(self._lines) - 1

    @property
    def finished(self) -> bool:
        """Whether the game has been filed as finished."""
        return is_finished(self.path)

    def append(self, entry: Entry) -> None:
        """Add a step and wait until it is on the disk. Raises SaveTrouble, once; the step is kept anyway."""
        line = entry_line(entry)
        self._lines.append(line)
        self._write(lambda: self._append_line(line))

    def truncate_to(self, steps: int, header: Record | None = None) -> None:
        """Keep only the first `steps` steps, on the disk too; a finished game is again being played.

        With a `header` (a record whose steps do not matter) that goes before them at the same instant: a new
        file takes the place of the old one. Raises SaveTrouble, once, and ValueError for a number of steps
        that the record does not hold.
        """
        if not 0 <= steps <= self.step_count:
            raise ValueError(f"the record holds {self.step_count} steps, not {steps}")
        del self._lines[steps + 1 :]
        if header is not None:
            self._lines[0] = header_line(header)
            self._size_on_disk = None
        if self.finished:
            self._move(self.path.parent.parent)
        self._write(self._cut)

    def rewrite_header(self, header: Record) -> None:
        """Put another header (a record whose steps do not matter) before the steps, on the disk too.

        A new file takes the place of the old one. Raises SaveTrouble, once; the header is kept anyway.
        """
        self._lines[0] = header_line(header)
        self._size_on_disk = None
        self._write(lambda: None)

    def save(self) -> None:
        """Try once more to write what the disk refused; nothing to do where it holds all.

        Raises SaveTrouble, once.
        """
        if self._size_on_disk is None:
            self._write(lambda: None)

    @property
    def is_whole(self) -> bool:
        """Whether all of the game is on the disk."""
        return self._size_on_disk is not None

    def finish(self) -> None:
        """File the game as finished, once all of it is on the disk: what is not could be played again. Raises
        SaveTrouble, once."""
        if self.finished:
            return
        self.save()
        if self.is_whole:
            self._move(self.path.parent / FINISHED)

    @property
    def content(self) -> bytes:
        """All that the file is to hold."""
        return b"".join(self._lines)

    def _write(self, quickly: Callable[[], None]) -> None:
        """Bring the disk up to date: quickly where it is as we left it, else by writing everything anew."""
        content = self.content
        try:
            if self._size_on_disk is None or not _works(quickly):
                write_atomically(self.path, content)
        except SaveTrouble as trouble:
            self._size_on_disk = None
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
            move_file(self.path, place)
        except OSError as error:
            self._raise_once(SaveTrouble.of(error, self.path))
        else:
            self.path = place

    def _raise_once(self, trouble: SaveTrouble) -> None:
        log.warning("record not saved: %s", trouble)
        told, self._failing = self._failing, True
        if not told:
            raise trouble


def _works(act: Callable[[], None]) -> bool:
    try:
        act()
    except OSError as error:
        log.warning("%s", error)
        return False
    return True
