"""A pendant hanging from a stand: a tooth on a cord, a silver moon, a gold cross, a great sapphire."""

from __future__ import annotations

import math

import numpy as np

from art3d.materials import bone, facets, gold, leather, pearl, plain, stone, velvet, wood
from art3d.mesh import ball, brilliant, hewn_box, lathe, prim, ring, solidify, surface, tube
from art3d.scene import child, empty


def pendant(value):
    """The stand with what hangs on it; the pendant's middle lies about 0.9 high."""
    _stand(value)
    {1: _tooth, 2: _moon, 3: _flower, 4: _sapphire}[value]()


def _bust(u, v):
    """Neck and shoulders of a dressmaker's stand."""
    angle = u * 2 * math.pi
    line = np.array(
        [
            (0.0, 2.16),
            (0.20, 2.14),
            (0.225, 2.05),
            (0.20, 1.86),
            (0.25, 1.70),
            (0.62, 1.52),
            (0.80, 1.30),
            (0.76, 0.9),
            (0.60, 0.45),
            (0.34, 0.26),
            (0.0, 0.24),
        ]
    )
    k = v * (len(line) - 1)
    radius = np.interp(k, np.arange(len(line)), line[:, 0])
    height = np.interp(k, np.arange(len(line)), line[:, 1])
    return radius * np.cos(angle), radius * np.sin(angle) * 0.55, height


def _stand(value):
    if value == 1:
        hewn_box(
            (1.5, 0.8, 1.9),
            (0, 0.35, 0.9),
            stone("slab", (0.25, 0.22, 0.21), scale=0.7),
            0.04,
            (-0.12, 0, 0.04),
        )
        return
    cloth = {2: (0.16, 0.12, 0.10), 3: (0.004, 0.03, 0.045), 4: (0.05, 0.004, 0.03)}[value]
    thing = surface(96, 80, _bust, velvet("stand", cloth), "bust")
    thing.modifiers.new("smooth", "SUBSURF").render_levels = 1
    foot = wood() if value == 2 else gold("foot", rough=0.25, scale=0.6)
    lathe([(0, 0), (0.52, 0), (0.55, 0.05), (0.46, 0.11), (0.20, 0.15), (0.12, 0.22), (0.14, 0.30)], foot, 48)


def _hang(low, forward=-0.50, half=0.44, top=1.72, count=40):
    """Places along a chain: from one side of the neck down to `low` and up again."""
    places = []
    for i in range(count + 1):
        t = i / count * 2 - 1
        height = low + (top - low) * abs(t) ** 1.5
        places.append((half * t, forward + 0.42 * abs(t) ** 2.2, height))
    return places


def _tooth():
    cord = leather("cord", (0.05, 0.022, 0.012), (0.14, 0.06, 0.03))
    places = _hang(1.02, -0.30, 0.46, 1.84)
    places[0], places[-1] = (-0.42, 0.0, 1.86), (0.42, 0.0, 1.86)
    tube(places, 0.028, cord, resolution=4)
    claw = tube(
        [(0, -0.36, 1.0), (0.03, -0.42, 0.76), (0.0, -0.42, 0.46), (-0.18, -0.40, 0.16)],
        0.20,
        bone("claw", (0.62, 0.50, 0.33), age=0.6),
        [0.9, 1.0, 0.7, 0.06],
    )
    claw.data.use_fill_caps = True
    lathe(
        [(0.19, -0.12), (0.22, -0.06), (0.21, 0.08), (0.10, 0.15)],
        leather("wrap", (0.06, 0.02, 0.012), (0.16, 0.06, 0.03)),
        32,
    ).location = (0, -0.36, 1.0)
    for side in (-1, 1):
        for k, color in enumerate(((0.10, 0.22, 0.25), (0.34, 0.12, 0.05))):
            t = side * (0.16 + 0.13 * k)
            ball(
                0.10,
                (0.50 * t, -0.36, 1.02 + 0.82 * abs(t) ** 1.5),
                plain("bead", color, 0.5),
                (1, 1, 0.85),
                20,
            )


