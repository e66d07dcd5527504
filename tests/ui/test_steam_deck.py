"""The game on a handheld: its screen is small, and it falls asleep in the middle of anything."""

from __future__ import annotations

import pygame
import pytest
from screen_scenes import SCENES

from crypt_game.sound import Cue
from crypt_game.ui import navigation

from .conftest import OpenApp
from .fitting import text_faults, type_sizes
from .pad_player import PadPlayer

DECK = (1280, 800)
LEAST, LEAST_WHERE_NARROW = 13, 11
"""How large type is at least, in pixels: capitals of 13 are 9 high."""
NARROW = (
    *("Idole", "Schmuck", "Manuskripte", "Töpferwaren", "Überreste", "Tapisserien"),
    *("3+ mehrere", "nächste", "zahlt", "+", "sicher"),
)
"""What stands on the plates of the six Collectors, whose names would have to go if they were larger, and the
figure of an effort without risk."""
FURTHER = ("setup-clash", "table-clash-8", "library", "rulebook", "scoring-4", "controllers", "commands")


@pytest.mark.parametrize(
    "name", ["menu", "table-4", *(pytest.param(name, marks=pytest.mark.long) for name in FURTHER)]
)
def test_words_can_be_read_on_its_screen(open_app: OpenApp, name: str) -> None:
    app = open_app(DECK, language="de")
    SCENES[name](app)
    sizes = type_sizes(app, app.stack.top)
    assert len(sizes) > 4
    least = {words: LEAST_WHERE_NARROW if words.startswith(NARROW) else LEAST for words in sizes}
    assert {words: size for words, size in sizes.items() if size < least[words]} == {}


@pytest.mark.parametrize("name", ["controllers", "letters", "commands"])
@pytest.mark.parametrize(("language", "text"), [("fr", 1.0), ("de", 2.0)])
def test_what_is_for_pads_fits_its_screen(open_app: OpenApp, name: str, language: str, text: float) -> None:
    app = open_app(DECK, language=language, text_size=text)
    SCENES[name](app)
    assert text_faults(app) == []


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
