"""A skull and a long bone."""

from __future__ import annotations

import itertools
import math

import numpy as np

from art3d.solid import Solid


def skull(bone, teeth, jaw=True, cracked=False, cells=190):
    """A skull that looks along -Y, about 1.75 high with its jaw, its middle between the eyes."""
    s = Solid((-1.0, -1.15, -1.25), (1.0, 1.2, 1.3), cells)
    _cranium(s)
    _face(s)
    if jaw:
        _jaw(s)
    s.field = s.field + 0.008 * s.noise(3, 3, 3)
    if cracked:
        _cracks(s)
    thing = s.mesh("skull", bone)
    _teeth(teeth, jaw, (2, 8) if cracked else (), cells).parent = thing
    return thing


def _cranium(s):
    s.add(s.ellipsoid((0, 0.17, 0.48), (0.74, 0.92, 0.72)))
    s.add(s.ellipsoid((0, -0.30, 0.42), (0.60, 0.52, 0.56)), 0.25)
    s.add(s.ellipsoid((0, -0.40, -0.22), (0.42, 0.42, 0.44)), 0.22)
    for x in (-1, 1):
        bars = (
            ((0.06, -0.80, 0.17), (0.36, -0.76, 0.25), 0.085, 0.095, 0.12),
            ((0.36, -0.76, 0.25), (0.60, -0.55, 0.10), 0.09, 0.085, 0.12),
            ((0.60, -0.55, 0.10), (0.57, -0.60, -0.16), 0.08, 0.09, 0.10),
            ((0.57, -0.60, -0.16), (0.28, -0.76, -0.28), 0.11, 0.10, 0.12),
            ((0.58, -0.56, -0.16), (0.69, -0.12, -0.10), 0.08, 0.06, 0.08),
            ((0.69, -0.12, -0.10), (0.58, 0.34, 0.02), 0.06, 0.09, 0.12),
        )
        for a, b, first, last, blend in bars:
            s.add(s.capsule((x * a[0], *a[1:]), (x * b[0], *b[1:]), first, last), blend)
        s.cut(s.ellipsoid((x * 0.96, -0.34, 0.14), (0.22, 0.36, 0.34)), 0.16)
        s.cut(s.ellipsoid((x * 0.50, -0.55, -0.50), (0.20, 0.30, 0.22)), 0.12)


def _face(s):
    for x in (-1, 1):
        s.add(s.capsule((x * 0.55, -0.30, 0.16), (x * 0.53, -0.30, -0.18), 0.15), 0.03)
    s.add(s.capsule((0, -0.80, 0.12), (0, -0.93, -0.12), 0.075, 0.065), 0.10)
    s.add(s.ellipsoid((0, -0.62, -0.48), (0.33, 0.27, 0.20)), 0.12)
    for x in (-1, 1):
        s.cut(s.ellipsoid((x * 0.305, -0.84, 0.0), (0.235, 0.40, 0.21), (0, x * 0.22, x * 0.10)), 0.04)
        s.cut(s.ellipsoid((x * 0.075, -0.96, -0.27), (0.085, 0.30, 0.135), (0, x * -0.30, 0)), 0.03)
    s.cut(s.ellipsoid((0, -0.96, -0.20), (0.07, 0.2, 0.10)), 0.03)


def _jaw(s):
    line = ((0.0, -0.80, -1.03, 0.13), (0.14, -0.785, -1.03, 0.135), (0.26, -0.70, -1.00, 0.125))
    line += ((0.36, -0.52, -0.96, 0.12), (0.45, -0.25, -0.90, 0.115), (0.52, 0.02, -0.80, 0.10))
    for x in (-1, 1):
        for a, b in itertools.pairwise(line):
            s.add(s.capsule((x * a[0], a[1], a[2]), (x * b[0], b[1], b[2]), a[3], b[3]), 0.06)
        s.add(s.capsule((x * 0.50, -0.02, -0.82), (x * 0.58, 0.10, -0.20), 0.11, 0.085), 0.08)
        s.add(s.capsule((x * 0.08, -0.80, -0.90), (x * 0.30, -0.60, -0.86), 0.085, 0.08), 0.08)
    s.add(s.ellipsoid((0, -0.84, -1.06), (0.16, 0.10, 0.10)), 0.08)


def _cracks(s):
    noise = s.noise(2.2, 9, 3)
    crack = np.abs((s.x - 0.30) + 0.35 * (s.z - 0.62) + 0.075 * noise)
    crack = crack - 0.013 * np.clip((s.z - 0.32) * 3, 0, 1)
    s.cut(np.maximum(np.maximum(crack, -(s.y + 0.1) - 2), s.y - 0.3))
    branch = np.abs((s.z - 0.66) - 0.6 * (s.x - 0.35) + 0.07 * s.noise(2.6, 5, 3))
    s.cut(np.maximum(branch - 0.012 * np.clip((s.x - 0.25) * 4, 0, 1), s.y - 0.2))
    s.cut(s.ellipsoid((0.36, -0.55, 0.80), (0.13, 0.4, 0.10), (0, 0.5, 0.3)) + 0.02 * noise)


def _teeth(material, jaw, missing, cells):
    s = Solid((-0.42, -1.0, -0.95), (0.42, -0.2, -0.45), int(cells * 0.55))
    rows = [(-0.56, -0.725, 0.0, missing)]
    if jaw:
        rows.append((-0.735, -0.90, 0.03, ()))
    for top, bottom, back, gaps in rows:
        for i in range(10):
            if i in gaps:
                continue
            turn = (i + 0.5) / 5 - 1
            place = (
                0.345 * math.sin(turn * 1.45),
                -0.42 - 0.44 * math.cos(turn * 1.35) + back,
                (top + bottom) / 2,
            )
            half = (0.050 if abs(turn) < 0.4 else 0.043, 0.055, abs(bottom - top) / 2)
            s.add(s.block(place, half, 0.032, (0, 0, turn * 1.35)), 0.012)
    s.field = s.field + 0.004 * s.noise(8, 2, 2)
    return s.mesh("teeth", material)


def long_bone(material, length=1.6, cells=110):
    """A thigh bone along X."""
    end = length / 2
    s = Solid((-end - 0.3, -0.3, -0.3), (end + 0.3, 0.3, 0.3), cells)
    s.add(s.capsule((-end, 0, 0), (end, 0, 0), 0.10))
    s.field = s.field - 0.02 * np.clip(np.abs(s.x) / end - 0.5, 0, 1)
    for x in (-1, 1):
        for y in (-1, 1):
            s.add(s.ellipsoid((x * (end + 0.04), 0, y * 0.13), (0.15, 0.14, 0.14)), 0.12)
    s.field = s.field + 0.008 * s.noise(4, 1, 2)
    return s.mesh("long bone", material)
