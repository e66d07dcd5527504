"""What tells a player that the game failed.

As a rule the program has started again and says so over the game that goes on. Where that fails too, a box of
the system's own does, for ours cannot be trusted to draw.
"""

from __future__ import annotations

import contextlib
import signal
from pathlib import Path

import pygame

from crypt_game.desktop.file_manager import show_folder
from crypt_game.text import Catalog
from crypt_game.ui import clipboard

__all__ = ["apologise", "copy_report", "has_screen"]

_PLAY_ON, _COPY, _FOLDER, _CLOSE = range(4)
_BUTTONS = ("crash-play-on", "crash-copy", "crash-folder", "crash-close")


def has_screen() -> bool:
    """Whether there was a window that somebody could see."""
    return pygame.display.get_init() and pygame.display.get_driver() != "dummy"


def apologise(words: Catalog, report: Path | None) -> bool:
    """Tell the player that the game failed, offer the report for copying, and wait for an answer.

    True if the player wants to play on in a new process; False to close, and wherever the system cannot
    show a box.
    """
    _listen_to_the_system()
    buttons = tuple(words.say(key) for key in _BUTTONS)
    told = words.say("crash-told", report=str(report or ""))
    while has_screen():
        try:
            answer = pygame.display.message_box(
                words.say("crash-title"), told, "error", None, buttons, _PLAY_ON, _CLOSE
            )
        except pygame.error:
            break
        if answer == _COPY:
            copy_report(report)
        elif answer == _FOLDER and report is not None:
            show_folder(report.parent)
        else:
            return answer == _PLAY_ON
    return False


def copy_report(report: Path | None) -> bool:
    """Put the text of a report on the clipboard; False where there is none or no clipboard."""
    with contextlib.suppress(OSError):
        if report is not None:
            return clipboard.copy(report.read_text(encoding="utf-8", errors="replace"))
    return False


def _listen_to_the_system() -> None:
    """Let SIGTERM and Ctrl-C end the program at once: SDL makes them events, which no box looks at."""
    for number in (signal.SIGTERM, signal.SIGINT):
        signal.signal(number, signal.SIG_DFL)
