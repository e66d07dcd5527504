"""What rooms are built of: walls, arches, pillars, flagstones, torch holders, urns."""

from __future__ import annotations

import math

import numpy as np

from art3d.materials import plain, stone
from art3d.mesh import box, hewn_box, lathe, prim, ring, surface, tube

PILLAR = [
    (0.50, -0.5), (0.52, -0.2), (0.42, -0.1), (0.36, 0.1), (0.34, 1.5), (0.33, 2.7), (0.36, 2.85), (0.46, 2.95),
    (0.52, 3.2), (0.52, 3.5),
]  # fmt: skip
URN = [(0, 0), (0.22, 0), (0.16, 0.12), (0.36, 0.5), (0.40, 0.75), (0.2, 1.0), (0.16, 1.1), (0.22, 1.2)]


def flagstones(material, columns, rows, top=-0.32, side=1.3, seed=2):
    """A floor of square flags in shifted rows; columns and rows are ranges of whole flags."""
    chance = np.random.default_rng(seed)
    for i in columns:
        for j in rows:
            place = (
                i * side + (side / 2 if j % 2 else 0),
                j * side,
                top - 0.10 + chance.uniform(-0.02, 0.02),
            )
            hewn_box((side - 0.03, side - 0.03, 0.2), place, material, 0.02, bevel=0.03, level=2)


def courses(material, left, right, y, bottom, rows, size=(1.27, 0.5, 0.5), seed=9):
    """Rows of equal blocks, every second row shifted by half a block."""
    chance = np.random.default_rng(seed)
    width, _, height = size
    pitch = width + 0.03
    for row in range(rows):
        x = left + (pitch / 2 if row % 2 else 0)
        while x < right:
            place = (x, y + chance.uniform(-0.03, 0.03), bottom + row * (height + 0.02))
            hewn_box(size, place, material, 0.03, bevel=0.04, level=2)
            x += pitch


def mixed_stones(name, colour, **look):
    """Stones of one quarry, for a wall in which no block is its neighbour's twin."""
    tones = ((1.0, 1.0, 1.0), (0.80, 0.80, 0.82), (1.16, 1.14, 1.10), (1.02, 0.94, 0.84))
    return [
        stone(f"{name} {i}", tuple(part * change for part, change in zip(colour, tone, strict=True)), **look)
        for i, tone in enumerate(tones)
    ]


def wall_round_arch(materials, centre, radius, spring, y, reach, height, cut=True):
    """A coursed wall with an arched hole in it, blocks of unequal width, from and to the two x of `reach`.

    Those that would reach into the arch are cut, or left out. Of several materials each block gets one by
    chance, and is turned, so that its grain differs too.
    """
    chance, look = np.random.default_rng(4), np.random.default_rng(11)
    z, row = 0.0, 0
    while z < height:
        tall = 0.50 + 0.06 * (row % 3 == 1)
        half = math.sqrt(max(0.0, (radius + 0.06) ** 2 - max(0.0, z - spring) ** 2))
        x = reach[0] - 0.45 * (row % 2)
        while x < reach[1]:
            width = chance.uniform(0.78, 1.15)
            for begin, end in _beside(x, x + width, centre, half, cut=cut):
                place = ((begin + end) / 2, y + 0.15 + chance.uniform(-0.035, 0.035), z + tall / 2)
                size = (end - begin - 0.025, 0.5, tall - 0.025)
                turn = tuple(math.pi * look.integers(0, 1 + (len(materials) > 1), 3))
                material = materials[look.integers(len(materials))]
                hewn_box(size, place, material, 0.035, turn, 0.035, 2)
            x += width
        z += tall
        row += 1


def _beside(begin, end, centre, half, *, cut, least=0.12):
    """What is left of a block beside a hole that is 2 × `half` wide; all of it or nothing where none is cut."""
    if not half or not begin - half < centre < end + half:
        return [(begin, end)]
    pieces = [(begin, min(end, centre - half)), (max(begin, centre + half), end)] if cut else []
    return [(left, right) for left, right in pieces if right - left > least]


