"""§5: the twelve Collector sides."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from crypt_game.rules import (
    SIDES_OF,
    Card,
    Choice,
    Claim,
    Decline,
    Peek,
    Phase,
    Purpose,
    Refusal,
    Reroll,
    Revive,
    Side,
    Take,
    TreasureType,
    anytime_actions,
    card_named,
    observe,
)
from crypt_game.rules.collectors import REGISTRY, Collector, Holding, Watcher
from crypt_game.rules.collectors.expectation import CardsAhead, KnownHand
from crypt_game.rules.events import IdolBonus
from crypt_game.rules.indices import SeatIndex

from .conftest import Begin, Example


def cards(*names: str) -> tuple[Card, ...]:
    return tuple(map(card_named, names))


def test_5_every_side_of_a_collector_is_known_by_its_rule() -> None:
    assert list(REGISTRY) == [(type_, side) for type_, sides in SIDES_OF.items() for side in sides]


def test_5_a_side_that_does_not_state_all_about_itself_cannot_be_made() -> None:
    class Blank(Collector):
        type = TreasureType.JEWELRY
        side = Side.B

        def coins(self, own: Holding, rivals: Sequence[Holding]) -> int:
            return 0

        def expected(self, hands: Sequence[KnownHand], ahead: CardsAhead) -> list[float]:
            return []

    with pytest.raises(TypeError, match="Blank does not state its needed and face"):
        Blank()


@pytest.mark.parametrize("collector", REGISTRY.values(), ids=lambda side: side.name)
def test_5_a_side_says_from_how_many_cards_on_it_pays(collector: Collector) -> None:
    """By what it pays for the cards of one's own, the best that one can hold, with no rival."""
    paying = [held for held in range(1, 9) if collector.coins(Holding((1,) * held), [Holding((4,) * 8)])]
    if collector.needed is None:
        assert not paying or isinstance(collector, Watcher)
    else:
        assert isinstance(collector, Watcher) or paying[:1] == [collector.needed]


@pytest.mark.parametrize("collector", REGISTRY.values(), ids=lambda side: side.name)
def test_5_what_can_be_expected_of_a_side_grows_with_what_is_held(collector: Collector) -> None:
    """At the end of a game without cards to come: nothing for nothing, and never less for one card more."""
    ahead = CardsAhead(0, 0.5, 1, 2.5, (0, 0))
    poor = KnownHand()
    for held in range(5):
        rich = poor.plus(2.0)
        before, after = (collector.expected([hand, KnownHand()], ahead)[0] for hand in (poor, rich))
        assert before <= after
        assert held or before < 1.5
        poor = rich


@pytest.mark.parametrize(
    ("type_", "side", "own", "rivals", "coins"),
    [
        (TreasureType.JEWELRY, Side.A, (4,), [], 0),
        (TreasureType.JEWELRY, Side.A, (2, 3, 1), [], 3),
        (TreasureType.JEWELRY, Side.B, (2, 3, 1), [], 3),
        (TreasureType.MANUSCRIPT, Side.A, (1,), [], 0),
        (TreasureType.MANUSCRIPT, Side.A, (1, 2, 4), [], 5),
        (TreasureType.MANUSCRIPT, Side.B, (1, 2), [], 0),
        (TreasureType.POTTERY, Side.A, (4,), [], 0),
        (TreasureType.POTTERY, Side.A, (4, 4), [], 2),
        (TreasureType.POTTERY, Side.A, (1, 1, 1), [], 4),
        (TreasureType.POTTERY, Side.A, (1,) * 4, [], 8),
        (TreasureType.POTTERY, Side.A, (1,) * 6, [], 8),
        (TreasureType.POTTERY, Side.B, (1, 1), [], 0),
        (TreasureType.REMAINS, Side.A, (1,) * 4, [], 0),
        (TreasureType.REMAINS, Side.B, (1,) * 3, [], 0),
        (TreasureType.REMAINS, Side.B, (1,) * 4, [], 10),
        (TreasureType.REMAINS, Side.B, (1,) * 8, [], 10),
        (TreasureType.TAPESTRY, Side.A, (), [()], 0),
        (TreasureType.TAPESTRY, Side.A, (1,), [()], 5),
        (TreasureType.TAPESTRY, Side.A, (2, 2), [(4,), (3,)], 5),
        (TreasureType.TAPESTRY, Side.A, (3,), [(1, 1, 2)], 0),
        (TreasureType.TAPESTRY, Side.B, (1, 1), [()], 0),
        (TreasureType.TAPESTRY, Side.B, (1, 1, 1), [(4, 4)], 7),
        (TreasureType.TAPESTRY, Side.B, (1, 1, 1), [(4, 4, 4, 4)], 4),
        (TreasureType.IDOL, Side.A, (4, 4), [], 0),
    ],
)
def test_coins_at_game_end(
    type_: TreasureType, side: Side, own: tuple[int, ...], rivals: list[tuple[int, ...]], coins: int
) -> None:
    assert REGISTRY[type_, side].coins(Holding(own), [Holding(rival) for rival in rivals]) == coins


