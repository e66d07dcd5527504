"""Hair and beards of the figurines."""

from __future__ import annotations

import math

import numpy as np

from art3d.materials import gold
from art3d.mesh import ball, paint, prim, ring
from art3d.sculpt import CELL, Sculpt, blend, ease, one_colour

STRANDS = 9
"""Strands of each half of a combed moustache."""


def hair(head):
    """Adds the hair that `style` names: bob, long, back, short, curly, bun, side, braids, in any combination, or bald."""
    style, wide = head.trait("style", ""), head.trait("wide", 0.78)
    if style == "bald":
        return
    s = Sculpt((-1.5, -1.25, -1.95), (1.5, 1.25, 1.75), CELL * 1.15)
    _cap(s, head, wide)
    for word, add in (("bob", _bob), ("long", _long), ("back", _back), ("short", _short)):
        if word in style:
            add(s, wide)
    if "curly" in style:
        _curls(s, wide, head.trait("curlmax", 9))
    else:
        s.ripple(
            0.011, lambda x, y, z: 26 * np.arctan2(x, y + 0.001 + 0 * z) + 3 * z + 1.2 * np.sin(3 * z + 2 * x)
        )
    if head.trait("hat") == "hennin":
        s.formula((-1.5, -1.25, 0.5), (1.5, 1.25, 1.75), lambda x, y, z: 0.66 - z + 0 * x + 0 * y, 0.05, True)
    head.add(s.mesh("hair", head.hair, head.traits["hair"]))
    for word, make in (("bun", _bun), ("side", _side_buns), ("braids", _braids)):
        if word in style:
            make(head, wide)


def _cap(s, head, wide):
    s.ellipsoid((0, 0.14, 0.40), (wide + 0.10, 0.92, 0.86), 0.05)
    face = (head.trait("hairw", 0.68), 0.70, head.trait("hairh", 0.66))
    s.ellipsoid((0, -1.06, head.trait("hairz", 0.04)), face, 0.08, True)
    if head.trait("part"):
        s.capsule((0, -0.9, 0.95), (0, 0.4, 1.30), 0.035, None, 0.08, True)
    s.ellipsoid((0, -0.6, -0.9), (0.9, 0.75, 0.75), 0.1, True)


def _bob(s, wide):
    for x in (-1, 1):
        line = [
            (x * (wide - 0.02), -0.18, 0.46),
            (x * (wide + 0.13), -0.10, 0),
            (x * (wide + 0.16), -0.10, -0.55),
        ]
        s.chain(line, [0.20, 0.24, 0.27], 0.15)
        s.ellipsoid((x * (wide + 0.10), -0.14, -0.66), (0.30, 0.34, 0.20), 0.12)
    s.ellipsoid((0, 0.42, -0.15), (wide + 0.12, 0.58, 0.75), 0.2)


def _long(s, wide):
    for x in (-1, 1):
        line = [(x * (wide - 0.08), -0.22, 0.52), (x * (wide + 0.10), -0.12, 0.02)]
        line += [(x * (wide + 0.12), -0.12, -0.7), (x * (wide + 0.16), -0.30, -1.45)]
        s.chain(line, [0.16, 0.20, 0.24, 0.20], 0.15)
    s.ellipsoid((0, 0.45, -0.5), (wide + 0.1, 0.5, 1.1), 0.2)


def _back(s, wide):
    s.ellipsoid((0, 0.42, -0.10), (wide + 0.06, 0.60, 0.70), 0.2)
    for x in (-1, 1):
        s.capsule((x * (wide - 0.02), -0.05, 0.35), (x * (wide + 0.02), 0.1, -0.45), 0.14, 0.12, 0.12)


def _short(s, wide):
    for x in (-1, 1):
        line = [(x * (wide - 0.03), -0.16, 0.42), (x * (wide + 0.02), -0.10, 0.1), (x * wide, -0.10, -0.16)]
        s.chain(line, [0.12, 0.10, 0.06], 0.1)


def _curls(s, wide, highest):
    chance = np.random.default_rng(7)
    for _ in range(150):
        angle, z = chance.uniform(-2.5, 2.5), chance.uniform(-0.55, 1.05)
        reach = math.sqrt(max(0.05, 1 - ((z - 0.3) / 0.98) ** 2))
        x = math.sin(angle) * (wide + 0.10) * max(reach, 0.8 if z < 0.3 else 0)
        y = 0.16 + math.cos(angle) * 0.95 * max(reach, 0.75 if z < 0.3 else 0)
        if (y < -0.35 and z < 0.62) or z > highest:
            continue
        s.ellipsoid((x, y, z), (chance.uniform(0.11, 0.17),) * 3, 0.03)


