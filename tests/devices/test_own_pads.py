"""Whose pad is whose, and who may see whose cards."""

from __future__ import annotations

import pytest

from crypt_game.devices.own_pads import may_decide, may_uncover, pad_of

PEOPLE = (0, 2, 3)
"""A computer heir sits on seat 1."""


def test_the_first_person_has_the_first_pad() -> None:
    assert [pad_of(seat, PEOPLE) for seat in PEOPLE] == [0, 1, 2]


@pytest.mark.parametrize(
    ("seat", "pads", "pad", "may"),
    [
        (0, (0, 1, 2), 0, True),
        (0, (0, 1, 2), 1, False),
        (2, (0, 1, 2), 1, True),
        (2, (0, 1, 2), None, False),
        (3, (0, 1), None, True),
        (3, (0, 1), 0, False),
        (3, (0, 1), 1, False),
        (3, (0, 1, 4), 4, True),
        (0, (), None, True),
    ],
)
def test_own_cards_are_shown_to_the_own_pad_and_without_one_to_keys(
    seat: int, pads: tuple[int, ...], pad: int | None, may: bool
) -> None:
    assert may_uncover(seat, PEOPLE, pads, pad) is may


@pytest.mark.parametrize(("pad", "may"), [(None, True), (0, False), (1, True), (2, False), (5, False)])
def test_keys_decide_for_everybody_and_a_pad_for_its_owner(pad: int | None, may: bool) -> None:
    assert may_decide(2, PEOPLE, (0, 1, 2, 5), pad) is may
