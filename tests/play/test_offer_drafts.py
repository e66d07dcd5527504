"""Offers and divvies put together: what they confirm, refuse and take back, without a pixel."""

from __future__ import annotations

from random import Random

from crypt_game.match.match import Match
from crypt_game.match.players import HOUSES, Plan, Player, Title
from crypt_game.play.new_draft import draft_for, offer_at_any_time
from crypt_game.play.offer_drafts import DivvyDraft, FlipOffer
from crypt_game.play.turn_status import failing_now
from crypt_game.rules import (
    ALL_B,
    Choice,
    CollectorSides,
    Divvy,
    FlipFor,
    GameSetup,
    Illegal,
    Mode,
    Peek,
    Refusal,
    Reroll,
    Side,
    Take,
)
from crypt_game.rules.indices import SlotIndex
from crypt_game.rules.legal import legal_actions, random_action
from crypt_game.rules.pending import Decide
from crypt_game.rules.view import SeatView, observe

HEIRS = GameSetup(Mode.STANDARD, 2, ALL_B)
ROLLERS = GameSetup(Mode.STANDARD, 2, CollectorSides(*[Side.A] * 6))
TWINS = GameSetup(Mode.TWINS, 2, ALL_B)


def asked(setup: GameSetup, what: Choice, least: int = 0) -> tuple[SeatView, Decide]:
    """Where a game played by chance first asks for this, with at least so many cards or dice to choose."""
    people = [Player(f"P{n}", HOUSES[n], Title.DUKE) for n in range(setup.players)]
    for seed in range(60):
        match, rng = Match(Plan.seated(setup, people), seed), Random(seed)
        match.begin()
        while (decide := match.decide) is not None:
            if decide.what is what and max(len(decide.slots), len(decide.failing)) >= least:
                return observe(match.state, decide.seat), decide
            match.submit(*random_action(match.state, rng))
    raise AssertionError(f"no game asked for {what}")


def test_an_offer_that_is_not_paid_is_refused_with_what_it_costs() -> None:
    view, decide = asked(HEIRS, Choice.POTTERY)
    offer = draft_for(view, decide)
    assert isinstance(offer, FlipOffer)
    paid = offer.confirm()
    assert isinstance(paid, Take)
    assert paid.flip == tuple(sorted(offer.chosen))
    offer.toggle(offer.chosen[0])
    refused = offer.confirm()
    assert isinstance(refused, Illegal)
    assert (refused.reason, refused.facts) == (Refusal.FLIP_COUNT, {"needed": 2, "given": 1})


def test_an_offer_is_spent_on_the_card_that_is_chosen() -> None:
    view, decide = asked(HEIRS, Choice.POTTERY)
    offer = draft_for(view, decide)
    assert isinstance(offer, FlipOffer)
    for slot in offer.slots:
        offer.choose(slot)
        assert offer.slots[offer.pick] == slot
    pick = offer.pick
    offer.choose(SlotIndex(99))
    assert offer.pick == pick


def test_only_an_offer_that_nobody_asked_for_can_be_closed() -> None:
    view, decide = asked(HEIRS, Choice.POTTERY)
    assert not draft_for(view, decide).closable
    assert FlipOffer(view, decide.seat, FlipFor.PEEK, optional=False).closable


def test_a_divvy_is_done_when_both_have_agreed_to_it() -> None:
    view, decide = asked(TWINS, Choice.DIVVY, 2)
    draft = draft_for(view, decide)
    assert isinstance(draft, DivvyDraft)
    assert view.setup.mode is Mode.TWINS
    assert not draft.undo()
    assert draft.confirm() is None
    draft.choose(draft.slots[0])
    assert draft.agreed == set(), "a change breaks the first seal"
    assert draft.to[draft.slots[0]] == draft.receivers[1]
    assert draft.undo()
    assert set(draft.to.values()) == {draft.receivers[0]}
    assert draft.confirm() is None
    assert draft.confirm() == Divvy.of(draft.to)


def test_a_whole_split_is_taken_over_swapped_and_taken_back() -> None:
    view, decide = asked(TWINS, Choice.DIVVY, 2)
    draft = draft_for(view, decide)
    assert isinstance(draft, DivvyDraft)
    first, second = draft.receivers
    whole = {slot: second if number else first for number, slot in enumerate(draft.slots)}
    before = dict(draft.to)
    draft.confirm()
    draft.share(whole)
    assert (draft.to, draft.agreed, draft.can_undo) == (whole, set(), True)
    whole.clear()
    assert draft.to, "the split is the draft's own"
    draft.swap()
    assert draft.to == {slot: first if number else second for number, slot in enumerate(draft.slots)}
    draft.confirm()
    assert draft.undo()
    assert draft.agreed == set()
    assert draft.undo()
    assert (draft.to, draft.can_undo) == (before, False)


def test_a_look_is_shared_with_a_teammate_only_where_there_is_one() -> None:
    view, decide = asked(TWINS, Choice.CLAIM)
    offer = offer_at_any_time(view, decide.seat, FlipFor.PEEK)
    shared = []
    for share in (False, True):
        offer.share_with_mate(share)
        action = offer.action()
        assert isinstance(action, Peek)
        shared.append(action.share)
    assert shared == [False, True]
    view, decide = asked(HEIRS, Choice.CLAIM)
    alone = offer_at_any_time(view, decide.seat, FlipFor.PEEK)
    alone.share_with_mate(True)
    action = alone.action()
    assert isinstance(action, Peek)
    assert action.share is None


def test_a_roll_again_is_spent_on_the_failing_die_of_a_card() -> None:
    view, decide = asked(ROLLERS, Choice.REROLL, 2)
    offer = draft_for(view, decide)
    assert isinstance(offer, FlipOffer)
    for number, die in enumerate(decide.failing):
        offer.choose(die.slot)
        assert offer.failing[offer.pick].slot == die.slot
        offer.spend_on(number)
        action = offer.confirm()
        assert isinstance(action, Reroll)
        assert action.die == number


def test_dice_fail_now_where_their_card_was_collected() -> None:
    view, _ = asked(ROLLERS, Choice.REROLL)
    gone = [die for die in view.failing if view.crypt[die.slot] is None]
    assert failing_now(view) == gone
    for die in view.failing:
        crypt = tuple(None if slot == die.slot else held for slot, held in enumerate(view.crypt))
        assert die in failing_now(view._replace(crypt=crypt))
    assert view.failing


def test_what_a_hint_says_is_put_together_whole() -> None:
    view, decide = asked(HEIRS, Choice.POTTERY)
    for action in legal_actions(view):
        offer = draft_for(view, decide)
        offer.take_over(action)
        if isinstance(action, Take):
            assert offer.confirm() == action
    view, decide = asked(ROLLERS, Choice.REROLL, 2)
    for action in legal_actions(view):
        offer = draft_for(view, decide)
        offer.take_over(action)
        if isinstance(action, Reroll):
            assert offer.confirm() == action


def test_a_split_that_one_has_agreed_to_stays_agreed_to_when_a_hint_says_the_same() -> None:
    view, decide = asked(TWINS, Choice.DIVVY, 2)
    draft = draft_for(view, decide)
    assert isinstance(draft, DivvyDraft)
    first, second = decide.receivers
    split = Divvy.of({slot: (first, second)[number % 2] for number, slot in enumerate(decide.slots)})
    for _ in range(2):
        draft.take_over(split)
        answer = draft.confirm()
    assert answer == split
    draft.take_over(Divvy.of(dict.fromkeys(decide.slots, second)))
    assert draft.agreed == set()
