"""Sculpting figurines: a distance field whose shapes touch only their own surroundings, painted corner by corner."""

from __future__ import annotations

import os

import numpy as np
from scipy.ndimage import gaussian_filter, map_coordinates, zoom
from skimage.measure import marching_cubes

from art3d.mesh import triangles
from art3d.shader import Shader
from art3d.solid import capsule, carve, ellipsoid, join, turned

CELL = float(os.environ.get("ART_CELL", 0.0155))
"""The grid of a head, in head radii."""


class Sculpt:
    """A box of space from `low` to `high`; every shape is added or cut with a rounding `blend`."""

    def __init__(self, low, high, cell=CELL):
        self.cell = cell
        self.low = np.array(low, np.float32)
        sides = np.ceil((np.array(high) - low) / cell).astype(int) + 1
        self.shape = tuple(sides)
        self.axes = [(self.low[i] + cell * np.arange(sides[i])).astype(np.float32) for i in range(3)]
        self.field = np.full(self.shape, 2, np.float32)

    def fresh(self):
        """An empty sculpture over the same space."""
        other = Sculpt.__new__(Sculpt)
        other.cell, other.low, other.shape, other.axes = self.cell, self.low, self.shape, self.axes
        other.field = np.full(self.shape, 2, np.float32)
        return other

    def window(self, low, high):
        """The part of the grid between two corners: its slices and its coordinates."""
        slices = []
        for i in range(3):
            first = int(np.clip((low[i] - self.low[i]) / self.cell, 0, self.shape[i] - 1))
            last = int(np.clip((high[i] - self.low[i]) / self.cell + 2, first + 1, self.shape[i]))
            slices.append(slice(first, last))
        parts = [self.axes[i][slices[i]] for i in range(3)]
        return tuple(slices), np.meshgrid(*parts, indexing="ij", sparse=True)

    def everywhere(self):
        """The coordinates of the whole grid."""
        return np.meshgrid(*self.axes, indexing="ij", sparse=True)

    def put(self, slices, shape, blend, cut=False):
        change = carve if cut else join
        self.field[slices] = change(self.field[slices], shape, blend)

    def ellipsoid(self, centre, radii, blend=0.1, cut=False, rotation=None):
        around = max(radii) if rotation else 0
        reach = [(around or radii[i]) + blend + 0.08 for i in range(3)]
        low = [centre[i] - reach[i] for i in range(3)]
        high = [centre[i] + reach[i] for i in range(3)]
        slices, (x, y, z) = self.window(low, high)
        place = turned(x - centre[0], y - centre[1], z - centre[2], rotation)
        self.put(slices, ellipsoid(*place, radii), blend, cut)

    def capsule(self, a, b, first, last=None, blend=0.1, cut=False):
        last = first if last is None else last
        reach = max(first, last) + blend + 0.08
        slices, (x, y, z) = self.window(np.minimum(a, b) - reach, np.maximum(a, b) + reach)
        self.put(slices, capsule(x, y, z, a, b, first, last), blend, cut)

    def chain(self, points, radii, blend=0.06, cut=False):
        for i in range(len(points) - 1):
            self.capsule(points[i], points[i + 1], radii[i], radii[i + 1], blend, cut)

    def formula(self, low, high, distance, blend=0.05, cut=False):
        slices, grid = self.window(low, high)
        self.put(slices, np.asarray(distance(*grid), np.float32), blend, cut)

    def ripple(self, amplitude, phase):
        """Fine grooves: a wave over the whole field."""
        angle = phase(*self.everywhere())
        self.field = (
            self.field + amplitude * np.sin(angle) + amplitude * 0.5 * np.sin(2.3 * angle + 1)
        ).astype(np.float32)

    def at(self, places):
        """The field's value at places."""
        where = ((np.asarray(places, np.float32) - self.low) / self.cell).T
        return map_coordinates(self.field, where, order=1, mode="nearest")

    def front(self, x, z):
        """The y of the surface seen from the front at x, z."""
        i = round((x - self.low[0]) / self.cell)
        k = round((z - self.low[2]) / self.cell)
        column = self.field[i, :, k]
        j = int(np.argmax(column < 0))
        if column[j] >= 0:
            return 0.0
        step = column[j] / (column[j] - column[j - 1] - 1e-9)
        return float(self.axes[1][j] - self.cell * step)

    def noise(self, frequency=9, seed=2):
        """Smooth random numbers over the grid."""
        cells = [int(side * self.cell * frequency) + 3 for side in self.shape]
        lattice = np.random.default_rng(seed).standard_normal(cells).astype(np.float32)
        finer = zoom(lattice, [side / n + 1e-3 for side, n in zip(self.shape, cells, strict=True)], order=1)
        return finer[: self.shape[0], : self.shape[1], : self.shape[2]]

    def mesh(self, name, material, paint):
        """The surface; `paint` is a colour or a function from corners to colours. `cavity` grows in hollows."""
        corners, faces, _, _ = marching_cubes(self.field, 0.0)
        inside = (self.field < 0).astype(np.float32)
        places = corners * self.cell + self.low
        cavity = np.zeros(len(corners), np.float32)
        for reach in (0.022, 0.06):
            cavity += map_coordinates(gaussian_filter(inside, reach / self.cell), corners.T, order=1) - 0.5
        colours = paint(places) if callable(paint) else one_colour(places, paint)
        thing = triangles(name, places, faces[:, ::-1], material, {"cavity": cavity})
        layer = thing.data.attributes.new("paint", "FLOAT_COLOR", "POINT")
        full = np.concatenate([colours, np.ones((len(colours), 1))], 1).astype(np.float32)
        layer.data.foreach_set("color", full.ravel())
        return thing


