"""Fingers: resting on something, and two that scroll."""

from __future__ import annotations

from crypt_game.devices.fingers import Fingers, FingerSign, FingerSignKind

HOLD, SECOND, SCROLL, LIFT = FingerSignKind


def test_a_finger_that_rests_holds_once_and_lifts_without_leaving() -> None:
    fingers = Fingers()
    assert fingers.down(1, (50, 50)) == []
    assert fingers.update(0.2) == []
    assert fingers.move(1, (55, 45)) == []
    assert fingers.update(0.2) == [FingerSign(HOLD, (55, 45))]
    assert fingers.update(1.0) == []
    assert fingers.up(1) == []


def test_a_finger_that_moves_holds_nothing() -> None:
    fingers = Fingers()
    fingers.down(1, (50, 50))
    fingers.move(1, (80, 50))
    fingers.move(1, (50, 50))
    assert fingers.update(1.0) == []
    assert fingers.up(1) == [FingerSign(LIFT, (50, 50))]


def test_two_fingers_press_nothing_and_scroll_with_both() -> None:
    fingers = Fingers()
    fingers.down(1, (50, 500))
    assert fingers.down(2, (90, 500)) == [FingerSign(SECOND, (90, 500))]
    assert fingers.move(1, (50, 450)) == [], "one of two went half a notch"
    assert fingers.move(2, (90, 450)) == [FingerSign(SCROLL, (90, 450), -1)]
    assert fingers.update(5.0) == []
    assert fingers.move(1, (50, 650)) == [FingerSign(SCROLL, (50, 650), 2)]
    assert fingers.up(1) == []
    assert fingers.up(2) == []


def test_a_finger_that_nobody_saw_coming_means_nothing() -> None:
    fingers = Fingers()
    assert fingers.move(7, (1, 1)) == []
    assert fingers.up(7) == []
