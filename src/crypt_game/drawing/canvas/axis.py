"""From values to pixels: the axis of a plot with round figures on it. Numbers only."""

from __future__ import annotations

import math
from dataclasses import dataclass

__all__ = ["Axis"]

_STEPS = (1, 2, 5, 10, 20, 50, 100, 200, 500, 1000)


@dataclass(frozen=True, slots=True)
class Axis:
    """Values from `low` at pixel `start` to `high` at pixel `end`, with a figure every `step`."""

    low: float
    high: float
    start: float
    end: float
    step: int

    @classmethod
    def over(cls, values: list[float], start: float, end: float, most: int = 5) -> Axis:
        """The axis that holds all values between round figures, with at most so many steps."""
        low, high = min(values, default=0.0), max(values, default=0.0)
        for step in _STEPS:
            first, last = math.floor(low / step) * step, math.ceil(high / step) * step
            last = max(last, first + step)
            if (last - first) / step <= most:
                return cls(first, last, start, end, step)
        return cls(low, max(high, low + 1), start, end, _STEPS[-1])

    def at(self, value: float) -> float:
        """Where a value lies, in pixels."""
        return self.start + (value - self.low) / (self.high - self.low) * (self.end - self.start)

    @property
    def figures(self) -> list[int]:
        """The round figures on the axis, the lowest first."""
        first = math.ceil(self.low / self.step) * self.step
        return list(range(first, math.floor(self.high) + 1, self.step))
