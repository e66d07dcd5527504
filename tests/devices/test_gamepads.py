"""Pads that come and go while the game runs, through SDL itself."""

from __future__ import annotations

from collections.abc import Iterator

import pygame
import pytest

from crypt_game.devices.gamepads import Gamepad, Gamepads
from crypt_game.devices.pad_buttons import PadButton, PadFamily, PadPress

from .virtual_pad import VirtualPad, plugged_in

XBOX, NINTENDO = 0x045E, 0x057E


class Listener(Gamepads):
    """Takes whatever SDL tells, and notes what came of it."""

    def __init__(self) -> None:
        self.news: list[tuple[int, bool]] = []
        super().__init__(lambda pad, came: self.news.append((pad.number, came)))
        self.start()

    def listen(self) -> list[PadPress]:
        return [press for event in pygame.event.get() for press in self.take(event)]


@pytest.fixture
def listener() -> Iterator[Listener]:
    pygame.display.init()
    pygame.display.set_mode((320, 240))
    pygame.event.clear()
    one = Listener()
    yield one
    one.close()


@pytest.fixture
def pad(listener: Listener) -> Iterator[VirtualPad]:
    with plugged_in() as one:
        assert listener.listen() == []
        yield one


def only(listener: Listener) -> Gamepad:
    assert len(listener.pads) == 1
    return listener.pads[0]


def test_a_pad_is_opened_when_it_comes_and_told_by_its_maker(listener: Listener, pad: VirtualPad) -> None:
    assert listener.news == [(0, True)]
    assert only(listener).family is PadFamily.PLAYSTATION
    assert only(listener).name == "DualSense"


def test_buttons_sticks_and_triggers_arrive_as_buttons(listener: Listener, pad: VirtualPad) -> None:
    pad.press(pygame.CONTROLLER_BUTTON_A)
    assert listener.listen() == [PadPress(PadButton.A, True, 0)]
    pad.press(pygame.CONTROLLER_BUTTON_A, down=False)
    pad.push(pygame.CONTROLLER_AXIS_LEFTY, 1.0)
    heard = listener.listen()
    assert sorted(heard) == [PadPress(PadButton.A, False, 0), PadPress(PadButton.DOWN, True, 0)]
    pad.push(pygame.CONTROLLER_AXIS_TRIGGERRIGHT, 1.0)
    assert listener.listen() == [PadPress(PadButton.RIGHT_TRIGGER, True, 0)]


def test_a_pad_that_goes_lets_go_of_what_it_held_and_repeats_nothing(
    listener: Listener, pad: VirtualPad
) -> None:
    pad.press(pygame.CONTROLLER_BUTTON_DPAD_DOWN)
    pad.press(pygame.CONTROLLER_BUTTON_X)
    listener.listen()
    pad.unplug()
    released = listener.listen()
    assert sorted(press.button for press in released if not press.pressed) == [PadButton.DOWN, PadButton.X]
    assert listener.news == [(0, True), (0, False)]
    assert listener.pads == []
    assert listener.update(9.0) == []


def test_who_comes_back_has_the_number_that_is_free(listener: Listener, pad: VirtualPad) -> None:
    with plugged_in("Xbox Wireless Controller", XBOX, 0x0B12) as second:
        listener.listen()
        assert [(each.number, each.family) for each in listener.pads][1] == (1, PadFamily.XBOX)
        pad.unplug()
        listener.listen()
        with plugged_in("Pro Controller", NINTENDO, 0x2009):
            listener.listen()
            assert [each.number for each in listener.pads] == [0, 1]
            assert listener.pads[0].family is PadFamily.SWITCH
        second.press(pygame.CONTROLLER_BUTTON_B)
        assert PadPress(PadButton.B, True, 1) in listener.listen()


def test_a_direction_that_is_held_while_the_window_loses_the_focus_does_not_walk_on(
    listener: Listener, pad: VirtualPad
) -> None:
    pad.press(pygame.CONTROLLER_BUTTON_DPAD_UP)
    listener.listen()
    assert listener.update(1.0) == [PadPress(PadButton.UP, True, 0)]
    listener.take(pygame.event.Event(pygame.WINDOWFOCUSLOST))
    assert listener.update(1.0) == []


def test_a_pad_rumbles(listener: Listener, pad: VirtualPad) -> None:
    only(listener).shake()
    assert len(pad.shaken) == 1
    assert min(pad.shaken[0]) > 0


def test_a_pad_that_is_gone_before_it_was_opened_is_no_pad(listener: Listener) -> None:
    listener.take(pygame.event.Event(pygame.CONTROLLERDEVICEADDED, device_index=7, guid=""))
    assert listener.pads == []
    assert listener.news == []
