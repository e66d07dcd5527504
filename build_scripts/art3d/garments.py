"""Shoulders, cloth, collars and the chain of office of the figurines."""

from __future__ import annotations

import math

import numpy as np

from art3d.houses import CLOTH, DARK_CLOTH, badge
from art3d.materials import gold, plain
from art3d.mesh import paint, prim, ring, solidify, spot_on, surface, tube
from art3d.scene import child, empty
from art3d.sculpt import Sculpt, blend, ease, one_colour, painted
from art3d.shader import Shader


def garment(traits, house, body):
    """Dresses the empty `body`: shoulders, a collar, and the house's badge on a chain if there is a house."""
    colour = traits.get("cloth", CLOTH.get(house))
    dark = traits.get("dark", DARK_CLOTH.get(house))
    child(_shoulders(traits, colour, dark), body)
    metal = gold("trimmings", rough=0.22, scale=0.5, hammer=0.15)
    collars = {"ermine": _ermine, "ruff": _ruff, "high": _high, "fur": _fur, "v": _crossed}
    collar = traits.get("collar", "ermine")
    if collar in collars:
        collars[collar](traits, body, metal, dark)
    if house:
        _chain(traits, body, metal)
        _badge(traits, house, body, metal, dark)


def _shoulders(traits, colour, dark):
    width, collar = traits.get("shw", 1.0), traits.get("collar", "ermine")
    s = Sculpt((-1.75, -1.15, -2.6), (1.75, 1.05, -0.75), 0.021)
    s.ellipsoid((0, 0.15, -2.15), (1.08 * width, 0.80, 0.80), 0.1)
    for x in (-1, 1):
        s.ellipsoid((x * 0.98 * width, 0.16, -2.0), (0.50, 0.56, 0.56), 0.28)
        s.capsule((x * 0.3, 0.2, -1.35), (x * 0.9 * width, 0.2, -1.65), 0.30, 0.32, 0.2)
    s.capsule((0, 0.14, -1.1), (0, 0.2, -1.7), 0.46, 0.7, 0.25)
    x, y, z = s.everywhere()
    angle = np.arctan2(x, -y + 0.4)
    folds = 0.014 * np.sin(15 * angle + 0.8 * np.sin(4 * z)) * np.clip((-1.45 - z) * 2, 0, 1)
    s.field = (s.field + folds).astype(np.float32)
    if traits.get("pattern") == "brocade":
        raised = np.sqrt(np.abs(np.sin(9 * angle + 9 * z) * np.sin(9 * angle - 9 * z)))
        s.field = (s.field - 0.016 * raised).astype(np.float32)
    if collar in ("v", "fur", "high") and not traits.get("closed"):
        s.ellipsoid((0, -0.30, -1.10), (0.46, 0.62, 0.52), 0.06, True)
    material = painted("cloth", 0.72, 0.02, 0.3, bump=0.3, sheen=0.2)
    return s.mesh("cloth", material, lambda places: _cloth_colours(traits, places, colour, dark))


def _cloth_colours(traits, places, colour, dark):
    colours = one_colour(places, colour)
    angle = np.arctan2(places[:, 0], -places[:, 1] + 0.4)
    pattern = traits.get("pattern", "")
    if pattern == "slash":
        stripes = ease((np.sin(11 * angle) - 0.35) / 0.2) * (np.abs(places[:, 0]) > 0.52)
        colours = blend(colours, stripes, traits.get("slashc", dark))
    if pattern == "brocade":
        first, second = np.sin(9 * angle + 9 * places[:, 2]), np.sin(9 * angle - 9 * places[:, 2])
        first, second = np.abs(first), np.abs(second)
        golden = traits.get("thread", (0.50, 0.28, 0.06))
        colours = blend(colours, ease((0.13 - np.minimum(first, second)) / 0.07), golden, 0.9)
        colours = blend(colours, ease((first * second - 0.93) / 0.03), golden, 0.9)
    return colours


def _ermine(traits, body, metal, dark):
    width = traits.get("shw", 1.0)
    s = Sculpt((-1.6, -1.2, -2.2), (1.6, 1.1, -0.75), 0.02)
    for i in range(44):
        angle = i / 44 * 2 * math.pi
        drop = -1.42 - 0.22 * (math.cos(angle) + 1) * 0.5 - 0.06 * abs(math.sin(angle))
        place = (math.sin(angle) * 0.80 * width, 0.12 - math.cos(angle) * 0.66, drop)
        s.ellipsoid(place, (0.22, 0.20, 0.27), 0.12)
    s.ripple(0.006, lambda x, y, z: 60 * np.arctan2(x, -y) + 9 * z)
    spots = [(i / 18 * 2 * math.pi, -1.40 if i % 2 else -1.62) for i in range(18)]

    def colours(places):
        fur = one_colour(places, traits.get("fur", (0.80, 0.74, 0.62)))
        angle = np.arctan2(places[:, 0] / width / 0.80, -(places[:, 1] - 0.12) / 0.66)
        base = 0.22 * (np.cos(angle) + 1) * 0.5 + 0.06 * np.abs(np.sin(angle))
        for at, height in spots:
            across = (angle - at + np.pi) % (2 * np.pi) - np.pi
            up = places[:, 2] + base - height
            size = 0.055 * np.clip(1.0 - up / 0.16, 0.2, 1.3)
            away = np.hypot(across * 0.8 / size, np.where(up > 0, up / 0.14, up / 0.06))
            fur = blend(fur, ease((1 - away) / 0.3), (0.015, 0.012, 0.012), 0.95)
        return fur

    child(s.mesh("ermine", painted("ermine", 0.85, 0, 0.1, bump=0.3, sheen=0.5), colours), body)