@pytest.mark.parametrize("bonus", [0, 2, 5])
def test_idol_b_pays_what_was_won_during_play(bonus: int) -> None:
    assert REGISTRY[TreasureType.IDOL, Side.B].coins(Holding((1, 1), bonus), []) == bonus


def failing_game(begin: Begin) -> Example:
    """Seat 0 has two face-down Idols and two dice, of effort 5 and 6, that failed."""
    game = begin(2, deck=("jewelry-1-0", "jewelry-2-0"))
    game.give(0, "idol-4-0", "idol-3-0")
    game.claim(0, {1: [6], 0: [5]})
    game.recover(1, 0)
    game.roll(1, 1)
    return game


def test_5_3_idol_a_rolls_a_failed_die_again_and_the_new_roll_stands(begin: Begin) -> None:
    game = failing_game(begin)
    assert game.asked.what is Choice.REROLL
    assert [(die.slot, die.effort) for die in game.asked.failing] == [(0, 5), (1, 6)]
    game.act(0, Reroll(1, cards("idol-3-0")))
    assert (game.request.purpose, game.request.seat, game.request.dice) == (Purpose.REROLL, 0, 1)
    game.roll(6)
    assert game.state.pools[0][:2] == (2, 0), "a rescued die is available at once"
    assert [(die.slot, die.effort) for die in game.asked.failing] == [(0, 5)]


def test_5_3_the_same_die_may_be_rolled_again_and_again(begin: Begin) -> None:
    game = failing_game(begin)
    game.act(0, Reroll(0, cards("idol-3-0")))
    game.roll(4)
    game.act(0, Reroll(0, cards("idol-4-0")))
    assert game.request.repeat == 1
    game.roll(5)
    assert game.state.pools[0].exhausted == 1, "nothing left to pay with: the window closes"


def test_5_3_declining_exhausts_what_fails(begin: Begin) -> None:
    game = failing_game(begin)
    game.act(0, Decline())
    assert game.state.pools[0][:2] == (1, 2)


def test_5_3_an_idol_collected_this_round_pays(begin: Begin) -> None:
    game = begin(2, deck=("idol-1-0",))
    game.claim(0, {0: [6]})
    game.recover(1, 0)
    game.roll(1)
    game.act(0, Reroll(0, cards("idol-1-0")))
    game.roll(6)
    assert game.state.pools[0][:2] == (3, 0)


@pytest.mark.parametrize(
    ("action", "reason"),
    [
        (Reroll(2, cards("idol-4-0")), Refusal.NO_SUCH_DIE),
        (Reroll(-1, cards("idol-4-0")), Refusal.NO_SUCH_DIE),
        (Reroll(0, ()), Refusal.FLIP_COUNT),
        (Reroll(0, cards("idol-4-0", "idol-3-0")), Refusal.FLIP_COUNT),
        (Reroll(0, cards("idol-1-0")), Refusal.FLIP_NOT_YOURS),
        (Reroll(0, cards("pottery-1-0")), Refusal.FLIP_WRONG_TYPE),
        (Claim.on({0: [1]}), Refusal.WRONG_CHOICE),
        (Take(0, cards("pottery-1-0", "pottery-2-0")), Refusal.COLLECTOR_SIDE),
    ],
)
def test_5_3_what_is_no_reroll(begin: Begin, action: Reroll | Claim | Take, reason: Refusal) -> None:
    assert failing_game(begin).refusal(0, action) is reason


