"""Easings: functions from progress 0–1 to progress, 0 at 0 and 1 at 1 (VISUAL §8)."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Final

__all__ = [
    "Easing",
    "in_out_cubic",
    "in_out_sine",
    "in_quad",
    "linear",
    "out_back",
    "out_cubic",
    "out_quad",
    "out_quint",
]

Easing = Callable[[float], float]

_CUBIC: Final = 3
_QUINTIC: Final = 5
_OVERSHOOT: Final = 1.2
"""How strongly `out_back` shoots beyond its end: the higher, the farther."""


def linear(t: float) -> float:
    return t


def in_quad(t: float) -> float:
    return t * t


def out_quad(t: float) -> float:
    return 1 - (1 - t) ** 2


def out_cubic(t: float) -> float:
    return 1 - (1 - t) ** _CUBIC


def out_quint(t: float) -> float:
    return 1 - (1 - t) ** _QUINTIC


def in_out_cubic(t: float) -> float:
    return (2 * t) ** _CUBIC / 2 if t < 0.5 else 1 - (2 - 2 * t) ** _CUBIC / 2


def in_out_sine(t: float) -> float:
    return (1 - math.cos(math.pi * t)) / 2


def out_back(t: float, overshoot: float = _OVERSHOOT) -> float:
    """Shoots a little past the end and settles back."""
    return 1 + (overshoot + 1) * (t - 1) ** _CUBIC + overshoot * (t - 1) ** 2
