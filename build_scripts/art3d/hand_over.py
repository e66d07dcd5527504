"""The niche for handing the table over: a curtain before an arch, a stone ledge, one torch at each side."""

from __future__ import annotations

import numpy as np

from art3d import chamber
from art3d.masonry import arch_stones, backing, wall_round_arch
from art3d.materials import stone, velvet
from art3d.mesh import hewn_box, solidify, surface


def build():
    chamber.empty_room(2.2, 34.0)
    wall = stone("wall", chamber.WALL, scale=0.9, bump=0.7)
    wall_round_arch([wall], 0, 2.0, 2.2, 3.0, (-10.4, 10.8), 8.0)
    backing(stone("behind", (0.03, 0.029, 0.028)), 0, 2.0, 2.2, 3.0, 7.0)
    arch_stones(stone("cut stone", (0.28, 0.25, 0.22), scale=0.7, bump=0.55), 0, 2.0, 2.2, 3.0)
    _curtain()
    ledge = stone("ledge", (0.26, 0.245, 0.23), scale=0.8, bump=0.45)
    hewn_box((4.6, 1.1, 0.85), (0, 2.0, 0.42), ledge, 0.015, level=4)
    hewn_box((4.8, 1.25, 0.16), (0, 1.98, 0.92), ledge, 0.015, level=4)
    chamber.side_walls(3.0, 7.6)
    chamber.torches(((-2.9, 2.9), (2.9, 2.9)), 2.35, 190)
    chamber.fill(70, 45)


def _curtain():
    """Heavy velvet that closes the arch."""
    cloth = velvet("curtain", (0.035, 0.014, 0.055))

    def sheet(u, v):
        fold = np.sin(u * 24 * np.pi + 0.7 * np.sin(5 * u)) * (0.05 + 0.07 * (1 - v))
        return (u - 0.5) * 4.3, 3.25 + fold, 0.1 + v * 4.5

    solidify(surface(400, 40, sheet, cloth, "curtain"), 0.02)


def develop(light):
    return chamber.developed(light, 1.9)
