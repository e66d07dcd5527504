"""The worked examples follow the rules, step by step."""

from __future__ import annotations

import pytest

from crypt_game.text.examples import EXAMPLES, Arrange, Arrive, Example, Fails, GhostThrow, Given, Group
from crypt_game.ui.scenes.rulebook.example_board import Board, Hand, opening, stages

ALL = list(EXAMPLES.values())


def strength(group: Group | None) -> int:
    return 0 if group is None else group.effort * group.dice


def steps(example: Example, kind: type) -> list[tuple[Board, Board, object]]:
    """Every step of one kind with the board before and after it."""
    boards = stages(example)
    return [
        (boards[n], boards[n + 1], step) for n, step in enumerate(example.steps) if isinstance(step, kind)
    ]


@pytest.mark.parametrize("example", ALL, ids=lambda example: example.name)
def test_who_arrives_is_stronger_and_pushes_out_who_was_there(example: Example) -> None:
    for before, after, step in steps(example, Arrive):
        assert isinstance(step, Arrive)
        loser = before.groups[step.group.slot]
        assert strength(step.group) > strength(loser)
        assert (after.groups[step.group.slot], after.pushed) == (step.group, loser)


@pytest.mark.parametrize("example", ALL, ids=lambda example: example.name)
def test_who_fails_was_not_strong_enough_and_nothing_changes(example: Example) -> None:
    for before, after, step in steps(example, Fails):
        assert isinstance(step, Fails)
        assert strength(step.group) <= strength(before.groups[step.group.slot])
        assert after == before


def test_the_sorted_crypt_falls_from_left_to_right() -> None:
    example = EXAMPLES["sorted"]
    ((_, after, step),) = steps(example, Arrange)
    assert isinstance(step, Arrange)
    shown = [example.cards[slot] for slot in after.order]
    ranks = [card.value if card.up else 2.5 for card in shown]
    assert ranks == sorted(ranks, reverse=True)
    hidden = [slot for slot in after.order if not example.cards[slot].up]
    assert hidden == sorted(hidden)


def test_dice_that_roll_less_than_their_effort_fail() -> None:
    assert stages(EXAMPLES["exhaustion-fails"])[-1].failed(3)
    assert not stages(EXAMPLES["exhaustion-kept"])[-1].failed(2)


def test_the_ghost_has_no_more_dice_than_it_threw() -> None:
    example = EXAMPLES["ghost"]
    ((_, thrown, _),) = steps(example, GhostThrow)
    assert thrown.hand == Hand("ghost", (3, 3, 4))
    assert stages(example)[-1].hand == Hand("ghost", (0, 0, 0))


def test_one_die_stays_in_hand_under_lights_out() -> None:
    assert opening(EXAMPLES["lights-out"]).hand == Hand("moon", (1, 1, 1))
    assert stages(EXAMPLES["lights-out"])[-1].hand == Hand("moon", (1, 0, 0))


def test_a_divvy_gives_away_every_card_once() -> None:
    example = EXAMPLES["divvy"]
    assert steps(example, Given)
    assert sorted(slot for slot, _ in stages(example)[-1].given) == list(range(len(example.cards)))
