"""The front of a treasure binding: gold frame, a cross of gems, pearls."""

from __future__ import annotations

import math

from art3d.materials import facets, gem, pearl
from art3d.mesh import ball, box, brilliant, prim, ring

GEMS = {
    "ruby": ("ruby", (0.10, 0.0, 0.005), (1.0, 0.05, 0.08), 0.9),
    "emerald": ("emerald", (0.0, 0.10, 0.05), (0.10, 0.95, 0.45), 0.7),
    "sapphire": ("sapphire", (0.0, 0.03, 0.25), (0.2, 0.5, 1.0), 0.9),
}


def treasure_binding(metal, front, middle=0.98):
    """Mounts gold and gems on a book front that lies at y = `front`, its middle at this height."""
    for x, z, width, height in (
        (0, 0.82, 1.34, 0.15),
        (0, -0.82, 1.34, 0.15),
        (-0.60, 0, 0.15, 1.78),
        (0.62, 0, 0.15, 1.78),
    ):
        box((width, 0.06, height), (x + 0.01, front - 0.01, middle + z), metal, 0.025)
    box((0.12, 0.05, 1.5), (0.01, front - 0.005, middle), metal, 0.02)
    box((1.16, 0.05, 0.12), (0.01, front - 0.005, middle + 0.10), metal, 0.02)
    ring(0.30, 0.045, (0.01, front - 0.03, middle + 0.10), metal, (math.pi / 2, 0, 0))
    _set(GEMS["ruby"], 0.24, (0.01, front - 0.05, middle + 0.10), metal)
    for kind, x, z in (
        ("sapphire", 0, 0.60),
        ("sapphire", 0, -0.52),
        ("emerald", -0.40, 0.10),
        ("emerald", 0.42, 0.10),
    ):
        _set(GEMS[kind], 0.105, (x + 0.01, front - 0.05, middle + z), metal)
    for x in (-0.60, 0.62):
        for z in (-0.82, 0.82):
            _set(GEMS["ruby"], 0.09, (x + 0.01, front - 0.06, middle + z), metal)
    _pearl_row(front, middle)


def _set(kind, radius, place, metal):
    cut = brilliant(radius, facets(*kind))
    cut.location, cut.rotation_euler = place, (math.pi / 2, 0, 0)
    ring(radius * 1.08, radius * 0.2, place, metal, (math.pi / 2, 0, 0), segments=32)


def _pearl_row(front, middle):
    material = pearl()
    for i in range(9):
        t = i / 8 * 2 - 1
        for x, z in ((t * 0.46, 0.82), (t * 0.46, -0.82)):
            ball(0.038, (x + 0.01, front - 0.05, middle + z), material, segments=14)
    for i in range(13):
        t = i / 12 * 2 - 1
        for x in (-0.60, 0.62):
            ball(0.038, (x + 0.01, front - 0.05, middle + t * 0.66), material, segments=14)
    for x in (-0.30, 0.32):
        for z in (-0.36, 0.48):
            prim(
                "ico_sphere",
                gem("amethyst", (0.5, 0.1, 0.9), 0.5),
                (x, front - 0.02, middle + z),
                scale=(0.09, 0.05, 0.09),
                smooth=False,
                subdivisions=2,
            )
