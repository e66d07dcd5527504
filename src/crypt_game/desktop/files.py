"""Files that are never lost: atomic writes, bounded reads, broken files kept.

Only their owner may read them, for a saved game holds its seed.
What goes wrong while writing becomes one typed SaveTrouble, whose key names the sentence for the player.
"""

from __future__ import annotations

import contextlib
import errno
import os
import stat
import time
from collections.abc import Callable
from enum import StrEnum
from io import BufferedWriter
from pathlib import Path

from crypt_game.desktop.plain_files import hold, make_folder, make_private, open_plain, open_without_waiting

__all__ = [
    "SaveTrouble",
    "Trouble",
    "delete_file",
    "flush_to_disk",
    "keep_aside",
    "move_file",
    "open_to_append",
    "write_atomically",
]

_WAITS = (0.05, 0.1, 0.2, 0.4, 0.8) if os.name == "nt" else ()
_LONGEST_NAME = 255
"""Bytes, on most disks."""


class Trouble(StrEnum):
    """Why something could not be written; the value is a message key."""

    DISK_FULL = "trouble-disk-full"
    NOT_ALLOWED = "trouble-not-allowed"
    DISK_FAILED = "trouble-disk-failed"


class SaveTrouble(Exception):
    """A file could not be written. Raised after memory is up to date, so the caller may go on."""

    def __init__(self, trouble: Trouble, path: Path) -> None:
        super().__init__(f"{trouble.name} at {path}")
        self.trouble = trouble
        self.path = path

    @property
    def key(self) -> str:
        """The key of the sentence that tells the player."""
        return self.trouble.value

    @classmethod
    def of(cls, error: OSError, path: Path) -> SaveTrouble:
        """What an error of the operating system comes down to."""
        if error.errno in (errno.ENOSPC, errno.EDQUOT):
            return cls(Trouble.DISK_FULL, path)
        if isinstance(error, PermissionError) or error.errno == errno.EROFS:
            return cls(Trouble.NOT_ALLOWED, path)
        return cls(Trouble.DISK_FAILED, path)


def open_to_append(path: Path) -> BufferedWriter:
    """A plain file to be written to at its end, made where it is missing. Raises OSError.

    A pipe or device that bears the name is moved aside first.
    """
    with contextlib.suppress(FileNotFoundError):
        if not stat.S_ISREG(path.stat().st_mode):
            keep_aside(path)
    return os.fdopen(open_without_waiting(path, os.O_WRONLY | os.O_APPEND | os.O_CREAT), "ab")


def write_atomically(path: Path, data: bytes, *, keep_backup: bool = False) -> None:
    """Replace `path` by `data`; a crash at any moment leaves the old content or the new, never a part.

    Makes the folder. `keep_backup` keeps the old content beside it as `.bak`. Raises SaveTrouble.
    """
    try:
        make_folder(path.parent)
        if keep_backup and path.is_file():
            _replace(path, _beside(path, ".bak"), copy=True)
        _write_new(path, data)
    except OSError as error:
        raise SaveTrouble.of(error, path) from error


def keep_aside(path: Path, *, copy: bool = False) -> Path | None:
    """Rename a file that cannot be understood to `NAME.broken-1` (or the next free number), or copy it there.

    A name too long for that is shortened. A copy that is already there is not made twice. Returns the place,
    or None where the folder does not allow it.
    """
    try:
        for number in range(1, 1000):
            place = _beside(path, f".broken-{number}")
            if not place.exists():
                _replace(path, place, copy=copy)
                return place
            if copy and _content(place) == _content(path):
                return place
    except OSError:
        return None
    return None


def flush_to_disk(descriptor: int) -> None:
    """Wait until what was written to an open file is on the disk."""
    getattr(os, "fdatasync", os.fsync)(descriptor)


def move_file(source: Path, target: Path) -> Path:
    """Rename a file, over whatever lies at `target`; returns that. Raises OSError.

    On Windows, virus scanners and indexers hold a file for a moment: there it is tried again a few times.
    """
    _patiently(lambda: source.replace(target))
    return target


def delete_file(path: Path) -> None:
    """Delete a file, as patiently as `move_file`; one that is gone already is no error. Raises OSError."""
    _patiently(lambda: path.unlink(missing_ok=True))


def _beside(path: Path, ending: str) -> Path:
    """The name of a file and this ending after it, the name shortened where a disk would not take that."""
    stem = path.stem
    while stem and len(os.fsencode(stem + path.suffix + ending)) > _LONGEST_NAME:
        stem = stem[:-1]
    return path.with_name(stem + path.suffix + ending)


def _write_new(path: Path, data: bytes) -> None:
    temporary = _beside(path, f".{os.getpid()}.tmp")
    try:
        with os.fdopen(make_private(temporary), "wb") as file:
            if os.name != "nt":  # where an open file cannot be removed, and a lock would keep us out as well
                with contextlib.suppress(OSError):
                    hold(file.fileno())
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
        move_file(temporary, path)
    except OSError:
        with contextlib.suppress(OSError):
            temporary.unlink()
        raise
    _flush_folder(path.parent)


def _replace(source: Path, target: Path, *, copy: bool) -> None:
    if copy:
        _write_new(target, _content(source))
    else:
        move_file(source, target)


def _content(path: Path) -> bytes:
    with open_plain(path) as file:
        return file.read()


def _patiently(act: Callable[[], object]) -> None:
    for wait in _WAITS:
        try:
            act()
        except PermissionError:
            time.sleep(wait)
        else:
            return
    act()


def _flush_folder(folder: Path) -> None:
    """Make a rename last through a power cut, where the system lets a folder be flushed."""
    if os.name == "nt":
        return
    with contextlib.suppress(OSError):
        descriptor = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(descriptor)
        finally:
            os.close(descriptor)