def test_5_a_flipped_card_cannot_pay_again(begin: Begin) -> None:
    game = failing_game(begin)
    game.act(0, Reroll(0, cards("idol-3-0")))
    game.roll(1)
    assert game.refusal(0, Reroll(0, cards("idol-3-0"))) is Refusal.FLIP_ALREADY


def test_5_4_the_first_with_two_idols_flips_them_for_five(begin: Begin) -> None:
    game = begin(2, sides="BAAAAA", deck=("idol-4-0", "idol-3-0", "remains-1-0"))
    game.claim(0, {0: [1], 1: [1]})
    game.recover(1, 0)
    assert game.all_events(IdolBonus) == [IdolBonus(SeatIndex(0), 5)]
    assert [held.flipped for held in game.state.seats[0].cards] == [True, True]


def test_5_4_all_who_reach_two_at_the_same_check_score_five(begin: Begin) -> None:
    game = begin(2, sides="BAAAAA", deck=("idol-4-0", "idol-3-0", "remains-1-0"))
    game.give(0, "idol-1-0")
    game.give(1, "idol-2-0")
    game.claim(0, {0: [1]})
    game.claim(1, {1: [1]})
    game.recover(0)
    assert [seat.idol_bonus for seat in game.state.seats] == [5, 5]


def test_5_4_whoever_comes_later_keeps_them_face_down_for_two(begin: Begin) -> None:
    game = begin(2, sides="BAAAAA")
    game.give(0, "idol-1-0", "idol-2-0")
    game.recover(0, 1, 0)
    game.give(1, "idol-3-0", "idol-4-0", "idol-1-IV")
    game.recover(1, 0, 1)
    assert [seat.idol_bonus for seat in game.state.seats] == [5, 2]
    assert not any(held.flipped for held in game.state.seats[1].cards)


def test_5_4_public_values_are_flipped_first_then_the_lowest_then_by_name(begin: Begin) -> None:
    game = begin(2, sides="BAAAAA", deck=("idol-4-0", "pottery-1-0", "remains-1-0"))
    game.give(0, "idol-3-III", "idol-3-0", "idol-1-IV")
    game.claim(0, {0: [1]})
    game.recover(1, 0)
    flipped = [held.card.name for held in game.state.seats[0].cards if held.flipped]
    assert flipped == ["idol-1-IV", "idol-4-0"]


PEEK = Peek(cards("manuscript-1-0"))


def test_5_1_manuscript_b_looks_at_any_seats_turn(begin: Begin) -> None:
    game = begin(3, sides="AABAAA", deck=("idol-1-0", "idol-2-0", "idol-3-0", "tapestry-4-0"))
    game.give(2, "manuscript-1-0")
    assert anytime_actions(game.state) == [(2, PEEK)]
    game.act(2, PEEK)
    assert game.asked.seat == 0, "the turn is not used up"
    seen = [observe(game.state, seat).crypt[3] for seat in range(3)]
    assert [slot.cards[0].card.name for slot in seen if slot] == ["tapestry-?", "tapestry-?", "tapestry-4-0"]


def test_5_1_manuscript_b_is_refused_when_all_was_seen_or_claim_is_over(begin: Begin) -> None:
    game = begin(2, sides="AABAAA")
    game.give(1, "manuscript-1-0", "manuscript-2-0")
    game.give(0, "idol-1-IV")
    game.act(1, PEEK)
    assert game.refusal(1, Peek(cards("manuscript-2-0"))) is Refusal.ALL_SEEN
    assert anytime_actions(game.state) == []
    collecting = game.state._replace(phase=Phase.COLLECT)
    game.state = collecting
    assert game.refusal(1, Peek(cards("manuscript-2-0"))) is Refusal.NOT_NOW


def test_5_1_share_belongs_to_teams(begin: Begin) -> None:
    game = begin(2, sides="AABAAA")
    game.give(1, "manuscript-1-0")
    assert game.refusal(1, Peek(cards("manuscript-1-0"), share=False)) is Refusal.SHARE_REFUSED


def test_5_1_what_was_peeked_stays_known_wherever_the_card_goes(begin: Begin) -> None:
    game = begin(2, sides="AABAAA", deck=("idol-1-0", "idol-2-0", "tapestry-4-0"))
    game.give(1, "manuscript-1-0")
    game.act(1, PEEK)
    game.claim(0, {2: [1]})
    game.recover(1, 0)
    held = [observe(game.state, seat).seats[0].cards[0].card.name for seat in (0, 1)]
    assert held == ["tapestry-4-0", "tapestry-4-0"]


