"""One instance: a second start hands its wish to the first, which comes to the front, and ends.

A lock of the operating system decides who is first; it goes with the process however that ends, so it is
never stale. The first listens on a loopback port, named in a file beside the lock together with a word that
only this user's programs can read there.
"""

from __future__ import annotations

import contextlib
import json
import logging
import os
import secrets
import socket
import sys
from dataclasses import dataclass
from io import BufferedRandom
from pathlib import Path

__all__ = ["Elsewhere", "Instance", "claim"]

log = logging.getLogger(__name__)

_LOCK_NAME = "instance.lock"
_PORT_NAME = "instance.json"
_LONGEST_WISH = 8192
_PATIENCE_SECONDS = 2.0
_ANSWER = b"ok\n"


@dataclass(frozen=True, slots=True)
class Elsewhere:
    """Another instance is running in the same folder. `heard` tells whether it took the wish."""

    heard: bool


class Instance:
    """The first instance: holds the lock and hears what later starts wish for."""

    def __init__(self, lock: BufferedRandom | None, folder: Path) -> None:
        """Listen on behalf of `folder`. Without a lock or a port the game plays all the same, but deaf."""
        self._lock = lock
        self._word = secrets.token_hex(16)
        self._listener: socket.socket | None = None
        with contextlib.suppress(OSError):
            self._listener = socket.create_server(("127.0.0.1", 0))
            self._listener.setblocking(False)
            _write_privately(
                folder / _PORT_NAME, {"port": self._listener.getsockname()[1], "word": self._word}
            )

    def wishes(self) -> list[str]:
        """What later starts have said since last time, each a path to open or "" for coming to the front.

        Never waits longer than a loopback message takes; meant to be asked in every turn of the main loop.
        """
        heard: list[str] = []
        while self._listener is not None:
            try:
                caller, _ = self._listener.accept()
            except OSError:
                break
            with caller, contextlib.suppress(OSError, ValueError, RecursionError):
                caller.settimeout(0.1)
                said = json.loads(_read_line(caller))
                if isinstance(said, dict) and self._knows(said.get("word")):
                    heard.append(str(said.get("wish", "")))
                    caller.sendall(_ANSWER)
        return heard

    def _knows(self, word: object) -> bool:
        return secrets.compare_digest(repr(word).encode(), repr(self._word).encode())

    def close(self) -> None:
        """Stop listening and give the lock back."""
        if self._listener is not None:
            self._listener.close()
            self._listener = None
        if self._lock is not None:
            self._lock.close()
            self._lock = None


def claim(folder: Path, wish: str = "") -> Instance | Elsewhere:
    """Become the one instance that uses `folder`, or hand `wish` (a path to open, or "") to the one that is.

    A folder that cannot be written to, or a disk without locks, is no reason not to play.
    """
    try:
        # Opened for appending, so that the loser of a race does not empty the winner's file.
        lock = (folder / _LOCK_NAME).open("a+b")
    except OSError as error:
        log.warning("no lock: %s", error)
        return Instance(None, folder)
    if _take(lock):
        return Instance(lock, folder)
    lock.close()
    return Elsewhere(heard=_tell(folder, wish))


def _take(lock: BufferedRandom) -> bool:
    """Whether the lock is ours now; a system that knows no locks says yes to everyone."""
    try:
        if sys.platform == "win32":
            import msvcrt

            lock.seek(0)
            msvcrt.locking(lock.fileno(), msvcrt.LK_NBLCK, 1)
        else:
            import fcntl

            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except (BlockingIOError, PermissionError):
        return False
    except OSError as error:
        log.warning("no lock: %s", error)
    return True


def _tell(folder: Path, wish: str) -> bool:
    try:
        known = json.loads((folder / _PORT_NAME).read_bytes())
        message = json.dumps({"word": known["word"], "wish": wish}).encode() + b"\n"
        with socket.create_connection(("127.0.0.1", known["port"]), _PATIENCE_SECONDS) as line:
            line.sendall(message)
            return _read_line(line) == _ANSWER
    except (OSError, ValueError, TypeError, KeyError, OverflowError) as error:
        log.warning("the other instance does not answer: %s", error)
        return False


def _read_line(line: socket.socket) -> bytes:
    data = b""
    while not data.endswith(b"\n") and len(data) < _LONGEST_WISH:
        part = line.recv(_LONGEST_WISH)
        if not part:
            break
        data += part
    return data


def _write_privately(path: Path, value: dict[str, object]) -> None:
    with contextlib.suppress(FileNotFoundError):
        path.unlink()
    descriptor = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
    with os.fdopen(descriptor, "w", encoding="utf-8") as file:
        json.dump(value, file)
