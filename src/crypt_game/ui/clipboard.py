"""The system's clipboard, which may be missing or closed to us: then nothing is copied, and nothing fails."""

from __future__ import annotations

import contextlib

import pygame

__all__ = ["copy", "pasted"]


def copy(text: str) -> bool:
    """Put `text` on the clipboard; whether that worked."""
    try:
        pygame.scrap.put_text(text)
    except pygame.error:
        return False
    return True


def pasted() -> str:
    """The text on the clipboard, or nothing."""
    with contextlib.suppress(pygame.error, UnicodeDecodeError):
        return pygame.scrap.get_text()
    return ""
