"""Plain files and folders, of the player alone: opened without ever waiting for anybody, held against others.

A pipe or a device may bear any name. To open one may wait for ever, or set it going.
"""

from __future__ import annotations

import contextlib
import errno
import os
import stat
import sys
from io import BufferedReader
from pathlib import Path

__all__ = [
    "FileTooLarge",
    "hold",
    "make_folder",
    "make_private",
    "open_plain",
    "open_without_waiting",
    "read_limited",
]

_PRIVATE_FILE, _PRIVATE_FOLDER = 0o600, 0o700
_BINARY = getattr(os, "O_BINARY", 0)  # Windows
_AT_ONCE = getattr(os, "O_NONBLOCK", 0) | getattr(os, "O_CLOEXEC", 0)  # all others


class FileTooLarge(Exception):
    """The file is larger than anything this program writes; nothing of it was read."""


def read_limited(path: Path, limit: int) -> bytes:
    """The content of a plain file of at most `limit` bytes. Raises FileTooLarge, OSError."""
    with open_plain(path) as file:
        if os.fstat(file.fileno()).st_size > limit:
            raise FileTooLarge(path)
        data: bytes | None = file.read(limit + 1)
    if data is None:  # a file of the kernel's that has nothing to say yet
        raise OSError(errno.EAGAIN, os.strerror(errno.EAGAIN), str(path))
    if len(data) > limit:
        raise FileTooLarge(path)
    return data


def open_plain(path: Path) -> BufferedReader:
    """A plain file to be read: never a pipe or device, upon which one might wait for ever. Raises OSError."""
    return os.fdopen(open_without_waiting(path, os.O_RDONLY), "rb")


def open_without_waiting(path: Path, flags: int) -> int:
    """The descriptor of a plain file, made for its owner alone where `flags` ask for it to be made.

    Raises OSError for whatever else bears that name.
    """
    with contextlib.suppress(FileNotFoundError):
        _refuse_unless_plain(path, path.stat())  # asked before, for to open a device may set it going
    descriptor = os.open(path, flags | _AT_ONCE | _BINARY, _PRIVATE_FILE)
    try:
        _refuse_unless_plain(path, os.fstat(descriptor))
    except OSError:
        os.close(descriptor)
        raise
    return descriptor


def make_private(path: Path) -> int:
    """A descriptor to write a file that nobody else may read, in place of what a dead process left there."""
    with contextlib.suppress(FileNotFoundError):
        path.unlink()
    return os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL | _BINARY, _PRIVATE_FILE)


def make_folder(folder: Path) -> None:
    """Make a folder that only this user may enter, if there is none. Raises OSError."""
    folder.mkdir(mode=_PRIVATE_FOLDER, parents=True, exist_ok=True)


def hold(descriptor: int) -> bool:
    """Lock an open file until it is closed, however that comes about; False where another process holds it.

    Raises OSError where the system or the disk knows no such locks.
    """
    try:
        if sys.platform == "win32":
            import msvcrt

            msvcrt.locking(descriptor, msvcrt.LK_NBLCK, 1)
        else:
            import fcntl

            fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except (BlockingIOError, PermissionError):
        return False
    return True


def _refuse_unless_plain(path: Path, found: os.stat_result) -> None:
    if not stat.S_ISREG(found.st_mode):
        raise OSError(errno.EINVAL, "not a plain file", str(path))
