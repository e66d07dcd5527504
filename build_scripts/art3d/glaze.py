"""What is painted on pots: bands, waves, meanders, suns, figures. Heights are those of the pot, 0 to about 1.93."""

from __future__ import annotations

import itertools
import math

from art3d.drawing import GILT, Drawing, lozenge

WIDTH, HEIGHT = 2048, 1024
CLAY, BLACK, TEAL, CREAM, RED = (176, 78, 36), (24, 18, 16), (14, 84, 88), (226, 196, 140), (150, 24, 18)


class Pot:
    """A drawing that wraps a pot `tall` high."""

    def __init__(self, ground, tall=1.93):
        self.drawing = Drawing(WIDTH, HEIGHT, ground)
        self.tall = tall

    def y(self, height):
        """The row of the drawing at this height of the pot."""
        return int(HEIGHT * (1 - height / self.tall))

    def band(self, low, high, fill=GILT):
        self.drawing.shape("rectangle", (0, self.y(high), WIDTH, self.y(low)), fill)

    def rays(self, low, high, count, fill):
        """Pointed rays rising all round."""
        step = WIDTH / count
        for i in range(count):
            x = i * step
            peak = (x + step / 2, self.y(high))
            self.drawing.shape("polygon", [(x, self.y(low)), (x + step, self.y(low)), peak], fill)

    def waves(self, low, high, count, fill, ground):
        """A running wave."""
        step = WIDTH / count
        for i in range(count):
            x = i * step
            self.drawing.shape(
                "pieslice", (x, self.y(high), x + step, self.y(low) + 30), fill, start=180, end=360
            )
            spiral = (x + step * 0.34, self.y(low + (high - low) * 0.6), x + step * 0.72, self.y(low + 0.015))
            self.drawing.shape("ellipse", spiral, ground)

    def meander(self, low, high, count, fill):
        """A Greek key."""
        step, top, bottom = WIDTH / count, self.y(high), self.y(low)
        tall = bottom - top
        for i in range(count):
            x = i * step
            key = [(x, bottom), (x, top), (x + 0.75 * step, top), (x + 0.75 * step, bottom - 0.35 * tall)]
            key += [(x + 0.38 * step, bottom - 0.35 * tall), (x + 0.38 * step, bottom - 0.70 * tall)]
            self.drawing.shape("line", key, fill, width=11)
            self.drawing.shape("line", [(x, bottom), (x - 0.25 * step, bottom)], fill, width=11)

    def tongues(self, low, high, count, fills):
        """Rounded tongues hanging from a line."""
        step = WIDTH / count
        for i in range(count):
            place = (i * step + 8, self.y(high), (i + 1) * step - 8, self.y(low))
            self.drawing.shape("rounded_rectangle", place, fills[i % len(fills)], radius=14)


def _sun(drawing, x, y, radius, fill, heart):
    for k in range(16):
        a = k * math.pi / 8
        reach = radius * (1.28 if k % 2 == 0 else 1.08)
        ray = [(x + reach * 1.1 * math.cos(a), y + reach * 1.15 * math.sin(a))]
        ray += [(x + radius * 0.6 * math.cos(a + d), y + radius * 0.6 * math.sin(a + d)) for d in (0.2, -0.2)]
        drawing.shape("polygon", ray, fill)
    for part, ink in ((0.66, fill), (0.42, heart)):
        r = radius * part
        drawing.shape("ellipse", (x - r, y - r, x + r, y + r), ink)


def _nested_lozenges(drawing, x, y, fills):
    for reach, fill in zip((86, 68, 44, 26), fills, strict=True):
        drawing.shape("polygon", lozenge(x, y, reach * 0.8, reach), fill)


def amphora_glaze():
    """Teal, black, cream and gold: the glorious one."""
    pot = Pot(CLAY)
    pot.band(0, 0.16, BLACK)
    pot.rays(0.22, 0.56, 24, BLACK)
    pot.band(0.56, 0.66, BLACK)
    pot.band(0.60, 0.635)
    pot.band(0.66, 0.78, CREAM)
    pot.waves(0.66, 0.80, 18, TEAL, CREAM)
    pot.band(0.78, 0.80, BLACK)
    pot.band(0.80, 0.825)
    pot.band(0.825, 1.20, TEAL)
    for i in range(8):
        x, y = (i + 0.5) * WIDTH / 8, pot.y(1.01)
        if i % 2 == 0:
            _sun(pot.drawing, x, y, 62, GILT, (150, 20, 18))
        else:
            _nested_lozenges(pot.drawing, x, y, (GILT, (10, 40, 46), CREAM, (150, 20, 18)))
    pot.band(1.20, 1.225)
    pot.band(1.225, 1.40, BLACK)
    pot.meander(1.25, 1.375, 20, GILT)
    pot.band(1.40, 1.42)
    pot.tongues(1.43, 1.56, 40, (BLACK, (150, 24, 18)))
    pot.band(1.61, 1.84, BLACK)
    for low, high in ((1.58, 1.61), (1.70, 1.725), (1.845, 1.93)):
        pot.band(low, high)
    return pot.drawing


def banded_glaze(ground, paint):
    """A plain pot with a few painted bands and one row of zigzag."""
    pot = Pot(ground)
    for low, high in ((0.0, 0.10), (0.60, 0.645), (0.98, 1.02), (1.05, 1.065), (1.80, 1.93)):
        pot.band(low, high, paint)
    step = WIDTH / 22
    zigzag = [(i * step / 2, pot.y(0.74 if i % 2 else 0.90)) for i in range(45)]
    pot.drawing.shape("line", zigzag, paint, width=20, joint="curve")
    return pot.drawing


