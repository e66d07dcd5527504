"""Fire that burns: the frames of a torch flame, painted from noise that rises and repeats, on one sheet.

Blender has no part in it: a flame that is a shape on the screen needs a field of heat, not a body.
"""

from __future__ import annotations

import numpy as np
from PIL import Image
from scipy.ndimage import gaussian_filter, map_coordinates

COLUMNS, ROWS = 6, 3
"""Frames on the sheet, in the order in which they burn, row by row; the last is followed by the first."""
TILE = 512
FOOT = 0.94
"""How far down in its frame the flame stands, as a share."""
HEAT = (
    (0.00, (0.40, 0.05, 0.01)),
    (0.25, (0.86, 0.22, 0.03)),
    (0.50, (1.00, 0.50, 0.10)),
    (0.75, (1.00, 0.80, 0.36)),
    (1.00, (1.00, 0.96, 0.78)),
)
"""The colours of fire from its thin edge to its heart."""


def paint(size):
    """The whole sheet, with alpha."""
    width, height = size[0] // COLUMNS, size[1] // ROWS
    sheet = Image.new("RGBA", size)
    broad, fine = _noise(1, 42), _noise(2, 17)
    for number in range(COLUMNS * ROWS):
        frame = _frame(width, height, broad, fine, number / (COLUMNS * ROWS))
        row, column = divmod(number, COLUMNS)
        sheet.paste(frame, (column * width, row * height))
    return sheet


def _noise(seed, grain):
    """Smooth noise around 0 that repeats at the edges of its tile."""
    lattice = np.random.default_rng(seed).standard_normal((TILE, TILE))
    soft = gaussian_filter(lattice, grain, mode="wrap")
    return soft / soft.std()


def _at(noise, x, y):
    """Noise at points given in tiles."""
    return map_coordinates(noise, [y * TILE, x * TILE], order=1, mode="grid-wrap")


def _frame(width, height, broad, fine, time):
    """The flame at a share of its cycle: a drop that sways, frays at its tip and is hottest low in its middle."""
    rows, columns = np.mgrid[0:height, 0:width]
    x = ((columns + 0.5) / width - 0.5) * 2
    y = FOOT - (rows + 0.5) / height
    up = y / (FOOT - 0.06)
    high = np.clip(up, 0, 1)
    sway = 0.16 * _at(broad, 0.2 + 0 * x, 0.5 * high + time) + 0.06 * _at(
        fine, 0.7 + 0.1 * x, 0.8 * high + 2 * time
    )
    bent = x + sway * high**1.2
    lick = 0.6 * _at(broad, 0.3 * bent, 0.7 * high + time) + 0.45 * _at(
        fine, 0.45 * bent, 0.9 * high + 2 * time
    )
    girth = 0.06 + 1.95 * np.sqrt(high) * (1 - high) ** 1.15
    inside = 1 - np.abs(bent) / np.maximum(girth * (1 + 0.24 * lick * high), 1e-3)
    heat = np.minimum(inside, 3.5 * (1 - up)) - 0.36 * high**1.4 + 0.20 * lick * np.sqrt(high)
    heat = np.where(up < 0, inside + 16 * y, heat)
    heat = gaussian_filter(np.clip(heat, -1, 1), 0.8)
    alpha = _ease(heat / 0.34) * _ease((y + 0.005) / 0.05) * _ease((1.06 - up) / 0.2)
    shown = np.clip(heat * 1.22, 0, 1)
    colour = [np.interp(shown, [at for at, _ in HEAT], [tone[i] for _, tone in HEAT]) for i in range(3)]
    return Image.fromarray((np.dstack([*colour, alpha]) * 255 + 0.5).astype(np.uint8), "RGBA")


def _ease(x):
    x = np.clip(x, 0, 1)
    return x * x * (3 - 2 * x)
