"""Idols: a seated figure, or an owl, of broken stone, bronze, alabaster and gold."""

from __future__ import annotations

import math
from itertools import pairwise

import numpy as np

from art3d import niche
from art3d.idol_head import EYE, SIZE, head, larger
from art3d.materials import bronze, gem, glow, gold, plain, stone
from art3d.mesh import ball, prim, ring, solidify, surface
from art3d.owl import owl
from art3d.scene import area, new_scene, world
from art3d.shader import Shader
from art3d.solid import Solid


def build(value, second=False):
    """The card's picture; `second` chooses the owl."""
    new_scene()
    world(strength=0.45)
    inner = (0.07, 0.105, 0.105) if value == 1 else (0.045, 0.10, 0.11)
    niche.niche((0.16, 0.15, 0.14), inner, crack=0.3)
    niche.floor((0.17, 0.16, 0.15))
    material = _material(value)
    if second:
        owl(material, value)
        niche.view(1.35, 0.98 if value < 4 else 1.08, lens=96 if value < 4 else 76)
    else:
        _figure(material, value)
        niche.view(1.40, 1.13 if value < 4 else 1.22, lens=82 if value < 4 else 72)
    if value == 1:
        _rubble()
    _light(value)


def _material(value):
    if value == 1:
        return stone("worn stone", (0.40, 0.38, 0.35), (0.09, 0.085, 0.08), scale=0.6, bump=0.9, hollows=True)
    if value == 2:
        return bronze(base=(0.36, 0.175, 0.065), green=0.85, rough=0.46)
    if value == 3:
        return _alabaster()
    return gold("gold", rough=0.30, hollows=True)


def _alabaster():
    m = Shader("alabaster")
    vein = m.ramp(m.noise(2.5, 6, 0.6, 1.5), [(0.35, 0), (0.62, 1)])
    colour = m.mix(vein, (0.82, 0.74, 0.60), (0.60, 0.44, 0.28))
    colour = m.mix(m.ramp(m.number("cavity"), [(0.2, 0), (0.75, 1)]), (0.14, 0.075, 0.03), colour)
    return m.principled(
        color=colour,
        rough=0.32,
        coat=0.3,
        coat_rough=0.15,
        sss=0.25,
        sss_radius=(0.3, 0.18, 0.1),
        sss_scale=0.08,
    )


def _light(value):
    if value == 1:
        niche.lights(1.5, 1.7, 1.0, back=(0.25, 0.6, 0.65), back_watts=55)
    elif value == 2:
        niche.lights(1.5, 1.8, 1.0, back=(0.2, 0.7, 0.72), back_watts=55)
    elif value == 3:
        niche.lights(0.85, 1.5, 0.6, back=(0.15, 0.72, 0.78), back_watts=55)
    else:
        niche.lights(1.0, 1.5, 0.7, back=(0.15, 0.75, 0.8), back_watts=60)
        area((-0.6, -5, 2.6), (0, 0, 1.3), 85, (1, 0.80, 0.5), 2.2)


def _rubble():
    chance = np.random.default_rng(2)
    material = stone("chips", (0.3, 0.29, 0.28))
    for _ in range(22):
        place = (chance.uniform(-1.4, 1.4), chance.uniform(-1.3, 0.2), 0.02)
        size = tuple(chance.uniform(0.02, 0.09, 3))
        prim("ico_sphere", material, place, scale=size, smooth=False, subdivisions=1)


def _figure(material, value):
    s = Solid((-1.0, -0.85, -0.05), (1.0, 0.75, 2.42), 220)
    _body(s)
    head(s)
    if value == 1:
        _wear(s)
    else:
        _ornament(s)
    s.mesh("idol", material)
    if value >= 2:
        ball(0.165, (0, -0.50, 0.72), _heart(value))
    if value == 2:
        _eyes(plain("shell eye", (0.80, 0.72, 0.54), 0.25, coat=1.0))
    if value == 3:
        _eyes(plain("lapis eye", (0.01, 0.05, 0.30), 0.15, coat=1.0))
        _collar(("lapis", "gold", "lapis"))
        _sun(rays=False)
    if value == 4:
        _eyes(glow("ruby eye", (1, 0.06, 0.03), 3.2), pupils=False)
        _ruby_on_brow()
        _collar(("teal", "ruby", "lapis"))
        _arm_rings()
        _sun(rays=True)
        _wings()


