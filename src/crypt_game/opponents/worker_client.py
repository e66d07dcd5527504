"""The game's side of the opponents' process: every question is a future of its own, and none waits for ever.

Nothing here blocks the frame: threads read from and write to the process. A process that dies, hangs, is
stopped, never starts or talks nonsense is killed and replaced, and its unanswered questions are asked again,
which, choices being seeded, gives the same answers. Where that does not help either, a question is answered
here by its fallback, and says so.
"""

from __future__ import annotations

import logging
import multiprocessing
import threading
import time
from collections.abc import Callable
from functools import partial
from multiprocessing.connection import Connection
from queue import Empty, SimpleQueue
from typing import Any, Generic, Protocol, TypeVar

from crypt_game.opponents.questions import Question
from crypt_game.opponents.worker import SIGN_OF_LIFE, WorkerMessage, serve

__all__ = ["FutureAnswer", "Opponents", "WorkerClient"]

T = TypeVar("T")
_log = logging.getLogger(__name__)

_SILENCE = 4.0
"""Seconds without a sign of life after which a process is replaced: eight signs missed."""
_START = 12.0
"""Seconds until the first sign of life: a cold disk may be slow."""
_LONGEST = {True: 30.0, False: 600.0}
"""Seconds on one question without news: thirty times what the longest choice takes. Where a question is not
urgent, more: on a busy machine a step of half a second was seen to take 26, and nobody waits at the table."""
_FAILURES = 3
"""How many failures in a row make the questions be answered here."""
_PAUSE, _LONGEST_PAUSE = 5.0, 300.0
"""Seconds until a process is tried again after that; twice as long after each further failure."""
_FRAME = 0.25
"""A gap between two looks counts as this many seconds at most: a game that slept has not waited."""
_END = 0.5
"""How long to wait at most for a killed process to be gone."""


class FutureAnswer(Generic[T]):
    """The answer to one question: look at it each frame with :meth:`poll`, or :meth:`cancel` it."""

    def __init__(self, question: Question[T], client: WorkerClient | None = None) -> None:
        """Without a client somebody else gives the answer, by :meth:`tell`."""
        self.question = question
        self._client = client
        self._latest: T | None = None
        self.done = False
        """Whether the answer is complete, or will never come because it was cancelled."""
        self.is_fallback = False
        """Whether the answer is the question's lesser one, given because the process failed."""

    def poll(self) -> T | None:
        """What is known of the answer by now, None before anything is; never waits. See also `done`."""
        if not self.done and self._client is not None:
            self._client.update()
        return self._latest

    def tell(self, value: T, *, done: bool = True) -> None:
        """Take a part of the answer, or all of it."""
        self._latest, self.done = value, done

    def fall_back(self) -> None:
        """Complete the answer without the process."""
        self.is_fallback = True
        self.tell(self.question.fallback(self._latest))

    def cancel(self) -> None:
        """Want no answer any more; if the process is at work on it, that ends. A complete answer stays."""
        if self.done:
            return
        self.done = True
        if self._client is not None:
            self._client.drop(self)


class Opponents(Protocol):
    """Whoever answers questions beside the game."""

    def ask(self, question: Question[T]) -> FutureAnswer[T]:
        """Start to think about a question."""

    def close(self) -> None:
        """Cancel all questions, and end."""


