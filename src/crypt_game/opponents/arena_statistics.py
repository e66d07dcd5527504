"""How sure the arena's figures are: intervals, when enough has been played, and ratings from duels.

The samples are blocks: the same cards and luck, played once with every entrant in every seat. Games of a
block are paired and so not independent; blocks are.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import exp, inf, log, sqrt
from random import Random
from statistics import NormalDist, fmean, stdev

_SURE = 0.95
_FEWEST_BLOCKS = 20
"""An interval that may be looked at after every block leans on the spread seen so far."""
_TUNED_FOR = 200
"""The number of blocks at which such an interval is narrowest."""
_ELO = 400 / log(10)
"""Rating points by which the odds of a win grow e-fold."""
_BOOTSTRAPS = 200
_STEPS = 60
"""Each step halves what is left to the likeliest ratings."""


def mean_and_half(samples: Sequence[float]) -> tuple[float, float]:
    """The mean and half the width of its 95 % interval (Student); infinite for fewer than two samples."""
    if len(samples) < 2:
        return (samples[0] if samples else 0.0), inf
    free = len(samples) - 1
    z = NormalDist().inv_cdf(0.5 + _SURE / 2)
    quantile = z + (z**3 + z) / (4 * free) + (5 * z**5 + 16 * z**3 + 3 * z) / (96 * free**2)
    return fmean(samples), quantile * stdev(samples) / sqrt(len(samples))


def running_half(samples: Sequence[float]) -> float:
    """Half the width of an interval that holds the true mean at every number of samples with 95 %.

    The asymptotic confidence sequence of Waudby-Smith et al. (2021): looking after every block and stopping
    when decided does not make a wrong verdict likelier. Infinite for too few samples.
    """
    count = len(samples)
    if count < _FEWEST_BLOCKS:
        return inf
    alpha = 1 - _SURE
    rho = sqrt((-2 * log(alpha) + log(-2 * log(alpha)) + 1) / _TUNED_FOR)
    grown = count * rho**2 + 1
    return stdev(samples) * sqrt(2 * grown / (count * rho) ** 2 * log(sqrt(grown) / alpha))


def verdict(samples: Sequence[float], bar: float) -> int:
    """1 when the mean is surely above the bar, -1 when surely below, 0 while it is open."""
    half = running_half(samples)
    if half == inf:
        return 0
    mean = fmean(samples)
    return (mean - half > bar) - (mean + half < bar)


Wins = Mapping[tuple[int, int], Sequence[float]]
"""For each pair of entrants the shares of the first one's wins, by block."""


def ratings(wins: Wins, entrants: int) -> list[tuple[float, float]]:
    """The Elo rating of each entrant, 0 on average, and half the width of its 95 % interval.

    Bradley and Terry's model of duels; the spread is that of samples drawn again from the blocks.
    """
    rng = Random(20)
    drawn = []
    for _ in range(_BOOTSTRAPS):
        again = {pair: rng.choices(shares, k=len(shares)) for pair, shares in wins.items()}
        drawn.append(_strengths(again, entrants))
    z = NormalDist().inv_cdf(0.5 + _SURE / 2)
    return [
        (rating, z * stdev([strengths[number] for strengths in drawn]))
        for number, rating in enumerate(_strengths(wins, entrants))
    ]


def _strengths(wins: Wins, entrants: int) -> list[float]:
    """The likeliest ratings by steps up the gradient; half a win for each side keeps them finite."""
    strengths = [0.0] * entrants
    for _ in range(_STEPS):
        slopes, weights = [0.0] * entrants, [1e-9] * entrants
        for (one, two), shares in wins.items():
            count = len(shares) + 1
            expected = 1 / (1 + exp(strengths[two] - strengths[one]))
            slope = sum(shares) + 0.5 - count * expected
            weight = count * expected * (1 - expected)
            slopes[one] += slope
            slopes[two] -= slope
            weights[one] += weight
            weights[two] += weight
        strengths = [
            strength + 0.5 * slope / weight
            for strength, slope, weight in zip(strengths, slopes, weights, strict=True)
        ]
        middle = fmean(strengths)
        strengths = [strength - middle for strength in strengths]
    return [_ELO * strength for strength in strengths]
