"""A Collector struck as a medal: the bust's light and dark in the metal of the trade, on a field with a beaded rim."""

from __future__ import annotations

import math

import numpy as np
from PIL import Image, ImageDraw, ImageFilter

from art3d.bust import person, studio, view
from art3d.collectors import traits
from art3d.film import cut_out
from art3d.scene import new_scene

METAL = {
    "idol": ((28, 16, 4), (140, 92, 28), (246, 206, 116), (255, 246, 212)),
    "jewelry": ((30, 8, 20), (140, 60, 98), (238, 158, 194), (255, 234, 242)),
    "manuscript": ((4, 22, 28), (36, 112, 130), (142, 216, 226), (236, 252, 252)),
    "pottery": ((30, 12, 6), (146, 72, 40), (240, 166, 122), (255, 238, 222)),
    "remains": ((14, 16, 20), (92, 96, 106), (200, 206, 216), (250, 252, 255)),
    "tapestry": ((10, 20, 6), (78, 102, 44), (186, 212, 134), (246, 252, 226)),
}
"""Four tones of each metal, from shadow to glint."""


def build(name):
    """The bust alone; the medal is put round it when the picture is developed."""
    new_scene(4)
    person(traits(name), "calm")
    studio((0.85, 0.90, 1.0), (1.0, 0.93, 0.84))
    view(0.08, 1.50)


def develop(light, name):
    kind = name.split("-")[0]
    bust = cut_out(light, exposure=1.18, saturation=0.0)
    side = bust.width
    medal = _field(side)
    grey = bust.convert("L")
    alpha = bust.getchannel("A")
    shadow = alpha.filter(ImageFilter.GaussianBlur(side * 0.02)).point(lambda value: int(value * 0.62))
    medal.paste(14, (int(side * 0.015), int(side * 0.02)), shadow)
    medal.paste(grey, (0, 0), alpha)
    medal = _rim(medal)
    tones = _struck(np.asarray(medal, np.float32) / 255, METAL[kind])
    return Image.merge("RGBA", (*Image.fromarray(tones).split(), _disc(side)))


def _disc(side):
    """The medal's outline, smooth at its edge."""
    big = Image.new("L", (side * 4, side * 4), 0)
    ImageDraw.Draw(big).ellipse((4, 4, side * 4 - 5, side * 4 - 5), fill=255)
    return big.resize((side, side), Image.Resampling.LANCZOS)


def _field(side):
    """The ground: darker below and to the right, finely brushed."""
    rows, columns = np.mgrid[0:side, 0:side] / side
    lit = 0.40 - 0.26 * np.hypot(columns - 0.34, rows - 0.28)
    brushed = np.random.default_rng(3).standard_normal((side, 1)) * 0.008
    return Image.fromarray((np.clip(lit + brushed, 0.05, 1) * 255).astype(np.uint8))


def _rim(medal):
    """A raised edge, lit from the upper left, and a row of beads inside it."""
    side = medal.width
    rows, columns = np.mgrid[0:side, 0:side]
    x, y = (columns + 0.5) / side * 2 - 1, (rows + 0.5) / side * 2 - 1
    reach, lean = np.hypot(x, y), -(x + y) / math.sqrt(2)
    picture = np.asarray(medal, np.float32) / 255
    profile = np.clip((reach - 0.900) / 0.050, -1, 1)
    edge = 0.46 + 0.42 * lean / np.maximum(reach, 1e-3) * -profile
    picture = np.where(reach > 0.900 - 0.026, np.clip(edge, 0.04, 1), picture)
    medal = Image.fromarray((picture * 255).astype(np.uint8))
    pen = ImageDraw.Draw(medal)
    for i in range(72):
        angle = i * math.pi / 36
        cx, cy = side / 2 * (1 + 0.845 * math.cos(angle)), side / 2 * (1 + 0.845 * math.sin(angle))
        r = side * 0.011
        pen.ellipse((cx - r, cy - r, cx + r, cy + r), fill=96)
        pen.ellipse((cx - r * 0.8, cy - r * 0.85, cx + r * 0.25, cy + r * 0.2), fill=196)
    return medal


def _struck(grey, tones):
    """Maps darkness and light to the metal's tones."""
    places = (0.0, 0.34, 0.74, 1.0)
    parts = [np.interp(grey, places, [tone[i] for tone in tones]) for i in range(3)]
    return np.stack(parts, -1).astype(np.uint8)
