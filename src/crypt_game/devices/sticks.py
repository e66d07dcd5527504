"""Sticks and triggers as buttons: pressed beyond one point, let go only below a lower one, and repeated while
a direction is held."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from crypt_game.devices.pad_buttons import DIRECTIONS, PadButton, PadPress

__all__ = ["PadRepeat", "Stick", "Trigger"]

_PRESSED: Final = 0.55
"""How far a stick or trigger is pushed, of 1, before it counts."""
_LET_GO: Final = 0.35
"""Below this a push ends. What lies between the two keeps a hand that trembles from pressing again."""
_DECIDED: Final = 1.3
"""How many times as far the other way a held stick has to point before it changes its direction."""
_FIRST, _NEXT = 0.4, 0.12
"""Seconds until a held direction repeats, and between two repetitions."""

Change = tuple[PadButton, bool]


class Stick:
    """One stick; its ways are left, right, up and down, one at a time."""

    def __init__(self, ways: tuple[PadButton, PadButton, PadButton, PadButton]) -> None:
        self._ways = ways
        self._at = [0.0, 0.0]
        self.held: PadButton | None = None

    def move(self, axis: int, value: float) -> list[Change]:
        """Take the new place (−1 to 1) along an axis: 0 across, 1 down; returns what that lets go and
        presses."""
        self._at[axis] = value
        before, self.held = self.held, self._way()
        if before is self.held:
            return []
        return [(way, pressed) for way, pressed in ((before, False), (self.held, True)) if way is not None]

    def _way(self) -> PadButton | None:
        across, down = (abs(value) for value in self._at)
        if self.held is not None:
            place = self._ways.index(self.held)
            own, other = (across, down) if place < len(self._at) else (down, across)
            same = self._toward(place // len(self._at)) is self.held
            if same and own > _LET_GO and other < own * _DECIDED:
                return self.held
        if max(across, down) < _PRESSED:
            return None
        return self._toward(0 if across >= down else 1)

    def _toward(self, axis: int) -> PadButton:
        return self._ways[2 * axis + (self._at[axis] > 0)]


class Trigger:
    """A trigger that is pulled or not."""

    def __init__(self, button: PadButton) -> None:
        self._button = button
        self._held = False

    def move(self, value: float) -> list[Change]:
        """Take how far it is pulled, 0 to 1."""
        before, self._held = self._held, value > (_LET_GO if self._held else _PRESSED)
        return [] if before == self._held else [(self._button, self._held)]


class PadRepeat:
    """Presses a direction again while it is held."""

    def __init__(self) -> None:
        self._left: dict[tuple[int, PadButton], float] = {}

    def note(self, press: PadPress) -> None:
        """Take note of what is pressed and let go."""
        key = press.pad, press.button
        if press.pressed and press.button in DIRECTIONS:
            self._left[key] = _FIRST
        else:
            self._left.pop(key, None)

    def update(self, dt: float) -> Iterator[PadPress]:
        """What is pressed again within `dt` seconds, once at most however long these were."""
        for key in self._left:
            self._left[key] -= dt
            if self._left[key] <= 0:
                self._left[key] = _NEXT
                yield PadPress(key[1], True, key[0])

    def forget(self) -> None:
        """Nothing is held any more."""
        self._left.clear()
