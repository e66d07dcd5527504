"""The sentence of the status line: what can be done now, or what the claim as it stands will do.

Words only, from a model.
"""

from __future__ import annotations

from typing import assert_never

from crypt_game.play.board_model import BoardModel, GhostTurn, Waiting
from crypt_game.play.claim_draft import ClaimDraft
from crypt_game.play.claim_odds import ClaimOdds, chance_words, claim_odds
from crypt_game.play.offer_drafts import DivvyDraft, FlipOffer
from crypt_game.play.report_text import report_hint
from crypt_game.play.round_report import RoundReport
from crypt_game.rules.indices import SlotIndex
from crypt_game.rules.table import pool_of
from crypt_game.rules.terms import FlipFor, Phase
from crypt_game.text.language import Argument, Say
from crypt_game.text.participants import card_at, dice_sum
from crypt_game.text.sentences import join_sentences

__all__ = ["hint_of"]

_LONGEST = 120
"""How many letters the line holds of what happens together."""


def hint_of(model: BoardModel, say: Say) -> str:
    """The hint for whatever is being asked; while nothing is, what has happened last."""
    asking = model.asking
    match asking:
        case ClaimDraft():
            return _claim_hint(asking, say)
        case FlipOffer(what=FlipFor.REVIVE) if model.phase is Phase.FINAL:
            return say("table-hint-revive-last")
        case FlipOffer():
            return say(f"table-hint-{asking.what.value}")
        case DivvyDraft():
            return say("table-hint-divvy")
        case GhostTurn():
            return say("table-hint-ghost")
        case RoundReport():
            return report_hint(asking, say)
        case Waiting(seat=seat) if seat is not None:
            return asking.text or say("table-hint-thinks", name=model.names[seat])
        case Waiting():
            return _told_now(model) or say("table-hint-watch")
        case _:
            assert_never(asking)


def _told_now(model: BoardModel) -> str:
    """What the animation on show has written, for cards and dice of several heirs may move in it; the
    chronicle has what would be too long for the line."""
    told = [line.text for line in model.chronicle[-model.latest :]]
    for count in range(len(told), 1, -1):
        words = join_sentences(told[:count]) + (" …" if count < len(told) else "")
        if len(words) <= _LONGEST:
            return words
    return told[0] + (" …" if len(told) > 1 else "") if told else ""


def _claim_hint(draft: ClaimDraft, say: Say) -> str:
    if not draft.decide.dice:
        tired = pool_of(draft.view, draft.seat).exhausted
        return say("table-hint-only-recover" if tired else "table-hint-only-pass")
    if draft.target is None or draft.target not in draft.groups:
        if draft.hand:
            return say("table-hint-in-hand", count=draft.hand)
        if draft.decide.limit:
            return say("table-hint-choose-one-card")
        return say("table-hint-choose-cards", exhausted=pool_of(draft.view, draft.seat).exhausted)
    odds = claim_odds(draft)
    return _group_hint(draft, draft.target, odds, say) if len(odds.groups) == 1 else _claim_words(odds, say)


def _claim_words(odds: ClaimOdds, say: Say) -> str:
    """A claim of several cards as a whole."""
    home, facts = chance_words(odds.home, say), {"dice": odds.dice, "cards": len(odds.groups)}
    if odds.falls_to is None:
        return say("table-hint-claim-last", home=home, **facts)
    return say("table-hint-claim-rivals", home=home, needed=odds.falls_to, **facts)


def _group_hint(draft: ClaimDraft, target: SlotIndex, odds: ClaimOdds, say: Say) -> str:
    """What lies on the only card, when it comes home, and what would push it out."""
    (group,) = odds.groups
    card = card_at(draft.view.crypt, SlotIndex(target))
    facts: dict[str, Argument] = {"dice": dice_sum(*group), "card": card, "effort": group.effort}
    if group.effort == 1:
        return say("table-hint-safe", **facts)
    if odds.falls_to is None:
        return say("table-hint-risk-last", **facts)
    return say("table-hint-risk-rivals", needed=odds.falls_to, **facts)
