"""Manuscripts that are no books: a scroll, torn leaves, a bundle of scrolls, a charter."""

from __future__ import annotations

import math

import numpy as np

from art3d import niche
from art3d.materials import gold, paper, plain, shade, stone, wood
from art3d.mesh import ball, hewn_box, prim, ring, solidify, surface, tube
from art3d.pages import charter_page, leaf_page
from art3d.scene import child, empty
from art3d.shader import Shader

VELLUM = (214, 182, 124)


def scroll():
    """A stained scroll, half unrolled, hanging over a stone."""
    niche.view(1.55, 0.62, lens=114)
    block = stone("block", (0.26, 0.25, 0.24), scale=0.7)
    hewn_box((2.0, 1.0, 0.62), (0, 0.35, 0.25), block, 0.03)
    leaf_paper = paper("scroll", leaf_page((158, 130, 92), stains=26, seed=3))

    def sheet(u, v):
        ragged = 0.035 * np.sin(19 * v) + 0.02 * np.sin(47 * v + 1)
        x = (u - 0.5) * (1.34 + 2 * ragged * np.sign(u - 0.5) * (np.abs(u - 0.5) > 0.45))
        t = 1 - v
        over = np.clip(t / 0.30, 0, 1)
        y = 0.35 - 0.55 * over - np.clip(t - 0.30, 0, 1) * 0.55
        z = 0.62 + 0.10 * np.sin(np.clip(t / 0.34, 0, 1) * np.pi) - np.clip(t - 0.30, 0, 1) * 0.62
        return x, y + 0.03 * np.sin(7 * u + 5 * t), z + 0.03 * np.cos(6 * u) * t

    solidify(surface(60, 60, sheet, leaf_paper, "sheet"), 0.012)
    rolled = aged_vellum("rolled", (0.30, 0.215, 0.125))
    _roll(rolled, (0, 0.40, 0.80), 0.21, 1.40)
    _roll(rolled, (0.02, -0.72, 0.17), 0.15, 1.36)


def aged_vellum(name, colour):
    """Blank vellum, brown where damp and hands have been."""
    m = Shader(name)
    damp = m.ramp(m.noise(2.6, 6, 0.62, 0.6), [(0.40, 0), (0.66, 1)])
    spots = m.ramp(m.noise(11, 4, 0.7), [(0.56, 0), (0.70, 1)])
    tone = m.mix(m.math("MULTIPLY", damp, 0.75), colour, shade(colour, 0.42))
    tone = m.mix(m.math("MULTIPLY", spots, 0.45), tone, shade(colour, 0.30))
    return m.principled(color=tone, rough=0.85, normal=m.bump(m.noise(14, 4), 0.35, 0.02))


def _roll(material, centre, radius, length, turns=3.4):
    """Rolled paper lying along X, its spiral seen at the ends."""

    def spiral(u, v):
        angle = u * turns * 2 * math.pi
        reach = radius * (0.35 + 0.65 * u)
        x = (v - 0.5) * length + 0.02 * np.sin(9 * u + 3)
        return centre[0] + x, centre[1] + reach * np.cos(angle), centre[2] + reach * np.sin(angle)

    solidify(surface(160, 8, spiral, material, "roll"), 0.010)


def torn_leaf():
    """Loose torn leaves leaning on a stone, written over and stained."""
    niche.view(1.45, 0.80, lens=92)
    hewn_box((1.5, 0.6, 1.15), (0, 0.35, 0.5), stone("block", (0.26, 0.25, 0.24), scale=0.7), 0.04)
    for k, (x, z, lean, turn) in enumerate(((-0.28, 0.72, -0.30, 0.20), (0.26, 0.78, -0.38, -0.13))):
        leaf_paper = paper(
            f"leaf {k}", leaf_page((158, 130, 92) if k else (142, 114, 80), stains=20, seed=5 + k)
        )

        def torn(u, v, k=k):
            edge = 0.05 * np.sin(13 * v + k) + 0.03 * np.sin(31 * v + 2)
            x = (u - 0.5) * 1.02 + edge * (u > 0.9)
            top = 0.07 * np.sin(11 * u + 2 * k) + 0.04 * np.sin(29 * u)
            curl = 0.16 * np.clip(u - 0.7, 0, 1) ** 2 * 6 * np.clip(v - 0.5, 0, 1)
            return x, -curl + 0.03 * np.sin(5 * u + 4 * v), (v - 0.5) * 1.36 + top * (v > 0.95)

        leaf = solidify(surface(50, 60, torn, leaf_paper, "leaf"), 0.010)
        leaf.location, leaf.rotation_euler = (x, -0.18 - 0.10 * k, z), (lean, turn, 0)


