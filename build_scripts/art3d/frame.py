"""The card's frame: limestone with an empty window and four sockets for dice; for value 4 a gilt moulding.

The window is cut out of the picture's alpha, so that any front lies behind it. Measures are the card's own units,
240 × 336, two pixels each.
"""

from __future__ import annotations

import numpy as np
from PIL import Image, ImageChops, ImageDraw, ImageFilter

from art3d.drawing import keep
from art3d.film import opaque
from art3d.materials import shade
from art3d.mesh import surface
from art3d.scene import area, camera, new_scene, world
from art3d.shader import Shader

UNIT = 2
WIDTH, HEIGHT = 240 * UNIT, 336 * UNIT
WINDOW = (14, 14, 226, 256)
SOCKETS = tuple((14 + i * 54, 265, 64 + i * 54, 315) for i in range(4))
LIMESTONE = (0.46, 0.41, 0.32)


def build(gilt):
    """The frame seen from straight above, lit from the upper left."""
    new_scene(4)
    world(0.40)
    camera((0, 0, 30), (0, 0, 0), 36 / 6.72 * 30)
    heights = _heights(gilt)

    def relief(u, v):
        return (u - 0.5) * 4.8, (v - 0.5) * 6.72, heights

    surface(WIDTH, HEIGHT, relief, _stone(_moulding(gilt)), "frame")
    area((-5, 6, 6), (0, 0, 0), 900, (1.0, 0.84, 0.62), 1.5)
    area((5, -5, 5), (0, 0, 0), 150, (0.5, 0.66, 1.0), 3.0)


def develop(light, gilt):
    picture = opaque(light, 0.25, exposure=1.3, vignette=0.12, bloom=0.06, saturation=1.02)
    alpha = ImageChops.subtract(_mask((0, 0, 240, 336), 14), _mask(WINDOW, 10))
    picture.putalpha(alpha)
    return picture


def _mask(place, radius, inset=0.0):
    """A rounded rectangle in the card's units, smooth at its edge."""
    k = UNIT * 4
    big = Image.new("L", (WIDTH * 4, HEIGHT * 4), 0)
    left, top, right, bottom = place
    edge = ((left + inset) * k, (top + inset) * k, (right - inset) * k - 1, (bottom - inset) * k - 1)
    ImageDraw.Draw(big).rounded_rectangle(edge, radius * k, fill=255)
    return big.resize((WIDTH, HEIGHT), Image.Resampling.LANCZOS)


def _soft(mask, units):
    return np.asarray(mask.filter(ImageFilter.GaussianBlur(units * UNIT)), np.float32)[::-1].T / 255


def _heights(gilt):
    """Rounded outside, a step down to the window, sockets sunk below, fine unevenness."""
    chance = np.random.default_rng(6)
    rough = Image.fromarray((chance.random((HEIGHT // 6, WIDTH // 6)) * 255).astype(np.uint8))
    rough = np.asarray(rough.resize((WIDTH, HEIGHT), Image.Resampling.BICUBIC), np.float32)[::-1].T / 255
    body = 0.16 * _soft(_mask((0, 0, 240, 336), 14, 2.0), 1.6)
    window = 0.13 * _soft(_mask(WINDOW, 10, -3.0), 1.2)
    sunk = sum(0.12 * _soft(_mask(place, 7, 0.5), 0.9) for place in SOCKETS)
    inner = sum(0.03 * _soft(_mask(place, 5, 4.0), 0.6) for place in SOCKETS)
    groove = 0.04 * (
        _soft(_mask((0, 0, 240, 336), 12, 5.0), 0.5) - _soft(_mask((0, 0, 240, 336), 11, 6.6), 0.5)
    )
    heights = body - window - sunk + inner - groove + (rough - 0.5) * 0.012
    if gilt:
        heights = heights + 0.10 * _band(1.2)
    return heights


def _band(units):
    """The moulding round the window, 7 units wide."""
    return _soft(_mask(WINDOW, 14, -7.5), units) - _soft(_mask(WINDOW, 10, -1.0), units)


def _moulding(gilt):
    if not gilt:
        return keep(Image.new("L", (8, 8), 0), "no-gilding")
    band = np.clip(_band(0.4), 0, 1)
    corners = sum(_soft(_mask((x - 7, y - 7, x + 7, y + 7), 7), 0.5) for x in (8, 232) for y in (8, 328))
    whole = np.clip(band + corners, 0, 1)
    return keep(Image.fromarray((whole.T[::-1] * 255).astype(np.uint8)), "gilding")


def _stone(gilding):
    m = Shader("limestone")
    gilt = m.image(gilding, m.coord("UV"), data=True)
    coarse, fine = m.noise(1.6, 6, 0.62), m.noise(14, 4, 0.7)
    colour = m.mix(m.ramp(coarse, [(0.32, 0), (0.68, 1)]), shade(LIMESTONE, 0.74), shade(LIMESTONE, 1.15))
    colour = m.mix(m.ramp(fine, [(0.38, 0.5), (0.55, 0)]), colour, shade(LIMESTONE, 0.35))
    colour = m.mix(gilt, colour, (1.0, 0.68, 0.24))
    height = m.math("ADD", m.math("MULTIPLY", coarse, 0.6), m.math("MULTIPLY", fine, 0.5))
    rough = m.math("MULTIPLY_ADD", gilt, -0.58, 0.85)
    return m.principled(color=colour, metal=gilt, rough=rough, spec=0.25, normal=m.bump(height, 0.35, 0.05))
