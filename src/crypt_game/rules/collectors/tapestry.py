"""The Tapestry Collector (§5): A pays the highest total, B those with three."""

from __future__ import annotations

from collections.abc import Sequence
from math import erf, sqrt

from ..terms import Side, TreasureType
from .collector import Collector, Holding
from .expectation import CardsAhead, KnownHand, at_least, reach


class TapestryA(Collector):
    """Highest total value of Tapestries, with at least one: 5, tied players 5 each."""

    type = TreasureType.TAPESTRY
    side = Side.A
    needed = None
    face = ("{icon:cards}{icon:crown}{icon:arrow}{coin:5}",)
    weighs_rivals = True

    def coins(self, own: Holding, rivals: Sequence[Holding]) -> int:
        mine = sum(own.values)
        return 5 if mine and all(mine >= sum(rival.values) for rival in rivals) else 0

    def expected(self, hands: Sequence[KnownHand], ahead: CardsAhead) -> list[float]:
        """Five coins times the chance to be highest, each rival taken by itself."""
        if len(hands) == 1:
            return [5 * at_least(1 - hands[0].held, ahead.coming, ahead.share)]
        spread = 0.45 + sqrt(2 * ahead.coming * ahead.share * (1 - ahead.share / 2)) * ahead.mean
        coins: list[float] = []
        for index, hand in enumerate(hands):
            chance = 1.0 if hand.held else at_least(1, ahead.coming, ahead.share)
            for rival, other in enumerate(hands):
                if rival != index:
                    lead = hand.coins - other.coins + 0.35
                    chance *= 0.5 + 0.5 * erf(lead / spread / 1.4142)
            coins.append(5 * chance)
        return coins


class TapestryB(Collector):
    """3 or more: 7 if you are the only one, else 4 each, whoever has the most (§5.8)."""

    type = TreasureType.TAPESTRY
    side = Side.B
    needed = 3
    face = ("[alone]{icon:arrow}{coin:7}", "[shared]{icon:arrow}{coin:4}")
    keen = 1.5

    def coins(self, own: Holding, rivals: Sequence[Holding]) -> int:
        if len(own.values) < self.needed:
            return 0
        return 4 if any(len(rival.values) >= self.needed for rival in rivals) else 7

    def expected(self, hands: Sequence[KnownHand], ahead: CardsAhead) -> list[float]:
        reached = [reach(self.needed - hand.held, ahead, self.keen) for hand in hands]
        coins: list[float] = []
        for index in range(len(hands)):
            alone = 1.0
            for rival, chance in enumerate(reached):
                if rival != index:
                    alone *= 1 - chance
            coins.append(reached[index] * (4 + 3 * alone))
        return coins
