"""The gate, the menu's room: the king lies in state in his niche; the left third stays dark and calm for the words."""

from __future__ import annotations

import math

import bpy
import numpy as np

from art3d.dice import die
from art3d.effigy import effigy
from art3d.film import cut_out, opaque
from art3d.hats import crown
from art3d.houses import badge
from art3d.masonry import (
    arch_stones,
    backing,
    barrel,
    flagstones,
    mixed_stones,
    torch_holder,
    wall_round_arch,
)
from art3d.materials import facets, gem, gold, plain, stone
from art3d.mesh import box, brilliant, hewn_box, lathe, prim, tube
from art3d.scene import area, camera, child, empty, flat_world, new_scene, point, spot
from art3d.sculpt import ease
from art3d.shader import Shader

CENTRE, RADIUS, SPRING, WALL = 1.95, 1.95, 1.85, 1.35
AMPHORA = [
    (0, 0), (0.20, 0), (0.22, 0.05), (0.14, 0.11), (0.34, 0.42), (0.42, 0.72), (0.36, 0.98), (0.16, 1.14), (0.13, 1.30),
    (0.21, 1.40), (0.17, 1.41),
]  # fmt: skip


def build(part):
    """4/3 wider and higher than the screen's middle: wall and floor ("back"), or the floor and all that stands on it
    ("front"), each in the light and the shadows of the whole. The lamp on the dice is the front's alone: it does not
    reach the wall, and the floor behind is hidden by the floor in front."""
    new_scene(4)
    flat_world(0.035, (0.35, 0.5, 0.9))
    camera((-1.2, -8.6, 1.22), (0.02, 0, 1.80), 29.0 * 0.75)
    metal = gold("gold", rough=0.24, scale=0.6)
    tomb_stone = stone("tomb", (0.36, 0.34, 0.32), scale=0.7, bump=0.35, rough=0.6)
    _wall()
    for side in (-1, 1):
        x = CENTRE + side * (RADIUS + 0.26)
        torch_holder(x, WALL - 0.45, 2.75, 0.85, metal)
        point((x, WALL - 0.80, 3.30), 100, (1, 0.60, 0.30), 0.12)
    wall = set(bpy.data.objects)
    _floor()
    shell = set(bpy.data.objects)
    _tomb(tomb_stone)
    effigy((CENTRE, -0.12, 1.13), math.radians(24), tomb_stone, metal)
    _treasure(metal)
    _dice()
    for thing in set(bpy.data.objects) - shell:
        thing.visible_camera = part == "front"
    for thing in wall:
        thing.is_holdout = part == "front"
    _lights()
    if part == "front":
        spot((-0.6, -6.4, 3.4), (1.75, -2.55, 0.2), 200, (1, 0.84, 0.66), 26, 1, 0.12)


def develop(light, part):
    """Adds dust in the torches' light, cold breath in the niche, and darkness over the left third."""
    height, width = light.shape[:2]
    rows, columns = np.mgrid[0:height, 0:width]
    u, v = (columns / width - 0.125) / 0.75, (rows / height - 0.125) / 0.75
    alpha = np.clip(light[..., 3:4], 0, 1)
    x = light[..., :3].astype(np.float32) / np.maximum(alpha, 1e-3)
    warm, cold = (1, 0.50, 0.18), (0.45, 0.6, 1.0)
    for at_u, at_v, size, power, colour in (
        (0.460, 0.31, 0.16, 0.035, warm),
        (0.815, 0.33, 0.16, 0.035, warm),
        (0.645, 0.40, 0.20, 0.022, cold),
        (0.70, 0.80, 0.30, 0.012, warm),
    ):
        away = ((u - at_u) * 1.27) ** 2 + (v - at_v) ** 2
        x += power * np.exp(-away / (size * size))[..., None] * np.array(colour)
    x *= (1 - 0.60 * (1 - ease((u - 0.08) / 0.42)))[..., None]
    look = {"exposure": 1.25, "bloom": 0.10, "vignette": 0.45, "saturation": 1.02}
    return opaque(x, 0.25, **look) if part == "back" else cut_out(np.dstack([x * alpha, alpha]), 0.25, **look)


def _floor():
    flagstones(
        stone("flag", (0.17, 0.155, 0.14), scale=1.1, crack=0.35, rough=0.62),
        range(-9, 11),
        range(-7, 4),
        0.0,
        1.2,
        4,
    )
    prim("plane", plain("void", (0.01, 0.009, 0.008), 1.0), (0, 0, -0.21), size=60)


