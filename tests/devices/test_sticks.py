"""Sticks: what counts as pushed, what does not tremble, and what repeats."""

from __future__ import annotations

from crypt_game.devices.pad_buttons import PadButton, PadPress
from crypt_game.devices.sticks import PadRepeat, Stick, Trigger

LEFT, RIGHT, UP, DOWN = PadButton.LEFT, PadButton.RIGHT, PadButton.UP, PadButton.DOWN


def stick() -> Stick:
    return Stick((LEFT, RIGHT, UP, DOWN))


def test_a_stick_at_rest_that_drifts_presses_nothing() -> None:
    one = stick()
    assert [one.move(axis, value) for axis in (0, 1) for value in (0.1, -0.2, 0.3, 0.5)] == [[]] * 8


def test_a_hand_that_trembles_at_the_edge_presses_once() -> None:
    one = stick()
    moves = [one.move(0, value) for value in (0.6, 0.5, 0.58, 0.45, 0.6, 0.4)]
    assert moves == [[(RIGHT, True)], [], [], [], [], []]
    assert one.move(0, 0.3) == [(RIGHT, False)]


def test_a_stick_points_one_way_at_a_time() -> None:
    one = stick()
    assert one.move(1, -0.9) == [(UP, True)]
    assert one.move(0, -0.8) == []
    assert one.move(1, -0.4) == [(UP, False), (LEFT, True)]
    assert one.move(0, 0.9) == [(LEFT, False), (RIGHT, True)]
    assert one.move(0, 0.0) == [(RIGHT, False)]


def test_a_stick_thrown_from_side_to_side_lets_go_of_the_first() -> None:
    one = stick()
    one.move(1, 1.0)
    assert one.move(1, -1.0) == [(DOWN, False), (UP, True)]


def test_a_trigger_is_pulled_once() -> None:
    trigger = Trigger(PadButton.LEFT_TRIGGER)
    pulls = [trigger.move(value) for value in (0.2, 0.6, 0.5, 0.9, 0.3, 0.5)]
    assert pulls == [[], [(PadButton.LEFT_TRIGGER, True)], [], [], [(PadButton.LEFT_TRIGGER, False)], []]


def test_only_directions_repeat_until_they_are_let_go() -> None:
    repeat = PadRepeat()
    repeat.note(PadPress(PadButton.A, True, 0))
    repeat.note(PadPress(DOWN, True, 1))
    assert list(repeat.update(0.3)) == []
    assert list(repeat.update(0.2)) == [PadPress(DOWN, True, 1)]
    assert list(repeat.update(0.05)) == []
    assert list(repeat.update(60.0)) == [PadPress(DOWN, True, 1)], "a long step is no flood"
    repeat.note(PadPress(DOWN, False, 1))
    assert list(repeat.update(1.0)) == []
