"""The Ghost, the dead king's, and the second Ghost: translucent, cold, with light of their own."""

from __future__ import annotations

import math

import numpy as np
from PIL import Image
from scipy.ndimage import gaussian_filter, zoom

from art3d.bust import view
from art3d.film import develop as tone
from art3d.hair import beard, hair
from art3d.hats import crown
from art3d.head import Head
from art3d.materials import glow, gold, plain
from art3d.mesh import ball, box, prim, ring, tube
from art3d.scene import area, child, empty, new_scene, world
from art3d.sculpt import Sculpt, ease
from art3d.shader import Shader

GREY = (0.5, 0.5, 0.5)
KING = {
    "skin": GREY, "hair": GREY, "wide": 0.74, "jaw": 0.54, "chr": 0.15, "chz": -0.10, "chx": 0.42, "nl": 0.36, "nd": 0.36,
    "nw": 0.08, "tip": 0.12, "hook": 0.04, "hump": 0.06, "ridge": 0.15, "brow": 0.085, "bags": 0.06, "lines": 1,
    "furrow": 1, "up": 26, "lo": -24, "roll": -8, "bin": -0.03, "bout": 0.06, "style": "long", "hairz": 0.12,
    "hairh": 0.85, "beard": "full", "bl": 0.62, "mr": 0.10, "ml": 0.52, "mup": -0.16, "collar": "v", "mw": 0.22,
    "corner": -0.05,
}  # fmt: skip


def build(name):
    """`ghost` or `second_ghost`."""
    new_scene(4)
    (_king if name == "ghost" else _hooded)()
    world(0.25, (0.15, 0.35, 0.5), (0.2, 0.5, 0.7))
    area((-3.2, -3.6, 3.8), (0, 0, 0), 250, (0.60, 0.88, 1), 0.8)
    area((3.4, 2.2, 2.6), (0, 0, 0), 620, (0.35, 0.75, 1), 1.0)
    area((-3.2, 2.4, 1.4), (0, 0, 0), 260, (0.3, 0.9, 0.8), 0.8)
    area((0, -4, -3.2), (0, 0, -0.6), 30, (0.2, 0.9, 0.75), 2.0)
    view()


def develop(light, name):
    """Fades the robe into mist below, makes what is dark translucent, and adds a glow that keeps its alpha."""
    height, width = light.shape[:2]
    down = (np.arange(height) / height)[:, None, None]
    lattice = np.random.default_rng(1).standard_normal((9, 7))
    ragged = zoom(lattice, (height / 9 + 0.01, width / 7 + 0.01), order=3)[:height, :width, None]
    fade = 1 - ease((down - 0.70 - 0.05 * ragged) / 0.30)
    colour, alpha = light[..., :3], light[..., 3:4]
    bright = np.clip(colour.max(-1, keepdims=True), 0, 1)
    solid = alpha * fade * (0.60 + 0.40 * np.clip(bright * 1.6 + (down < 0.5) * 0.12, 0, 1))
    shine = np.minimum(colour * solid, 4)
    halo = sum(gaussian_filter(shine, (height * part, width * part, 0)) * 0.12 for part in (0.010, 0.045))
    seen = tone(colour / np.maximum(alpha, 1e-3) * solid + halo, bloom=0.10, vignette=0, saturation=1.06)
    solid = np.clip(np.maximum(solid, seen.max(-1, keepdims=True) * 0.85), 1e-4, 1)
    whole = np.dstack([np.clip(seen / solid, 0, 1), solid])
    return Image.fromarray((whole * 255 + 0.5).astype(np.uint8), "RGBA")


def spirit(name, base, emit, power=0.25):
    """Cold wax with light in its edges and dark in its hollows."""
    m = Shader(name)
    hollow = m.math("MULTIPLY", m.ramp(m.number("cavity"), [(-0.02, 0), (0.30, 1)]), 0.95)
    colour = m.mix(hollow, base, tuple(part * 0.10 for part in base))
    colour = m.mix(
        m.ramp(m.noise(3, 4), [(0.35, 0.45), (0.7, 0)]), colour, tuple(part * 0.35 for part in base)
    )
    edge = m.math("POWER", m.node("LayerWeight", {0: 0.40}).outputs[1], 2.0)
    light = m.math("MULTIPLY_ADD", edge, power * 4, power * 0.25)
    return m.principled(
        color=colour, rough=0.55, sss=0.2, sss_radius=(0.1, 0.3, 0.4), sss_scale=0.15, emit=emit, power=light
    )


def _king():
    skin = spirit("skin", (0.13, 0.27, 0.31), (0.15, 0.65, 0.9), 0.10)
    locks = spirit("locks", (0.30, 0.44, 0.47), (0.25, 0.7, 0.95), 0.10)
    head = Head(KING, "calm", {"skin": skin, "hair": locks}, eyes=False)
    hair(head)
    beard(head)
    for x in (-1, 1):
        head.add(ball(0.205, (x * 0.315, -0.575, 0.06), glow("eye", (0.25, 0.85, 0.95), 3.0)))
        head.add(
            ball(0.085, (x * 0.315 + 0.03, -0.745, 0.06), glow("pupil", (0.9, 1.0, 1.0), 22), (1, 0.6, 1))
        )
    metal = gold("ghostly gold", (0.55, 0.80, 0.82), (0.05, 0.12, 0.14), rough=0.25, scale=0.5)
    surface = metal.node_tree.nodes["Principled BSDF"]
    surface.inputs["Emission Color"].default_value = (0.25, 0.8, 1, 1)
    surface.inputs["Emission Strength"].default_value = 0.12
    circle = head.add(empty(None, (0, 0, 0), (-0.06, 0.07, 0)))
    crown(circle, 0.79, (0.1, 0.9, 0.9), height=0.46, low=0.58, metal=metal)
    head.whole.rotation_euler = (math.radians(5), math.radians(-3), math.radians(14))
    body = empty(None, (0, 0, 0), (0, 0, math.radians(9)))
    child(_robe(spirit("robe", (0.16, 0.34, 0.42), (0.2, 0.7, 0.9), 0.16), _open_hood), body)


