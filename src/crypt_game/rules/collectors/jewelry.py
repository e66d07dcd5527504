"""The Jewelry Collector (§5): A counts the best piece once more, B pays for every piece."""

from __future__ import annotations

from collections.abc import Sequence

from ..terms import Side, TreasureType
from .collector import Collector, Holding
from .expectation import CardsAhead, KnownHand, reach


class JewelryA(Collector):
    """2 or more: your highest Jewelry value counts once more."""

    type = TreasureType.JEWELRY
    side = Side.A
    needed = 2
    face = ("2+{icon:arrow}{icon:crown}×2",)
    keen = 1.3

    def coins(self, own: Holding, rivals: Sequence[Holding]) -> int:
        return max(own.values) if len(own.values) >= self.needed else 0

    def expected(self, hands: Sequence[KnownHand], ahead: CardsAhead) -> list[float]:
        return [reach(self.needed - hand.held, ahead, self.keen) * self._best(hand, ahead) for hand in hands]

    def _best(self, hand: KnownHand, ahead: CardsAhead) -> float:
        best = max(hand.best, ahead.mean)
        return best + (4 - best) * 0.2 * min(1.0, ahead.coming * ahead.share / 2)


class JewelryB(Collector):
    """1 coin per Jewelry."""

    type = TreasureType.JEWELRY
    side = Side.B
    needed = 1
    face = ("{icon:card}{icon:arrow}{coin:1}",)

    def coins(self, own: Holding, rivals: Sequence[Holding]) -> int:
        return len(own.values)

    def expected(self, hands: Sequence[KnownHand], ahead: CardsAhead) -> list[float]:
        return [float(hand.held) for hand in hands]