def _bun(head, wide):
    s = Sculpt((-0.8, -0.5, 0.7), (0.8, 1.2, 1.9), CELL * 1.1)
    x0, y0, z0 = head.trait("bunc", (0, 0.32, 1.22))
    s.ellipsoid((x0, y0, z0), head.trait("bunr", (0.44, 0.42, 0.40)), 0.05)

    def spiral(x, y, z):
        return 18 * np.arctan2(z - z0, x) + 14 * np.sqrt((x - x0) ** 2 + (z - z0) ** 2 + 0 * y)

    s.ripple(0.016, spiral)
    head.add(s.mesh("bun", head.hair, head.traits["hair"]))


def _side_buns(head, wide):
    for side in (-1, 1):
        s = Sculpt((side * 1.02 - 0.5, -0.55, -0.45), (side * 1.02 + 0.5, 0.6, 0.55), CELL * 1.1)
        s.ellipsoid((side * (wide + 0.20), 0.02, 0.02), (0.31, 0.36, 0.38), 0.05)

        def spiral(x, y, z, side=side):
            return (
                16 * np.arctan2(z - 0.02, y - 0.02) * side
                + 20 * np.sqrt((y - 0.02) ** 2 + (z - 0.02) ** 2)
                + 0 * x
            )

        s.ripple(0.016, spiral)
        head.add(s.mesh("side bun", head.hair, head.traits["hair"]))


def _braids(head, wide):
    ties = gold("tie", rough=0.25, scale=0.3)
    for side in (-1, 1):
        for i in range(9):
            t = i / 8
            x, y, z = side * (wide + 0.06 - 0.05 * t), -0.20 - 0.42 * t, -0.35 - 1.35 * t
            radius = 0.155 * (1 - 0.35 * t)
            for strand in (-1, 1):
                place = (x + strand * 0.055, y - 0.01, z + 0.04 * strand)
                size = (radius * 0.62, radius * 0.8, radius * 1.15)
                knot = prim(
                    "uv_sphere", head.hair, place, (0, strand * 0.75, 0), size, segments=24, ring_count=16
                )
                head.add(paint(knot, head.traits["hair"]))
        head.add(ring(0.085, 0.035, (side * wide, -0.66, -1.78), ties, (0.3, 0, 0), segments=32))


def beard(head):
    """Adds the beard that `beard` names: full, goat, chops, mous (moustache), in any combination."""
    style = head.trait("beard", "")
    if not style:
        return
    drop = -0.06 if head.mood["open"] else 0
    s = Sculpt((-1.1, -1.4, -1.75), (1.1, 0.5, 0.5))
    if "full" in style:
        _full(s, head, drop)
    if "goat" in style:
        line = [
            (0, -0.72, -0.70 + drop),
            (0, -0.80, -0.90 + drop),
            (0, -0.84, -0.86 - head.trait("bl", 0.45) + drop),
        ]
        s.chain(line, [0.10, head.trait("bwid", 0.15), 0.035], 0.08)
    if "chops" in style:
        _chops(s, head)
    s.ripple(0.012, lambda x, y, z: 34 * np.arctan2(x, -y + 0.3) + 5 * np.sin(2.5 * z + 3 * np.abs(x)))
    if any(word in style for word in ("mous", "full", "chops")):
        _moustache(head)
    if any(word in style for word in ("full", "goat", "chops")):
        head.add(s.mesh("beard", head.hair, lambda places: _beard_colours(head, places)))


def _full(s, head, drop):
    jaw, wide = head.trait("jaw", 0.6), head.trait("wide", 0.78)
    s.ellipsoid((0, -0.26, -0.70 + drop), (jaw + 0.07, 0.60, 0.44), 0.12)
    s.ellipsoid((0, -0.40, -1.00 + drop), (0.50, 0.46, head.trait("bl", 0.50)), 0.18)
    for x in (-1, 1):
        line = [
            (x * (wide - 0.03), -0.12, 0.12),
            (x * (jaw + 0.12), -0.24, -0.30),
            (x * (jaw - 0.02), -0.34, -0.62),
        ]
        s.chain(line, [0.07, 0.13, 0.22], 0.12)
    for i in range(5):
        t = (i - 2) / 2
        high = (t * 0.34, -0.62 + 0.12 * abs(t), -1.05 + drop)
        low = (t * 0.40, -0.60 + 0.16 * abs(t), -1.42 + 0.16 * abs(t) + drop)
        s.capsule(high, low, 0.15, 0.05, 0.09)
    s.ellipsoid((0, -0.99, -0.30), (0.40, 0.40, 0.24), 0.06, True)
    open_ = head.mood["open"]
    hole = [(x * 0.98, y - 0.02, z - open_ * 0.5) for x, y, z in head.mouth]
    s.chain(hole, list((0.12 + open_ * 0.95) * (1 - 0.35 * np.linspace(-1, 1, 13) ** 2)), 0.05, True)


