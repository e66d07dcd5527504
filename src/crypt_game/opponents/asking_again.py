"""A question that is asked again for as long as only its lesser answer comes: what is worth nothing in part.

Never waits. Imports this room only.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Final, Generic, TypeVar

from crypt_game.opponents.questions import Question
from crypt_game.opponents.worker_client import FutureAnswer, Opponents

__all__ = ["AskedAgain"]

T = TypeVar("T")
_PAUSE: Final = 20.0
"""Seconds until it is asked again."""


class AskedAgain(Generic[T]):
    """The answer to one question, given by the opponents' process and never in its place."""

    def __init__(self, question: Question[T], opponents: Callable[[], Opponents]) -> None:
        """Asks at once whoever `opponents` gives."""
        self._question, self._opponents = question, opponents
        self._answer: FutureAnswer[T] = opponents().ask(question)
        self._failed_at: float | None = None

    def poll(self) -> T | None:
        """What is known of the answer by now, None before anything is and after a failure."""
        latest = self._answer.poll()
        if not self._answer.is_fallback:
            return latest
        now = time.monotonic()
        if self._failed_at is None:
            self._failed_at = now
        elif now - self._failed_at >= _PAUSE:
            self._failed_at, self._answer = None, self._opponents().ask(self._question)
        return None

    @property
    def done(self) -> bool:
        """Whether the answer is complete, or not wanted any more."""
        return self._answer.done and not self._answer.is_fallback

    @property
    def has_failed(self) -> bool:
        """Whether it could not be had, and is yet to be asked again."""
        return self._answer.is_fallback

    def cancel(self) -> None:
        """Want no answer any more. A complete answer stays."""
        self._answer.cancel()