def _heart(value):
    if value == 4:
        return gem("ruby", (0.95, 0.015, 0.04), 0.9)
    if value == 3:
        return plain("lapis orb", (0.012, 0.05, 0.34), 0.12, coat=1.0)
    return plain("glass orb", (0.05, 0.22, 0.22), 0.2, coat=0.8)


def _body(s):
    s.add(s.cylinder((0, 0, 0.08), 0.80, 0.10, 0.04))
    s.add(s.cylinder((0, 0, 0.24), 0.72, 0.08, 0.04))
    for x in (-1, 1):
        s.add(s.capsule((x * 0.22, 0.12, 0.46), (x * 0.66, -0.18, 0.42), 0.17, 0.15), 0.06)
        s.add(s.capsule((x * 0.66, -0.18, 0.42), (x * -0.18, -0.46, 0.38), 0.15, 0.10), 0.05)
    s.add(s.ellipsoid((0, 0.05, 0.50), (0.40, 0.32, 0.22)), 0.10)
    s.add(s.capsule((0, 0.06, 0.55), (0, 0.06, 0.95), 0.25, 0.30), 0.08)
    s.add(s.capsule((-0.34, 0.06, 1.02), (0.34, 0.06, 1.02), 0.15), 0.10)
    for x in (-1, 1):
        s.add(s.ellipsoid((x * 0.15, -0.17, 0.93), (0.15, 0.07, 0.10)), 0.08)
        s.add(s.capsule((x * 0.40, 0.05, 1.02), (x * 0.56, -0.06, 0.72), 0.125, 0.10), 0.05)
        s.add(s.capsule((x * 0.56, -0.06, 0.72), (x * 0.22, -0.38, 0.62), 0.10, 0.075), 0.05)
        s.add(s.ellipsoid((x * 0.17, -0.42, 0.60), (0.11, 0.09, 0.06)), 0.04)
    s.add(s.torus((0, 0.02, 1.10), 0.235, 0.055), 0.03)
    s.add(s.torus((0, 0.02, 1.02), 0.315, 0.040), 0.03)


def _wear(s):
    noise = s.noise(3, 3, 3)
    s.field = s.field + 0.012 * noise
    s.cut(s.ellipsoid((0.44, -0.2, 2.16), (0.28, 0.6, 0.24), (0, 0.4, 0)) + 0.05 * noise)
    s.cut(s.ellipsoid((-0.85, -0.3, 0.10), (0.28, 0.4, 0.22)) + 0.06 * noise)
    s.cut(s.ellipsoid((0.62, -0.3, 0.72), (0.16, 0.3, 0.10)) + 0.04 * noise)
    lips = [
        larger(*place)
        for place in (
            (-0.135, -0.25, 1.285),
            (-0.05, -0.315, 1.258),
            (0.05, -0.315, 1.258),
            (0.135, -0.25, 1.285),
        )
    ]
    for start, end in pairwise(lips):
        s.cut(s.capsule(start, end, 0.028), 0.012)
    crack = np.abs(s.x - 0.06 - 0.52 * (s.z - 0.9) + 0.08 * noise) - 0.014
    s.cut(np.maximum(crack, s.y), 0.01)


def _ornament(s):
    """Pleats below, a ribbed head-cloth, a frieze on the foot."""
    angle = np.arctan2(s.x, -s.y)
    low = np.clip((0.62 - s.z) * 8, 0, 1) * np.clip((s.z - 0.33) * 12, 0, 1)
    cloth = np.clip((np.abs(s.x) - 0.38) * 14, 0, 1) * np.clip((s.z - 1.12) * 9, 0, 1)
    cloth = cloth * np.clip((1.76 - s.z) * 9, 0, 1) * np.clip((s.y + 0.04) * 14, 0, 1)
    foot = (np.abs(s.z - 0.075) < 0.055) * (np.sqrt(s.x**2 + s.y**2) > 0.70)
    s.field = s.field + 0.012 * np.sin(angle * 34) * low + 0.014 * np.sin(s.z * 75) * cloth
    s.field = s.field + 0.022 * np.sin(angle * 22) * foot