def _chops(s, head):
    jaw, wide = head.trait("jaw", 0.6), head.trait("wide", 0.78)
    for x in (-1, 1):
        line = [(x * (wide - 0.02), -0.10, 0.16), (x * (jaw + 0.12), -0.26, -0.25)]
        line += [(x * (jaw + 0.02), -0.46, -0.58), (x * (jaw - 0.14), -0.62, -0.60)]
        s.chain(line, [0.09, 0.16, 0.18, 0.12], 0.1)


def _moustache(head):
    s = Sculpt((-1.0, -1.4, -1.2), (1.0, -0.3, 0.1), CELL * 0.8 if head.trait("strands") else CELL)
    up, thick, long = head.trait("mup", 0.08), head.trait("mr", 0.095), head.trait("ml", 0.46)
    lift, nose = head.mood["corner"] * 0.5, head.nose_z
    line = (
        (0.05, nose - 0.115),
        (0.22, nose - 0.17),
        (0.36, nose - 0.20 + lift * 0.4 - up * 0.2),
        (long, nose - 0.16 + up + lift),
    )
    if head.trait("strands"):
        _combed(s, head, line, thick)
    else:
        for x in (-1, 1):
            places = []
            for across, z in line:
                y = head.front(x * min(across, head.trait("jaw", 0.6) - 0.12), max(z, -0.8))
                places.append((x * across, y - 0.035, z))
            s.chain(places, [thick * 0.75, thick, thick * 0.75, thick * 0.22], 0.05)
        s.ripple(0.009, lambda x, y, z: 46 * (z + 0.55 * np.abs(x)) + 0 * y)
    head.add(s.mesh("moustache", head.hair, head.trait("mousc", head.traits["hair"])))


def _combed(s, head, line, thick):
    """Strands that grow from the whole upper lip and are combed into one tip; close to the face everywhere."""
    tip_x, tip_z = line[-1]
    furthest = head.trait("jaw", 0.6) - 0.12
    for x in (-1, 1):
        for i in range(STRANDS):
            share = i / (STRANDS - 1)
            foot = np.interp(share, (0, 0.5, 1), (0.025, 0.13, 0.25))
            root = (foot, line[0][1] + 0.030 - 0.075 * share)
            low = (foot * 0.55 + 0.13, line[1][1] - 0.012 + thick * (0.5 - share))
            near = (line[2][0] * (0.80 + 0.14 * share), line[2][1] + thick * 0.45 * (0.5 - share))
            places = []
            for (across, z), out in zip(
                (root, low, near, (tip_x, tip_z)), (-0.012, 0.030, 0.026, 0.03), strict=True
            ):
                y = head.front(x * min(across, furthest), max(z, -0.8))
                places.append((x * across, y - out * thick / 0.055, z))
            s.chain(places, [thick * 0.34, thick * 0.46, thick * 0.36, thick * 0.12], thick * 0.16)


def _beard_colours(head, places):
    colours = one_colour(places, head.traits["hair"])
    if head.trait("bgrey"):
        streak = ease(1 - np.abs(np.abs(places[:, 0]) - 0.20) / 0.13) * ease((-0.75 - places[:, 2]) / 0.2)
        colours = blend(colours, streak, head.trait("bgrey"), 0.85)
    return colours


def earrings(head):
    """Adds pearls, hoops or drops."""
    kind, wide = head.trait("earring", None), head.trait("wide", 0.78)
    if not kind:
        return
    from art3d.materials import gem, pearl

    metal = gold("earring", rough=0.2, scale=0.3)
    for x in (-1, 1):
        place = (x * (wide + 0.06), 0.02)
        if kind == "hoop":
            head.add(ring(0.17, 0.032, (x * (wide + 0.07), 0.04, -0.52), metal, (math.pi / 2, 0, x * 0.5)))
            continue
        head.add(ball(0.048, (*place, -0.335), metal))
        if kind == "pearl":
            head.add(ball(0.10, (*place, -0.44), pearl(color=(0.92, 0.88, 0.82)), (1, 1, 1.2)))
        else:
            drop = gem("drop", head.trait("gemc", (0.1, 0.8, 0.4)), 0.5)
            head.add(
                prim(
                    "ico_sphere",
                    drop,
                    (*place, -0.50),
                    (0.2, 0.3, 0),
                    (0.07, 0.07, 0.12),
                    smooth=False,
                    subdivisions=2,
                )
            )
