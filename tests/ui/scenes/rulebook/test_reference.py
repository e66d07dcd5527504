"""The quick reference over the table, held by its key."""

from __future__ import annotations

import pygame
import pytest

from crypt_game.ui import navigation
from crypt_game.ui.app import App
from crypt_game.ui.scenes.menu import MenuScene
from crypt_game.ui.scenes.rulebook.quick_reference import QuickReference

from ...conftest import OpenApp
from ...driving import FRAME, ScreenPlayer
from ...fitting import drawn_words


def key(app: App, kind: int, code: int, *, repeat: bool = False) -> None:
    facts = {"key": code, "mod": 0, "unicode": "", "scancode": 0, "repeat": repeat}
    app.step(FRAME, [pygame.event.Event(kind, facts)])


@pytest.fixture
def app(open_app: OpenApp) -> App:
    app = open_app()
    app.stack.reset(MenuScene(app, None))
    navigation.open_reference(app)
    app.step(FRAME)
    assert isinstance(app.stack.top, QuickReference)
    return app


def test_stays_while_its_key_is_held_and_goes_with_it(app: App) -> None:
    key(app, pygame.KEYDOWN, pygame.K_q, repeat=True)
    assert isinstance(app.stack.top, QuickReference)
    key(app, pygame.KEYUP, pygame.K_q)
    assert isinstance(app.stack.top, MenuScene)


@pytest.mark.parametrize("code", [pygame.K_ESCAPE, pygame.K_RETURN, pygame.K_SPACE])
def test_keys_close_it(app: App, code: int) -> None:
    ScreenPlayer(app).press(code)
    assert isinstance(app.stack.top, MenuScene)


def test_a_click_closes_it(app: App) -> None:
    ScreenPlayer(app).click((10, 10))
    assert isinstance(app.stack.top, MenuScene)


def test_other_keys_and_the_pointer_leave_it_open(app: App) -> None:
    ScreenPlayer(app).press(pygame.K_TAB)
    ScreenPlayer(app).move((300, 300))
    assert isinstance(app.stack.top, QuickReference)


def test_is_in_the_language_of_the_rules_and_names_the_chosen_key(open_app: OpenApp) -> None:
    app = open_app(rules_language="de", keys={"reference": "x"})
    app.stack.reset(MenuScene(app, None))
    navigation.open_reference(app)
    words = " ".join(drawn_words(app))
    assert "Schnellübersicht" in words
    assert "Let go of X" in words