def _eyes(material, pupils=True):
    pupil = plain("pupil", (0.004, 0.004, 0.004), 0.05, coat=1.0)
    for x in (-1, 1):
        ball(SIZE, larger(x * EYE[0], EYE[1] + 0.004, EYE[2]), material, (0.092, 0.052, 0.048))
        if pupils:
            ball(0.036, larger(x * EYE[0], EYE[1] - 0.045, EYE[2]), pupil, (1, 0.4, 1))


def _ruby_on_brow():
    """The stone in a head-band."""
    ruby = gem("ruby", (0.95, 0.015, 0.04), 0.9)
    prim(
        "ico_sphere", ruby, larger(0, -0.385, 1.715), scale=(0.07, 0.045, 0.085), smooth=False, subdivisions=2
    )


def _collar(kinds):
    materials = {
        "teal": plain("enamel", (0.0, 0.20, 0.24), 0.15, coat=1.0),
        "ruby": gem("ruby beads", (0.95, 0.015, 0.04), 0.9),
        "lapis": plain("lapis", (0.01, 0.04, 0.30), 0.15, coat=1.0),
        "gold": gold("gold beads", rough=0.2, scale=0.5),
    }
    rows = zip(kinds, ((0.350, 1.055, 30), (0.405, 1.010, 30), (0.30, 1.100, 26)), strict=True)
    for kind, (radius, height, count) in rows:
        for i in range(count):
            angle = 2 * math.pi * i / count
            place = (radius * math.cos(angle), 0.04 + radius * math.sin(angle), height)
            ball(1.0, place, materials[kind], (0.036, 0.036, 0.045), 12)


def _arm_rings():
    enamel = plain("enamel", (0.0, 0.20, 0.24), 0.15, coat=1.0)
    for x in (-1, 1):
        for place, tilt, radius in (
            ((x * 0.445, 0.03, 0.93), (-20, x * -25), 0.135),
            ((x * 0.30, -0.32, 0.645), (60, x * -60), 0.10),
        ):
            ring(radius, 0.032, place, enamel, (math.radians(tilt[0]), math.radians(tilt[1]), 0))


def _sun(rays):
    """The disc behind the head."""
    shining = gold("shining gold", rough=0.18, scale=0.6)
    dark = gold("dark gold", (0.62, 0.33, 0.10), rough=0.35)
    upright = (math.pi / 2, 0, 0)
    ring(0.66, 0.05, (0, 0.26, 1.66), shining, upright)
    prim("cylinder", dark, (0, 0.29, 1.66), upright, radius=0.66, depth=0.03, vertices=64)
    for i in range(13 if rays else 0):
        angle = math.radians(-18 + i * 18)
        length = 0.40 if i % 2 == 0 else 0.24
        reach = 0.70 + length / 2
        place = (math.cos(angle) * reach, 0.27, 1.66 + math.sin(angle) * reach)
        size = {"radius1": 0.075, "radius2": 0.005, "depth": length, "vertices": 4}
        prim("cone", shining, place, (0, math.pi / 2 - angle, 0), (1, 0.45, 1), smooth=False, **size)


def _wings():
    shining = gold("feather gold", rough=0.18, scale=0.6)
    rows = ((8, 1.12, 0.125, 0.30), (6, 0.72, 0.11, 0.24), (5, 0.42, 0.10, 0.19))
    for side in (-1, 1):
        for count, length, width, back in rows:
            for i in range(count):
                part = i / (count - 1)
                angle = math.radians(78 - 88 * part)
                feather = _feather(side, angle, length * (1 - 0.33 * part), width, back - 0.015 * i)
                solidify(surface(9, 20, feather, shining, "feather"), 0.035)


def _feather(side, angle, length, width, back):
    def formula(u, v):
        half = width * np.sqrt(v) * np.sqrt(np.clip(1 - v**6, 0, 1))
        across = (u * 2 - 1) * half + 0.20 * v * v * length * 0.6
        along = length * v
        x = along * math.cos(angle) - across * math.sin(angle)
        z = along * math.sin(angle) + across * math.cos(angle)
        return side * (0.36 + x), back + 0.04 * (u * 2 - 1) ** 2 - 0.10 * v * v, 0.90 + z

    return formula
