"""Solids from distance fields: smooth unions and cuts on a grid of numbers, turned into a mesh.

Two kinds: `Solid` reckons every shape over the whole grid (few shapes, noise everywhere), `Sculpt` only near the
shape (hundreds of shapes, as a head needs). Both store on each corner how deep in a hollow it lies, as `cavity`.
"""

from __future__ import annotations

import numpy as np
from mathutils import Euler
from scipy.ndimage import map_coordinates, zoom
from skimage.measure import marching_cubes

from art3d.mesh import triangles


def turned(x, y, z, rotation):
    """Coordinates as a shape turned by these Euler angles sees them."""
    if not rotation:
        return x, y, z
    r = np.array(Euler(rotation).to_matrix().transposed(), np.float32)
    return tuple(r[i, 0] * x + r[i, 1] * y + r[i, 2] * z for i in range(3))


def ellipsoid(x, y, z, radii):
    """About the distance to an ellipsoid's surface, negative inside."""
    near = np.sqrt((x / radii[0]) ** 2 + (y / radii[1]) ** 2 + (z / radii[2]) ** 2) + 1e-6
    slope = np.sqrt((x / radii[0] ** 2) ** 2 + (y / radii[1] ** 2) ** 2 + (z / radii[2] ** 2) ** 2) + 1e-6
    return near * (near - 1) / slope


def capsule(x, y, z, a, b, first, last):
    """The distance to a bar from a to b whose radius runs from `first` to `last`."""
    a, b = np.array(a, np.float32), np.array(b, np.float32)
    d = b - a
    t = np.clip(((x - a[0]) * d[0] + (y - a[1]) * d[1] + (z - a[2]) * d[2]) / (d @ d + 1e-9), 0, 1)
    away = (x - a[0] - t * d[0]) ** 2 + (y - a[1] - t * d[1]) ** 2 + (z - a[2] - t * d[2]) ** 2
    return np.sqrt(away) - (first + (last - first) * t)


def join(field, shape, blend):
    """The union of two distances, rounded over `blend`."""
    if not blend:
        return np.minimum(field, shape)
    h = np.maximum(blend - np.abs(field - shape), 0) / blend
    return np.minimum(field, shape) - h * h * blend * 0.25


def carve(field, shape, blend):
    """What is left of a field when a shape is cut from it."""
    if not blend:
        return np.maximum(field, -shape)
    h = np.maximum(blend - np.abs(field + shape), 0) / blend
    return np.maximum(field, -shape) + h * h * blend * 0.25


class Solid:
    """A box of space from `low` to `high`, its longest side cut into `cells`."""

    def __init__(self, low, high, cells):
        self.low, self.high = np.array(low, np.float32), np.array(high, np.float32)
        self.cell = float((self.high - self.low).max() / cells)
        sides = np.ceil((self.high - self.low) / self.cell).astype(int) + 1
        axes = [self.low[i] + self.cell * np.arange(sides[i], dtype=np.float32) for i in range(3)]
        self.x, self.y, self.z = np.meshgrid(*axes, indexing="ij", sparse=True)
        self.shape = tuple(sides)
        self.field = np.full(self.shape, 9, np.float32)

    def ellipsoid(self, centre, radii, rotation=None):
        place = (self.x - centre[0], self.y - centre[1], self.z - centre[2])
        return ellipsoid(*turned(*place, rotation), radii)

    def capsule(self, a, b, first, last=None):
        return capsule(self.x, self.y, self.z, a, b, first, first if last is None else last)

    def block(self, centre, half, rounding, rotation=None):
        place = turned(self.x - centre[0], self.y - centre[1], self.z - centre[2], rotation)
        q = [np.abs(part) - (side - rounding) for part, side in zip(place, half, strict=True)]
        outside = np.sqrt(sum(np.maximum(part, 0) ** 2 for part in q))
        return outside + np.minimum(np.maximum(np.maximum(q[0], q[1]), q[2]), 0) - rounding

    def cylinder(self, centre, radius, half, rounding=0.02):
        across = np.sqrt((self.x - centre[0]) ** 2 + (self.y - centre[1]) ** 2) - radius + rounding
        along = np.abs(self.z - centre[2]) - half + rounding
        outside = np.sqrt(np.maximum(across, 0) ** 2 + np.maximum(along, 0) ** 2)
        return np.minimum(np.maximum(across, along), 0) + outside - rounding

    def torus(self, centre, major, minor):
        across = np.sqrt((self.x - centre[0]) ** 2 + (self.y - centre[1]) ** 2) - major
        return np.sqrt(across * across + (self.z - centre[2]) ** 2) - minor

    def add(self, shape, blend=0.0):
        self.field = join(self.field, shape, blend).astype(np.float32)

    def cut(self, shape, blend=0.0):
        self.field = carve(self.field, shape, blend).astype(np.float32)

    def noise(self, frequency=2.0, seed=0, octaves=3):
        """Smooth random numbers over the grid, about -1.5 to 1.5."""
        chance = np.random.default_rng(seed)
        out = np.zeros(self.shape, np.float32)
        strength = 1.0
        for octave in range(octaves):
            n = [max(4, int((self.high[i] - self.low[i]) * frequency) + 3) for i in range(3)]
            lattice = chance.standard_normal(n).astype(np.float32)
            factors = [self.shape[i] / n[i] for i in range(3)]
            finer = zoom(lattice, factors, order=1 if octave else 3)
            out += strength * finer[: self.shape[0], : self.shape[1], : self.shape[2]]
            strength *= 0.5
            frequency *= 2
        return out

    def mesh(self, name, material=None, reaches=(0.06, 0.18, 0.50)):
        """The surface; `cavity` is 1 in the open and 0 deep in a hole, felt at these reaches along the normal."""
        corners, faces, _, _ = marching_cubes(self.field, 0.0)
        slope = np.stack(np.gradient(self.field), -1)
        normal = np.stack([map_coordinates(slope[..., i], corners.T, order=1) for i in range(3)], -1)
        normal /= np.linalg.norm(normal, axis=1, keepdims=True) + 1e-9
        cavity = np.zeros(len(corners), np.float32)
        for reach in reaches:
            ahead = corners + normal * reach / self.cell
            away = map_coordinates(self.field, ahead.T, order=1, mode="nearest")
            cavity += np.clip(away / reach, 0, 1) / len(reaches)
        return triangles(name, corners * self.cell + self.low, faces[:, ::-1], material, {"cavity": cavity})
