"""The six Collectors with two sides each (§5): one small object per side, and the registry of them all."""

from __future__ import annotations

from functools import cache

from ..modes.variant import Variant
from ..setup import CollectorSides
from ..terms import Side, TreasureType
from .collector import Collector, Holding, Reward, Watcher
from .idol import IdolA, IdolB
from .jewelry import JewelryA, JewelryB
from .manuscript import ManuscriptA, ManuscriptB
from .pottery import PotteryA, PotteryB
from .remains import RemainsA, RemainsB
from .tapestry import TapestryA, TapestryB

REGISTRY: dict[tuple[TreasureType, Side], Collector] = {
    (collector.type, collector.side): collector
    for collector in (
        IdolA(),
        IdolB(),
        JewelryA(),
        JewelryB(),
        ManuscriptA(),
        ManuscriptB(),
        PotteryA(),
        PotteryB(),
        RemainsA(),
        RemainsB(),
        TapestryA(),
        TapestryB(),
    )
}


class CollectorsInPlay:
    """The six Collectors of a game.

    ``sides`` are in the order of the types, ``windows`` the rewards offered at a certain moment by that
    moment, ``anytime`` those that may be used whenever the game waits (§5.1), ``watchers`` the sides that act
    by themselves.
    """

    def __init__(self, sides: CollectorSides) -> None:
        self.sides: tuple[Collector, ...] = tuple(
            map(REGISTRY.__getitem__, zip(TreasureType, sides, strict=True))
        )
        rewards = [side for side in self.sides if isinstance(side, Reward)]
        self.windows = {reward.window: reward for reward in rewards if reward.window is not None}
        self.anytime = tuple(reward for reward in rewards if reward.window is None)
        self.watchers = tuple(side for side in self.sides if isinstance(side, Watcher))


@cache
def collectors_of(variant: Variant) -> CollectorsInPlay:
    """The Collectors of a game, one object for each variant object."""
    return CollectorsInPlay(variant.setup.collectors)


__all__ = ["REGISTRY", "Collector", "CollectorsInPlay", "Holding", "Reward", "Watcher", "collectors_of"]
