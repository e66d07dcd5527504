"""The door of today's crypt: an arch with one leaf ajar, and torchlight behind it."""

from __future__ import annotations

import math

import bpy

from art3d.furnishings import double_door
from art3d.masonry import arch_stones
from art3d.materials import glow, plain, stone
from art3d.mesh import box, hewn_box
from art3d.scene import area, camera, empty, new_scene, point, world

RADIUS, SPRING = 1.0, 1.5
AJAR = math.radians(50)


def build():
    new_scene(4)
    world(0.45)
    camera((-0.6, -12, 2.1), (0, 0, 1.30), 36 / 3.75 * 12)
    cut = stone("cut stone", (0.34, 0.30, 0.26), scale=0.6, bump=0.5)
    arch_stones(cut, 0, RADIUS, SPRING, 0)
    hewn_box((3.0, 1.1, 0.16), (0, -0.15, -0.08), cut, 0.012, level=3)
    leaf = SPRING + 0.75
    box((0.94, 0.04, leaf), (-0.5, 0.24, leaf / 2), plain("dark", (0.02, 0.012, 0.008), 1.0), 0)
    box((1.86, 0.02, 2.9), (0.06, 0.9, 1.15), glow("torchlight", (1, 0.36, 0.08), 1.5), 0)
    before = set(bpy.data.objects)
    double_door(0, 0.12, 2 * RADIUS - 0.06, SPRING)
    hinge = empty(None, (RADIUS, 0.12, 0))
    for thing in set(bpy.data.objects) - before - {hinge}:
        if thing.location.x > 0:
            thing.location.x -= RADIUS
            thing.location.y -= 0.12
            thing.parent = hinge
    hinge.rotation_euler = (0, 0, -AJAR)
    point((0.25, 0.75, 1.2), 90, (1, 0.50, 0.18), 0.2)
    area((-3.2, -5.0, 4.4), (0, 0, 1.2), 420, (1, 0.84, 0.62), 1.6)
    area((3.6, -2.0, 3.6), (0, 0, 1.2), 120, (0.45, 0.62, 1), 1.4)
