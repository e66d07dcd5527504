"""Axes: everything lies between round figures, and few of them."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from crypt_game.drawing.canvas.axis import Axis

NUMBERS = st.floats(-5000, 5000, allow_nan=False)


@given(st.lists(NUMBERS, max_size=20))
def test_every_value_lies_on_the_axis(values: list[float]) -> None:
    axis = Axis.over(values, 300, 20)
    # Scores are whole coins: what is nearer to 0 than any score may round to it.
    assert all(axis.low - 1e-9 <= value <= axis.high + 1e-9 for value in values)
    assert all(19.9 <= axis.at(value) <= 300.1 for value in values)
    assert axis.at(axis.low) == 300
    assert axis.at(axis.high) == pytest.approx(20)


@given(st.lists(st.integers(-1000, 1000), min_size=1, max_size=20))
def test_figures_are_few_round_and_in_order(values: list[int]) -> None:
    axis = Axis.over([float(value) for value in values], 0, 100)
    assert 2 <= len(axis.figures) <= 6
    assert axis.figures == sorted(axis.figures)
    assert all(figure % axis.step == 0 for figure in axis.figures)


def test_scores_of_a_usual_game_get_tens() -> None:
    assert Axis.over([9, 42], 0, 1).figures == [0, 10, 20, 30, 40, 50]
    assert Axis.over([], 0, 1).figures == [0, 1]
    assert Axis.over([23, 23], 0, 1).figures == [23, 24]
