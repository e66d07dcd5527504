"""What makes a jewel glorious: a halo of diamonds round its stone, rays of gold round the halo."""

from __future__ import annotations

import math

from art3d.materials import pearl
from art3d.mesh import ball, brilliant, lathe, prim, ring
from art3d.scene import child

STONES = 16
"""Of the halo; as many rays go out between them."""


def halo(whole, metal, material, radius=0.55, height=0.97, count=STONES):
    """Small stones in gold cups round the great one of a ring; `whole` is what the ring hangs on."""
    cup = [(0.02, -0.12), (0.07, -0.08), (0.098, 0.0), (0.090, 0.02)]
    for i in range(count):
        angle = 2 * math.pi * i / count
        place = (radius * math.cos(angle), radius * math.sin(angle), height)
        setting = child(lathe(cup, metal, 20), whole)
        cut = child(brilliant(0.082, material), whole)
        for part, rise in ((setting, 0.0), (cut, 0.03)):
            part.location = (*place[:2], place[2] + rise)
    child(ring(radius - 0.03, 0.03, (0, 0, height - 0.06), metal), whole)


def rays(whole, metal, inner=0.58, outer=0.84, height=0.93):
    """Rays of gold that go out from under the halo, one between every two of its stones, long and short by turns;
    a pearl at the tip of each long one."""
    tip = pearl("tip")
    for i in range(STONES):
        angle = 2 * math.pi * (i + 0.5) / STONES
        across, away = math.cos(angle), math.sin(angle)
        reach = outer if i % 2 == 0 else inner + (outer - inner) * 0.6
        middle = (inner + reach) / 2
        size = {"radius1": 0.10, "radius2": 0.012, "depth": reach - inner, "vertices": 4}
        place = (across * middle, away * middle, height)
        ray = prim("cone", metal, place, (0, math.pi / 2, angle), (0.5, 1, 1), smooth=False, **size)
        child(ray, whole)
        if i % 2 == 0:
            child(ball(0.042, (across * reach, away * reach, height), tip, segments=20), whole)
