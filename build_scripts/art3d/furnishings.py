"""What stands and hangs in the rooms: banners of the houses, doors, shelves of books, candles, steps, chests."""

from __future__ import annotations

import math

import bpy
import numpy as np

from art3d.houses import CLOTH, badge
from art3d.materials import gold, leather, plain, velvet, wax, wood
from art3d.mesh import ball, box, hewn_box, lathe, prim, ring, solidify, surface, tube
from art3d.scene import child, empty, link, point
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
    thread = plain("gilt thread", (0.80, 0.50, 0.12), 0.5, 0.3)
    mark = badge(house, width * 0.32, thread, 0.015, 0.008)
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


def candlestick(metal, x, y, z, height, size=1.0):
    """A candle of this height on a golden foot."""
    foot = [
        (0.0, 0.0), (0.13, 0.0), (0.14, 0.03), (0.06, 0.06), (0.04, 0.10), (0.07, 0.15), (0.035, 0.20), (0.04, 0.30),
        (0.13, 0.34), (0.14, 0.37), (0.0, 0.36),
    ]  # fmt: skip
    stand = lathe(foot, metal, 40, steps=4)
    stand.location, stand.scale = (x, y, z), (size,) * 3
    candle(x, y, z + 0.36 * size, height)


def tassel(metal, x, y, z):
    """A tassel that hangs from here."""
    thing = lathe(
        [(0.0, 0.0), (0.10, 0.01), (0.085, 0.20), (0.05, 0.25), (0.08, 0.30), (0.05, 0.36)], metal, 24
    )
    thing.location = (x, y, z - 0.36)


def ladder(x, y, height):
    """A ladder that leans on what stands behind it."""
    oak = wood("ladder", (0.19, 0.10, 0.045))
    whole = empty(None, (x, y - 0.9, 0), (math.radians(-13), 0, 0))
    for side in (-0.30, 0.30):
        child(box((0.09, 0.07, height), (side, 0, height / 2), oak, 0.02), whole)
    for step in range(int(height / 0.42)):
        turn = (0, math.pi / 2, 0)
        rung = {"radius": 0.032, "depth": 0.60, "vertices": 12}
        child(prim("cylinder", oak, (0, 0, 0.32 + 0.42 * step), turn, **rung), whole)


def pile_of_books(x, y, count, seed):
    """Books lying on one another on the floor."""
    chance = np.random.default_rng(seed)
    tones = ((0.26, 0.05, 0.04), (0.06, 0.12, 0.10), (0.07, 0.08, 0.18), (0.24, 0.14, 0.06))
    paper, z = plain("page edges", (0.50, 0.40, 0.25), 0.8), 0.0
    for i in range(count):
        tone = tones[chance.integers(len(tones))]
        cover = leather(f"pile {seed} {i}", tuple(part * 0.4 for part in tone), tone)
        wide, thick = chance.uniform(0.55, 0.85), chance.uniform(0.10, 0.20)
        whole = empty(None, (x + chance.normal(0, 0.04), y, z), (0, 0, chance.normal(0, 0.22)))
        child(box((wide - 0.06, 0.46, thick - 0.04), (0, -0.02, thick / 2), paper, 0), whole)
        for level in (0.015, thick - 0.015):
            child(box((wide, 0.52, 0.03), (0, 0, level), cover, 0.01), whole)
        child(box((0.03, 0.52, thick), (-wide / 2, 0, thick / 2), cover, 0.012), whole)
        z += thick + 0.005


def lectern(metal, x, y, turn):
    """A stand with an open book; `turn` is 1 or -1, which way it looks."""
    oak, paper = wood("lectern", (0.16, 0.08, 0.034)), plain("open pages", (0.62, 0.52, 0.34), 0.8)
    whole = empty(None, (x, y, 0), (0, 0, math.radians(24) * turn), 1.15)
    post = [
        (0.36, 0.0),
        (0.36, 0.08),
        (0.16, 0.16),
        (0.10, 0.30),
        (0.09, 0.75),
        (0.15, 0.85),
        (0.08, 0.95),
        (0.10, 1.15),
    ]
    child(lathe(post, oak, 32), whole)
    for level, reach in ((0.12, 0.30), (0.85, 0.16)):
        child(ring(reach, 0.025, (0, 0, level), metal, segments=40), whole)
    desk = empty(whole, (0, 0, 1.22), (math.radians(38), 0, 0))
    child(box((1.15, 0.80, 0.06), (0, 0, 0), oak, 0.02), desk)
    child(box((1.15, 0.07, 0.14), (0, -0.40, 0.05), oak, 0.02), desk)
    for side in (-1, 1):

        def leaf(u, v, side=side):
            rise = 0.05 + 0.10 * np.sin(np.clip(u * 1.15, 0, 1) * math.pi) ** 0.8 * (1 - 0.4 * u)
            return side * u * 0.50, (v - 0.5) * 0.66, rise

        child(solidify(surface(24, 8, leaf, paper, "leaf"), 0.03), desk)
        for line in range(9):
            ink = plain("ink", (0.10, 0.06, 0.04), 0.9)
            across, down = side * 0.26, 0.24 - line * 0.058
            child(box((0.30 - 0.05 * (line % 3), 0.016, 0.012), (across, down, 0.135), ink, 0), desk)


