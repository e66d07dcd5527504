"""An owl idol, for the second picture of each value."""

from __future__ import annotations

import math

import numpy as np

from art3d.materials import gem, glow, gold, plain
from art3d.mesh import ball, prim, ring, solidify, surface
from art3d.solid import Solid


def owl(material, value):
    """An owl on a round foot, about 1.9 high."""
    s = Solid((-0.95, -0.85, -0.05), (0.95, 0.8, 2.05), 150)
    _shape(s)
    if value == 1:
        _carved_eyes(s)
        _break(s)
    else:
        _feathers(s)
    s.mesh("owl", material)
    if value > 1:
        _eyes(value)
    if value >= 3:
        _breast(value)
    if value == 4:
        _splendour()


def stone_owl(material):
    """The same owl whole and of bare stone, a guardian; returns it."""
    s = Solid((-0.95, -0.85, -0.05), (0.95, 0.8, 2.05), 130)
    _shape(s)
    _carved_eyes(s)
    _feathers(s)
    return s.mesh("guardian", material)


def _shape(s):
    s.add(s.cylinder((0, 0, 0.08), 0.72, 0.10, 0.04))
    s.add(s.cylinder((0, 0, 0.23), 0.62, 0.07, 0.04))
    s.add(s.ellipsoid((0, 0.02, 0.86), (0.56, 0.50, 0.64)))
    s.add(s.ellipsoid((0, -0.06, 1.48), (0.50, 0.44, 0.38)), 0.16)
    for x in (-1, 1):
        s.add(s.capsule((x * 0.30, -0.05, 1.72), (x * 0.44, -0.02, 1.98), 0.13, 0.02), 0.10)
        s.add(s.ellipsoid((x * 0.52, 0.06, 0.84), (0.16, 0.40, 0.56), (0, x * 0.16, 0)), 0.05)
        s.cut(s.ellipsoid((x * 0.215, -0.48, 1.52), (0.205, 0.14, 0.205)), 0.04)
        s.add(s.torus((0, 0, -9), 0.1, 0.1))
        for toe in (-1, 0, 1):
            s.add(
                s.capsule(
                    (x * 0.22 + toe * 0.09, -0.40, 0.33), (x * 0.22 + toe * 0.11, -0.58, 0.29), 0.06, 0.04
                ),
                0.03,
            )
    s.add(s.capsule((0, -0.46, 1.46), (0, -0.62, 1.28), 0.085, 0.015), 0.05)
    s.add(s.capsule((-0.36, -0.36, 1.74), (0, -0.52, 1.60), 0.06, 0.05), 0.05)
    s.add(s.capsule((0.36, -0.36, 1.74), (0, -0.52, 1.60), 0.06, 0.05), 0.05)


def _feathers(s):
    """Scales on the breast, long feathers on the wings, a frieze on the foot."""
    row = s.z * 9.0
    angle = np.arctan2(s.x, -s.y)
    shift = np.floor(row) % 2 * 0.5
    scales = np.abs((angle * 3.2 + shift) % 1.0 - 0.5) * 2
    edge = np.clip((row % 1.0) - 0.55 * scales**2, 0, 1)
    breast = (np.abs(angle) < 1.0) * np.clip((1.22 - s.z) * 6, 0, 1) * np.clip((s.z - 0.36) * 8, 0, 1)
    wings = (np.abs(angle) >= 1.0) * np.clip((1.25 - s.z) * 6, 0, 1) * np.clip((s.z - 0.36) * 8, 0, 1)
    foot = (np.abs(s.z - 0.075) < 0.055) * (np.sqrt(s.x**2 + s.y**2) > 0.62)
    s.field = s.field + 0.030 * edge * breast + 0.016 * np.sin(angle * 26) * wings
    s.field = s.field + 0.020 * np.sin(np.arctan2(s.x, -s.y) * 22) * foot


def _carved_eyes(s):
    """Round eyes in a raised rim, their pupils drilled: for the owl that has no others."""
    for x in (-1, 1):
        s.add(s.ellipsoid((x * 0.215, -0.385, 1.52), (0.195, 0.085, 0.195), (0, 0, x * 0.25)), 0.01)
        s.cut(s.ellipsoid((x * 0.218, -0.475, 1.52), (0.158, 0.075, 0.158), (0, 0, x * 0.25)), 0.01)
        s.add(s.ellipsoid((x * 0.215, -0.400, 1.52), (0.122, 0.070, 0.122)), 0.01)
        s.cut(s.ellipsoid((x * 0.205, -0.480, 1.52), (0.048, 0.065, 0.048)), 0.008)


