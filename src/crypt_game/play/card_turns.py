"""How the cards of Collectors turn over about their upright axis. Knows no card, only sides and seconds."""

from __future__ import annotations

import math
from typing import Final

from crypt_game.rules.setup import CollectorSides
from crypt_game.rules.terms import Side, TreasureType

__all__ = ["CardTurns"]

_SECONDS: Final = 0.28
_STAGGER: Final = 0.05
"""How much later each next card of several turns."""


class CardTurns:
    """Which cards are turning over, from which side, and how far they are."""

    def __init__(self) -> None:
        self._running: dict[TreasureType, tuple[Side, float]] = {}

    def begin(self, before: CollectorSides, after: CollectorSides) -> None:
        """Turn every card that lies on another side than before, one after the other."""
        changed = [type_ for type_ in TreasureType if before.of(type_) is not after.of(type_)]
        for place, type_ in enumerate(changed):
            self._running[type_] = before.of(type_), -place * _STAGGER

    def update(self, dt: float) -> bool:
        """Advance by `dt` seconds; True while something turns."""
        turning = bool(self._running)
        self._running = {
            type_: (side, past + dt) for type_, (side, past) in self._running.items() if past + dt < _SECONDS
        }
        return turning

    @property
    def moving(self) -> bool:
        """Whether a card turns."""
        return bool(self._running)

    def of(self, type_: TreasureType, now: Side) -> tuple[Side, float]:
        """The side of a card that shows, and the share of its width at which it does."""
        if type_ not in self._running:
            return now, 1.0
        before, past = self._running[type_]
        share = max(0.0, past) / _SECONDS
        return (before if share < 0.5 else now), abs(math.cos(share * math.pi))
