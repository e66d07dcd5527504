"""Pottery: amphoras from a holed jar to a gilt one with a lid; second: a bowl, a flask, a krater, a gilt cup."""

from __future__ import annotations

import itertools
import math

import numpy as np
from scipy.ndimage import distance_transform_edt, map_coordinates
from skimage.draw import polygon

from art3d import niche
from art3d.coins import scatter_coins
from art3d.glaze import amphora_glaze, banded_glaze, cup_glaze, figure_glaze
from art3d.materials import gold, painted_metal, plain
from art3d.mesh import lathe, mesh, smooth_line, solidify, tube
from art3d.scene import new_scene, world
from art3d.shader import Shader
from art3d.solid import Solid

AMPHORA = [
    (0, 0), (0.40, 0), (0.43, 0.04), (0.40, 0.09), (0.26, 0.15), (0.24, 0.21), (0.36, 0.36), (0.60, 0.64),
    (0.765, 0.96), (0.775, 1.16), (0.66, 1.36), (0.40, 1.50), (0.285, 1.58), (0.255, 1.70), (0.28, 1.80),
    (0.37, 1.87), (0.375, 1.91), (0.33, 1.93),
]  # fmt: skip
JUG = [
    (0, 0), (0.36, 0), (0.39, 0.05), (0.46, 0.16), (0.66, 0.48), (0.74, 0.80), (0.66, 1.10), (0.40, 1.34), (0.26, 1.50),
    (0.25, 1.68), (0.36, 1.86), (0.38, 1.90), (0.34, 1.92),
]  # fmt: skip
FLASK = [
    (0, 0), (0.40, 0), (0.42, 0.05), (0.60, 0.20), (0.84, 0.52), (0.86, 0.78), (0.66, 1.06), (0.30, 1.24), (0.16, 1.40),
    (0.14, 1.66), (0.20, 1.84), (0.27, 1.92), (0.24, 1.95),
]  # fmt: skip
KRATER = [
    (0, 0), (0.48, 0), (0.50, 0.06), (0.30, 0.14), (0.20, 0.24), (0.34, 0.40), (0.62, 0.62), (0.76, 0.92), (0.74, 1.18),
    (0.72, 1.38), (0.84, 1.62), (0.88, 1.70), (0.84, 1.74),
]  # fmt: skip
CUP = [
    (0, 0), (0.50, 0), (0.52, 0.05), (0.40, 0.11), (0.14, 0.20), (0.11, 0.42), (0.16, 0.58), (0.20, 0.64), (0.48, 0.80),
    (0.70, 1.06), (0.74, 1.34), (0.72, 1.60), (0.76, 1.68), (0.73, 1.71),
]  # fmt: skip
BOWL = [(0, 0), (0.36, 0), (0.38, 0.10), (0.62, 0.34), (0.82, 0.70), (0.84, 0.98), (0.90, 1.08)]


def build(value, second=False):
    """The card's picture; `second` chooses the other shapes."""
    new_scene()
    world(strength=0.40)
    niche.niche((0.19, 0.15, 0.12), (0.135, 0.072, 0.042) if value > 1 else (0.13, 0.08, 0.055), crack=0.4)
    niche.floor((0.21, 0.165, 0.13))
    makers = {
        (1, False): _holed_jar, (2, False): _jug, (3, False): _painted_amphora, (4, False): _gilt_amphora,
        (1, True): _broken_bowl, (2, True): _flask, (3, True): _krater, (4, True): _gilt_cup,
    }  # fmt: skip
    makers[value, second]()
    key, rim = {1: (1.5, 1.6), 2: (1.25, 1.6), 3: (1.0, 1.6), 4: (0.9, 1.5)}[value]
    niche.lights(key, rim, 0.9, back=(1, 0.42, 0.12), back_watts={1: 60, 2: 65, 3: 70, 4: 80}[value])


def _glazed(name, drawing, coat=0.5, worn=(0.40, 0.17, 0.08)):
    return painted_metal(name, *drawing.save(name), rough=0.36, worn=worn, coat=coat)


def _handles(material, points, radius, sides=(-1, 1), taper=None):
    for side in sides:
        tube([(side * x, 0, z) for x, z in points], radius, material, taper=taper)


def _turned(thing, degrees):
    thing.rotation_euler = (0, 0, math.radians(degrees))


