"""Intervals that hold, verdicts that are rarely wrong, ratings that tell who is better."""

from __future__ import annotations

from math import inf
from random import Random

import pytest

from crypt_game.opponents.arena_statistics import mean_and_half, ratings, running_half, verdict


def test_an_interval_is_student_s() -> None:
    assert mean_and_half([]) == (0, inf)
    assert mean_and_half([7]) == (7, inf)
    mean, half = mean_and_half([1, 2, 3, 4, 5, 6])
    assert mean == 3.5
    assert half == pytest.approx(2.571 * 1.8708 / 6**0.5, rel=0.01)


def test_a_case_is_rarely_decided_without_cause() -> None:
    """However often one looks: fair coins are called unfair in fewer than one case of twenty."""
    rng = Random(1)
    wrong = 0
    for _ in range(200):
        samples: list[float] = []
        for _ in range(150):
            samples.append(rng.choice((0.0, 1.0)))
            if verdict(samples, 0.5):
                wrong += 1
                break
    assert wrong < 10


def test_a_clear_case_is_decided_soon_and_the_right_way() -> None:
    rng = Random(2)
    samples = [float(rng.random() < 0.8) for _ in range(150)]
    assert verdict(samples, 0.5) == 1
    assert verdict(samples, 0.95) == -1
    assert verdict(samples, 0.8) == 0
    assert running_half(samples[:5]) == inf
    assert running_half(samples) > mean_and_half(samples)[1]


def test_ratings_are_those_the_results_came_from() -> None:
    """Odds of 3 to 1 are 191 points, of 9 to 1 twice as many."""
    wins = {(0, 1): [1.0] * 75 + [0.0] * 25, (1, 2): [1.0] * 75 + [0.0] * 25, (0, 2): [1.0] * 90 + [0.0] * 10}
    best, middle, last = ratings(wins, 3)
    assert best[0] - middle[0] == pytest.approx(191, abs=15)
    assert middle[0] - last[0] == pytest.approx(191, abs=15)
    assert 20 < best[1] < 80


def test_who_always_wins_has_a_rating_too() -> None:
    (best, _), (last, _) = ratings({(0, 1): [1.0] * 50}, 2)
    assert 200 < best - last < 2000
