"""Tapestries on a wall between two torches: a torn rag, stripes, a tree, a golden sun."""

from __future__ import annotations

import math

import bmesh
import numpy as np

from art3d import weaving
from art3d.materials import gold, plain, stone, wood
from art3d.mesh import ball, hewn_box, prim, ring, solidify, spot_on, surface, tube
from art3d.niche import view
from art3d.scene import area, new_scene, point, world
from art3d.shader import Shader

WIDTH, HEIGHT, TOP = 1.86, 1.98, 2.16


def build(value, second=False):
    """The card's picture; `second` hangs another cloth."""
    new_scene()
    world(strength=0.28)
    view(1.25, 1.16, lens=74)
    drawing = {1: weaving.rag, 2: weaving.stripes, 3: weaving.tree, 4: weaving.golden}[value](second)
    cloth = _cloth(drawing, worn=value == 1)
    if value == 1:
        _torn(cloth, second)
    else:
        solidify(surface(160, 160, lambda u, v: _sheet(u, v, second), cloth, "tapestry"), 0.02)
        _fringe(value, second)
    _rod(value)
    _wall()
    for side in (-1, 1):
        _torch_light(side * 1.30)
    key = {1: 1.6, 2: 1.15, 3: 1.1, 4: 1.0}[value]
    area((-3.6, -1.9, 3.0), (0, -0.2, 1.1), 400 * key, (1, 0.74, 0.46), 0.8)
    area((2.9, -0.5, 2.6), (0, -0.2, 1.2), 130, (0.35, 0.6, 1), 0.8)
    area((1.0, -5, 1.2), (0, 0, 1), 55 * key, (1, 0.85, 0.7), 2.5)


HOLES = ((0.83, 0.62, 0.055, 0.030), (0.15, 0.50, 0.028, 0.060), (0.66, 0.27, 0.060, 0.022))
"""Holes in the rag: across, up from the foot, half their width and height, as shares of the cloth."""


def _cloth(drawing, worn):
    colour_file, gilt_file = drawing.save("tapestry")
    m = Shader("cloth")
    uv = m.coord("UV")
    gilt = m.image(gilt_file, uv, data=True)
    across, along = m.split(uv)[0], m.split(uv)[1]
    weave = m.math(
        "MULTIPLY",
        m.math("SINE", m.math("MULTIPLY", across, 620.0)),
        m.math("SINE", m.math("MULTIPLY", along, 720.0)),
    )
    thread = m.ramp(m.math("MULTIPLY_ADD", weave, 0.22, 0.82), [(0, 0), (1, 1)])
    colour = m.mix(1.0, m.image(colour_file, uv), thread, "MULTIPLY")
    dirt = m.ramp(m.noise(5, 5, 0.6), [(0.4, 0), (0.7, 1)])
    colour = m.mix(m.math("MULTIPLY", dirt, 0.42 if worn else 0.35), colour, (0.05, 0.035, 0.02))
    normal = m.bump(weave, 0.45, 0.012, m.bump(gilt, 0.5, 0.02))
    inputs = {"color": colour, "metal": m.math("MULTIPLY", gilt, 0.75), "normal": normal}
    inputs |= {"rough": m.math("MULTIPLY_ADD", gilt, -0.45, 0.88), "sheen": 0.5, "sheen_rough": 0.4}
    return m.principled(**inputs)


def _sheet(u, v, swallowtail=False):
    """The hanging cloth in folds; a swallowtail is cut out below."""
    down = 1 - v
    length = HEIGHT
    if swallowtail:
        length = HEIGHT * (1 + 0.10 - 0.26 * (1 - np.abs(2 * u - 1)))
    x = (u - 0.5) * WIDTH * (1 - 0.035 * down)
    folds = 0.13 * (0.30 + down) * np.cos(u * 8 * np.pi + 0.5 * np.sin(down * 2.2))
    y = -0.25 + folds + 0.03 * np.sin(u * 23 + 3 * down) * down - 0.10 * down * down
    sag = 0.055 * np.abs(np.sin(u * np.pi * 4)) ** 0.8 * np.exp(-down * 9)
    return x, y, TOP - down * length - sag - 0.03 * np.cos(u * 8 * np.pi) * down


