"""The vault from a seat at the table: the room in which the game is played.

The picture is wider than the screen: its middle 1920 × 1080 (of 2560 × 1440) is what a 16:9 window shows.
"""

from __future__ import annotations

import math

import bpy
import numpy as np
from PIL import Image, ImageDraw, ImageFilter
from scipy.ndimage import zoom

from art3d import film
from art3d.drawing import lozenge
from art3d.houses import outline
from art3d.masonry import courses, flagstones, pillar, torch_holder, urn
from art3d.materials import gold, plain, stone
from art3d.mesh import hewn_box, prim, surface
from art3d.niche import niche
from art3d.scene import area, camera, flat_world, new_scene, point, spot

WALL = (0.155, 0.15, 0.145)
COLUMNS, ROWS = 1440, 736
HALF_WIDTH, HALF_DEPTH = 4.75, 2.42


def build(lit=True):
    """The room by torchlight, or before a torch is lit."""
    new_scene(4)
    flat_world(0.05 if lit else 0.10, (0.35, 0.5, 0.8))
    camera((0, -10.2, 7.3), (0, 0.95, 0.80), 35 * 0.75, -0.088 * 0.75)
    _slab()
    flagstones(stone("flag", (0.12, 0.115, 0.11), crack=0.35, scale=1.3), range(-9, 10), range(-6, 6))
    earth = plain("earth", (0.006, 0.005, 0.005), 1.0)
    prim("plane", earth, (0, 0, -0.50), size=60)
    prim("plane", earth, (0, 6.3, 0), (math.pi / 2, 0, 0), size=60)
    _back_wall()
    _sides()
    _furniture()
    for x in (-2.15, 2.15):
        torch_holder(x, 3.3, 1.25)
    (_torchlight if lit else _moonlight)()


def develop(light, lit=True):
    """Torchlight is kept below the brightness of the cards that will lie on the slab."""
    return film.opaque(light, exposure=1.25 if lit else 1.6, vignette=0.40, bloom=0.12)


def _carving():
    """The slab's relief as heights: a calm middle, two lines with lozenges, a house in each corner."""
    picture = Image.new("L", (COLUMNS, ROWS), 150)
    pen = ImageDraw.Draw(picture)
    k = COLUMNS / 900
    for inset, radius, ink, width in ((26, 10, 70, 7), (44, 8, 90, 4)):
        edge = (inset * k, inset * k, COLUMNS - inset * k, ROWS - inset * k)
        pen.rounded_rectangle(edge, radius * k, outline=ink, width=int(width * k))
    for i in range(1, 30):
        x = (35 + i * (900 - 70) / 30) * k
        for y in (36 * k, ROWS - 36 * k):
            pen.polygon(lozenge(x, y, 8 * k, 5 * k), fill=75)
    for i in range(1, 15):
        y = (35 + i * (460 - 70) / 15) * k
        for x in (36 * k, COLUMNS - 36 * k):
            pen.polygon(lozenge(x, y, 5 * k, 8 * k), fill=75)
    corners = {"tower": (0, 0), "moon": (1, 0), "star": (0, 1), "pine": (1, 1)}
    for house, (right, near) in corners.items():
        x, y = (COLUMNS - 84 * k if right else 84 * k), (ROWS - 84 * k if near else 84 * k)
        pen.ellipse((x - 29 * k, y - 29 * k, x + 29 * k, y + 29 * k), outline=80, width=int(4 * k))
        pen.polygon([(x + px * 18 * k, y - py * 18 * k) for px, py in outline(house)], fill=58)
    soft = picture.filter(ImageFilter.GaussianBlur(1.5))
    return np.asarray(soft, np.float32)[::-1].T / 255


def _slab():
    chance = np.random.default_rng(5)

    def rough(cells, depth):
        cells_y = max(4, int(cells * 0.64))
        lattice = chance.standard_normal((cells, cells_y))
        finer = zoom(lattice, (COLUMNS / cells + 0.01, ROWS / cells_y + 0.01), order=3)
        return finer[:COLUMNS, :ROWS] * depth

    across = np.minimum(np.arange(COLUMNS), COLUMNS - 1 - np.arange(COLUMNS))[:, None]
    along = np.minimum(np.arange(ROWS), ROWS - 1 - np.arange(ROWS))[None, :]
    edge = np.minimum(across, along) * 900 / COLUMNS
    rounding = 1 - np.sqrt(1 - (1 - np.clip(edge / 9, 0, 1)) ** 2)
    chips = np.clip(rough(30, 1.0) - 1.0, 0, 1) * np.clip(1 - edge / 16, 0, 1) * 0.25
    heights = 1.0 + (_carving() - 0.588) * 0.22 + rough(6, 0.010) + rough(24, 0.004) + rough(90, 0.002)
    heights = heights - 0.10 * rounding - chips
    material = stone("slab", (0.21, 0.197, 0.188), (0.11, 0.10, 0.095), scale=2.0, bump=0.28, crack=0.25)

    def formula(u, v):
        return (u - 0.5) * 2 * HALF_WIDTH, (v - 0.5) * 2 * HALF_DEPTH - 0.35, heights

    surface(COLUMNS, ROWS, formula, material, "slab")
    hewn_box((HALF_WIDTH * 2, HALF_DEPTH * 2, 0.42), (0, -0.35, 0.70), material, 0.02, bevel=0.02, level=4)
    base = stone("base", (0.13, 0.125, 0.12))
    hewn_box((HALF_WIDTH * 2 - 0.7, HALF_DEPTH * 2 - 0.7, 0.9), (0, -0.35, 0.1), base, 0.03, level=4)


