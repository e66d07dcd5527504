"""§3: Reveal, Claim, Collect, Pass the Torch in the base game."""

from __future__ import annotations

import pytest

from crypt_game import rules
from crypt_game.rules import Claim, Phase, Placement, Purpose, Recover, Recovery, Refusal
from crypt_game.rules.events import (
    Collected,
    Discarded,
    Exhausted,
    ExhaustionRolled,
    PushedOut,
    Recovered,
    TorchesPassed,
)
from crypt_game.rules.indices import PoolIndex, SeatIndex, SlotIndex

from .conftest import Begin

ROW = ("idol-4-0", "jewelry-3-0", "pottery-2-0", "remains-1-0")


def test_3_1_three_players_see_three_cards_and_a_back(begin: Begin) -> None:
    game = begin(3, deck=ROW)
    laid = [(laid.card.name, laid.up) for slot in game.state.crypt if slot for laid in slot.cards]
    assert laid == [(ROW[0], True), (ROW[1], True), (ROW[2], True), (ROW[3], False)]


def test_3_3_turns_go_round_from_the_leader(begin: Begin) -> None:
    game = begin(3, leader=1)
    asked = []
    for _ in range(3):
        asked.append((game.asked.seat, game.asked.limit))
        game.recover(game.asked.seat)
    assert asked == [(1, False), (2, False), (0, True)]


def test_3_4_a_group_is_placed_and_its_strength_is_the_sum(begin: Begin) -> None:
    game = begin()
    game.claim(0, {0: [2, 2], 3: [5]})
    assert (game.slot(0).seat, game.slot(0).effort, game.slot(0).dice) == (0, 2, 2)
    assert game.slot(0).strength == 4
    assert game.state.pools[0] == (0, 0, True)


@pytest.mark.parametrize(
    ("first", "second", "pushed"),
    [
        ([5], [2, 2, 2], True),
        ([3, 3], [4, 4], True),
        ([1], [2], True),
        ([4], [4], False),
        ([3, 3], [6], False),
    ],
)
def test_3_4_a_rival_is_pushed_out_by_a_higher_sum_only(
    begin: Begin, first: list[int], second: list[int], pushed: bool
) -> None:
    game = begin()
    game.claim(0, {0: first})
    claim = Claim.on({0: second})
    if pushed:
        game.act(1, claim)
        assert game.slot(0).seat == 1
        assert game.state.pools[0].available == 3
        assert game.all_events(PushedOut) == [
            PushedOut(SlotIndex(0), SeatIndex(0), PoolIndex(0), first[0], len(first), by=SeatIndex(1))
        ]
    else:
        assert game.refusal(1, claim) is Refusal.TOO_WEAK


@pytest.mark.parametrize(
    ("claim", "reason"),
    [
        (Claim(()), Refusal.EMPTY_CLAIM),
        (Claim.on({0: []}), Refusal.NO_DICE_ON_CARD),
        (Claim.on({0: [1, 2]}), Refusal.MIXED_EFFORTS),
        (Claim.on({0: [0]}), Refusal.BAD_EFFORT),
        (Claim.on({0: [7]}), Refusal.BAD_EFFORT),
        (Claim.on({4: [1]}), Refusal.NO_SUCH_SLOT),
        (Claim.on({-1: [1]}), Refusal.NO_SUCH_SLOT),
        (Claim.on({0: [1, 1], 1: [1, 1]}), Refusal.TOO_MANY_DICE),
        (Claim((Placement(0, (1,)), Placement(0, (1,)))), Refusal.SLOT_TWICE),
    ],
)
def test_3_4_claims_that_are_none(begin: Begin, claim: Claim, reason: Refusal) -> None:
    assert begin().refusal(0, claim) is reason


def test_3_4_only_the_seat_asked_may_claim(begin: Begin) -> None:
    assert begin().refusal(1, Claim.on({0: [1]})) is Refusal.NOT_ASKED


def test_3_4_dice_may_join_ones_own_at_the_same_effort_only(begin: Begin) -> None:
    game = begin(2)
    game.claim(0, {0: [3]})
    game.recover(1)
    assert game.refusal(0, Claim.on({0: [4]})) is Refusal.OTHER_EFFORT
    game.claim(0, {0: [3, 3]})
    assert game.request.dice == 3


def test_3_5_recover_brings_all_dice_back_for_the_next_turn(begin: Begin) -> None:
    game = begin(2)
    game.exhaust(0, 3)
    game.recover(0)
    assert game.all_events(Recovered) == [Recovered(SeatIndex(0), PoolIndex(0), 3, Recovery.ACTION)]
    game.recover(1)
    assert game.asked.dice == 3


def test_3_5_recover_with_nothing_exhausted_is_a_pass(begin: Begin) -> None:
    game = begin()
    game.recover(0)
    assert game.all_events(Recovered) == [Recovered(SeatIndex(0), PoolIndex(0), 0, Recovery.ACTION)]