def _gilt_amphora():
    niche.view(1.40, 1.10, lens=80)
    _turned(lathe(AMPHORA, _glazed("amphora", amphora_glaze())), 202.5)
    metal = gold("gold", rough=0.2, scale=0.5)
    handle = [(0.27, 1.74), (0.46, 1.90), (0.88, 1.84), (0.98, 1.50), (0.74, 1.27), (0.66, 1.30)]
    _handles(metal, handle, 0.068, taper=[0.9, 1, 1.1, 1.1, 1.2, 1.5])
    lid = [(0.36, 1.90), (0.385, 1.93), (0.33, 1.98), (0.20, 2.04), (0.10, 2.08), (0.06, 2.12), (0.075, 2.16)]
    lathe([*lid, (0.11, 2.21), (0.09, 2.27), (0, 2.31)], metal)
    scatter_coins(metal, (((-1.2, -0.5), (-0.9, 0.1), 11), ((0.5, 1.2), (-0.9, 0.1), 11)), seed=4)


def _painted_amphora():
    niche.view(1.40, 0.97, lens=88)
    clay = _glazed("figures", figure_glaze(), 0.35)
    _turned(lathe(AMPHORA, clay), 240)
    black = plain("black glaze", (0.020, 0.014, 0.012), 0.3, coat=0.5)
    handle = [(0.27, 1.74), (0.46, 1.88), (0.84, 1.80), (0.93, 1.50), (0.74, 1.27), (0.66, 1.30)]
    _handles(black, handle, 0.062, taper=[0.9, 1, 1.1, 1.1, 1.2, 1.5])


def _jug():
    niche.view(1.40, 0.95, lens=88)
    _turned(
        lathe(JUG, _glazed("jug", banded_glaze((170, 92, 50), (96, 40, 22)), 0.0, (0.34, 0.15, 0.08))), 180
    )
    handle = [(0.30, 1.76), (0.60, 1.86), (0.92, 1.62), (0.90, 1.22), (0.64, 1.02)]
    _handles(plain("handle", (0.40, 0.105, 0.036), 0.7), handle, 0.075, (1,), [1, 1, 1, 1.1, 1.4])


def _flask():
    niche.view(1.40, 0.97, lens=86)
    _turned(
        lathe(
            FLASK, _glazed("flask", banded_glaze((196, 160, 112), (120, 52, 28)), 0.15, (0.45, 0.28, 0.16))
        ),
        180,
    )
    handle = [(0.15, 1.60), (0.34, 1.66), (0.44, 1.40), (0.46, 1.14)]
    _handles(plain("handle", (0.55, 0.35, 0.17), 0.6), handle, 0.050, taper=[1, 1, 1, 1.3])


def _krater():
    niche.view(1.40, 0.90, lens=84)
    _turned(lathe(KRATER, _glazed("krater", figure_glaze(second=True), 0.35)), 240)
    black = plain("black glaze", (0.020, 0.014, 0.012), 0.3, coat=0.5)
    handle = [(0.70, 1.00), (0.98, 1.02), (1.08, 1.40), (0.98, 1.70), (0.82, 1.68)]
    _handles(black, handle, 0.062, taper=[1.3, 1, 1, 1, 1])


def _gilt_cup():
    niche.view(1.40, 0.98, lens=80)
    _turned(lathe(CUP, _glazed("cup", cup_glaze(), 0.8, (0.20, 0.10, 0.05))), 202.5)
    metal = gold("gold", rough=0.2, scale=0.5)
    handle = [(0.62, 0.92), (1.02, 1.10), (1.12, 1.66), (0.96, 2.06), (0.74, 1.98), (0.72, 1.66)]
    _handles(metal, handle, 0.058, taper=[1.4, 1, 1, 1, 1, 1.2])
    lathe([(0.13, 0.34), (0.20, 0.40), (0.20, 0.46), (0.13, 0.52)], metal)
    scatter_coins(metal, (((-1.2, -0.55), (-0.9, 0.1), 10), ((0.55, 1.2), (-0.9, 0.1), 10)), seed=9)


def _shell(profile, top, height):
    """A hollow vessel as a distance field, open above, so that it can be broken."""
    line = smooth_line(profile)
    rows, columns = 480, 240
    scale = rows / 2.1
    inside = np.zeros((rows, columns), bool)
    above = top + 0.15
    outline = np.vstack([line, [(line[-1, 0], above), (0, above)]])
    r, c = polygon(outline[:, 1] * scale, outline[:, 0] * scale, inside.shape)
    inside[r, c] = True
    flat = (distance_transform_edt(~inside) - distance_transform_edt(inside)) / scale
    s = Solid((-0.98, -0.95, -0.05), (1.15, 0.95, height), 165)
    radius = np.sqrt(s.x**2 + s.y**2)
    where = [np.broadcast_to(s.z, s.shape) * scale, np.broadcast_to(radius, s.shape) * scale]
    field = map_coordinates(flat, where, order=1, mode="nearest").astype(np.float32)
    far = np.maximum(field, radius - (columns - 1) / scale + 0.3)
    field = np.where(radius * scale > columns - 1, far, field)
    s.field = np.maximum(np.abs(field + 0.03) - 0.035, s.z - top).astype(np.float32)
    return s


