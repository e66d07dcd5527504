"""One player's treasure at game end, counted by the rules: what the rulebook shows in columns (§4.2)."""

from __future__ import annotations

from typing import Final, NamedTuple

from crypt_game.rules.collectors import REGISTRY, Holding
from crypt_game.rules.terms import TREASURE_TYPES, Side, TreasureType

__all__ = ["DICE", "TypeCount", "count_treasure", "facts"]

_OWN: Final = {
    TreasureType.IDOL: (4, 2),
    TreasureType.JEWELRY: (3, 2),
    TreasureType.MANUSCRIPT: (1, 2),
    TreasureType.POTTERY: (2, 1, 3),
    TreasureType.REMAINS: (3,),
    TreasureType.TAPESTRY: (4, 2),
}
_RIVAL_TAPESTRIES: Final = Holding((3, 2))
DICE: Final = 2
"""The player's unexhausted dice."""


class TypeCount(NamedTuple):
    """The cards of one type: their values, and what the Collector, side A up, pays for them."""

    type: TreasureType
    values: tuple[int, ...]
    bonus: int


def count_treasure() -> tuple[TypeCount, ...]:
    """The columns of the example, one for each type."""
    rivals = {TreasureType.TAPESTRY: [_RIVAL_TAPESTRIES]}
    return tuple(
        TypeCount(
            kind,
            _OWN[kind],
            REGISTRY[kind, Side.A].coins(Holding(_OWN[kind]), rivals.get(kind, [Holding(())])),
        )
        for kind in TREASURE_TYPES
    )


def facts() -> dict[str, int]:
    """The numbers of the caption."""
    columns = count_treasure()
    values = sum(sum(column.values) for column in columns)
    bonuses = sum(column.bonus for column in columns)
    return {"values": values, "bonuses": bonuses, "dice": DICE, "total": values + bonuses + DICE}
