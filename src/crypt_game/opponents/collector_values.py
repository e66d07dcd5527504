"""What the Collectors can be expected to pay at game end (§5), from what is held and what may still come.

One function per Collector side: from the hands of all heirs in one type to the coins each can expect,
rewards (Idol A, Manuscript B, Pottery B, Remains A) valued at what using them saves or brings.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from math import comb, erf, exp, sqrt
from typing import NamedTuple, TypeAlias

from crypt_game.opponents.card_beliefs import Holdings


class Ahead(NamedTuple):
    """What lies ahead for one type: cards of it to come, an heir's share of them, rounds after this one,
    the coins a coming card brings, and the Idol B coins paid so far, by heir.
    """

    coming: int
    share: float
    rounds: int
    mean: float
    idol_bonus: tuple[int, ...]


Prospect: TypeAlias = Callable[[Sequence[Holdings], Ahead], list[float]]

REROLL_WORTH = 0.85
REVIVE_WORTH = 1.35
TAKE_WORTH = 2.6
PEEK_WORTH = 0.2
_KEEN_ON = {"idol": 1.3, "jewelry": 1.3, "remains": 1.9, "tapestry": 1.5}
"""How much harder than for any card an heir tries for the last one of a set."""


@cache
def gains(coming: int, share: float) -> tuple[float, ...]:
    """The chance to collect 0, 1, 2 … more cards of a type."""
    return tuple(comb(coming, k) * share**k * (1 - share) ** (coming - k) for k in range(coming + 1))


@cache
def at_least(need: int, coming: int, share: float) -> float:
    """The chance to collect at least so many more."""
    return 1.0 if need <= 0 else sum(gains(coming, share)[need:])


def _reach(missing: int, ahead: Ahead, keen: float) -> float:
    """The chance to complete a set that lacks so many cards."""
    return at_least(missing, ahead.coming, round(1 - (1 - ahead.share) ** keen, 3))


def _each(pay: Callable[[Holdings, Ahead], float]) -> Prospect:
    return lambda hands, ahead: [pay(hand, ahead) for hand in hands]


def reroll_reserve(down: int, rounds: float) -> float:
    """What so many Idols can save in coming rounds: each a die, if dice enough fail (§5.3)."""
    fails = 0.8 * rounds
    worth, fewer, term = 0.0, exp(-fails), exp(-fails)
    for number in range(1, down + 1):
        worth += REROLL_WORTH * (1 - fewer)
        term *= fails / number
        fewer += term
    return worth


def _idol_a(hand: Holdings, ahead: Ahead) -> float:
    return reroll_reserve(hand.down, ahead.rounds + 0.7)


def _idol_b(hands: Sequence[Holdings], ahead: Ahead) -> list[float]:
    taken = 5 in ahead.idol_bonus
    reach = [_reach(2 - hand.held, ahead, _KEEN_ON["idol"]) for hand in hands]
    coins: list[float] = []
    for index, hand in enumerate(hands):
        if ahead.idol_bonus[index]:
            coins.append(float(ahead.idol_bonus[index]))
            continue
        first = 0.0 if taken else 1.0
        for rival, other in enumerate(hands):
            if rival != index and not ahead.idol_bonus[rival]:
                first *= 1 - reach[rival] * _ahead_of(other.held, hand.held)
        coins.append(reach[index] * (2 + 3 * first))
    return coins


def _ahead_of(rival: int, own: int) -> float:
    """The chance that a rival with so many Idols gets the second one first."""
    if own >= 2:
        return 0.0
    return 1.0 if rival >= 2 else (0.5 + 0.3 * (rival - own))


def _jewelry_a(hand: Holdings, ahead: Ahead) -> float:
    later = ahead.coming * ahead.share
    best = max(hand.best, ahead.mean)
    best += (4 - best) * 0.2 * min(1.0, later / 2)
    return _reach(2 - hand.held, ahead, _KEEN_ON["jewelry"]) * best


def _jewelry_b(hand: Holdings, ahead: Ahead) -> float:
    return float(hand.held)


def _manuscript_a(hand: Holdings, ahead: Ahead) -> float:
    missing = 4 * hand.held - hand.coins
    later = ahead.coming * ahead.share * (4 - ahead.mean)
    return at_least(2 - hand.held, ahead.coming, ahead.share) * (missing + later)


def _manuscript_b(hand: Holdings, ahead: Ahead) -> float:
    return PEEK_WORTH * min(hand.down, ahead.rounds)


_POTTERY = (0.0, 0.0, 2.0, 4.0, 8.0)


def _pottery_a(hand: Holdings, ahead: Ahead) -> float:
    chances = gains(ahead.coming, ahead.share)
    return sum(chance * _POTTERY[min(4, hand.held + k)] for k, chance in enumerate(chances))


def _pottery_b(hand: Holdings, ahead: Ahead) -> float:
    return _pairs(hand, ahead, TAKE_WORTH if ahead.rounds else 0.0, ahead.rounds)


def _remains_a(hand: Holdings, ahead: Ahead) -> float:
    worth = REVIVE_WORTH if ahead.rounds else 0.75
    return _pairs(hand, ahead, worth, 3)


def _pairs(hand: Holdings, ahead: Ahead, worth: float, most: int) -> float:
    """Pairs to pay with now, and half a pair that may become one."""
    pairs = min(hand.down // 2, most)
    odd = hand.down % 2 if pairs < most else 0
    chance = at_least(2 - odd, ahead.coming, ahead.share) if pairs < most else 0.0
    return worth * (pairs + chance * 0.65)


def _remains_b(hand: Holdings, ahead: Ahead) -> float:
    return 10 * _reach(4 - hand.held, ahead, _KEEN_ON["remains"])


def _tapestry_a(hands: Sequence[Holdings], ahead: Ahead) -> list[float]:
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


def _tapestry_b(hands: Sequence[Holdings], ahead: Ahead) -> list[float]:
    reach = [_reach(3 - hand.held, ahead, _KEEN_ON["tapestry"]) for hand in hands]
    coins: list[float] = []
    for index in range(len(hands)):
        alone = 1.0
        for rival, chance in enumerate(reach):
            if rival != index:
                alone *= 1 - chance
        coins.append(reach[index] * (4 + 3 * alone))
    return coins


PROSPECTS: tuple[tuple[Prospect, Prospect], ...] = (
    (_each(_idol_a), _idol_b),
    (_each(_jewelry_a), _each(_jewelry_b)),
    (_each(_manuscript_a), _each(_manuscript_b)),
    (_each(_pottery_a), _each(_pottery_b)),
    (_each(_remains_a), _each(_remains_b)),
    (_tapestry_a, _tapestry_b),
)
"""By type, then side (A, B)."""
