"""A centurion's helmet on a skull: a bronze bowl, a gilt brow, cheek plates, a red crest from ear to ear."""

from __future__ import annotations

import math

import numpy as np

from art3d.materials import bronze, gem, gold, velvet
from art3d.mesh import ball, ring, tube
from art3d.scene import child
from art3d.solid import Solid, capsule, carve, ellipsoid, join

CREST_MIDDLE = (0.10, 0.46)
"""Across and up: where the bristles of the crest point away from."""
BRISTLES, ROWS = 49, 3
CREST_HALF = 74
"""Degrees from the crest's top to its end above the ear."""


def helmet(head):
    """Puts the helmet on a `skull.skull`."""
    metal = bronze("bronze", (0.46, 0.235, 0.085), green=0.18, rough=0.32, scale=0.7)
    trim = gold("trim", rough=0.22, scale=0.5)
    for thing in (*_bowl(metal, trim), *_cheeks(metal, trim)):
        child(thing, head)
    _rosette(head, trim)
    _crest(head, trim)


def _over_skull(s, out):
    """The distance to the cranium, `out` metres thicker."""
    back = s.ellipsoid((0, 0.17, 0.46), (0.74 + out, 0.92 + out, 0.74 + out))
    return join(back, s.ellipsoid((0, -0.28, 0.42), (0.62 + out, 0.52 + out, 0.58 + out)), 0.28)


def _bowl(metal, trim):
    low, high = (-1.05, -1.15, -0.35), (1.05, 1.35, 1.45)
    s = Solid(low, high, 150)
    edge = 0.30 - 0.22 * np.clip(s.y + 0.35, 0, 1.2) + 0.10 * np.exp(-((s.x / 0.16) ** 2)) * (s.y < 0)
    s.add(_over_skull(s, 0.10) + 0.006 * s.noise(7, 4, 1))
    rib = np.sqrt(s.x**2 + 0 * s.z) - 0.035 + 0 * s.y
    s.add(np.maximum(_over_skull(s, 0.125), rib), 0.03)
    s.cut(_over_skull(s, 0.05))
    s.cut(s.z - edge)
    brow = Solid(low, high, 150)
    brow.add(_over_skull(brow, 0.145))
    brow.cut(_over_skull(brow, 0.05))
    brow.field = np.maximum(brow.field, np.abs(brow.z - edge - 0.05) - 0.075).astype(np.float32)
    return s.mesh("bowl", metal), brow.mesh("brow", trim)


def _cheeks(metal, trim):
    """Plates that hang beside the jaw: a gilt edge round a raised bronze field."""
    for inset, thick, material in ((0.0, 0.032, trim), (0.055, 0.052, metal)):
        s = Solid((-1.0, -1.05, -1.10), (1.0, 0.6, 0.55), 150)
        skin = ellipsoid(s.x, s.y + 0.02, s.z + 0.15, (0.80, 0.92, 1.25))
        flat = np.zeros(1, np.float32)
        upper = capsule(s.y, s.z, flat, (0.02, 0.36, 0), (-0.10, -0.28, 0), 0.30, 0.28)
        plate = join(upper, capsule(s.y, s.z, flat, (-0.16, -0.34, 0), (-0.42, -0.80, 0), 0.25, 0.14), 0.08)
        plate = carve(plate, capsule(s.y, s.z, flat, (-0.58, 0.0, 0), (-0.60, 0.05, 0), 0.27, 0.27), 0.05)
        plate = carve(plate, capsule(s.y, s.z, flat, (-0.74, -0.42, 0), (-0.76, -0.44, 0), 0.22, 0.22), 0.05)
        s.add(np.maximum(np.abs(skin) - thick, plate + inset))
        s.field = np.maximum(s.field, 0.45 - np.abs(s.x)).astype(np.float32)
        yield s.mesh("cheek plates", material)


def _rosette(head, trim):
    child(ring(0.105, 0.035, (0, -0.965, 0.47), trim, (math.pi / 2 - 0.25, 0, 0), segments=32), head)
    child(ball(0.10, (0, -0.945, 0.47), gem("garnet", (0.8, 0.02, 0.03), 0.5), (1, 0.6, 1)), head)


def _crest(head, trim):
    forward, up = CREST_MIDDLE
    reds = velvet("crest", (0.52, 0.012, 0.012)), velvet("crest below", (0.30, 0.006, 0.010))
    chance = np.random.default_rng(3)
    for row in range(ROWS):
        y = forward + 0.085 * (row - 1)
        for i in range(BRISTLES):
            angle = math.radians(CREST_HALF * (2 * (i + 0.5 * (row % 2)) / (BRISTLES - 0.5) - 1))
            reach = 1.47 - 0.10 * (angle / 1.3) ** 2 + chance.uniform(-0.02, 0.02) - 0.03 * abs(row - 1)
            away = math.sin(angle), math.cos(angle)
            line = [
                (r * 0.98 * away[0], y * (2 - r) + (r - 1) * 1.2 * y, up + r * away[1])
                for r in (0.90, 1.2, reach)
            ]
            child(tube(line, 0.042, reds[(i + row) % 2], [0.8, 1.0, 1.15], resolution=3), head)
    holder = [
        (0.94 * math.sin(a), forward, up + 0.95 * math.cos(a))
        for a in np.radians(np.linspace(-CREST_HALF - 2, CREST_HALF + 2, 30))
    ]
    child(tube(holder, 0.115, trim, resolution=5), head)