def _wall():
    wall = mixed_stones("wall", (0.155, 0.150, 0.145), scale=0.9, bump=0.7)
    wall_round_arch(wall, CENTRE, RADIUS, SPRING, WALL, (-10.4, 11.0), 8.6)
    backing(stone("behind", (0.05, 0.048, 0.046)), CENTRE, RADIUS, SPRING, WALL, 7.0)
    arch_stones(stone("cut stone", (0.30, 0.27, 0.235), scale=0.7, bump=0.55), CENTRE, RADIUS, SPRING, WALL)
    barrel(stone("niche", (0.14, 0.13, 0.125), scale=0.8, crack=0.45, bump=0.8), CENTRE, RADIUS, SPRING, WALL)
    relief = stone("relief", (0.46, 0.43, 0.39), scale=0.6, bump=0.2, rough=0.55)
    mark = badge("crown", 0.17, relief, 0.05)
    mark.location = (CENTRE, WALL - 0.50, SPRING + RADIUS + 0.27)


def _tomb(material):
    for size, height, level in (
        ((4.15, 1.75, 0.22), 0.11, 4), ((3.75, 1.45, 0.70), 0.56, 4), ((3.95, 1.60, 0.10), 0.27, 4),
        ((4.05, 1.72, 0.16), 0.99, 4), ((3.7, 1.45, 0.08), 1.10, 4),
    ):  # fmt: skip
        hewn_box(size, (CENTRE, -0.05, height), material, 0.015, bevel=0.04, level=level)
    panel = stone("panel", (0.13, 0.125, 0.12), scale=0.6)
    relief = stone("relief", (0.46, 0.43, 0.39), scale=0.6, bump=0.2, rough=0.55)
    for i, house in enumerate(("tower", "moon", "pine", "star")):
        x = CENTRE - 1.38 + i * 0.92
        box((0.70, 0.06, 0.58), (x, -0.78, 0.58), panel, 0.01)
        for width, tall, dx, dz in (
            (0.80, 0.05, 0, 0.30),
            (0.80, 0.05, 0, -0.30),
            (0.05, 0.64, -0.38, 0),
            (0.05, 0.64, 0.38, 0),
        ):
            hewn_box((width, 0.12, tall), (x + dx, -0.81, 0.58 + dz), material, 0.004, bevel=0.012, level=2)
        mark = badge(house, 0.215, relief, 0.05, 0.02)
        mark.location = (x, -0.83, 0.58)
    for x in (-1.84, -0.92, 0, 0.92, 1.84):
        column = [(0.075, 0.24), (0.085, 0.30), (0.05, 0.34), (0.045, 0.80), (0.08, 0.86), (0.085, 0.92)]
        lathe(column, material, 24).location = (CENTRE + x, -0.81, 0)


def _banded_clay():
    m = Shader("banded clay")
    height = m.math("FRACT", m.math("MULTIPLY", m.split(m.coord())[2], 3.3))
    clay, black, cream = (0.30, 0.095, 0.035), (0.03, 0.018, 0.014), (0.42, 0.22, 0.10)
    stops = [
        (0, clay),
        (0.60, clay),
        (0.63, black),
        (0.75, black),
        (0.78, cream),
        (0.84, cream),
        (0.87, clay),
    ]
    worn = m.mix(m.ramp(m.noise(6, 5), [(0.35, 0.5), (0.7, 0)]), m.ramp(height, stops), (0.06, 0.03, 0.02))
    return m.principled(color=worn, rough=0.45, coat=0.2, normal=m.bump(m.noise(20, 3), 0.15, 0.02))


def _treasure(metal):
    clay = _banded_clay()
    place = (-0.62, -0.75, 0)
    pot = lathe(AMPHORA, clay, 64)
    pot.location, pot.scale = place, (0.92,) * 3
    for side in (-1, 1):
        handle = tube(
            [(side * 0.14, 0, 1.28), (side * 0.36, 0, 1.30), (side * 0.46, 0, 1.08), (side * 0.37, 0, 0.92)],
            0.04,
            clay,
        )
        handle.location, handle.scale = place, (0.92,) * 3
    urn = lathe(AMPHORA, gold("urn", rough=0.3, scale=0.6, hammer=0.4), 64)
    urn.location, urn.scale = (5.22, -0.20, 0), (0.95,) * 3
    _goblet(metal)
    _coins(metal)
    heap = empty(None, (4.36, -1.04, 0.36), (math.radians(-14), math.radians(10), 0.4), 0.40)
    crown(heap, 0.77, (0.9, 0.01, 0.03), height=0.42, low=0, cap=(0.20, 0.01, 0.02))
    for x, y, z, radius, low, high in (
        (3.95, -1.42, 0.10, 0.15, (0.10, 0.0, 0.01), (1, 0.04, 0.07)),
        (4.75, -1.45, 0.10, 0.13, (0.0, 0.10, 0.04), (0.1, 0.9, 0.4)),
        (-0.55, -1.62, 0.09, 0.12, (0.0, 0.02, 0.2), (0.15, 0.45, 1.0)),
        (4.30, -1.62, 0.07, 0.10, (0.06, 0.0, 0.12), (0.7, 0.3, 1.0)),
    ):
        cut = brilliant(radius, facets("strewn gem", low, high, 0.25))
        cut.location, cut.rotation_euler = (x, y, z), (0.5, 0.4, x)


