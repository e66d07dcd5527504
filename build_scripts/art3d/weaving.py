"""What is woven: a faded rag, stripes, a tree, a golden sun; second: other colours and figures."""

from __future__ import annotations

import math

from art3d.drawing import GILT, Drawing, lozenge, ring_points, star

WIDTH, HEIGHT = 1200, 1400
GREEN, DARK, CRIMSON, CREAM = (38, 92, 40), (16, 46, 26), (158, 24, 26), (232, 210, 160)
OCHRE, BLUE, NIGHT, BROWN = (196, 136, 52), (34, 66, 132), (16, 30, 72), (104, 74, 46)


def rag(second=False):
    """A faded cloth: three bands between cream lines, and what is left of a sun or a tower."""
    ground, band, other = (178, 134, 86), (140, 48, 38), (58, 76, 96)
    if second:
        ground, band, other = (172, 138, 104), (58, 74, 104), (140, 54, 40)
    cream = (222, 196, 146)
    drawing = Drawing(WIDTH, HEIGHT, ground)
    for y, half, fill in ((140, 74, band), (HEIGHT - 300, 60, other), (HEIGHT - 130, 74, band)):
        drawing.shape("rectangle", (0, y - half - 18, WIDTH, y + half + 18), cream)
        drawing.shape("rectangle", (0, y - half, WIDTH, y + half), fill)
    for i in range(9):
        x = (i + 0.5) * WIDTH / 9
        drawing.shape("polygon", lozenge(x, 140, 44, 50), cream)
    (_faded_tower if second else _faded_sun)(drawing, band, other, cream)
    return drawing


def _faded_sun(drawing, band, other, cream):
    cx, cy = WIDTH / 2, 610
    drawing.shape("polygon", star(cx, cy, 340, 190, 12), band)
    for radius, fill in ((180, cream), (150, other), (84, cream)):
        drawing.shape("ellipse", (cx - radius, cy - radius, cx + radius, cy + radius), fill)


def _faded_tower(drawing, band, other, cream):
    cx, top, foot = WIDTH / 2, 380, 900
    for grow, fill in ((26, cream), (0, band)):
        drawing.shape("rectangle", (cx - 170 - grow, top - grow, cx + 170 + grow, foot + grow), fill)
        for x in (-200, 0, 200):
            drawing.shape(
                "rectangle", (cx + x - 66 - grow, top - 120 - grow, cx + x + 66 + grow, top + 40 + grow), fill
            )
        drawing.shape("rectangle", (cx - 266 - grow, top - grow, cx + 266 + grow, top + 60 + grow), fill)
    drawing.shape("rectangle", (cx - 60, 700, cx + 60, foot), other)
    drawing.shape("ellipse", (cx - 60, 640, cx + 60, 760), other)


def stripes(second=False):
    """Broad stripes with a row of lozenges: plain good work."""
    fills = (CRIMSON, CREAM, OCHRE, CREAM) if not second else (BLUE, CREAM, (150, 56, 34), CREAM)
    drawing = Drawing(WIDTH, HEIGHT, fills[0])
    step = HEIGHT / 7
    for i in range(7):
        fill = fills[i % 2 * 2] if i != 3 else fills[0]
        drawing.shape("rectangle", (0, i * step, WIDTH, (i + 1) * step), fill)
        drawing.shape("rectangle", (0, i * step - 12, WIDTH, i * step + 12), CREAM)
    for i in range(5):
        x, y = (i + 0.5) * WIDTH / 5, HEIGHT / 2
        drawing.shape("polygon", lozenge(x, y, 88, 84), CREAM)
        drawing.shape("polygon", lozenge(x, y, 46, 44), fills[2])
    return drawing


