"""What an answer or a card is worth, taken apart: how much of its coins comes from what.

Coins are told rounded; parts are rounded so that what is told of them adds up to what is told of the whole.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

__all__ = ["CardParts", "WorthParts", "rounded_to_sum"]


class WorthParts(NamedTuple):
    """The coins that a claim brings to the side that makes it, to the end of the round and beyond: by its
    cards, by its dice, and by what rivals are worse off. Together they are what the claim is worth.
    """

    cards: float
    dice: float
    rivals: float

    def beyond(self, other: WorthParts) -> WorthParts:
        """By how much each part is more than that of another claim."""
        return WorthParts(self.cards - other.cards, self.dice - other.dice, self.rivals - other.rivals)


class CardParts(NamedTuple):
    """The coins that the cards of a slot bring to who gets them: printed on them, by the Collector, by
    Curses, and what they only seem to be worth to who loves their type.
    """

    printed: float
    collector: float
    curses: float
    loved: float


def rounded_to_sum(parts: Sequence[float], whole: float, step: float) -> list[float]:
    """Each part as a multiple of ``step``, so that together they are ``whole``, their sum, as rounded: those
    that rounding changed most go the other way where they must.
    """
    counts = [round(part / step) for part in parts]
    missing = round(whole / step) - sum(counts)
    lowered_first = sorted(range(len(parts)), key=lambda index: counts[index] - parts[index] / step)
    changed = lowered_first[:missing] if missing > 0 else lowered_first[len(parts) + missing :]
    for index in changed:
        counts[index] += 1 if missing > 0 else -1
    return [count * step for count in counts]
