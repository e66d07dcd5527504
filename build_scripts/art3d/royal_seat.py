"""The king's seat: a high carved back with a crown, tufted velvet, arms that end in golden balls; and its canopy."""

from __future__ import annotations

import math

import numpy as np

from art3d.furnishings import tassel
from art3d.hats import crown
from art3d.materials import velvet
from art3d.mesh import ball, box, hewn_box, lathe, prim, ring, smooth_line, solidify, spot_on, surface, tube
from art3d.scene import empty

CRIMSON = (0.19, 0.008, 0.014)
HALF_WIDTH, BACK, GABLE = 0.78, 2.45, 0.62
"""Of the back: half its width, the height of its sides above the floor, and of the point between them."""
_FINIAL = [
    (0.0, 0.0), (0.15, 0.0), (0.15, 0.06), (0.09, 0.10), (0.13, 0.18), (0.16, 0.27), (0.11, 0.36), (0.05, 0.42),
    (0.075, 0.48), (0.03, 0.56), (0.0, 0.60),
]  # fmt: skip


def royal_seat(material, metal, y, floor):
    """The seat, its back at `y`, on a floor of this height."""
    hewn_box((2.1, 1.5, 0.16), (0, y - 0.1, floor + 0.08), material, 0.01, bevel=0.03)
    hewn_box((1.9, 1.3, 0.50), (0, y, floor + 0.37), material, 0.012)
    for x in (-0.62, 0, 0.62):
        ring(0.17, 0.025, (x, y - 0.67, floor + 0.38), metal, (math.pi / 2, 0, 0), segments=40)
        ball(0.07, (x, y - 0.66, floor + 0.38), metal)
    _back(material, metal, y, floor)
    cloth = velvet("throne velvet", CRIMSON)
    solidify(surface(90, 150, lambda u, v: _tufted(u, v, y + 0.30, floor), cloth, "tufts"), 0.03)
    _buttons(metal, y + 0.30, floor)
    cushion = box((1.30, 1.05, 0.26), (0, y - 0.16, floor + 0.74), cloth, 0.12)
    cushion.modifiers["bevel"].segments = 6
    tube([(-0.64, y - 0.69, floor + 0.74), (0.64, y - 0.69, floor + 0.74)], 0.03, metal)
    for side in (-1, 1):
        _arm(material, metal, side, y, floor)


def _back(material, metal, y, floor):
    """Two posts with finials, a pointed back between them with a golden edge, and the crown over its point."""
    for side in (-1, 1):
        hewn_box((0.30, 0.42, BACK), (side * 0.93, y + 0.55, floor + BACK / 2), material, 0.012)
        for level in (0.92, 1.66, 2.40):
            ring(0.21, 0.035, (side * 0.93, y + 0.55, floor + level), metal, scale=(1, 1.2, 1), segments=40)
        finial = lathe(_FINIAL, metal, 32)
        finial.location = (side * 0.93, y + 0.55, floor + BACK)

    def slab(u, v):
        rise = GABLE * (1 - np.abs(2 * u - 1)) ** 0.8
        return (u - 0.5) * 2 * HALF_WIDTH, y + 0.50 + 0 * u, floor + v * (BACK - 0.1 + rise)

    solidify(surface(40, 30, slab, material, "back"), 0.30)
    edge = [
        (x, y + 0.42, floor + BACK - 0.1 + GABLE * (1 - abs(x) / HALF_WIDTH) ** 0.8)
        for x in np.linspace(-HALF_WIDTH, HALF_WIDTH, 17)
    ]
    tube(edge, 0.06, metal)
    stand = empty(None, (0, y + 0.52, floor + BACK + GABLE - 0.16), (math.radians(8), 0, 0), 0.50)
    crown(stand, 0.80, (0.9, 0.01, 0.03), height=0.46, low=0, cap=CRIMSON)


def _tufts(u, v):
    """How far the velvet swells: pillows between buttons in a lattice of lozenges."""
    a, b = 3 * u + 5 * v, 3 * u - 5 * v
    return np.abs(np.sin(a * math.pi) * np.sin(b * math.pi)) ** 0.5


