"""The Jewelry Collector (§5): A counts the best piece once more, B pays for every piece."""

from __future__ import annotations

from collections.abc import Sequence

from ..terms import Side, TreasureType
from .collector import Collector, Holding


class JewelryA(Collector):
    """2 or more: your highest Jewelry value counts once more."""

    type = TreasureType.JEWELRY
    side = Side.A
    needed = 2

    def coins(self, own: Holding, rivals: Sequence[Holding]) -> int:
        return max(own.values) if len(own.values) >= self.needed else 0


class JewelryB(Collector):
    """1 coin per Jewelry."""

    type = TreasureType.JEWELRY
    side = Side.B

    def coins(self, own: Holding, rivals: Sequence[Holding]) -> int:
        return len(own.values)
