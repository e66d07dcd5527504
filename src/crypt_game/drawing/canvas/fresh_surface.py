"""Large surfaces for threads: pygame fills a new one with zeros and holds Python's lock for it."""

from __future__ import annotations

import mmap
from typing import Final

import pygame

__all__ = ["fresh_surface"]

_LARGE: Final = 256 * 1024
_BYTES: Final = 4


def fresh_surface(size: tuple[int, int]) -> pygame.Surface:
    """A clear surface of this size with 32 bits a pixel, alpha among them; needs no window.

    The system hands out the pages of a large one when they are first written. Ten megabytes take 7 ms to
    fill, in which the window would wait for a thread; pygame's transforms write them without Python's lock.
    """
    width, height = size
    if width * height * _BYTES < _LARGE:
        return pygame.Surface(size, pygame.SRCALPHA, 8 * _BYTES)
    return pygame.image.frombuffer(mmap.mmap(-1, width * height * _BYTES), size, "BGRA")
