"""How music and ambience step back under a sound that matters."""

from __future__ import annotations

from collections.abc import Callable

from crypt_game.sound.cues import Cue

__all__ = ["Ducking"]

_DEPTH = {
    Cue.VICTORY: 0.0,
    Cue.DEFEAT: 0.0,
    Cue.FOOL: 0.1,
    Cue.PHASE_CHANGED: 0.5,
    Cue.YOUR_TURN: 0.55,
    Cue.GHOST_TURN: 0.55,
    Cue.DIE_EXHAUSTED: 0.6,
    Cue.DIE_PUSHED_OUT: 0.6,
    Cue.LIGHTS_OUT_PASSED: 0.6,
}
"""What is left of the music under a cue; the others leave it as it is."""
_ATTACK, _RELEASE = 0.15, 1.4
"""Seconds of stepping back and of coming again."""


class Ducking:
    """A level from 0 to 1 that sinks under important cues."""

    def __init__(self, clock: Callable[[], float]) -> None:
        self._clock = clock
        self._depth = self._level = 1.0
        self._until = self._seen = float("-inf")

    def begin(self, cue: Cue, seconds: float) -> None:
        """`cue` sounds from now on, for so long."""
        now = self._clock()
        depth = _DEPTH.get(cue, 1.0)
        if depth < 1.0:
            self._depth = min(depth, self._depth) if now < self._until else depth
            self._until = max(self._until, now + seconds)

    def level(self) -> float:
        """The level now. To be asked at every frame: it moves with time."""
        now = self._clock()
        elapsed = max(0.0, min(1.0, now - self._seen))
        self._seen = now
        if now < self._until:
            self._level = max(self._depth, self._level - elapsed / _ATTACK)
        else:
            self._level = min(1.0, self._level + elapsed / _RELEASE)
        return self._level
