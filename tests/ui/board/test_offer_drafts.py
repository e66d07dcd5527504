"""Offers and divvies put together: what they confirm, refuse and take back, without a pixel."""

from __future__ import annotations

from crypt_game.play.new_draft import draft_for
from crypt_game.play.offer_drafts import DivvyDraft, FlipOffer
from crypt_game.rules import Choice, Divvy, FlipFor, Illegal, Mode, Refusal, Take
from crypt_game.rules.indices import SlotIndex
from crypt_game.rules.pending import Decide
from crypt_game.rules.view import SeatView, observe

from .staging import MODES, asked_for, moment


def asked(mode: str, what: Choice, least: int = 0) -> tuple[SeatView, Decide]:
    state = moment(MODES[mode], asked_for(what, 2, least)).state
    assert isinstance(state.pending, Decide)
    return observe(state, state.pending.seat), state.pending


def test_an_offer_that_is_not_paid_is_refused_with_what_it_costs() -> None:
    view, decide = asked("2 heirs", Choice.POTTERY)
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
    view, decide = asked("2 heirs", Choice.POTTERY)
    offer = draft_for(view, decide)
    assert isinstance(offer, FlipOffer)
    for slot in offer.slots:
        offer.choose(slot)
        assert offer.slots[offer.pick] == slot
    pick = offer.pick
    offer.choose(SlotIndex(99))
    assert offer.pick == pick


def test_only_an_offer_that_nobody_asked_for_can_be_closed() -> None:
    view, decide = asked("2 heirs", Choice.POTTERY)
    assert not draft_for(view, decide).closable
    assert FlipOffer(view, decide.seat, FlipFor.PEEK, optional=False).closable


def test_a_divvy_is_done_when_both_have_agreed_to_it() -> None:
    view, decide = asked("twins", Choice.DIVVY, 2)
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
