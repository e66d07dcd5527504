"""How much of the window flashes, and how often: WCAG 2.2, success criterion 2.3.1, general flash.

A change of relative luminance by a tenth of the greatest counts where the darker picture is below 0.80. A
flash is a pair of opposing changes.
"""

from __future__ import annotations

from collections import deque

import pygame

__all__ = ["MOST_FLASHES", "SAFE_SHARE", "FlashMeter"]

MOST_FLASHES = 3
"""In any second."""
SAFE_SHARE = 0.25
"""The share of the window that may flash more often."""
_CELLS = (16, 10)
_CHANGE, _BRIGHT = 0.1, 0.8
_LINEAR_BELOW = 0.04045


def _linear(value: int) -> float:
    share = value / 255
    return share / 12.92 if share <= _LINEAR_BELOW else ((share + 0.055) / 1.055) ** 2.4


_LINEAR = [_linear(value) for value in range(256)]


class _Cell:
    """The changes of luminance in one part of the window within the last second."""

    def __init__(self, light: float) -> None:
        self._darkest = self._brightest = light
        self._rising: bool | None = None
        self._changes: deque[float] = deque()

    def flashes(self, now: float, light: float) -> int:
        """Take the luminance of a frame; returns the flashes of the second that ends `now`."""
        self._darkest, self._brightest = min(self._darkest, light), max(self._brightest, light)
        if self._rising is not True and light - self._darkest >= _CHANGE and self._darkest < _BRIGHT:
            self._turn(now, light, rising=True)
        elif self._rising is not False and self._brightest - light >= _CHANGE and light < _BRIGHT:
            self._turn(now, light, rising=False)
        while self._changes and self._changes[0] <= now - 1.0:
            self._changes.popleft()
        return len(self._changes) // 2

    def _turn(self, now: float, light: float, *, rising: bool) -> None:
        self._darkest = self._brightest = light
        self._rising = rising
        self._changes.append(now)


class FlashMeter:
    """Looks at a window frame by frame."""

    def __init__(self) -> None:
        self._cells: list[_Cell] = []
        self._now = 0.0
        self.share = 0.0
        """The largest share of the window that flashed more than `MOST_FLASHES` times within a second."""

    def look(self, surface: pygame.Surface, dt: float) -> None:
        """Take the picture that is shown `dt` seconds after the one before."""
        self._now += dt
        small = pygame.transform.smoothscale(surface.convert(24), _CELLS)
        data = pygame.image.tobytes(small, "RGB")
        lights = [
            0.2126 * _LINEAR[r] + 0.7152 * _LINEAR[g] + 0.0722 * _LINEAR[b]
            for r, g, b in zip(data[::3], data[1::3], data[2::3], strict=True)
        ]
        self._cells = self._cells or [_Cell(light) for light in lights]
        flashing = sum(
            cell.flashes(self._now, light) > MOST_FLASHES
            for cell, light in zip(self._cells, lights, strict=True)
        )
        self.share = max(self.share, flashing / len(lights))