def _break(s):
    noise = s.noise(3, 5, 3)
    s.field = s.field + 0.014 * noise
    s.cut(s.ellipsoid((-0.44, -0.05, 1.92), (0.26, 0.4, 0.26)) + 0.06 * noise)
    s.cut(s.ellipsoid((0.60, -0.35, 0.30), (0.34, 0.4, 0.30)) + 0.06 * noise)
    for slope, shift in ((0.5, 0.08), (-0.7, -0.22)):
        crack = np.abs(s.x - shift - slope * (s.z - 1.0) * 0.6 + 0.10 * noise) - 0.013
        s.cut(np.maximum(np.maximum(crack, s.y), s.z - 1.30), 0.01)


def _eyes(value):
    if value == 2:
        rim, ball_of = (
            gold("brass", (0.75, 0.50, 0.2), rough=0.4),
            plain("dark glass", (0.02, 0.06, 0.06), 0.1, coat=1.0),
        )
    elif value == 3:
        rim, ball_of = gold("rim", rough=0.2), plain("lapis", (0.015, 0.07, 0.42), 0.12, coat=1.0)
    else:
        rim, ball_of = gold("rim", rough=0.18), gem("emerald", (0.03, 0.95, 0.40), 1.6)
    for x in (-1, 1):
        ring(0.175, 0.035, (x * 0.215, -0.455, 1.52), rim, (math.pi / 2, 0, x * 0.25))
        ball(0.15, (x * 0.215, -0.40, 1.52), ball_of, (1, 0.55, 1))
        ball(0.055, (x * 0.205, -0.475, 1.52), plain("pupil", (0.004, 0.004, 0.004), 0.05, coat=1.0))


def _breast(value):
    rim = gold("breast gold", rough=0.2, scale=0.5)
    ring(0.20, 0.045, (0, -0.50, 0.88), rim, (math.pi / 2 - 0.12, 0, 0))
    stone = (
        gem("ruby", (0.95, 0.015, 0.04), 0.9)
        if value == 4
        else plain("lapis disc", (0.012, 0.05, 0.36), 0.12, coat=1.0)
    )
    ball(0.18, (0, -0.47, 0.88), stone, (1, 0.45, 1))
    for i in range(15):
        angle = math.radians(200 + i * 10)
        place = (0.47 * math.cos(angle), -0.04 + 0.45 * math.sin(angle), 1.235 - 0.02 * abs(i - 7) * 0.2)
        ball(0.05, place, rim if i % 2 else stone, segments=14)


def _splendour():
    """Spread wings of gold, a halo, a crown: the glorious one."""
    shining = gold("feather gold", rough=0.18, scale=0.6)
    for side in (-1, 1):
        for row, (count, length, width) in enumerate(((7, 1.05, 0.14), (6, 0.75, 0.13))):
            for i in range(count):
                angle = math.radians(70 - 95 * i / (count - 1))
                blade = _blade(
                    side, angle, length * (1 - 0.25 * i / count), width, 0.22 - 0.06 * row - 0.012 * i
                )
                solidify(surface(9, 20, blade, shining, "feather"), 0.035)
    upright = (math.pi / 2, 0, 0)
    ring(0.62, 0.035, (0, 0.25, 1.62), shining, upright)
    for i in range(17):
        angle = math.radians(-10 + i * 12.5)
        length = 0.26 if i % 2 == 0 else 0.15
        place = (math.cos(angle) * (0.64 + length / 2), 0.25, 1.62 + math.sin(angle) * (0.64 + length / 2))
        size = {"radius1": 0.06, "radius2": 0.004, "depth": length, "vertices": 4}
        prim("cone", shining, place, (0, math.pi / 2 - angle, 0), (1, 0.45, 1), smooth=False, **size)
    glowing = glow("glow", (0.2, 1.0, 0.5), 2.0)
    ball(0.05, (0, -0.56, 1.70), glowing, (1, 0.6, 1.2))


def _blade(side, angle, length, width, back):
    def formula(u, v):
        half = width * np.sqrt(v) * np.sqrt(np.clip(1 - v**6, 0, 1))
        across = (u * 2 - 1) * half + 0.12 * v * v * length
        x = length * v * math.cos(angle) - across * math.sin(angle)
        z = length * v * math.sin(angle) + across * math.cos(angle)
        return side * (0.46 + x), back + 0.04 * (u * 2 - 1) ** 2 - 0.08 * v * v, 0.86 + z

    return formula
