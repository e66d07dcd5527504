"""Crowns and hats of the figurines."""

from __future__ import annotations

import math

import numpy as np

from art3d.feather import feather
from art3d.houses import CLOTH, DARK_CLOTH, GEM, badge
from art3d.materials import gem, gold, pearl
from art3d.mesh import ball, bevel, paint, prim, ring, solidify, spot_on, surface, tube
from art3d.scene import child, empty
from art3d.sculpt import Sculpt, blend, ease, one_colour, painted
from art3d.shader import Shader
from art3d.trade_hats import brim, caul, crown_of_hair, loupe, mitre, mob_cap, quill, rag, spectacles


def hat(head, house):
    """Adds the hat that `hat` names."""
    makers = {
        "crown": _royal_crown, "minicrown": _small_crown, "circlet": _circlet, "beret": _beret, "hennin": _hennin,
        "turban": _turban, "roundlet": _roundlet,
    }  # fmt: skip
    trades = {
        "mitre": mitre, "caul": caul, "loupe": loupe, "quill": quill, "spectacles": spectacles, "rag": rag,
        "plait": crown_of_hair, "brim": brim, "mob cap": mob_cap,
    }  # fmt: skip
    kind = head.trait("hat")
    if kind in trades:
        trades[kind](head, *_colours(head, house))
    elif kind:
        makers[kind](head, house)


def _colours(head, house):
    return head.trait("hatc", CLOTH.get(house)), head.trait("hatd", DARK_CLOTH.get(house))


def _felt():
    return painted("felt", 0.80, 0, 0.25, sheen=0.22, bump=0.3)


def _gold():
    return gold("hat gold", rough=0.2, scale=0.4, hammer=0.15)


def jewel(material, place, radius, size=(1, 0.6, 1)):
    """A cut stone."""
    size = tuple(radius * part for part in size)
    return prim("ico_sphere", material, place, (0.2, 0.3, 0), size, smooth=False, subdivisions=2)


def band(whole, material, radius, low, height, oval=(0.10, 1.08), flare=0.04, dip=0.0):
    """A ring of metal round the head; returns its formula, u going round from the front.

    `oval` is how far back its middle lies and how much deeper than wide it is.
    """
    back, deep = oval

    def formula(u, v):
        angle = u * 2 * math.pi
        r = radius + flare * v
        return r * np.sin(angle), back - r * deep * np.cos(angle), low + v * height + dip * np.cos(angle)

    child(bevel(solidify(surface(96, 6, formula, material, "band"), 0.05), 0.015), whole)
    for v in (0, 1):
        line = [spot_on(formula, t, v) for t in np.linspace(0, 1, 40)[:-1]]
        child(tube(line, 0.035, material, closed=True, resolution=4), whole)
    return formula


def crown(parent, radius, gem_colour, points=8, low=0.62, height=0.40, metal=None, cap=None):
    """A crown of this radius, hung on `parent`, its band at the height `low`; `cap` is the colour of its velvet."""
    metal = metal or gold("crown", rough=0.2, scale=0.5, hammer=0.15)
    formula = band(parent, metal, radius, low, 0.20)
    stone, white = gem("crown gem", gem_colour, 0.5), pearl(color=(0.9, 0.84, 0.75))
    for i in range(points):
        _crown_point(parent, metal, stone, formula, i, i / points, height)
        x, y, z = spot_on(formula, i / points, 0.5)
        angle = i / points * 2 * math.pi
        out = (math.sin(angle), -math.cos(angle))
        if i % 2 == 0:
            child(jewel(stone, (x + out[0] * 0.035, y + out[1] * 0.035, z), 0.075, (1, 1, 1)), parent)
        else:
            child(ball(0.055, (x + out[0] * 0.03, y + out[1] * 0.03, z), white, segments=16), parent)
    if cap is not None:
        s = Sculpt((-1.1, -1.1, 0.5), (1.1, 1.3, 1.5), 0.022)
        s.ellipsoid((0, 0.10, 0.80), (radius - 0.035, radius * 1.08 - 0.035, 0.56), 0.1)
        x, y, z = s.everywhere()
        s.field = s.field + 0.02 * np.sin(10 * np.arctan2(x, y + 0 * z))
        child(s.mesh("cap", painted("velvet cap", 0.8, 0, 0.15, sheen=0.8), cap), parent)


