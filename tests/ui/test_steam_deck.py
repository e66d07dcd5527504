"""The game on a handheld: its screen is small, and it falls asleep in the middle of anything."""

from __future__ import annotations

from itertools import product

import pygame
import pytest
from screen_scenes import SCENES

from crypt_game.drawing import theme
from crypt_game.drawing.geometry import Scale
from crypt_game.drawing.theme import Style
from crypt_game.sound import Cue
from crypt_game.ui import navigation

from .conftest import OpenApp
from .fitting import LEAST_CAPITAL, capital_height, drawn_words, small_type, text_faults
from .pad_player import PadPlayer

DECK = (1280, 800)


@pytest.mark.parametrize(
    ("name", "window"),
    [
        ("table-clash-8", DECK),
        pytest.param("table-4", (1024, 768), marks=pytest.mark.long),
        pytest.param("divvy", (1024, 768), marks=pytest.mark.long),
    ],
)
def test_capitals_and_figures_are_nine_pixels_high(
    open_app: OpenApp, name: str, window: tuple[int, int]
) -> None:
    app = open_app(window, language="de")
    SCENES[name](app)
    assert small_type(app) == {}


def test_no_style_is_ever_set_smaller(open_app: OpenApp) -> None:
    app = open_app((1024, 640))
    styles = [style for style in vars(theme).values() if isinstance(style, Style)]
    for style, legible in product(styles, (False, True)):
        face = style._replace(face="atkinson", italic=False) if legible else style
        size = Scale(0.2, legible=legible).font(style)
        assert capital_height(app, face, size) >= LEAST_CAPITAL, (style, legible)


@pytest.mark.parametrize("name", ["controllers", "letters", "commands"])
@pytest.mark.parametrize(("language", "text"), [("fr", 1.0), ("de", 2.0)])
def test_what_is_for_pads_fits_its_screen(open_app: OpenApp, name: str, language: str, text: float) -> None:
    app = open_app(DECK, language=language, text_size=text)
    SCENES[name](app)
    assert text_faults(app) == []


@pytest.mark.parametrize(("text", "told"), [(1.0, True), (2.0, False)])
def test_the_rulebook_says_what_its_languages_are_for_where_there_is_room(
    open_app: OpenApp, text: float, told: bool
) -> None:
    app = open_app(DECK, text_size=text)
    SCENES["rulebook"](app)
    assert ("Language of the rules" in drawn_words(app)) == told
    chip = app.stack.top.controls.find("language-en")
    assert chip is not None
    assert chip.spoken == "Language of the rules: English"


def test_the_game_goes_on_after_sleep_where_it_was(open_app: OpenApp) -> None:
    player = PadPlayer(open_app(DECK))
    navigation.open_at_start(player.app)
    player.wait()
    app, sound = player.app, player.app.sound
    player.push(pygame.CONTROLLER_BUTTON_DPAD_DOWN)
    focus = app.stack.top.controls.focus
    app.step(0.1, [pygame.event.Event(pygame.WINDOWFOCUSLOST)])
    sound.play(Cue.REFUSED)
    assert sound.sounding() == []
    app.step(8 * 3600.0, [pygame.event.Event(pygame.WINDOWFOCUSGAINED)])
    app.step(1.0)
    assert app.stack.top.controls.focus is focus, "what was held before sleep does not walk on"
    sound.play(Cue.REFUSED)
    assert sound.sounding() == [Cue.REFUSED]
    player.push(pygame.CONTROLLER_BUTTON_DPAD_DOWN, down=False)
    player.tap(pygame.CONTROLLER_BUTTON_DPAD_DOWN)
    assert app.stack.top.controls.focus is not focus
