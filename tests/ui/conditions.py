"""What makes runs of the window alike, and quick."""

from __future__ import annotations

import logging
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import count
from random import Random, SystemRandom
from typing import Any, TypeVar

import pytest

from crypt_game.opponents.questions import Question
from crypt_game.opponents.worker_client import FutureAnswer
from crypt_game.ui.app import App

__all__ = ["Painting", "deal_alike", "log_in_words", "paint_seldom", "think_at_once"]

T = TypeVar("T")


def deal_alike(monkeypatch: pytest.MonkeyPatch, seed: int) -> None:
    """Let every game of a test be dealt and rolled from `seed`, and led by whom it says."""
    rng = Random(seed)
    monkeypatch.setattr(SystemRandom, "getrandbits", lambda _, bits: rng.getrandbits(bits))


def paint_seldom(monkeypatch: pytest.MonkeyPatch, each: int = 12) -> None:
    """Paint only one in `each` of the pictures that are due, where a test is about what happens."""
    draw, number = App._draw, count()
    monkeypatch.setattr(App, "_draw", lambda app: draw(app) if next(number) % each == 0 else None)


@contextmanager
def log_in_words() -> Iterator[None]:
    """Let whatever is logged be words and nothing else, where a test is about memory.

    The game's own log writes a record and forgets it. pytest keeps all records of a test, and with an error
    in one every frame it came through, the scenes of these, and the pictures of those.
    """
    make = logging.getLogRecordFactory()

    def in_words(*arguments: Any, **facts: Any) -> logging.LogRecord:
        record = make(*arguments, **facts)
        record.msg, record.args = record.getMessage(), None
        if record.exc_info:
            record.exc_text, record.exc_info = logging.Formatter().formatException(record.exc_info), None
        return record

    logging.setLogRecordFactory(in_words)
    try:
        yield
    finally:
        logging.setLogRecordFactory(make)


class _AtOnce:
    """Opponents without a process: the answer to a question is there when it is asked for."""

    def ask(self, question: Question[T]) -> FutureAnswer[T]:
        """Think no longer than a frame has room for."""
        answer = FutureAnswer(question)
        answer.tell(question.fallback(None))
        return answer

    def close(self) -> None:
        """There is nothing to end."""


def think_at_once(app: App) -> None:
    """Let computer heirs and advice answer in the same frame, so that a run is the same every time."""
    app.opponents = _AtOnce()


class Painting:
    """Paints what is due only while `on`, and knows whether a picture is owed."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.on, self._owed = True, False
        draw = App._draw

        def draw_if_on(app: App) -> None:
            self._owed = not self.on
            if self.on:
                draw(app)

        monkeypatch.setattr(App, "_draw", draw_if_on)

    def catch_up(self, app: App) -> None:
        """Paint from now on, and now what is owed."""
        self.on = True
        if self._owed:
            app._draw()
