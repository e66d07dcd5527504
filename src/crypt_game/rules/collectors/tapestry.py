"""The Tapestry Collector (§5): A pays the highest total, B those with three."""

from __future__ import annotations

from collections.abc import Sequence

from ..terms import Side, TreasureType
from .collector import Collector, Holding


class TapestryA(Collector):
    """Highest total value of Tapestries, with at least one: 5, tied players 5 each."""

    type = TreasureType.TAPESTRY
    side = Side.A

    def coins(self, own: Holding, rivals: Sequence[Holding]) -> int:
        mine = sum(own.values)
        return 5 if mine and all(mine >= sum(rival.values) for rival in rivals) else 0


class TapestryB(Collector):
    """3 or more: 7 if you are the only one, else 4 each."""

    type = TreasureType.TAPESTRY
    side = Side.B
    needed = 3

    def coins(self, own: Holding, rivals: Sequence[Holding]) -> int:
        if len(own.values) < self.needed:
            return 0
        return 4 if any(len(rival.values) >= self.needed for rival in rivals) else 7
