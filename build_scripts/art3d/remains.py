"""Remains: skulls from a cracked brown one to one with a crown; second: bones, a candle, a helmet, a reliquary."""

from __future__ import annotations

import math

import bpy
import numpy as np
from mathutils import Vector

from art3d import niche
from art3d.coins import scatter_coins
from art3d.crown import crown
from art3d.dripping_wax import dripping_candle
from art3d.fire import candle_flame
from art3d.helmet import helmet
from art3d.laurel import laurel
from art3d.materials import bone, gem, gold, stone, velvet
from art3d.mesh import box, lathe, prim, ring, tube
from art3d.scene import child, new_scene, world
from art3d.skull import long_bone, skull
from art3d.solid import Solid


def build(value, second=False):
    """The card's picture; `second` chooses bones, the candle, the helmet, the reliquary."""
    new_scene()
    world(strength=0.22)
    niche.niche((0.17, 0.18, 0.20), (0.11, 0.125, 0.155), crack=0.5)
    niche.floor((0.20, 0.20, 0.21))
    if second:
        {1: _bones, 2: _candle_skull, 3: _helmet_skull, 4: _reliquary}[value]()
    else:
        {1: _cracked_skull, 2: _whole_skull, 3: _laurel_skull, 4: _crowned_skull}[value]()
    key, rim = {1: (1.05, 1.5), 2: (1.0, 1.7), 3: (0.8, 1.8), 4: (0.75, 1.9)}[value]
    niche.lights(key, rim, 0.6, back=(0.25, 0.45, 0.9), back_watts={1: 50, 2: 60, 3: 65, 4: 75}[value])


def _pale():
    return bone("bone", (0.66, 0.50, 0.30), age=0.4), bone("tooth", (0.86, 0.74, 0.52), age=0.3)


def _brown():
    return bone("bone", (0.38, 0.255, 0.14), age=0.9), bone("tooth", (0.46, 0.33, 0.18), age=0.4)


def _place(thing, location, size, turn):
    thing.location, thing.scale = location, (size,) * 3
    thing.rotation_euler = tuple(math.radians(part) for part in turn)
    return thing


def _crossed_bones(material, low=0.20, length=2.1, back=0.35):
    for x in (-1, 1):
        thing = long_bone(material, length)
        thing.scale = (1, 0.78, 0.78)
        thing.location = (0.02 * x, back - 0.3 * (x > 0), low)
        thing.rotation_euler = (0, math.radians(12 * x), math.radians(8 * x))


def _dust():
    chance = np.random.default_rng(2)
    material = stone("dust", (0.2, 0.17, 0.14))
    for _ in range(24):
        place = (chance.uniform(-1.2, 1.2), chance.uniform(-1.1, 0.3), 0.02)
        prim("ico_sphere", material, place, scale=tuple(chance.uniform(0.02, 0.08, 3)), subdivisions=2)


def _cracked_skull():
    niche.view(1.40, 0.86, lens=77)
    old, teeth = _brown()
    _place(skull(old, teeth, jaw=False, cracked=True), (0.05, -0.1, 0.82), 1.12, (-6, 7, 20))
    thing = long_bone(old, 1.1)
    thing.location, thing.rotation_euler = (-0.72, -0.75, 0.15), (0, 0.06, 0.5)
    _dust()


def _whole_skull():
    niche.view(1.40, 0.96, lens=84)
    pale, teeth = _pale()
    _place(skull(pale, teeth), (0, -0.15, 1.02), 0.88, (-3, 0, 14))
    _crossed_bones(pale)


def _laurel_skull():
    niche.view(1.40, 1.02, lens=80)
    pale, teeth = _pale()
    head = _place(skull(pale, teeth), (0, -0.15, 0.95), 0.84, (-3, 0, 12))
    _crossed_bones(pale)
    silver = gold("silver", (0.80, 0.82, 0.88), (0.1, 0.1, 0.14), rough=0.26, scale=0.5)
    wreath = child(laurel(silver, gem("sapphire", (0.05, 0.3, 1.0), 0.5)), head)
    wreath.location, wreath.rotation_euler = (0, 0.15, 0.66), (math.radians(10), 0, 0)
    scatter_coins(
        gold("coin", (0.80, 0.82, 0.88), (0.1, 0.1, 0.14), rough=0.25, scale=0.5),
        (((-1.15, -0.6), (-1.0, -0.2), 6), ((0.6, 1.15), (-1.0, -0.2), 6)),
        seed=5,
    )


def _crowned_skull():
    niche.view(1.40, 1.12, lens=76)
    pale, teeth = _pale()
    head = _place(skull(pale, teeth), (0, -0.15, 0.93), 0.83, (-3, 0, 12))
    top = crown(gold("crown", rough=0.2, scale=0.6), 0.80, deep=1.13)
    child(top, head)
    top.location, top.rotation_euler = (0, 0.15, 0.60), (math.radians(5), 0, 0)
    _crossed_bones(pale)
    metal = gold("coin", scale=0.5)
    scatter_coins(metal, (((-1.2, -0.5), (-1.0, 0.1), 13), ((0.5, 1.2), (-1.0, 0.1), 13)), seed=4)


