"""The pictures of the book: each has its paragraph, stays in its box, and shows what the rules say."""

from __future__ import annotations

import pygame
import pytest

from crypt_game.drawing.canvas import Canvas
from crypt_game.text.rulebook_plan import PLAN, ParagraphKind
from crypt_game.ui.pages.page import canvas_for
from crypt_game.ui.scenes.rulebook import table_pictures
from crypt_game.ui.scenes.rulebook.page_pictures import PICTURES

from ...conftest import OpenApp


def test_every_picture_has_its_paragraph() -> None:
    paragraphs = [one for section in PLAN for one in section.paragraphs]
    planned = [one.name for one in paragraphs if one.kind is ParagraphKind.PICTURE]
    assert sorted(planned) == sorted(PICTURES)


@pytest.mark.parametrize("width", [280, 620, 1300])
def test_pictures_draw_within_their_box(open_app: OpenApp, width: int) -> None:
    app = open_app()
    for name, picture in PICTURES.items():
        height = picture.height(canvas_for(app), width)
        surface = pygame.Surface((width + 200, height + 200), pygame.SRCALPHA)
        canvas = Canvas(surface, app.picture_store, canvas_for(app).scale)
        box = pygame.Rect(100, 100, width, height)
        picture.draw(canvas, app.words.say, box)
        drawn = surface.get_bounding_rect(min_alpha=200)
        assert drawn.width > min(width, picture.height(canvas, width)) // 3, name
        assert box.inflate(40, 40).contains(drawn), name


def test_the_numbers_of_a_picture_are_those_of_its_legend(
    open_app: OpenApp, monkeypatch: pytest.MonkeyPatch
) -> None:
    app = open_app()
    canvas = canvas_for(app)
    found: list[int] = []
    monkeypatch.setattr(table_pictures, "_number", lambda _canvas, number, _at: found.append(number))
    for name in ("picture-treasure", "picture-collector", "picture-tables"):
        found.clear()
        PICTURES[name].draw(canvas, app.words.say, pygame.Rect(0, 0, 1200, 0))
        legend = app.words.rulebook().paragraph(name).rows
        assert sorted(set(found)) == list(range(1, len(legend) + 1)), name


def test_lines_to_what_a_number_means_are_smooth(open_app: OpenApp, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(table_pictures, "_number", lambda _canvas, _number, _at: None)
    app, ground = open_app(), pygame.Surface((400, 300))
    canvas = Canvas(ground, app.picture_store, canvas_for(app).scale)
    table_pictures.label_collector(canvas, pygame.Rect(100, 50, 200, 128))
    colours = {tuple(ground.get_at((x, y))) for x in range(400) for y in range(300)}
    assert len(colours) > 10, "between a line and its ground are shades of both"


@pytest.mark.parametrize(("players", "order"), [(6, [1, 6, 2, 4, 3, 5]), (8, [1, 8, 2, 5, 3, 6, 4, 7])])
def test_seats_are_numbered_by_their_turns(
    open_app: OpenApp, monkeypatch: pytest.MonkeyPatch, players: int, order: list[int]
) -> None:
    found: list[int] = []
    monkeypatch.setattr(table_pictures, "_number", lambda _canvas, number, _at: found.append(number))
    app = open_app()
    box = pygame.Rect(0, 0, 600, 400)
    table_pictures.draw_seating(canvas_for(app), app.words.say, box, players=players)
    assert found == order
