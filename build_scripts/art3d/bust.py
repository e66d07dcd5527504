"""A bust of an heir in one mood, with alpha: head, hair, hat, clothes, and the light they are taken in."""

from __future__ import annotations

import math

from art3d.film import cut_out
from art3d.garments import garment
from art3d.hair import beard, earrings, hair
from art3d.hats import hat
from art3d.head import Head
from art3d.heirs import HEIRS
from art3d.scene import area, camera, empty, new_scene, world


def build(name, mood):
    """The heir `name` in the mood calm, gloat, wince or blink."""
    new_scene(4)
    person(HEIRS[name], mood)
    studio()
    view()


def develop(light, name, mood):
    return cut_out(light, exposure=1.12, saturation=1.04)


def person(traits, mood, materials=None, eyes=True):
    """The whole figurine; returns its head."""
    head = Head(traits, mood, materials, eyes)
    house = traits.get("house")
    hair(head)
    beard(head)
    hat(head, house)
    earrings(head)
    turn = traits.get("yaw", 18)
    nod, tilt = traits.get("nod", 0) + head.mood["nod"], traits.get("tilt", 0) + head.mood["tilt"]
    head.whole.rotation_euler = (
        math.radians(nod),
        math.radians(tilt),
        math.radians(turn + head.mood["turn"]),
    )
    garment(traits, house, empty(None, (0, 0, 0), (0, 0, math.radians(turn * 0.45))))
    return head


def studio(rim=(0.45, 0.65, 1.0), key=(1.0, 0.80, 0.58)):
    """A warm key from the left, a cold rim from the right behind."""
    world(0.36, (1.0, 0.62, 0.30), (0.12, 0.2, 0.40))
    area((-3.6, -3.8, 3.6), (0, 0, -0.1), 430, key, 0.9)
    area((3.6, 2.2, 2.4), (0, 0, 0), 520, rim, 1.2)
    area((-3.0, 2.4, 1.6), (0, 0, 0), 200, (1, 0.5, 0.2), 0.8)
    area((2.6, -5.0, -0.4), (0, 0, -0.3), 55, (1, 0.82, 0.66), 3.0)
    area((0, -3.5, -3.5), (0, -0.3, -0.6), 22, (1, 0.5, 0.3), 2.0)


def view(middle=-0.13, half=1.93):
    """The camera of a bust; `half` is half the height it shows."""
    camera((0, -9.6, middle + 0.1), (0, 0, middle), 36 / (2 * half) * 9.6)
