"""Manuscripts: a stained scroll, a strapped book, a written book, an illuminated one; second: leaves and bundles."""

from __future__ import annotations

import math

import bpy
import numpy as np

from art3d import niche
from art3d.binding import treasure_binding
from art3d.fire import candle_flame
from art3d.materials import gem, gold, leather, paper, plain, stone, wax, wood
from art3d.mesh import ball, box, hewn_box, lathe, prim, ring, solidify, surface, tube
from art3d.pages import illuminated_page, written_page
from art3d.scene import area, child, empty, new_scene, point, world
from art3d.scrolls import charter, scroll, scroll_bundle, torn_leaf

PAGE_WIDTH, PAGE_HEIGHT = 1.28, 1.66
VELLUM = (214, 182, 124)


def build(value, second=False):
    """The card's picture; `second` chooses loose leaves, a bundle of scrolls, a charter, a triptych."""
    new_scene()
    world(strength=0.42 if value == 1 else 0.30)
    niche.niche((0.15, 0.16, 0.165), (0.035, 0.095, 0.115), crack=0.2, arch=(1.75, 1.7, 1.3))
    niche.floor((0.18, 0.18, 0.18))
    if second:
        {1: torn_leaf, 2: scroll_bundle, 3: charter, 4: _jewelled_binding}[value]()
    else:
        {1: scroll, 2: _strapped_book, 3: _written_book, 4: _illuminated_book}[value]()
    _light(value)


def _light(value):
    key = {1: 1.25, 2: 2.2, 3: 1.5, 4: 1.0}[value]
    area((-1.9, -3.6, 3.6), (0, -0.3, 1.0), 150 * key, (1, 0.74, 0.44), 0.9)
    area((2.6, 0.8, 2.8), (0, -0.2, 1.0), 230 * (1.2 if value < 3 else 1), (0.25, 0.75, 1), 0.8)
    area((0, -5, 2.0), (0, 0, 1), 26 * key, (1, 0.85, 0.65), 2.0)
    point((0, 1.2, 1.6), 60, (0.2, 0.85, 0.9), 0.3)


def _book_block(width, height, thick, at):
    """The closed leaves of a book standing upright, spine to the left."""
    edge = plain("edge", (0.62, 0.47, 0.26), 0.85)
    for i in range(9):
        size = (width - 0.05 - 0.008 * (i % 3), thick / 9 - 0.004, height - 0.09 - 0.01 * (i % 2))
        box(size, (at[0], at[1] - thick / 2 + thick * (i + 0.5) / 9, at[2]), edge, 0.004)


def _closed_book(cover, metal, at=(0, -0.2, 0.98), size=(1.36, 1.80, 0.34), lean=0.0):
    """A closed book facing the viewer; returns the height and depth of its front."""
    width, height, thick = size
    _book_block(width, height, thick, at)
    for side in (-1, 1):
        box(
            (width + 0.04, 0.07, height + 0.04),
            (at[0], at[1] + side * (thick / 2 + 0.03), at[2]),
            cover,
            0.03,
        )
    spine = lathe(
        [(0.20, -height / 2 - 0.02), (0.205, -height / 4), (0.205, height / 4), (0.20, height / 2 + 0.02)],
        cover,
        40,
    )
    spine.location, spine.scale = (at[0] - width / 2 + 0.02, at[1], at[2]), (0.55, 1.05, 1)
    for z in (-0.62, -0.22, 0.22, 0.62):
        rib = ring(
            0.205,
            0.025,
            (at[0] - width / 2 + 0.02, at[1], at[2] + z * height / 1.8),
            cover,
            scale=(0.62, 1.05, 1.3),
        )
        rib.name = "rib"
    return at[1] - thick / 2 - 0.07


