"""The last window of a game that failed: a box of the system's own, for ours cannot be trusted to draw."""

from __future__ import annotations

import contextlib
from pathlib import Path

import pygame

from crypt_game.text import Catalog

__all__ = ["apologise"]

_PLAY_ON, _COPY, _CLOSE = range(3)


def apologise(words: Catalog, report: Path | None) -> bool:
    """Tell the player that the game failed, offer the report for copying, and wait for an answer.

    True if the player wants to play on in a new process; False to close, and wherever the system cannot
    show a box.
    """
    buttons = tuple(words.say(key) for key in ("crash-play-on", "crash-copy", "crash-close"))
    told = words.say("crash-told", report=str(report or ""))
    while pygame.display.get_init() and pygame.display.get_driver() != "dummy":
        try:
            answer = pygame.display.message_box(
                words.say("crash-title"), told, "error", None, buttons, _PLAY_ON, _CLOSE
            )
        except pygame.error:
            break
        if answer != _COPY:
            return answer == _PLAY_ON
        _copy(report)
    return False


def _copy(report: Path | None) -> None:
    with contextlib.suppress(OSError, pygame.error):
        if report is not None:
            pygame.scrap.put_text(report.read_text(encoding="utf-8", errors="replace"))
