"""The places at the table that something can lie on, and fly to or from, each named by what lies there."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, TypeAlias

from crypt_game.rules.indices import PoolIndex, SeatIndex, SlotIndex
from crypt_game.rules.terms import TreasureType

__all__ = [
    "BoxSpot",
    "CardSpot",
    "CollectorSpot",
    "HeldSpot",
    "LargeSpot",
    "PileSpot",
    "PoolDieSpot",
    "RollSpot",
    "SeatSpot",
    "SlotDieSpot",
    "Spot",
    "Torch",
    "TorchSpot",
]


Torch: TypeAlias = Literal["leader", "lights-out"]
"""The two Torch cards (§1.5)."""


@dataclass(frozen=True, slots=True)
class CardSpot:
    """A card of the Crypt; `layer` counts from the bottom of its slot."""

    slot: SlotIndex
    layer: int = 0


@dataclass(frozen=True, slots=True)
class SlotDieSpot:
    """Die number `number` on a slot of the Crypt."""

    slot: SlotIndex
    number: int


@dataclass(frozen=True, slots=True)
class PoolDieSpot:
    """Die number `number` of a pool, as its dice are drawn."""

    pool: PoolIndex
    number: int


@dataclass(frozen=True, slots=True)
class HeldSpot:
    """Card number `index` of a seat's collection, in order of collection."""

    seat: SeatIndex
    index: int


@dataclass(frozen=True, slots=True)
class TorchSpot:
    """A torch before the seat that holds it."""

    seat: SeatIndex
    torch: Torch


@dataclass(frozen=True, slots=True)
class PileSpot:
    """The draw pile."""


@dataclass(frozen=True, slots=True)
class BoxSpot:
    """The box, with discarded cards and exhausted dice."""


@dataclass(frozen=True, slots=True)
class CollectorSpot:
    """The Collector of a type."""

    type: TreasureType


@dataclass(frozen=True, slots=True)
class SeatSpot:
    """The portrait of a seat."""

    seat: SeatIndex


@dataclass(frozen=True, slots=True)
class RollSpot:
    """Die number `number` of the Ghost's roll."""

    number: int


Spot: TypeAlias = (
    CardSpot
    | SlotDieSpot
    | PoolDieSpot
    | HeldSpot
    | TorchSpot
    | PileSpot
    | BoxSpot
    | CollectorSpot
    | SeatSpot
    | RollSpot
)
"""A place at the table."""
LargeSpot: TypeAlias = CardSpot | HeldSpot | CollectorSpot
"""A place whose thing can be looked at in large."""