def _links(metal, places, radius=0.045):
    for i, (x, y, z) in enumerate(places):
        ring(
            radius,
            radius * 0.30,
            (x, y, z),
            metal,
            (math.pi / 2 * (i % 2), 0.6 * (x > 0) - 0.6 * (x < 0), 0.3),
            segments=18,
        )


def _moon():
    silver = gold("silver", (0.82, 0.83, 0.88), (0.10, 0.10, 0.13), rough=0.24, scale=0.5)
    _links(silver, _hang(1.14, -0.47))

    def crescent(u, v):
        angle = math.radians(40) + u * math.radians(280)
        width = 0.15 * np.sin(np.pi * u) ** 0.7 + 0.004
        reach = 0.34 + width * (2 * v - 1)
        return reach * np.sin(angle), -0.50 - 0.04 * np.sin(np.pi * v), 0.78 + reach * np.cos(angle)

    solidify(surface(64, 12, crescent, silver, "moon"), 0.05)
    cut = brilliant(0.13, facets("moonstone", (0.15, 0.3, 0.5), (0.8, 0.95, 1.0), 0.5))
    cut.location, cut.rotation_euler = (0.02, -0.56, 0.80), (math.pi / 2, 0, 0)
    ring(0.14, 0.03, (0.02, -0.52, 0.80), silver, (math.pi / 2, 0, 0))


def _flower():
    metal = gold("gold", rough=0.2, scale=0.5)
    _links(metal, _hang(1.16, -0.47))
    whole = empty(None, (0, -0.53, 0.80), (math.pi / 2, 0, 0))
    green = facets("emerald", (0.0, 0.10, 0.05), (0.10, 0.95, 0.45), 0.7)
    for i in range(6):
        angle = i * math.pi / 3 + math.pi / 6
        place = (0.27 * math.cos(angle), 0.27 * math.sin(angle), 0.0)
        child(ring(0.13, 0.03, place, metal, segments=24), whole)
        cut = child(brilliant(0.125, green), whole)
        cut.location = (*place[:2], 0.02)
    child(ring(0.15, 0.035, (0, 0, 0.02), metal), whole)
    child(ball(0.145, (0, 0, 0.04), pearl(), (1, 1, 0.7)), whole)
    child(prim("cylinder", metal, (0, 0, -0.05), radius=0.36, depth=0.04, vertices=48), whole)


def _sapphire():
    metal = gold("gold", rough=0.16, scale=0.5, hammer=0.12)
    for shift, size in ((0.0, 0.050), (0.16, 0.042)):
        for i, (x, y, z) in enumerate(_hang(1.18 + shift, -0.48 + 0.02 * shift, 0.40, 1.72, 34)):
            if i % 3:
                ball(size, (x, y, z), pearl(), segments=14)
            else:
                ball(size * 1.15, (x, y, z), metal, segments=14)
    whole = empty(None, (0, -0.54, 0.80), (math.pi / 2, 0, 0))
    cut = child(
        brilliant(0.33, facets("sapphire", (0.0, 0.03, 0.25), (0.2, 0.5, 1.0), 0.9), depth=0.5), whole
    )
    cut.location = (0, 0, 0.06)
    child(ring(0.345, 0.045, (0, 0, 0.03), metal), whole)
    child(prim("cylinder", metal, (0, 0, -0.06), radius=0.36, depth=0.05, vertices=48), whole)
    diamond = facets("diamond", (0.25, 0.35, 0.5), (1.0, 1.0, 1.0), 0.5)
    for i in range(16):
        angle = i * math.pi / 8
        radius = 0.075 if i % 2 else 0.058
        stone_ = child(brilliant(radius, diamond), whole)
        stone_.location = (0.455 * math.cos(angle), 0.455 * math.sin(angle), 0.02)
        child(ring(radius, 0.018, stone_.location, metal, segments=20), whole)
    ruby = facets("ruby", (0.10, 0.0, 0.005), (1.0, 0.05, 0.08), 0.9)
    drop = child(brilliant(0.12, ruby), whole)
    drop.location = (0, -0.66, 0.03)
    child(ring(0.125, 0.028, (0, -0.66, 0.02), metal, segments=28), whole)
    child(ball(0.05, (0, -0.82, 0.02), pearl()), whole)
