"""What the Collectors wear on their heads: each the sign of a trade."""

from __future__ import annotations

import math

import numpy as np

from art3d.feather import feather
from art3d.materials import gold, pearl, plain
from art3d.mesh import ball, lathe, paint, prim, ring, solidify, spot_on, surface, tube
from art3d.sculpt import Sculpt, ease, painted


def _felt():
    return painted("felt", 0.80, 0, 0.25, sheen=0.22, bump=0.3)


def _cord(points, radius, colour, taper=None):
    return tube(points, radius, plain("cord", colour, 0.8), taper, resolution=4)


def mitre(head, colour, dark):
    """A tall priest's cap: two stiff halves that rise to a point, a broad band with a boss."""
    wide = head.trait("wide", 0.78) + 0.10

    def half(u, v, front):
        angle = (u - 0.5) * math.pi
        rise = 0.98 * (1 - np.abs(2 * u - 1) ** 1.25) + 0.16
        x = wide * np.sin(angle) * (1 - 0.52 * v**1.6)
        y = 0.12 - (1 if front else -1) * wide * 1.08 * np.cos(angle) * (1 - 0.55 * v)
        return x, y, 0.42 + v * rise

    for front in (True, False):
        sheet = surface(60, 30, lambda u, v, f=front: half(u, v, f), _felt(), "mitre")
        head.add(paint(solidify(sheet, 0.06), colour if front else dark))
        edge = [spot_on(lambda u, v, f=front: half(u, v, f), u, 1.0) for u in np.linspace(0, 1, 30)]
        head.add(_cord(edge, 0.045, dark))
    stripe = [spot_on(lambda u, v: half(u, v, True), 0.5, v) for v in np.linspace(0.12, 0.95, 12)]
    head.add(_cord([(x, y - 0.04, z) for x, y, z in stripe], 0.06, dark))
    _band(head, wide + 0.03, 0.46, 0.10, dark)
    metal = gold("boss", rough=0.2, scale=0.4)
    head.add(ball(0.12, (0, -0.90, 0.80), metal, (1, 0.5, 1)))


def _band(head, radius, height, thick, colour):
    fold = ring(radius, thick, (0, 0.12, height), _felt(), (-0.03, 0, 0), (1, 1.08, 1.1), 80)
    head.add(paint(fold, colour))


def caul(head, colour, dark):
    """Hair under a net with a pearl at every knot, and a band over the brow."""
    wide = head.trait("wide", 0.78)
    white = pearl(color=(0.95, 0.92, 0.88))
    for row in range(5):
        rise = math.radians(16 + row * 17)
        count = round(20 * math.cos(rise)) + 2
        for i in range(count):
            angle = 2 * math.pi * (i + 0.5 * (row % 2)) / count
            place = (
                (wide + 0.135) * math.cos(rise) * math.sin(angle),
                0.14 - 0.95 * math.cos(rise) * math.cos(angle),
                0.40 + 0.89 * math.sin(rise),
            )
            head.add(ball(0.052, place, white, segments=14))
    _band(head, wide + 0.10, 0.56, 0.062, colour)
    drop = (0, -0.98, 0.48)
    head.add(ball(0.105, drop, white, (1, 0.8, 1.35)))
    head.add(paint(ring(0.10, 0.03, (0, -0.98, 0.60), _felt(), (math.pi / 2, 0, 0)), dark))


def loupe(head, colour, dark):
    """A small skull-cap, and a goldsmith's glass pushed up on its strap."""
    wide = head.trait("wide", 0.78)
    s = Sculpt((-1.2, -1.2, 0.5), (1.2, 1.3, 1.5), 0.02)
    s.ellipsoid((0, 0.22, 0.52), (wide + 0.09, 0.90, 0.80), 0.1)
    s.formula((-1.2, -1.2, 0.5), (1.2, 1.3, 1.5), lambda x, y, z: z - 0.92 - 0.30 * y + 0 * x, 0.04, True)
    head.add(s.mesh("skull-cap", _felt(), dark))
    strap = ring(wide + 0.055, 0.045, (0, 0.11, 0.56), _felt(), (-0.10, 0, 0), (1, 1.10, 1.6), 80)
    head.add(paint(strap, colour))
    metal = gold("loupe", rough=0.2, scale=0.4)
    tube_of = lathe([(0.17, 0), (0.20, 0.04), (0.185, 0.10), (0.235, 0.26), (0.25, 0.30)], metal, 40)
    tube_of.location, tube_of.rotation_euler = (0.30, -0.80, 0.60), (math.radians(82), 0, math.radians(14))
    head.add(tube_of)
    glass = plain("glass", (0.10, 0.12, 0.14), 0.05, coat=1.0)
    lens = prim(
        "cylinder",
        glass,
        (0.37, -1.05, 0.635),
        (math.radians(82), 0, math.radians(14)),
        radius=0.22,
        depth=0.02,
    )
    head.add(lens)


