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
    """A worn scroll leaning on a stone, curled at both ends, a piece torn out of its side."""
    niche.view(1.45, 0.96, lens=84)
    hewn_box((1.0, 0.5, 1.25), (-0.12, 0.62, 0.5), stone("block", (0.26, 0.25, 0.24), scale=0.7), 0.04)
    whole = empty(None, (0.03, -0.42, 0.20), (math.radians(-17), math.radians(-2), math.radians(10)))
    written = paper("scroll", leaf_page((186, 152, 104), stains=16, seed=3))
    chance = np.random.default_rng(8)
    rag = np.cumsum(chance.normal(0, 0.012, (2, 120)), 1)
    rag -= np.linspace(0, 1, 120) * rag[:, -1:]

    def sheet(u, v):
        step = (v * 119).astype(int)
        torn = 0.42 * np.exp(-(((v - 0.24) / 0.10) ** 2)) + 0.10 * np.exp(-(((v - 0.68) / 0.035) ** 2))
        left = np.abs(rag[0][step]) + 0.13 * np.exp(-(((v - 0.47) / 0.04) ** 2))
        right = np.abs(rag[1][step]) + torn
        curl = 0.20 * np.clip(u - 0.55, 0, 1) ** 2 * np.exp(-(((v - 0.24) / 0.18) ** 2)) * 4
        bulge = 0.07 * np.sin(v * 2 * math.pi) + 0.025 * np.sin(5 * u + 6 * v)
        return (u - 0.5) * 1.24 + left * (1 - u) ** 3 - right * u**3, bulge - curl, v * 1.46

    child(solidify(surface(70, 120, sheet, written, "sheet"), 0.012), whole)
    rolled = aged_vellum("rolled", (0.40, 0.29, 0.165))
    child(_roll(rolled, (0, -0.12, 1.50), 0.145, 1.40), whole)
    child(_roll(rolled, (0.03, -0.15, -0.03), 0.185, 1.34, slack=0.16), whole)


def aged_vellum(name, colour):
    """Blank vellum, brown where damp and hands have been."""
    m = Shader(name)
    damp = m.ramp(m.noise(2.6, 6, 0.62, 0.6), [(0.40, 0), (0.66, 1)])
    spots = m.ramp(m.noise(11, 4, 0.7), [(0.56, 0), (0.70, 1)])
    tone = m.mix(m.math("MULTIPLY", damp, 0.75), colour, shade(colour, 0.42))
    tone = m.mix(m.math("MULTIPLY", spots, 0.45), tone, shade(colour, 0.30))
    return m.principled(color=tone, rough=0.85, normal=m.bump(m.noise(14, 4), 0.35, 0.02))


def _roll(material, centre, radius, length, turns=3.4, slack=0.08):
    """Rolled paper lying along X, its spiral seen at the ends, looser to the right by this share."""

    def spiral(u, v):
        angle = u * turns * 2 * math.pi
        reach = radius * (0.35 + 0.65 * u) * (1 + slack * (v - 0.5))
        x = (v - 0.5) * length * (1 - 0.05 * (1 - u)) + 0.025 * np.sin(9 * u + 3)
        return centre[0] + x, centre[1] + reach * np.cos(angle), centre[2] + reach * np.sin(angle)

    return solidify(surface(160, 8, spiral, material, "roll"), 0.010)


def torn_leaf():
    """Torn leaves of a lost book, fanned out against a stone, written over and stained."""
    niche.view(1.45, 0.82, lens=94)
    hewn_box((1.5, 0.5, 1.05), (0, 0.60, 0.5), stone("block", (0.26, 0.25, 0.24), scale=0.7), 0.04)
    leaves = (
        (-0.34, 0.00, -21, (140, 110, 72)),
        (0.36, -0.07, 17, (158, 126, 84)),
        (-0.02, -0.15, -3, (190, 156, 106)),
    )
    for k, (x, forward, turn, tone) in enumerate(leaves):
        leaf_paper = paper(f"leaf {k}", leaf_page(tone, stains=14, seed=5 + k))

        def torn(u, v, k=k):
            chance = np.random.default_rng(20 + k)
            rag = np.cumsum(chance.normal(0, 0.014, 90))
            rag = np.abs(rag - np.linspace(0, 1, 90) * rag[-1])
            lost = rag[(u * 89).astype(int)] + 0.42 * np.clip(u - 0.60 - 0.06 * k, 0, 1) * (k != 1)
            bite = rag[(v * 89).astype(int)] + 0.16 * np.exp(-(((v - 0.42) / 0.05) ** 2)) * (k == 2)
            curl = 0.25 * np.clip(u + v - 1.35, 0, 1) + 0.03 * np.sin(4 * u + 3 * v + k)
            return (u - 0.5) * 0.96 - bite * u**8, -curl, v * 1.36 - lost * v**5

        leaf = solidify(surface(90, 90, torn, leaf_paper, "leaf"), 0.010)
        leaf.location = (x, -0.42 + forward, 0.06)
        leaf.rotation_euler = (math.radians(-20), math.radians(turn), 0)


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