def _strapped_book():
    """A thick plain book of brown leather with straps and iron, turned so that its leaves are seen."""
    niche.view(1.95, 0.90, lens=91)
    room = set(bpy.data.objects)
    cover = leather("calf", (0.055, 0.020, 0.009), (0.17, 0.070, 0.028), 0.5)
    tooled = leather("strap", (0.018, 0.008, 0.005), (0.055, 0.024, 0.012), 0.5)
    iron = plain("iron", (0.30, 0.29, 0.28), 0.36, 0.9)
    front = _closed_book(cover, iron, (0, 0, 0.93), (1.30, 1.76, 0.52))
    for z in (0.46, 1.40):
        _strap(tooled, iron, front, z)
    for x in (-0.50, 0.54):
        for z in (0.18, 1.68):
            box((0.20, 0.05, 0.20), (x, front - 0.005, z), iron, 0.015)
            ball(0.055, (x, front - 0.03, z), iron)
    _tooling(tooled, iron, front)
    whole = empty(None, (-0.05, -0.25, 0), (0, 0, math.radians(-33)))
    for thing in set(bpy.data.objects) - room - {whole}:
        child(thing, whole)
    area((2.6, -4.0, 2.2), (0.4, 0, 0.9), 70, (1, 0.80, 0.55), 0.8)


def _strap(band, iron, front, z):
    """A strap over the front and round the edge of the leaves, with its clasp."""
    box((1.36, 0.03, 0.16), (0.0, front - 0.005, z), band, 0.01)
    box((0.03, -2 * front, 0.16), (0.685, 0, z), band, 0.01)
    box((0.26, 0.06, 0.24), (0.44, front - 0.02, z), iron, 0.02)
    box((0.05, 0.05, 0.30), (0.30, front - 0.02, z), iron, 0.02)
    ball(0.05, (0.46, front - 0.05, z), iron)


def _tooling(band, iron, front):
    """Lines pressed into the front: a frame, and in it a lozenge with a boss of iron."""
    for wide, tall in ((0.40, 0.70), (0.35, 0.65)):
        corners = ((-1, -1), (1, -1), (1, 1), (-1, 1))
        frame = [(0.02 + x * wide, front + 0.002, 0.93 + z * tall) for x, z in corners]
        for start, end in zip(frame, frame[1:] + frame[:1], strict=True):
            tube([start, end], 0.013, band, resolution=3)
    points = ((0, -0.34), (0.30, 0), (0, 0.34), (-0.30, 0))
    lozenge = [(0.02 + x, front, 0.93 + z) for x, z in points]
    for start, end in zip(lozenge, lozenge[1:] + lozenge[:1], strict=True):
        tube([start, end], 0.022, band, resolution=3)
    ring(0.15, 0.025, (0.02, front - 0.005, 0.93), iron, (math.pi / 2, 0, 0), segments=40)
    ball(0.12, (0.02, front, 0.93), iron, (1, 0.7, 1))


def _open_book(left, right, cover, corners=None):
    """An open book tilted towards the viewer on a wooden stand."""
    whole = empty()
    edge = plain("edge", (0.62, 0.47, 0.26), 0.8)
    for side, material in ((-1, left), (1, right)):
        for layer in range(7, -1, -1):
            page = child(surface(60, 12, _page(side, layer), material if layer == 0 else edge, "page"), whole)
            if layer:
                solidify(page, 0.016)
        lid = box(
            (PAGE_WIDTH + 0.12, PAGE_HEIGHT + 0.16, 0.07),
            (side * (PAGE_WIDTH + 0.12) / 2, 0, -0.17),
            cover,
            0.03,
            (0, side * 0.03, 0),
        )
        child(lid, whole)
        if corners:
            _corner_mounts(whole, side, *corners)
    whole.location, whole.rotation_euler, whole.scale = (
        (0, -0.35, 1.02),
        (math.radians(50), 0, 0),
        (0.86,) * 3,
    )
    return whole


def _page(side, layer):
    def formula(u, v):
        t = 1 - u if side < 0 else u
        swell = 0.30 * np.sin(np.pi * np.clip(t, 0, 1) ** 0.55) * (1 - 0.55 * t)
        z = swell - 0.022 * layer * t**0.5 + 0.02
        if layer == 0:
            z = z + 0.035 * t + 0.035 * t**4 * np.cos(v * 5 + side)
        x = side * t * PAGE_WIDTH * (1 + 0.008 * layer)
        return x, (v - 0.5) * PAGE_HEIGHT, z

    return formula


