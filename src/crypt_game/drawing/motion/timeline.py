"""The one timeline: acts played in order, each made of motions that run side by side.

What a motion shows is drawn by its `draw`; what it means is folded in by its act's `on_end`, exactly once,
whether the act was played to the end, skipped or never shown at all.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Protocol

from crypt_game.drawing.canvas import Canvas
from crypt_game.drawing.motion.easing import Easing, linear

__all__ = ["Animation", "Draw", "Motion", "Timeline", "wait"]


_REHEARSED = (0.0, 0.25, 0.5, 0.75, 1.0)
"""Light that swells is brightest in the middle; a die that is thrown is seen otherwise in each quarter."""


class Draw(Protocol):
    """Paints one moment of a motion: `t` is eased progress 0–1 (out_back passes 1 briefly)."""

    def __call__(self, canvas: Canvas, t: float, /) -> None: ...


@dataclass(frozen=True, slots=True)
class Motion:
    """Something that moves for `seconds` after `delay`; before its start it is not drawn, after its end at t
    = 1."""

    seconds: float
    draw: Draw
    delay: float = 0.0
    easing: Easing = linear

    @property
    def end(self) -> float:
        """Seconds from the start of the act to the end of this motion."""
        return self.delay + self.seconds


@dataclass(slots=True)
class Animation:
    """Motions that start together; `on_start` and `on_end` are each called exactly once, in order."""

    motions: Sequence[Motion] = ()
    on_start: Callable[[], None] | None = None
    on_end: Callable[[], None] | None = None
    cues: Sequence[tuple[float, Callable[[], None]]] = ()
    """Moments (seconds from the start) at which something sounds; cues of a skipped act are left out."""
    _elapsed: float = field(default=0.0, init=False)
    _started: bool = field(default=False, init=False)
    _cued: int = field(default=0, init=False)

    @property
    def seconds(self) -> float:
        """How long the act takes at normal speed."""
        return max((m.end for m in self.motions), default=0.0)

    def advance(self, dt: float) -> float:
        """Move on by `dt` seconds; returns what is left over when the act is finished, else a negative
        number."""
        self.begin()
        self._elapsed += dt
        while self._cued < len(self.cues) and self.cues[self._cued][0] <= self._elapsed:
            self.cues[self._cued][1]()
            self._cued += 1
        return self._elapsed - self.seconds

    def begin(self) -> None:
        """Call `on_start` if that has not happened."""
        if not self._started:
            self._started = True
            if self.on_start is not None:
                self.on_start()

    def finish(self) -> None:
        """Start if need be, and call `on_end`."""
        self.begin()
        if self.on_end is not None:
            self.on_end()

    def draw(self, canvas: Canvas) -> None:
        """Paint every motion that has started."""
        for motion in self.motions:
            since = self._elapsed - motion.delay
            if since >= 0:
                progress = 1.0 if motion.seconds <= 0 else min(1.0, since / motion.seconds)
                motion.draw(canvas, motion.easing(progress))

    def rehearse(self, canvas: Canvas) -> None:
        """Paint moments of every motion, whether it has started or not: what is made for them is kept."""
        for motion in self.motions:
            for progress in _REHEARSED:
                motion.draw(canvas, progress)


class Timeline:
    """A queue of acts. `speed` multiplies time; 0 means no animation: acts are finished as they come."""

    def __init__(self, speed: float = 1.0) -> None:
        self.speed = speed
        self._acts: deque[Animation] = deque()

    @property
    def busy(self) -> bool:
        """Whether an act is playing or waiting."""
        return bool(self._acts)

    @property
    def playing(self) -> Animation | None:
        """The act on show, or None."""
        return self._acts[0] if self._acts else None

    def add(self, act: Animation) -> None:
        """Queue `act`; its `on_start` is called when its turn comes."""
        self._acts.append(act)

    def update(self, dt: float) -> bool:
        """Advance by `dt` seconds; True when anything moved or ended. An act that ends may add others."""
        if not self._acts:
            return False
        if self.speed <= 0:
            self.skip()
            return True
        spare = dt * self.speed
        while self._acts and spare >= 0:
            spare = self._acts[0].advance(spare)
            if spare >= 0:
                self._acts.popleft().finish()
        return True

    def skip_one(self) -> None:
        """Finish the act on show at once."""
        if self._acts:
            self._acts.popleft().finish()

    def skip(self) -> None:
        """Finish everything that is queued, and what that queues, at once."""
        while self._acts:
            self._acts.popleft().finish()

    def clear(self) -> None:
        """Drop everything without finishing it."""
        self._acts.clear()

    def draw(self, canvas: Canvas) -> None:
        """Paint the act on show."""
        if self._acts:
            self._acts[0].draw(canvas)


def wait(seconds: float) -> Motion:
    """A motion that only takes time."""
    return Motion(seconds, lambda _canvas, _t: None)
