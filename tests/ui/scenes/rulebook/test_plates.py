"""The pictures beside pages: each has its page, stays on its inset, and shows what the page speaks of."""

from __future__ import annotations

import pygame
import pytest

from crypt_game.ui.canvas import Canvas
from crypt_game.ui.pages.page import canvas_for
from crypt_game.ui.scenes.rulebook.page_pictures import PLATES

from ...conftest import OpenApp


@pytest.mark.parametrize("name", PLATES)
def test_a_plate_belongs_to_a_page_without_examples(open_app: OpenApp, name: str) -> None:
    section = open_app().words.rulebook().section(name)
    assert not [one for one in section.paragraphs if one.example is not None]


@pytest.mark.parametrize("width", [280, 620])
def test_plates_draw_within_their_box(open_app: OpenApp, width: int) -> None:
    app = open_app()
    for name, plate in PLATES.items():
        height = plate.height(canvas_for(app), width)
        surface = pygame.Surface((width + 200, height + 200), pygame.SRCALPHA)
        canvas = Canvas(surface, app.picture_store, canvas_for(app).scale)
        box = pygame.Rect(100, 100, width, height)
        plate.draw(canvas, app.words.say, box)
        drawn = surface.get_bounding_rect(min_alpha=200)
        assert drawn.width > width // 3, name
        assert box.inflate(16, 16).contains(drawn), name
