"""What the monkey checks after every input is really checked: each thing that must hold is broken once."""

from __future__ import annotations

import logging

import pygame
import pytest

from crypt_game.controls.focus import Controls
from crypt_game.drawing import dirty_parts
from crypt_game.drawing.motion import Animation, Motion
from crypt_game.games.record_file import RecordFile
from crypt_game.rules import observe
from crypt_game.ui import navigation
from crypt_game.ui.app import App
from crypt_game.ui.scenes.table.scene import TableScene

from .conditions import deal_alike
from .conftest import OpenApp
from .driver import KeyHeir, SetUp
from .invariants import LONGEST_ANIMATION, Errors, Invariants
from .promises import Promises


@pytest.fixture
def heir(open_app: OpenApp, monkeypatch: pytest.MonkeyPatch) -> KeyHeir:
    """In the middle of a game of three people."""
    deal_alike(monkeypatch, 2)
    heir = KeyHeir(open_app(), 3)
    navigation.open_at_start(heir.app)
    heir.wait()
    heir.start(SetUp("standard", 3))
    heir.play_on(4)
    return heir


@pytest.fixture
def invariants(heir: KeyHeir) -> Invariants:
    invariants = Invariants(heir.app, Errors())
    invariants.check()
    invariants.check_picture()
    return invariants


def take_back(heir: KeyHeir) -> None:
    before = len(heir.match.moments)
    heir.carry_out(*heir.some_action())
    while len(heir.match.moments) >= before:
        assert heir.match.undo()


def test_a_step_that_is_taken_back_and_not_on_the_disk_is_noticed(
    heir: KeyHeir, invariants: Invariants, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(RecordFile, "truncate_to", lambda *_, **__: None)
    take_back(heir)
    with pytest.raises(AssertionError, match="no file holds"):
        invariants.check()


def test_a_step_that_is_not_on_the_disk_is_noticed(
    heir: KeyHeir, invariants: Invariants, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(RecordFile, "append", lambda *_: None)
    heir.carry_out(*heir.some_action())
    with pytest.raises(AssertionError, match="no file holds"):
        invariants.check()


def test_what_is_not_painted_again_is_noticed(
    heir: KeyHeir, invariants: Invariants, monkeypatch: pytest.MonkeyPatch
) -> None:
    merged = dirty_parts._merged
    monkeypatch.setattr(dirty_parts, "_merged", lambda *damage: merged(*damage)[:-1])
    heir.carry_out(*heir.some_action())
    with pytest.raises(AssertionError, match="drawn otherwise"):
        invariants.check_picture()


def test_a_change_that_asks_for_no_drawing_is_noticed(
    heir: KeyHeir, invariants: Invariants, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As a click beside everything once took the focus away and left its ring."""
    heir.press(pygame.K_TAB)
    invariants.check_picture()
    monkeypatch.setattr(App, "_draw", lambda _: None)
    heir.press(pygame.K_TAB)
    monkeypatch.undo()
    with pytest.raises(AssertionError, match="drawn otherwise"):
        invariants.check_picture()


def test_a_view_of_another_seat_is_noticed(heir: KeyHeir, invariants: Invariants) -> None:
    table = heir.table
    table.model.view = observe(table.match.state, (table.model.viewer + 1) % 3)
    with pytest.raises(AssertionError, match="another game"):
        invariants.check()


def test_a_focus_on_what_is_gone_is_noticed(heir: KeyHeir, invariants: Invariants) -> None:
    heir.press(pygame.K_TAB)
    controls: Controls = heir.scene.controls
    assert controls.focus is not None
    controls.widgets.remove(controls.focus)
    with pytest.raises(AssertionError, match="which is not there"):
        invariants.check()


def test_a_motion_without_end_is_noticed(heir: KeyHeir, invariants: Invariants) -> None:
    heir.table.event_player.timeline.add(Animation([Motion(float("inf"), lambda _canvas, _t: None)]))
    invariants.check(1.0)
    with pytest.raises(AssertionError, match="does not end"):
        invariants.check(LONGEST_ANIMATION + 1)


def test_an_error_in_the_log_is_noticed(invariants: Invariants) -> None:
    with invariants.errors.listening():
        logging.getLogger("crypt_game").error("lost")
    with pytest.raises(AssertionError, match="lost"):
        invariants.check()


@pytest.mark.parametrize("key", [pygame.K_z, pygame.K_s, pygame.K_u, pygame.K_F1, pygame.K_ESCAPE])
def test_a_key_that_does_nothing_is_noticed(heir: KeyHeir, monkeypatch: pytest.MonkeyPatch, key: int) -> None:
    promises = Promises(heir.app, monkeypatch)
    assert key in promises.promised()
    monkeypatch.setattr(TableScene, "handle", lambda *_: True)
    with pytest.raises(AssertionError, match="does nothing"):
        promises.check(key, lambda: heir.press(key))
    monkeypatch.undo()
    promises = Promises(heir.app, monkeypatch)
    promises.check(key, lambda: heir.press(key))
