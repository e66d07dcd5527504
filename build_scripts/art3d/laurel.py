"""A laurel wreath: pairs of pointed leaves that grow from the nape and meet over the brow."""

from __future__ import annotations

import math

import numpy as np

from art3d.mesh import ball, ring, solidify, surface, tube
from art3d.scene import child, empty

ACROSS, DEEP = 0.77, 0.99
"""Half the wreath's width and depth."""
PAIRS = 9


def laurel(metal, stone):
    """A wreath lying level round its middle, the brow at -Y, `stone` set where its two branches meet."""
    whole = empty()
    stem = [(*_ring(a), 0.0) for a in np.linspace(0, 2 * math.pi, 49)[:-1]]
    child(tube(stem, 0.034, metal, closed=True), whole)
    for side in (-1, 1):
        for i in range(PAIRS):
            angle = side * math.radians(20 + 15.5 * i)
            for rise, length in ((0.72, 0.46), (-0.55, 0.38), (0.10, 0.36)):
                if i or rise > 0.5:
                    child(_leaf(metal, angle, side, rise, length), whole)
            x, y = _ring(angle + side * 0.10)
            child(ball(0.045, (1.06 * x, 1.06 * y, 0.11 * (-1) ** i), metal, segments=14), whole)
    front = -DEEP - 0.10
    child(ball(0.120, (0, front, 0.02), stone, (1, 0.6, 1)), whole)
    child(ring(0.134, 0.038, (0, front + 0.01, 0.02), metal, (math.pi / 2, 0, 0), segments=40), whole)
    return whole


def _ring(angle):
    return ACROSS * math.sin(angle), -DEEP * math.cos(angle)


def _leaf(metal, angle, side, rise, length):
    """One leaf from the stem towards the brow; `rise` is how steeply it stands off the stem, upwards or down."""
    x, y = _ring(angle)
    out = np.array((math.sin(angle) / ACROSS, -math.cos(angle) / DEEP, 0))
    out /= np.linalg.norm(out)
    forward = -side * np.cross((0, 0, 1), out)
    along = forward * math.cos(rise) + np.array((0, 0, math.sin(rise))) + 0.26 * out
    along /= np.linalg.norm(along)
    across = np.cross(out, along)
    across /= np.linalg.norm(across)
    foot = np.array((x, y, 0.0)) + 0.03 * out

    def blade(u, v):
        half = 0.155 * length / 0.36 * v**0.65 * (1 - v) ** 0.62
        beside = 2 * u - 1
        lift = 0.05 * np.sin(np.pi * v) - 0.40 * half * np.abs(beside)
        parts = [
            foot[i] + along[i] * length * v + across[i] * half * beside + out[i] * lift for i in range(3)
        ]
        return tuple(parts)

    return solidify(surface(9, 14, blade, metal, "leaf"), 0.014)
