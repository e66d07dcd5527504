"""The throne room, where the coins are counted: an empty throne under a canopy, banners, cold light from above."""

from __future__ import annotations

import bpy

from art3d import chamber
from art3d.furnishings import banner, carpet, chest, steps
from art3d.masonry import arch_stones, backing, barrel, mixed_stones, wall_round_arch
from art3d.materials import gold, stone
from art3d.mesh import lathe, ring
from art3d.royal_seat import canopy, royal_seat
from art3d.scene import area, point, spot

COLUMN = [
    (0.66, 0.0), (0.66, 0.20), (0.56, 0.26), (0.60, 0.38), (0.46, 0.50), (0.43, 0.60), (0.42, 2.4), (0.39, 3.95),
    (0.44, 4.0), (0.44, 4.08), (0.40, 4.14), (0.46, 4.30), (0.62, 4.52), (0.66, 4.56), (0.66, 4.74), (0.0, 4.74),
]  # fmt: skip
HAZE = (
    (0.335, 0.40, 0.045, 0.10, 0.016, (1, 0.50, 0.18)),
    (0.665, 0.40, 0.045, 0.10, 0.016, (1, 0.50, 0.18)),
    (0.50, 0.22, 0.09, 0.26, 0.028, (0.45, 0.62, 1.0)),
)


def build(part):
    """The wall with the banners ("back"), or the throne on its steps and what frames it ("front")."""
    chamber.empty_room(2.3, 29.0)
    wall_round_arch(
        mixed_stones("wall", chamber.WALL, scale=0.9, bump=0.7), 0, 2.1, 3.0, 3.2, (-10.4, 10.8), 8.4
    )
    backing(stone("behind", (0.04, 0.038, 0.036)), 0, 2.1, 3.0, 3.2, 7.0)
    arch_stones(stone("cut stone", (0.28, 0.25, 0.22), scale=0.7, bump=0.55), 0, 2.1, 3.0, 3.2)
    barrel(stone("apse", (0.12, 0.115, 0.115), scale=0.8, crack=0.4), 0, 2.1, 3.0, 3.2)
    for house, x in (("tower", -6.0), ("moon", -4.45), ("star", 4.45), ("pine", 6.0)):
        banner(house, x, 2.95, 5.0, 1.2, 3.0)
    room = set(bpy.data.objects)
    metal = gold("throne gold", rough=0.25, scale=0.6)
    top = steps(stone("steps", (0.22, 0.205, 0.19), scale=1.0, crack=0.3), 2.6, 6.6, 4)
    carpet(metal, 2.6, 1.5, 4)
    royal_seat(stone("throne stone", (0.30, 0.285, 0.27), scale=0.7, bump=0.4), metal, 3.0, top)
    canopy(metal, 3.15, 4.98)
    column = stone("column", (0.20, 0.19, 0.18), scale=0.9)
    for side in (-1, 1):
        lathe(COLUMN, column, 48, steps=3).location = (side * 3.05, 2.5, 0.0)
        for level in (0.55, 4.04):
            ring(0.44, 0.035, (side * 3.05, 2.5, level), metal)
        chest(metal, side * 4.45, 0.9, side)
    chamber.side_walls(3.2, 8.2)
    chamber.torches(((-3.05, 3.1), (3.05, 3.1)), 1.75, 120)
    chamber.show(part, set(bpy.data.objects) - room)
    spot((0, 1.5, 8.2), (0, 3.0, 1.6), 900, (0.55, 0.72, 1.0), 46, 1, 0.4)
    point((0, 4.6, 3.4), 60, (1, 0.52, 0.22), 0.4)
    area((0, -2.5, 5.0), (0, 3.0, 2.6), 90, (1, 0.74, 0.46), 1.6)
    chamber.fill(65, 40)


def develop(light, part):
    return chamber.developed(chamber.soft_edges(light), part, 1.8, HAZE)
