"""The throne room, where the coins are counted: an empty throne on steps, banners, cold light from above."""

from __future__ import annotations

from art3d import chamber
from art3d.furnishings import banner, steps
from art3d.furnishings import throne as seat
from art3d.masonry import arch_stones, backing, barrel, mixed_stones, pillar, wall_round_arch
from art3d.materials import gold, stone
from art3d.scene import spot


def build():
    chamber.empty_room(2.3, 29.0)
    wall_round_arch(
        mixed_stones("wall", chamber.WALL, scale=0.9, bump=0.7), 0, 2.1, 2.6, 3.2, (-10.4, 10.8), 8.4
    )
    backing(stone("behind", (0.04, 0.038, 0.036)), 0, 2.1, 2.6, 3.2, 7.0)
    arch_stones(stone("cut stone", (0.28, 0.25, 0.22), scale=0.7, bump=0.55), 0, 2.1, 2.6, 3.2)
    barrel(stone("apse", (0.12, 0.115, 0.115), scale=0.8, crack=0.4), 0, 2.1, 2.6, 3.2)
    top = steps(stone("steps", (0.22, 0.205, 0.19), scale=1.0, crack=0.3), 2.6, 6.6, 4)
    seat(
        stone("throne stone", (0.30, 0.285, 0.27), scale=0.7, bump=0.4),
        gold("throne gold", rough=0.25),
        3.0,
        top,
    )
    column = stone("column", (0.20, 0.19, 0.18), scale=0.9)
    for x in (-3.05, 3.05):
        pillar(column, x, 2.5, 0.3, 1.25)
    for house, x in (("tower", -6.0), ("moon", -4.45), ("star", 4.45), ("pine", 6.0)):
        banner(house, x, 2.95, 5.0, 1.2, 3.0)
    chamber.side_walls(3.2, 8.2)
    chamber.torches(((-3.05, 3.1), (3.05, 3.1)), 1.85, 190)
    spot((0, 1.5, 8.2), (0, 3.0, 1.6), 900, (0.55, 0.72, 1.0), 46, 1, 0.4)
    chamber.fill(65, 40)


def develop(light):
    return chamber.developed(light, 1.8)
