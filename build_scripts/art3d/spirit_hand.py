"""The hand with which a Ghost sets a die down, as the player sees it from beyond the slab: palm down, fingers to
the front, the sleeve fading into mist behind."""

from __future__ import annotations

import math

import numpy as np
from PIL import Image
from scipy.ndimage import gaussian_filter

from art3d.bust import view
from art3d.film import develop as tone
from art3d.materials import gold
from art3d.mesh import ring
from art3d.scene import area, child, empty, new_scene, world
from art3d.sculpt import Sculpt, ease
from art3d.spirits import GREY, spirit

SKINS = {
    "ghost": ((0.13, 0.27, 0.31), (0.15, 0.65, 0.9)),
    "second_ghost": ((0.10, 0.16, 0.22), (0.12, 0.40, 0.75)),
}
FINGERS = (
    ((-0.40, -0.30, 0.12), (-0.50, -0.78, -0.18), (-0.42, -0.92, -0.66), (-0.33, -0.82, -1.02)),
    ((-0.13, -0.38, 0.16), (-0.17, -0.92, -0.16), (-0.13, -1.06, -0.70), (-0.10, -0.92, -1.12)),
    ((0.15, -0.36, 0.14), (0.20, -0.88, -0.16), (0.17, -1.02, -0.68), (0.13, -0.90, -1.08)),
    ((0.40, -0.26, 0.06), (0.52, -0.68, -0.18), (0.46, -0.82, -0.58), (0.38, -0.76, -0.90)),
)
"""The joints of four fingers from the knuckle to the tip."""
THUMB = ((-0.46, 0.02, 0.30), (-0.86, -0.34, -0.02), (-0.86, -0.62, -0.44), (-0.68, -0.74, -0.74))
THICK = (0.165, 0.145, 0.125, 0.085)


def build(name):
    """The hand of `ghost` or `second_ghost`."""
    new_scene(4)
    base, light = SKINS[name]
    body = empty(None, (0, 0, -0.05), (math.radians(10), 0, math.radians(-12)))
    child(_hand().mesh("hand", spirit("skin", base, light, 0.12), GREY), body)
    child(_sleeve().mesh("sleeve", spirit("robe", (0.14, 0.30, 0.38), (0.2, 0.7, 0.9), 0.14), GREY), body)
    if name == "ghost":
        metal = gold("ghostly gold", (0.55, 0.80, 0.82), (0.05, 0.12, 0.14), rough=0.25, scale=0.5)
        child(ring(0.165, 0.045, (0.165, -0.58, 0.03), metal, (math.radians(58), 0, 0)), body)
    world(0.25, (0.15, 0.35, 0.5), (0.2, 0.5, 0.7))
    area((-3.2, -3.6, 3.8), (0, 0, 0), 260, (0.60, 0.88, 1), 0.8)
    area((4.6, 2.6, 1.6), (0, 0, 0), 620, (0.35, 0.75, 1), 1.0)
    area((-4.4, 2.6, 0.2), (0, 0, 0), 330, (0.3, 0.9, 0.8), 0.8)
    view(0.64, 2.40)


def develop(light, name):
    """Fades the sleeve into mist above, and adds a glow that keeps its alpha."""
    height, width = light.shape[:2]
    down = (np.arange(height) / height)[:, None, None]
    colour, alpha = light[..., :3], light[..., 3:4]
    bright = np.clip(colour.max(-1, keepdims=True), 0, 1)
    solid = alpha * ease((down - 0.05) / 0.50) * (0.66 + 0.34 * np.clip(bright * 1.8, 0, 1))
    shine = np.minimum(colour * solid, 4)
    halo = sum(gaussian_filter(shine, (height * part, width * part, 0)) * 0.14 for part in (0.012, 0.05))
    seen = tone(colour / np.maximum(alpha, 1e-3) * solid + halo, bloom=0.10, vignette=0, saturation=1.06)
    solid = np.clip(np.maximum(solid, seen.max(-1, keepdims=True) * 0.85), 1e-4, 1)
    whole = np.dstack([np.clip(seen / solid, 0, 1), solid])
    return Image.fromarray((whole * 255 + 0.5).astype(np.uint8), "RGBA")


def _hand():
    s = Sculpt((-1.3, -1.5, -1.5), (1.3, 1.3, 1.6), 0.018)
    s.ellipsoid((0.0, 0.0, 0.34), (0.50, 0.42, 0.42), 0.1)
    s.ellipsoid((-0.30, -0.02, 0.30), (0.30, 0.30, 0.34), 0.18)
    s.capsule((0, 0.15, 0.55), (0, 0.62, 1.55), 0.30, 0.30, 0.2)
    for joints in FINGERS:
        s.chain(joints, THICK, 0.05)
        s.ellipsoid(joints[0], (0.17, 0.16, 0.15), 0.10)
        s.ellipsoid(joints[1], (0.160, 0.155, 0.150), 0.05)
        tip = joints[3]
        s.ellipsoid((tip[0], tip[1] - 0.02, tip[2] - 0.02), (0.080, 0.080, 0.11), 0.05)
        s.capsule(joints[0], (joints[0][0] * 0.4, 0.22, 0.66), 0.05, 0.04, 0.10)
    s.chain(THUMB, (0.20, 0.165, 0.140, 0.090), 0.07)
    s.ellipsoid(THUMB[1], (0.175, 0.17, 0.165), 0.05)
    return s


def _sleeve():
    """A sleeve that hangs wide about the wrist, its mouth open, in folds that gather towards the elbow."""
    s = Sculpt((-1.6, -1.1, -0.1), (1.6, 2.4, 3.6), 0.026)
    s.capsule((0, 0.42, 1.05), (0.05, 1.15, 3.3), 0.62, 0.60, 0.1)
    s.ellipsoid((0, 0.42, 0.86), (1.02, 0.62, 0.60), 0.30)
    x, y, z = s.everywhere()
    angle = np.arctan2(x, -y + 0.35 + 0.3 * z)
    long = 0.075 * np.sin(7 * angle + 0.8 * np.sin(1.7 * z)) * np.clip(1.1 - 0.28 * z, 0.25, 1)
    s.field = (s.field + long + 0.02 * np.sin(6 * z + 2.5 * np.abs(x)) * np.clip(z - 1.4, 0, 1)).astype(
        np.float32
    )
    s.ellipsoid((0, 0.26, 0.55), (0.86, 0.56, 0.62), 0.06, True)
    return s
