"""A king's crown: a jewelled band with fleurons and pearls."""

from __future__ import annotations

import math

import numpy as np

from art3d.materials import gem, pearl, velvet
from art3d.mesh import ball, prim, solidify, spot_on, surface, tube
from art3d.scene import child, empty


def crown(metal, radius, deep=1.0, points=8, height=0.46, cap=None):
    """A crown standing on Z = 0 about the origin; `deep` stretches it along Y, `cap` is the colour of velvet inside."""
    whole = empty()
    flare = 0.06

    def band(u, v):
        angle = u * 2 * math.pi
        r = radius + flare * v + 0.012 * np.sin(v * math.pi)
        return r * np.sin(angle), -deep * r * np.cos(angle), v * 0.28

    child(solidify(surface(128, 8, band, metal, "band"), 0.05), whole)
    for v in (0, 0.5, 1):
        line = [spot_on(band, t, v) for t in np.linspace(0, 1, 49)[:-1]]
        if v != 0.5:
            child(tube(line, 0.038, metal, closed=True), whole)
    stones = (gem("ruby", (0.9, 0.015, 0.03), 0.45), gem("emerald", (0.02, 0.75, 0.35), 0.35))
    for i in range(points):
        _point(whole, metal, band, i / points, height if i % 2 == 0 else height * 0.66, i % 2 == 0)
        x, y, z = spot_on(band, i / points, 0.5)
        turn = (0, 0, i / points * 2 * math.pi)
        size = (0.11, 0.06, 0.11) if i % 2 == 0 else (0.08, 0.05, 0.08)
        jewel = prim(
            "ico_sphere", stones[i % 2], (x * 1.03, y * 1.03, z), turn, size, smooth=False, subdivisions=2
        )
        child(jewel, whole)
    if cap:
        _cap(whole, radius, deep, cap)
    return whole


def _point(whole, metal, band, u, height, great):
    """A fleuron: a lily of three swelling leaves with a pearl on top."""
    x, y, z = spot_on(band, u, 1.0)
    angle = u * 2 * math.pi
    out = (math.sin(angle), -math.cos(angle))
    side = (math.cos(angle), math.sin(angle))

    def place(across, up):
        lean = 0.10 * (up / 0.46) ** 2
        return (x + side[0] * across + out[0] * lean, y + side[1] * across + out[1] * lean, z - 0.03 + up)

    stem = [place(0, 0), place(0, height * 0.45), place(0, height * 0.8), place(0, height)]
    child(tube(stem, 0.095, metal, [1.15, 0.62, 0.95, 0.25], resolution=6), whole)
    child(ball(0.062, place(0, height + 0.05), pearl(), segments=18), whole)
    if great:
        for lean in (-1, 1):
            leaf = [
                place(0, height * 0.30),
                place(lean * 0.13, height * 0.50),
                place(lean * 0.20, height * 0.72),
                place(lean * 0.15, height * 0.86),
            ]
            child(tube(leaf, 0.072, metal, [0.8, 1.1, 0.9, 0.4], resolution=5), whole)
        child(ball(0.085, place(0, height * 0.50), metal, segments=18), whole)


def _cap(whole, radius, deep, color):
    def dome(u, v):
        angle, rise = u * 2 * math.pi, v * math.pi / 2
        pleat = 1 + 0.03 * np.sin(12 * angle) * np.cos(rise)
        r = (radius - 0.03) * np.cos(rise) ** 0.6 * pleat
        return r * np.sin(angle), -deep * r * np.cos(angle), 0.12 + 0.42 * np.sin(rise)

    child(surface(96, 30, dome, velvet("cap", color), "cap"), whole)
