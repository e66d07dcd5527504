"""What tells a player that the game failed.

As a rule the program has started again and says so over the game that goes on. Where that fails too, a box of
the system's own does, for ours cannot be trusted to draw.
"""

from __future__ import annotations

import contextlib
import locale
import os
import signal
import sys
from collections.abc import Iterator
from pathlib import Path

import pygame

from crypt_game.controls import clipboard
from crypt_game.desktop.file_manager import show_folder
from crypt_game.desktop.plain_files import FileTooLarge, read_limited
from crypt_game.text import Catalog
from crypt_game.window.display import has_screen

__all__ = ["apologise", "copy_report"]

_LARGEST_REPORT = 1_000_000
_PLAY_ON, _COPY, _FOLDER, _CLOSE = range(4)
_BUTTONS = ("crash-play-on", "crash-copy", "crash-folder", "crash-close")


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
            with _letters_of_all_languages():
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
    with contextlib.suppress(OSError, FileTooLarge):
        if report is not None:
            return clipboard.copy(read_limited(report, _LARGEST_REPORT).decode("utf-8", "replace"))
    return False


@contextlib.contextmanager
def _letters_of_all_languages() -> Iterator[None]:
    """On X11 a box ends each sentence at its first accent where the user's locale is none that this machine
    knows; then it gets one that has every letter. Only for as long as the box is open: the next process is to
    ask for the player's language again."""
    before = os.environ.get("LC_ALL")
    if sys.platform == "linux" and not _locale_is_utf8():
        os.environ["LC_ALL"] = "C.UTF-8"
    yield
    if before is None:
        os.environ.pop("LC_ALL", None)
    else:
        os.environ["LC_ALL"] = before


def _locale_is_utf8() -> bool:
    """Whether the locale that the environment asks for exists here and has the letters of every language."""
    kept = locale.setlocale(locale.LC_CTYPE)
    try:
        locale.setlocale(locale.LC_CTYPE, "")
        return locale.nl_langinfo(locale.CODESET).upper() == "UTF-8"
    except locale.Error:
        return False
    finally:
        locale.setlocale(locale.LC_CTYPE, kept)


def _listen_to_the_system() -> None:
    """Let SIGTERM and Ctrl-C end the program at once: SDL makes them events, which no box looks at."""
    for number in (signal.SIGTERM, signal.SIGINT):
        signal.signal(number, signal.SIG_DFL)
