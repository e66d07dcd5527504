"""Jewelry: rings from bent copper to a great ruby; the second pictures show pendants on a stand."""

from __future__ import annotations

import math

import numpy as np

from art3d import niche
from art3d.materials import bronze, facets, gold, pearl, plain, stone, velvet, wood
from art3d.mesh import ball, box, brilliant, hewn_box, lathe, prim, ring, spot_on, surface, tube
from art3d.pendant import pendant
from art3d.radiance import halo, rays
from art3d.scene import area, child, empty, new_scene, point, world

SILVER = ((0.82, 0.83, 0.88), (0.10, 0.10, 0.13))


PEARL_PITCH = 0.142
"""From one pearl to the next: a little more than a pearl is wide."""


def build(value, second=False):
    """The card's picture; `second` chooses the pendant."""
    new_scene()
    world(strength=0.55)
    niche.niche((0.155, 0.14, 0.15), (0.075, 0.028, 0.068), crack=0.3, arch=(1.75, 1.7, 1.3))
    niche.floor((0.19, 0.165, 0.175))
    if second:
        pendant(value)
        niche.view(1.50, 1.03, lens=80)
    elif value == 1:
        _humble_ring()
        niche.view(1.75, 0.72, lens=96)
    elif value == 2:
        _silver_ring()
        niche.view(1.65, 1.00, lens=80)
    elif value == 3:
        _cushion((0.004, 0.035, 0.05))
        _ring(gold("gold", rough=0.18, scale=0.5, hammer=0.12), EMERALD, 0.40, sides=())
        _strewn(small=True)
        niche.view(1.55, 1.10, lens=78)
    else:
        _cushion((0.075, 0.004, 0.04))
        metal = gold("gold", rough=0.16, scale=0.5, hammer=0.12)
        place = {"at": (0.03, -0.30, 1.05), "size": 1.16, "lean": 33}
        whole = _ring(metal, RUBY, 0.47, sides=((30, 0.15), (10, 0.11)), **place)
        halo(whole, metal, facets(*DIAMOND))
        rays(whole, gold("rays", rough=0.22, scale=0.6))
        _pearls()
        _strewn(small=False)
        area((0.12, 0.12, 4.2), (0.05, -0.75, 2.1), 40, (1, 0.42, 0.36), 1.1)
        niche.view(1.55, 1.12, lens=76)
    _light(value)


RUBY = ("ruby", (0.045, 0.0, 0.002), (1.0, 0.07, 0.10), 0.62)
EMERALD = ("emerald", (0.0, 0.10, 0.05), (0.10, 0.95, 0.45), 0.7)
AMETHYST = ("amethyst", (0.06, 0.0, 0.12), (0.70, 0.30, 1.0), 0.6)
SAPPHIRE = ("sapphire", (0.0, 0.02, 0.2), (0.15, 0.45, 1.0), 0.7)
DIAMOND = ("diamond", (0.25, 0.35, 0.5), (1.0, 1.0, 1.0), 0.5)


def _light(value):
    key = 1.35 if value < 3 else 1.0
    area((-3.0, -2.6, 3.6), (0, 0, 0.9), 380 * key, (1, 0.70, 0.40), 0.8)
    area((2.5, 1.1, 2.7), (0, -0.1, 1.0), 280 * key, (0.55, 0.45, 1), 0.8)
    area((0.3, -4.6, 3.6), (0, 0, 1.2), 120, (1, 0.92, 0.85), 1.0)
    area((1.8, -4.5, 0.8), (0, 0, 0.8), 50 * key, (1, 0.8, 0.8), 1.6)
    if value > 2:
        area((-0.8, -1.2, 3.6), (0, -0.3, 1.6), 60, (1, 0.95, 0.9), 0.35)
    point((0, 1.0, 1.3), 50, (0.9, 0.18, 0.62), 0.3)


