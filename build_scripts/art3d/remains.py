"""Remains: skulls from a cracked brown one to one with a crown; second: bones, a candle, a helmet, a reliquary."""

from __future__ import annotations

import math

import numpy as np

from art3d import niche
from art3d.crown import crown
from art3d.fire import candle_flame
from art3d.laurel import laurel
from art3d.materials import bone, bronze, gem, gold, plain, stone, velvet, wax
from art3d.mesh import bevel, box, lathe, mesh, prim, ring, scatter_coins, solidify, surface, tube
from art3d.scene import child, new_scene, world
from art3d.skull import long_bone, skull


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
    top.location, top.rotation_euler = (0, 0.15, 0.70), (math.radians(5), 0, 0)
    _crossed_bones(pale)
    metal = gold("coin", scale=0.5)
    scatter_coins(metal, (((-1.2, -0.5), (-1.0, 0.1), 13), ((0.5, 1.2), (-1.0, 0.1), 13)), seed=4)


def _bones():
    niche.view(1.50, 0.62, lens=92)
    old, _ = _brown()
    places = (
        (1.7, (0.0, 0.1, 0.20), (0, 0.10, 0.25)),
        (1.7, (0.05, -0.25, 0.24), (0, -0.12, -0.45)),
        (1.5, (-0.10, -0.05, 0.58), (0.2, 0.55, 0.15)),
        (1.5, (0.12, -0.15, 0.62), (0.1, -0.60, -0.12)),
        (1.3, (0.0, -0.55, 0.16), (0, 0.0, 0.05)),
    )
    for length, location, turn in places:
        thing = long_bone(old, length)
        thing.location, thing.rotation_euler = location, turn
    for i in range(4):
        rib = [
            (0.75 * math.cos(a), -0.15 + 0.14 * i - 0.25 * math.sin(a), 0.10 + 0.62 * math.sin(a))
            for a in np.linspace(0.1, 2.5, 9)
        ]
        tube(rib, 0.055, old, [0.6, 1, 1, 1, 1, 1, 1, 0.8, 0.4], resolution=3)
    _dust()


def _candle_skull():
    niche.view(1.40, 1.22, lens=72)
    pale, teeth = _pale()
    _place(skull(pale, teeth), (0, -0.15, 0.94), 0.84, (-3, 0, -13))
    material = wax(color=(0.80, 0.68, 0.48))
    lathe(
        [(0, 1.48), (0.19, 1.50), (0.175, 1.58), (0.165, 1.95), (0.15, 1.99), (0.08, 1.97), (0, 1.97)],
        material,
        32,
    ).location = (0, 0, 0.40)
    chance = np.random.default_rng(8)
    for i in range(13):
        angle = i * 2 * math.pi / 13
        x, y = math.sin(angle), -math.cos(angle)
        drip = chance.uniform(0.0, 0.35)
        line = [
            (0.15 * x, 0.15 * y, 2.35),
            (0.185 * x, 0.185 * y, 2.02),
            (0.32 * x, 0.34 * y, 1.93),
            (0.50 * x, 0.58 * y, 1.80 - drip),
        ]
        tube(line, 0.05, material, [0.6, 0.9, 1.1, 1.3], resolution=4)
    tube([(0, 0, 2.35), (0.01, 0, 2.46)], 0.014, plain("wick", (0.02, 0.015, 0.01), 0.9), resolution=2)
    candle_flame((0.01, 0, 2.43), 1.25, 26)


def _helmet_skull():
    niche.view(1.40, 1.16, lens=76)
    pale, teeth = _pale()
    head = _place(skull(pale, teeth), (0, -0.15, 0.93), 0.83, (-3, 0, 14))
    metal = bronze("bronze", (0.58, 0.32, 0.12), green=0.35, rough=0.34)

    def dome(u, v):
        angle, rise = u * 2 * math.pi, v * math.pi / 2
        radius = 0.86 * np.cos(rise) ** 0.85
        return radius * np.sin(angle), 0.12 - 1.14 * radius * np.cos(angle), 0.42 + 0.92 * np.sin(rise)

    child(solidify(surface(80, 40, dome, metal, "helmet"), 0.05), head)
    rim = [(0.87 * math.sin(a), 0.12 - 1.0 * math.cos(a), 0.42) for a in np.linspace(0, 2 * math.pi, 49)[:-1]]
    child(tube(rim, 0.055, gold("rim", rough=0.28, scale=0.5), closed=True), head)
    for x in (-1, 1):
        plate = [
            (x * 0.70, -0.60, 0.44),
            (x * 0.84, -0.20, 0.44),
            (x * 0.80, -0.10, -0.45),
            (x * 0.58, -0.52, -0.72),
            (x * 0.66, -0.62, -0.20),
        ]
        child(bevel(solidify(mesh("cheek", plate, [(0, 1, 2, 3, 4)], metal, smooth=False), 0.06), 0.02), head)
    child(box((0.13, 0.06, 0.62), (0, -1.04, 0.16), metal, 0.03, (math.radians(-4), 0, 0)), head)
    _crest(head)
    _crossed_bones(pale)


def _crest(head):
    hair = velvet("crest", (0.32, 0.012, 0.015))
    stem = gold("crest holder", rough=0.28, scale=0.5)
    for i in range(34):
        angle = math.radians(-58 + i * 5.0)
        foot = (0.0, 0.12 + 0.98 * math.sin(angle), 0.42 + 0.94 * math.cos(angle))
        tip = (0.0, 0.12 + 1.36 * math.sin(angle), 0.42 + 1.36 * math.cos(angle))
        child(tube([foot, tip], 0.085, hair, [0.8, 1.15], resolution=3), head)
    line = [
        (0, 0.12 + 1.0 * math.sin(a), 0.42 + 0.97 * math.cos(a))
        for a in np.radians(np.linspace(-60, 112, 20))
    ]
    child(tube(line, 0.075, stem, resolution=4), head)


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