TAKE = Take(3, cards("pottery-1-0", "pottery-2-0"))


def test_5_2_pottery_b_takes_the_face_down_card_before_claim(begin: Begin) -> None:
    game = begin(3, sides="AAABAA")
    game.recover(0, 1)
    game.give(2, "pottery-1-0", "pottery-2-0", "pottery-3-0")
    game.recover(2)
    assert (game.asked.seat, game.asked.what, game.state.phase) == (2, Choice.POTTERY, Phase.POTTERY)
    hidden = game.slot(3).cards[0].card
    game.act(2, TAKE)
    assert game.state.crypt[3] is None
    assert game.names(2)[-1] == hidden.name
    assert (game.asked.what, game.asked.seat) == (Choice.CLAIM, 1)
    assert game.refusal(1, Claim.on({3: [1]})) is Refusal.EMPTY_SLOT


def test_5_2_who_declines_is_not_asked_again(begin: Begin) -> None:
    game = begin(3, sides="AAABAA")
    game.recover(0, 1)
    game.give(0, "pottery-1-0", "pottery-2-0")
    game.give(2, "pottery-3-0", "pottery-4-0")
    game.recover(2)
    assert game.asked.seat == 2, "in turn order from the Leader, who is seat 1 now"
    game.act(2, Decline())
    assert game.asked.seat == 0
    game.act(0, Decline())
    assert game.asked.what is Choice.CLAIM


@pytest.mark.parametrize(
    ("action", "reason"),
    [
        (Take(0, TAKE.flip), Refusal.NOT_FACE_DOWN),
        (Take(9, TAKE.flip), Refusal.NO_SUCH_SLOT),
        (Take(3, cards("pottery-1-0", "pottery-1-0")), Refusal.FLIP_TWICE),
        (Take(3, cards("pottery-1-0")), Refusal.FLIP_COUNT),
    ],
)
def test_5_2_what_cannot_be_taken(begin: Begin, action: Take, reason: Refusal) -> None:
    game = begin(3, sides="AAABAA")
    game.recover(0, 1)
    game.give(2, "pottery-1-0", "pottery-2-0")
    game.recover(2)
    assert game.refusal(2, action) is reason


def test_5_2_an_idol_taken_with_pottery_counts_for_idol_b_at_once(begin: Begin) -> None:
    deck = ("remains-1-0", "remains-2-0", "remains-3-0", "tapestry-1-0", "jewelry-1-0", "jewelry-2-0")
    game = begin(2, sides="BAABAA", deck=(*deck[:5], "idol-4-0"))
    game.give(1, "pottery-1-0", "pottery-2-0", "idol-1-0")
    game.recover(0, 1, 0)
    game.act(1, Take(2, cards("pottery-1-0", "pottery-2-0")))
    assert game.all_events(IdolBonus) == [IdolBonus(SeatIndex(1), 5)]


def test_5_1_remains_a_recovers_a_die_out_of_turn(begin: Begin) -> None:
    game = begin(3)
    game.give(2, "remains-1-0", "remains-2-0")
    revive = Revive(cards("remains-1-0", "remains-2-0"))
    assert game.refusal(2, revive) is Refusal.NOTHING_EXHAUSTED
    game.exhaust(2, 2)
    game.act(2, revive)
    assert game.state.pools[2][:2] == (2, 1)


def test_5_1_a_die_revived_on_ones_own_turn_may_be_placed_at_once(begin: Begin) -> None:
    game = begin(3)
    game.give(0, "remains-1-0", "remains-2-0")
    game.recover(0, 1, 2)
    game.recover(1, 2)
    game.exhaust(0, 3)
    game.act(0, Revive(cards("remains-1-0", "remains-2-0")))
    assert game.asked.dice == 1


def test_5_5_flipped_cards_still_count(begin: Begin) -> None:
    game = begin(2, sides="AAAAAA")
    game.give(0, "remains-3-0", "remains-2-0")
    game.exhaust(0, 1)
    game.act(0, Revive(cards("remains-2-0", "remains-3-0")))
    game.last_round()
    game.recover(0, 1, 0)
    assert game.result.scores[0].treasure == 5
