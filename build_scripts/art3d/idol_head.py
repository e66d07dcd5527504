"""The head of the idols: a carved god with heavy lids, drilled pupils, ear-discs and a crown of plumes."""

from __future__ import annotations

import itertools
import math

import numpy as np

from art3d.solid import capsule, ellipsoid, turned

PLUMES = 7
SIZE, NECK = 1.22, 1.08
EYE = (0.152, -0.262, 1.485)
"""Where the left eye sits."""


class _Larger:
    """A solid as the head's parts see it: each is made `SIZE` times as large as it says, about the neck."""

    def __init__(self, solid):
        self._solid = solid
        self.x, self.y = solid.x / SIZE, solid.y / SIZE
        self.z = (solid.z - NECK) / SIZE + NECK

    def ellipsoid(self, centre, radii, rotation=None):
        place = (self.x - centre[0], self.y - centre[1], self.z - centre[2])
        return ellipsoid(*turned(*place, rotation), radii) * SIZE

    def capsule(self, a, b, first, last=None):
        return capsule(self.x, self.y, self.z, a, b, first, first if last is None else last) * SIZE

    def add(self, shape, blend=0.0):
        self._solid.add(shape, blend)

    def cut(self, shape, blend=0.0):
        self._solid.cut(shape, blend)


def larger(x, y, z):
    """Where a place of the head comes to lie."""
    return x * SIZE, y * SIZE, (z - NECK) * SIZE + NECK


def head(solid):
    """Adds the head to `solid`, its chin at a height of about 1.1, its highest plume at 2.3."""
    s = _Larger(solid)
    _face(s)
    for x in (-1, 1):
        _eye(s, x)
        _ear(s, x)
    _mouth(s)
    _headdress(s)


def _face(s):
    s.add(s.capsule((0, 0.04, 1.06), (0, 0.03, 1.25), 0.15), 0.05)
    s.add(s.ellipsoid((0, 0.0, 1.50), (0.335, 0.31, 0.36)), 0.05)
    s.add(s.ellipsoid((0, -0.045, 1.64), (0.315, 0.285, 0.13)), 0.05)
    s.add(s.ellipsoid((0, -0.09, 1.275), (0.235, 0.215, 0.135)), 0.10)
    s.add(s.ellipsoid((0, -0.255, 1.185), (0.085, 0.07, 0.060)), 0.06)
    s.add(s.capsule((0, -0.285, 1.575), (0, -0.385, 1.390), 0.038, 0.055), 0.04)
    for x in (-1, 1):
        s.add(s.ellipsoid((x * 0.062, -0.335, 1.378), (0.045, 0.05, 0.036)), 0.03)
        s.add(s.ellipsoid((x * 0.20, -0.20, 1.345), (0.095, 0.08, 0.085)), 0.07)


def _eye(s, x):
    """A deep socket under a strong brow; in it the ball between two lids, its pupil drilled."""
    cx, y, z = x * EYE[0], EYE[1], EYE[2]
    s.cut(s.ellipsoid((cx, y - 0.075, z), (0.132, 0.085, 0.088), (0, x * -0.14, 0)), 0.03)
    s.add(s.ellipsoid((cx, y + 0.028, z), (0.104, 0.07, 0.062)), 0.01)
    for top in (1, -1):
        lid = [
            (x * (EYE[0] + across), y + back, z + top * rise)
            for across, back, rise in ((-0.108, 0.012, -0.004), (0.0, -0.040, 0.066), (0.112, 0.046, 0.010))
        ]
        for a, b in itertools.pairwise(lid):
            s.add(s.capsule(a, b, 0.021 if top > 0 else 0.016), 0.015)
    s.cut(s.ellipsoid((cx - x * 0.006, y - 0.050, z), (0.034, 0.060, 0.038)), 0.008)
    brow = ((0.030, -0.318, 1.560), (0.130, -0.322, 1.628), (0.235, -0.262, 1.625), (0.315, -0.150, 1.560))
    for a, b in itertools.pairwise(brow):
        s.add(s.capsule((x * a[0], *a[1:]), (x * b[0], *b[1:]), 0.042, 0.036), 0.03)


def _ear(s, x):
    """A fall of the head-cloth beside the face, a disc in the ear before it."""
    s.add(s.ellipsoid((x * 0.335, 0.05, 1.40), (0.085, 0.17, 0.30)), 0.04)
    s.add(s.ellipsoid((x * 0.365, -0.11, 1.345), (0.090, 0.055, 0.090)), 0.015)
    s.cut(s.ellipsoid((x * 0.368, -0.175, 1.345), (0.050, 0.05, 0.050)), 0.01)


def _mouth(s):
    """Closed, its corners drawn up a little."""
    line = ((-0.118, -0.232, 1.272), (-0.05, -0.288, 1.258), (0.05, -0.288, 1.258), (0.118, -0.232, 1.272))
    for a, b in itertools.pairwise(line):
        s.add(s.capsule((a[0], a[1], a[2] + 0.022), (b[0], b[1], b[2] + 0.022), 0.024), 0.02)
        s.add(s.capsule((a[0] * 0.8, a[1], a[2] - 0.024), (b[0] * 0.8, b[1], b[2] - 0.024), 0.026), 0.02)
    for a, b in itertools.pairwise(line):
        s.cut(s.capsule((a[0] * 1.12, a[1] - 0.026, a[2]), (b[0] * 1.12, b[1] - 0.026, b[2]), 0.014), 0.012)


def _headdress(s):
    away = np.sqrt((s.x / 0.345) ** 2 + ((s.y - 0.0) / 0.33) ** 2)
    s.add(np.maximum(np.abs(away - 1.0) * 0.34 - 0.045, np.abs(s.z - 1.715) - 0.050) * SIZE, 0.02)
    for i in range(PLUMES):
        angle = math.radians((i - (PLUMES - 1) / 2) * 27)
        tall = 0.215 - 0.022 * abs(i - (PLUMES - 1) / 2)
        x, y = 0.315 * math.sin(angle), 0.02 - 0.285 * math.cos(angle)
        out = (x * 1.16, y * 1.02, 1.745 + tall * 0.74)
        turn = (0, 0.42 * math.sin(angle), angle)
        s.add(s.ellipsoid(out, (0.082, 0.045, tall), turn), 0.012)
        rib = (x * 1.24, y - 0.042 * math.cos(angle), 1.745 + tall * 0.86)
        s.cut(s.ellipsoid(rib, (0.020, 0.022, tall * 0.62), turn), 0.01)
    s.add(s.ellipsoid((0, 0.03, 1.80), (0.27, 0.25, 0.16)), 0.02)
    s.add(s.ellipsoid((0, -0.345, 1.715), (0.072, 0.035, 0.072)), 0.01)
