"""A line between two programs of one user on one machine, which nobody else can reach.

Unix: a socket file in a folder that only this user may enter; where the system tells who calls, that is asked
too. Windows has no such files here: a loopback port, and a word in a file that only this user may read.
"""

from __future__ import annotations

import contextlib
import os
import socket
import struct
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from crypt_game.desktop.plain_files import FileTooLarge, make_folder, make_private, read_limited
from crypt_game.strict_json import encode_json, parse_object

__all__ = ["Caller", "Listener", "call", "is_own_user", "listen"]

_FOLDER, _SOCKET, _PORT = "instance", "socket", "instance.json"
_LONGEST_ADDRESS = 100  # bytes; the systems allow 103 (macOS) and 107 (Linux)
_LARGEST_PORT_FILE = 1000
_BACKLOG = 8


class Listener(NamedTuple):
    """Where callers arrive, the word that each must know ("" where the system keeps strangers out), and the
    file that leads there."""

    line: socket.socket
    word: str
    file: Path

    def close(self) -> None:
        """Let nobody in any more; whoever waits for a caller gets an OSError."""
        with contextlib.suppress(OSError):
            self.line.shutdown(socket.SHUT_RDWR)
        self.line.close()
        with contextlib.suppress(OSError):
            self.file.unlink()


class Caller(NamedTuple):
    """A line to the program that listens, and the word to be said there."""

    line: socket.socket
    word: str


def listen(folder: Path) -> Listener:
    """Listen on behalf of `folder`, in place of whoever did so before. Raises OSError."""
    return _listen_at_file(folder) if _HAS_FILES else _listen_at_port(folder)


def call(folder: Path, seconds: float) -> Caller:
    """A line to whoever listens on behalf of `folder`; each operation on it takes at most `seconds`.

    Raises OSError where nobody listens, and ValueError where the way there cannot be read.
    """
    return _call_file(folder, seconds) if _HAS_FILES else _call_port(folder, seconds)


def is_own_user(line: socket.socket) -> bool:
    """Whether a program of this user's calls, as far as the system can tell. Raises OSError."""
    if sys.platform != "linux" or line.family != socket.AF_UNIX:
        return True
    size = struct.calcsize("3i")
    _, user, _ = struct.unpack("3i", line.getsockopt(socket.SOL_SOCKET, socket.SO_PEERCRED, size))
    return bool(user == os.getuid())


_HAS_FILES = sys.platform != "win32"


# socket files ---------------------------------------------------------------------------------------------
def _listen_at_file(folder: Path) -> Listener:
    trouble = OSError("no place for a socket file")
    for place in _places(folder):
        line = socket.socket(socket.AF_UNIX)
        try:
            make_folder(place.parent)
            _demand_private(place.parent)
            with contextlib.suppress(FileNotFoundError):
                place.unlink()
            line.bind(str(place))
            line.listen(_BACKLOG)
        except OSError as error:
            line.close()
            trouble = error
        else:
            return Listener(line, "", place)
    raise trouble


def _call_file(folder: Path, seconds: float) -> Caller:
    trouble = OSError("no socket file")
    for place in _places(folder):
        line = socket.socket(socket.AF_UNIX)
        line.settimeout(seconds)
        try:
            _demand_private(place.parent)
            line.connect(str(place))
        except OSError as error:
            line.close()
            trouble = error
        else:
            return Caller(line, "")
    raise trouble


def _places(folder: Path) -> Iterator[Path]:
    """Where the socket file may lie: below `folder`, and where its address is too long or the disk takes no
    socket, in the temporary folder."""
    near = folder / _FOLDER / _SOCKET
    if len(os.fsencode(near)) <= _LONGEST_ADDRESS:
        yield near
    with contextlib.suppress(OSError):  # a machine without a temporary folder
        found = folder.stat()
        mark = f"{os.getuid()}-{found.st_dev:x}-{found.st_ino:x}"
        yield Path(tempfile.gettempdir()) / f"crypt-game-{mark}" / _SOCKET


def _demand_private(folder: Path) -> None:
    """Have a folder closed to all others. Raises OSError where it is not this user's, or is a link."""
    descriptor = os.open(folder, os.O_RDONLY | os.O_DIRECTORY | os.O_NOFOLLOW)
    try:
        if os.fstat(descriptor).st_uid != os.getuid():
            raise PermissionError(f"{str(folder)!r} is another user's")
        os.fchmod(descriptor, 0o700)
    finally:
        os.close(descriptor)


# ports ----------------------------------------------------------------------------------------------------
def _listen_at_port(folder: Path) -> Listener:
    line = socket.create_server(("127.0.0.1", 0), backlog=_BACKLOG)
    word, file = os.urandom(16).hex(), folder / _PORT
    try:
        with os.fdopen(make_private(file), "wb") as written:
            written.write(encode_json({"port": line.getsockname()[1], "word": word}))
    except OSError:
        line.close()
        raise
    return Listener(line, word, file)


def _call_port(folder: Path, seconds: float) -> Caller:
    try:
        known = parse_object(read_limited(folder / _PORT, _LARGEST_PORT_FILE))
        port, word = known["port"], known["word"]
        if not (isinstance(port, int) and isinstance(word, str) and 0 < port < 65536):
            raise ValueError("no port and word")
    except (FileTooLarge, KeyError) as error:
        raise ValueError(str(error)) from error
    return Caller(socket.create_connection(("127.0.0.1", port), seconds), word)
