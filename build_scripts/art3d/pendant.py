"""A pendant hanging from a stand: a tooth on a cord, a silver moon, a gold cross, a great sapphire."""

from __future__ import annotations

import math

import numpy as np
from mathutils import Matrix, Vector

from art3d.materials import facets, gold, leather, pearl, plain, stone, velvet, wood
from art3d.mesh import ball, brilliant, hewn_box, lathe, prim, ring, smooth_line, solidify, surface, tube
from art3d.scene import child, empty


def pendant(value):
    """The stand with what hangs on it; the pendant's middle lies about 0.9 high."""
    _stand(value)
    {1: _tooth, 2: _moon, 3: _flower, 4: _sapphire}[value]()


_BUST = smooth_line(
    [
        (0.0, 2.17),
        (0.17, 2.16),
        (0.215, 2.10),
        (0.20, 1.92),
        (0.215, 1.78),
        (0.34, 1.66),
        (0.62, 1.54),
        (0.79, 1.36),
        (0.80, 1.10),
        (0.72, 0.74),
        (0.55, 0.42),
        (0.32, 0.27),
        (0.0, 0.24),
    ],
    8,
)
"""Neck and shoulders: across and up."""
_DEEP = 0.55
"""How deep the bust is for its width."""
_NECKLACE = ((0.205, 1.98), (0.225, 1.88), (0.28, 1.72), (0.36, 1.52), (0.33, 1.32), (0.17, 1.12))
"""Where a chain lies at the right, across and up, from the neck's side down."""


def _bust(u, v):
    """Neck and shoulders of a dressmaker's stand."""
    angle = u * 2 * math.pi
    k = v * (len(_BUST) - 1)
    radius, height = (np.interp(k, np.arange(len(_BUST)), _BUST[:, i]) for i in range(2))
    return radius * np.cos(angle), radius * np.sin(angle) * _DEEP, height


def _torso(u, v):
    """The same carved of stone: straight down below the chest."""
    x, y, z = _bust(u, v)
    wider = np.where((z < 1.1) & (v > 0.5), 0.76 / np.maximum(np.hypot(x, y / _DEEP), 0.3), 1)
    return x * wider, y * wider, z


def _before(x, z, out):
    """The place `out` before the bust at x, z."""
    radius = float(np.interp(-z, -_BUST[:, 1], _BUST[:, 0]))
    return float(x), -_DEEP * math.sqrt(max(radius**2 - x**2, 0.0)) - out, float(z)


def _stand(value):
    cloth = {2: (0.16, 0.12, 0.10), 3: (0.004, 0.03, 0.045), 4: (0.05, 0.004, 0.03)}
    if value == 1:
        dark = stone("bust", (0.115, 0.10, 0.115), crack=0.5, scale=2.2, bump=0.9)
        surface(96, 97, _torso, dark, "bust")
        for side in (-1, 1):
            ball(0.25, (side * 0.62, 0.02, 1.31), dark, (0.95, 0.90, 1.05))
        rough = stone("block", (0.24, 0.21, 0.20), scale=0.7)
        hewn_box((1.25, 0.8, 0.34), (0, 0.05, 0.13), rough, 0.03, (0, 0, 0.05))
        return
    surface(96, 97, _bust, velvet("stand", cloth[value]), "bust")
    foot = wood() if value == 2 else gold("foot", rough=0.25, scale=0.6)
    lathe([(0, 0), (0.52, 0), (0.55, 0.05), (0.46, 0.11), (0.20, 0.15), (0.12, 0.22), (0.14, 0.30)], foot, 48)


def _hang(low, pitch, out=0.04, half=0.0, lift=0.0):
    """Places along a chain that lies on the bust, `pitch` apart: from the left side of the neck down to `low`,
    where it is 2 × `half` wide, and up at the right; `lift` shifts it up."""
    knots = [(x, z + lift) for x, z in _NECKLACE if z + lift > low + 0.06]
    right = smooth_line([*knots, (half, low)], 12)
    line = [(-x, z) for x, z in right] + [tuple(place) for place in right[::-1]]
    return [_before(x, z, out) for x, z in _evenly(np.array(line), pitch, gap=half)]


def _evenly(line, pitch, gap):
    """Points of a line `pitch` apart, none where it crosses the middle `gap`."""
    step = np.linalg.norm(np.diff(line, axis=0), axis=1)
    reach = np.concatenate([[0], np.cumsum(step)])
    middle = reach[-1] / 2
    offsets = np.arange(gap or pitch / 2, middle, pitch)
    places = np.concatenate([middle - offsets[::-1], middle + offsets])
    return np.stack([np.interp(places, reach, line[:, i]) for i in range(2)], -1)


def _tooth():
    """Five claws and clay beads on a cord, the longest claw in the middle."""
    band = leather("cord", (0.10, 0.045, 0.022), (0.24, 0.11, 0.05))
    ivory = plain("claw", (0.60, 0.45, 0.25), 0.42, coat=0.2)
    places = _hang(1.02, 0.03, 0.03)
    tube(places, 0.030, band, resolution=4)
    middle = len(places) // 2
    for k, length in ((0, 0.64), (-6, 0.50), (6, 0.50), (-12, 0.38), (12, 0.38)):
        x, y, z = places[middle + k]
        lean = 0.26 * k / 6
        line = [(x + lean * length * t**1.4 * 0.8, y - 0.06 - 0.10 * math.sin(2.6 * t), z - 0.05 - length * t)
                for t in (0, 0.3, 0.65, 1)]  # fmt: skip
        claw = tube(line, 0.23 * length**0.6, ivory, [0.75, 1.0, 0.66, 0.05])
        claw.data.use_fill_caps = True
        lathe([(0.12, -0.05), (0.135, -0.02), (0.12, 0.05), (0.05, 0.09)], band, 24).location = line[0]
    colors = ((0.08, 0.26, 0.28), (0.42, 0.13, 0.05))
    for k in range(3):
        for side in (-1, 1):
            place = places[middle + side * (17 + 5 * k)]
            ball(0.085, place, plain("bead", colors[k % 2], 0.5), (1, 1, 0.9), 20)


def _links(metal, places, radius=0.058):
    """Links of a chain through these places, each turned a quarter against the next."""
    for i, place in enumerate(places):
        before, after = places[max(i - 1, 0)], places[min(i + 1, len(places) - 1)]
        along = Vector(after) - Vector(before)
        turn = along.to_track_quat("X", "Z").to_matrix() @ Matrix.Rotation(
            math.pi / 2 * (i % 2) + 0.8, 3, "X"
        )
        ring(radius, radius * 0.26, place, metal, turn.to_euler(), (1.35, 0.85, 1), segments=20)


def _moon():
    silver = gold("silver", (0.82, 0.83, 0.88), (0.10, 0.10, 0.13), rough=0.24, scale=0.5)
    _links(silver, _hang(1.06, 0.088, half=0.20))

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
    _links(metal, _hang(1.20, 0.088))
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
    bead = pearl()
    for shift, size in ((0.0, 0.056), (0.17, 0.044)):
        for i, place in enumerate(_hang(1.24 + shift, 2.1 * size, 0.03, lift=shift / 2)):
            ball(size, place, metal if i % 4 == 0 else bead, segments=14)
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
