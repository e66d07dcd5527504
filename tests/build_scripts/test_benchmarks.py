"""The benchmark's lines: a figure, its floor, and whether its bar is met."""

from __future__ import annotations

import pytest
from benchmarks import Figure


@pytest.mark.parametrize(
    ("judged", "bar", "at_least", "good"),
    [(3.5, 3.5, False, True), (3.51, 3.5, False, False), (400, 400, True, True), (399, 400, True, False)],
)
def test_a_bar_is_met_up_to_the_bar_itself(judged: float, bar: float, at_least: bool, good: bool) -> None:
    figure = Figure("figure", judged, 1.0, "ms", judged, bar, at_least)
    assert figure.good is good
    assert str(figure).endswith("ok" if good else "MISSED")


def test_a_figure_without_a_bar_is_only_told() -> None:
    figure = Figure("longest frame", 30.0, 2.0, "ms", 30.0, None)
    assert figure.good
    assert str(figure).split() == ["longest", "frame", "30.00", "ms", "2.00", "ms", "15.00×"]


def test_a_floor_of_nothing_has_no_ratio() -> None:
    assert "–" in str(Figure("idle", 0.4, 0.0, "% core", 0.4, 2.0))