def _goblet(metal):
    profile = [
        (0, 0),
        (0.20, 0),
        (0.18, 0.04),
        (0.05, 0.10),
        (0.06, 0.16),
        (0.045, 0.30),
        (0.16, 0.40),
        (0.23, 0.55),
        (0.24, 0.72),
        (0.225, 0.72),
        (0.2, 0.55),
    ]
    cup = lathe(profile, metal, 56)
    cup.location, cup.scale = (-0.02, -1.35, 0), (0.8,) * 3
    stones = (gem("ruby", (0.9, 0.03, 0.05), 0.08), gem("sapphire", (0.05, 0.4, 1.0), 0.08))
    for i in range(6):
        angle = i * math.pi / 3
        place = (-0.02 + 0.185 * math.cos(angle), -1.35 + 0.185 * math.sin(angle), 0.47)
        cut = brilliant(0.05, stones[i % 2])
        cut.location, cut.rotation_euler = place, (math.pi / 2, 0, angle + math.pi / 2)


def _coins(metal):
    chance = np.random.default_rng(4)
    first = prim("cylinder", metal, (0, 0, -5), bevel=0.006, radius=0.085, depth=0.022, vertices=28)
    heaps = (
        (4.42, -0.95, 330, 0.42, 0.48),
        (-0.35, -1.30, 90, 0.40, 0.12),
        (1.1, -1.35, 46, 0.5, 0.03),
        (2.5, -1.6, 30, 0.45, 0.03),
    )
    for x, y, count, spread, height in heaps:
        for _ in range(count):
            angle, reach = chance.uniform(0, 6.28), min(abs(chance.normal(0, spread)), spread * 2.2)
            z = max(0.012, height * math.exp(-((reach / spread) ** 2)) * chance.uniform(0.85, 1.0) + 0.012)
            lean = 0.5 if z > 0.04 else 0.08
            coin = bpy.data.objects.new("coin", first.data)
            bpy.context.scene.collection.objects.link(coin)
            coin.modifiers.new("bevel", "BEVEL").width = 0.006
            coin.location = (x + reach * math.cos(angle), y + reach * math.sin(angle) * 0.7, z)
            coin.rotation_euler = (chance.normal(0, lean), chance.normal(0, lean), 0)


def _dice():
    places = (
        ("tower", 0.70, -2.30, 0.35, 5),
        ("star", 1.40, -2.75, -0.25, 3),
        ("pine", 2.10, -2.40, 0.6, 6),
        ("moon", 2.72, -2.85, -0.4, 4),
    )
    turns = {5: (-math.pi / 2, 0), 3: (0, -math.pi / 2), 6: (math.pi, 0), 4: (0, math.pi / 2)}
    for house, x, y, turn, top in places:
        stand = empty(None, (x, y, 0.19), (0, 0, turn))
        thing = child(die(house, 0.38), stand)
        thing.rotation_euler = (*turns[top], 0)


def _lights():
    spot((-2.6, -5.6, 4.2), (CENTRE, -0.3, 1.0), 620, (1, 0.70, 0.42), 36, 1, 0.35)
    spot((CENTRE + 2.6, 1.6 + WALL, 3.4), (CENTRE - 0.4, -0.1, 1.2), 520, (0.35, 0.58, 1.0), 75, 1, 0.25)
    area((CENTRE - 0.6, WALL + 0.9, 3.3), (CENTRE, -0.1, 1.2), 48, (0.40, 0.62, 1.0), 0.8)
    point((CENTRE, WALL + 0.9, 0.35), 26, (1, 0.42, 0.14), 0.3)
    area((5.8, -4.5, 3.4), (3.4, -1.0, 0.2), 120, (1, 0.55, 0.25), 1.0)
    spot((CENTRE - 0.9, -2.6, 3.6), (CENTRE - 0.95, -0.2, 1.45), 60, (1, 0.78, 0.55), 26, 1, 0.2)
