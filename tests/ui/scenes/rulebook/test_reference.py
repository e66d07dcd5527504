"""The quick reference over the table: held or tapped, and only what the game has."""

from __future__ import annotations

import pygame
import pytest

from crypt_game.controls.input import Pointer, PointerKind
from crypt_game.drawing.theme import RULE_BODY
from crypt_game.rules import CollectorSides, GameSetup, Mode, Side
from crypt_game.ui import navigation
from crypt_game.ui.app import App
from crypt_game.ui.scenes.menu import MenuScene
from crypt_game.ui.scenes.rulebook.quick_reference import QuickReference

from ...conftest import OpenApp
from ...driving import FRAME, ScreenPlayer
from ...fitting import drawn_words, type_sizes
from ...invariants import difference


def key(app: App, kind: int, code: int, *, repeat: bool = False) -> None:
    facts = {"key": code, "mod": 0, "unicode": "", "scancode": 0, "repeat": repeat}
    app.step(FRAME, [pygame.event.Event(kind, facts)])


@pytest.fixture
def app(open_app: OpenApp) -> App:
    app = open_app()
    app.stack.reset(MenuScene(app, None))
    navigation.pages.open_reference(app)
    app.step(FRAME)
    assert isinstance(app.stack.top, QuickReference)
    return app


def test_goes_when_a_held_key_is_let_go(app: App) -> None:
    app.step(0.5)
    key(app, pygame.KEYUP, pygame.K_q)
    assert isinstance(app.stack.top, MenuScene)


def test_stays_after_a_tap_until_the_key_is_pressed_again(app: App) -> None:
    key(app, pygame.KEYUP, pygame.K_q)
    app.step(1)
    assert isinstance(app.stack.top, QuickReference)
    key(app, pygame.KEYDOWN, pygame.K_q)
    assert isinstance(app.stack.top, MenuScene)


@pytest.mark.parametrize("language", ["en", "de", "fr"])
@pytest.mark.parametrize("text", [1.0, 1.5])
def test_stands_on_one_page_in_two_columns_of_about_one_height(
    open_app: OpenApp, language: str, text: float
) -> None:
    app = open_app((1280, 720), language=language, text_size=text)
    app.stack.reset(MenuScene(app, None))
    navigation.pages.open_reference(app)
    scene = app.stack.top
    assert isinstance(scene, QuickReference)
    assert not scene.controls.widgets, "it need not scroll"
    feet = {block.rect.left: block.rect.bottom for block in scene._blocks[1:]}
    left, right = feet.values()
    assert abs(left - right) < 0.12 * scene._view.height


def test_tells_only_what_the_game_has(open_app: OpenApp) -> None:
    told = {}
    sides = CollectorSides(pottery=Side.B, idol=Side.B)
    games = (GameSetup(Mode.TWINS, 2), GameSetup(Mode.STANDARD, 3, sides, cursed=True))
    for game in games:
        app = open_app()
        app.stack.reset(MenuScene(app, None))
        navigation.pages.open_reference(app, game)
        scene = app.stack.top
        assert isinstance(scene, QuickReference)
        told[game.mode] = "\n".join(map(str, scene.paragraphs()))
    twins, three = told[Mode.TWINS], told[Mode.STANDARD]
    assert ("Pottery B" in twins, "Cursed" in twins, "Jewelry A" in twins) == (False, False, True)
    assert ("Pottery B" in three, "Cursed" in three, "Idol B" in three) == (True, True, True)
    assert "2: face up 4, face down 2" in twins
    assert ("Two Ghosts" in twins, "Ghost" in three) == (True, False)
    assert "3: face up 3, face down 1" in three
    assert "Pottery A" not in three


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


def test_what_the_window_does_everywhere_it_does_here(app: App) -> None:
    ScreenPlayer(app).press(pygame.K_m)
    assert app.settings.muted
    assert isinstance(app.stack.top, QuickReference)


def test_is_in_the_language_of_the_rules_and_names_the_chosen_key(open_app: OpenApp) -> None:
    app = open_app(rules_language="de", keys={"reference": "x"})
    app.stack.reset(MenuScene(app, None))
    navigation.pages.open_reference(app)
    words = " ".join(drawn_words(app))
    assert "Schnellübersicht" in words
    assert "X, Esc" in words


def test_what_does_not_fit_is_scrolled_to_by_keys_and_wheel(open_app: OpenApp) -> None:
    app = open_app((1024, 640), text_size=1.5)
    app.stack.reset(MenuScene(app, None))
    navigation.pages.open_reference(app, GameSetup(Mode.SOLO, 1))
    app.step(FRAME)
    scene = app.stack.top
    top = app.surface.copy()
    shown = [top]
    for use in (
        lambda: ScreenPlayer(app).press(pygame.K_DOWN),
        lambda: scene.handle(Pointer(PointerKind.WHEEL, (500, 300), notches=-1)),
        lambda: ScreenPlayer(app).press(pygame.K_PAGEDOWN),
    ):
        use()
        app.step(FRAME)
        assert app.stack.top is scene
        assert all(picture.get_buffer().raw != app.surface.get_buffer().raw for picture in shown)
        shown.append(app.surface.copy())
    ScreenPlayer(app).press(pygame.K_HOME)
    app.step(FRAME)
    assert difference(top, app.surface) == []


def test_scrolls_in_no_window_where_all_of_it_fits(app: App) -> None:
    assert app.stack.top.controls.widgets == []


def test_how_to_close_it_is_set_as_large_as_what_it_tells(app: App) -> None:
    (closing,) = (size for words, size in type_sizes(app, app.stack.top).items() if "goes back" in words)
    assert closing == app.frame.font(RULE_BODY)
