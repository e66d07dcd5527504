"""Linux: Speech Dispatcher, by the lines of SSIP over its socket (its manual, "SSIP documentation").

A line goes out, one or more come back: a number of three digits, then `-` before more lines and a space in
the last.
"""

from __future__ import annotations

import contextlib
import os
import shutil
import socket
import subprocess
from pathlib import Path
from typing import Final

from crypt_game.voice.engine import EngineGone

__all__ = ["SpeechDispatcher", "socket_path", "start_dispatcher"]

_PATIENCE: Final = 5.0
"""Seconds that an answer may take."""
_LONGEST: Final = 4096
"""Bytes of a line of an answer."""
_FASTEST: Final = 100
"""The rate goes from -100 to 100."""
_DONE: Final = "2"
"""What the number begins with where a command was understood."""


def socket_path() -> Path:
    """Where the dispatcher of this user listens, whether or not it runs."""
    named = os.environ.get("SPEECHD_ADDRESS", "")
    if named.startswith("unix_socket:"):
        return Path(named.removeprefix("unix_socket:"))
    runtime = os.environ.get("XDG_RUNTIME_DIR") or Path.home() / ".cache"
    return Path(runtime) / "speech-dispatcher" / "speechd.sock"


def start_dispatcher() -> None:
    """Start the dispatcher as its own library does; does nothing where there is none."""
    program = shutil.which("speech-dispatcher")
    if program is not None:
        with contextlib.suppress(OSError, subprocess.TimeoutExpired):
            subprocess.run(
                [program, "--spawn"],
                stdin=subprocess.DEVNULL,
                stdout=subprocess.DEVNULL,
                stderr=subprocess.DEVNULL,
                check=False,
                timeout=_PATIENCE,
            )


class SpeechDispatcher:
    """One client of the dispatcher."""

    def __init__(self, path: Path) -> None:
        """Calls the dispatcher behind this socket. Raises OSError where none listens."""
        self._line = socket.socket(socket.AF_UNIX)
        self._line.settimeout(_PATIENCE)
        try:
            self._line.connect(str(path))
            self._answers = self._line.makefile("rb")
            self._ask("SET SELF CLIENT_NAME player:crypt:main")
            self._ask("SET SELF PRIORITY MESSAGE")
        except OSError:
            self._line.close()
            raise

    def speak_as(self, language: str, rate: float) -> None:
        self._ask(f"SET SELF LANGUAGE {language}")
        self._ask(f"SET SELF RATE {round((2 * rate - 1) * _FASTEST)}")

    def say(self, text: str) -> None:
        self._ask("SPEAK")
        line = " ".join(text.split())
        dot = "." if line.startswith(".") else ""  # a point alone ends what is to be said
        self._ask(f"{dot}{line}\r\n.")

    def hush(self) -> None:
        self._ask("CANCEL SELF")

    def close(self) -> None:
        with contextlib.suppress(OSError):
            self._ask("CANCEL SELF")
            self._line.sendall(b"QUIT\r\n")
        self._line.close()

    def _ask(self, line: str) -> None:
        self._line.sendall(f"{line}\r\n".encode())
        while True:
            answer = self._answers.readline(_LONGEST).decode("utf-8", "replace")
            if not answer.endswith("\n"):
                raise EngineGone("the dispatcher hung up")
            if answer[3:4] == "-":
                continue
            if not answer.startswith(_DONE):
                raise EngineGone(answer.strip())
            return
