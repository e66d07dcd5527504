"""The dead king lying in state: an alabaster head and hands, a crown, a sword, a pall of crimson in folds."""

from __future__ import annotations

import math

import numpy as np
from mathutils import Matrix
from scipy.ndimage import gaussian_filter, grey_dilation, map_coordinates

from art3d.hair import beard, hair
from art3d.hats import crown
from art3d.head import Head
from art3d.materials import gem, plain
from art3d.mesh import ball, hewn_box, prim, solidify, surface, tube
from art3d.scene import child, empty
from art3d.sculpt import Sculpt
from art3d.shader import Shader

GREY = (0.5, 0.5, 0.5)
FACE = {
    "skin": GREY, "hair": GREY, "wide": 0.74, "jaw": 0.56, "chr": 0.18, "nl": 0.34, "nd": 0.34, "nw": 0.085, "tip": 0.13,
    "hump": 0.04, "ridge": 0.11, "brow": 0.060, "up": -3, "lo": -3, "roll": 2, "bin": 0.02, "bout": -0.01,
    "style": "long", "beard": "full", "bl": 0.58, "mr": 0.085, "ml": 0.46, "mup": -0.12, "collar": "ermine", "fold": 1,
    "hairh": 0.86, "hairz": 0.16, "corner": 0.02,
}  # fmt: skip


def effigy(place, tilt, bed, metal):
    """The king, feet to +X, his bed tilted towards the viewer; `bed` is the stone he lies on."""
    king = empty(None, place, (tilt, 0, 0))
    child(hewn_box((3.6, 1.32, 0.12), (0.05, 0.02, -0.10), bed, 0.01, bevel=0.03), king)
    stone = _alabaster()
    sculpture = _body()
    crimson = _crimson()
    child(_pall(crimson, sculpture), king)
    _fall(crimson, place)
    child(sculpture.mesh("body", stone, GREY), king)
    _hands_and_sword(king, stone, metal)
    _pillow(king, metal)
    _head(king, stone)
    return king


def _alabaster():
    m = Shader("alabaster")
    noise = m.noise(3, 5)
    hollow = m.ramp(m.number("cavity"), [(0.0, 0), (0.26, 0.9)])
    base = m.mix(m.ramp(noise, [(0.35, 0), (0.7, 0.5)]), (0.52, 0.485, 0.43), (0.34, 0.295, 0.24))
    colour = m.mix(hollow, base, (0.05, 0.038, 0.028))
    return m.principled(
        color=colour, rough=0.42, coat=0.12, coat_rough=0.3, normal=m.bump(m.noise(9, 4), 0.12, 0.02)
    )


def _crimson():
    m = Shader("pall")
    x, y = m.split(m.coord("UV"))[0], m.split(m.coord("UV"))[1]
    from_edge = m.math(
        "MINIMUM",
        m.math("MINIMUM", x, m.math("SUBTRACT", 1.0, x)),
        m.math("MINIMUM", y, m.math("SUBTRACT", 1.0, y)),
    )
    hem = m.ramp(
        from_edge, [(0.0, 1), (0.030, 1), (0.034, 0), (0.046, 0), (0.050, 1), (0.060, 1), (0.064, 0)]
    )
    noise = m.noise(4, 5)
    red = m.mix(noise, (0.10, 0.006, 0.008), (0.26, 0.014, 0.016))
    colour = m.mix(hem, red, (0.85, 0.52, 0.14))
    weave = m.bump(m.noise(70, 2), 0.12, 0.01)
    return m.principled(
        color=colour, metal=m.math("MULTIPLY", hem, 0.8), rough=m.math("MULTIPLY_ADD", hem, -0.4, 0.78), sheen=0.45,
        sheen_rough=0.4, sheen_color=(0.9, 0.25, 0.22), normal=weave,
    )  # fmt: skip


