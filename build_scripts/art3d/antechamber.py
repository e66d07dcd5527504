"""The antechamber, where a game is set up: a closed door between the banners of the four houses."""

from __future__ import annotations

import bpy

from art3d import chamber
from art3d.furnishings import banner, chest, double_door
from art3d.masonry import arch_stones, backing, wall_round_arch
from art3d.materials import gold, stone

HAZE = tuple((across, 0.42, 0.10, 0.16, 0.025, (1, 0.50, 0.18)) for across in (0.36, 0.64))


def build(part):
    """The wall with door and banners ("back"), or the buttresses and chests before it ("front")."""
    chamber.empty_room(2.1, 31.0)
    wall = stone("wall", chamber.WALL, scale=0.9, bump=0.7)
    wall_round_arch([wall], 0, 1.55, 1.9, 3.0, (-10.4, 10.8), 8.4)
    backing(stone("behind", (0.04, 0.038, 0.036)), 0, 1.55, 1.9, 3.0, 7.0)
    arch_stones(stone("cut stone", (0.28, 0.25, 0.22), scale=0.7, bump=0.55), 0, 1.55, 1.9, 3.0)
    double_door(0, 3.15, 3.1, 1.9)
    for house, x in (("tower", -5.35), ("moon", -3.85), ("star", 3.85), ("pine", 5.35)):
        banner(house, x, 2.75, 4.35)
    chamber.torches(((-2.45, 2.75), (2.45, 2.75)), 2.35, 190)
    room = set(bpy.data.objects)
    chamber.side_walls()
    for side in (-1, 1):
        chest(gold("chest gold", rough=0.25, scale=0.6), side * 5.3, 1.2, side)
    chamber.show(part, set(bpy.data.objects) - room)
    chamber.fill(75, 45)


def develop(light, part):
    return chamber.developed(light, part, 1.9, HAZE)