def tree(second=False):
    """A tree with fruit and birds inside a border, in wool without gold; second: a stag's head."""
    ground, border = (BLUE, CRIMSON) if not second else (CRIMSON, NIGHT)
    drawing = _bordered(ground, border, CREAM, OCHRE)
    if second:
        _antlers(drawing)
        return drawing
    cx = WIDTH / 2
    ends = [(0, 330)] + [(side * x, y) for side in (-1, 1) for x, y in ((215, 450), (275, 665), (200, 850))]
    hill = [(cx - 330, 1180), (cx + 330, 1180), (cx + 200, 1110), (cx - 200, 1110)]
    drawing.shape("polygon", hill, (84, 132, 60))
    drawing.shape("polygon", [(cx - 46, 1130), (cx + 46, 1130), (cx + 24, 330), (cx - 24, 330)], OCHRE)
    for x, y in ends:
        root = (cx, y + 150 - abs(x) * 0.1)
        drawing.shape("line", [root, (cx + x * 0.6, y + 90), (cx + x, y)], OCHRE, width=32, joint="curve")
    for x, y in ends:
        _leafy(drawing, cx + x, y)
    for side in (-1, 1):
        _bird(drawing, cx + side * 225, 1050, -side)
    return drawing


def _leafy(drawing, x, y):
    """The end of a branch: a tuft of leaves with three fruits, edged so that it stands out."""
    for grow, fill in ((16, DARK), (0, (98, 162, 62))):
        for px, py in ring_points(x, y, 62, 6):
            r = 54 + grow
            drawing.shape("ellipse", (px - r, py - r, px + r, py + r), fill)
    for px, py in ring_points(x, y, 46, 3, math.pi / 6):
        drawing.shape("ellipse", (px - 28, py - 28, px + 28, py + 28), (214, 52, 34))


def _bird(drawing, x, y, facing):
    drawing.shape("ellipse", (x - 70, y - 44, x + 70, y + 44), CREAM)
    drawing.shape("ellipse", (x + facing * 70 - 34, y - 84, x + facing * 70 + 34, y - 16), CREAM)
    drawing.shape(
        "polygon", [(x + facing * 98, y - 56), (x + facing * 138, y - 44), (x + facing * 98, y - 34)], OCHRE
    )
    drawing.shape(
        "polygon", [(x - facing * 50, y - 10), (x - facing * 150, y - 60), (x - facing * 140, y + 24)], OCHRE
    )
    drawing.shape("ellipse", (x + facing * 74 - 8, y - 62, x + facing * 74 + 8, y - 46), (30, 20, 14))


def _antlers(drawing):
    cx, cy = WIDTH / 2, 860
    face = [
        (cx - 120, cy - 130),
        (cx + 120, cy - 130),
        (cx + 80, cy + 110),
        (cx + 46, cy + 230),
        (cx - 46, cy + 230),
        (cx - 80, cy + 110),
    ]
    drawing.shape("polygon", face, CREAM)
    for side in (-1, 1):
        ear = [(cx + side * 110, cy - 120), (cx + side * 260, cy - 170), (cx + side * 130, cy - 40)]
        drawing.shape("polygon", ear, CREAM)
        drawing.shape("ellipse", (cx + side * 62 - 22, cy - 50, cx + side * 62 + 22, cy - 6), NIGHT)
        beam = [
            (cx + side * 60, cy - 120),
            (cx + side * 150, cy - 300),
            (cx + side * 290, cy - 420),
            (cx + side * 300, cy - 580),
        ]
        drawing.shape("line", beam, OCHRE, width=42, joint="curve")
        for (ax, ay), (bx, by) in (
            ((110, -220), (50, -360)),
            ((200, -345), (150, -520)),
            ((270, -400), (390, -470)),
        ):
            drawing.shape("line", [(cx + side * ax, cy + ay), (cx + side * bx, cy + by)], OCHRE, width=34)
    drawing.shape("ellipse", (cx - 40, cy + 160, cx + 40, cy + 226), NIGHT)
    drawing.shape("polygon", star(cx, cy - 330, 70, 24, 4), CREAM)


