"""What the modes with a Ghost share: a sorted Crypt and a title at the end (§6.2, §6.8)."""

from __future__ import annotations

from collections.abc import Sequence

from ..indices import PoolIndex
from ..pending import Over, SeatScore
from .variant import Variant, rank_of


class Ghostly(Variant):
    """A mode in which Ghosts take cards for nobody."""

    sorts_crypt = True

    def rivals(self, scores: Sequence[SeatScore]) -> list[tuple[PoolIndex, int]]:
        return []

    def result(self, scores: tuple[SeatScore, ...], winners: Sequence[PoolIndex]) -> Over:
        return Over((), scores, rank=rank_of(min(score.total for score in scores)))
