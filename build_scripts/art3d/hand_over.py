"""The niche for handing the table over: a curtain before an arch, a stone ledge with candles, torches at the sides."""

from __future__ import annotations

import math

import bpy
import numpy as np

from art3d import chamber
from art3d.furnishings import candlestick, tassel
from art3d.houses import badge
from art3d.masonry import arch_stones, backing, mixed_stones, wall_round_arch
from art3d.materials import gold, stone, velvet
from art3d.mesh import hewn_box, solidify, spot_on, surface, tube
from art3d.scene import area, point

EDGE = 1.98
"""Where the ledge's near edge is."""
HAZE = tuple((across, 0.40, 0.11, 0.18, 0.030, (1, 0.50, 0.18)) for across in (0.3225, 0.6775))


def build(part):
    """The wall with arch, curtain and torches ("back"), or the ledge and the buttresses before it ("front")."""
    chamber.empty_room(2.2, 34.0)
    wall = mixed_stones("wall", chamber.WALL, scale=0.9, bump=0.7)
    wall_round_arch(wall, 0, 2.0, 2.2, 3.0, (-10.4, 10.8), 8.0)
    backing(stone("behind", (0.03, 0.029, 0.028)), 0, 2.0, 2.2, 3.0, 7.0)
    arch_stones(stone("cut stone", (0.28, 0.25, 0.22), scale=0.7, bump=0.55), 0, 2.0, 2.2, 3.0)
    metal = gold("niche gold", rough=0.25, scale=0.6)
    relief = stone("relief", (0.46, 0.43, 0.39), scale=0.6, bump=0.2, rough=0.55)
    badge("crown", 0.15, relief, 0.05).location = (0, 2.52, 4.44)
    _curtain(metal)
    chamber.torches(((-2.9, 2.9), (2.9, 2.9)), 2.35, 190)
    room = set(bpy.data.objects)
    _ledge(metal, relief)
    chamber.side_walls(3.0, 7.6)
    chamber.show(part, set(bpy.data.objects) - room)
    point((0, 2.85, 4.0), 16, (1, 0.62, 0.30), 0.3)
    area((0, -1.2, 4.4), (0, 3.0, 1.6), 22, (1, 0.74, 0.48), 1.0)
    chamber.fill(70, 45)


def _curtain(metal):
    """Heavy velvet that closes the arch, a swag of it above, ropes and tassels at both sides."""
    cloth = velvet("curtain", (0.040, 0.006, 0.026))

    def sheet(u, v):
        fold = np.sin(u * 20 * np.pi + 0.9 * np.sin(7 * u) + 0.5 * np.sin(3 * v)) * (0.06 + 0.07 * (1 - v))
        return (u - 0.5) * 4.3, 3.28 + fold, 0.1 + v * 4.5

    solidify(surface(420, 60, sheet, cloth, "curtain"), 0.02)
    swag = velvet("swag", (0.085, 0.010, 0.042))
    for side in (-1, 1):

        def hung(u, v, side=side):
            x = side * 1.02 + (u - 0.5) * 2.12
            arch = 2.2 + np.sqrt(np.maximum(0.0, 2.03**2 - np.clip(x, -2.02, 2.02) ** 2))
            bow = 1 - (2 * u - 1) ** 2
            fold = 0.09 * np.abs(np.sin(v * 5 * math.pi)) * bow
            return x, 3.02 - fold, np.minimum(arch, 3.98) - (0.62 * bow + 0.10) * (1 - v)

        solidify(surface(80, 90, hung, swag, "swag"), 0.02)
        hem = [spot_on(hung, t, 0.0) for t in np.linspace(0, 1, 40)]
        tube([(x, y - 0.02, z) for x, y, z in hem], 0.03, metal, resolution=4)
        tassel(metal, side * 1.93, 2.92, 2.28)
    tassel(metal, 0, 2.90, 3.52)


def _ledge(metal, relief):
    """A sill of cut stone, its front carved with the four houses, a candlestick at each end."""
    ledge = stone("ledge", (0.26, 0.245, 0.23), scale=0.8, bump=0.45)
    hewn_box((4.6, 1.1, 0.85), (0, 2.0, 0.42), ledge, 0.015, level=4)
    hewn_box((4.8, 1.25, 0.16), (0, EDGE, 0.92), ledge, 0.015, level=4)
    hewn_box((4.75, 1.2, 0.07), (0, EDGE, 0.80), ledge, 0.01, level=4)
    for house, x in (("tower", -1.65), ("moon", -0.55), ("star", 0.55), ("pine", 1.65)):
        badge(house, 0.20, relief, 0.04).location = (x, 1.45, 0.44)
    for side in (-1, 1):
        candlestick(metal, side * 2.12, 1.72, 1.0, 0.34)
        candlestick(metal, side * 1.84, 1.62, 1.0, 0.20, 0.8)


def develop(light, part):
    return chamber.developed(chamber.soft_edges(light), part, 1.9, HAZE)