def _back_wall():
    for x, inner in ((-4.3, (0.07, 0.07, 0.075)), (0, (0.06, 0.08, 0.10)), (4.3, (0.07, 0.07, 0.075))):
        arch(x, inner)
    courses(stone("upper", WALL), -10.4, 10.4, 4.52, 2.85, 7)
    prim(
        "cube",
        stone("behind", (0.05, 0.048, 0.046)),
        (0, 5.2, 5.3),
        scale=(11, 0.1, 2.6),
        smooth=False,
        size=2.0,
    )


def arch(x, inner, y=4.4, radius=1.3, spring=1.25):
    """One of the niches of the card's stage, moved into the room's back wall."""
    before = set(bpy.data.objects)
    seed = abs(int(x * 10)) % 7
    niche(WALL, inner, (radius, spring, 1.2), y=0, seed=seed, crack=0.4, columns=1, back=0.75)
    for thing in set(bpy.data.objects) - before:
        thing.location.x += x
        thing.location.y += y
        thing.location.z -= 0.3


def _sides():
    material = stone("pillar", (0.19, 0.18, 0.17), scale=0.9)
    for x in (-2.15, 2.15, -6.4, 6.4):
        pillar(material, x, 3.85, -0.3)
    chance = np.random.default_rng(12)
    for side in (-1, 1):
        for row in range(8):
            place = (side * 7.2, 2.2 + chance.uniform(-0.03, 0.03), -0.1 + row * 0.78)
            hewn_box((1.2, 1.3, 0.75), place, material, 0.04, bevel=0.06, level=3)
        for row in range(8):
            for column in range(6):
                y = 1.0 - column * 1.32 - (0.66 if row % 2 else 0)
                place = (side * (8.3 + chance.uniform(-0.03, 0.03)), y, -0.1 + row * 0.62)
                hewn_box((0.5, 1.29, 0.59), place, material, 0.03, bevel=0.04, level=2)
        prim("cube", material, (side * 8.8, -1, 2), scale=(0.2, 8, 4), smooth=False, size=2.0)


def _furniture():
    """What the dead king was left: a sarcophagus and urns."""
    tomb = stone("tomb", (0.22, 0.22, 0.225), scale=0.8)
    hewn_box((2.3, 0.9, 0.8), (0, 4.5, 0.1), tomb, 0.02, level=3)
    hewn_box((2.5, 1.05, 0.2), (0, 4.45, 0.58), tomb, 0.02, level=3)
    clay = plain("clay", (0.32, 0.12, 0.05), 0.4, coat=0.3)
    urn(clay, -4.7, 4.3, -0.3)
    urn(gold("gold", rough=0.25), -3.9, 4.3, -0.3)
    urn(clay, 4.3, 4.3, -0.3)
    urn(clay, 4.95, 4.5, -0.3, 0.8)


def _torchlight():
    for x in (-2.15, 2.15):
        point((x, 2.9, 1.8), 300, (1, 0.52, 0.18), 0.15)
    for x, watts, colour in (
        (-4.3, 60, (1, 0.42, 0.13)),
        (0, 90, (0.16, 0.50, 1)),
        (4.3, 60, (1, 0.42, 0.13)),
    ):
        point((x, 5.3, 1.7), watts, colour, 0.3)
    spot((-4.5, -3.5, 5.5), (-0.3, -0.3, 1.0), 1350, (1, 0.66, 0.36), 70, 1, 0.5)
    spot((5.5, 2.5, 4.5), (0, 0, 1.0), 420, (0.35, 0.55, 1.0), 80, 1, 0.5)
    area((0, -8.5, 5.0), (0, -1.5, 0), 130, (1, 0.66, 0.40), 3.0)


def _moonlight():
    spot((0, 2.5, 7.5), (0, -0.4, 1.0), 900, (0.50, 0.68, 1.0), 70, 1, 0.5)
    area((0, -8.5, 6.0), (0, -0.5, 0.5), 90, (0.45, 0.62, 1.0), 3.0)
    for x, watts in ((-4.3, 16), (0, 40), (4.3, 16)):
        point((x, 5.2, 2.0), watts, (0.3, 0.55, 1.0), 0.4)
