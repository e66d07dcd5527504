"""What stands and hangs in the rooms: banners of the houses, doors, shelves of books, candles, steps, a throne."""

from __future__ import annotations

import math

import numpy as np

from art3d.houses import CLOTH, badge
from art3d.materials import gold, leather, plain, wax, wood
from art3d.mesh import ball, box, hewn_box, prim, ring, solidify, surface
from art3d.scene import point
from art3d.shader import Shader


def banner(house, x, y, top, width=1.1, height=2.4):
    """A house's banner on a rod, its foot cut to a swallowtail."""
    m = Shader(f"banner {house}")
    noise = m.noise(3, 5)
    colour = tuple(min(1, part * 1.5) for part in CLOTH[house])
    cloth = m.principled(
        color=m.mix(noise, tuple(part * 0.5 for part in colour), colour),
        rough=0.85,
        sheen=0.4,
        normal=m.bump(m.noise(60, 2), 0.15, 0.01),
    )

    def sheet(u, v):
        down = 1 - v
        length = height * (1 - 0.16 * (1 - np.abs(2 * u - 1)))
        folds = 0.07 * (0.3 + down) * np.cos(u * 6 * np.pi + np.sin(down * 2))
        return x + (u - 0.5) * width, y - 0.08 + folds, top - down * length

    solidify(surface(70, 50, sheet, cloth, "banner"), 0.015)
    metal = gold("banner gold", rough=0.3, scale=0.6)
    prim(
        "cylinder",
        metal,
        (x, y - 0.08, top + 0.04),
        (0, math.pi / 2, 0),
        radius=0.04,
        depth=width + 0.3,
        vertices=24,
    )
    for side in (-1, 1):
        ball(0.085, (x + side * (width / 2 + 0.16), y - 0.08, top + 0.04), metal)
    mark = badge(house, width * 0.30, metal, 0.015, 0.008)
    mark.location = (x, y - 0.20, top - height * 0.42)


def double_door(x, y, width, spring):
    """A closed door of oak under an arch: planks, iron bands, rings."""
    oak = wood("oak", (0.15, 0.075, 0.032))
    iron = plain("door iron", (0.05, 0.047, 0.045), 0.5, 0.9)
    planks = 10
    for i in range(planks):
        across = -width / 2 + (i + 0.5) * width / planks
        tall = spring + math.sqrt(max(0.01, (width / 2) ** 2 - across**2))
        hewn_box(
            (width / planks - 0.02, 0.16, tall), (x + across, y, tall / 2), oak, 0.012, bevel=0.02, level=2
        )
    for z in (0.5, 1.35, 2.2):
        for side in (-1, 1):
            box((width / 2 - 0.10, 0.05, 0.15), (x + side * width / 4, y - 0.10, z), iron, 0.015)
            for k in range(5):
                ball(0.035, (x + side * (0.14 + k * width / 11), y - 0.13, z), iron, segments=12)
    for side in (-1, 1):
        ring(0.13, 0.025, (x + side * 0.22, y - 0.14, 1.72), iron, (math.pi / 2, 0, 0), segments=32)


def bookshelf(x, y, width, height, shelves, seed):
    """A tall shelf full of books, scrolls and gaps."""
    oak = wood("shelf", (0.10, 0.05, 0.022))
    chance = np.random.default_rng(seed)
    covers = [
        leather(f"cover {seed} {i}", tuple(part * 0.4 for part in tone), tone)
        for i, tone in enumerate(
            (
                (0.26, 0.05, 0.04),
                (0.06, 0.12, 0.10),
                (0.07, 0.08, 0.18),
                (0.24, 0.14, 0.06),
                (0.16, 0.10, 0.07),
            )
        )
    ]
    paper = plain("scroll", (0.48, 0.36, 0.20), 0.8)
    for side in (-1, 1):
        box((0.12, 0.55, height), (x + side * width / 2, y, height / 2), oak, 0.02)
    box((width + 0.3, 0.65, 0.14), (x, y, height + 0.05), oak, 0.03)
    step = height / shelves
    for row in range(shelves):
        box((width, 0.52, 0.07), (x, y, row * step + 0.05), oak, 0.01)
        across = -width / 2 + 0.1
        while across < width / 2 - 0.16:
            if chance.random() < 0.10:
                across += chance.uniform(0.1, 0.35)
                continue
            if chance.random() < 0.12:
                _scroll_pile(paper, x + across + 0.16, y, row * step + 0.09)
                across += 0.42
                continue
            thick, tall = chance.uniform(0.06, 0.15), step * chance.uniform(0.55, 0.84)
            lean = chance.uniform(-0.10, 0.10) if chance.random() < 0.2 else 0
            place = (x + across + thick / 2, y - chance.uniform(0.02, 0.1), row * step + 0.09 + tall / 2)
            box((thick, 0.36, tall), place, covers[chance.integers(len(covers))], 0.012, (0, lean, 0))
            across += thick + 0.012 + abs(lean) * 0.3


def _scroll_pile(material, x, y, z):
    for dx, dz in ((-0.09, 0.08), (0.09, 0.08), (0, 0.23)):
        prim(
            "cylinder",
            material,
            (x + dx, y - 0.05, z + dz),
            (math.pi / 2, 0, 0),
            radius=0.08,
            depth=0.46,
            vertices=20,
        )


def candle(x, y, z, height, watts=14):
    """A candle with its light; the game draws the fire."""
    top = z + height
    prim("cylinder", wax(), (x, y, z + height / 2), bevel=0.015, radius=0.06, depth=height, vertices=24)
    wick = plain("wick", (0.02, 0.016, 0.013), 0.9)
    prim("cylinder", wick, (x, y, top + 0.02), radius=0.012, depth=0.05, vertices=8)
    point((x, y - 0.1, top + 0.14), watts, (1, 0.50, 0.16), 0.06)


def throne(material, metal, y, floor):
    """A stone seat with a high back, a crown upon it, and velvet."""
    velvet = plain("throne velvet", (0.16, 0.008, 0.012), 0.85, sheen=0.6)
    hewn_box((1.9, 1.3, 0.62), (0, y, floor + 0.31), material, 0.012, level=3)
    hewn_box((2.0, 0.42, 3.3), (0, y + 0.55, floor + 1.65), material, 0.015, level=3)
    box((1.25, 0.10, 2.1), (0, y + 0.32, floor + 1.75), velvet, 0.04)
    box((1.25, 0.95, 0.16), (0, y - 0.10, floor + 0.68), velvet, 0.06)
    for side in (-1, 1):
        hewn_box((0.32, 1.2, 0.55), (side * 0.86, y - 0.02, floor + 0.88), material, 0.01, level=3)
        ball(0.21, (side * 0.86, y - 0.58, floor + 1.18), metal)
        ball(0.17, (side * 0.86, y + 0.50, floor + 3.42), metal)
    mark = badge("crown", 0.42, metal, 0.06, 0.02)
    mark.location = (0, y + 0.30, floor + 3.52)


def steps(material, y, width, count, rise=0.22, tread=0.55):
    """Steps rising away from the viewer; returns the height of the top."""
    for i in range(count):
        deep = 3.0 + (count - i) * tread
        place = (0, y + 1.5 - (count - i) * tread / 2, i * rise + rise / 2)
        hewn_box((width - i * 0.5, deep, rise), place, material, 0.012, bevel=0.03, level=4)
    return count * rise
