"""What takes longer than a frame is made step by step in the frames before it is drawn. Knows no pygame."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator

__all__ = ["MadeReady"]


class MadeReady:
    """Makes each drawing of what lies on top ready before it is due."""

    def __init__(self) -> None:
        self._top: object = None
        self._steps: Iterator[None] | None = None
        self._done = False

    @property
    def waiting(self) -> bool:
        """Whether something is still to be made, or was in this frame and is drawn in the next one."""
        return self._steps is not None

    def for_drawing(self, top: object, prepare: Callable[[bool], Iterator[None]], end: float) -> bool:
        """Whether `top` is to be drawn in this frame, in which there is time until `end` (`perf_counter`).

        `prepare` begins the steps before a drawing, told whether it is the first since something else was on
        top. From the second frame on at least one step is done in each; what is ready is drawn in the next
        frame at the latest.
        """
        at_once = self._done
        if top is not self._top:
            self._top, self._steps, self._done, at_once = top, prepare(True), False, False
        elif self._steps is None:
            self._steps = prepare(False)
        elif not self._done:
            self._step()
        while not self._done and time.perf_counter() < end:
            self._step()
        if not self._done or not (at_once or time.perf_counter() < end):
            return False
        self._steps, self._done = None, False
        return True

    def _step(self) -> None:
        assert self._steps is not None
        self._done = next(self._steps, self) is self
