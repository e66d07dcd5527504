"""§8: Clash of Houses."""

from __future__ import annotations

import pytest

from crypt_game.rules import (
    Choice,
    Claim,
    Divvy,
    Mode,
    Peek,
    Recovery,
    Refusal,
    Revive,
    Take,
    TeamScore,
    anytime_actions,
    card_named,
)
from crypt_game.rules.events import Recovered, RolesSwapped
from crypt_game.rules.indices import PoolIndex, SeatIndex, TeamIndex
from crypt_game.rules.pending import CollectorCoins, SeatScore

from .conftest import Begin, Example


def clash(begin: Begin, houses: int = 3, leader: int = 0, sides: str = "AAAAAA") -> Example:
    return begin(2 * houses, mode=Mode.CLASH, leader=leader, sides=sides)


def pass_round(game: Example) -> list[tuple[int, bool]]:
    """Everybody recovers; the turns as they were asked."""
    now = game.state.round
    turns: list[tuple[int, bool]] = []
    while game.state.round == now:
        turns.append((game.asked.seat, game.asked.limit))
        game.recover(game.asked.seat)
    return turns


def test_8_4_three_face_up_cards_lie_on_the_last_three(begin: Begin) -> None:
    game = begin(6, mode=Mode.CLASH)
    assert [[laid.up for laid in game.slot(index).cards] for index in range(6)] == [
        [True],
        [True],
        [True],
        [True, True],
        [False, True],
        [False, True],
    ]


def test_8_5_duchesses_first_then_dukes_with_the_leading_house_last(begin: Begin) -> None:
    assert pass_round(clash(begin, leader=2)) == [
        (2, False),
        (4, False),
        (0, False),
        (5, True),
        (1, True),
        (3, True),
    ]


def test_8_5_at_most_three_dice_of_six_in_a_turn(begin: Begin) -> None:
    game = clash(begin)
    assert game.asked.dice == 3
    assert game.refusal(0, Claim.on({0: [1] * 4})) is Refusal.TOO_MANY_DICE
    game.exhaust(0, 5)
    game.recover(0)
    assert game.state.pools[0][:2] == (4, 2)


def test_8_5_a_house_adds_to_its_own_card_at_the_same_effort(begin: Begin) -> None:
    game = clash(begin)
    game.claim(0, {0: [2, 2, 2]})
    game.recover(2, 4, 3, 5)
    assert game.refusal(1, Claim.on({0: [3]})) is Refusal.OTHER_EFFORT
    assert game.refusal(1, Claim.on({0: [2], 1: [1]})) is Refusal.ONE_CARD_ONLY
    game.claim(1, {0: [2, 2]})
    assert (game.slot(0).seat, game.slot(0).dice) == (1, 5)
    assert (game.request.seat, game.request.dice) == (0, 5)


def test_8_6_houses_share_out_one_after_the_other(begin: Begin) -> None:
    game = clash(begin)
    game.claim(0, {3: [1], 0: [1]})
    game.claim(2, {4: [1]})
    game.recover(4, 3, 5, 1)
    assert (game.asked.what, game.asked.seat, game.asked.slots) == (Choice.DIVVY, 0, (0, 3))
    assert game.refusal(2, Divvy.of({4: 2})) is Refusal.NOT_ASKED
    game.act(1, Divvy.of({0: 0, 3: 1}))
    assert len(game.names(1)) == 2, "both cards of a stack"
    assert game.state.pools[0].available == 6
    assert (game.asked.seat, game.asked.slots) == (2, (4,))


def test_8_7_a_house_pushed_out_of_everything_recovers_all(begin: Begin) -> None:
    game = clash(begin)
    game.exhaust(0, 5)
    game.claim(0, {0: [1]})
    game.claim(2, {0: [1, 1]})
    game.recover(4, 3, 5)
    game.exhaust(0, 1)
    game.recover(1)
    game.act(2, Divvy.of({0: 2}))
    assert game.all_events(Recovered) == [Recovered(SeatIndex(0), PoolIndex(0), 3, Recovery.ROUTED)]
    assert game.state.pools[0][:2] == (6, 0)