def scroll_bundle():
    """Scrolls tied with a ribbon, with a seal of wax."""
    niche.view(1.55, 0.66, lens=90)
    places = (
        (-0.46, -0.1, 0.24),
        (0.0, -0.14, 0.24),
        (0.46, -0.1, 0.24),
        (-0.24, -0.1, 0.64),
        (0.23, -0.12, 0.64),
        (0.0, -0.1, 1.02),
    )
    whole = empty(None, (0.1, -0.1, 0), (0, 0, math.radians(38)))
    for k, (x, y, z) in enumerate(places):
        tone = shade((0.46, 0.34, 0.18), 0.85 + 0.08 * (k % 4))
        child(_roll_ends(plain(f"scroll {k}", tone, 0.8), (x, y, z), 0.225, 1.7 - 0.12 * (k % 3), k), whole)
    cord = plain("ribbon", (0.45, 0.02, 0.03), 0.5, sheen=0.4)
    line = [
        (-0.70, -0.42, 0.10),
        (-0.68, -0.42, 0.40),
        (-0.44, -0.42, 0.80),
        (-0.14, -0.42, 1.26),
        (0.14, -0.42, 1.26),
        (0.44, -0.42, 0.80),
        (0.68, -0.42, 0.40),
        (0.70, -0.42, 0.10),
    ]
    child(tube(line, 0.05, cord, resolution=4), whole)
    child(tube([(x, y + 0.16, z) for x, y, z in line], 0.05, cord, resolution=4), whole)
    _hanging_seal(cord)


def _hanging_seal(cord):
    """A seal of red wax before the bundle, with the ribbon's ends."""
    wax_red = plain("seal", (0.42, 0.012, 0.014), 0.3, coat=0.6)
    seal = empty(None, (0.10, -1.08, 0.46), (math.radians(-14), 0, 0))
    child(ball(0.24, (0, 0, 0), wax_red, (1, 0.28, 1)), seal)
    child(ring(0.15, 0.022, (0, -0.06, 0), wax_red, (math.pi / 2, 0, 0)), seal)
    child(tube([(0, 0.02, 0.2), (0.02, 0.10, 0.5)], 0.04, cord, resolution=3), seal)
    for x in (-1, 1):
        child(
            tube(
                [(0, 0.02, -0.1), (x * 0.14, 0, -0.25), (x * 0.22, -0.02, -0.44)],
                0.05,
                cord,
                [1, 1, 0.7],
                resolution=3,
            ),
            seal,
        )


def _roll_ends(material, centre, radius, length, turn):
    """A rolled scroll whose end faces the viewer."""

    def spiral(u, v):
        angle = u * 4 * 2 * math.pi + turn
        reach = radius * (0.12 + 0.88 * u)
        return (
            centre[0] + reach * np.cos(angle),
            centre[1] + (v - 0.5) * length - 0.02 * np.sin(7 * u),
            centre[2] + reach * np.sin(angle),
        )

    return solidify(surface(200, 6, spiral, material, "scroll"), 0.012)


def charter():
    """A great charter between two turned rods, with hanging seals."""
    niche.view(1.45, 1.02, lens=80)
    leaf_paper = paper("charter", charter_page(VELLUM))

    def sheet(u, v):
        x = (u - 0.5) * 1.44
        return x, -0.1 - 0.05 * np.sin(v * np.pi) + 0.02 * np.sin(9 * u), 0.26 + v * 1.46

    solidify(surface(50, 60, sheet, leaf_paper, "charter"), 0.012)
    rod, knob = wood("rod", (0.20, 0.09, 0.035)), gold("knob", rough=0.25, scale=0.6)
    for z, radius in ((1.76, 0.13), (0.26, 0.17)):
        prim(
            "cylinder",
            plain("rolled", (0.60, 0.46, 0.26), 0.8),
            (0, -0.1, z),
            (0, math.pi / 2, 0),
            radius=radius,
            depth=1.48,
            vertices=40,
        )
        prim("cylinder", rod, (0, -0.1, z), (0, math.pi / 2, 0), radius=0.055, depth=1.86, vertices=24)
        for x in (-1, 1):
            ball(0.085, (x * 0.96, -0.1, z), knob)
            ring(radius * 0.8, 0.03, (x * 0.76, -0.1, z), knob, (0, math.pi / 2, 0))
    for x, color in ((-0.32, (0.42, 0.012, 0.014)), (0.32, (0.42, 0.012, 0.014))):
        ball(0.15, (x, -0.36, 0.30), plain("seal", color, 0.3, coat=0.6), (1, 0.3, 1))
        ring(0.095, 0.016, (x, -0.40, 0.30), plain("seal", color, 0.3, coat=0.6), (math.pi / 2, 0, 0))
