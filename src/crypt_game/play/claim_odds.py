"""What a claim in the making would risk: the dice of the whole claim, not of its last card alone (§3.8)."""

from __future__ import annotations

from math import prod
from typing import NamedTuple

from crypt_game.play.claim_draft import ClaimDraft, DraftGroup
from crypt_game.rules.claims import loss_odds, threats
from crypt_game.rules.indices import SLOTS, SeatIndex
from crypt_game.rules.terms import HIGHEST_EFFORT
from crypt_game.text.language import Say

__all__ = ["ClaimOdds", "chance_words", "claim_odds"]

_LEAST_FIGURE = 0.1
"""The smallest percentage that is written as a figure."""


class ClaimOdds(NamedTuple):
    """The risk of all dice of a side that would lie on cards once a claim is made.

    `home` is the chance 0–1 that none of them is exhausted, `lost` how many are to be expected, both if
    nobody pushes one out. `falls_to` is the least strength that takes one of the cards, from any of `rivals`;
    None where nobody left can.
    """

    groups: tuple[DraftGroup, ...]
    home: float
    lost: float
    falls_to: int | None
    rivals: tuple[SeatIndex, ...]

    @property
    def dice(self) -> int:
        """All dice that would lie on cards."""
        return sum(group.dice for group in self.groups)


def claim_odds(draft: ClaimDraft) -> ClaimOdds:
    """What the claim as it stands would risk, with the dice that lie on cards of its side already."""
    groups = _groups(draft)
    coming = threats(draft.view, draft.seat)
    weakest = min((group.strength for group in groups), default=0)
    rivals = tuple(dict.fromkeys(rival.seat for rival in coming if rival.dice * HIGHEST_EFFORT > weakest))
    return ClaimOdds(
        groups,
        prod((1 - loss_odds(group.effort)) ** group.dice for group in groups),
        sum(loss_odds(group.effort) * group.dice for group in groups),
        weakest + 1 if rivals and groups else None,
        rivals if groups else (),
    )


def _groups(draft: ClaimDraft) -> tuple[DraftGroup, ...]:
    """Every group of the side on the table, from left to right, the draft's dice among them."""
    groups: list[DraftGroup] = []
    for index, slot in zip(SLOTS, draft.view.crypt, strict=False):
        new = draft.groups.get(index)
        own = slot is not None and slot.dice > 0 and draft.is_ours(index)
        there = slot.dice if slot is not None and own else 0
        effort = new.effort if new is not None else (slot.effort if slot is not None and own else None)
        if effort is not None:
            groups.append(DraftGroup(effort, there + (new.dice if new is not None else 0)))
    return tuple(groups)


def chance_words(chance: float, say: Say) -> str:
    """A chance 0–1 as a percentage: whole, but never 0 or 100 for what can happen otherwise."""
    percent = 100 * chance
    if 0 < percent < _LEAST_FIGURE:
        return say("table-percent", value=f"<\N{NO-BREAK SPACE}{_decimal(_LEAST_FIGURE, say)}")
    if 0 < percent < 1 or 99 < percent < 100:
        return say("table-percent", value=_decimal(min(percent, 100 - _LEAST_FIGURE), say))
    return say("table-percent", value=round(percent))


def _decimal(value: float, say: Say) -> str:
    return f"{value:.1f}".replace(".", say("table-decimal-point"))