def quill(head, colour, dark):
    """No hat: a pen behind the ear."""
    feather(
        head.whole,
        (-0.80, -0.42, -0.05),
        (-0.22, 0.10, 0.97),
        1.45,
        (0.50, 0.47, 0.42),
        (0.2, 0.18, 0.16),
        0.25,
    )


def spectacles(head, colour, dark):
    """Two round glasses riveted over the nose."""
    rim = plain("rim", dark, 0.35, 0.6)
    for x in (-1, 1):
        place = (x * 0.335, head.eye_y - 0.335, head.eye_z - 0.015)
        head.add(ring(0.245, 0.030, place, rim, (math.pi / 2, 0, x * 0.20), segments=48))
    bridge = [(-0.11, -0.97, 0.07), (0, -1.02, 0.14), (0.11, -0.97, 0.07)]
    head.add(tube(bridge, 0.030, rim, resolution=4))


def rag(head, colour, dark):
    """A workman's cloth bound round the brow, its knot and two ends over the ear."""
    wide = head.trait("wide", 0.78)
    for i, (height, tilt) in enumerate(((0.44, 0.06), (0.55, -0.02), (0.66, 0.05))):
        fold = ring(
            wide + 0.115 - 0.02 * i, 0.085, (0, 0.12, height), _felt(), (-0.10, tilt, 0), (1, 1.09, 1), 80
        )
        head.add(paint(fold, colour if i != 1 else tuple(0.8 * part for part in colour)))
    knot = (wide + 0.20, -0.30, 0.50)
    head.add(paint(ball(0.16, knot, _felt(), (0.8, 1, 1)), colour))
    for lean, low in ((0.20, 0.02), (0.02, -0.10)):
        end = [knot, (knot[0] + lean * 0.8, knot[1] - 0.05, 0.30), (knot[0] + lean, knot[1], low)]
        head.add(_cord(end, 0.085, dark, [0.6, 1.0, 1.3]))


def crown_of_hair(head, colour, dark):
    """A thick plait laid round the head."""
    wide = head.trait("wide", 0.78)
    count = 26
    for i in range(count):
        angle = 2 * math.pi * i / count
        for strand in (-1, 1):
            turn = angle + strand * 0.05
            place = (
                (wide + 0.05) * math.sin(turn),
                0.16 - (wide + 0.10) * math.cos(turn),
                0.86 + 0.055 * strand - 0.10 * math.cos(turn),
            )
            knot = prim(
                "uv_sphere",
                head.hair,
                place,
                (0, strand * 0.7, -turn),
                (0.155, 0.11, 0.10),
                segments=20,
                ring_count=14,
            )
            head.add(paint(knot, head.traits["hair"]))


def brim(head, colour, dark):
    """A gravedigger's hat: a low flat crown, a wide brim that sags."""
    wide = head.trait("wide", 0.78)
    profile = [
        (wide + 0.80, 0.50), (wide + 0.78, 0.53), (wide + 0.42, 0.58), (wide + 0.14, 0.60), (wide + 0.11, 0.72),
        (wide + 0.05, 1.10), (wide - 0.02, 1.20), (0.4, 1.25), (0, 1.24),
    ]  # fmt: skip
    s = lathe(profile, _felt(), 72)
    s.scale, s.location = (1, 1.04, 1), (0, 0.12, 0)
    s.rotation_euler = (math.radians(-7), math.radians(-5), 0)
    head.add(paint(solidify(s, 0.05), colour))
    _band(head, wide + 0.11, 0.70, 0.055, dark)


def mob_cap(head, colour, dark):
    """A gathered linen cap with a frill all round the face and a ribbon."""
    wide = head.trait("wide", 0.78)
    s = Sculpt((-1.5, -1.3, 0.2), (1.5, 1.6, 1.9), 0.02)
    s.ellipsoid((0, 0.20, 0.88), (wide + 0.30, 1.06, 0.74), 0.1)
    x, y, z = s.everywhere()
    gathers = np.sin(22 * np.arctan2(x, y - 0.1 + 0 * z)) * ease((1.25 - z) / 0.6)
    s.field = (s.field + 0.028 * gathers).astype(np.float32)
    s.formula((-1.5, -1.3, 0.2), (1.5, 1.6, 1.9), lambda x, y, z: z - 0.56 - 0.06 * y + 0 * x, 0.04, True)
    head.add(s.mesh("mob cap", _felt(), colour))

    def frill(u, v):
        angle = u * 2 * math.pi
        reach = wide + 0.10 + 0.30 * v
        wave = 0.075 * np.sin(26 * angle) * v
        return (
            reach * np.sin(angle),
            0.13 - reach * 1.06 * np.cos(angle),
            0.54 - 0.12 * v + wave + 0.05 * np.cos(angle),
        )

    head.add(paint(solidify(surface(320, 8, frill, _felt(), "frill"), 0.03), colour))
    _band(head, wide + 0.115, 0.60, 0.070, dark)
    for side in (-1, 1):
        bow = ball(0.15, (side * 0.15, -1.02, 0.66), _felt(), (1.0, 0.5, 0.7))
        head.add(paint(bow, dark))