def _bordered(ground, border, dots, lozenges):
    drawing = Drawing(WIDTH, HEIGHT, border)
    drawing.frame(150, dots)
    drawing.frame(172, ground)
    for i in range(11):
        for y in (80, HEIGHT - 80):
            drawing.shape("polygon", lozenge(80 + i * (WIDTH - 160) / 10, y, 34, 44), lozenges)
    for i in range(13):
        for x in (80, WIDTH - 80):
            drawing.shape("polygon", lozenge(x, 80 + i * (HEIGHT - 160) / 12, 34, 44), lozenges)
    return drawing


def golden(second=False):
    """Gold thread: a sun on green, or a crown over a star on blue."""
    ground, border, heart = (GREEN, CRIMSON, CRIMSON) if not second else (NIGHT, CRIMSON, CRIMSON)
    drawing = Drawing(WIDTH, HEIGHT, border)
    drawing.frame(80, GILT)
    drawing.frame(104, DARK if not second else (10, 18, 46))
    drawing.frame(190, GILT)
    drawing.frame(206, ground)
    for i in range(13):
        for y in (147, HEIGHT - 147):
            drawing.shape("polygon", lozenge(147 + i * (WIDTH - 294) / 12, y, 26, 30))
        for x in (147, WIDTH - 147):
            drawing.shape("polygon", lozenge(x, 147 + i * (HEIGHT - 294) / 12, 26, 30))
    for i in range(16):
        for y in (40, HEIGHT - 40):
            x = i * WIDTH / 15
            drawing.shape("ellipse", (x - 16, y - 16, x + 16, y + 16), CREAM)
        for x in (40, WIDTH - 40):
            y = i * HEIGHT / 15
            drawing.shape("ellipse", (x - 16, y - 16, x + 16, y + 16), CREAM)
    if second:
        _crowned_star(drawing)
    else:
        _sun(drawing, heart)
    return drawing


def _sun(drawing, heart):
    cx, cy = WIDTH / 2, HEIGHT / 2
    for k in range(24):
        a = k * math.pi / 12
        reach, fill = (375, GILT) if k % 2 == 0 else (300, heart)
        ray = [(cx + reach * math.cos(a), cy + reach * math.sin(a))]
        ray += [(cx + 215 * math.cos(a + d), cy + 215 * math.sin(a + d)) for d in (0.10, -0.10)]
        drawing.shape("polygon", ray, fill)
    for radius, fill in ((235, GILT), (205, heart)):
        drawing.shape("ellipse", (cx - radius, cy - radius, cx + radius, cy + radius), fill)
    drawing.shape("polygon", star(cx, cy, 190, 62, 4), CREAM)
    drawing.shape("ellipse", (cx - 34, cy - 34, cx + 34, cy + 34))
    for x in (-310, 310):
        for y in (-420, 420):
            drawing.shape("polygon", lozenge(cx + x, cy + y, 56, 70))
            drawing.shape("polygon", lozenge(cx + x, cy + y, 34, 44), heart)


def _crowned_star(drawing):
    cx = WIDTH / 2
    crown = [
        (cx - 260, 520),
        (cx - 300, 280),
        (cx - 150, 400),
        (cx, 240),
        (cx + 150, 400),
        (cx + 300, 280),
        (cx + 260, 520),
    ]
    drawing.shape("polygon", crown)
    for x in (-300, 0, 300):
        y = 262 if x else 222
        drawing.shape("ellipse", (cx + x - 34, y - 34, cx + x + 34, y + 34), CREAM)
    drawing.shape("rectangle", (cx - 260, 460, cx + 260, 500), CRIMSON)
    drawing.shape("polygon", star(cx, 840, 320, 150, 8), GILT)
    drawing.shape("polygon", star(cx, 840, 230, 96, 8, math.pi / 8), CRIMSON)
    drawing.shape("polygon", star(cx, 840, 200, 66, 4), CREAM)
    drawing.shape("ellipse", (cx - 40, 800, cx + 40, 880))
