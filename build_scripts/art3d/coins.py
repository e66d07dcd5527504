"""Coins strewn on a floor: flat, leaning on others, or stacked."""

from __future__ import annotations

import math

import numpy as np
from mathutils import Matrix

from art3d.mesh import lathe

THICK = 0.036
_LEAN = 0.24
"""How far (radians) a coin leans that lies half on another."""
_STACKED, _BESIDE = 0.7, 1.9
"""Up to how many radii from another coin's middle one lies on it, and from where on beside it."""


def scatter_coins(material, places, seed, radius=0.13):
    """Coins strewn on the floor: `places` of (x range, y range, count)."""
    chance = np.random.default_rng(seed)
    lying: list[tuple[float, float, float]] = []
    for (left, right), (near, far), count in places:
        for _ in range(count):
            x, y = chance.uniform(left, right), chance.uniform(near, far)
            coin = _coin(material, radius)
            low, tilt = _rest(x, y, lying, radius)
            coin.location = (x, y, low)
            coin.rotation_euler = (tilt @ Matrix.Rotation(chance.uniform(0, 6), 4, "Z")).to_euler()
            lying.append((x, y, low))


def _coin(material, radius):
    """A coin with a raised rim."""
    half = THICK / 2
    side = [
        (0, half * 0.6),
        (0.74 * radius, half * 0.6),
        (0.82 * radius, half),
        (0.96 * radius, half),
        (radius, half / 2),
    ]
    return lathe([*side, *((reach, -high) for reach, high in reversed(side))], material, 32, steps=2)


def _rest(x, y, lying, radius):
    """How high a new coin's middle comes to lie, and how it is turned."""
    near = [(math.hypot(x - a, y - b), a, b, c) for a, b, c in lying]
    near = [each for each in near if each[0] < _BESIDE * radius]
    if not near:
        return THICK / 2, Matrix.Identity(4)
    away, a, b, low = max(near, key=lambda each: each[3])
    if away < _STACKED * radius:
        return low + THICK, Matrix.Identity(4)
    across = ((b - y) / away, (x - a) / away, 0.0)
    return low + THICK * 0.8, Matrix.Rotation(_LEAN, 4, across)