def test_8_7_a_house_with_a_die_left_on_a_card_does_not(begin: Begin) -> None:
    game = clash(begin)
    game.exhaust(0, 4)
    game.claim(0, {0: [1], 1: [1]})
    game.claim(2, {0: [1, 1]})
    game.recover(4, 3, 5)
    game.claim(1, {2: [1]})
    game.act(0, Divvy.of({1: 0, 2: 1}))
    game.act(2, Divvy.of({0: 2}))
    assert game.state.pools[0][:2] == (2, 4)


@pytest.mark.parametrize("houses", [3, 4])
def test_8_8_roles_swap_when_the_torches_come_home(begin: Begin, houses: int) -> None:
    game = clash(begin, houses, leader=2)
    leaders = []
    swapped = []
    for round_ in range(2 * houses - 1):
        leaders.append((game.state.leader, game.state.lights_out))
        first = pass_round(game)[0][0]
        assert first == leaders[-1][0]
        if game.all_events(RolesSwapped):
            swapped.append(round_ + 1)
    order = [(house + 1) % houses for house in range(houses)]
    assert leaders == [(2 * house, 2 * house + 1) for house in order] + [
        (2 * house + 1, 2 * house) for house in order[:-1]
    ]
    assert swapped == [houses]


def test_8_9_remains_a_recovers_a_die_of_the_house(begin: Begin) -> None:
    game = clash(begin)
    game.give(1, "remains-1-0", "remains-2-0")
    game.exhaust(0, 2)
    flip = (card_named("remains-1-0"), card_named("remains-2-0"))
    assert anytime_actions(game.state) == [(1, Revive(flip))]
    game.act(1, Revive(flip))
    assert game.state.pools[0][:2] == (5, 1)


def test_8_9_a_look_may_be_shown_to_the_teammate(begin: Begin) -> None:
    game = clash(begin, sides="AABAAA")
    game.give(3, "manuscript-4-0")
    game.act(3, Peek((card_named("manuscript-4-0"),), True))
    hidden = game.slot(4).cards[0].card
    assert [game.state.knows(SeatIndex(seat), hidden) for seat in range(6)] == [
        False,
        False,
        True,
        True,
        False,
        False,
    ]


def test_8_9_pottery_b_takes_the_card_from_under_a_stack(begin: Begin) -> None:
    game = clash(begin, sides="AAABAA")
    game.give(1, "pottery-1-0", "pottery-2-0")
    pass_round(game)
    assert game.asked.what is Choice.POTTERY
    under, over = game.slot(4).cards
    game.act(1, Take(4, (card_named("pottery-1-0"), card_named("pottery-2-0"))))
    assert game.slot(4).cards == (over,)
    assert game.names(1)[-1] == under.card.name


@pytest.mark.parametrize(
    ("treasure", "dice", "shares"),
    [((10, 5), 6, (1, 5)), ((5, 5), 3, (2, 1)), ((5, 10), 4, (4, 0)), ((3, 9), 0, (0, 0))],
)
def test_8_10_dice_go_one_by_one_to_the_lower_score(
    begin: Begin, treasure: tuple[int, int], dice: int, shares: tuple[int, int]
) -> None:
    variant = clash(begin).state.variant
    scores = [
        SeatScore(seat, treasure[seat] if seat < 2 else 0, CollectorCoins(), 0, 0) for seat in variant.heirs
    ]
    shared = variant.share_dice(scores, (dice, 0, 0))
    assert tuple(score.dice for score in shared[:2]) == shares


def test_8_10_the_lower_member_counts_and_the_highest_house_wins(begin: Begin) -> None:
    game = clash(begin)
    game.give(2, "idol-4-0")
    game.give(3, "idol-1-0")
    game.last_round()
    game.recover(0, 2, 4, 3, 5, 1)
    assert game.result.teams == (
        TeamScore(TeamIndex(0), 3),
        TeamScore(TeamIndex(1), 5),
        TeamScore(TeamIndex(2), 3),
    )
    assert game.result.winners == (2, 3)


def test_8_10_tied_houses_roll_all_their_dice(begin: Begin) -> None:
    game = clash(begin)
    game.last_round()
    game.recover(0, 2, 4, 3, 5, 1)
    asked = []
    for values in ((1,) * 6, (2,) * 6, (1,) * 6):
        asked.append((game.request.seat, game.request.dice))
        game.roll(*values)
    assert asked == [(0, 6), (2, 6), (4, 6)]
    assert game.result.winners == (2, 3)
