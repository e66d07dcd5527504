"""Conspiring Twins: two heirs together against two Ghosts (§7)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from ..cards import FIRST_COPIES, Card
from ..indices import SLOTS, PoolIndex, SeatIndex, SlotIndex
from ..pending import Over, SeatScore
from ..terms import SeatKind
from .ghostly import Ghostly


class Twins(Ghostly):
    """The 4-player rules with a sorted Crypt; seats alternate twin, Ghost, twin, Ghost (§7.1)."""

    def _kinds(self) -> tuple[SeatKind, ...]:
        return (SeatKind.HEIR, SeatKind.GHOST) * 2

    def _teams(self) -> tuple[tuple[SeatIndex, ...], ...]:
        return ((SeatIndex(0), SeatIndex(2)),)

    def _deck(self) -> Sequence[Card]:
        return FIRST_COPIES

    def _layout(self) -> tuple[tuple[SlotIndex, bool], ...]:
        return tuple((slot, slot < 4) for slot in SLOTS)

    def result(self, scores: tuple[SeatScore, ...], winners: Sequence[PoolIndex]) -> Over:
        return replace(super().result(scores, winners), teams=self.team_scores(scores))