def _tufted(u, v, y, floor):
    rise = 0.50 * (1 - np.abs(2 * u - 1)) ** 0.8
    edge = np.minimum(np.minimum(u, 1 - u), np.minimum(v, 1 - v))
    swell = (0.05 + 0.10 * _tufts(u, v)) * np.clip(edge * 14, 0, 1) ** 0.5
    return (u - 0.5) * 1.30, y - swell, floor + 0.80 + v * (BACK - 1.05 + rise)


def _buttons(metal, y, floor):
    for i in range(1, 6):
        for k in range(1, 10):
            u, v = i / 6, k / 10
            if (i + k) % 2 == 0:
                x, _, z = spot_on(lambda u, v: _tufted(u, v, y, floor), u, v)
                ball(0.028, (x, y - 0.06, z), metal, segments=12)


def _arm(material, metal, side, y, floor):
    hewn_box((0.30, 1.25, 0.16), (side * 0.86, y - 0.04, floor + 1.20), material, 0.01, bevel=0.05)
    hewn_box((0.20, 1.00, 0.56), (side * 0.86, y + 0.02, floor + 0.86), material, 0.01)
    scroll = {"radius": 0.20, "depth": 0.34, "vertices": 40}
    front = y - 0.62
    prim("cylinder", material, (side * 0.86, front, floor + 1.10), (0, math.pi / 2, 0), bevel=0.03, **scroll)
    for out in (-0.18, 0.18):
        ring(0.12, 0.03, (side * 0.86 + out, front, floor + 1.10), metal, (0, math.pi / 2, 0), segments=32)
    post = [(0.13, 0.0), (0.13, 0.08), (0.08, 0.14), (0.07, 0.30), (0.11, 0.42), (0.08, 0.54), (0.12, 0.62)]
    lathe(post, material, 28).location = (side * 0.86, front, floor + 0.36)
    ball(0.15, (side * 0.86, front - 0.06, floor + 1.36), metal)


def canopy(metal, y, top):
    """Velvet drawn up to a golden ring over the seat and tied to both sides, with a valance of scallops."""
    cloth = velvet("canopy", (0.10, 0.006, 0.012))
    for side in (-1, 1):
        solidify(surface(80, 90, lambda u, v, s=side: _drape(u, v, s, y, top), cloth, "drape"), 0.02)
        ring(0.17, 0.035, (side * 1.78, y - 0.12, 2.46), metal, scale=(1, 1, 1.6), segments=40)
        tassel(metal, side * 1.72, y - 0.34, 2.34)

    def valance(u, v):
        angle = math.pi * u
        scallop = 0.26 + 0.12 * np.abs(np.sin(7 * angle))
        fold = 0.04 * np.sin(42 * angle) * (1 - v)
        reach = 0.85 + 0.05 * (1 - v) + fold
        return -reach * np.cos(angle), y - 0.75 * reach * np.sin(angle), top - (1 - v) * scallop

    solidify(surface(240, 16, valance, cloth, "valance"), 0.02)
    for level, thick in ((top, 0.06), (top - 0.10, 0.025)):
        rail = [(-0.87 * math.cos(t), y - 0.67 * math.sin(t), level) for t in np.linspace(0, math.pi, 25)]
        tube(rail, thick, metal)
    tube([spot_on(valance, t, 0.0) for t in np.linspace(0, 1, 120)], 0.022, metal, resolution=4)


def _drape(u, v, side, y, top):
    """From the ring (v 1) in a sweep to the tie, and hanging from it."""
    way = [(1.86, 0.9), (1.84, 1.5), (1.74, 2.05), (1.76, 2.46), (1.62, 3.2), (1.28, 4.1), (0.66, top)]
    line = smooth_line(way, 8)
    place = v * (len(line) - 1)
    low = np.clip(place.astype(int), 0, len(line) - 2)
    part = place - low
    x = line[low, 0] * (1 - part) + line[low + 1, 0] * part
    z = line[low, 1] * (1 - part) + line[low + 1, 1] * part
    tied = np.exp(-(((z - 2.46) / 0.55) ** 2))
    wide = np.where(z > 2.46, 0.75, 0.50) * (1 - 0.72 * tied)
    fold = (0.10 - 0.05 * tied) * np.sin(u * 9 * math.pi + 1.3 * np.sin(2.2 * z))
    return side * (x + (u - 0.5) * wide), y + 0.10 + fold, z + 0 * u