def ease(x):
    """0 to 1, smooth at both ends."""
    x = np.clip(x, 0, 1)
    return x * x * (3 - 2 * x)


def one_colour(places, colour):
    """The same colour for every corner."""
    return np.tile(np.array(colour, np.float32), (len(places), 1))


def blend(colours, mask, colour, amount=1.0):
    """Paints over where the mask is 1."""
    mask = (np.clip(mask, 0, 1) * amount)[:, None]
    return colours * (1 - mask) + np.array(colour, np.float32) * mask


def tint(colours, mask, colour, amount=1.0):
    """Multiplies by a colour where the mask is 1."""
    mask = (np.clip(mask, 0, 1) * amount)[:, None]
    return colours * (1 - mask + mask * np.array(colour, np.float32))


def painted(name, rough=0.46, coat=0.2, wear=0.5, sss=0.0, bump=0.12, wood=(0.50, 0.30, 0.15), sheen=0.0):
    """Paint over carved wood: a dark wash in hollows, light rubbed ridges, the marks of a brush."""
    m = Shader(name)
    colour, hollow, noise = m.colour("paint"), m.number("cavity"), m.noise(7, 5, 0.6)
    colour = m.mix(m.ramp(noise, [(0.3, 0.22), (0.7, 0)]), colour, (0.25, 0.12, 0.07), "MULTIPLY")
    wash = m.math("MULTIPLY", m.ramp(hollow, [(0.04, 0), (0.42, 1)]), 0.62)
    colour = m.mix(wash, colour, (0.05, 0.015, 0.01))
    ridge = m.math("MULTIPLY_ADD", noise, 0.22, m.math("MULTIPLY", hollow, -1.0))
    rubbed = m.math("MULTIPLY", m.ramp(ridge, [(0.30, 0), (0.46, 1)]), wear)
    colour = m.mix(rubbed, colour, m.mix(0.45, colour, wood))
    brush = m.noise(26, 3, 0.6, 0, m.scaled(m.coord(), (1, 1, 0.45)))
    inputs = {"color": colour, "rough": m.math("MULTIPLY_ADD", noise, 0.18, rough - 0.09), "coat": coat}
    inputs |= {
        "coat_rough": 0.25,
        "spec": 0.4,
        "sss": sss,
        "sss_radius": (0.5, 0.18, 0.09),
        "sss_scale": 0.06,
    }
    return m.principled(**inputs, normal=m.bump(brush, bump, 0.02), sheen=sheen, sheen_rough=0.4)
