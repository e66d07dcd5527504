"""The thinking kept out of the way: one process of low priority that answers questions in order.

The asking side never blocks and never fails: a worker that dies is replaced and asked again, which, choices
being seeded, gives the same answer. The worker imports the rules and this room only.
"""

from __future__ import annotations

import contextlib
import logging
import multiprocessing
import os
import time
import traceback
from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import partial
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess

from crypt_game.opponents.choose import Chosen, choose
from crypt_game.opponents.levels import Level, Temper
from crypt_game.opponents.review import Findings, Review
from crypt_game.rules.pending import Decide
from crypt_game.rules.record import Record
from crypt_game.rules.view import SeatView

_NICENESS = 10
_LIVES = 3
_TELL_SECONDS = 0.2
_log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Question:
    """What a heir is asked for (see :func:`.choose.choose`)."""

    view: SeatView
    pending: Decide
    level: Level
    temper: Temper
    seed: int
    seconds: float | None = None

    def answer(self) -> Chosen:
        """Think, here and now."""
        return choose(self.view, self.pending, self.level, self.temper, self.seed, self.seconds)

    def quick_answer(self) -> Chosen:
        """A Squire's answer, in a few milliseconds."""
        return choose(self.view, self.pending, Level.SQUIRE, self.temper, self.seed)


@dataclass(frozen=True, slots=True)
class ReviewOf:
    """A finished game to be looked back on (see :class:`.review.Review`)."""

    record: Record
    seats: tuple[int, ...]
    judged: frozenset[int] | None = None


@dataclass(frozen=True, slots=True)
class Answer:
    """What came of a request: a choice, or the findings of a review, which come again and again till done."""

    request_id: int
    result: Chosen | Findings


@dataclass(frozen=True, slots=True)
class Failure:
    """An error met over a request, which is answered as well as can be next."""

    trace: str


class Thinker:
    """The worker as the game sees it. Start it early; ask, and look for the answer each frame."""

    def __init__(self, on_failure: Callable[[str], None] | None = None) -> None:
        """`on_failure` is told each error of the worker, as Python writes it; the game goes on regardless."""
        self._on_failure = on_failure or partial(_log.error, "%s")
        self._process: BaseProcess | None = None
        self._connection: Connection | None = None
        self._open: OrderedDict[int, Question | ReviewOf] = OrderedDict()
        self._deaths = 0

    def start(self) -> None:
        """Start the worker if none is there; takes milliseconds, the worker is ready some 0.1 s later."""
        if self._process is not None:
            return
        context = multiprocessing.get_context("spawn")
        try:
            ours, theirs = context.Pipe()
            process = context.Process(target=_work, args=(theirs,), name="crypt-game heirs", daemon=True)
            process.start()
        except OSError as trouble:
            _log.warning("no process for the heirs: %s", trouble)
            self._deaths = _LIVES
            return
        theirs.close()
        self._process, self._connection = process, ours

    def ask(
        self,
        request_id: int,
        view: SeatView,
        pending: Decide,
        level: Level,
        temper: Temper = Temper.EVEN,
        seed: int = 0,
        seconds: float | None = None,
    ) -> None:
        """Ask for a choice; the answer comes from :meth:`poll` under the same number."""
        self._submit(request_id, Question(view, pending, level, temper, seed, seconds))

    def review(
        self,
        request_id: int,
        record: Record,
        seats: tuple[int, ...],
        judged: frozenset[int] | None = None,
    ) -> None:
        """Ask for the review of a game; choices asked for meanwhile come first."""
        self._submit(request_id, ReviewOf(record, seats, judged))

    def poll(self) -> Answer | None:
        """The next answer if there is one; never blocks."""
        if not self._open:
            return None
        try:
            if self._connection is not None and self._connection.poll(0):
                request_id, result = self._connection.recv()
                if isinstance(result, Failure):
                    self._on_failure(result.trace)
                    return None
                request = self._open.get(request_id)
                if request is None:
                    return None
                if isinstance(result, Findings) and not result.done:
                    return Answer(request_id, result)
                del self._open[request_id]
                self._deaths = 0
                return (
                    Answer(request_id, result) if result is not None else self._at_hand(request_id, request)
                )
            if self._process is not None and self._process.is_alive():
                return None
        except (EOFError, OSError):
            _log.warning("the heirs' process is gone")
        return self._revive()

    def cancel(self) -> None:
        """Forget all questions at once; a worker in the middle of one is ended."""
        if self._open:
            self._open.clear()
            self._end()

    def close(self) -> None:
        """End the worker."""
        self._open.clear()
        self._end()

    @property
    def process_id(self) -> int | None:
        """The worker's process, or None while there is none."""
        return None if self._process is None else self._process.pid

    def _submit(self, request_id: int, request: Question | ReviewOf) -> None:
        self._open[request_id] = request
        self.start()
        self._send(request_id, request)

    def _send(self, request_id: int, request: Question | ReviewOf) -> None:
        if self._connection is not None:
            with contextlib.suppress(OSError):
                self._connection.send((request_id, request))

    def _revive(self) -> Answer | None:
        """A new worker with all open questions; after too many deaths the next one is answered here."""
        self._end()
        self._deaths += 1
        if self._deaths > _LIVES:
            request_id, request = self._open.popitem(last=False)
            return self._at_hand(request_id, request)
        self.start()
        for request_id, request in self._open.items():
            self._send(request_id, request)
        return None

    def _at_hand(self, request_id: int, request: Question | ReviewOf) -> Answer:
        """What can be answered without a worker."""
        if isinstance(request, Question):
            return Answer(request_id, request.quick_answer())
        return Answer(request_id, Findings(done=True))

    def _end(self) -> None:
        process, self._process = self._process, None
        connection, self._connection = self._connection, None
        if connection is not None:
            connection.close()
        if process is not None:
            process.terminate()
            process.join(0.2)


def _work(connection: Connection) -> None:
    """The worker's life: answer what is asked, go on with a review while nothing is."""
    if hasattr(os, "nice"):
        os.nice(_NICENESS)
    reviews: OrderedDict[int, Review] = OrderedDict()
    told = 0.0
    with contextlib.suppress(EOFError, OSError, KeyboardInterrupt):
        while True:
            if reviews and not connection.poll(0):
                told = _review_on(connection, reviews, told)
                continue
            request_id, request = connection.recv()
            if isinstance(request, ReviewOf):
                reviews[request_id] = Review(request.record, request.seats, request.judged)
            else:
                _answer(connection, request_id, request)


def _answer(connection: Connection, request_id: int, question: Question) -> None:
    """Send the choice, or None where thinking failed: a fault here must cost no more than a good move."""
    try:
        chosen = question.answer()
    except Exception:  # whatever it is, the game goes on with a Squire's choice
        connection.send((request_id, Failure(traceback.format_exc())))
        connection.send((request_id, None))
    else:
        connection.send((request_id, chosen))


def _review_on(connection: Connection, reviews: OrderedDict[int, Review], told: float) -> float:
    """Look at one more step of the first review, and tell what is found every now and then; returns when."""
    request_id, review = next(iter(reviews.items()))
    try:
        done = review.step()
    except Exception:  # a review is worth no broken game; what is found so far is shown
        connection.send((request_id, Failure(traceback.format_exc())))
        done = True
    now = time.monotonic()
    if not done and now - told < _TELL_SECONDS:
        return told
    connection.send((request_id, replace(review.findings, done=done)))
    if done:
        del reviews[request_id]
    return now
