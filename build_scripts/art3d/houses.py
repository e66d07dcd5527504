"""The four houses: their badges as outlines, their colours."""

from __future__ import annotations

import math

import bpy
import numpy as np

from art3d.scene import link

CLOTH = {
    "tower": (0.26, 0.010, 0.008),
    "moon": (0.014, 0.050, 0.21),
    "star": (0.145, 0.040, 0.27),
    "pine": (0.007, 0.105, 0.042),
}
DARK_CLOTH = {
    "tower": (0.16, 0.008, 0.008),
    "moon": (0.008, 0.022, 0.10),
    "star": (0.075, 0.02, 0.15),
    "pine": (0.004, 0.06, 0.03),
}
GEM = {
    "tower": (0.9, 0.01, 0.03),
    "moon": (0.05, 0.3, 1.0),
    "star": (0.5, 0.1, 0.9),
    "pine": (0.02, 0.7, 0.3),
}

_TOWER = [
    (-0.7, -1), (0.7, -1), (0.55, 0.25), (0.85, 0.3), (0.85, 1), (0.5, 1), (0.5, 0.68), (0.19, 0.68), (0.19, 1),
    (-0.19, 1), (-0.19, 0.68), (-0.5, 0.68), (-0.5, 1), (-0.85, 1), (-0.85, 0.3), (-0.55, 0.25),
]  # fmt: skip
_PINE = [
    (-0.18, -1), (0.18, -1), (0.18, -0.68), (0.9, -0.68), (0.42, -0.12), (0.68, -0.12), (0.30, 0.38), (0.48, 0.38),
    (0, 1.05), (-0.48, 0.38), (-0.30, 0.38), (-0.68, -0.12), (-0.42, -0.12), (-0.9, -0.68), (-0.18, -0.68),
]  # fmt: skip
_CROWN = [(-0.8, -0.7), (0.8, -0.7), (1.0, 0.8), (0.45, 0.05), (0, 1.0), (-0.45, 0.05), (-1.0, 0.8)]


def outline(house):
    """The corners of a badge within about -1 to 1, Y up; `crown` is the dead king's."""
    if house == "tower":
        return _TOWER
    if house == "pine":
        return _PINE
    if house == "crown":
        return _CROWN
    if house == "star":
        reach = [1.05 if k % 2 == 0 else 0.34 for k in range(8)]
        return [(r * math.sin(k * math.pi / 4), r * math.cos(k * math.pi / 4)) for k, r in enumerate(reach)]
    outer = np.linspace(math.radians(50), math.radians(310), 28)
    inner = np.linspace(math.radians(296), math.radians(64), 28)
    edge = [(math.cos(t), math.sin(t)) for t in outer]
    return edge + [(0.34 + 0.80 * math.cos(t), 0.80 * math.sin(t)) for t in inner]


def badge(house, size, material, thickness=0.05, bevel=0.012):
    """The badge cut from a plate, standing in the XZ plane and facing -Y, its middle at the origin."""
    curve = bpy.data.curves.new("badge", "CURVE")
    curve.dimensions = "2D"
    curve.fill_mode = "BOTH"
    curve.extrude = thickness
    curve.bevel_depth = bevel
    curve.bevel_resolution = 2
    corners = outline(house)
    spline = curve.splines.new("POLY")
    spline.points.add(len(corners) - 1)
    spline.use_cyclic_u = True
    for point, (x, y) in zip(spline.points, corners, strict=True):
        point.co = (x * size, y * size, 0, 1)
    curve.materials.append(material)
    thing = link(bpy.data.objects.new("badge", curve))
    thing.rotation_euler = (math.pi / 2, 0, 0)
    return thing
