"""The game by gamepad: what its buttons mean, and whose signs are shown."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

import pygame
import pytest
from screen_tables import plan

from crypt_game import destinations
from crypt_game.controls.input import DEFAULT_KEYS, PAD_COMMANDS, Command
from crypt_game.drawing.geometry import Space
from crypt_game.rules import Mode
from crypt_game.rules.events import PushedOut
from crypt_game.rules.indices import FIRST_SEAT, POOLS, SLOTS, SeatIndex
from crypt_game.ui import navigation
from crypt_game.ui.app import App
from crypt_game.ui.pages.page import canvas_for
from crypt_game.ui.scenes import command_list
from crypt_game.ui.scenes.command_list import CommandList
from crypt_game.ui.scenes.menu import MenuScene
from crypt_game.ui.scenes.pause import Pause
from crypt_game.ui.scenes.setup.scene import SetupScene
from crypt_game.ui.scenes.table.scene import TableScene

from ..devices.virtual_pad import VirtualPad, plugged_in
from .conditions import deal_alike, paint_seldom, think_at_once
from .conftest import OpenApp
from .driver import SetUp
from .pad_player import PadHeir, PadPlayer


@pytest.fixture(autouse=True)
def swiftly(monkeypatch: pytest.MonkeyPatch) -> None:
    """The same cards in every run, and few pictures."""
    deal_alike(monkeypatch, 1)
    paint_seldom(monkeypatch, 100)


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
    assert app.devices.cap(Command.CONFIRM, say) == "C"
    assert app.devices.name(Command.CANCEL, say) == "Esc"
    tap(app, pad, pygame.CONTROLLER_BUTTON_DPAD_DOWN)
    assert app.devices.cap(Command.CONFIRM, say) == "□"
    assert app.devices.name(Command.CONFIRM, say) == "Square"
    app.step(0.05, [pygame.event.Event(pygame.KEYDOWN, key=pygame.K_TAB, mod=0, unicode="", scancode=0)])
    assert app.devices.cap(Command.CONFIRM, say) == "C"
    tap(app, pad, pygame.CONTROLLER_BUTTON_DPAD_DOWN)
    pad.unplug()
    frames(app)
    assert app.devices.cap(Command.CONFIRM, say) == "C"
    assert "Controller 1 is gone: DualSense" in [*app.toasts.texts, app.spoken]


def test_the_list_of_commands_gives_what_is_chosen(open_app: OpenApp) -> None:
    player = PadPlayer(open_app())
    navigation.open_at_start(player.app)
    player.wait()
    player.order(Command.MUTE)
    assert isinstance(player.scene, MenuScene)
    assert player.app.settings.muted


def test_lines_of_the_list_lie_between_its_rows_and_columns_stand_apart(
    open_app: OpenApp, monkeypatch: pytest.MonkeyPatch
) -> None:
    app, lines, caps = open_app(), [], []
    app.stack.push(CommandList(app, [command.value for command in list(Command)[:6]], lambda _: None))
    scene = app.stack.top
    scene.arrange()
    monkeypatch.setattr(command_list, "draw_hairline", lambda _, start, *__, **___: lines.append(start[1]))
    monkeypatch.setattr(command_list, "draw_key_cap", lambda _, __, at: caps.append(at[0]))
    monkeypatch.setattr(app.devices, "cap", lambda *_: "C")
    scene.draw(canvas_for(app))
    rows = [widget.rect for widget in scene.controls.widgets if widget.key.startswith("row-")]
    for row, line in enumerate(lines, 2):
        assert abs((rows[row - 2].bottom + rows[row].top) / 2 - line) <= 1
    assert len(lines) == 4
    inside = rows[1].right - caps[1]
    assert rows[0].right - caps[0] >= inside + app.frame.px(Space.WIDE) - 1


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


# a pad for each person -------------------------------------------------------------------------------------
@dataclass
class Hands:
    """Two persons at one screen, each with a pad."""

    first: PadPlayer
    second: PadPlayer

    @property
    def table(self) -> TableScene:
        return self.first.table

    def peek(self, hand: PadPlayer) -> bool:
        """Whether own values show while this hand holds its trigger for a second."""
        hand.pull(pygame.CONTROLLER_AXIS_TRIGGERLEFT)
        hand.wait(1.0)
        shown = not self.table.model.covered
        hand.pull(pygame.CONTROLLER_AXIS_TRIGGERLEFT, 0.0)
        assert self.table.model.covered
        return shown


@pytest.fixture
def hands(open_app: OpenApp) -> Hands:
    app = open_app(seat_pads=True)
    first = PadPlayer(app)
    app.go_to(destinations.NewGame(plan(Mode.STANDARD, 2), 7))
    first.wait(2.0)
    second = PadPlayer(app)
    return Hands(first, second)


def test_people_peek_only_with_their_own_pad(hands: Hands) -> None:
    table = hands.table
    own, other = (hands.first, hands.second) if table.model.viewer == 0 else (hands.second, hands.first)
    assert hands.peek(own)
    assert not hands.peek(other)
    assert table.model.names[table.model.viewer] in table.model.hint.refusal
    other.send_key(pygame.K_p, down=True)
    other.wait(1.0)
    assert table.model.covered, "keys are nobody's pad"
    other.send_key(pygame.K_p, down=False)


def turned_to(hands: Hands) -> tuple[PadPlayer, PadPlayer]:
    """The hand of the person before the table, and the other one."""
    first = hands.table.model.viewer == 0
    return (hands.first, hands.second) if first else (hands.second, hands.first)


def laid(table: TableScene) -> int:
    claim = table.commands.claim
    assert claim is not None
    return len(claim.groups)


def test_only_the_own_pad_decides_and_keys_stay_free(hands: Hands) -> None:
    table, (own, other) = hands.table, turned_to(hands)
    own.walk_to("card-0")
    other.tap(pygame.CONTROLLER_BUTTON_A)
    assert laid(table) == 0
    assert table.model.names[table.model.viewer] in table.model.hint.refusal
    own.tap(pygame.CONTROLLER_BUTTON_A)
    assert laid(table) == 1
    moments = len(table.match.moments)
    for button in (pygame.CONTROLLER_BUTTON_X, pygame.CONTROLLER_BUTTON_BACK, pygame.CONTROLLER_BUTTON_B):
        other.tap(button)
    other.order(Command.CONFIRM)
    other.order(Command.RECOVER)
    assert (laid(table), len(table.match.moments), table.app.stack.top) == (1, moments, table)
    other.press(pygame.K_c)
    assert len(table.match.moments) > moments


def test_who_looks_up_may_do_so_with_any_pad(hands: Hands) -> None:
    _, other = turned_to(hands)
    other.tap(pygame.CONTROLLER_BUTTON_RIGHTSTICK)
    assert hands.first.app.stack.top is not hands.first.app.stack.scenes[-2]
    assert len(hands.first.app.stack.scenes) == 2


def test_a_question_and_the_hand_over_wait_for_the_pad_of_who_is_asked(hands: Hands) -> None:
    table, (own, other) = hands.table, turned_to(hands)
    app, done = table.app, []
    app.go_to(destinations.Confirmation("dialog-take-back", lambda: done.append("taken back")))
    top = app.stack.top
    for button in (pygame.CONTROLLER_BUTTON_B, pygame.CONTROLLER_BUTTON_A, pygame.CONTROLLER_BUTTON_START):
        other.tap(button)
    assert (app.stack.top, done) == (top, [])
    assert table.model.names[table.model.viewer] in app.spoken
    own.tap(pygame.CONTROLLER_BUTTON_B)
    assert app.stack.top is table
    app.change_settings(hand_over=True)
    seat = SeatIndex(1 - table.model.viewer)
    table.commands.turn_to(seat, "claim", lambda: done.append("come"))
    own.tap(pygame.CONTROLLER_BUTTON_A)
    assert done == []
    other.tap(pygame.CONTROLLER_BUTTON_A)
    assert done == ["come"]


def test_who_loses_the_pad_while_peeking_is_covered_and_may_use_keys(hands: Hands) -> None:
    table = hands.table
    own = hands.first if table.model.viewer == 0 else hands.second
    own.pull(pygame.CONTROLLER_AXIS_TRIGGERLEFT)
    own.wait(1.0)
    assert not table.model.covered
    own.unplug()
    assert table.model.covered
    own.send_key(pygame.K_p, down=True)
    own.wait(1.0)
    assert not table.model.covered


@pytest.mark.parametrize("rumble", [True, False])
def test_the_pad_of_who_is_pushed_out_rumbles_unless_it_is_not_wanted(hands: Hands, rumble: bool) -> None:
    table = hands.table
    table.app.change_settings(rumble=rumble)
    for seat in map(SeatIndex, (0, 1, 1)):
        table.event_player.feel(PushedOut(SLOTS[0], seat, POOLS[seat], 2, 1, FIRST_SEAT))
    assert hands.first.pad.device.shaken == (1 if rumble else 0)
    assert hands.second.pad.device.shaken == (2 if rumble else 0)


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
def test_a_whole_game_is_played_by_pad_alone(open_app: OpenApp, game: SetUp, language: str) -> None:
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
