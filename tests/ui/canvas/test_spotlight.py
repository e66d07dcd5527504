"""The dark round what a lesson lights, and the light that falls on it."""

from __future__ import annotations

from itertools import pairwise

import pygame
import pytest

from crypt_game.drawing.canvas import Canvas
from crypt_game.drawing.canvas.spotlight import Spotlight, draw_path

LEAST_EDGE = 5
"""From how large a step of brightness between neighbours on an edge is seen in the dark."""


def test_the_light_from_above_has_no_edge(canvas: Canvas) -> None:
    canvas.surface.fill("grey")
    wide, high = canvas.surface.get_size()
    lit = pygame.Rect(wide // 2, high // 2, wide // 10, high // 10)
    Spotlight().draw(canvas, [lit], 1.0, beam=True)
    row = [canvas.surface.get_at((x, high // 4)).r for x in range(wide)]
    assert max(row) > row[0] + 2 * LEAST_EDGE
    assert max(abs(after - before) for before, after in pairwise(row)) < LEAST_EDGE


def test_the_way_of_a_die_begins_above_its_caption(canvas: Canvas, monkeypatch: pytest.MonkeyPatch) -> None:
    dots: list[tuple[int, int]] = []
    monkeypatch.setattr(pygame.draw, "circle", lambda _, __, middle, ___: dots.append(middle))
    die, card = pygame.Rect(200, 600, 40, 40), pygame.Rect(500, 200, 140, 200)
    draw_path(canvas, die, card)
    assert len(dots) > 5
    assert max(y for _, y in dots) < die.top - die.height / 2
