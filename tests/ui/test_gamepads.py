"""The game by gamepad: what its buttons mean, and whose signs are shown."""

from __future__ import annotations

from collections.abc import Iterator

import pygame
import pytest

from crypt_game.rules.indices import SLOTS
from crypt_game.ui import navigation
from crypt_game.ui.app import App
from crypt_game.ui.input import DEFAULT_KEYS, PAD_COMMANDS, Command
from crypt_game.ui.scenes.command_list import CommandList
from crypt_game.ui.scenes.menu import MenuScene
from crypt_game.ui.scenes.pause import Pause
from crypt_game.ui.scenes.setup.scene import SetupScene

from ..devices.virtual_pad import VirtualPad, plugged_in
from .conditions import deal_alike, paint_seldom, think_at_once
from .conftest import OpenApp
from .driver import SetUp
from .pad_player import PadHeir, PadPlayer


@pytest.fixture(autouse=True)
def the_same_cards(monkeypatch: pytest.MonkeyPatch) -> None:
    deal_alike(monkeypatch, 1)


@pytest.fixture
def pad() -> Iterator[VirtualPad]:
    with plugged_in() as one:
        yield one


def frames(app: App, count: int = 1) -> None:
    """Let the loop run with what SDL itself tells of."""
    for _ in range(count):
        app.step(0.05, pygame.event.get())


def tap(app: App, pad: VirtualPad, button: int) -> None:
    for down in (True, False):
        pad.press(button, down=down)
        frames(app)


def test_a_pad_that_is_there_at_the_start_works_at_once(open_app: OpenApp, pad: VirtualPad) -> None:
    app = open_app()
    navigation.open_at_start(app)
    frames(app, 2)
    assert app.toasts.texts == ["Controller 1: DualSense"]
    tap(app, pad, pygame.CONTROLLER_BUTTON_DPAD_DOWN)
    before = app.stack.top.controls.focus
    pad.push(pygame.CONTROLLER_AXIS_LEFTY, 1.0)
    frames(app)
    assert app.stack.top.controls.focus is not before
    tap(app, pad, pygame.CONTROLLER_BUTTON_START)
    assert isinstance(app.stack.top, CommandList)
    tap(app, pad, pygame.CONTROLLER_BUTTON_B)
    assert isinstance(app.stack.top, MenuScene)


def test_captions_are_those_of_the_device_that_was_used_last(open_app: OpenApp, pad: VirtualPad) -> None:
    app = open_app()
    navigation.open_at_start(app)
    frames(app, 2)
    say = app.words.say
    assert app.devices.cap(Command.CONFIRM) == "C"
    assert app.devices.name(Command.CANCEL, say) == "Esc"
    tap(app, pad, pygame.CONTROLLER_BUTTON_DPAD_DOWN)
    assert app.devices.cap(Command.CONFIRM) == "□"
    assert app.devices.name(Command.CONFIRM, say) == "Square"
    app.step(0.05, [pygame.event.Event(pygame.KEYDOWN, key=pygame.K_TAB, mod=0, unicode="", scancode=0)])
    assert app.devices.cap(Command.CONFIRM) == "C"
    tap(app, pad, pygame.CONTROLLER_BUTTON_DPAD_DOWN)
    pad.unplug()
    frames(app)
    assert app.devices.cap(Command.CONFIRM) == "C"
    assert "Controller 1 is gone: DualSense" in [*app.toasts.texts, app.spoken]


def test_the_list_of_commands_gives_what_is_chosen(open_app: OpenApp) -> None:
    player = PadPlayer(open_app())
    navigation.open_at_start(player.app)
    player.wait()
    player.order(Command.MUTE)
    assert isinstance(player.scene, MenuScene)
    assert player.app.settings.muted


def test_every_command_has_a_button_or_stands_on_the_list(open_app: OpenApp) -> None:
    player = PadPlayer(open_app())
    player.begin_game()
    player.tap(pygame.CONTROLLER_BUTTON_START)
    scene = player.scene
    assert isinstance(scene, CommandList)
    reached = {*PAD_COMMANDS.values(), *scene._commands}
    of_other_scenes = {Command.PICTURE}
    by_any_button = {Command.SKIP}
    assert set(DEFAULT_KEYS) - reached == of_other_scenes | by_any_button