def _crown_point(parent, metal, stone, formula, i, u, height):
    """A fleuron with three leaves, great and small by turns."""
    great = i % 2 == 0
    x, y, z = spot_on(formula, u, 1.0)
    tall = height if great else height * 0.62
    angle = u * 2 * math.pi
    out, side = (math.sin(angle), -math.cos(angle)), (math.cos(angle), math.sin(angle))
    line = [(x + out[0] * 0.03 * t, y + out[1] * 0.03 * t, z - 0.02 + tall * t) for t in (0, 0.4, 0.8, 1.0)]
    child(tube(line, 0.10, metal, [1.25, 0.75, 0.55, 0.25], resolution=5), parent)
    top, leaf = line[3], line[2]
    child(ball(0.065, (top[0], top[1], top[2] + 0.02), stone if great else metal, segments=20), parent)
    for way in (-1, 1) if great else ():
        place = (leaf[0] + way * 0.09 * side[0], leaf[1] + way * 0.09 * side[1], leaf[2] - 0.10)
        child(ball(0.058, place, metal, segments=16), parent)


def _royal_crown(head, house):
    whole = head.add(empty(None, (0, 0, 0), head.trait("hatrot", (-0.06, 0.05, 0))))
    crown(
        whole,
        head.trait("wide", 0.78) + 0.05,
        GEM[house],
        height=head.trait("hi", 0.40),
        cap=head.trait("capin", None),
    )


def _small_crown(head, house):
    whole = head.add(empty(None, (0, 0.10, 1.10), (-0.10, 0.12, 0)))
    crown(whole, 0.40, GEM[house], low=0, height=0.30)


def _circlet(head, house):
    silver = gold("silver", (0.80, 0.82, 0.88), (0.1, 0.1, 0.14), rough=0.18, scale=0.4)
    formula = band(head.whole, silver, head.trait("wide", 0.78) + 0.07, 0.46, 0.11, (0.12, 1.10), dip=-0.06)
    _, y, z = spot_on(formula, 0, 0.5)
    moon = head.add(badge("moon", 0.17, silver, 0.03))
    moon.location, moon.rotation_euler = (0, y - 0.06, z + 0.16), (math.pi / 2, math.radians(90), 0)
    head.add(jewel(gem("moonstone", (0.25, 0.7, 1.0), 0.7), (0, y - 0.08, z + 0.02), 0.085))
    for i in (1, -1, 2, -2):
        x, y, z = spot_on(formula, i * 0.075 % 1, 0.5)
        head.add(ball(0.05, (x, y - 0.03, z), pearl(color=(0.9, 0.86, 0.8)), segments=16))


def _beret(head, house):
    colour, dark = _colours(head, house)
    s = Sculpt((-1.7, -1.3, 0.3), (1.5, 1.5, 1.7), 0.02)
    s.ellipsoid((-0.16, 0.10, 0.86), (1.14, 1.12, 0.34), 0.1, rotation=(0.05, -0.22, 0))
    s.ellipsoid((-0.30, 0.12, 1.0), (0.85, 0.85, 0.34), 0.2, rotation=(0, -0.25, 0))
    x, y, z = s.everywhere()
    angle = np.arctan2(x + 0.2, y + 0 * z)
    s.field = s.field + 0.020 * np.sin(11 * angle + 2 * np.sin(3 * angle)) * np.clip(1.35 - z, 0, 1)

    def shade(places):
        return blend(one_colour(places, colour), ease((0.85 - places[:, 2]) / 0.3), dark, 0.6)

    metal = _gold()
    head.add(s.mesh("beret", _felt(), shade))
    band(head.whole, metal, head.trait("wide", 0.78) + 0.06, 0.50, 0.12, flare=0.05)
    plume, tip = head.trait("fcol", (0.85, 0.78, 0.62)), head.trait("ftip", (0.5, 0.03, 0.02))
    feather(head.whole, (0.62, -0.62, 0.78), (0.42, 0.0, 0.90), 1.05, plume, tip)
    if house in CLOTH:
        mark = head.add(badge(house, 0.13, metal, 0.04))
        mark.location = (0.52, -0.78, 0.66)
    head.add(jewel(gem("beret gem", (0.9, 0.05, 0.03), 0.5), (0.60, -0.72, 0.80), 0.08))


def _hennin(head, house):
    colour, _ = _colours(head, house)
    wide = head.trait("wide", 0.78)

    def cone(u, v):
        angle = u * 2 * math.pi
        r = (wide + 0.13) * (1 - v) ** 0.85 + 0.05
        lift = 0.66 + v * 1.12 - 0.10 * np.cos(angle) * (1 - v)
        return r * np.sin(angle), 0.18 - r * 1.02 * np.cos(angle) + v * 1.15, lift

    m = Shader("hennin")
    stripe = m.math("FRACT", m.math("MULTIPLY", m.split(m.coord("UV"))[1], 5.0))
    golden = (0.75, 0.48, 0.12)
    cloth = m.ramp(stripe, [(0.0, colour), (0.70, colour), (0.74, golden), (0.96, golden), (1, colour)])
    worn = m.mix(m.ramp(m.noise(7, 4), [(0.3, 0.35), (0.7, 0)]), cloth, (0.05, 0.01, 0.06))
    head.add(surface(72, 40, cone, m.principled(color=worn, rough=0.55, sheen=0.5, coat=0.2), "hennin"))
    band(head.whole, _gold(), wide + 0.15, 0.54, 0.17, (0.16, 1.06))
    head.add(surface(90, 40, _veil_formula, _veil(), "veil"))
    head.add(jewel(gem("hennin gem", (0.5, 0.1, 1.0), 0.5), (0, -0.86, 0.66), 0.10))


