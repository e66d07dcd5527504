"""§7: Conspiring Twins."""

from __future__ import annotations

from crypt_game.rules import (
    Choice,
    Claim,
    Divvy,
    Mode,
    Peek,
    Rank,
    Refusal,
    TeamScore,
    anytime_actions,
    card_named,
    observe,
)
from crypt_game.rules.events import GhostSetAside, PassedOver, Placed, PushedOut, SetAside, SlotPassed
from crypt_game.rules.indices import SlotIndex, TeamIndex

from .conftest import Begin, Example

ROW = ("idol-4-0", "pottery-3-0", "remains-2-0", "tapestry-1-0", "jewelry-4-0", "manuscript-1-0")
SORTED = ["idol-4-0", "pottery-3-0", "jewelry-4-0", "manuscript-1-0", "remains-2-0", "tapestry-1-0"]


def twins(begin: Begin, sides: str = "AAAAAA") -> Example:
    return begin(2, mode=Mode.TWINS, sides=sides, deck=ROW)


def test_7_3_the_crypt_is_sorted_with_backs_in_drawing_order(begin: Begin) -> None:
    game = twins(begin)
    assert [game.slot(index).cards[0].card.name for index in range(6)] == SORTED


def test_7_2_7_4_a_ghost_with_lights_out_tries_its_strongest_group_only(begin: Begin) -> None:
    game = twins(begin)
    game.recover(0)
    game.roll(6, 5, 4)
    game.recover(2)
    game.roll(2, 2, 3)
    assert [event.why for event in game.all_events(GhostSetAside)] == [SetAside.ONLY_STRONGEST]
    assert game.state.round == 2
    assert (game.state.leader, game.state.lights_out) == (1, 0)


def test_7_4_ghosts_never_push_each_other_out(begin: Begin) -> None:
    game = twins(begin)
    game.recover(0)
    game.roll(1, 1, 1)
    game.claim(2, {1: [6]})
    game.roll(6, 6, 6)
    assert [event.slot for event in game.all_events(Placed)] == [1]
    assert [event.seat for event in game.all_events(PushedOut)] == [2]


def test_7_5_twins_may_push_each_other_but_not_join(begin: Begin) -> None:
    game = twins(begin)
    game.claim(0, {0: [5]})
    game.roll(1, 2, 3)
    assert game.refusal(2, Claim.on({0: [5]})) is Refusal.TOO_WEAK
    game.claim(2, {0: [6]})
    assert game.slot(0).seat == 2


def divvy_game(begin: Begin) -> Example:
    game = twins(begin)
    game.claim(0, {0: [3], 2: [3]})
    game.roll(1, 2, 3)
    game.claim(2, {5: [3]})
    game.roll(1, 1, 1)
    game.roll(3, 3)
    game.roll(3)
    return game


def test_7_9_either_twin_shares_out_what_both_hold(begin: Begin) -> None:
    game = divvy_game(begin)
    assert (game.asked.what, game.asked.seat, game.asked.slots) == (Choice.DIVVY, 0, (0, 2, 5))
    assert game.asked.receivers == (0, 2)
    game.act(2, Divvy.of({0: 2, 2: 0, 5: 0}))
    assert game.names(0) == ["jewelry-4-0", "tapestry-1-0"]
    assert game.names(2) == ["idol-4-0"]
    assert [pool.available for pool in game.state.pools] == [3, 3, 3, 3]


def test_7_8_7_9_a_hidden_card_is_seen_by_its_receiver_only(begin: Begin) -> None:
    game = divvy_game(begin)
    game.act(0, Divvy.of({0: 0, 2: 2, 5: 2}))
    held = [observe(game.state, seat).seats[2].cards[0].card.name for seat in range(4)]
    assert held == ["jewelry-?", "jewelry-?", "jewelry-4-0", "jewelry-?"]


def test_7_9_every_slot_goes_to_a_twin(begin: Begin) -> None:
    game = divvy_game(begin)
    assert game.refusal(0, Divvy.of({0: 0, 2: 2})) is Refusal.DIVVY_SLOTS
    assert game.refusal(0, Divvy.of({0: 0, 2: 1, 5: 0})) is Refusal.DIVVY_SEAT
    assert game.refusal(1, Divvy.of({0: 0, 2: 0, 5: 0})) is Refusal.GHOST_SEAT


def test_7_9_nothing_held_is_nothing_to_share(begin: Begin) -> None:
    game = twins(begin)
    game.recover(0)
    game.roll(1, 2, 3)
    game.recover(2)
    game.roll(1, 2, 3)
    assert game.state.round == 2


def test_7_6_cards_of_ghosts_are_discarded_and_backs_stay_unseen(begin: Begin) -> None:
    game = twins(begin)
    game.recover(0)
    game.roll(1, 2, 3)
    game.recover(2)
    game.roll(1, 2, 3)
    assert [laid.card.name for laid in game.state.discard] == SORTED
    shown = [laid.card.name for laid in observe(game.state, 0).discard]
    assert shown == [*SORTED[:2], "jewelry-?", "manuscript-?", *SORTED[4:]]


def test_7_7_a_look_may_be_shown_to_the_twin(begin: Begin) -> None:
    game = twins(begin, sides="AABAAA")
    game.give(2, "manuscript-4-0")
    flip = (card_named("manuscript-4-0"),)
    assert anytime_actions(game.state) == [(2, Peek(flip, False)), (2, Peek(flip, True))]
    assert game.refusal(2, Peek(flip)) is Refusal.SHARE_NEEDED
    game.act(2, Peek(flip, True))
    seen = [observe(game.state, seat).crypt[2] for seat in range(4)]
    assert [slot.cards[0].card.name for slot in seen if slot] == [
        "jewelry-4-0",
        "jewelry-?",
        "jewelry-4-0",
        "jewelry-?",
    ]


def test_7_10_the_lower_twin_counts(begin: Begin) -> None:
    game = twins(begin)
    game.give(0, "idol-4-IV", "idol-3-0")
    game.last_round()
    game.recover(0)
    game.roll(1, 2, 3)
    game.recover(2)
    game.roll(1, 2, 3)
    assert game.result.teams == (TeamScore(TeamIndex(0), 3),)
    assert (game.result.winners, game.result.rank) == ((), Rank.FOOL)


def test_7_4_why_a_ghost_went_past_a_card(begin: Begin) -> None:
    game = twins(begin)
    game.claim(0, {0: [6, 6]})
    game.roll(6, 6, 5)
    passed = [event.passed for event in game.events if hasattr(event, "passed")]
    assert passed == [
        (SlotPassed(SlotIndex(0), PassedOver.TOO_STRONG),),
        (SlotPassed(SlotIndex(0), PassedOver.TOO_STRONG), SlotPassed(SlotIndex(1), PassedOver.GHOST_HOLDS)),
    ]