def test_3_5_a_player_without_dice_can_only_recover(begin: Begin) -> None:
    game = begin()
    game.exhaust(1, 3)
    game.recover(0)
    assert game.asked.dice == 0
    assert game.refusal(1, Claim.on({0: [1]})) is Refusal.NO_DICE
    assert game.refusal(1, Recover()) is None


def test_3_6_lights_out_claims_one_card_only(begin: Begin) -> None:
    game = begin()
    game.recover(0, 1)
    assert game.refusal(2, Claim.on({0: [1], 1: [1]})) is Refusal.ONE_CARD_ONLY
    game.claim(2, {0: [1, 1]})


def test_3_6_with_two_players_the_leader_plays_first_and_last(begin: Begin) -> None:
    game = begin(2, leader=1)
    turns = []
    for _ in range(3):
        turns.append((game.asked.seat, game.asked.limit))
        game.recover(game.asked.seat)
    assert turns == [(1, False), (0, False), (1, True)]


def test_3_7_unclaimed_cards_are_discarded_as_they_lie(begin: Begin) -> None:
    game = begin(deck=ROW)
    game.recover(0)
    game.claim(1, {1: [1]})
    game.recover(2)
    assert [(event.slot, event.cards[0].up) for event in game.all_events(Discarded)] == [
        (0, True),
        (2, True),
        (3, False),
    ]
    assert [laid.card.name for laid in game.state.discard] == [ROW[0], ROW[2], ROW[3]]


def test_3_8_efforts_of_two_and_more_are_rolled_player_by_player(begin: Begin) -> None:
    game = begin(leader=1)
    game.claim(1, {1: [2], 0: [3, 3]})
    game.claim(2, {2: [1]})
    game.claim(0, {3: [6]})
    assert (game.request.purpose, game.request.seat) == (Purpose.EXHAUSTION, 1)
    assert [place.slot for place in game.request.places] == [0, 0, 1]
    game.roll(3, 2, 2)
    assert (game.request.seat, game.request.dice) == (0, 1)
    assert game.state.phase is Phase.COLLECT
    assert game.slot(0).dice == 2, "nothing moves until everybody has rolled"


def test_3_8_a_die_fails_below_its_effort(begin: Begin) -> None:
    game = begin(2, sides="BAAAAA")
    game.claim(0, {0: [3], 1: [2]})
    game.recover(1, 0)
    game.roll(1, 4)
    assert game.state.pools[0][:2] == (2, 1)
    assert game.all_events(Exhausted) == [Exhausted(PoolIndex(0), 1)]


def test_3_9_cards_are_collected_whatever_the_dice_did(begin: Begin) -> None:
    game = begin(deck=ROW)
    game.claim(0, {3: [6], 0: [1]})
    game.recover(1, 2)
    game.roll(1)
    assert game.names(0) == [ROW[0], ROW[3]]
    assert [(event.slot, event.returned, event.failed) for event in game.all_events(Collected)] == [
        (0, 1, 0),
        (3, 0, 1),
    ]


def test_3_11_who_was_pushed_out_of_everything_recovers_all(begin: Begin) -> None:
    game = begin()
    game.exhaust(0, 2)
    game.claim(0, {0: [1]})
    game.claim(1, {0: [1, 1]})
    game.recover(2)
    assert game.all_events(Recovered)[-1] == Recovered(SeatIndex(0), PoolIndex(0), 2, Recovery.ROUTED)
    assert game.state.pools[0] == (3, 0, False)


def test_3_11_who_placed_nothing_recovers_nothing(begin: Begin) -> None:
    game = begin()
    game.exhaust(2, 2)
    game.recover(0, 1)
    game.claim(2, {0: [1]})
    assert game.state.pools[2][:2] == (1, 2)


def test_3_13_both_torches_move_left(begin: Begin) -> None:
    game = begin(4)
    game.recover(0, 1, 2, 3)
    assert game.all_events(TorchesPassed) == [TorchesPassed(SeatIndex(1), SeatIndex(0))]
    assert game.state.round == 2
    assert game.asked.seat == 1


def test_3_13_the_torches_stay_when_the_draw_pile_is_empty(begin: Begin) -> None:
    game = begin()
    game.last_round()
    game.recover(0, 1, 2)
    assert (game.state.leader, game.state.lights_out, game.state.phase) == (0, 2, Phase.FINAL)


def test_3_10_a_view_knows_what_is_failing_from_the_roll_until_it_is_exhausted(begin: Begin) -> None:
    game = begin(2, sides="BAAAAA")
    game.claim(0, {0: [3, 3], 1: [2]})
    game.recover(1, 0)
    view = rules.observe(game.state, 1)
    game.roll(1, 3, 1)
    failing = {}
    for event, after in rules.witness(view, game.events):
        failing[type(event)] = [(die.pool, die.slot, die.die) for die in after.failing]
    assert failing[ExhaustionRolled] == failing[Collected] == [(0, 0, 0), (0, 1, 0)]
    assert failing[Exhausted] == []
