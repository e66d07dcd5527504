"""The antechamber, where a game is set up: a closed door between two stone owls and the banners of the four houses."""

from __future__ import annotations

import math

import bpy

from art3d import chamber
from art3d.furnishings import banner, carpet, chest, double_door, steps
from art3d.houses import badge
from art3d.masonry import arch_stones, backing, mixed_stones, wall_round_arch
from art3d.materials import gold, stone
from art3d.mesh import hewn_box
from art3d.owl import stone_owl
from art3d.scene import area, link

HAZE = tuple((across, 0.42, 0.10, 0.16, 0.025, (1, 0.50, 0.18)) for across in (0.36, 0.64))
RISE, TREAD, STEPS = 0.16, 0.42, 2


def build(part):
    """The wall with door, steps and banners ("back"), or the buttresses, owls and chests before it ("front")."""
    chamber.empty_room(2.1, 31.0)
    wall = mixed_stones("wall", chamber.WALL, scale=0.9, bump=0.7)
    wall_round_arch(wall, 0, 1.55, 1.9, 3.0, (-10.4, 10.8), 8.4)
    backing(stone("behind", (0.04, 0.038, 0.036)), 0, 1.55, 1.9, 3.0, 7.0)
    arch_stones(stone("cut stone", (0.28, 0.25, 0.22), scale=0.7, bump=0.55), 0, 1.55, 1.9, 3.0)
    relief = stone("relief", (0.46, 0.43, 0.39), scale=0.6, bump=0.2, rough=0.55)
    badge("crown", 0.14, relief, 0.05).location = (0, 2.52, 3.72)
    double_door(0, 3.15, 3.1, 1.9)
    metal = gold("chest gold", rough=0.25, scale=0.6)
    steps(stone("steps", (0.22, 0.205, 0.19), scale=1.0, crack=0.3), 2.3, 4.3, STEPS, RISE, TREAD)
    carpet(metal, 2.3, 1.35, STEPS, RISE, TREAD)
    for house, x in (("tower", -5.35), ("moon", -3.85), ("star", 3.85), ("pine", 5.35)):
        banner(house, x, 2.75, 4.35)
    chamber.torches(((-2.45, 2.75), (2.45, 2.75)), 2.35, 190)
    room = set(bpy.data.objects)
    chamber.side_walls()
    _guardians()
    for side in (-1, 1):
        chest(metal, side * 5.3, 1.2, side)
    chamber.show(part, set(bpy.data.objects) - room)
    for side in (-1, 1):
        area((side * 2.6, -3.5, 5.0), (side * 4.4, 2.4, 2.2), 46, (1, 0.72, 0.44), 1.6)
        area((side * 1.3, -3.2, 2.2), (side * 2.85, 1.2, 1.2), 26, (1, 0.76, 0.50), 0.6)
    chamber.fill(75, 45)


def _guardians():
    """An owl of stone on a plinth at each side of the steps, both looking at who comes in."""
    plinth = stone("plinth", (0.24, 0.225, 0.205), scale=0.7, bump=0.45)
    owl = stone_owl(stone("guardian", (0.40, 0.37, 0.33), (0.08, 0.075, 0.07), scale=0.5, hollows=True))
    for side, thing in ((-1, owl), (1, link(owl.copy()))):
        hewn_box((1.10, 0.95, 0.42), (side * 2.85, 1.35, 0.21), plinth, 0.012, bevel=0.03)
        hewn_box((1.24, 1.08, 0.10), (side * 2.85, 1.35, 0.46), plinth, 0.01, bevel=0.03)
        thing.location, thing.scale = (side * 2.85, 1.35, 0.50), (0.74,) * 3
        thing.rotation_euler = (0, 0, math.radians(-16) * side)


def develop(light, part):
    return chamber.developed(light, part, 1.9, HAZE)