def backing(material, centre, radius, spring, y, reach=5.0):
    """A plain wall behind the blocks, so that no joint shows light; it leaves the arch open."""

    def above(u, v):
        angle, r = u * math.pi, radius + 0.05 + v * reach
        return centre + r * np.cos(angle), y + 0.32, spring + r * np.sin(angle)

    surface(48, 2, above, material, "backing")
    for side in (-1, 1):
        box((9, 0.2, 7), (centre + side * (radius + 4.75), y + 0.35, 3), material, 0)


def arch_stones(material, centre, radius, spring, y, stones=15, keystone=1.22, seed=5):
    """The ring of cut stones round an arch, its jambs and their caps."""
    chance = np.random.default_rng(seed)
    reach = radius + 0.24
    for i in range(stones):
        angle = math.pi * (i + 0.5) / stones
        grow = keystone if i == stones // 2 else 1.0
        size = (0.50 * grow, 0.62 + 0.12 * (grow > 1), math.pi * reach / stones - 0.02)
        out = reach + 0.05 * (grow > 1)
        place = (centre + out * math.cos(angle), y - 0.08, spring + out * math.sin(angle))
        hewn_box(size, place, material, 0.025, (0, -angle, 0), 0.04, 3)
    for side in (-1, 1):
        x = centre + side * reach
        for row in range(4):
            place = (x, y - 0.08 + chance.uniform(-0.02, 0.02), spring * (row + 0.5) / 4)
            hewn_box((0.52, 0.62, spring / 4 - 0.02), place, material, 0.025, bevel=0.04, level=3)
        hewn_box((0.66, 0.74, 0.20), (x, y - 0.10, spring - 0.02), material, 0.015, bevel=0.04, level=3)


def barrel(material, centre, radius, spring, y, depth=2.2):
    """The inside of an arched niche: vault, jambs and a coursed back wall."""

    def vault(u, v):
        angle = u * math.pi
        return centre + radius * np.cos(angle), y - 0.2 + v * depth, spring + radius * np.sin(angle)

    surface(64, 12, vault, material, "vault")
    for side in (-1, 1):
        surface(
            4,
            12,
            lambda u, v, s=side: (centre + s * radius + 0 * u, y - 0.2 + v * depth, u * spring),
            material,
        )
    chance = np.random.default_rng(6)
    rows = int((spring + radius) / 0.48) + 1
    for row in range(rows):
        x = -radius - 0.3 * (row % 2)
        while x < radius + 0.3:
            width = chance.uniform(0.6, 0.95)
            place = (centre + x + width / 2, y + depth - 0.45 + chance.uniform(-0.02, 0.02), row * 0.48 + 0.2)
            hewn_box((width - 0.02, 0.3, 0.46), place, material, 0.03, bevel=0.03, level=2)
            x += width


def pillar(material, x, y, z=0.0, scale=1.0):
    """A round pillar with base and capital, 4 high."""
    thing = lathe(PILLAR, material, 40)
    thing.location, thing.scale = (x, y, z), (scale,) * 3
    return thing


def urn(material, x, y, z=0.0, scale=1.0):
    """A plain urn, 1.2 high."""
    thing = lathe(URN, material, 40)
    thing.location, thing.scale = (x, y, z), (scale,) * 3
    return thing


def iron():
    return plain("iron", (0.05, 0.045, 0.04), 0.45, 0.9)


def torch_holder(x, y, z, size=1.0, band=None):
    """An iron holder on the wall behind it, its cup at z; the game draws the fire."""
    material = iron()
    arm = [
        (x, y + 0.30 * size, z - 0.55 * size),
        (x, y + 0.05 * size, z - 0.35 * size),
        (x, y, z - 0.05 * size),
    ]
    tube(arm, 0.06 * size, material, [0.6, 0.8, 1.4])
    cup = {"radius1": 0.08 * size, "radius2": 0.19 * size, "depth": 0.26 * size, "vertices": 20}
    prim("cone", material, (x, y, z), **cup)
    if band is not None:
        ring(0.165 * size, 0.025 * size, (x, y, z + 0.11 * size), band)
    coals = stone("coal", (0.03, 0.02, 0.015), (0.01, 0.008, 0.006), scale=0.3)
    prim(
        "ico_sphere",
        coals,
        (x, y, z + 0.12 * size),
        scale=(0.15 * size, 0.15 * size, 0.06 * size),
        subdivisions=2,
    )
