"""Freed memory goes back to the system after some seconds of drawing, in a frame that has time for it."""

from __future__ import annotations

import pytest

from crypt_game.ui import app as app_module
from crypt_game.ui import navigation

from .conftest import OpenApp


def test_memory_is_given_back_after_seconds_of_drawing(
    open_app: OpenApp, monkeypatch: pytest.MonkeyPatch
) -> None:
    given: list[int] = []
    monkeypatch.setattr(app_module, "give_back", lambda: given.append(1))
    monkeypatch.setattr(app_module, "_QUICK_SECONDS", 60.0)
    app = open_app()
    navigation.open_at_start(app)
    for _ in range(int(app_module._GIVE_BACK_SECONDS * 10) - 5):
        app.invalidate()
        app.step(0.1)
    assert not given
    for _ in range(20):
        app.invalidate()
        app.step(0.1)
    assert len(given) == 1


def test_a_slow_frame_waits_with_it(open_app: OpenApp, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(app_module, "give_back", lambda: pytest.fail("in a slow frame"))
    monkeypatch.setattr(app_module, "_QUICK_SECONDS", 0.0)
    app = open_app()
    navigation.open_at_start(app)
    app._drawn_for = app_module._GIVE_BACK_SECONDS
    app.invalidate()
    app.step(0.1)
    assert app._drawn_for > app_module._GIVE_BACK_SECONDS
