"""A candle stub on a skull, its wax run down over the cranium."""

from __future__ import annotations

import math
from itertools import pairwise

import numpy as np

from art3d.materials import plain, wax
from art3d.mesh import tube
from art3d.scene import child
from art3d.solid import Solid, ellipsoid

MIDDLE = np.array((0.0, 0.12, 0.46))
"""Inside the cranium: the runs go down from above it."""
TOP = 1.78
RADIUS = 0.27
RUNS = (
    (-8, 66, 1.25), (12, 50, 0.95), (33, 84, 1.1), (58, 56, 0.95), (84, 88, 1.2), (112, 52, 0.9), (150, 60, 1.0),
    (-27, 50, 0.95), (-46, 86, 1.2), (-72, 58, 0.9), (-96, 84, 1.1), (-130, 55, 0.9), (180, 60, 1.0),
)  # fmt: skip
"""Of each run: degrees round from the face, degrees down from the top, thickness."""


def dripping_candle(head):
    """Sets the candle on a `skull.skull`; returns where its flame stands, in the skull's own metres."""
    s = Solid((-0.98, -1.0, 0.0), (0.98, 1.2, 1.95), 150)
    s.add(s.cylinder((0, 0.05, (TOP + 1.1) / 2), RADIUS, (TOP - 1.1) / 2, 0.05))
    s.add(s.ellipsoid((0, 0.08, 1.14), (0.50, 0.54, 0.13)), 0.14)
    for around, down, thick in RUNS:
        _run(s, around, down, thick)
    s.cut(s.ellipsoid((0.02, 0.03, TOP + 0.04), (0.20, 0.20, 0.11)), 0.05)
    s.cut(s.ellipsoid((0.10, -0.26, TOP + 0.05), (0.12, 0.16, 0.15)), 0.06)
    s.field = s.field + 0.006 * s.noise(4, 6, 2)
    child(s.mesh("wax", wax(color=(0.84, 0.74, 0.56))), head)
    child(
        tube(
            [(0.02, 0.04, TOP - 0.1), (0.03, 0.04, TOP + 0.07)],
            0.016,
            plain("wick", (0.02, 0.015, 0.01), 0.9),
            resolution=2,
        ),
        head,
    )
    return 0.03, 0.04, TOP + 0.05


def _run(s, around, down, thick):
    """One run of wax: down the candle's side, over the cranium, ending in a drop."""
    chance = np.random.default_rng(around + 360)
    sway = chance.uniform(-7, 7)
    turn = math.radians(around)
    x, y = math.sin(turn), -math.cos(turn)
    start = TOP - chance.uniform(0.02, 0.30)
    line = [(x * RADIUS, 0.05 + y * RADIUS, start), (x * (RADIUS + 0.03), 0.05 + y * (RADIUS + 0.03), 1.24)]
    for step in np.linspace(24, down, 7):
        angle, fall = math.radians(around + sway * math.sin(step / 17)), math.radians(step)
        line.append(
            _on_skull(
                np.array(
                    (math.sin(fall) * math.sin(angle), -math.sin(fall) * math.cos(angle), math.cos(fall))
                )
            )
        )
    for i, (a, b) in enumerate(pairwise(line)):
        width = thick * (0.062 if i < 2 else 0.080 - 0.004 * i)
        s.add(s.capsule(a, b, width, width * 0.96), 0.07)
    s.add(s.ellipsoid(line[-1], (0.075 * thick, 0.075 * thick, 0.095 * thick)), 0.05)


def _on_skull(away):
    """Where a ray from the middle leaves the cranium."""
    reach = np.linspace(0.3, 1.3, 400)
    x, y, z = (MIDDLE[i] + reach * away[i] for i in range(3))
    back = ellipsoid(x, y - 0.17, z - 0.48, (0.74, 0.92, 0.72))
    front = ellipsoid(x, y + 0.30, z - 0.42, (0.60, 0.52, 0.56))
    out = reach[np.argmax(np.minimum(back, front) > 0)]
    return tuple(float(part) for part in MIDDLE + out * away)