def _torn(cloth, second):
    """The rag: a ragged hem and holes, cut out of the sheet's faces."""
    thing = surface(170, 170, _sheet, cloth, "rag")
    data = thing.data
    chance = np.random.default_rng(11 if second else 4)
    side = 169
    index = np.arange(side * side)
    u, v = (index // side) / side, (index % side) / side
    hem = 0.06 + 0.035 * np.sin(9 * u + 1) + 0.025 * np.sin(23 * u) + 0.018 * np.sin(57 * u)
    corner = np.clip(u - 0.62, 0, 1) if not second else np.clip(0.34 - u, 0, 1)
    gone = v < hem + 0.75 * corner**1.2
    for x, y, across, along in HOLES:
        turn = np.arctan2((v - y) / along, (u - (1 - x if second else x)) / across)
        ragged = 1 + 0.22 * np.sin(3 * turn + 9 * x) + 0.07 * np.sin(8 * turn + 2)
        ragged = ragged + chance.uniform(0, 0.12, len(u))
        gone |= np.hypot((u - (1 - x if second else x)) / across, (v - y) / along) < ragged
    split = 0.24 + 0.03 * np.sin(12 * v) if not second else 0.72 - 0.03 * np.sin(12 * v)
    gone |= (np.abs(u - split) < 0.022 * (0.42 - v)) & (v < 0.42)
    cut = bmesh.new()
    cut.from_mesh(data)
    cut.faces.ensure_lookup_table()
    bmesh.ops.delete(cut, geom=[cut.faces[i] for i in np.flatnonzero(gone)], context="FACES")
    cut.to_mesh(data)
    cut.free()
    solidify(thing, 0.02)
    _threads(hem + 0.75 * corner**1.2, u, chance)


def _threads(hem, across, chance):
    """Loose threads along the torn hem."""
    material = plain("thread", (0.34, 0.25, 0.14), 0.9, sheen=0.5)
    for _ in range(46):
        nearest = int(chance.integers(len(across)))
        x, y, z = spot_on(_sheet, across[nearest], hem[nearest])
        lean, long = chance.uniform(-0.06, 0.06), chance.uniform(0.06, 0.22)
        line = [(x, y, z + 0.05), (x + lean * 0.4, y - 0.01, z - long * 0.5), (x + lean, y, z - long)]
        tube(line, 0.008, material, [1.2, 1, 0.5], resolution=2)


def _fringe(value, second):
    metal = gold("tassel", rough=0.3, scale=0.5)
    wool = {2: (0.55, 0.42, 0.26), 3: (0.62, 0.42, 0.14), 4: (0.75, 0.48, 0.14)}[value]
    material = plain("fringe", wool, 0.6, sheen=0.5)
    chance = np.random.default_rng(3)
    for i in range(44):
        x, y, z = spot_on(lambda u, v: _sheet(u, v, second), (i + 0.5) / 44, 0.0)
        lean = chance.uniform(-0.02, 0.02)
        line = [
            (x, y, z + 0.02),
            (x + lean, y - 0.01, z - 0.10),
            (x + lean * 2, y, z - 0.22 - chance.uniform(0, 0.03)),
        ]
        tube(line, 0.014, material, [1, 1.2, 0.6], resolution=2)
    if value == 4:
        for u in (0.0, 1.0):
            x, y, z = spot_on(lambda u, v: _sheet(u, v, second), u, 0.0)
            ball(0.075, (x, y, z - 0.02), metal)


def _rod(value):
    bar = {
        1: wood(),
        2: wood(),
        3: gold("brass", (0.80, 0.52, 0.22), rough=0.35),
        4: gold("gold", rough=0.22, scale=0.5),
    }[value]
    upright = (0, math.pi / 2, 0)
    height = TOP + 0.07
    prim("cylinder", bar, (0, -0.26, height), upright, radius=0.055, depth=2.3, vertices=32)
    for x in (-1, 1):
        if value > 1:
            ball(0.12, (x * 1.13, -0.26, height), bar)
            ring(0.075, 0.03, (x * 1.03, -0.26, height), bar, upright)
    loop = plain("loop", (0.25, 0.03, 0.03) if value > 1 else (0.16, 0.12, 0.08), 0.8)
    for i in range(5):
        if value == 1 and i == 3:
            continue
        place = ((i / 4 - 0.5) * WIDTH * 0.94, -0.26, TOP + 0.05)
        ring(0.10, 0.035, place, loop, upright, (1, 1, 1.9))


def _wall():
    material = stone("ashlar", (0.060, 0.078, 0.058), crack=0.3)
    chance = np.random.default_rng(8)
    for row in range(9):
        for column in range(-3, 4):
            x = column * 1.1 + (0.55 if row % 2 else 0)
            place = (x, 0.55 + chance.uniform(-0.04, 0.04), -0.6 + row * 0.505)
            hewn_box((1.07, 0.5, 0.48), place, material, 0.035, bevel=0.045, level=3)


def _torch_light(x):
    """A torch beside the cloth, cut by the window's edge: its warm light, no flame."""
    iron = plain("iron", (0.05, 0.045, 0.04), 0.45, 0.9)
    tube([(x, 0.3, 0.95), (x, -0.05, 1.15), (x, -0.12, 1.50)], 0.055, iron, [0.6, 0.8, 1.4])
    size = {"radius1": 0.07, "radius2": 0.15, "depth": 0.2, "vertices": 16}
    prim("cone", iron, (x, -0.12, 1.52), **size)
    point((x, -0.30, 1.95), 60, (1, 0.5, 0.17), 0.12)
