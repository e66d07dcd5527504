"""One figure of the benchmark, as a line to be read and as a row to be kept."""

from __future__ import annotations

import statistics
from collections.abc import Sequence
from dataclasses import asdict, dataclass

__all__ = ["Figure", "heading", "part_of"]


@dataclass(frozen=True, slots=True)
class Figure:
    """One line of the result. `value` and `floor` are in `unit`; `bar`, if there is one, bounds `judged`.

    `spread` is the least and the most of several repetitions, in `unit`; `note` says what it comes of.
    """

    name: str
    value: float
    floor: float
    unit: str
    judged: float
    bar: float | None
    at_least: bool = False
    spread: tuple[float, float] | None = None
    note: str = ""

    @classmethod
    def of_several(
        cls,
        name: str,
        values: Sequence[float],
        floors: Sequence[float],
        unit: str,
        bar: float | None,
        at_least: bool = False,
    ) -> Figure:
        """The median of several repetitions beside the median of their floors; the median is judged."""
        value = statistics.median(values)
        spread = (min(values), max(values))
        return cls(name, value, statistics.median(floors), unit, value, bar, at_least, spread)

    @property
    def good(self) -> bool:
        """Whether the bar is met."""
        if self.bar is None:
            return True
        return self.judged >= self.bar if self.at_least else self.judged <= self.bar

    def row(self) -> dict[str, object]:
        """What is kept of it, for a table over many commits."""
        return {**asdict(self), "good": self.good}

    def __str__(self) -> str:
        bound = "" if self.bar is None else f"{'≥' if self.at_least else '≤'} {self.bar:g}"
        verdict = "" if self.bar is None else "ok" if self.good else "MISSED"
        ratio = f"{self.value / self.floor:.2f}×" if self.floor else "–"
        spread = "" if self.spread is None else f"{self.spread[0]:.1f}–{self.spread[1]:.1f}"
        measured = f"{self.value:10.2f} {spread:>13} {self.unit:<8} {self.floor:10.2f} {ratio:>8}"
        line = f"{self.name:<44} {measured}   {bound:>8} {verdict}".rstrip()
        return f"{line}  ({self.note})" if self.note else line


def heading() -> str:
    """What stands above the lines."""
    return f"{'':<44} {'measured':>10} {'spread':>13} {'':<8} {'floor':>10} {'ratio':>8}   {'bar':>8}"


def part_of(values: Sequence[float], share: float) -> float:
    """The value that this share of all lies below: 0.5 for the median, 1.0 for the greatest."""
    ordered = sorted(values)
    return ordered[min(int(len(ordered) * share), len(ordered) - 1)]
