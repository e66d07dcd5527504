"""The archive, where games, rules and numbers are kept: shelves to both sides, a desk with candles in an alcove."""

from __future__ import annotations

from art3d import chamber
from art3d.furnishings import bookshelf, candle
from art3d.masonry import arch_stones, backing, barrel, wall_round_arch
from art3d.materials import leather, stone, wood
from art3d.mesh import box
from art3d.scene import area, point


def build():
    chamber.empty_room(2.1, 31.0)
    wall = stone("wall", chamber.WALL, scale=0.9, bump=0.7)
    wall_round_arch([wall], 0, 1.6, 1.9, 3.0, (-10.4, 10.8), 8.4)
    backing(stone("behind", (0.04, 0.038, 0.036)), 0, 1.6, 1.9, 3.0, 7.0)
    arch_stones(stone("cut stone", (0.28, 0.25, 0.22), scale=0.7, bump=0.55), 0, 1.6, 1.9, 3.0)
    barrel(stone("alcove", (0.13, 0.125, 0.12), scale=0.8, crack=0.4), 0, 1.6, 1.9, 3.0)
    for k, x in enumerate((-5.95, -3.55, 3.55, 5.95)):
        bookshelf(x, 2.55, 2.15, 4.3, 6, 11 + k)
    _desk()
    chamber.side_walls(3.0, 8.3)
    chamber.torches(((-2.28, 3.0), (2.28, 3.0)), 2.35, 130)
    point((0, 4.3, 2.8), 55, (0.30, 0.55, 1.0), 0.3)
    for side in (-1, 1):
        area((side * 4.7, -1.0, 3.4), (side * 4.7, 2.6, 2.0), 70, (1, 0.62, 0.32), 1.5)
    chamber.fill(55, 40)


def _desk():
    oak = wood("desk", (0.14, 0.068, 0.03))
    box((2.2, 0.9, 0.10), (0, 3.2, 0.95), oak, 0.03)
    for x in (-0.95, 0.95):
        box((0.14, 0.7, 0.92), (x, 3.2, 0.46), oak, 0.02)
    for i, (width, tone) in enumerate(
        ((0.62, (0.22, 0.04, 0.04)), (0.54, (0.05, 0.10, 0.09)), (0.46, (0.22, 0.13, 0.06)))
    ):
        cover = leather(f"desk book {i}", tuple(part * 0.4 for part in tone), tone)
        box((width, 0.42, 0.11), (-0.62, 3.15, 1.06 + 0.12 * i), cover, 0.015, (0, 0, 0.2 * (-1) ** i))
    for x, height in ((0.35, 0.42), (0.58, 0.28), (0.80, 0.52)):
        candle(x, 3.15, 1.0, height)


def develop(light):
    return chamber.developed(light, 1.8)
