"""High contrast: words at 7 : 1 on flat grounds in every scene, a thick focus, letters easy to tell apart."""

from __future__ import annotations

from collections.abc import Callable
from itertools import product
from typing import Any

import pygame
import pytest
from pygame import Rect

from crypt_game.drawing.canvas import Canvas
from crypt_game.drawing.canvas.nothing_yet import nothing_yet_places
from crypt_game.drawing.canvas.panels import draw_focus_ring
from crypt_game.drawing.canvas.text import draw_text, measure_text
from crypt_game.drawing.geometry import Frame, Scale
from crypt_game.drawing.theme import (
    BODY,
    HIGH_CONTRAST,
    SCREEN_TITLE,
    Colour,
    Palette,
    contrast,
    readable,
)
from crypt_game.text import Catalog
from crypt_game.ui.app import App
from crypt_game.ui.scene import Scene

from ..board.staging import shown
from ..board.test_drawing import TABLES
from ..conftest import OpenApp
from ..fitting import replace_text
from .test_fit import SCENES

TABLES_SEEN = ("claim of 4 heirs", "claim of clash 8", "ghost of solo", "divvy of twins", "taking")


def faint_words(app: App, scene: Scene) -> dict[str, float]:
    """Words below 7 : 1 on the ground that they are set upon, with their contrast."""
    canvas = Canvas(app.surface, app.picture_store, app.frame)
    faint: dict[str, float] = {}

    def noted(
        self: Canvas,
        style: Any,
        text: str,
        pos: Any,
        colour: Colour = Palette.IVORY,
        *args: Any,
        **options: Any,
    ) -> pygame.Rect:
        before = self.surface.copy()
        rect = draw_text(self, style, text, pos, colour, *args, **options)
        seen = rect.clip(self.surface.get_clip())
        if self.surface is app.surface and seen.size > (2, 2) and not style.gilded:
            red, green, blue, _ = pygame.transform.average_color(before, seen)
            share = contrast(readable(colour), (red, green, blue))
            if share < HIGH_CONTRAST:
                faint[text] = round(share, 1)
        return rect

    with pytest.MonkeyPatch.context() as patch:
        replace_text(patch, noted)
        scene.draw(canvas)
    return faint


@pytest.mark.parametrize("name", SCENES)
def test_words_of_scenes_stand_out(open_app: OpenApp, name: str) -> None:
    app = open_app((640, 480), contrast=True)
    app.stack.reset(SCENES[name](app))
    assert faint_words(app, app.stack.top) == {}


@pytest.mark.parametrize("name", TABLES_SEEN)
def test_words_of_the_table_stand_out(open_app: OpenApp, name: str) -> None:
    app = open_app((1280, 720), contrast=True)
    table: Callable[[Catalog], Any] = TABLES[name]
    assert faint_words(app, shown(app, table(app.words))) == {}


def test_the_hand_over_stands_on_black(open_app: OpenApp) -> None:
    app = open_app(contrast=True)
    app.stack.reset(SCENES["hand-over"](app))
    app.step(0.1)
    corners = [app.surface.get_at((x, y))[:3] for x in (8, 1270) for y in (8, 360, 710)]
    assert set(corners) == {Palette.BLACK}


@pytest.mark.parametrize("role", Palette.TEXT)
def test_every_role_of_text_is_readable(role: str) -> None:
    assert contrast(readable(Palette.TEXT[role]), Palette.BLACK) >= HIGH_CONTRAST


def test_the_focus_is_thick_and_white(open_app: OpenApp) -> None:
    app = open_app()
    white = {}
    for high in (False, True):
        surface = pygame.Surface((200, 100)).convert()
        canvas = Canvas(surface, app.picture_store, Scale(2 / 3, contrast=high))
        app.picture_store.forget()
        draw_focus_ring(canvas, pygame.Rect(50, 30, 100, 40))
        white[high] = pygame.mask.from_threshold(surface, "white", (40, 40, 60)).count()
    assert white[True] > 2 * white[False]


def test_a_change_shows_at_once(open_app: OpenApp) -> None:
    app = open_app()
    app.stack.reset(SCENES["about"](app))
    app.step(0.1)
    assert app.surface.get_at((2, 2))[:3] != Palette.BLACK
    app.change_settings(contrast=True)
    app.step(0.1)
    assert app.surface.get_at((2, 2))[:3] == Palette.BLACK
    app.change_settings(contrast=False)
    app.step(0.1)
    assert app.surface.get_at((2, 2))[:3] != Palette.BLACK


def test_letters_that_are_easy_to_tell_apart(open_app: OpenApp) -> None:
    app = open_app()
    usual, legible = (Canvas(app.surface, app.picture_store, Scale(legible=on)) for on in (False, True))
    for style in (BODY, SCREEN_TITLE):
        assert measure_text(usual, style, "Il1 O0 rn m") != measure_text(legible, style, "Il1 O0 rn m")
    greek = "Ελένη"
    assert measure_text(usual, BODY, greek) == measure_text(legible, BODY, greek)
    for language in ("en", "de", "fr"):
        words = open_app(language=language).words
        letters = set("".join(words.say(f"settings-{key}") for key in ("access", "legible-detail", "sound")))
        assert all(map(app.picture_store.has_letters, letters))


def test_words_take_the_room_of_a_picture_that_is_given_up() -> None:
    box = Rect(40, 100, 900, 500)
    for high, way_on in product((False, True), repeat=2):
        places = nothing_yet_places(box, Frame.of((1280, 720), contrast=high), way_on=way_on)
        top = places.title.top if high else places.picture.top
        foot = places.button.bottom if way_on else places.sentence.bottom
        assert abs(top - box.top - (box.bottom - foot)) < 40
