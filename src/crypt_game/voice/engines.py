"""Which engine this system has, found when somebody wants to hear it."""

from __future__ import annotations

import shutil
import socket
import subprocess
import sys
from typing import Final

from crypt_game.voice.engine import Engine
from crypt_game.voice.programs import POWERSHELL, SAY, LineProgram, SayProgram
from crypt_game.voice.speech_dispatcher import SpeechDispatcher, socket_path, start_dispatcher

__all__ = ["Engine", "find_engine"]

_PATIENCE: Final = 10


def find_engine() -> Engine | None:
    """A new line to the speech of this system, or None where it has none. May take seconds; never raises."""
    try:
        if sys.platform == "win32":
            return LineProgram(POWERSHELL)
        if sys.platform == "darwin":
            return SayProgram(SAY, _voices())
        return _dispatcher()
    except (OSError, subprocess.SubprocessError):
        return None


def _dispatcher() -> Engine | None:
    if not hasattr(socket, "AF_UNIX"):
        return None
    try:
        return SpeechDispatcher(socket_path())
    except OSError:
        if shutil.which("speech-dispatcher") is None:
            return None
    start_dispatcher()
    return SpeechDispatcher(socket_path())


def _voices() -> str:
    done = subprocess.run([SAY, "-v", "?"], capture_output=True, timeout=_PATIENCE, check=True)
    return done.stdout.decode("utf-8", "replace")