def _bones():
    niche.view(1.50, 0.62, lens=92)
    old, _ = _brown()
    places = (
        (1.7, (0.0, 0.1, 0.20), (0, 0.10, 0.25)),
        (1.7, (0.05, -0.25, 0.24), (0, -0.12, -0.45)),
        (1.6, (-0.04, 0.02, 0.66), (0.2, 0.60, 0.15)),
        (1.6, (0.06, -0.22, 0.68), (0.1, -0.62, -0.12)),
        (1.3, (0.0, -0.55, 0.16), (0, 0.0, 0.05)),
    )
    for length, location, turn in places:
        thing = long_bone(old, length)
        thing.location, thing.rotation_euler = location, turn
    for place, turn in (((-0.86, -0.95, 0.10), 0.5), ((0.80, -0.98, 0.10), -0.7), ((0.52, -1.12, 0.09), 0.2)):
        _vertebra(old, place, turn)
    _dust()


def _vertebra(material, place, turn):
    """A small bone with a hole and three spurs, lying on the floor."""
    s = Solid((-0.36, -0.30, -0.14), (0.36, 0.36, 0.14), 70)
    s.add(s.cylinder((0, -0.08, 0), 0.145, 0.085, 0.04))
    s.add(s.torus((0, 0.10, 0), 0.095, 0.045), 0.04)
    for tip in ((0, 0.30, 0.02), (-0.29, 0.14, 0.0), (0.29, 0.14, 0.0)):
        s.add(s.capsule((0.35 * tip[0], 0.12, 0), tip, 0.045, 0.035), 0.05)
    s.field = s.field + 0.006 * s.noise(6, 7, 2)
    thing = s.mesh("vertebra", material)
    thing.location, thing.rotation_euler = place, (0.5, 0.15, turn)


def _candle_skull():
    niche.view(1.40, 1.22, lens=74)
    old, teeth = bone("bone", (0.46, 0.32, 0.175), age=0.75), bone("tooth", (0.62, 0.48, 0.28), age=0.4)
    head = _place(skull(old, teeth), (0, -0.15, 0.94), 0.84, (-3, 0, -16))
    flame = dripping_candle(head)
    bpy.context.view_layer.update()
    candle_flame(tuple(head.matrix_world @ Vector(flame)), 1.35, 26)
    _crossed_bones(old)


def _helmet_skull():
    niche.view(1.40, 1.20, lens=76)
    pale, teeth = _pale()
    head = _place(skull(pale, teeth), (0, -0.15, 0.93), 0.80, (-3, 0, 15))
    helmet(head)
    _crossed_bones(pale)


def _reliquary():
    niche.view(1.40, 1.16, lens=74)
    pale, teeth = _pale()
    head = _place(skull(pale, teeth, cells=160), (0, -0.05, 1.02), 0.60, (-3, 0, 10))
    head.name = "relic"
    metal = gold("reliquary", rough=0.2, scale=0.6)
    box((1.62, 1.0, 0.22), (0, 0.05, 0.11), metal, 0.04)
    box((1.40, 0.84, 0.14), (0, 0.05, 0.29), metal, 0.04)
    lathe(
        [(0, 0.36), (0.52, 0.36), (0.56, 0.42), (0.50, 0.48), (0, 0.48)],
        velvet("cushion", (0.16, 0.004, 0.02)),
        48,
    )
    for x in (-1, 1):
        for y in (-0.30, 0.42):
            lathe([(0.085, 0.36), (0.055, 0.44), (0.05, 1.50), (0.085, 1.58)], metal, 24).location = (
                x * 0.62,
                y,
                0,
            )
    _gable(metal)
    ruby, blue = gem("ruby", (0.9, 0.015, 0.03), 0.5), gem("sapphire", (0.03, 0.2, 0.95), 0.5)
    for i in range(5):
        kind = ruby if i % 2 == 0 else blue
        prim(
            "ico_sphere",
            kind,
            (-0.56 + 0.28 * i, -0.46, 0.11),
            scale=(0.085, 0.05, 0.075),
            smooth=False,
            subdivisions=2,
        )
    scatter_coins(
        gold("coin", scale=0.5), (((-1.2, -0.85), (-0.9, 0.1), 7), ((0.85, 1.2), (-0.9, 0.1), 7)), seed=4
    )


def _gable(metal):
    """The arch over the relic with rays and a cross-shaped finial."""
    arch = [(0.62 * math.cos(a), 0, 1.56 + 0.50 * math.sin(a)) for a in np.linspace(0, math.pi, 25)]
    for y in (-0.30, 0.42):
        tube([(x, y, z) for x, _, z in arch], 0.065, metal, resolution=6)
    for x, z in ((0.62, 1.56), (-0.62, 1.56), (0, 2.06)):
        tube([(x, -0.30, z), (x, 0.42, z)], 0.045, metal, resolution=4)
    for i in range(13):
        angle = math.radians(12 + i * 13)
        length = 0.30 if i % 2 == 0 else 0.18
        reach = 0.66 + length / 2
        place = (math.cos(angle) * reach, -0.28, 1.56 + math.sin(angle) * reach * 0.86)
        size = {"radius1": 0.06, "radius2": 0.004, "depth": length, "vertices": 4}
        prim("cone", metal, place, (0, math.pi / 2 - angle, 0), (1, 0.45, 1), smooth=False, **size)
    ring(0.105, 0.035, (0, -0.36, 2.06), metal, (math.pi / 2, 0, 0), segments=32)
    prim(
        "ico_sphere",
        gem("crown ruby", (0.9, 0.015, 0.03), 0.7),
        (0, -0.38, 2.06),
        scale=(0.10, 0.06, 0.10),
        smooth=False,
        subdivisions=2,
    )
