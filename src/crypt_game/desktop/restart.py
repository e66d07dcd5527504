"""The program started anew after it failed: once by itself, again only when somebody says so, and never twice
into the game in which it failed at the very same step.

What the new process must know of the failure it finds in its environment.
"""

from __future__ import annotations

import contextlib
import logging
import os
import sys
from collections.abc import Sequence
from pathlib import Path

__all__ = ["failed_here_before", "failure_told", "start_again", "untold_report"]

log = logging.getLogger(__name__)

_REPORT = "CRYPT_GAME_REPORT"
_PLACE = "CRYPT_GAME_FAILED_AT"
_LAUNCHER = "CRYPT_GAME_LAUNCHER"


def untold_report() -> Path | None:
    """The report of the failure after which this process was started, until the player has answered it."""
    report = os.environ.get(_REPORT)
    return Path(report) if report else None


def failure_told() -> None:
    """The player has been told of the failure and has answered."""
    os.environ.pop(_REPORT, None)


def failed_here_before(game: Path) -> bool:
    """Whether the program failed in this game before, and not a step has been made since."""
    return os.environ.get(_PLACE) == _place(game)


def start_again(arguments: Sequence[str], report: Path | None = None, game: Path | None = None) -> bool:
    """Start this program once more with `arguments`, which do not name `game`; False where that fails.

    The new process will tell of `report`, and go on with `game` where one is given.
    """
    told = {_REPORT: str(report)} if report else {}
    place = {_PLACE: _place(game)} if game else {}
    # What a one-file package handed down to this process is not for the next one.
    fresh = {name: value for name, value in os.environ.items() if name != _REPORT}
    surroundings = {**fresh, **told, **place, "PYINSTALLER_RESET_ENVIRONMENT": "1"}
    wanted = [*arguments, *([str(game)] if game else [])]
    try:
        import subprocess  # 2 ms of every start

        subprocess.Popen([*_program(), *wanted], env=surroundings)
    except OSError as error:
        log.error("not started again: %s", error)
        return False
    return True


def _program() -> list[str]:
    """What this process was started as, without its arguments."""
    if getattr(sys, "frozen", False):
        # The single file for Linux unpacks the executable to a folder that goes when this process ends.
        return [os.environ.get(_LAUNCHER, sys.executable)]
    own = len(sys.orig_argv) - len(sys.argv[1:])
    return [sys.executable, *sys.orig_argv[1:own]]


def _place(game: Path) -> str:
    """A game at a step: its file and how long that is."""
    size: int | None = None
    with contextlib.suppress(OSError):
        size = game.stat().st_size
    return f"{size} {game}"
