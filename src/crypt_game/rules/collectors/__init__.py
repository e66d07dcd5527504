"""The six Collectors with two sides each (§5): one small object per side, and the registry of them all."""

from __future__ import annotations

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


def collectors_in_play(sides: CollectorSides) -> tuple[Collector, ...]:
    """The six Collectors of a game, in the order of the types."""
    return tuple(REGISTRY[type_, side] for type_, side in zip(TreasureType, sides, strict=True))


__all__ = ["REGISTRY", "Collector", "Holding", "Reward", "Watcher", "collectors_in_play"]
