"""The log file: what happened, for whoever looks into a problem. Nothing personal, nothing sent anywhere."""

from __future__ import annotations

import contextlib
import logging
import os
import platform
from io import TextIOWrapper
from pathlib import Path
from typing import Any

from crypt_game.desktop.files import open_to_append
from crypt_game.desktop.redaction import error_text, without_personal

__all__ = ["LOG_NAME", "machine_facts", "start_log"]

LOG_NAME = "game.log"
_SIZE = 512_000
_OLDER_FILES = 3
_FORMAT = "%(asctime)s %(levelname)s %(name)s: %(message)s"


def start_log(folder: Path, version: str) -> Path:
    """Log to `folder` from now on; returns the file. Where it cannot be written, there is no log."""
    path = folder / LOG_NAME
    # A packaged Windows program has no standard error for logging to complain to.
    logging.raiseExceptions = False
    root = logging.getLogger()
    root.setLevel(logging.INFO)
    with contextlib.suppress(OSError):
        handler = _PlainFileHandler(path)
        handler.setFormatter(_Discreet(_FORMAT))
        root.addHandler(handler)
    logging.getLogger(__name__).info("Crypt %s, %s", version, ", ".join(machine_facts().values()))
    return path


class _Discreet(logging.Formatter):
    """Leaves out what belongs to the player, in messages and errors alike."""

    def format(self, record: logging.LogRecord) -> str:
        record.exc_text = None  # of another handler, it would tell everything
        return without_personal(super().format(record))

    def formatException(self, ei: Any) -> str:  # noqa: N802 - the library's name
        error = ei[1]
        return error_text(error) if error is not None else ""


class _PlainFileHandler(logging.StreamHandler[TextIOWrapper]):
    """Writes to plain files of this user's alone, never waits for a reader of a pipe, and begins a new file
    when one is full.

    Python's own handler that does this imports sockets and pickles: 5 ms of each start.
    """

    def __init__(self, path: Path) -> None:
        """Raises OSError where nothing can be written."""
        self._path = path
        super().__init__(_opened(path))

    def emit(self, record: logging.LogRecord) -> None:
        super().emit(record)
        with contextlib.suppress(OSError, ValueError):  # a stream that was closed raises ValueError
            if os.fstat(self.stream.fileno()).st_size >= _SIZE:
                self._begin_anew()

    def close(self) -> None:
        self.stream.close()
        super().close()

    def _begin_anew(self) -> None:
        self.stream.close()
        for number in range(_OLDER_FILES, 0, -1):
            with contextlib.suppress(OSError):
                self._older(number - 1).replace(self._older(number))
        self.stream = _opened(self._path)

    def _older(self, number: int) -> Path:
        return self._path.with_name(f"{self._path.name}.{number}") if number else self._path


def _opened(path: Path) -> TextIOWrapper:
    return TextIOWrapper(open_to_append(path), encoding="utf-8", errors="backslashreplace")


def machine_facts() -> dict[str, str]:
    """What kind of machine this is, as far as it can explain a problem: no names of people or computers."""
    return {
        "system": f"{platform.system()} {platform.release()} {platform.machine()}",
        "python": platform.python_version(),
    }
