"""What the modes with a Ghost share: a sorted Crypt and a title at the end (§6.2, §6.8)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from ..events import Sorted
from ..pending import Over, SeatScore
from ..state import Slot
from .variant import Variant, rank_of

if TYPE_CHECKING:
    from ..cards import Card
    from ..draft import Draft

_FACE_DOWN_RANK = 2.5


def _rank(slot: Slot[Card] | None) -> float:
    assert slot is not None
    laid = slot.cards[0]
    return laid.card.value if laid.up else _FACE_DOWN_RANK


class Ghostly(Variant):
    """A mode in which Ghosts take cards for nobody."""

    def arrange(self, draft: Draft) -> None:
        """Highest value first, face-down ranks as 2.5, on equal rank the card drawn first (§6.2)."""
        order = sorted(range(len(draft.crypt)), key=lambda index: -_rank(draft.crypt[index]))
        draft.crypt = [draft.crypt[index] for index in order]
        draft.events.append(Sorted(tuple(order)))

    def rivals(self, scores: Sequence[SeatScore]) -> list[tuple[int, int]]:
        return []

    def result(self, scores: tuple[SeatScore, ...], winners: Sequence[int]) -> Over:
        return Over((), scores, rank=rank_of(min(score.total for score in scores)))