def _body():
    s = Sculpt((-1.35, -0.85, -0.12), (1.85, 0.85, 0.95), 0.02)
    for y in (-1, 1):
        s.ellipsoid((-0.80, y * 0.34, 0.20), (0.24, 0.24, 0.22), 0.1)
        s.chain(
            [(-0.78, y * 0.50, 0.20), (-0.35, y * 0.56, 0.24), (0.02, y * 0.16, 0.50)],
            [0.17, 0.15, 0.10],
            0.08,
        )
        s.chain(
            [(0.2, y * 0.17, 0.24), (0.85, y * 0.17, 0.26), (1.40, y * 0.15, 0.22)], [0.12, 0.11, 0.09], 0.1
        )
        s.chain([(1.42, y * 0.15, 0.18), (1.47, y * 0.16, 0.38)], [0.12, 0.08], 0.08)
    s.ellipsoid((-0.45, 0, 0.18), (0.55, 0.46, 0.29), 0.15)
    s.ellipsoid((0.35, 0, 0.14), (0.75, 0.40, 0.24), 0.2)
    s.ripple(0.006, lambda x, y, z: 34 * y + 6 * np.sin(3 * x) + 0 * z)
    return s


def _pall(material, sculpture):
    """A cloth over the body from the waist to beyond the feet, its sides hanging over the bed's edges.

    It lies as high as the body below it reaches, pulled taut between the high places, with folds between them.
    """
    xs, ys = np.linspace(-0.20, 1.80, 220), np.linspace(-1, 1, 200)
    top = _drawn_taut(sculpture, xs, ys)
    edge, drop = 0.62, 0.12

    def formula(u, v):
        x = -0.20 + 2.0 * u
        along = (v - 0.5) * 2 * (edge + drop)
        over = np.clip(np.abs(along) - edge, 0, None)
        y = np.sign(along) * np.minimum(np.abs(along), edge)
        rows, columns = u * 219, (y + 1) / 2 * 199
        height = map_coordinates(top, [rows, columns], order=1, mode="nearest")
        wave = np.sin(x * 17 + 1.5 * np.sin(x * 3.1)) * np.clip(over * 5, 0, 1)
        slope = np.clip((np.abs(y) - 0.18) * 3, 0, 1) * (1 - np.clip(over * 4, 0, 1))
        crease = (1 - np.abs(np.sin(x * 7.5 + 3.2 * np.abs(y) + np.sin(4 * x))) ** 0.6) * 0.15 * slope
        ruck = (
            0.075
            * (1 - np.abs(np.sin(5.5 * x - 8 * y + np.sin(3 * x))) ** 0.6)
            * np.clip((x - 0.1) * 3, 0, 1)
        )
        out = edge + 0.05 * np.clip(over * 8, 0, 1) + 0.045 * wave
        return x, np.where(over > 0, np.sign(along) * out, y), height + crease + ruck - over + 0.012 * wave

    return solidify(surface(420, 360, formula, material, "pall"), 0.016)


def _fall(material, place):
    """The pall's near side: it lies on the tomb's lid and hangs over its edge in deep folds."""
    line = np.array(
        [(-0.42, 1.17), (-0.72, 1.165), (-0.86, 1.16), (-0.93, 1.12), (-0.955, 1.0), (-0.965, 0.74)]
    )
    along = np.array([0.0, 0.32, 0.46, 0.54, 0.68, 1.0])

    def formula(u, v):
        x = -0.19 + 1.98 * u
        y, z = (np.interp(v, along, line[:, part]) for part in (0, 1))
        wave = np.sin(x * 19 + 1.7 * np.sin(x * 2.9) + 0.6 * np.sin(x * 7.3))
        fold = np.sign(wave) * np.abs(wave) ** 0.7
        hangs = np.clip((v - 0.40) * 4, 0, 1)
        rise = 0.045 * (1 - np.abs(fold) ** 0.7) * (1 - hangs) * np.clip(v * 5, 0, 1)
        foot = 0.06 * np.sin(2.3 * x + 0.6) * np.clip((v - 0.6) * 2.5, 0, 1)
        return place[0] + x, y + place[1] + 0.12 - (0.095 * fold + 0.09) * hangs, z + rise + foot

    return solidify(surface(320, 60, formula, material, "fall"), 0.016)