def steps(material, y, width, count, rise=0.22, tread=0.55):
    """Steps rising away from the viewer; returns the height of the top."""
    for i in range(count):
        deep = 3.0 + (count - i) * tread
        place = (0, y + 1.5 - (count - i) * tread / 2, i * rise + rise / 2)
        hewn_box((width - i * 0.5, deep, rise), place, material, 0.012, bevel=0.03, level=4)
    return count * rise


def carpet(metal, y, width, count, rise=0.22, tread=0.55):
    """A crimson runner down the same steps and onto the floor, its edges of gold."""
    path = [(y + 0.2, count * rise)]
    for i in range(count, 0, -1):
        edge = y - (count - i + 1) * tread
        path += [
            (edge - 0.03, i * rise),
            (edge - 0.05, i * rise - 0.03),
            (edge - 0.05, (i - 1) * rise + 0.03),
        ]
    path += [(path[-1][0] - 0.03, 0.0), (path[-1][0] - 3.4, 0.0)]
    line = np.array(path)
    along = np.linspace(0, 1, len(line))

    def runner(u, v):
        depth, height = (np.interp(v, along, line[:, part]) for part in (0, 1))
        return (u - 0.5) * width, depth, height + 0.02

    solidify(surface(12, 240, runner, velvet("carpet", (0.16, 0.008, 0.014)), "carpet"), 0.02)
    for side in (-1, 1):
        tube([(side * width / 2, depth, height + 0.03) for depth, height in path], 0.03, metal, resolution=4)


def chest(metal, x, y, turn):
    """An open chest of oak bound with iron, heaped with coins; `turn` is 1 or -1, towards the middle."""
    oak, band = wood("chest", (0.17, 0.085, 0.036)), plain("chest iron", (0.06, 0.055, 0.05), 0.45, 0.9)
    whole = empty(None, (x, y, 0), (0, 0, math.radians(-24) * turn), 1.25)
    parts = [box((1.30, 0.80, 0.62), (0, 0, 0.31), oak, 0.03)]
    lid = empty(whole, (0, 0.42, 0.62), (math.radians(-22), 0, 0))
    child(box((1.32, 0.10, 0.62), (0, 0.05, 0.30), oak, 0.04), lid)
    for across in (-0.52, 0, 0.52):
        parts.append(box((0.13, 0.84, 0.64), (across, 0, 0.32), band, 0.015))
        child(box((0.13, 0.13, 0.64), (across, 0.05, 0.30), band, 0.015), lid)
    parts.append(box((0.26, 0.08, 0.26), (0, -0.42, 0.50), metal, 0.03))
    for part in parts:
        child(part, whole)
    coin_heap(metal, whole, 150, (0.28, 0.20), 0.30, 0.62)
    coin_heap(metal, whole, 60, (0.45, 0.18), 0.07, 0.0, (-0.1 * turn, -0.75))


def coin_heap(metal, parent, count, spread, height, floor, middle=(0.0, 0.0), seed=3):
    """Coins heaped in a cone on `parent`, their spread across and deep in metres."""
    chance = np.random.default_rng(seed + count)
    first = prim("cylinder", metal, (0, 0, -9), bevel=0.006, radius=0.085, depth=0.022, vertices=24)
    for _ in range(count):
        across, deep = (min(max(chance.normal(), -1.7), 1.7) for _ in range(2))
        rise = height * math.exp(-(across * across + deep * deep) / 2) * chance.uniform(0.8, 1.0)
        coin = child(link(bpy.data.objects.new("coin", first.data)), parent)
        coin.modifiers.new("bevel", "BEVEL").width = 0.006
        coin.location = (middle[0] + across * spread[0], middle[1] + deep * spread[1], floor + rise + 0.012)
        lean = 0.35 if rise > 0.04 else 0.06
        coin.rotation_euler = (chance.normal(0, lean), chance.normal(0, lean), 0)
