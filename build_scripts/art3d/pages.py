"""What is written: stained leaves, plain text, a charter, illuminated pages. The script is invented strokes."""

from __future__ import annotations

import math

import numpy as np
from PIL import ImageFilter

from art3d.drawing import GILT, Drawing, lozenge, star

WIDTH, HEIGHT = 1024, 1300
INK, RED, BLUE = (44, 22, 12), (170, 22, 18), (16, 70, 130)


def _text(page, left, right, top, bottom, chance, line=62, ink=INK):
    """Lines of invented writing, `line` apart; the pen is as broad as the lines allow."""
    weight = round((line - 2) / 6.6)
    y = top
    while y < bottom:
        x = left
        end = right - (chance.uniform(0, 120) if y + line >= bottom else 0)
        while x < end:
            for _ in range(chance.integers(3, 8)):
                if x > end:
                    break
                tall, up = chance.random() > 0.75, chance.random() > 0.5
                above, below = (14 if tall and up else 0), (12 if tall and not up else 0)
                page.shape("line", (x, y - above, x, y + 28 + below), ink, width=weight)
                page.shape("line", (x, y + 26, x + weight, y + 20), ink, width=5)
                x += 15
            x += 18
        y += line


def leaf_page(ground, stains, seed):
    """A worn leaf: faded writing, water stains, burnt corners."""
    chance = np.random.default_rng(seed)
    page = Drawing(WIDTH, HEIGHT, ground)
    for inset, share in ((0, 0.42), (30, 0.68), (64, 1.0)):
        page.frame(inset, tuple(int(part * share) for part in ground))
    for _ in range(stains):
        x, y, r = chance.uniform(0, WIDTH), chance.uniform(0, HEIGHT), chance.uniform(40, 190)
        fade = chance.uniform(0.55, 0.98)
        tone = (int(ground[0] * fade), int(ground[1] * fade**1.15), int(ground[2] * fade**1.3))
        page.shape("ellipse", (x - r, y - r * 0.8, x + r, y + r * 0.8), tone)
    page.colour = page.colour.filter(ImageFilter.GaussianBlur(26))
    faded = _over(page.colour)
    _text(faded, 110, WIDTH - 120, 130, HEIGHT - 170, chance, line=86, ink=(84, 52, 28))
    return faded


def _over(colour):
    """A drawing that goes on over a finished picture."""
    page = Drawing(*colour.size, (0, 0, 0))
    page.colour.paste(colour)
    return page


def written_page(ground, initial, seed):
    """Plain text with one painted initial."""
    chance = np.random.default_rng(seed)
    page = Drawing(WIDTH, HEIGHT, ground)
    page.shape("rectangle", (120, 130, 400, 430), initial)
    page.shape("rectangle", (140, 150, 380, 410), ground)
    cx, cy = 260, 280
    page.shape(
        "polygon",
        [
            (cx - 26, 165),
            (cx + 26, 165),
            (cx + 100, 395),
            (cx + 40, 395),
            (cx, 250),
            (cx - 40, 395),
            (cx - 100, 395),
        ],
        initial,
    )
    page.shape("rectangle", (cx - 60, cy + 30, cx + 60, cy + 58), initial)
    _text(page, 450, WIDTH - 120, 150, 430, chance, line=84)
    _text(page, 120, WIDTH - 120, 480, HEIGHT - 160, chance, line=84)
    for y in (650, 985):
        page.shape("rectangle", (120, y, 300, y + 34), initial)
    return page


def charter_page(ground):
    """A charter: a painted heading, text, signatures."""
    chance = np.random.default_rng(12)
    page = Drawing(WIDTH, HEIGHT, ground)
    page.frame(40, (110, 26, 22))
    page.frame(58, ground)
    page.shape("rectangle", (110, 110, WIDTH - 110, 330), BLUE)
    for i in range(7):
        x = 180 + i * (WIDTH - 360) / 6
        page.shape(
            "polygon",
            star(x, 220, 78 if i % 2 == 0 else 52, 24),
            (226, 196, 140) if i % 2 == 0 else (190, 40, 30),
        )
    _text(page, 130, WIDTH - 130, 410, HEIGHT - 330, chance, line=80)
    for x in (200, 560):
        page.shape(
            "line",
            (x, HEIGHT - 200, x + 90, HEIGHT - 250, x + 150, HEIGHT - 170, x + 250, HEIGHT - 230),
            INK,
            width=10,
        )
    return page


def illuminated_page(left):
    """A page with a gilt border of vines; left a great initial, right the sun over its text."""
    chance = np.random.default_rng(6 if left else 7)
    page = Drawing(WIDTH, HEIGHT, (214, 182, 124))
    page.frame(60, GILT)
    page.frame(82, (18, 74, 84))
    page.frame(150, (220, 190, 134))
    _vines(page)
    if left:
        _initial(page)
        _text(page, 540, WIDTH - 175, 190, 510, chance)
        _text(page, 180, WIDTH - 175, 545, HEIGHT - 180, chance)
    else:
        _miniature(page)
        _text(page, 180, WIDTH - 175, 760, HEIGHT - 180, chance)
    return page


def _vines(page):
    for i in range(14):
        x = 116 + i * (WIDTH - 232) / 13
        for y in (116, HEIGHT - 116):
            page.shape("ellipse", (x - 20, y - 13, x + 20, y + 13))
            page.shape("ellipse", (x + 20, y - 8, x + 36, y + 8), RED)
    for i in range(17):
        y = 116 + i * (HEIGHT - 232) / 16
        for x in (116, WIDTH - 116):
            page.shape("ellipse", (x - 13, y - 20, x + 13, y + 20))
            page.shape("ellipse", (x - 8, y + 20, x + 8, y + 36), RED)


def _initial(page):
    x, y, s = 180, 180, 330
    page.shape("rectangle", (x, y, x + s, y + s))
    page.shape("rectangle", (x + 18, y + 18, x + s - 18, y + s - 18), (120, 14, 40))
    cx, cy = x + s / 2, y + s / 2
    legs = [(cx - 20, y + 45), (cx + 20, y + 45), (cx + 115, y + s - 45), (cx + 55, y + s - 45)]
    page.shape("polygon", [*legs, (cx, y + 130), (cx - 55, y + s - 45), (cx - 115, y + s - 45)])
    page.shape("rectangle", (cx - 70, cy + 30, cx + 70, cy + 58))


def _miniature(page):
    page.shape("rectangle", (180, 180, WIDTH - 180, 720))
    page.shape("rectangle", (200, 200, WIDTH - 200, 700), (18, 52, 110))
    cx, cy, r = WIDTH / 2, 450, 110
    for k in range(16):
        a = k * math.pi / 8
        reach = 225 if k % 2 == 0 else 175
        ray = [(cx + reach * math.cos(a), cy + reach * math.sin(a))]
        ray += [(cx + r * math.cos(a + d), cy + r * math.sin(a + d)) for d in (0.16, -0.16)]
        page.shape("polygon", ray)
    page.shape("ellipse", (cx - r, cy - r, cx + r, cy + r))
    page.shape("ellipse", (cx - 70, cy - 70, cx + 70, cy + 70), RED)
    for x, y in ((250, 250), (WIDTH - 250, 250), (250, 650), (WIDTH - 250, 650)):
        page.shape("polygon", lozenge(x, y, 26, 34))