def test_the_button_for_the_rule_shows_a_hidden_tooltip_first(open_app: OpenApp) -> None:
    player = PadPlayer(open_app())
    player.begin_game()
    app = player.app
    player.use("card-0")
    assert app.tips.tip is None, "what was pressed hides its tooltip"
    player.tap(pygame.CONTROLLER_BUTTON_Y)
    assert app.tips.tip is not None
    table = player.scene
    player.tap(pygame.CONTROLLER_BUTTON_Y)
    player.wait(1.0)
    assert player.scene is not table


def test_shoulder_buttons_turn_the_effort(open_app: OpenApp) -> None:
    player = PadPlayer(open_app())
    player.begin_game()
    claim = player.table.commands.claim
    assert claim is not None
    slot = next(slot for slot in SLOTS if (claim.cheapest(slot, 1) or 6) < 6)
    player.use(f"card-{slot}")
    before = claim.groups[slot].effort
    player.tap(pygame.CONTROLLER_BUTTON_RIGHTSHOULDER)
    assert claim.groups[slot].effort == before + 1
    player.tap(pygame.CONTROLLER_BUTTON_LEFTSHOULDER)
    assert claim.groups[slot].effort == before


def test_a_held_direction_walks_on_until_it_is_let_go(open_app: OpenApp) -> None:
    player = PadPlayer(open_app())
    navigation.open_at_start(player.app)
    player.wait()
    reached = []
    player.push(pygame.CONTROLLER_BUTTON_DPAD_DOWN)
    for _ in range(3):
        player.wait(0.5)
        reached.append(player.scene.controls.focus)
    assert len({id(one) for one in reached}) > 1
    player.push(pygame.CONTROLLER_BUTTON_DPAD_DOWN, down=False)
    still = player.scene.controls.focus
    player.wait(1.0)
    assert player.scene.controls.focus is still


# whole games -----------------------------------------------------------------------------------------------
REWARDS = ("all-a", "card-pottery", "card-manuscript")
GAMES = [
    SetUp("solo", 0, REWARDS),
    SetUp("standard", 2, ("all-b",)),
    SetUp("standard", 4, REWARDS),
    SetUp("twins", 0, REWARDS),
    SetUp("clash", 3, REWARDS),
    SetUp("clash", 4, ("all-b", "cursed")),
]


@pytest.mark.parametrize(
    ("game", "language"),
    [
        pytest.param(game, ("en", "de", "fr")[n % 3], marks=() if n == 0 else pytest.mark.long)
        for n, game in enumerate(GAMES)
    ],
)
def test_a_whole_game_is_played_by_pad_alone(
    open_app: OpenApp, monkeypatch: pytest.MonkeyPatch, game: SetUp, language: str
) -> None:
    paint_seldom(monkeypatch, 100)
    heir = PadHeir(open_app(language=language), 3, frame=0.1)
    heir.wait()
    heir.start(game)
    heir.play_on()
    assert heir.over
    heir.use("menu")
    assert isinstance(heir.scene, MenuScene)


def test_a_name_is_written_and_a_game_begun_paused_and_left_by_pad(open_app: OpenApp) -> None:
    player = PadPlayer(open_app(language="fr"))
    think_at_once(player.app)
    player.wait()
    player.use("new-game")
    player.wait(1.0)
    player.use("name-0")
    player.wait()
    player.write("Zoé")
    assert isinstance(player.scene, SetupScene)
    player.use("start")
    player.wait(2.0)
    assert "Zoé" in player.table.model.names
    player.tap(pygame.CONTROLLER_BUTTON_B)
    player.wait()
    assert isinstance(player.scene, Pause)
    player.use("leave")
    player.wait(1.0)
    assert isinstance(player.scene, MenuScene)
    assert player.scene.controls.find("continue") is not None, "the game is kept"
    player.use("quit")
    assert not player.app.stack
