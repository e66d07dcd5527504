"""The system's clipboard, which may be missing or closed to us: then nothing is copied, and nothing fails.

What lies there is the player's, and stays out of every report.
"""

from __future__ import annotations

import contextlib

import pygame

from crypt_game.desktop.redaction import keep_out_of_reports

__all__ = ["copy", "pasted_line"]

_LONGEST_LINE = 4096


def copy(text: str) -> bool:
    """Put `text` on the clipboard; whether that worked."""
    try:
        pygame.scrap.put_text(text)
    except (pygame.error, ValueError):  # a null character or half a letter in the name of a file
        return False
    return True


def pasted_line() -> str:
    """The one line of text on the clipboard, without blanks round it; nothing where there is more, or what no
    line can hold."""
    text = ""
    with contextlib.suppress(pygame.error, ValueError):
        text = pygame.scrap.get_text().strip()
    keep_out_of_reports(text)
    return text if len(text) <= _LONGEST_LINE and text.isprintable() else ""
