"""One instance: a second start hands its wish to the first, which comes to the front, and ends.

A lock of the operating system decides who is first; it goes with the process however that ends, so it is
never stale. The first listens in a thread of its own, so that no caller can hold up a frame.
"""

from __future__ import annotations

import contextlib
import logging
import os
import threading
import time
from collections import deque
from io import BufferedRandom
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from crypt_game.desktop.plain_files import hold, open_without_waiting
from crypt_game.strict_json import NotJson, encode_json, parse_object

if TYPE_CHECKING:
    import socket

    from crypt_game.desktop.local_socket import Caller, Listener

__all__ = ["Elsewhere", "Instance", "claim"]

log = logging.getLogger(__name__)

_LOCK_NAME = "instance.lock"
_LONGEST_WISH = 32_768
"""Bytes of a message; a path of 4096 takes six times as much where JSON escapes each of its letters."""
_LISTENING_SECONDS = 1.0
"""How long a caller may take to say its wish."""
_TAKING_SECONDS = 4.0
"""How long a later start looks for who listens, and a wish may lie until the main loop takes it: as long as a
slow machine opens its window."""
_ANSWERING_SECONDS = _TAKING_SECONDS + 1.0
_BREATH_SECONDS = 0.05
_ANSWER = b"ok\n"


class Elsewhere(NamedTuple):
    """Another instance is running in the same folder. `heard` tells whether it took the wish."""

    heard: bool


class _Wish:
    """What a later start asked for, and whether the main loop has taken it."""

    def __init__(self, text: str) -> None:
        self.text = text
        self.taken = threading.Event()


class Instance:
    """The first instance: holds the lock and hears what later starts wish for."""

    def __init__(self, lock: BufferedRandom | None, folder: Path) -> None:
        self._lock, self._folder = lock, folder
        self._wishes: deque[_Wish] = deque()
        self._listener: Listener | None = None

    def listen(self) -> None:
        """Hear later starts from now on, who wait for this; for after the first frame, which need not wait
        for sockets (6 ms). Where that is impossible the game plays all the same, but deaf."""
        if self._lock is None:
            return  # somebody else may be listening here
        from crypt_game.desktop.local_socket import listen

        try:
            self._listener = listen(self._folder)
        except OSError as error:
            log.warning("later starts will not be heard: %s", error)
            return
        threading.Thread(
            target=_serve, args=(self._listener, self._wishes), name="later starts", daemon=True
        ).start()

    def wishes(self) -> list[str]:
        """What later starts have said since last time, each a path to open or "" for coming to the front.

        Never waits; meant to be asked in every turn of the main loop.
        """
        heard: list[str] = []
        while self._wishes:
            wish = self._wishes.popleft()
            wish.taken.set()
            heard.append(wish.text)
        return heard

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
    path = folder / _LOCK_NAME
    try:
        descriptor = open_without_waiting(path, os.O_RDWR | os.O_CREAT)
        lock = os.fdopen(descriptor, "r+b")
    except OSError as error:
        log.warning("no lock: %s", error)
        return Instance(None, folder)
    if hasattr(os, "fchmod"):  # one that others may open can be locked by them
        with contextlib.suppress(OSError):
            os.fchmod(descriptor, 0o600)
    if _take(lock):
        return Instance(lock, folder)
    heard = _tell(folder, wish)
    if not heard and _take(lock):  # it was just ending
        return Instance(lock, folder)
    lock.close()
    return Elsewhere(heard)


def _take(lock: BufferedRandom) -> bool:
    """Whether the lock is ours now; a system that knows no locks says yes to everyone."""
    try:
        return hold(lock.fileno())
    except OSError as error:
        log.warning("no lock: %s", error)
        return True


# the first start ------------------------------------------------------------------------------------------
def _serve(listener: Listener, wishes: deque[_Wish]) -> None:
    """Hear one caller after another, until the listener is closed."""
    while True:
        try:
            line, _ = listener.line.accept()
        except OSError:
            if listener.line.fileno() < 0:
                return
            time.sleep(_BREATH_SECONDS)  # too many open files: that may pass
            continue
        with line, contextlib.suppress(OSError, NotJson):
            _hear(line, listener.word, wishes)


def _hear(line: socket.socket, word: str, wishes: deque[_Wish]) -> None:
    """Put what a caller says among the wishes; it is told so once the main loop has taken it."""
    from crypt_game.desktop.local_socket import is_own_user

    if not is_own_user(line):
        return
    said = parse_object(_read_line(line, _LISTENING_SECONDS))
    text = said.get("wish")
    if not isinstance(text, str) or not _same(said.get("word"), word):
        return
    wish = _Wish(text)
    wishes.append(wish)
    if wish.taken.wait(_TAKING_SECONDS):
        line.sendall(_ANSWER)


def _same(said: object, word: str) -> bool:
    from secrets import compare_digest  # 3 ms with OpenSSL behind it, which a first start does without

    return compare_digest(repr(said).encode(errors="replace"), repr(word).encode())


# a later start --------------------------------------------------------------------------------------------
def _tell(folder: Path, wish: str) -> bool:
    """Hand over the wish; whether the first instance took it."""
    try:
        caller = _reach(folder)
        with caller.line as line:
            line.sendall(encode_json({"word": caller.word, "wish": wish}))
            return _read_line(line, _ANSWERING_SECONDS) == _ANSWER
    except (OSError, ValueError) as error:
        log.warning("the other instance does not answer: %s", error)
        return False


def _reach(folder: Path) -> Caller:
    """A line to the first instance, which may just be beginning to listen. Raises OSError, ValueError."""
    from crypt_game.desktop.local_socket import call

    until = time.monotonic() + _TAKING_SECONDS
    while time.monotonic() < until:
        with contextlib.suppress(OSError, ValueError):
            return call(folder, _ANSWERING_SECONDS)
        time.sleep(_BREATH_SECONDS)
    return call(folder, _ANSWERING_SECONDS)


def _read_line(line: socket.socket, seconds: float) -> bytes:
    """What is said up to the end of a line, all of it within `seconds`. Raises OSError."""
    until, data = time.monotonic() + seconds, b""
    while not data.endswith(b"\n") and len(data) < _LONGEST_WISH:
        left = until - time.monotonic()
        if left <= 0:
            raise TimeoutError("it took too long")
        line.settimeout(left)
        part = line.recv(_LONGEST_WISH)
        if not part:
            break
        data += part
    return data
