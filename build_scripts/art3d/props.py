"""Small things of the table: a coin in four turns, the Leader's torch burning and out, the box."""

from __future__ import annotations

import math

import numpy as np

from art3d.materials import glow, gold, plain, wood
from art3d.mesh import ball, box, lathe, prim, ring, tube
from art3d.scene import area, camera, child, empty, new_scene, world
from art3d.shader import Shader

COIN = [
    (0, 0.05),
    (0.70, 0.05),
    (0.74, 0.055),
    (0.80, 0.10),
    (0.94, 0.10),
    (1.0, 0.05),
    (1.0, -0.05),
    (0.94, -0.10),
    (0.80, -0.10),
    (0.74, -0.055),
    (0.70, -0.05),
    (0, -0.05),
]


def build(name):
    """`coin-1` (seen from the front) to `coin-4` (almost from the edge), `torch-lit`, `torch-out`, `box`."""
    new_scene(4)
    world(0.55)
    if name.startswith("coin"):
        _coin(int(name[-1]))
        area((4.5, -4.5, 1.5), (0, 0, 0), 420, (1, 0.86, 0.66), 3.0)
        camera((0, -12, 0), (0, 0, 0), 36 / 2.2 * 12)
    elif name.startswith("torch"):
        _torch(name == "torch-lit")
        camera((0, -14, 0.68), (0.06, 0, 0.68), 36 / 3.6 * 14)
    else:
        _box()
        camera((0, -9.0, 4.6), (0, 0, 0.90), 36 / 3.4 * 10)
    area((-3.2, -4.0, 4.4), (0, 0, 0.5), 430, (1, 0.84, 0.62), 1.4)
    area((3.6, 1.6, 2.6), (0, 0, 0.5), 260, (0.45, 0.62, 1), 1.2)
    area((0.5, -6, 1.0), (0, 0, 0.5), 70, (1, 0.88, 0.7), 3.0)


def _coin(turn):
    """A blank coin with a raised, beaded rim: the number is drawn by the game."""
    metal = gold("coin", (1.0, 0.50, 0.12), rough=0.46, scale=0.6, hammer=0.12)
    whole = empty(None, (0, 0, 0), (math.pi / 2, 0, 0))
    child(lathe(COIN, metal, 96, steps=3), whole)
    for i in range(40):
        angle = i * math.pi / 20
        child(
            ball(0.028, (0.745 * math.cos(angle), 0.745 * math.sin(angle), 0.062), metal, segments=12), whole
        )
    pivot = empty(None, (0, 0, 0), (math.radians(8), 0, math.radians((0, 32, 58, 80)[turn - 1])))
    whole.parent = pivot


def _torch(lit):
    haft = wood("haft", (0.15, 0.075, 0.03))
    iron = plain("iron", (0.07, 0.065, 0.06), 0.4, 0.9)
    whole = empty(None, (0, 0, 0), (0, math.radians(7), 0))
    child(
        lathe([(0.0, -0.9), (0.10, -0.88), (0.12, -0.6), (0.11, 0.6), (0.15, 1.5), (0.13, 1.62)], haft, 40),
        whole,
    )
    for z, radius in ((-0.78, 0.135), (0.2, 0.128), (1.45, 0.17)):
        child(ring(radius, 0.025, (0, 0, z), iron, segments=40), whole)
    for i in range(8):
        angle = i * math.pi / 4
        x, y = math.cos(angle), math.sin(angle)
        bar = [
            (0.15 * x, 0.15 * y, 1.42),
            (0.30 * x, 0.30 * y, 1.75),
            (0.27 * x, 0.27 * y, 2.10),
            (0.33 * x, 0.33 * y, 2.24),
        ]
        child(tube(bar, 0.028, iron, [1, 1, 1, 0.6], resolution=4), whole)
    for z, radius in ((1.74, 0.30), (2.08, 0.275)):
        child(ring(radius, 0.026, (0, 0, z), iron, segments=40), whole)
    _coals(whole, lit)


def _coals(whole, lit):
    m = Shader("coals")
    noise = m.noise(7, 4, 0.7)
    heat = m.ramp(noise, [(0.42, (0.01, 0.008, 0.007)), (0.55, (0.9, 0.13, 0.01)), (0.7, (1.0, 0.55, 0.12))])
    char = (0.016, 0.014, 0.013)
    coal = m.principled(color=char, rough=0.9, emit=heat, power=3.0 if lit else 0.0)
    chance = np.random.default_rng(5)
    for _ in range(26):
        angle, reach, z = chance.uniform(0, 6.28), chance.uniform(0, 0.15), chance.uniform(1.70, 2.10)
        size = tuple(chance.uniform(0.06, 0.12, 3))
        place = (reach * math.cos(angle), reach * math.sin(angle), z)
        child(prim("ico_sphere", coal, place, (angle, z, 0), size, smooth=False, subdivisions=2), whole)
    if lit:
        child(ball(0.10, (0, 0, 1.95), glow("heart", (1, 0.5, 0.12), 10)), whole)


def _box():
    """The box the used cards go back into: oak, iron bands, open."""
    oak = wood("oak", (0.20, 0.10, 0.042))
    iron = plain("iron", (0.09, 0.085, 0.08), 0.42, 0.9)
    inside = plain("lining", (0.09, 0.012, 0.018), 0.9, sheen=0.5)
    box((2.2, 0.10, 0.85), (0, -0.62, 0.43), oak, 0.02)
    box((2.2, 0.10, 0.85), (0, 0.62, 0.43), oak, 0.02)
    for x in (-1, 1):
        box((0.10, 1.24, 0.85), (x * 1.05, 0, 0.43), oak, 0.02)
    box((2.1, 1.2, 0.08), (0, 0, 0.06), inside, 0)
    box((2.0, 0.03, 0.72), (0, 0.55, 0.43), inside, 0)
    box((2.24, 0.10, 1.20), (0, 0.86, 1.34), oak, 0.03, (math.radians(-18), 0, 0))
    box((2.0, 0.04, 1.00), (0, 0.80, 1.33), inside, 0.01, (math.radians(-18), 0, 0))
    for x in (-0.85, 0.85):
        box((0.16, 0.13, 0.88), (x, -0.63, 0.43), iron, 0.015)
        box((0.16, 0.14, 1.22), (x, 0.865, 1.34), iron, 0.015, (math.radians(-18), 0, 0))
        for z in (0.15, 0.43, 0.71):
            ball(0.035, (x, -0.70, z), iron, segments=12)
    box((0.30, 0.10, 0.30), (0, -0.68, 0.62), iron, 0.03)
    prim(
        "cylinder",
        plain("keyhole", (0, 0, 0), 1.0),
        (0, -0.735, 0.64),
        (math.pi / 2, 0, 0),
        radius=0.035,
        depth=0.02,
    )
