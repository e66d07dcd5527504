"""The opponents' process: answers choices before reviews, and gives signs of life.

Runs beside the game with low priority and ends with it. Imports the rules and this room only.
"""

from __future__ import annotations

import contextlib
import os
import signal
import threading
import time
import traceback
from collections.abc import Iterator
from dataclasses import dataclass, field
from multiprocessing.connection import Connection
from typing import Any, NamedTuple

from crypt_game.opponents.questions import Question

__all__ = ["SIGN_OF_LIFE", "SIGN_SECONDS", "WorkerMessage", "serve"]

SIGN_SECONDS = 0.5
"""How often the process tells that it lives, however busy it is."""
_NICENESS = 10
_TELL_SECONDS = 0.2
"""How long at least lies between two parts of an answer that grows."""


class WorkerMessage(NamedTuple):
    """What the process says about one question: what is known by now, whether that is all, what failed.

    `number` is the question's, None where nothing is said about any.
    """

    number: int | None
    value: object = None
    done: bool = False
    trace: str = ""
    """An error, as Python writes it; a question over which thinking failed gets no further message."""


SIGN_OF_LIFE = WorkerMessage(None)


@dataclass(slots=True)
class _Task:
    """A question being worked on."""

    number: int
    question: Question[Any]
    parts: Iterator[object] | None = None
    """How it is worked on, once that has begun."""
    value: object = None
    """What is known by now."""
    told: float = field(default_factory=time.monotonic)


class _Sender:
    """Sends from two threads, one message at a time."""

    def __init__(self, connection: Connection) -> None:
        self._connection, self._lock = connection, threading.Lock()

    def send(self, message: WorkerMessage) -> None:
        with self._lock:
            self._connection.send(message)

    def show_life(self) -> None:
        """Send a sign of life now and then, until the game is gone; then nothing is left to think about."""
        with contextlib.suppress(OSError):
            while True:
                self.send(SIGN_OF_LIFE)
                time.sleep(SIGN_SECONDS)
        os._exit(0)


def serve(connection: Connection) -> None:
    """Answer `(number, question)` pairs read from `connection`, until its other end is closed."""
    if hasattr(os, "nice"):
        os.nice(_NICENESS)
    with contextlib.suppress(OSError, ValueError):
        signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C in a terminal is for the game
    sender = _Sender(connection)
    threading.Thread(target=sender.show_life, name="signs of life", daemon=True).start()
    tasks: list[_Task] = []
    with contextlib.suppress(EOFError, OSError):
        while True:
            while not tasks or connection.poll(0):
                tasks.append(_Task(*connection.recv()))
            task = next((task for task in tasks if task.question.urgent), tasks[0])
            if _work_on(task, sender):
                tasks.remove(task)


def _work_on(task: _Task, sender: _Sender) -> bool:
    """Find out the next part of an answer, and tell it now and then; True when nothing more will come."""
    try:
        if task.parts is None:
            task.parts = task.question.work()
        task.value = next(task.parts)
    except StopIteration:
        sender.send(WorkerMessage(task.number, task.value, done=True))
        return True
    except Exception:  # a fault here must cost no more than a good answer
        sender.send(WorkerMessage(task.number, trace=traceback.format_exc()))
        return True
    if time.monotonic() - task.told >= _TELL_SECONDS:
        sender.send(WorkerMessage(task.number, task.value))
        task.told = time.monotonic()
    return False
