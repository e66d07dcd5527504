"""What makes runs of the window alike, and quick."""

from __future__ import annotations

import logging
import secrets
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import count
from random import Random
from typing import Any
from weakref import WeakKeyDictionary

import pytest

from crypt_game.opponents.choose import choose
from crypt_game.opponents.levels import Level, Temper
from crypt_game.opponents.review import Findings
from crypt_game.opponents.worker import Answer
from crypt_game.rules import Decide
from crypt_game.rules.record import Record
from crypt_game.rules.view import SeatView
from crypt_game.ui.app import App

__all__ = ["Painting", "deal_alike", "log_in_words", "paint_seldom", "think_at_once"]


def deal_alike(monkeypatch: pytest.MonkeyPatch, seed: int) -> None:
    """Let every game of a test be dealt and rolled from `seed`, and led by whom it says."""
    rng = Random(seed)
    monkeypatch.setattr(secrets, "randbits", rng.getrandbits)
    monkeypatch.setattr(secrets, "randbelow", rng.randrange)


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
    """A thinker without a process: the answer to a question is there when it is asked for."""

    def __init__(self) -> None:
        self._answers: list[Answer] = []

    def start(self) -> None:
        """There is nothing to start."""

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
        """Think as a Page does, whoever is asked: it takes no time."""
        self._answers.append(Answer(request_id, choose(view, pending, Level.PAGE, temper, seed)))

    def review(
        self, request_id: int, record: Record, seats: tuple[int, ...], judged: frozenset[int] | None = None
    ) -> None:
        """A review that finds nothing."""
        self._answers.append(Answer(request_id, Findings(done=True)))

    def poll(self) -> Answer | None:
        """The next answer if there is one."""
        return self._answers.pop(0) if self._answers else None

    def cancel(self) -> None:
        """Forget what was asked."""
        self._answers.clear()

    close = cancel


def think_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let computer heirs and advice answer in the same frame, so that a run is the same every time."""
    thinkers: WeakKeyDictionary[App, _AtOnce] = WeakKeyDictionary()
    monkeypatch.setattr(App, "thinker", lambda app: thinkers.setdefault(app, _AtOnce()))


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