def _veil_formula(u, v):
    angle = (u - 0.5) * 3.6
    x = 0.05 + (0.25 + 0.95 * v**0.8) * np.sin(angle) + 0.03 * np.sin(26 * u + 5 * v)
    y = 1.25 - 0.20 * v + 0.30 * np.cos(angle) * v + 0.05 * np.sin(19 * u)
    return x, y, 1.72 - 3.1 * v**1.1


def _veil():
    m = Shader("veil")
    gauze = m.node(
        "BsdfPrincipled", {"Base Color": (0.95, 0.85, 1.0), "Roughness": 0.6, "Sheen Weight": 1.0}
    ).outputs[0]
    facing = m.node("LayerWeight", {0: 0.4}).outputs[1]
    solid = m.math("MULTIPLY_ADD", facing, 0.5, 0.22)
    clear = m.node("BsdfTransparent").outputs[0]
    return m.finish(m.node("MixShader", {0: solid, 1: clear, 2: gauze}).outputs[0])


def _turban(head, house):
    colour, dark = _colours(head, house)
    second = head.trait(
        "hats", tuple(a * 0.55 + b * 0.45 for a, b in zip(colour, (0.55, 0.33, 0.06), strict=True))
    )
    cloth, wide = _felt(), head.trait("wide", 0.78)
    for i in range(7):
        radius = max((wide + 0.16) * (1 - (i / 8.5) ** 2.2), 0.2)
        lean = (0.16 * (-1) ** i - 0.10, 0.12 * (-1) ** i, 0)
        fold = ring(radius, 0.155, (0.02 * (i % 2), 0.12, 0.52 + i * 0.115), cloth, lean, (1, 1.05, 1))
        head.add(paint(fold, colour if i % 2 == 0 else second))
    head.add(paint(ball(1.0, (0, 0.12, 1.1), cloth, (0.62, 0.66, 0.40)), dark))
    metal = _gold()
    if house in CLOTH:
        mark = head.add(badge(house, 0.20, metal, 0.04))
        mark.location = (0, -1.02, 0.98)
        feather(
            head.whole, (0.05, -0.95, 1.1), (0.25, 0, 0.97), 0.62, (0.9, 0.9, 0.85), (0.05, 0.4, 0.3), 0.12
        )
    head.add(jewel(gem("turban gem", (0.9, 0.08, 0.02), 0.5), (0, -1.0, 0.70), 0.10))


def _roundlet(head, house):
    colour, dark = _colours(head, house)
    cloth, metal, radius = _felt(), _gold(), head.trait("wide", 0.78) + 0.10
    s = Sculpt((-1.5, -1.4, 0.25), (1.5, 1.5, 1.6), 0.02)
    s.ellipsoid((0, 0.12, 0.80), (radius, 0.95, 0.55), 0.1)
    head.add(s.mesh("crown of the hat", cloth, dark))
    roll = ring(radius, 0.20, (0, 0.10, 0.60), cloth, (-0.08, 0.10, 0), (1, 1.06, 1), 80)
    head.add(paint(roll, colour))
    for i in range(16):
        around = i / 16 * 2 * math.pi
        cord = []
        for step, height in enumerate((-1.2, -0.4, 0.4, 1.2, 1.9)):
            r, a = radius + 0.205 * math.cos(height), around + step * 0.06
            cord.append((math.sin(a) * r, 0.10 - 1.06 * math.cos(a) * r, 0.60 + 0.205 * math.sin(height)))
        head.add(tube(cord, 0.022, metal, resolution=3))
    if house in CLOTH:
        mark = head.add(badge(house, 0.19, metal, 0.04))
        mark.location, mark.rotation_euler = (0.30, -1.05, 0.66), (math.pi / 2, 0, 0.3)
        feather(
            head.whole,
            (0.42, -0.85, 0.72),
            (0.50, 0, 0.86),
            0.98,
            (0.95, 0.90, 0.80),
            (0.35, 0.10, 0.55),
            0.16,
        )
