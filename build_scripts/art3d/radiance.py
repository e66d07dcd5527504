"""What makes a jewel glorious: a halo of diamonds round its stone, a sun of gold behind it."""

from __future__ import annotations

import math

from art3d.materials import pearl
from art3d.mesh import ball, brilliant, lathe, prim, ring
from art3d.scene import child

RAYS = 32


def halo(whole, metal, material, radius=0.55, height=0.97, count=16):
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


def sunburst(centre, metal, inner=0.80, outer=1.22):
    """An upright ring from which rays go out, long and short by turns, a pearl at the tip of every fourth."""
    x, y, z = centre
    upright = (math.pi / 2, 0, 0)
    for radius, thick in ((inner, 0.045), (inner + 0.10, 0.022)):
        ring(radius, thick, centre, metal, upright, segments=96)
    tip_pearl = pearl("tip")
    for i in range(RAYS):
        angle = 2 * math.pi * (i + 0.5) / RAYS
        reach = outer if i % 2 == 0 else inner + (outer - inner) * 0.58
        middle = (inner + 0.10 + reach) / 2
        size = {"radius1": 0.068, "radius2": 0.006, "depth": reach - inner - 0.10, "vertices": 4}
        place = (x + math.cos(angle) * middle, y, z + math.sin(angle) * middle)
        prim("cone", metal, place, (0, math.pi / 2 - angle, 0), (1, 0.4, 1), smooth=False, **size)
        if i % 4 == 0:
            ball(
                0.052,
                (x + math.cos(angle) * (reach + 0.03), y, z + math.sin(angle) * (reach + 0.03)),
                tip_pearl,
            )
