"""Parallax: layers of a room that shift a few pixels as the player looks to one side. Knows no pygame."""

from __future__ import annotations

import math

__all__ = ["Parallax"]

_EASE = 5.0
"""How fast the view follows: in 1 / _EASE seconds it has gone most of its way."""
_STILL = 0.004
_OPENING = 1.0
"""How far to the side a room is looked at when it opens."""


class Parallax:
    """Where a room is looked at from: -1 is far left, 1 is far right."""

    def __init__(self) -> None:
        self._at, self._goal = _OPENING, 0.0

    def look(self, share: float) -> None:
        """Look to a place of the window, 0 at its left edge and 1 at its right."""
        self._goal = max(-1.0, min(1.0, 2 * share - 1))

    def rest(self) -> None:
        """Look straight ahead, now and without a motion."""
        self._at = self._goal = 0.0

    @property
    def moving(self) -> bool:
        """Whether the view has not yet come to rest."""
        return self._at != self._goal

    def update(self, dt: float) -> None:
        """Advance by `dt` seconds."""
        self._at += (self._goal - self._at) * (1 - math.exp(-_EASE * dt))
        if abs(self._goal - self._at) < _STILL:
            self._at = self._goal

    def offset(self, depth: int) -> int:
        """How far a layer has shifted that shifts by `depth` pixels at most.

        What lies far off shifts the way one looks, and has a negative depth.
        """
        return -round(self._at * depth)
