"""The player aid of a table: one page to print, with room for everything in every mode and language."""

from __future__ import annotations

import pygame
import pytest

from crypt_game import destinations
from crypt_game.drawing.canvas import Canvas
from crypt_game.drawing.geometry import Scale
from crypt_game.rules import GameSetup, Mode
from crypt_game.rules.setup import ALL_A, ALL_B
from crypt_game.ui.pages.dialog import Dialog
from crypt_game.ui.scenes.menu import MenuScene
from crypt_game.ui.scenes.rulebook import aid_picture
from crypt_game.ui.scenes.rulebook.aid_picture import PAGE

from ...conftest import OpenApp

SETUPS = (
    GameSetup(Mode.STANDARD, 4, ALL_B, cursed=True),
    GameSetup(Mode.SOLO, 1, ALL_A),
    GameSetup(Mode.TWINS, 2, ALL_B),
    GameSetup(Mode.CLASH, 8, ALL_B, cursed=True),
)


@pytest.mark.parametrize("language", ["en", "de", "fr"])
def test_every_table_fits_its_page_in_readable_type(open_app: OpenApp, language: str) -> None:
    app = open_app(language=language)
    surface = pygame.Surface((1, 1))
    for setup in SETUPS:
        canvas = Canvas(surface, app.picture_store, Scale(1.0, 0.8))
        assert aid_picture._Page(canvas, app.words, setup).foot < PAGE[1], setup


def test_it_is_saved_from_the_table_as_a_picture(open_app: OpenApp) -> None:
    app = open_app()
    app.stack.reset(MenuScene(app, None))
    app.go_to(destinations.PlayerAidFile(SETUPS[0]))
    assert isinstance(app.stack.top, Dialog)
    (kept,) = app.folders.saves.parent.rglob(f"{app.words.say('panel-aid')}*.png")
    picture = pygame.image.load(kept)
    assert picture.get_size() == PAGE
    foot = picture.subsurface((0, PAGE[1] - 60, PAGE[0], 60))
    assert pygame.transform.average_color(foot)[:3] == (255, 255, 255)
    assert pygame.transform.average_color(picture)[0] < 245