def _ruff(traits, body, metal, dark):
    lace = Shader("lace").principled(color=(0.80, 0.77, 0.70), rough=0.75, sheen=0.3, sss=0.05)
    inner, outer = traits.get("ruff", (0.42, 1.12))
    for up, phase in ((0, 0), (0.12, 0.5)):

        def pleats(u, v, up=up, phase=phase):
            angle = u * 2 * math.pi
            r = inner + (outer - inner) * v
            wave = np.sin(angle * 26 + phase * 6.28) * 0.085 * (0.25 + 0.75 * v)
            z = -1.12 + up - 0.18 * v + wave - 0.14 * np.cos(angle) * v
            return r * np.sin(angle), 0.12 - r * 0.90 * np.cos(angle), z

        child(solidify(surface(520, 8, pleats, lace, "ruff"), 0.022), body)
        hem = [spot_on(pleats, t, 1.0) for t in np.linspace(0, 1, 261)[:-1]]
        child(tube(hem, 0.014, metal, closed=True, resolution=2), body)


def _high(traits, body, metal, dark):
    def formula(u, v):
        angle = (u - 0.5) * 4.6
        r = 0.46 + 0.55 * v**1.3
        z = -1.30 + 1.15 * v * (0.35 + 0.65 * np.cos(angle * 0.5) ** 2)
        return r * np.sin(angle), 0.22 + r * np.cos(angle) * 0.9, z

    collar = surface(80, 24, formula, painted("high collar", 0.6, 0.1, 0.3, sheen=0.3), "high collar")
    child(solidify(paint(collar, dark), 0.05), body)
    child(tube([spot_on(formula, t, 1.0) for t in np.linspace(0, 1, 60)], 0.04, metal, resolution=4), body)
    neck = []
    for angle in np.linspace(0, 2 * math.pi, 40)[:-1]:
        neck.append((math.sin(angle) * 0.55, 0.12 - math.cos(angle) * 0.62, -1.36 - 0.08 * math.cos(angle)))
    child(tube(neck, 0.075, metal, closed=True), body)


def _fur(traits, body, metal, dark):
    s = Sculpt((-1.6, -1.2, -2.4), (1.6, 1.1, -0.75), 0.02)
    for x in (-1, 1):
        line = [(x * 0.30, 0.52, -1.15), (x * 0.62, 0.2, -1.22), (x * 0.62, -0.30, -1.45)]
        line += [(x * 0.40, -0.66, -1.90), (x * 0.30, -0.75, -2.4)]
        s.chain(line, [0.22, 0.24, 0.24, 0.22, 0.22], 0.1)
    s.field = (s.field + 0.022 * s.noise()).astype(np.float32)
    s.ripple(0.012, lambda x, y, z: 30 * np.arctan2(x, -y) + 25 * z + 3 * np.sin(14 * x) * np.cos(12 * z))
    material = painted("fur", 0.9, 0, 0.5, bump=0.4, sheen=0.6, wood=traits.get("furl", (0.45, 0.28, 0.14)))
    child(s.mesh("fur", material, traits.get("fur", (0.12, 0.055, 0.025))), body)


def _crossed(traits, body, metal, dark):
    s = Sculpt((-1.6, -1.2, -2.4), (1.6, 1.1, -0.75), 0.02)
    for x in (-1, 1):
        line = [
            (0, 0.60, -1.10),
            (x * 0.46, 0.35, -1.14),
            (x * 0.58, -0.15, -1.30),
            (x * 0.34, -0.62, -1.62),
            (0, -0.80, -2.05),
        ]
        s.chain(line, [0.14, 0.15, 0.15, 0.14, 0.12], 0.06)
    child(s.mesh("collar", painted("collar", 0.6, 0.1, 0.35, sheen=0.3), traits.get("vcol", dark)), body)
    for x in (-1, 1):
        hem = [
            (x * 0.52, 0.2, -1.0),
            (x * 0.62, -0.22, -1.16),
            (x * 0.38, -0.74, -1.52),
            (x * 0.06, -0.95, -1.95),
        ]
        child(tube(hem, 0.035, metal, resolution=4), body)


def _badge_place(traits):
    return traits.get("badge", (-1.66, -0.98))


def _chain(traits, body, metal):
    low, front = _badge_place(traits)
    width = traits.get("shw", 1.0)
    for i in range(24):
        t = (i + 0.5) / 12 - 1
        a = abs(t)
        place = (t * 0.88 * width, front + 0.02 + 1.05 * a**2.4, low + 0.16 + a**1.6 * (-1.22 - low))
        turn = (math.pi / 2 * (i % 2) * 0.8, t * 1.2, 0.3 * t)
        child(ring(0.062, 0.022, place, metal, turn, segments=20), body)


def _badge(traits, house, body, metal, dark):
    low, front = _badge_place(traits)
    size = traits.get("badgesz", 0.27)
    plate = empty(body, (0, front - 0.06, low), (0.12, 0, 0))
    flat = (math.pi / 2, 0, 0)
    enamel = plain("enamel", dark, 0.2, coat=1.0, coat_rough=0.05)
    child(prim("cylinder", enamel, (0, 0, 0), flat, radius=size, depth=0.07, vertices=64), plate)
    child(ring(size, 0.045, (0, -0.02, 0), metal, flat), plate)
    mark = child(badge(house, size * 0.66, metal, 0.03), plate)
    mark.location = (0, -0.05, 0)
