"""Coins as figures: to the tenth, with a sign where they are more or less than something."""

from __future__ import annotations

from crypt_game.text.language import Say

__all__ = ["amount", "change", "figure"]


def figure(coins: float, say: Say) -> str:
    """For a column of figures, all with a tenth: "+2.5", "−3.0", "0.0"."""
    return _sign(coins) + say("review-figure", coins=amount(coins))


def change(coins: float, say: Say) -> str:
    """For a sentence, whole coins without a point: "+2.5", "−3", "0"."""
    return _sign(coins) + say("coin-change", coins=amount(coins))


def _sign(coins: float) -> str:
    return "" if not amount(coins) else "+" if coins > 0 else "−"


def amount(coins: float) -> float | int:
    """Coins to the tenth without a sign, whole ones without a point."""
    tenths = abs(round(coins, 1))
    return int(tenths) if tenths == int(tenths) else tenths
