"""A plume for hats."""

from __future__ import annotations

import numpy as np

from art3d.materials import plain
from art3d.mesh import solidify, spot_on, surface, tube
from art3d.scene import child
from art3d.shader import Shader


def feather(parent, base, direction, length, colour, tip, width=0.17):
    """A feather from `base` along `direction`, bending back, `tip` at its end."""
    m = Shader("feather")
    uv = m.coord("UV")
    along = m.split(uv)[0]
    shade = m.ramp(along, [(0, colour), (0.75, colour), (1, tip)])
    slanted = m.node("Mapping", {"Vector": uv, "Scale": (9, 1.2, 1), "Rotation": (0, 0, 0.5)}).outputs[0]
    barbs = m.node("TexWave", {"Vector": slanted, "Scale": 3, "Distortion": 1.5}).outputs[1]
    soft = m.mix(0.30, shade, m.mix(barbs, (0.02, 0.02, 0.02), (1, 1, 1)), "OVERLAY")
    material = m.principled(color=soft, rough=0.6, sheen=0.6, normal=m.bump(barbs, 0.5, 0.02))
    start, way = np.array(base), np.array(direction)
    up = np.array((-way[2], 0, way[0]))

    def formula(u, v):
        half = (
            width * np.sin(np.pi * np.clip(u, 0, 1) ** 0.7) ** 0.8 * (1 + 0.12 * np.sin(40 * u + 4 * v))
            + 0.012
        )
        across = (v - 0.5) * 2
        bend = 0.45 * u * u * length * 0.55
        parts = [start[i] + way[i] * length * u + up[i] * (half * across - bend) for i in range(3)]
        parts[1] = parts[1] - 0.05 * (1 - across * across) + 0.10 * u
        return parts

    child(solidify(surface(60, 13, formula, material, "feather"), 0.02), parent)
    quill = []
    for t in (0, 0.25, 0.5, 0.75, 0.97):
        x, y, z = spot_on(formula, t, 0.5)
        quill.append((x, y - 0.03, z))
    child(
        tube(quill, 0.016, plain("quill", (0.8, 0.75, 0.6), 0.4), [1.6, 1.2, 1, 0.6, 0.3], resolution=3),
        parent,
    )