def _holed_jar():
    niche.view(1.40, 0.92, lens=88)
    s = _shell(AMPHORA, 1.93, 2.05)
    noise = s.noise(2.4, 11, 3)
    whole = ((0.30, 0, 1.74), (0.60, 0, 1.86), (0.86, 0, 1.70), (0.82, 0, 1.45), (0.68, 0, 1.30))
    for k, (a, b) in enumerate(itertools.pairwise(whole)):
        s.add(s.capsule(a, b, 0.066, 0.066 + 0.008 * k), 0.04)
    s.add(s.capsule((-0.30, 0, 1.72), (-0.46, 0, 1.82), 0.065), 0.04)
    s.add(s.capsule((-0.66, 0, 1.30), (-0.78, 0, 1.40), 0.085, 0.07), 0.05)
    s.cut(s.ellipsoid((-0.10, -0.25, 2.0), (0.36, 0.6, 0.34)) + 0.07 * noise)
    s.cut(s.ellipsoid((-0.45, -0.62, 1.15), (0.23, 0.40, 0.26), (0, 0.5, 0)) + 0.06 * noise)
    for across, lean in ((0.16, -0.55), (0.42, 0.35)):
        crack = np.abs(s.x - across + lean * (s.z - 1.0) * 0.6 + 0.09 * noise) - 0.012
        s.cut(np.maximum(np.maximum(crack, s.y + 0.05), np.maximum(s.z - 1.55, 0.35 - s.z)), 0.008)
    s.field = s.field + 0.004 * noise
    s.mesh("jar", _raw_clay()).rotation_euler = (0, 0, 0.15)
    _shards()


def _broken_bowl():
    niche.view(2.25, 0.52, lens=92)
    s = _shell(BOWL, 1.08, 1.25)
    noise = s.noise(2.4, 7, 3)
    s.cut(s.ellipsoid((0.42, -0.62, 1.02), (0.46, 0.55, 0.46)) + 0.08 * noise)
    s.cut(s.ellipsoid((-0.70, 0.30, 1.10), (0.30, 0.40, 0.26)) + 0.07 * noise)
    for across, lean in ((-0.30, -0.5), (0.05, 0.4)):
        crack = np.abs(s.x - across + lean * (s.z - 0.6) + 0.10 * noise) - 0.012
        s.cut(np.maximum(crack, s.y + 0.05), 0.008)
    s.field = s.field + 0.004 * noise
    s.mesh("bowl", _raw_clay()).rotation_euler = (0, 0, 0.2)
    _shards()


def _raw_clay():
    m = Shader("raw clay")
    coarse, fine = m.noise(2.5, 6, 0.62), m.noise(26, 4, 0.7)
    colour = m.mix(m.ramp(coarse, [(0.35, 0), (0.65, 1)]), (0.44, 0.17, 0.08), (0.27, 0.095, 0.043))
    colour = m.mix(m.ramp(fine, [(0.55, 0), (0.7, 0.6)]), colour, (0.50, 0.34, 0.23))
    height = m.math("DIVIDE", m.split(m.coord())[2], 2.0)
    bands = m.ramp(
        height, [(0, 0), (0.36, 1), (0.385, 0), (0.61, 1), (0.645, 0), (0.66, 1), (0.672, 0)], "CONSTANT"
    )
    colour = m.mix(
        m.math("MULTIPLY", bands, m.ramp(fine, [(0.4, 0.8), (0.6, 0.15)])), colour, (0.09, 0.045, 0.025)
    )
    colour = m.mix(m.ramp(m.number("cavity"), [(0.2, 0), (0.8, 1)]), (0.035, 0.014, 0.007), colour)
    rough = m.bump(m.math("ADD", coarse, m.math("MULTIPLY", fine, 0.4)), 0.5, 0.04)
    return m.principled(color=colour, rough=0.85, spec=0.25, normal=rough)


def _shards():
    material = plain("shard", (0.42, 0.16, 0.07), 0.85)
    chance = np.random.default_rng(5)
    for i in range(7):
        x = chance.uniform(-1.15, -0.4) if i < 5 else chance.uniform(0.7, 1.15)
        y, turn, size = chance.uniform(-1.1, -0.3), chance.uniform(0, 6), chance.uniform(0.09, 0.2)
        corners = []
        for k, angle in enumerate((0, 1.4, 2.9, 4.4)):
            across, away = chance.uniform(0.6, 1.2), chance.uniform(0.6, 1.2)
            place = (x + size * math.cos(turn + angle) * across, y + size * math.sin(turn + angle) * away)
            corners.append((*place, 0.03 + 0.06 * (k % 2)))
        solidify(mesh("shard", corners, [(0, 1, 2, 3)], material, smooth=False), 0.05)
