"""Card backs: tooled leather in the tint of each treasure, a gilt border, the treasure's sign embossed in a disc.

The sign itself is the game's icon and is drawn by the game on the dark disc; the leather leaves its place free.
"""

from __future__ import annotations

import math

from PIL import Image, ImageDraw, ImageFilter

from art3d.drawing import keep, lozenge, star
from art3d.film import opaque
from art3d.materials import gold
from art3d.mesh import ball, surface
from art3d.scene import area, camera, new_scene, world
from art3d.shader import Shader

WIDTH, HEIGHT = 720, 1008
"""The drawing on the leather; the picture shows it at 504 × 706."""
TINT = {
    "idol": (0.150, 0.085, 0.022),
    "jewelry": (0.130, 0.022, 0.075),
    "manuscript": (0.012, 0.085, 0.105),
    "pottery": (0.170, 0.055, 0.022),
    "remains": (0.060, 0.068, 0.085),
    "tapestry": (0.050, 0.085, 0.028),
}


def build(kind):
    """The back of this kind of treasure, seen straight from above."""
    new_scene(4)
    world(0.30)
    camera((0, 0, 20), (0, 0, 0), 36 / 10.08 * 20)
    tooled, gilt = _pattern(kind)
    material = _leather(TINT[kind], keep(tooled, "tooled"), keep(gilt, "gilt"))
    surface(4, 4, lambda u, v: ((u - 0.5) * 7.2, (v - 0.5) * 10.08, 0 * u), material, "back")
    metal = gold("stud", rough=0.25, scale=0.5)
    for x in (-1, 1):
        for y in (-1, 1):
            ball(0.20, (x * 3.12, y * 4.56, 0.02), metal, (1, 1, 0.5))
    area((-5, 6, 8), (0, 0, 0), 1500, (1.0, 0.80, 0.56), 3.0)
    area((6, -5, 6), (0, 0, 0), 260, (0.45, 0.62, 1.0), 3.0)


def develop(light, kind):
    return opaque(light, exposure=0.85, vignette=0.40, bloom=0.05)


def _pattern(kind):
    """Two masks: what is pressed into the leather, and what of it is gilt."""
    tooled, gilt = Image.new("L", (WIDTH, HEIGHT), 0), Image.new("L", (WIDTH, HEIGHT), 0)
    press, gild = ImageDraw.Draw(tooled), ImageDraw.Draw(gilt)
    _field(kind, press, gild)
    for pen in (press, gild):
        pen.rectangle((0, 0, WIDTH - 1, HEIGHT - 1), outline=0, width=58)
    for pen in (press, gild):
        pen.rounded_rectangle((30, 30, WIDTH - 31, HEIGHT - 31), 22, outline=255, width=7)
        pen.rounded_rectangle((48, 48, WIDTH - 49, HEIGHT - 49), 14, outline=200, width=3)
    x, y = WIDTH / 2, HEIGHT * 0.42
    for pen in (press, gild):
        pen.ellipse((x - 226, y - 226, x + 226, y + 226), fill=0)
        pen.ellipse((x - 214, y - 214, x + 214, y + 214), outline=255, width=9)
        pen.ellipse((x - 196, y - 196, x + 196, y + 196), outline=200, width=3)
    press.ellipse((x - 188, y - 188, x + 188, y + 188), fill=255)
    for i in range(36):
        a = i * math.pi / 18
        cx, cy = x + 238 * math.cos(a), y + 238 * math.sin(a)
        for pen in (press, gild):
            pen.ellipse((cx - 6, cy - 6, cx + 6, cy + 6), fill=255)
    return tooled.filter(ImageFilter.GaussianBlur(1.4)), gilt.filter(ImageFilter.GaussianBlur(0.8))


def _field(kind, press, gild):
    """Each kind has a ground of its own: rays, diamonds, lines of script, waves, bones' crosses, weave."""
    if kind == "idol":
        for i in range(48):
            a = i * math.pi / 24
            x, y = WIDTH / 2 + 900 * math.cos(a), HEIGHT * 0.42 + 900 * math.sin(a)
            press.line((WIDTH / 2, HEIGHT * 0.42, x, y), fill=190, width=5 if i % 2 else 12)
    for row in range(14):
        for column in range(9):
            x = 40 + column * 80 + (40 if row % 2 else 0)
            y = 40 + row * 72
            _figure(kind, press, gild, x, y)


def _figure(kind, press, gild, x, y):
    if kind == "jewelry":
        press.polygon(lozenge(x, y, 17, 25), fill=220)
        gild.polygon(lozenge(x, y, 8, 13), fill=230)
    elif kind == "manuscript":
        press.line((x - 34, y - 10, x + 34, y - 10), fill=200, width=5)
        press.line((x - 34, y + 8, x + 18, y + 8), fill=200, width=5)
    elif kind == "pottery":
        press.arc((x - 34, y - 24, x + 34, y + 44), 180, 360, fill=220, width=6)
        press.arc((x - 16, y - 6, x + 16, y + 26), 180, 360, fill=220, width=5)
    elif kind == "remains":
        for way in (-1, 1):
            press.line((x - 24, y - way * 18, x + 24, y + way * 18), fill=210, width=7)
        for sx in (-1, 1):
            for sy in (-1, 1):
                press.ellipse((x + sx * 25 - 7, y + sy * 19 - 7, x + sx * 25 + 7, y + sy * 19 + 7), fill=210)
    elif kind == "tapestry":
        press.line((x - 40, y - 36, x + 40, y + 36), fill=210, width=5)
        press.line((x - 40, y + 36, x + 40, y - 36), fill=210, width=5)
        gild.polygon(lozenge(x, y, 7, 9), fill=230)
    elif kind == "idol":
        gild.polygon(star(x, y, 9, 4, 4), fill=230)


def _leather(color, tooled_file, gilt_file):
    m = Shader("leather")
    uv = m.coord("UV")
    tooled, gilt = m.image(tooled_file, uv, data=True), m.image(gilt_file, uv, data=True)
    noise, fine = m.noise(1.1, 6, 0.62), m.noise(7, 4, 0.6)
    grain = m.voronoi(13, "DISTANCE_TO_EDGE")
    base = m.mix(
        m.ramp(noise, [(0.35, 0), (0.65, 1)]),
        tuple(part * 0.62 for part in color),
        tuple(part * 1.25 for part in color),
    )
    base = m.mix(m.math("MULTIPLY", tooled, 0.80), base, tuple(part * 0.22 for part in color))
    worn = m.ramp(fine, [(0.58, 0), (0.72, 0.5)])
    base = m.mix(worn, base, tuple(min(1, part * 2.2) for part in color))
    rubbed = m.ramp(m.math("ADD", noise, m.math("MULTIPLY", fine, 0.5)), [(0.86, 1), (1.0, 0.25)])
    gilding = m.math("MULTIPLY", gilt, rubbed)
    colour = m.mix(gilding, base, (1.0, 0.68, 0.24))
    height = m.math("ADD", m.math("MULTIPLY", tooled, -1.0), m.math("MULTIPLY", grain, 0.35))
    normal = m.bump(m.math("ADD", height, m.math("MULTIPLY", noise, 0.4)), 0.9, 0.06)
    return m.principled(
        color=colour,
        metal=gilding,
        rough=m.math("MULTIPLY_ADD", gilding, -0.2, 0.52),
        normal=normal,
    )
