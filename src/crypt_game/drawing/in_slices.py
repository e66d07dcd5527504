"""Long work done in slices, in the frames of a window that goes on meanwhile. Knows no pygame.

The work runs in a thread of its own, but it and whoever asks for its next slice never run at the same time:
what both use needs no lock. Only what is done `beside` runs on while frames are drawn.
"""

from __future__ import annotations

import threading
import time
from collections.abc import Callable, Iterator
from typing import TypeVar

__all__ = ["beside", "checkpoint", "in_slices"]

_SLICE_SECONDS = 0.001
"""After how long the work pauses at its next checkpoint; a turn of the other thread takes 0.05 ms."""

T = TypeVar("T")


def in_slices(work: Callable[[], object]) -> Iterator[None]:
    """Do `work`, a slice at each step; what it raises is raised here. It is given up where it stands if the
    iterator is closed before its end.
    """
    worker = _idle.pop() if _idle else _SliceThread()
    worker.begin(work)
    try:
        while not worker.turn(_SLICE_SECONDS):
            yield
    finally:
        if worker.stop():
            _idle.append(worker)
    if worker.error is not None:
        error, worker.error = worker.error, None
        raise error


def checkpoint() -> None:
    """Where work may pause: nothing is half done that others look at. Means nothing outside such work."""
    worker = threading.current_thread()
    if isinstance(worker, _SliceThread) and time.perf_counter() >= worker.until:
        worker.pause()


def beside(act: Callable[[], T]) -> T:
    """Do a part of such work while frames are drawn: it may touch nothing that they use. Elsewhere it is
    just done."""
    worker = threading.current_thread()
    return worker.step_aside(act) if isinstance(worker, _SliceThread) else act()


class _Stopped(BaseException):
    """Ends work that is not wanted any more."""


class _SliceThread(threading.Thread):
    """Does one work after the other. All but `step_aside` runs only while `turn` waits for it."""

    def __init__(self) -> None:
        super().__init__(name="slices", daemon=True)
        self.until = 0.0
        """When the slice is over (`perf_counter`)."""
        self.error: BaseException | None = None
        self._work: Callable[[], object] | None = None
        self._go, self._back, self._home = threading.Lock(), threading.Lock(), threading.Lock()
        for signal in (self._go, self._back, self._home):
            signal.acquire()
        self._aside = self._stopped = self._given_up = False

    def begin(self, work: Callable[[], object]) -> None:
        """Take on work; there must be none under way."""
        self._work = work
        if not self.is_alive():
            self.start()

    def turn(self, seconds: float) -> bool:
        """Let it work for about so long; whether it has finished."""
        if self._aside:
            if not self._home.acquire(timeout=seconds):
                return False
            self._aside = False
        self.until = time.perf_counter() + seconds
        self._go.release()
        self._back.acquire()
        return self._work is None

    def stop(self) -> bool:
        """Give up what is under way; whether it can take on other work then, for what it does beside goes
        on."""
        self._stopped = self._work is not None
        if self._aside and not self._home.acquire(blocking=False):
            self._given_up = True
            self._go.release()
            return False
        self._aside = False
        while self._work is not None:
            self.turn(0.0)
        self._stopped = False
        return True

    def run(self) -> None:
        while not self._given_up:
            self._go.acquire()
            try:
                if self._work is not None:
                    self._work()
            except _Stopped:
                pass
            except BaseException as error:
                self.error = error
            self._work = None
            self._back.release()

    def pause(self) -> None:
        """Let whoever waits in `turn` go on until the next one."""
        self._back.release()
        self._go.acquire()
        if self._stopped:
            raise _Stopped

    def step_aside(self, act: Callable[[], T]) -> T:
        """Do `act` while whoever waits in `turn` goes on."""
        if self._aside:
            return act()
        self._aside = True
        self._back.release()
        try:
            return act()
        finally:
            self._home.release()
            self._go.acquire()
            if self._stopped:
                raise _Stopped


_idle: list[_SliceThread] = []
"""Those that wait for work: to start a thread takes longer than a slice."""
