"""What makes runs of the window alike, and quick."""

from __future__ import annotations

import logging
import secrets
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import count
from random import Random
from typing import Any

import pytest

from crypt_game.ui.app import App

__all__ = ["deal_alike", "log_in_words", "paint_seldom"]


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
