"""Embers, dust and smoke: where each particle is at a time. Knows no pygame; lengths are window pixels.

A particle's path depends on its number and the time alone, so nothing is kept from frame to frame.
"""

from __future__ import annotations

import math
from typing import Literal, NamedTuple, TypeAlias

__all__ = ["Particle", "Substance", "dust_in", "embers_over", "smoke_over"]

Substance: TypeAlias = Literal["ember", "dust", "smoke"]

_GOLDEN, _SILVER = 0.618034, 0.414214
"""Steps that spread numbers evenly over a share of one."""
_EMBER_LIFE, _EMBER_RISE, _EMBER_SWAY, _EMBER_SIZE = 2.3, 1.5, 0.22, 0.035
"""Seconds; then heights of the flame: how far an ember rises, sways, and its radius."""
_DUST_LIFE, _DUST_DRIFT, _DUST_SIZE = 9.0, 90.0, (1.6, 2.2)
"""Seconds; how far dust drifts meanwhile, and its least radius and what is added, in design units."""
_SMOKE_LIFE, _SMOKE_RISE, _SMOKE_SWAY, _SMOKE_SIZE = 3.6, 52.0, 7.0, (3.0, 8.0)


class Particle(NamedTuple):
    """One particle now: its middle, its radius, and how strongly it shines (0 to 1)."""

    substance: Substance
    x: float
    y: float
    radius: float
    strength: float


def embers_over(foot: tuple[int, int], height: float, time: float, count: int) -> list[Particle]:
    """Sparks that rise from a flame and go out."""
    made = []
    for number in range(count):
        life = _EMBER_LIFE * (0.7 + 0.6 * _share(number, _SILVER))
        cycle, age = _cycle(time, life, number)
        aside = (_share(cycle + number, _GOLDEN) - 0.5) * 0.5 + _EMBER_SWAY * math.sin(age * 7 + number)
        made.append(
            Particle(
                "ember",
                foot[0] + aside * height,
                foot[1] - height * (0.5 + _EMBER_RISE * age),
                max(1.0, height * _EMBER_SIZE),
                (1 - age) ** 1.5 * min(1.0, age * 8),
            )
        )
    return made


def dust_in(box: tuple[float, float, float, float], unit: float, time: float, count: int) -> list[Particle]:
    """Dust that drifts through the light in a box (left, top, width, height).

    `unit` is the window's pixels for a design unit.
    """
    left, top, width, height = box
    made = []
    for number in range(count):
        life = _DUST_LIFE * (0.7 + 0.6 * _share(number, _SILVER))
        cycle, age = _cycle(time, life, number)
        at = number + 7 * cycle
        x = left + width * _share(at, _GOLDEN) + _DUST_DRIFT * unit * (age - 0.5)
        y = top + height * _share(at, _SILVER) + _DUST_DRIFT * unit * 0.3 * math.sin(age * 3 + number)
        radius = unit * (_DUST_SIZE[0] + _DUST_SIZE[1] * _share(number, _GOLDEN))
        strength = math.sin(math.pi * age) * (0.15 + 0.3 * _share(number, _SILVER))
        if left <= x < left + width and top <= y < top + height:
            made.append(Particle("dust", x, y, radius, strength))
    return made


def smoke_over(point: tuple[int, int], unit: float, time: float, count: int) -> list[Particle]:
    """Smoke of a torch that is out: rising, wider and thinner."""
    made = []
    for number in range(count):
        _, age = _cycle(time, _SMOKE_LIFE, number / count / _GOLDEN)
        x = point[0] + _SMOKE_SWAY * unit * math.sin(age * 4 + number) * age
        y = point[1] - _SMOKE_RISE * unit * age
        radius = unit * (_SMOKE_SIZE[0] + _SMOKE_SIZE[1] * age)
        made.append(Particle("smoke", x, y, radius, math.sin(math.pi * age**0.6) * 0.3))
    return made


def _share(number: float, step: float) -> float:
    return number * step % 1.0


def _cycle(time: float, life: float, number: float) -> tuple[int, float]:
    """How many lives a particle has had, and which share of the present one is over."""
    lived = time / life + _share(number, _GOLDEN)
    return int(lived), lived % 1.0
