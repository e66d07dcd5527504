"""Flat drawings for surfaces: a colour picture and beside it one that says where it is gilt."""

from __future__ import annotations

import atexit
import math
import shutil
import tempfile
from pathlib import Path

from PIL import Image, ImageDraw

GILT = (255, 188, 68)
_folder = Path(tempfile.mkdtemp(prefix="crypt-art-"))
atexit.register(shutil.rmtree, _folder, True)


def keep(picture, name):
    """Writes a picture for Blender to read while this process lives; returns its path."""
    path = _folder / f"{name}.png"
    picture.save(path)
    return path


class Drawing:
    """Colour and gilding drawn together. Shapes take the arguments of Pillow's ImageDraw."""

    def __init__(self, width, height, ground):
        self.width, self.height = width, height
        self.colour = Image.new("RGB", (width, height), ground)
        self.gilding = Image.new("L", (width, height), 0)
        self._pens = (ImageDraw.Draw(self.colour), ImageDraw.Draw(self.gilding))

    def shape(self, kind, places, fill=GILT, **more):
        """Draws `kind` (rectangle, ellipse, polygon, line …); the colour GILT is gilded."""
        for pen, ink in zip(self._pens, (fill, 255 if fill == GILT else 0), strict=True):
            getattr(pen, kind)(places, fill=ink, **more)

    def frame(self, inset, fill):
        """A rectangle this far inside the edges."""
        self.shape("rectangle", (inset, inset, self.width - inset, self.height - inset), fill)

    def save(self, name):
        """The paths of the two pictures."""
        return keep(self.colour, f"{name}-colour"), keep(self.gilding, f"{name}-gilding")


def star(x, y, outer, inner, points=8, turn=0.0, stretch=1.0):
    """The corners of a star."""
    corners = []
    for k in range(2 * points):
        reach = outer if k % 2 == 0 else inner
        angle = turn + k * math.pi / points
        corners.append((x + reach * math.sin(angle), y - reach * math.cos(angle) * stretch))
    return corners


def lozenge(x, y, half_width, half_height):
    """The corners of a lozenge."""
    return [(x, y - half_height), (x + half_width, y), (x, y + half_height), (x - half_width, y)]


def ring_points(x, y, radius, count, turn=0.0):
    """Places round a circle."""
    angles = [turn + 2 * math.pi * k / count for k in range(count)]
    return [(x + radius * math.cos(a), y + radius * math.sin(a)) for a in angles]
