"""What antechamber, archive, throne room and hand-over niche share: floor, back wall, camera, developing.

They lie behind panels, darker in the middle than at the sides; torches give light, the game draws their fire.
"""

from __future__ import annotations

import math

import bpy
import numpy as np

from art3d import film
from art3d.masonry import flagstones, torch_holder
from art3d.materials import plain, stone
from art3d.mesh import hewn_box, prim
from art3d.scene import area, camera, flat_world, new_scene, point

WALL = (0.150, 0.145, 0.138)


def empty_room(height=2.1, lens=27.0):
    """An empty scene with its camera and floor; `lens` is that of the screen's middle."""
    new_scene(4)
    flat_world(0.05, (0.35, 0.5, 0.85))
    camera((0, -9.2, height), (0, 0, height), lens * 0.75)
    flagstones(
        stone("flag", (0.15, 0.14, 0.13), scale=1.2, crack=0.35, rough=0.7), range(-9, 10), range(-6, 5), 0.0
    )
    prim("plane", plain("earth", (0.006, 0.005, 0.005), 1.0), (0, 0, -0.22), size=80)
    prim("plane", plain("dark", (0.02, 0.019, 0.018), 1.0), (0, 5.6, 0), (math.pi / 2, 0, 0), size=80)


def side_walls(y=3.0, x=7.4):
    """Buttresses that frame the picture."""
    material = stone("buttress", (0.17, 0.16, 0.15), scale=0.9)
    for side in (-1, 1):
        for row in range(11):
            wide = 1.5 if row % 2 else 1.35
            hewn_box(
                (wide, 1.4, 0.74), (side * x, y - 1.2, 0.37 + row * 0.76), material, 0.04, bevel=0.06, level=3
            )


def torches(places, y, watts=150):
    """Torch holders with their light."""
    for x, z in places:
        torch_holder(x, y, z, 1.0)
        point((x, y - 0.45, z + 0.55), watts, (1, 0.54, 0.20), 0.14)


def fill(warm=60, cold=40):
    """A little light from the viewer and from above."""
    area((0, -8.5, 4.5), (0, 0, 1.5), warm, (1, 0.70, 0.45), 4.0)
    area((2.5, 1.0, 7.5), (0, 1.0, 0.5), cold, (0.40, 0.60, 1.0), 3.0)


def show(part, near):
    """Lets the camera see the room ("back") or the objects `near` it, cut out ("front"), each in the light and the
    shadows of the whole."""
    for thing in near:
        thing.visible_camera = part == "front"
    for thing in set(bpy.data.objects) - near:
        thing.is_holdout = part == "front"


def soft_edges(light, sigma=0.7):
    """The same light with smooth outlines, which few samples leave ragged; colours are carried out to them."""
    alpha = np.clip(light[..., 3:4], 0, 1)
    wide = film.blurred(np.dstack([light[..., :3], alpha]), sigma)
    soft = wide[..., 3:4]
    colour = np.where(alpha > 0.999, light[..., :3], wide[..., :3] / np.maximum(soft, 1e-3))
    return np.dstack([colour * soft, soft])


def developed(light, part, exposure=1.25, haze=()):
    """The picture; `haze` is light in the air: of each across, down, width, height (shares), power, colour."""
    height, width = light.shape[:2]
    rows, columns = np.mgrid[0:height, 0:width]
    alpha = np.clip(light[..., 3:4], 0, 1)
    x = light[..., :3].astype(np.float32) / np.maximum(alpha, 1e-3)
    for across, down, wide, high, power, colour in haze:
        away = ((columns / width - across) / wide) ** 2 + ((rows / height - down) / high) ** 2
        x += power * np.exp(-away)[..., None] * np.array(colour, np.float32)
    look = {"exposure": exposure, "bloom": 0.12, "vignette": 0.45, "saturation": 1.02}
    if part == "back":
        return film.opaque(x, 0.25, **look)
    return film.cut_out(np.dstack([x * alpha, alpha]), 0.25, **look)