def _humble_ring():
    """A worn copper band with a dull pebble, leaning on a stone."""
    block = stone("block", (0.24, 0.21, 0.20), scale=0.7)
    hewn_box((1.9, 1.1, 0.34), (0.0, 0.05, 0.13), block, 0.03)
    copper = bronze("copper", (0.46, 0.155, 0.07), green=0.9, rough=0.5, scale=0.6)
    whole = empty()

    def band(u, v):
        angle, around = u * 2 * math.pi, v * 2 * math.pi
        dent = 0.52 + 0.035 * np.sin(3 * angle + 1) + 0.075 * np.cos(around)
        return dent * np.cos(angle), 0.13 * np.sin(around) + 0.03 * np.sin(2 * angle), dent * np.sin(angle)

    metal = [surface(96, 20, band, copper, "band"), ring(0.20, 0.05, (0, 0, 0.60), copper)]
    for part in metal:
        _without_hollows(part)
        child(part, whole)
    pebble = plain("pebble", (0.16, 0.28, 0.27), 0.35, coat=0.4)
    child(prim("ico_sphere", pebble, (0, 0, 0.66), scale=(0.21, 0.19, 0.15), subdivisions=3), whole)
    whole.location, whole.rotation_euler = (
        (0.02, -0.15, 0.86),
        (math.radians(22), math.radians(8), math.radians(-24)),
    )
    for x, y, size in ((-1.0, -0.75, 0.10), (0.95, -0.55, 0.13), (0.55, -0.95, 0.07)):
        prim("ico_sphere", block, (x, y, 0.03), scale=(size, size, size * 0.7), smooth=False, subdivisions=1)


def _without_hollows(thing):
    """Stores on the mesh that it lies in the open everywhere, so that old bronze is not dark all over."""
    layer = thing.data.attributes.new("cavity", "FLOAT", "POINT")
    layer.data.foreach_set("value", np.ones(len(thing.data.vertices), np.float32))


def _silver_ring():
    """A silver band with an amethyst in a plain wooden case."""
    plank, lining = wood(color=(0.20, 0.095, 0.04)), velvet("lining", (0.012, 0.016, 0.045))
    iron = bronze("iron", (0.30, 0.27, 0.25), green=0.1, rough=0.4)
    box((1.72, 1.24, 0.40), (0, -0.12, 0.20), plank, 0.05)
    bed = [(0.0, 0.56), (0.30, 0.555), (0.66, 0.50), (0.76, 0.42), (0.76, 0.36), (0.0, 0.36)]
    cushion = lathe(bed, lining, 48)
    cushion.location, cushion.scale = (0, -0.12, 0), (1.0, 0.70, 1.0)
    lid = empty(None, (0, 0.52, 0.40), (math.radians(-14), 0, 0))
    child(box((1.72, 0.16, 1.12), (0, 0, 0.56), plank, 0.05), lid)
    child(box((1.50, 0.05, 0.92), (0, -0.075, 0.56), lining, 0.04), lid)
    box((0.24, 0.05, 0.26), (0, -0.75, 0.29), iron, 0.02)
    for x in (-0.78, 0.78):
        box((0.16, 1.27, 0.10), (x, -0.12, 0.05), iron, 0.02)
        child(box((0.16, 0.19, 0.10), (x, 0, 1.09), iron, 0.02), lid)
    silver = gold("silver", *SILVER, rough=0.22, scale=0.5, hammer=0.2)
    _ring(silver, AMETHYST, 0.38, sides=(), at=(0, -0.26, 0.91), size=0.92)


def _ring(metal, stone_kind, stone_radius, sides, at=(0, -0.30, 1.02), size=1.02, lean=34):
    whole = empty()

    def band(u, v):
        angle, around = u * 2 * math.pi - math.pi / 2, v * 2 * math.pi
        swell = 0.5 - 0.5 * np.cos(u * 2 * math.pi)
        radius = 0.56 + (0.075 + 0.03 * swell) * np.cos(around)
        width = 0.12 + 0.10 * swell**3
        return radius * np.cos(angle), width * np.sin(around), radius * np.sin(angle)

    child(surface(128, 24, band, metal, "band"), whole)
    k = stone_radius / 0.47
    cup = [
        (0.12, -0.30),
        (0.16, -0.16),
        (0.26, -0.02),
        (0.40, 0.10),
        (0.43, 0.14),
        (0.40, 0.16),
        (0.30, 0.10),
    ]
    setting = child(lathe([(r * k, z * k) for r, z in cup], metal, 48), whole)
    setting.location = (0, 0, 0.82 - 0.05 * (1 - k))
    cut = child(brilliant(stone_radius, facets(*stone_kind)), whole)
    cut.location, cut.rotation_euler = (0, 0, setting.location.z + 0.22 * k), (0, 0, math.radians(11))
    for i in range(8):
        x, y = math.cos(math.pi / 4 * i + 0.39) * k, math.sin(math.pi / 4 * i + 0.39) * k
        base = setting.location.z
        claw = [
            (0.36 * x, 0.36 * y, base + 0.04),
            (0.47 * x, 0.47 * y, base + 0.18 * k),
            (0.42 * x, 0.42 * y, base + 0.30 * k),
        ]
        child(tube(claw, 0.035 * k, metal, resolution=4), whole)
    _side_stones(whole, metal, sides)
    whole.location, whole.scale = at, (size,) * 3
    whole.rotation_euler = (math.radians(lean), 0, math.radians(-16))
    return whole


