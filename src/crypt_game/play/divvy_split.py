"""A sensible way to share out a team's cards: the one a fair pair would start talking from.

Judges only what the view knows; a hidden value counts as halfway between the least and the most it can be
worth.
"""

from __future__ import annotations

from itertools import product

from crypt_game.play.offer_drafts import DivvyDraft
from crypt_game.rules import Face, Held, SeatView
from crypt_game.rules.indices import SeatIndex, SlotIndex
from crypt_game.rules.scoring import score_so_far

__all__ = ["sensible_split", "share_sensibly"]


def share_sensibly(draft: DivvyDraft) -> None:
    """Take over the sensible split."""
    draft.share(sensible_split(draft))


def sensible_split(draft: DivvyDraft) -> dict[SlotIndex, SeatIndex]:
    """The split with which the lower of the two members' scores is highest, then their sum; the first of
    equals."""
    splits = (
        dict(zip(draft.slots, choice, strict=True))
        for choice in product(draft.receivers, repeat=len(draft.slots))
    )
    return max(splits, key=lambda to: _rank(draft, to))


def _rank(draft: DivvyDraft, to: dict[SlotIndex, SeatIndex]) -> tuple[float, float]:
    view = _after(draft, to)
    worth = [score_so_far(view, seat) for seat in draft.receivers]
    scores = [(each.low.total + each.high.total) / 2 for each in worth]
    return min(scores), sum(scores)


def _after(draft: DivvyDraft, to: dict[SlotIndex, SeatIndex]) -> SeatView:
    """The view as if the split had been made."""
    seats = list(draft.view.seats)
    for slot, owner in to.items():
        lying = draft.view.crypt[slot]
        gained: tuple[Held[Face], ...] = (
            tuple(Held(laid.card) for laid in lying.cards) if lying is not None else ()
        )
        seats[owner] = seats[owner]._replace(cards=(*seats[owner].cards, *gained))
    return draft.view._replace(seats=tuple(seats))