class WorkerClient:
    """Asks the opponents' process. Start it early, so that the first answer need not wait for it."""

    def __init__(
        self,
        on_error: Callable[[str], None] | None = None,
        on_failure: Callable[[], None] = lambda: None,
        serve: Callable[[Connection], None] = serve,
    ) -> None:
        """`on_error` is told each error of the process, as Python writes it.

        `on_failure` is called when an answer had to be given without the process, for the first time since it
        answered properly. `serve` is what runs there.
        """
        self._on_error = on_error or partial(_log.error, "%s")
        self._on_failure = on_failure
        self._serve = serve
        self._process: _Process | None = None
        self._open: dict[int, FutureAnswer[Any]] = {}
        self._asked = 0
        self._failures = 0
        self._told_of_failure = False
        self._looked = time.monotonic()
        self._silent = self._without_news = 0.0
        self._rests_until = self._looked

    @property
    def process_id(self) -> int | None:
        """The process at work, or None while there is none."""
        return None if self._process is None else self._process.process_id

    def start(self) -> None:
        """Start the process if there is none; takes milliseconds, and it is ready some 0.1 s later."""
        if self._process is not None:
            return
        self._silent = self._without_news = 0.0
        try:
            self._process = _Process(self._serve)
        except OSError as trouble:
            self._fail(f"does not start: {trouble}")
            return
        for number, answer in self._open.items():
            self._process.send(number, answer.question)

    def ask(self, question: Question[T]) -> FutureAnswer[T]:
        """Start to think about a question. Never raises for trouble with the process."""
        answer = FutureAnswer(question, self)
        if not self._open:
            self._looked, self._without_news = time.monotonic(), 0.0
        self._asked += 1
        self._open[self._asked] = answer
        if self._process is not None:
            self._process.send(self._asked, question)
        elif not self._is_resting:
            self.start()
        return answer

    def update(self) -> None:
        """Take what has come, and see whether the process is still well. Called by every answer looked at."""
        if not self._open:
            return
        now = time.monotonic()
        passed, self._looked = min(now - self._looked, _FRAME), now
        self._silent += passed
        if self._process is not None and self._process.has_shown_life:
            self._without_news += passed
        if self._process is None and not self._is_resting:
            self.start()
        self._receive()
        fault = self._fault()
        if fault:
            self._fail(fault)
        if self._is_resting:
            for answer in [*self._open.values()]:
                self._give_up(answer)

    def drop(self, answer: FutureAnswer[Any]) -> None:
        """Forget a question; a process that has it is ended, and the others are asked again."""
        number = next((number for number, each in self._open.items() if each is answer), None)
        if number is not None:
            del self._open[number]
            self._end()
            if self._open and not self._is_resting:
                self.start()

    def close(self) -> None:
        """Cancel all questions and end the process, whatever it does; takes half a second at most."""
        for answer in self._open.values():
            answer.done = True
        self._open.clear()
        process = self._process
        self._end()
        if process is not None:
            process.wait(_END)

    @property
    def _is_resting(self) -> bool:
        return time.monotonic() < self._rests_until

    @property
    def _head(self) -> FutureAnswer[Any]:
        """The question that the process is at work on."""
        answers = self._open.values()
        return next((answer for answer in answers if answer.question.urgent), next(iter(answers)))

    def _receive(self) -> None:
        while self._process is not None and self._open:
            message = self._process.received()
            if message is None:
                return
            self._silent = 0.0
            self._process.has_shown_life = True
            if message != SIGN_OF_LIFE:
                self._take(message)

    def _take(self, message: object) -> None:
        """Believe a message if it makes sense."""
        if (
            not isinstance(message, WorkerMessage)
            or message.number is None
            or message.number not in self._open
        ):
            self._fail(f"says {message!r:.200}")
            return
        answer = self._open[message.number]
        if message.trace:
            self._on_error(message.trace)
            self._give_up(answer)
        elif not isinstance(message.value, answer.question.answer_type):
            self._fail(f"answers {message.value!r:.200}")
        else:
            self._without_news = 0.0
            answer.tell(message.value, done=message.done)
            if message.done:
                del self._open[message.number]
                self._failures, self._told_of_failure = 0, False

    def _fault(self) -> str:
        """What is wrong with the process, or nothing."""
        process = self._process
        if process is None or not self._open:
            return ""
        if not process.is_alive:
            return "is gone"
        if self._silent > (_SILENCE if process.has_shown_life else _START):
            return "gives no sign of life"
        if self._without_news > _LONGEST[self._head.question.urgent]:
            # Choices are seeded: asked again, the same question would take as long again.
            self._give_up(self._head)
            return "thinks for too long"
        return ""

    def _fail(self, fault: str) -> None:
        """Replace the process; after too many failures let the questions be answered here for a while."""
        _log.warning("the opponents' process %s", fault)
        self._end()
        self._failures += 1
        if self._failures >= _FAILURES:
            pause = min(_LONGEST_PAUSE, _PAUSE * 2 ** min(self._failures - _FAILURES, 10))
            self._rests_until = time.monotonic() + pause
        elif self._open:
            self.start()

    def _give_up(self, answer: FutureAnswer[Any]) -> None:
        """Answer a question here."""
        self._open = {number: each for number, each in self._open.items() if each is not answer}
        self._without_news = 0.0
        answer.fall_back()
        if not self._told_of_failure:
            self._told_of_failure = True
            self._on_failure()

    def _end(self) -> None:
        process, self._process = self._process, None
        if process is not None:
            process.kill()


class _Process:
    """One process, and the threads that talk with it."""

    def __init__(self, serve: Callable[[Connection], None]) -> None:
        """Raises OSError where the system gives no process."""
        context = multiprocessing.get_context("spawn")
        self._connection, theirs = context.Pipe()
        self._process = context.Process(
            target=serve, args=(theirs,), name="crypt-game opponents", daemon=True
        )
        try:
            self._process.start()
        except BaseException:
            self._connection.close()
            raise
        finally:
            theirs.close()
        self.has_shown_life = False
        self._inbox: SimpleQueue[object] = SimpleQueue()
        self._outbox: SimpleQueue[tuple[int, Question[Any]] | None] = SimpleQueue()
        self._writer = threading.Thread(target=self._write, name="to the opponents", daemon=True)
        self._reader = threading.Thread(target=self._read, name="from the opponents", daemon=True)
        self._writer.start()
        self._reader.start()

    @property
    def process_id(self) -> int | None:
        """The system's number for it."""
        return self._process.pid

    @property
    def is_alive(self) -> bool:
        """Whether it still runs and listens, or has left something to be read."""
        return not self._inbox.empty() or (self._reader.is_alive() and self._process.is_alive())

    def send(self, number: int, question: Question[Any]) -> None:
        """Have a question sent as soon as the process takes it."""
        self._outbox.put((number, question))

    def received(self) -> object | None:
        """The next thing it said, or None."""
        try:
            return self._inbox.get_nowait()
        except Empty:
            return None

    def kill(self) -> None:
        """End it, stopped or not; what it said and was not read is lost."""
        self._process.kill()

    def wait(self, seconds: float) -> None:
        """Wait at most this long until it is gone."""
        self._process.join(seconds)

    def _write(self) -> None:
        while (item := self._outbox.get()) is not None:
            try:
                self._connection.send(item)
            except (OSError, ValueError):
                return  # the reader notices as well

    def _read(self) -> None:
        """Read until the process is gone; both ends of the talk are closed then."""
        try:
            while True:
                self._inbox.put(self._connection.recv())
        except (EOFError, OSError):
            pass
        except Exception as error:  # whatever unpickling nonsense may raise
            self._inbox.put(error)
        self._outbox.put(None)
        self._writer.join()
        self._connection.close()
