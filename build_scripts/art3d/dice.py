"""The servants: a die for each house, its pips in the house's shape, its badge for the one.

A die at rest fills its picture; a tumbling or tilted one lies in the middle of a square a third higher than that, at the
same scale.
"""

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
    "shade": (0.030, 0.038, 0.050),
}
INK = {
    "tower": (245, 225, 190),
    "moon": (235, 238, 245),
    "star": (30, 12, 48),
    "pine": (14, 30, 26),
    "ghost": (16, 26, 30),
    "shade": (196, 222, 232),
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


SIDE = 1.7
TILT = (34, 9, 24)
DUST = (0.030, 0.027, 0.026)
WORN_INK = (0.36, 0.33, 0.29)
VEIN = 0.30
"""How light the veins of the stone are: lighter in a light stone."""


def build(house, face, motion=""):
    """A die at rest showing `face` (1 to 6, or "exhausted"), seen 18° off the vertical, its other sides blank.

    `motion` is "tilted", for a die about to settle on its face, or "1" to "4" for one that tumbles.
    """
    new_scene()
    world(0.26)
    if motion:
        camera((0, -3.4, 10.2), (0, 0, 0), 138)
    else:
        camera((0, -3.4, 10.2), (0, -0.12, 0), 184, shift_y=0.074)
    if motion.isdigit():
        _turned(die(house, SIDE), TUMBLES[int(motion) - 1])
    elif motion:
        _turned(die(house, SIDE, only=face), TILT)
    elif face == "exhausted":
        _broken(die(house, SIDE, only=1, worn=True))
    else:
        die(house, SIDE, only=face)
    area((-2.0, 1.9, 2.5), (-0.3, 0.2, 0.8), 205, (1, 0.84, 0.64), 1.0)
    area((3.6, 0.6, 1.6), (0, 0, 0.2), 150, (0.42, 0.62, 1), 1.0)
    area((-1.2, -4.4, 0.8), (0, 0, 0), 42, (1, 0.72, 0.45), 2.0)


def develop(light, house, face, motion=""):
    return cut_out(light, sharpness=0.15)


def die(house, side, only=None, worn=False):
    """A die of this side length about the origin; with `only`, that number lies on top and the sides are blank.

    A `worn` one has lost its colour and is cracked across.
    """
    bpy.ops.mesh.primitive_cube_add(size=side)
    thing = bpy.context.object
    for number in range(7):
        thing.data.materials.append(_face(house, number, worn))
    _lay_out(thing.data, side, only)
    rounding = thing.modifiers.new("round", "BEVEL")
    rounding.width, rounding.segments, rounding.profile = side * 0.153, 7, 0.6
    for polygon in thing.data.polygons:
        polygon.use_smooth = True
    return thing


def _turned(thing, degrees):
    thing.rotation_euler = Euler([math.radians(part) for part in degrees])


def _broken(thing):
    """Knocks a corner off, so that the outline too tells an exhausted die from a whole one."""
    bpy.ops.mesh.primitive_ico_sphere_add(subdivisions=1, radius=0.62, location=(0.92, 0.80, 0.72))
    bite = bpy.context.object
    bite.rotation_euler = (0.5, 0.9, 0.3)
    m = Shader("break")
    bite.data.materials.append(
        m.principled(
            color=m.ramp(m.noise(9, 5), [(0.3, (0.07, 0.06, 0.055)), (0.7, (0.30, 0.28, 0.25))]), rough=0.9
        )
    )
    bite.hide_render = True
    cut = thing.modifiers.new("break", "BOOLEAN")
    cut.object, cut.operation, cut.solver, cut.material_mode = bite, "DIFFERENCE", "EXACT", "TRANSFER"


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
    if house == "shade":
        pen.ellipse((x - r * 0.36, y, x + r * 0.36, y + r * 0.72), fill=0)


def _face(house, number, worn=False):
    picture = Image.new("L", (512, 512), 0)
    pen = ImageDraw.Draw(picture)
    if number == 1:
        if house in ("ghost", "shade"):
            _spectre(pen)
        else:
            pen.polygon([(256 + x * 150, 262 - y * 150) for x, y in outline(house)], fill=255)
    for x, y in PLACES.get(number, ()):
        _pip(pen, house, 256 + 118 * x, 256 + 118 * y, 50)
    path = keep(picture.filter(ImageFilter.GaussianBlur(4)), f"die-{house}-{number}")
    m = Shader(f"{house} {number}")
    mark = m.image(path, m.coord("UV"), data=True)
    colour, noise = COLOUR[house], m.noise(1.7, 5, distortion=0.8)
    ink = tuple((part / 255) ** 2.2 for part in INK[house])
    if worn:
        colour, ink = _drained(colour), WORN_INK
    ground = m.mix(m.math("MULTIPLY", noise, 0.62), colour, tuple(part * 0.35 for part in colour))
    thread = VEIN * math.sqrt(max(colour))
    ground = m.mix(_veins(m), ground, tuple(part * 0.4 + thread for part in colour))
    painted, height = m.mix(mark, ground, ink), m.math("SUBTRACT", 1.0, mark)
    if worn and number == 1:
        crack = m.image(keep(_cracks(), f"die-{house}-cracks"), m.coord("UV"), data=True)
        painted = m.mix(crack, painted, (0.002, 0.002, 0.002))
        height = m.math("SUBTRACT", height, m.math("MULTIPLY", crack, 3.0))
    pressed = m.bump(height, 1.0, 0.11)
    return m.principled(
        color=painted,
        rough=m.math("MULTIPLY_ADD", mark, 0.34, 0.55 if worn else 0.26),
        coat=0.1 if worn else m.math("MULTIPLY_ADD", mark, -0.62, 0.7),
        coat_rough=0.08,
        spec=m.math("MULTIPLY_ADD", mark, -0.45, 0.5),
        sss=0.12,
        sss_radius=(0.3, 0.1, 0.1),
        sss_scale=0.2,
        normal=pressed,
    )


def _veins(m):
    """How much of a vein there is: thin light threads as in polished stone."""
    ridge = m.math("ABSOLUTE", m.math("SUBTRACT", m.noise(1.1, 3, distortion=0.6), 0.5))
    return m.ramp(ridge, [(0.0, 0.30), (0.03, 0.10), (0.09, 0)])


def _drained(colour):
    """The colour, dusty: a hint of it is left."""
    return tuple(0.06 * part + 0.94 * dust for part, dust in zip(colour, DUST, strict=True))


def _cracks():
    """One wide crack across the face, with two that leave it."""
    picture = Image.new("L", (512, 512), 0)
    pen = ImageDraw.Draw(picture)
    for width, way in (
        (30, [(120, 0), (178, 92), (138, 170), (232, 262), (206, 330), (300, 410), (284, 512)]),
        (20, [(232, 262), (330, 236), (378, 282), (512, 250)]),
        (16, [(206, 330), (120, 372), (92, 440)]),
    ):
        pen.line(way, fill=255, width=width, joint="curve")
    return picture.filter(ImageFilter.GaussianBlur(1.5))


def _spectre(pen):
    """A small ghost: round above, ragged below, two eyes."""
    pen.rounded_rectangle((146, 110, 366, 400), 110, fill=255)
    pen.rectangle((146, 230, 366, 380), fill=255)
    for x in (146, 219, 293):
        pen.ellipse((x, 345, x + 73, 415), fill=255)
    for x in (216, 296):
        pen.ellipse((x - 26, 200, x + 26, 264), fill=0)
