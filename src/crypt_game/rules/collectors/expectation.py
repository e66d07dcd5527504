"""How likely a set still becomes whole: what the sides of the Collectors estimate their coins with.

Estimates and no rules: nothing in a game hangs on them. Made of what a seat can see, so nothing hidden can
weigh in.
"""

from __future__ import annotations

from functools import cache
from math import comb
from typing import NamedTuple


class KnownHand(NamedTuple):
    """What a seat holds of one type as far as somebody knows: how many cards, their expected coins, the best
    coin, and how many still lie face down.
    """

    held: int = 0
    coins: float = 0.0
    best: float = 0.0
    down: int = 0

    def plus(self, value: float) -> KnownHand:
        """With one more card."""
        return KnownHand(self.held + 1, self.coins + value, max(self.best, value), self.down + 1)


class CardsAhead(NamedTuple):
    """What lies ahead for one type: cards of it to come, an heir's share of them, rounds after this one,
    the coins a coming card brings, and the Idol B coins paid so far, by heir.
    """

    coming: int
    share: float
    rounds: int
    mean: float
    idol_bonus: tuple[int, ...]


@cache
def gains(coming: int, share: float) -> tuple[float, ...]:
    """The chance to collect 0, 1, 2 … more cards of a type."""
    return tuple(comb(coming, k) * share**k * (1 - share) ** (coming - k) for k in range(coming + 1))


@cache
def at_least(need: int, coming: int, share: float) -> float:
    """The chance to collect at least so many more."""
    return 1.0 if need <= 0 else sum(gains(coming, share)[need:])


def reach(missing: int, ahead: CardsAhead, keen: float) -> float:
    """The chance to complete a set that lacks so many cards.

    An heir tries for them ``keen`` times as hard as for any card.
    """
    return at_least(missing, ahead.coming, round(1 - (1 - ahead.share) ** keen, 3))


def pairs(hand: KnownHand, ahead: CardsAhead, worth: float, most: int) -> float:
    """Pairs to pay with now, each of that worth, and half a pair that may become one."""
    whole = min(hand.down // 2, most)
    odd = hand.down % 2 if whole < most else 0
    chance = at_least(2 - odd, ahead.coming, ahead.share) if whole < most else 0.0
    return worth * (whole + chance * 0.65)
