"""The sentence of the status line: what can be done now, or what the claim as it stands will do.

Words only, from a model.
"""

from __future__ import annotations

from typing import assert_never

from crypt_game.play.board_model import BoardModel, GhostTurn, Waiting
from crypt_game.play.claim_draft import ClaimDraft
from crypt_game.play.offer_drafts import DivvyDraft, FlipOffer
from crypt_game.rules.claims import threats
from crypt_game.rules.indices import SlotIndex
from crypt_game.rules.table import pool_of
from crypt_game.rules.terms import HIGHEST_EFFORT, FlipFor, Phase
from crypt_game.text.language import Say
from crypt_game.text.participants import card_at, dice_sum

__all__ = ["hint_of"]


def hint_of(model: BoardModel, say: Say) -> str:
    """The hint for whatever is being asked."""
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
        case Waiting(seat=seat) if seat is not None:
            return asking.text or say("table-hint-thinks", name=model.names[seat])
        case Waiting():
            return say("table-hint-watch")
        case _:
            assert_never(asking)


def _claim_hint(draft: ClaimDraft, say: Say) -> str:
    if not draft.decide.dice:
        tired = pool_of(draft.view, draft.seat).exhausted
        return say("table-hint-only-recover" if tired else "table-hint-only-pass")
    if draft.target is None or draft.target not in draft.groups:
        if draft.hand:
            return say("table-hint-in-hand", count=draft.hand)
        return say("table-hint-choose-one-card" if draft.decide.limit else "table-hint-choose-cards")
    return _group_hint(draft, draft.target, say)


def _group_hint(draft: ClaimDraft, target: SlotIndex, say: Say) -> str:
    """What lies on the target, when it comes home, and what would push it out."""
    group, slot = draft.groups[target], draft.slot(target)
    ours = slot.dice if slot is not None and draft.is_ours(target) else 0
    strength = draft.strength(target)
    rivals = [threat for threat in threats(draft.view, draft.seat) if threat.dice * HIGHEST_EFFORT > strength]
    key = (
        "table-hint-safe"
        if group.effort == 1
        else "table-hint-risk-rivals"
        if rivals
        else "table-hint-risk-last"
    )
    return say(
        key,
        dice=dice_sum(group.effort, group.dice + ours),
        card=card_at(draft.view.crypt, SlotIndex(target)),
        effort=group.effort,
        needed=strength + 1,
    )
