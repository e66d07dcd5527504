"""The servants: a die for each house, its pips in the house's shape, its badge for the one."""

from __future__ import annotations

import math

import bpy
from mathutils import Euler, Vector
from PIL import Image, ImageDraw, ImageFilter

from art3d.drawing import keep, star
from art3d.film import cut_out
from art3d.houses import outline
from art3d.scene import area, camera, new_scene, world
from art3d.shader import Shader

COLOUR = {
    "tower": (0.55, 0.018, 0.015),
    "moon": (0.02, 0.10, 0.42),
    "star": (0.42, 0.24, 0.72),
    "pine": (0.02, 0.36, 0.20),
    "ghost": (0.62, 0.66, 0.64),
}
INK = {
    "tower": (245, 225, 190),
    "moon": (235, 238, 245),
    "star": (30, 12, 48),
    "pine": (14, 30, 26),
    "ghost": (16, 26, 30),
}
PLACES = {
    2: [(-1, -1), (1, 1)],
    3: [(-1, -1), (0, 0), (1, 1)],
    4: [(-1, -1), (1, -1), (-1, 1), (1, 1)],
    5: [(-1, -1), (1, -1), (0, 0), (-1, 1), (1, 1)],
    6: [(-1, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (1, 1)],
}
SIDES = {1: (0, 0, 1), 6: (0, 0, -1), 2: (0, -1, 0), 5: (0, 1, 0), 3: (1, 0, 0), 4: (-1, 0, 0)}
TUMBLES = ((-34, 22, 18), (28, -38, -25), (-20, -30, 62), (40, 25, -60))


def build(house, face, tumble=0):
    """A die at rest showing `face`, seen 18° off the vertical, its other sides blank; or tumbling (1 to 4)."""
    new_scene()
    world(0.55)
    camera((0, -3.4, 10.2), (0, -0.12, 0), 140)
    if tumble:
        thing = die(house, 1.7)
        thing.rotation_euler = Euler([math.radians(part) for part in TUMBLES[tumble - 1]])
    else:
        die(house, 1.7, only=face)
    area((-3.4, -2.2, 4.6), (0, 0, 0), 420, (1, 0.80, 0.56), 1.0)
    area((3.4, 2.4, 2.2), (0, 0, 0), 210, (0.40, 0.60, 1), 1.0)
    area((0, -4, 1.0), (0, 0, 0), 60, (1, 0.8, 0.6), 2.0)


def develop(light, house, face, tumble=0):
    return cut_out(light, sharpness=0.15)


def die(house, side, only=None):
    """A die of this side length about the origin; with `only`, that number lies on top and the sides are blank."""
    bpy.ops.mesh.primitive_cube_add(size=side)
    thing = bpy.context.object
    for number in range(7):
        thing.data.materials.append(_face(house, number))
    _lay_out(thing.data, side, only)
    rounding = thing.modifiers.new("round", "BEVEL")
    rounding.width, rounding.segments, rounding.profile = side * 0.153, 7, 0.6
    for polygon in thing.data.polygons:
        polygon.use_smooth = True
    return thing


def _lay_out(data, side, only):
    """Gives each side its number's material and upright UVs."""
    layer = data.uv_layers.active
    for polygon in data.polygons:
        number = next(n for n, normal in SIDES.items() if Vector(normal).dot(polygon.normal) > 0.9)
        if only is not None:
            number = only if polygon.normal.z > 0.9 else 0
        polygon.material_index = number
        up = Vector((0, 1, 0)) if abs(polygon.normal.z) > 0.9 else Vector((0, 0, 1))
        right = up.cross(polygon.normal)
        for loop in polygon.loop_indices:
            corner = data.vertices[data.loops[loop].vertex_index].co / (side / 2)
            layer.data[loop].uv = ((corner.dot(right) + 1) / 2, (corner.dot(up) + 1) / 2)


def _pip(pen, house, x, y, r):
    if house == "tower":
        pen.rounded_rectangle((x - r * 0.88, y - r * 0.88, x + r * 0.88, y + r * 0.88), r * 0.18, fill=255)
    elif house == "moon":
        pen.ellipse((x - r, y - r, x + r, y + r), fill=255)
    elif house == "pine":
        pen.polygon([(x, y - r * 1.1), (x + r * 1.05, y + r * 0.8), (x - r * 1.05, y + r * 0.8)], fill=255)
    elif house == "star":
        pen.polygon(star(x, y, r * 1.3, r * 0.5, 4), fill=255)
    else:
        pen.ellipse((x - r * 0.75, y - r * 0.35, x + r * 0.75, y + r * 1.1), fill=255)
        pen.polygon([(x, y - r * 1.25), (x + r * 0.66, y + r * 0.1), (x - r * 0.66, y + r * 0.1)], fill=255)


def _face(house, number):
    picture = Image.new("L", (512, 512), 0)
    pen = ImageDraw.Draw(picture)
    if number == 1:
        if house == "ghost":
            _spectre(pen)
        else:
            pen.polygon([(256 + x * 150, 262 - y * 150) for x, y in outline(house)], fill=255)
    for x, y in PLACES.get(number, ()):
        _pip(pen, house, 256 + 112 * x, 256 + 112 * y, 56)
    path = keep(picture.filter(ImageFilter.GaussianBlur(2)), f"die-{house}-{number}")
    m = Shader(f"{house} {number}")
    mark = m.image(path, m.coord("UV"), data=True)
    colour, noise = COLOUR[house], m.noise(3, 4)
    ground = m.mix(m.math("MULTIPLY", noise, 0.45), colour, tuple(part * 0.35 for part in colour))
    ink = tuple((part / 255) ** 2.2 for part in INK[house])
    pressed = m.bump(m.math("SUBTRACT", 1.0, mark), 0.9, 0.05)
    return m.principled(
        color=m.mix(mark, ground, ink), rough=m.math("MULTIPLY_ADD", mark, 0.2, 0.26), coat=0.7, coat_rough=0.08,
        sss=0.12, sss_radius=(0.3, 0.1, 0.1), sss_scale=0.2, normal=pressed,
    )  # fmt: skip


def _spectre(pen):
    """A small ghost: round above, ragged below, two eyes."""
    pen.rounded_rectangle((146, 110, 366, 400), 110, fill=255)
    pen.rectangle((146, 230, 366, 380), fill=255)
    for x in (146, 219, 293):
        pen.ellipse((x, 345, x + 73, 415), fill=255)
    for x in (216, 296):
        pen.ellipse((x - 26, 200, x + 26, 264), fill=0)
