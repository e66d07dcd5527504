"""The draft that a seat begins with when it is asked for a decision, or opens an offer of its own."""

from __future__ import annotations

from typing import TypeAlias

from crypt_game.play.claim_draft import ClaimDraft
from crypt_game.play.offer_drafts import DivvyDraft, FlipOffer
from crypt_game.rules.indices import SeatIndex
from crypt_game.rules.pending import Decide
from crypt_game.rules.table import hidden_cards
from crypt_game.rules.terms import Choice, FlipFor
from crypt_game.rules.view import SeatView

__all__ = ["AnyDraft", "draft_for", "offer_at_any_time"]

AnyDraft: TypeAlias = ClaimDraft | FlipOffer | DivvyDraft
"""Every kind of draft, for those who draw each in its own way."""

_WINDOWS = {Choice.POTTERY: FlipFor.TAKE, Choice.REROLL: FlipFor.REROLL, Choice.FINAL: FlipFor.REVIVE}


def draft_for(view: SeatView, decide: Decide) -> AnyDraft:
    """What the seat that is asked begins with."""
    match decide.what:
        case Choice.CLAIM:
            return ClaimDraft(view, decide.seat, decide)
        case Choice.DIVVY:
            return DivvyDraft(view, decide.seat, decide.slots, decide.receivers)
        case Choice.POTTERY | Choice.REROLL | Choice.FINAL:
            hidden = tuple(slot for slot, _ in hidden_cards(view.crypt))
            return FlipOffer(view, decide.seat, _WINDOWS[decide.what], True, decide.failing, hidden)


def offer_at_any_time(view: SeatView, seat: SeatIndex, what: FlipFor) -> FlipOffer:
    """A reward that `seat` uses though nobody asked (§5.1)."""
    share = what is FlipFor.PEEK and view.variant.mates[seat] is not None
    return FlipOffer(view, view.variant.all_seats[seat], what, optional=False, may_share=share)
