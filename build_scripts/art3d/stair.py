"""The stair of the four titles, which a reckoning against the Ghosts climbs: by the vault's light, and lit.

It is seen as from the middle of the vault, so that every riser is a rectangle and the left ends of the steps are seen.
A unit is 100 pixels of a window of 1920 × 1080: `drawing/canvas/stair.py` writes upon the risers.
"""

from __future__ import annotations

import bpy
import numpy as np
from PIL import Image, ImageDraw, ImageFilter

from art3d import film
from art3d.materials import stone
from art3d.mesh import hewn_box, surface
from art3d.scene import area, camera, flat_world, new_scene

WIDE, HIGH, LEFT = 6.4, 3.7, 0.3
"""The picture, and what of it is left of the lowest riser."""
STEPS, PITCH, IN = 4, 0.9, 0.34
"""How many steps, how high each is in the picture, and how much further right each higher one begins."""
TREAD, NOSE, OVERHANG, BACK = 0.5, 0.11, 0.06, 2.3
"""How deep a step is, how thick its slab is and how far that stands out, and where all steps end."""
AWAY, ABOVE, ASIDE = 200.0, 0.28, 0.10
"""How far off the camera is; how much higher and further left whatever is a unit deeper is seen."""
COLUMNS, ROWS = 1300, 150


def build(lit):
    new_scene(4)
    flat_world(0.10, (0.45, 0.55, 0.8))
    camera((-ASIDE * AWAY, -AWAY, ABOVE * AWAY), (-ASIDE * AWAY, 0, ABOVE * AWAY), 36 * AWAY / WIDE)
    lens = bpy.context.scene.camera.data
    lens.shift_x = (WIDE / 2 - LEFT) / WIDE + ASIDE * AWAY / WIDE
    lens.shift_y = HIGH / 2 / WIDE - ABOVE * AWAY / WIDE
    look = {"scale": 0.8, "bump": 0.4, "crack": 0.3}
    body = stone("stair", (0.21, 0.197, 0.188), (0.11, 0.10, 0.095), **look)
    slab = stone("tread", (0.27, 0.25, 0.23), (0.13, 0.115, 0.10), **look)
    for number in range(STEPS):
        _step(number, body, slab)
    area((-3.0, -2.2, 8.0), (2.5, 0.6, 1.8), 1500, (1, 0.66, 0.36), 1.5)
    area((9.0, 3.0, 5.0), (4.0, 0.8, 2.0), 90, (0.35, 0.55, 1.0), 1.5)
    if lit:
        area((-2.5, -5.0, 5.5), (2.5, 0, 1.8), 2100, (1, 0.43, 0.10), 1.2)


def develop(light, lit):
    """Risers stay dark enough for light words, or as light as fire for dark ones."""
    return film.cut_out(light, exposure=1.25 if lit else 1.1)


def _step(number, body, slab):
    """A block with a sunk panel in its riser, and the worn slab upon it."""
    front, foot = number * TREAD, number * (PITCH - ABOVE * TREAD)
    left = number * (IN + ASIDE * TREAD)
    tall = PITCH - ABOVE * TREAD
    heights = _relief(number)

    def riser(u, v):
        return left + u * (WIDE - left), front - heights, foot + v * (tall - NOSE)

    surface(COLUMNS, ROWS, riser, body, "riser")
    long, deep = WIDE - left, BACK - front
    hewn_box(
        (long, deep, tall),
        (left + long / 2, front + deep / 2 + 0.03, foot + tall / 2 - 0.02),
        body,
        0.02,
        level=5,
    )
    chance, begin = np.random.default_rng(number + 3), left - OVERHANG
    while begin < WIDE:
        size = chance.uniform(1.9, 3.1), deep + OVERHANG, NOSE
        place = begin + size[0] / 2, front - OVERHANG + size[1] / 2, foot + tall - NOSE / 2
        hewn_box((size[0] - 0.02, *size[1:]), place, slab, 0.03, bevel=0.03, level=6)
        begin += size[0]


def _relief(number):
    """How far each point of a riser stands out: a panel sunk within a rim, and the roughness of hewn stone."""
    k = COLUMNS / WIDE
    picture = Image.new("L", (COLUMNS, ROWS), 255)
    pen = ImageDraw.Draw(picture)
    for inset, depth in ((0.06, 90), (0.09, 190), (0.11, 60)):
        edge = inset * k, inset * k, COLUMNS + k, ROWS - inset * k
        pen.rounded_rectangle(edge, 0.05 * k, fill=depth)
    soft = np.asarray(picture.filter(ImageFilter.GaussianBlur(1.2)), np.float32)[::-1].T / 255
    chance = np.random.default_rng(number)
    rough = Image.fromarray((chance.random((ROWS // 25, COLUMNS // 40)) * 255).astype(np.uint8))
    rough = np.asarray(rough.resize((COLUMNS, ROWS), Image.Resampling.BICUBIC), np.float32)[::-1].T / 255
    return 0.07 * soft + 0.02 * rough
