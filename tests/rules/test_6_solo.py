"""§6: Only Child."""

from __future__ import annotations

import pytest

from crypt_game.rules import Mode, Purpose, Rank, observe, rank_of
from crypt_game.rules.events import (
    DiceGroup,
    GhostAimed,
    GhostSetAside,
    PassedOver,
    Placed,
    SetAside,
    SlotPassed,
)
from crypt_game.rules.ghost import ghost_groups
from crypt_game.rules.indices import SeatIndex, SlotIndex

from .conftest import Begin, Example


def solo(begin: Begin, *deck: str) -> Example:
    return begin(1, mode=Mode.SOLO, deck=deck)


@pytest.mark.parametrize(
    ("deck", "row"),
    [
        (("idol-1-0", "idol-4-0", "idol-2-0"), ["idol-4-0", "idol-2-0", "idol-1-0"]),
        (("idol-2-0", "idol-3-0", "idol-4-0"), ["idol-3-0", "idol-4-0", "idol-2-0"]),
        (("idol-3-0", "pottery-3-0", "idol-1-0"), ["idol-3-0", "pottery-3-0", "idol-1-0"]),
    ],
)
def test_6_2_the_crypt_is_sorted_and_a_back_ranks_between_3_and_2(
    begin: Begin, deck: tuple[str, ...], row: list[str]
) -> None:
    game = solo(begin, *deck)
    assert [game.slot(index).cards[0].card.name for index in range(3)] == row


@pytest.mark.parametrize(
    ("rolls", "groups"),
    [
        ((3, 3, 4), [(3, 2), (4, 1)]),
        ((3, 3, 6), [(3, 2), (6, 1)]),
        ((2, 2, 5), [(5, 1), (2, 2)]),
        ((5, 5, 5), [(5, 3)]),
        ((1, 6, 2), [(6, 1), (2, 1), (1, 1)]),
    ],
)
def test_6_3_equal_dice_join_and_the_strongest_goes_first(
    rolls: tuple[int, ...], groups: list[tuple[int, int]]
) -> None:
    assert list(ghost_groups(rolls)) == groups


def test_6_3_the_rulebooks_example(begin: Begin) -> None:
    game = solo(begin)
    game.claim(0, {0: [5], 1: [4], 2: [2]})
    game.roll(3, 3, 4)
    assert [(game.slot(index).seat, game.slot(index).strength) for index in range(3)] == [
        (1, 6),
        (0, 4),
        (1, 4),
    ]
    assert game.all_events(GhostAimed)[1] == GhostAimed(
        SeatIndex(1),
        DiceGroup(4, 1),
        SlotIndex(2),
        (SlotPassed(SlotIndex(0), PassedOver.GHOST_HOLDS), SlotPassed(SlotIndex(1), PassedOver.TOO_STRONG)),
    )


def test_6_3_a_group_that_fits_nowhere_is_set_aside(begin: Begin) -> None:
    game = solo(begin)
    game.claim(0, {0: [6], 1: [6], 2: [6]})
    game.roll(6, 1, 2)
    assert [event.why for event in game.all_events(GhostSetAside)] == [SetAside.NO_ROOM] * 3
    assert game.state.pools[1].available == 3


def leading_ghost(begin: Begin) -> Example:
    """Round 2, the Ghost holds both torches and has placed 6, 5 and 1."""
    game = solo(begin)
    game.recover(0)
    game.roll(1, 1, 1)
    game.recover(0)
    game.roll(6, 5, 1)
    return game


def test_6_4_the_leading_ghost_rolls_again_what_was_pushed_off(begin: Begin) -> None:
    game = leading_ghost(begin)
    assert (game.asked.seat, game.asked.limit, game.asked.dice) == (0, False, 3)
    game.claim(0, {1: [6], 2: [2]})
    assert (game.request.purpose, game.request.seat, game.request.dice) == (Purpose.GHOST, 1, 2)
    game.roll(3, 3)
    assert [(event.slot, event.seat, event.strength) for event in game.all_events(Placed)] == [(2, 1, 6)]


def test_6_4_only_the_strongest_group_of_the_second_turn_is_tried(begin: Begin) -> None:
    game = leading_ghost(begin)
    game.claim(0, {1: [6], 2: [2]})
    game.roll(3, 1)
    assert [event.why for event in game.all_events(GhostSetAside)] == [SetAside.ONLY_STRONGEST]
    assert game.slot(1).seat == 0


def test_6_4_without_dice_pushed_off_there_is_no_second_turn(begin: Begin) -> None:
    game = leading_ghost(begin)
    game.recover(0)
    assert game.state.round == 3


def test_6_5_the_leading_heir_has_a_second_turn_with_one_card(begin: Begin) -> None:
    game = solo(begin)
    game.recover(0)
    game.roll(1, 2, 3)
    assert (game.asked.seat, game.asked.limit) == (0, True)


def test_6_6_the_ghosts_dice_and_cards_come_back(begin: Begin) -> None:
    game = solo(begin, "idol-4-0", "idol-3-0", "idol-2-0")
    game.recover(0)
    game.roll(5, 5, 6)
    game.recover(0)
    assert game.state.pools[1][:2] == (3, 0)
    assert [laid.card.name for laid in game.state.discard] == ["idol-4-0", "idol-3-0", "idol-2-0"]
    assert observe(game.state, 0).discard[2].card.name == "idol-?", "discarded unseen"


def test_6_7_the_only_child_has_no_rival_for_the_tapestries(begin: Begin) -> None:
    game = begin(1, mode=Mode.SOLO, sides="AAAAAB")
    game.give(0, "tapestry-1-0", "tapestry-2-0", "tapestry-3-0")
    game.last_round()
    game.recover(0)
    game.roll(1, 2, 3)
    game.recover(0)
    assert game.result.scores[0].collectors.tapestry == 7


@pytest.mark.parametrize(
    ("score", "rank"),
    [
        (29, Rank.FOOL),
        (30, Rank.PETTY),
        (39, Rank.PETTY),
        (40, Rank.AFFLUENT),
        (49, Rank.AFFLUENT),
        (50, Rank.MAGNIFICENT),
    ],
)
def test_6_8_titles(score: int, rank: Rank) -> None:
    assert rank_of(score) is rank


def test_6_8_nobody_wins_and_a_title_is_given(begin: Begin) -> None:
    game = solo(begin)
    game.last_round()
    game.recover(0)
    game.roll(1, 2, 3)
    game.recover(0)
    assert (game.result.winners, game.result.rank) == ((), Rank.FOOL)
    assert [score.seat for score in game.result.scores] == [0]
