"""What fingers mean beside pressing, which SDL tells as a mouse would: resting, and two that scroll."""

from __future__ import annotations

from enum import Enum, auto
from typing import Final, NamedTuple

__all__ = ["FingerSign", "FingerSignKind", "Fingers"]

Place = tuple[int, int]

_HOLD: Final = 0.3
"""Seconds that a finger rests before it holds."""
_STILL: Final = 14
"""Pixels that a resting finger may tremble."""
_NOTCH: Final = 48
"""Pixels that two fingers go for one notch of a wheel."""


class FingerSignKind(Enum):
    """What was meant."""

    HOLD = auto()
    """One finger rests where it is."""
    SECOND = auto()
    """Another one came: the first presses nothing any more."""
    SCROLL = auto()
    """Two fingers moved up or down."""
    LIFT = auto()
    """The last finger went, and none of this was meant."""


class FingerSign(NamedTuple):
    """One meaning, at a place in window pixels; `notches` > 0 scrolls up."""

    kind: FingerSignKind
    place: Place
    notches: int = 0


class Fingers:
    """All fingers on the screen."""

    def __init__(self) -> None:
        self._begun: dict[int, Place] = {}
        self._at: dict[int, Place] = {}
        self._rested = 0.0
        self._still = False
        """Whether a finger is alone and has stayed where it came down, and has not held yet."""
        self._meant = False
        """Whether more than a press was meant since the first finger came."""
        self._way = 0.0

    def down(self, finger: int, place: Place) -> list[FingerSign]:
        """A finger comes."""
        first = not self._at
        self._begun[finger] = self._at[finger] = place
        self._still, self._rested, self._way = first, 0.0, 0.0
        self._meant = not first
        return [] if first else [FingerSign(FingerSignKind.SECOND, place)]

    def move(self, finger: int, place: Place) -> list[FingerSign]:
        """A finger goes to another place."""
        if finger not in self._at:
            return []
        before, self._at[finger] = self._at[finger], place
        begun = self._begun[finger]
        if max(abs(place[0] - begun[0]), abs(place[1] - begun[1])) > _STILL:
            self._still = False
        if len(self._at) < 2:
            return []
        self._way += (place[1] - before[1]) / len(self._at)
        notches = int(self._way / _NOTCH)
        self._way -= notches * _NOTCH
        return [FingerSign(FingerSignKind.SCROLL, place, notches)] if notches else []

    def up(self, finger: int) -> list[FingerSign]:
        """A finger goes."""
        place = self._at.pop(finger, None)
        self._begun.pop(finger, None)
        self._still = False
        if place is None or self._at or self._meant:
            return []
        return [FingerSign(FingerSignKind.LIFT, place)]

    def update(self, dt: float) -> list[FingerSign]:
        """What `dt` seconds of resting mean."""
        if not self._still:
            return []
        self._rested += dt
        if self._rested < _HOLD:
            return []
        self._still, self._meant = False, True
        return [FingerSign(FingerSignKind.HOLD, next(iter(self._at.values())))]