def _robe(material, hood):
    s = Sculpt((-1.75, -1.25, -2.7), (1.75, 1.2, 1.75), 0.020)
    s.ellipsoid((0, 0.15, -2.2), (1.10, 0.80, 0.95), 0.1)
    for x in (-1, 1):
        s.ellipsoid((x * 0.92, 0.16, -2.05), (0.55, 0.58, 0.75), 0.3)
        s.capsule((x * 0.25, 0.2, -1.2), (x * 0.85, 0.2, -1.72), 0.34, 0.34, 0.25)
    s.ellipsoid((0, 0.20, -0.9), (0.72, 0.70, 0.62), 0.3)
    hood(s)
    x, y, z = s.everywhere()
    angle = np.arctan2(x, -y + 0.35)
    folds = 0.030 * np.sin(12 * angle + 1.3 * np.sin(2.2 * z)) * np.clip(-0.5 - z, 0, 1)
    folds = folds + 0.016 * np.sin(21 * angle + 2 * z) * np.clip(0.2 - z, 0, 1)
    folds = folds + 0.014 * np.sin(17 * z + 9 * np.abs(x)) * np.clip((z + 0.45) * 2.2, 0, 1)
    s.field = (s.field + folds).astype(np.float32)
    return s.mesh("robe", material, GREY)


def _open_hood(s):
    s.ellipsoid((0, 0.34, 0.12), (1.06, 0.86, 1.15), 0.2)
    s.capsule((0, 0.5, 1.0), (0, 0.95, 0.85), 0.35, 0.15, 0.3)
    s.ellipsoid((0, -0.62, 0.05), (0.90, 0.84, 1.02), 0.08, True)
    s.ellipsoid((0, -0.8, -0.9), (0.62, 0.8, 0.9), 0.12, True)
    s.ellipsoid((0, 0.1, 1.3), (0.80, 0.80, 0.5), 0.1, True)


def _deep_hood(s):
    s.ellipsoid((0, 0.16, 0.14), (1.0, 1.0, 1.16), 0.25)
    s.capsule((0, 0.35, 1.10), (0, 0.95, 1.30), 0.42, 0.12, 0.3)
    s.ellipsoid((0, -0.72, 0.02), (0.60, 0.78, 0.92), 0.10, True)
    s.ellipsoid((0, -0.55, -0.95), (0.30, 0.6, 0.5), 0.15, True)


def _hooded():
    body = empty(None, (0, 0, 0), (0, 0, math.radians(-14)))
    child(_robe(spirit("robe", (0.10, 0.16, 0.22), (0.12, 0.40, 0.75), 0.14), _deep_hood), body)
    child(
        ball(1.0, (0, 0.04, 0.06), plain("void", (0.001, 0.002, 0.003), 1.0, spec=0.0), (0.72, 0.62, 0.95)),
        body,
    )
    for x in (-1, 1):
        eye = prim(
            "uv_sphere",
            glow("eye", (0.30, 0.75, 1.0), 12),
            (x * 0.24, -0.56, 0.10),
            (0, x * 0.42, 0),
            (0.155, 0.05, 0.062),
        )
        child(eye, body)
        child(
            ball(1.0, (x * 0.22, -0.61, 0.09), glow("pupil", (0.85, 1.0, 1.0), 30), (0.045, 0.03, 0.04)), body
        )
    _chain(body)


def _chain(body):
    """The chain of a gaoler with its lock."""
    iron = Shader("iron").principled(
        color=(0.30, 0.38, 0.44), metal=1.0, rough=0.35, emit=(0.1, 0.35, 0.6), power=0.05
    )
    for i in range(17):
        t = (i + 0.5) / 17 * 2 - 1
        place = (t * 1.12, -1.0 + 0.95 * abs(t) ** 2.2, -1.13 - 0.44 * (1 - t * t))
        turn = (math.pi / 2 + (1.45 if i % 2 else 0.0), t * 0.85, t * 0.7)
        child(ring(0.105, 0.032, place, iron, turn, (1.45, 1, 1), 28), body)
    child(box((0.30, 0.14, 0.30), (0, -1.08, -1.66), iron, 0.05), body)
    shackle = [
        (-0.09, -1.08, -1.52),
        (-0.09, -1.08, -1.42),
        (0, -1.08, -1.36),
        (0.09, -1.08, -1.42),
        (0.09, -1.08, -1.52),
    ]
    child(tube(shackle, 0.03, iron, resolution=4), body)
    keyhole = prim(
        "cylinder",
        plain("keyhole", (0, 0, 0), 1.0),
        (0, -1.155, -1.65),
        (math.pi / 2, 0, 0),
        radius=0.04,
        depth=0.02,
    )
    child(keyhole, body)
