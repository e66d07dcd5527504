"""Where nothing moves, a step is taken five times a second; an event is answered at once."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import pygame
import pytest

from crypt_game.ui import navigation

from .conftest import OpenApp


class Clock:
    """A clock by which each turn of the loop takes a twentieth of a second."""

    def tick(self, rate: int) -> int:
        return 50


def test_a_window_at_rest_wakes_for_events_only(open_app: OpenApp, monkeypatch: pytest.MonkeyPatch) -> None:
    app = open_app(reduced_motion=True, muted=True)
    navigation.open_at_start(app)
    for _ in range(100):
        app.step(0.1)
    assert app._resting
    key = pygame.event.Event(pygame.KEYDOWN, key=pygame.K_TAB, mod=0, unicode="", scancode=0)
    turns: Iterator[list[pygame.event.Event]] = iter([[], [], [], [], [], [key], []])
    taken: list[tuple[float, int]] = []

    def step(dt: float, events: Sequence[pygame.event.Event] = ()) -> None:
        taken.append((round(dt, 3), len(events)))
        app._awake = 1.0 if events else 0.0
        if len(taken) == 3:
            app.quit()

    monkeypatch.setattr(app, "_clock", Clock())
    monkeypatch.setattr(app, "step", step)
    monkeypatch.setattr(pygame.event, "get", lambda: next(turns))
    app.run()
    assert taken == [(0.2, 0), (0.05, 1), (0.05, 0)]
