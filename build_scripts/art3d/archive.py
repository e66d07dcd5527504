"""The archive, where games, rules and numbers are kept: shelves to both sides, a desk with candles in an alcove."""

from __future__ import annotations

import bpy

from art3d import chamber
from art3d.furnishings import bookshelf, candle, ladder, lectern, pile_of_books
from art3d.masonry import arch_stones, backing, barrel, mixed_stones, wall_round_arch
from art3d.materials import gold, leather, stone, wood
from art3d.mesh import box
from art3d.scene import area, point

HAZE = (
    (0.373, 0.40, 0.10, 0.16, 0.025, (1, 0.50, 0.18)),
    (0.627, 0.40, 0.10, 0.16, 0.025, (1, 0.50, 0.18)),
    (0.50, 0.45, 0.06, 0.20, 0.020, (0.45, 0.62, 1.0)),
)


def build(part):
    """The wall with shelves and alcove ("back"), or what stands before it ("front")."""
    chamber.empty_room(2.1, 31.0)
    wall = mixed_stones("wall", chamber.WALL, scale=0.9, bump=0.7)
    wall_round_arch(wall, 0, 1.6, 1.9, 3.0, (-10.4, 10.8), 8.4)
    backing(stone("behind", (0.04, 0.038, 0.036)), 0, 1.6, 1.9, 3.0, 7.0)
    arch_stones(stone("cut stone", (0.28, 0.25, 0.22), scale=0.7, bump=0.55), 0, 1.6, 1.9, 3.0)
    barrel(stone("alcove", (0.13, 0.125, 0.12), scale=0.8, crack=0.4), 0, 1.6, 1.9, 3.0)
    for k, x in enumerate((-5.95, -3.55, 3.55, 5.95)):
        bookshelf(x, 2.55, 2.15, 4.3, 6, 11 + k)
    _desk()
    chamber.torches(((-2.28, 3.0), (2.28, 3.0)), 2.35, 130)
    room = set(bpy.data.objects)
    chamber.side_walls(3.0, 8.3)
    ladder(-4.6, 1.9, 4.5)
    lectern(gold("lectern gold", rough=0.28, scale=0.6), 3.3, 0.9, -1)
    pile_of_books(-2.7, 1.3, 7, 3)
    pile_of_books(-3.35, 1.0, 4, 8)
    pile_of_books(5.2, 1.4, 5, 5)
    chamber.show(part, set(bpy.data.objects) - room)
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


def develop(light, part):
    return chamber.developed(light, part, 1.8, HAZE)
