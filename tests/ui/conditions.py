"""What makes runs of the window alike, and quick."""

from __future__ import annotations

import secrets
from itertools import count
from random import Random

import pytest

from crypt_game.ui.app import App

__all__ = ["deal_alike", "paint_seldom"]


def deal_alike(monkeypatch: pytest.MonkeyPatch, seed: int) -> None:
    """Let every game of a test be dealt and rolled from `seed`, and led by whom it says."""
    rng = Random(seed)
    monkeypatch.setattr(secrets, "randbits", rng.getrandbits)
    monkeypatch.setattr(secrets, "randbelow", rng.randrange)


def paint_seldom(monkeypatch: pytest.MonkeyPatch, each: int = 12) -> None:
    """Paint only one in `each` of the pictures that are due, where a test is about what happens."""
    draw, number = App._draw, count()
    monkeypatch.setattr(App, "_draw", lambda app: draw(app) if next(number) % each == 0 else None)
