"""Who is likely to win, and so whose gains hurt: what a coin of each side is worth to each other."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp, sqrt

_SPREAD = 2.2
"""Coins by which scores still part in a round, as a logistic spread."""
_SUREST = 0.97


def winning_chances(totals: Sequence[float], rounds: int) -> list[float]:
    """How likely each side is to win with these coins in sight and so many rounds to come."""
    spread = _SPREAD * sqrt(rounds + 0.7)
    most = max(totals)
    shares = [exp((total - most) / spread) for total in totals]
    return [min(_SUREST, share / sum(shares)) for share in shares]


def coin_weights(chances: Sequence[float], rivalry: float) -> tuple[tuple[float, ...], ...]:
    """What a coin of each side is worth to each: 1 for the own, less than nothing for the others'.

    Rivals share a weight of ``rivalry`` by their chances: whoever cannot win may have a coin.
    """
    sides = range(len(chances))
    return tuple(
        tuple(1.0 if other == side else -rivalry * chances[other] / (1 - chances[side]) for other in sides)
        for side in sides
    )