def _drawn_taut(sculpture, xs, ys):
    """How high a cloth lies over each place: the body's top, bridged and softened, nowhere below it."""
    inside = sculpture.field < 0
    levels = sculpture.axes[2]
    highest = np.where(inside.any(2), levels[inside.shape[2] - 1 - np.argmax(inside[:, :, ::-1], 2)], -0.04)
    rows = np.interp(xs, sculpture.axes[0], np.arange(inside.shape[0]))
    columns = np.interp(ys, sculpture.axes[1], np.arange(inside.shape[1]))
    grid = np.meshgrid(rows, columns, indexing="ij")
    top = map_coordinates(highest, grid, order=1, mode="nearest")
    top[np.abs(np.broadcast_to(ys, top.shape)) > 0.80] = -0.04
    bridged = grey_dilation(top, (15, 17))
    close = gaussian_filter(grey_dilation(top, (9, 9)), 2.5)
    return np.maximum(gaussian_filter(bridged, (6, 7)) - 0.02, close + 0.03)


def _hands_and_sword(king, stone, metal):
    s = Sculpt((-0.4, -0.45, 0.30), (0.45, 0.45, 0.95), 0.012)
    for i, side in enumerate((1, -1)):
        s.chain([(-0.20, side * 0.46, 0.42), (-0.04, side * 0.24, 0.60)], [0.115, 0.085], 0.03)
        s.ellipsoid((0.00, side * 0.13, 0.63 + 0.03 * i), (0.10, 0.12, 0.06), 0.04)
        for finger in range(4):
            x = -0.04 + 0.055 * finger
            line = [
                (x, side * 0.10, 0.665 + 0.03 * i),
                (x + 0.01, -side * 0.02, 0.685 + 0.03 * i),
                (x, -side * 0.11, 0.64 + 0.02 * i),
            ]
            s.chain(line, [0.036, 0.034, 0.026], 0.012)
    child(s.mesh("hands", stone, GREY), king)
    steel = plain("steel", (0.62, 0.64, 0.68), 0.18, 1.0)

    def blade(u, v):
        angle = v * 2 * math.pi
        width = 0.075 * np.clip((1 - u) * 9, 0, 1) ** 0.7
        return 0.24 + 1.30 * u, width * np.cos(angle), 0.70 - 0.06 * u + 0.02 * np.sin(angle)

    child(surface(24, 13, blade, steel, "blade"), king)
    child(
        tube(
            [(0.22, -0.26, 0.69), (0.20, -0.1, 0.70), (0.20, 0.1, 0.70), (0.22, 0.26, 0.69)],
            0.04,
            metal,
            [1.4, 0.8, 0.8, 1.4],
        ),
        king,
    )
    child(tube([(0.2, 0, 0.70), (-0.16, 0, 0.72)], 0.034, plain("grip", (0.10, 0.03, 0.02), 0.5)), king)
    child(ball(0.065, (-0.20, 0, 0.725), metal), king)
    ruby = gem("hilt ruby", (1, 0.03, 0.05), 0.3)
    child(
        prim("ico_sphere", ruby, (0.20, -0.02, 0.75), scale=(0.05,) * 3, smooth=False, subdivisions=2), king
    )


def _pillow(king, metal):
    s = Sculpt((-1.6, -0.85, -0.15), (-0.5, 0.85, 0.40), 0.02)
    s.ellipsoid((-1.06, 0, 0.04), (0.40, 0.68, 0.17), 0.05)
    s.ripple(0.004, lambda x, y, z: 16 * x + 22 * np.abs(y) + 0 * z)
    m = Shader("pillow")
    velvet = m.principled(color=(0.022, 0.05, 0.11), rough=0.85, sheen=0.6, sheen_color=(0.3, 0.45, 0.8))
    child(s.mesh("pillow", velvet, GREY), king)
    for y in (-1, 1):
        child(ball(0.065, (-1.40, y * 0.60, 0.05), metal), king)


def _head(king, stone):
    head = Head(FACE, "calm", {"skin": stone, "hair": stone}, eyes=False)
    hair(head)
    beard(head)
    crown(head.whole, 0.79, (0.9, 0.02, 0.04), height=0.40, low=0.72)
    neck = empty(king, (-1.14, -0.04, 0.44), (math.radians(46), math.radians(12), 0))
    child(head.whole, neck)
    head.whole.scale = (0.43,) * 3
    head.whole.rotation_euler = Matrix(((0, 0, -1), (1, 0, 0), (0, -1, 0))).to_euler()
