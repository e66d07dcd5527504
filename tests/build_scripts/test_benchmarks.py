"""The benchmark's lines: a figure, its floor, and whether its bar is met."""

from __future__ import annotations

import pytest
from bench_figure import Figure, part_of
from benchmarks import _frames


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
    assert str(figure).split() == ["longest", "frame", "30.00", "ms", "2.00", "15.00×"]


def test_a_floor_of_nothing_has_no_ratio() -> None:
    assert "–" in str(Figure("idle", 0.4, 0.0, "% core", 0.4, 2.0))


def test_the_median_of_several_is_judged_and_their_spread_is_told() -> None:
    figure = Figure.of_several("frame", [9.0, 7.0, 30.0], [1.0, 3.0, 2.0], "ms", 8.0)
    assert (figure.value, figure.floor, figure.spread, figure.good) == (9.0, 2.0, (7.0, 30.0), False)
    assert "7.0–30.0" in str(figure)
    assert figure.row()["good"] is False


def test_the_longest_frame_is_named_and_the_first_of_all_left_out() -> None:
    frames = [[900.0, 800.0, "window"], [5.0, 4.0, "menu"], [40.0, 20.0, "vault"], [6.0, 5.0, "menu"]]
    *_, longest = _frames("1920×1080", [{"frames": frames, "floor": [2.0, 2.0, 2.0, 2.0]}], 8.0)
    assert longest.value == 40.0
    assert not longest.good
    assert str(longest).endswith("(vault, processor 20 ms)")


def test_a_part_is_counted_from_the_least() -> None:
    values = [float(value) for value in range(100, 0, -1)]
    assert (part_of(values, 0.5), part_of(values, 0.99), part_of(values, 1.0)) == (51.0, 100.0, 100.0)
