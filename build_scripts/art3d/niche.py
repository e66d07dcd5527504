"""The card's stage: a niche whose colour tells the kind of treasure, lit by a torch and cold light from the right."""

from __future__ import annotations

import math

import numpy as np

from art3d.materials import stone
from art3d.mesh import hewn_box, prim, surface
from art3d.scene import area, camera, point

WIDTH, HEIGHT = 618, 678
"""A card's window at three times its size at 1080p."""


def niche(wall, inner, arch=(1.75, 1.55, 1.3), y=0.9, seed=1, crack=0.4, columns=3, back=5.0):
    """An arched niche in a wall of blocks; `arch` is its radius, the height where the arch begins, its depth."""
    radius, spring, depth = arch
    wall_stone = stone("wall", wall)
    inner_stone = stone("inner", inner, scale=0.8, crack=crack)
    _apse(inner_stone, radius, spring, depth, y)
    _wall_behind(wall_stone, radius + 0.02, spring, y, back)
    chance = np.random.default_rng(seed)
    _arch(wall_stone, radius, spring, y, chance)
    _courses(wall_stone, radius, y, columns, chance)


def _apse(material, radius, spring, depth, y):
    def cylinder(u, v):
        angle = u * math.pi
        return radius * np.cos(angle), y + depth * np.sin(angle), -0.3 + v * (spring + 0.3)

    def dome(u, v):
        angle, rise = u * math.pi, v * math.pi / 2
        across = np.cos(rise)
        return (
            radius * np.cos(angle) * across,
            y + depth * np.sin(angle) * across,
            spring + radius * np.sin(rise),
        )

    surface(48, 24, cylinder, material, "apse")
    surface(48, 24, dome, material, "dome")


def _wall_behind(material, radius, spring, y, width):
    def above(u, v):
        angle, reach = u * math.pi, radius + v * width
        return reach * np.cos(angle), y + 0.12, spring + reach * np.sin(angle)

    surface(48, 2, above, material, "above")
    for side in (-1, 1):
        place = (side * (radius + width / 2), y + 0.17, spring - 2.0)
        prim("cube", material, place, scale=(width / 2, 0.05, 2.0), smooth=False, size=2.0)


def _arch(material, radius, spring, y, chance, stones=13):
    reach = radius + 0.22
    for i in range(stones):
        angle = math.pi * (i + 0.5) / stones
        size = (0.44 + chance.uniform(-0.02, 0.03), 0.5, math.pi * reach / stones - 0.025)
        forward = y - 0.05 + chance.uniform(-0.03, 0.03)
        place = (reach * math.cos(angle), forward, spring + reach * math.sin(angle))
        hewn_box(size, place, material, 0.03, (0, -angle, 0), 0.035, 2)
    for side in (-1, 1):
        for row in range(4):
            place = (side * reach, y - 0.05 + chance.uniform(-0.03, 0.03), spring - 0.22 - row * 0.445)
            hewn_box((0.46, 0.5, 0.42), place, material, 0.03, bevel=0.035, level=2)


def _courses(material, radius, y, columns, chance):
    for side in (-1, 1):
        for row in range(9):
            for column in range(columns):
                x = side * (radius + 0.9 + column * 0.9 - (0.4 if row % 2 else 0))
                place = (x, y + 0.12 + chance.uniform(-0.03, 0.03), -0.2 + row * 0.445)
                hewn_box((0.88, 0.4, 0.42), place, material, 0.03, bevel=0.04, level=2)


def floor(color, crack=0.6, scale=1.2, front=-2.6, width=9):
    """A stone ledge from `front` backwards, its top at height 0."""
    material = stone("floor", color, scale=scale, crack=crack)
    return hewn_box((width, 7.0, 0.5), (0, front + 3.5, -0.25), material, 0.015, bevel=0.06, level=4)


def lights(key=1.0, rim=1.0, fill=1.0, back=(1.0, 0.45, 0.15), back_watts=60, rim_colour=(0.30, 0.52, 1.0),
           key_colour=(1.0, 0.66, 0.36)):  # fmt: skip
    """A warm torch from the left, a cold rim from the right, and the niche's own colour from behind."""
    area((-3.2, -2.6, 3.6), (0, 0, 0.9), 430 * key, key_colour, 0.8)
    area((2.5, 1.1, 2.7), (0, -0.1, 1.0), 260 * rim, rim_colour, 0.8)
    area((-2.3, 1.2, 2.2), (0, 0, 1.0), 60 * rim, (1, 0.5, 0.2), 0.6)
    area((1.8, -4.5, 0.8), (0, 0, 0.8), 45 * fill, (1.0, 0.80, 0.62), 2.5)
    point((0, 1.0, 0.9), back_watts, back, 0.3)


def view(height=1.45, at=1.02, distance=7.4, lens=68):
    """The camera of a card's window: level, a little above the object."""
    camera((0, -distance, height), (0, 0, at), lens)