def figure_glaze(second=False):
    """Black and red figures, horses and suns; no gold."""
    pot = Pot(CLAY, 1.74 if second else 1.93)
    top = 1.42 if second else 1.24
    pot.band(0, 0.16, BLACK)
    pot.rays(0.22, 0.50, 24, BLACK)
    pot.band(0.52, 0.58, BLACK)
    pot.band(0.60, 0.615, BLACK)
    low = 0.70 if second else 0.66
    pot.band(low, top, CREAM if second else CLAY)
    for i in range(6):
        x = (i + 0.5) * WIDTH / 6
        if i % 2:
            _sun(pot.drawing, x, pot.y((low + top) / 2), 70, BLACK, RED)
        else:
            _horse(pot, x, low + 0.02, (top - low) * 0.93, CREAM if second else CLAY)
    pot.band(low - 0.03, low, BLACK)
    pot.band(top, top + 0.02, BLACK)
    if second:
        pot.band(1.50, 1.74, BLACK)
        pot.tongues(1.44, 1.50, 50, (BLACK, RED))
    else:
        pot.meander(1.27, 1.38, 22, BLACK)
        pot.band(1.40, 1.42, BLACK)
        pot.tongues(1.43, 1.56, 40, (BLACK, RED))
        pot.band(1.60, 1.93, BLACK)
    return pot.drawing


_HORSE = (
    ((-0.55, 0.26, 0.27), (-0.10, 0.23, 0.21), (0.40, 0.31, 0.26)),
    ((0.44, 0.42, 0.24), (0.66, 0.78, 0.14), (0.72, 0.94, 0.12)),
    ((0.71, 0.94, 0.13), (0.90, 0.79, 0.09), (1.03, 0.66, 0.075)),
    ((0.66, 1.02, 0.05), (0.68, 1.16, 0.015)),
    ((-0.76, 0.36, 0.07), (-1.00, 0.28, 0.09), (-1.06, -0.12, 0.07), (-1.16, -0.34, 0.015)),
    ((-0.60, 0.16, 0.18), (-0.74, -0.18, 0.08), (-0.64, -0.45, 0.05), (-0.72, -0.80, 0.045), (-0.62, -0.83, 0.045)),
    ((-0.46, 0.12, 0.16), (-0.44, -0.20, 0.07), (-0.34, -0.45, 0.05), (-0.42, -0.80, 0.045), (-0.32, -0.83, 0.045)),
    ((0.42, 0.14, 0.14), (0.40, -0.25, 0.065), (0.38, -0.80, 0.045), (0.48, -0.83, 0.045)),
    ((0.52, 0.18, 0.14), (0.86, 0.00, 0.065), (0.80, -0.30, 0.045), (0.90, -0.36, 0.045)),
)  # fmt: skip
"""Body, neck, head, ear, tail, legs of a prancing horse: across, up and thickness along each."""
_MANE = ((0.26, 0.62), (0.42, 0.86), (0.56, 1.08))
_HORSE_FOOT, _HORSE_TALL = -0.88, 2.04


def _horse(pot, x, low, tall, ground):
    """A prancing horse, `tall` of the pot's height; what the potter scratched shows the `ground`."""
    size = tall * HEIGHT / pot.tall / _HORSE_TALL
    narrow = 0.90 * size

    def place(px, py):
        return x + px * narrow, pot.y(low) - (py - _HORSE_FOOT) * size

    for limb in _HORSE:
        for (ax, ay, first), (bx, by, last) in itertools.pairwise(limb):
            for step in range(25):
                t = step / 24
                cx, cy = place(ax + t * (bx - ax), ay + t * (by - ay))
                r = first + t * (last - first)
                pot.drawing.shape(
                    "ellipse", (cx - r * narrow, cy - r * size, cx + r * narrow, cy + r * size), BLACK
                )
    for i in range(7):
        t = i / 6 * (len(_MANE) - 1)
        k = min(int(t), len(_MANE) - 2)
        px, py = (_MANE[k][j] + (t - k) * (_MANE[k + 1][j] - _MANE[k][j]) for j in range(2))
        pot.drawing.shape("line", [place(px, py), place(px + 0.16, py - 0.10)], RED, width=8)
    shoulder = [place(px, py) for px, py in ((0.20, 0.44), (0.26, 0.22), (0.40, 0.10), (0.54, 0.16))]
    pot.drawing.shape("line", shoulder, ground, width=4, joint="curve")
    cx, cy = place(0.76, 0.93)
    pot.drawing.shape("ellipse", (cx - 5, cy - 5, cx + 5, cy + 5), ground)


def cup_glaze():
    """Deep blue glaze with gold stars and vines."""
    blue, deep = (16, 44, 104), (10, 24, 60)
    pot = Pot(blue, 1.71)
    pot.band(0, 0.12)
    pot.band(0.12, 0.60, deep)
    pot.rays(0.66, 0.92, 22, GILT)
    pot.rays(0.66, 0.84, 22, blue)
    pot.band(0.94, 0.965)
    for i in range(10):
        x = (i + 0.5) * WIDTH / 10
        if i % 2 == 0:
            _sun(pot.drawing, x, pot.y(1.17), 56, GILT, RED)
        else:
            _nested_lozenges(pot.drawing, x, pot.y(1.17), (GILT, deep, (120, 180, 220), RED))
    pot.band(1.37, 1.395)
    pot.meander(1.43, 1.54, 20, GILT)
    pot.band(1.57, 1.71)
    return pot.drawing