def _corner_mounts(whole, side, metal, jewel):
    for end in (-1, 1):
        place = (side * (PAGE_WIDTH - 0.01), end * (PAGE_HEIGHT / 2 - 0.04), -0.17)
        child(box((0.30, 0.30, 0.11), place, metal, 0.03, (0, side * 0.03, 0)), whole)
        child(ball(0.07, (place[0], place[1], -0.10), jewel), whole)


def _stand():
    material = wood()
    box((2.0, 0.10, 1.5), (0, -0.10, 0.72), material, 0.04, (math.radians(-40), 0, 0))
    box((2.3, 0.16, 0.12), (0, -0.98, 0.36), material, 0.03)
    hewn_box(
        (6.5, 3.0, 0.6),
        (0, 0.1, -0.12),
        stone("ledge", (0.18, 0.18, 0.18), crack=0.6),
        0.015,
        bevel=0.05,
        level=4,
    )


def _ribbon(whole, color):
    def formula(u, v):
        down = 0.62 * np.clip(v - 0.62, 0, 1)
        return (
            0.12 + (u - 0.5) * 0.11 + 0.05 * np.sin(v * 5),
            -0.25 - v * 0.95,
            0.29 - down + 0.056 * np.sin(v * 3.1),
        )

    child(surface(4, 30, formula, plain("ribbon", color, 0.45, sheen=0.4), "ribbon"), whole)


def _written_book():
    niche.view(1.75, 0.98, lens=72)
    _stand()
    left = paper("left", written_page(VELLUM, (150, 26, 22), seed=4))
    right = paper("right", written_page(VELLUM, (24, 66, 130), seed=9))
    cover = leather("green calf", (0.012, 0.06, 0.05), (0.04, 0.15, 0.12))
    whole = _open_book(left, right, cover)
    _ribbon(whole, (0.50, 0.36, 0.08))
    _candles(((1.36, 0.30, 0.95),))


def _illuminated_book():
    niche.view(1.75, 1.0, lens=72)
    _stand()
    metal = gold("mounts", rough=0.22, scale=0.5)
    left, right = (paper(f"illuminated {k}", illuminated_page(k == 0)) for k in range(2))
    whole = _open_book(left, right, leather(), (metal, gem("mount ruby", (0.9, 0.02, 0.05), 0.6)))
    _ribbon(whole, (0.55, 0.01, 0.02))
    _candles(((-1.28, 0.30, 1.15), (1.28, 0.32, 0.95), (1.02, 0.60, 1.5), (-1.02, 0.62, 0.85)))


def _candles(places, foot=0.18, dish=None):
    """Burning candles, each (across, back, height), standing `foot` high, in a `dish` of this metal if given."""
    material = wax()
    wick = plain("wick", (0.02, 0.015, 0.01), 0.9)
    for x, y, height in places:
        prim(
            "cylinder",
            material,
            (x, y, foot + height / 2),
            bevel=0.03,
            radius=0.115,
            depth=height,
            vertices=24,
        )
        if dish:
            rim = [(0.0, 0.0), (0.22, 0.0), (0.24, 0.04), (0.14, 0.07), (0.13, foot - 0.02)]
            rim += [(0.26, foot), (0.30, foot + 0.06), (0.26, foot + 0.04), (0.0, foot + 0.02)]
            lathe(rim, dish, 40).location = (x, y, 0)
        tube([(x, y, foot + height), (x, y, foot + height + 0.07)], 0.012, wick, resolution=2)
        candle_flame((x, y, foot + height + 0.04))


def _jewelled_binding():
    """A closed book in gold and gems."""
    niche.view(1.45, 1.0, lens=82)
    metal = gold("binding", rough=0.24, scale=0.6)
    front = _closed_book(leather("red calf", (0.12, 0.008, 0.015), (0.30, 0.02, 0.04)), metal)
    treasure_binding(metal, front)
    _candles(((-1.18, -0.05, 0.85), (1.18, 0.10, 1.15)), 0.24, metal)
    area((-0.6, -5, 2.6), (0, 0, 1.0), 90, (1, 0.80, 0.5), 1.6)
