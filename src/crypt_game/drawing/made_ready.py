"""What takes longer than a frame is made step by step in the frames before it is drawn. Knows no pygame."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator

__all__ = ["MadeReady"]

_MOST_FRAMES = 240
"""After so many without a drawing it is drawn, ready or not."""


class MadeReady:
    """Makes each drawing of what lies on top ready before it is due."""

    def __init__(self) -> None:
        self._top: object = None
        self._steps: Iterator[None] | None = None
        self._unseen = self._done = False
        self._frames = 0
        """How many there were since the last drawing."""

    @property
    def waiting(self) -> bool:
        """Whether something is still to be made, or was in this frame and is drawn in the next one."""
        return self._steps is not None

    def unseen(self, top: object) -> bool:
        """Whether nothing of what is on top was drawn since it is there."""
        return top is not self._top or self._unseen

    def for_drawing(
        self,
        top: object,
        prepare: Callable[[bool], Iterator[None]],
        end: float,
        last_call: float,
        *,
        changed: bool = False,
    ) -> bool:
        """Whether `top` is to be drawn in this frame, in which there is time for steps until `end`
        (`perf_counter`), and time left for a drawing after them until `last_call`.

        `prepare` begins the steps before a drawing, told whether it is the first since something else was on
        top; it begins anew if what is to be drawn has `changed`. From the second frame on at least one step
        is done in each. What is ready after the `last_call` is drawn in the next frame, unless there is more
        to be made by then.
        """
        held = self._done
        if top is not self._top:
            self._top, self._steps, self._unseen, held = top, None, True, False
        if self._steps is None or held or changed:
            self._steps = None  # what was begun is given up before the next is begun
            self._steps = prepare(self._unseen)
        self._done = self._frames > 0 and self._step()
        while not self._done and time.perf_counter() < end:
            self._done = self._step()
        self._unseen = self._unseen and not self._done
        self._frames += 1
        drawn = self._done and (held or time.perf_counter() < last_call)
        if drawn or self._frames > _MOST_FRAMES:
            self._steps, self._unseen, self._done, self._frames, drawn = None, False, False, 0, True
        return drawn

    def _step(self) -> bool:
        return self._steps is None or next(self._steps, self) is self
