"""Standard input, output and error where Windows gives a program with a window none.

There `sys.stdin`, `sys.stdout` and `sys.stderr` are None unless whoever started the program redirected them.
What was redirected is used as it is; the rest goes to the console the program was started from, or nowhere if
there is none. Standard library only.
"""

from __future__ import annotations

import contextlib
import os
import sys
from collections.abc import Callable
from typing import BinaryIO, Protocol, TextIO, cast

__all__ = ["Console", "binary_streams", "connect_streams", "text_output"]

_STREAMS = {"stdin": "r", "stdout": "w", "stderr": "w"}
_DEVICES = {"stdin": "CONIN$", "stdout": "CONOUT$", "stderr": "CONOUT$"}
_HANDLES = {"stdin": -10, "stdout": -11, "stderr": -12}


class Console(Protocol):
    """What the system is asked for."""

    def redirected(self, name: str) -> int | None:
        """A file descriptor of where the starter sent this stream, or None."""

    def attach(self) -> bool:
        """Join the console this program was started from; False where there is none."""


Opener = Callable[[int | str, str], TextIO]


def connect_streams(console: Console | None = None, opener: Opener | None = None) -> None:
    """Give every standard stream that is None a place to go to; those that have one stay as they are.

    On other systems, and in a program with a console, there is nothing to do. What finds no place stays None.
    """
    missing = [name for name in _STREAMS if getattr(sys, name) is None]
    if console is None:
        console = _windows_console()
    if console is None:
        return
    opener = opener or _open
    for name in list(missing):
        place = console.redirected(name)
        if place is not None and _reopen(name, place, opener):
            missing.remove(name)
    if missing and console.attach():
        for name in missing:
            _reopen(name, _DEVICES[name], opener)


def text_output(*, error: bool = False) -> TextIO | None:
    """Standard output, or standard error, once it is connected; None where nobody would read it."""
    connect_streams()
    return sys.stderr if error else sys.stdout


def binary_streams() -> tuple[BinaryIO, BinaryIO]:
    """Standard input and output for bytes: an input without a place is empty, an output leads nowhere."""
    connect_streams()
    # argparse, which says what is wrong with a command, writes to standard error.
    sys.stdin = sys.stdin or _open(os.devnull, "r")
    sys.stdout = sys.stdout or _open(os.devnull, "w")
    sys.stderr = sys.stderr or _open(os.devnull, "w")
    return sys.stdin.buffer, sys.stdout.buffer


def _reopen(name: str, place: int | str, opener: Opener) -> bool:
    with contextlib.suppress(OSError, ValueError):
        setattr(sys, name, opener(place, _STREAMS[name]))
        return True
    return False


def _open(place: int | str, mode: str) -> TextIO:
    # Lines of a console appear as they are written; UTF-8 is what Python itself speaks to a console.
    stream = open(place, mode, buffering=1, encoding="utf-8", errors="backslashreplace")  # noqa: PTH123, SIM115
    return cast(TextIO, stream)


def _windows_console() -> Console | None:
    return _ParentConsole() if sys.platform == "win32" else None


class _ParentConsole:
    """The console by way of kernel32 and the C library's descriptors."""

    _PARENT_PROCESS = -1
    _NO_FILE = 0  # FILE_TYPE_UNKNOWN

    def redirected(self, name: str) -> int | None:
        if sys.platform != "win32":
            return None
        import ctypes
        import msvcrt

        kernel = ctypes.windll.kernel32
        # The usual return type, an int of 32 bits, would cut a handle in two.
        kernel.GetStdHandle.restype = ctypes.c_void_p
        kernel.GetFileType.argtypes = [ctypes.c_void_p]
        handle = kernel.GetStdHandle(_HANDLES[name])
        if not handle or kernel.GetFileType(handle) == self._NO_FILE:
            return None
        try:
            return msvcrt.open_osfhandle(handle, os.O_RDONLY if name == "stdin" else os.O_WRONLY)
        except OSError:
            return None

    def attach(self) -> bool:
        if sys.platform != "win32":
            return False
        import ctypes

        return bool(ctypes.windll.kernel32.AttachConsole(self._PARENT_PROCESS))