def _side_stones(whole, metal, sides):
    diamond = facets(*DIAMOND)
    for side in (-1, 1):
        for degrees, radius in sides:
            angle = math.radians(degrees)
            lean = (0, side * (math.pi / 2 - angle), 0)
            cut = child(brilliant(radius, diamond), whole)
            cut.location, cut.rotation_euler = (
                (side * 0.70 * math.cos(angle), 0, 0.68 * math.sin(angle)),
                lean,
            )
            cup = [(0.02, -0.10), (radius * 0.8, -0.06), (radius * 1.18, 0.0), (radius * 1.1, 0.02)]
            setting = child(lathe(cup, metal, 24), whole)
            setting.location, setting.rotation_euler = (
                (side * 0.68 * math.cos(angle), 0, 0.66 * math.sin(angle)),
                lean,
            )


def _pillow(u, v, side=1):
    """A puffed square with a dent in the middle; `side` -1 is its lower half."""
    x, y = (u - 0.5) * 2, (v - 0.5) * 2
    puff = np.clip((1 - x**4) * (1 - y**4), 0, 1) ** 0.45
    pinch_y = 1 - 0.10 * (1 - x**2) * np.abs(y) ** 2
    pinch_x = 1 - 0.10 * (1 - y**2) * np.abs(x) ** 2
    dent = 0.16 * np.exp(-(x * x * 9 + y * y * 14)) if side > 0 else 0
    height = 0.36 + side * 0.30 * puff - dent + 0.012 * np.sin(7 * x + 3 * y)
    return 1.16 * x * pinch_x, 1.0 * y * pinch_y - 0.15, height


def _cushion(color):
    cloth = velvet("velvet", color)
    metal = gold("piping", rough=0.2, scale=0.5)
    surface(72, 72, _pillow, cloth, "pillow")
    surface(48, 48, lambda u, v: _pillow(u, v, -1), cloth, "pillow below")
    steps = np.linspace(0, 1, 12)[:-1]
    edge = (
        [(t, 0) for t in steps]
        + [(1, t) for t in steps]
        + [(1 - t, 1) for t in steps]
        + [(0, 1 - t) for t in steps]
    )
    tube([spot_on(_pillow, *place) for place in edge], 0.04, metal, closed=True)
    for side in (-1, 1):
        _tassel(metal, 1.17 * side, -1.15, 0.36)


def _tassel(metal, x, y, z):
    ball(0.09, (x, y, z - 0.02), metal)
    for i in range(14):
        angle = i * 2 * math.pi / 14
        across, away = math.cos(angle), math.sin(angle)
        thread = [
            (x, y, z - 0.06),
            (x + 0.06 * across, y + 0.06 * away, z - 0.14),
            (x + 0.09 * across, y + 0.09 * away, z - 0.34),
        ]
        tube(thread, 0.016, metal, resolution=2)


def _pearls():
    """A string over the front of the cushion: a gold bead after every third pearl."""
    material, metal = pearl(), gold("bead", rough=0.18, scale=0.5)
    thread = []
    for t in np.linspace(0, 1, 60):
        x = -0.98 + 1.96 * t
        y = -0.62 - 0.40 * math.sin(t * math.pi)
        thread.append((x, y, spot_on(_pillow, x / 2.32 + 0.5, (y + 0.15) / 2.0 + 0.5)[2] + 0.05))
    tube(thread, 0.012, metal, resolution=2)
    reach = np.concatenate([[0], np.cumsum(np.linalg.norm(np.diff(thread, axis=0), axis=1))])
    count = int(reach[-1] / PEARL_PITCH)
    for i in range(count):
        away = (i + 0.5) * reach[-1] / count
        place = tuple(float(np.interp(away, reach, [at[axis] for at in thread])) for axis in range(3))
        golden = i % 4 == 3
        ball(0.058 if golden else 0.067, place, metal if golden else material, segments=20)


def _strewn(small):
    stones = ((-0.95, -1.45, 0.13, SAPPHIRE), (0.98, -1.42, 0.11, AMETHYST))
    if not small:
        stones = ((-0.98, -1.45, 0.15, EMERALD), (1.0, -1.42, 0.14, SAPPHIRE), (0.6, -1.55, 0.09, DIAMOND))
    for x, y, radius, kind in stones:
        cut = brilliant(radius, facets(*kind))
        cut.location, cut.rotation_euler = (x, y, radius * 0.42), (0.55, 0.5, x)
