"""The colours of faces: skin with its blush, lids and lips, hair, eyes."""

from __future__ import annotations

import numpy as np

from art3d.sculpt import blend, ease, painted, tint
from art3d.shader import Shader


def face_colours(head, places):
    """The colour of each corner of a head: blush, lids, lips, moles."""
    chance = np.random.default_rng(3)
    colours = np.tile(np.array(head.traits["skin"], np.float32), (len(places), 1))
    colours = _blush(head, colours, places)
    colours = _lid_colours(head, colours, places)
    colours = _lips(head, colours, places)
    for x, z, radius in head.trait("moles", ()):
        spot = _near(places, (x, head.front(x, z), z), (radius,) * 3)
        colours = blend(colours, ease(2 * spot), (0.05, 0.02, 0.015), 0.9)
    return np.clip(colours * (0.975 + chance.random((len(places), 1)) * 0.05), 0, 1)


def _blush(head, colours, places):
    red, amount = head.trait("blushc", (1.0, 0.42, 0.36)), head.trait("blush", 0.6)
    wide = head.trait("wide", 0.78)
    for x in (-1, 1):
        colours = tint(
            colours, ease(1.5 * _near(places, (x * 0.45, -0.66, -0.24), (0.30, 0.4, 0.24))), red, amount
        )
        colours = tint(
            colours, ease(_near(places, (x * (wide + 0.05), 0.1, -0.06), (0.2, 0.3, 0.3))), red, 0.5
        )
    nose = ease(1.6 * _near(places, (0, head.nose_y, head.nose_z), (0.24, 0.30, 0.22)))
    colours = tint(colours, nose, red, head.trait("nosered", 0.45))
    return tint(colours, ease(1.2 * _near(places, (0, -0.7, -0.82), (0.3, 0.3, 0.18))), red, 0.25)


def _lid_colours(head, colours, places):
    for centre, normal, top, thick in head.lids:
        away = places - centre
        distance, plane = np.linalg.norm(away, axis=1), away @ normal
        on = ease((head.eye_radius + thick + 0.03 - distance) / 0.03) * (away[:, 1] < 0.02)
        if top > 0:
            colours = tint(
                colours,
                on * (plane > -0.01),
                head.trait("shade", (0.72, 0.50, 0.46)),
                head.trait("shadow", 0.55),
            )
            line = on * ease((head.trait("liner", 0.030) - np.abs(plane)) / 0.012)
            colours = blend(colours, line, head.trait("linerc", (0.03, 0.012, 0.01)), 0.92)
        else:
            colours = blend(colours, on * ease((0.014 - np.abs(plane)) / 0.012), (0.10, 0.03, 0.025), 0.45)
            ring = (
                ease(1 - np.abs(distance - head.eye_radius - 0.07) / 0.06)
                * (away[:, 2] < -0.06)
                * (away[:, 1] < 0)
            )
            colours = tint(colours, ring, (0.66, 0.52, 0.56), head.trait("bagc", 0.45))
    return colours


def _lips(head, colours, places):
    t = places[:, 0] / head.mouth_width
    inside = np.clip(1 - t * t, 0, 1)
    middle = head.mouth_z + head.mood["corner"] * (t * t - 0.35) + head.mood["skew"] * t
    above = places[:, 2] - middle
    gap = head.mood["open"] * np.sqrt(np.maximum(inside, 0.02)) * 1.5
    bow = 1 - 0.28 * np.exp(-((t / 0.16) ** 2))
    upper = above / (head.lip_up * 1.75 * inside**0.6 * bow + 0.004)
    lower = np.maximum(-above - gap, 0) / (head.lip_low * 1.85 * inside**0.6 + 0.004)
    reach = np.where((np.abs(t) < 1.02) & (places[:, 1] < -0.35), np.where(above > 0, upper, lower), 9.0)
    natural = tuple(np.array(head.traits["skin"]) * (0.75, 0.42, 0.40))
    colours = blend(colours, ease((1.0 - reach) / 0.18), head.trait("lip", natural), head.trait("lipa", 0.8))
    depth = -head.bare.at(places)
    throat = ease((depth - 0.012) / 0.02) * (reach < 1.05) * (np.abs(t) < 0.90)
    return blend(colours, throat, (0.05, 0.010, 0.010))


def _near(places, centre, radii):
    """1 at the centre, 0 on an ellipsoid round it, negative beyond."""
    return 1 - np.linalg.norm((places - np.array(centre)) / np.array(radii), axis=1)


def skin_paint(traits):
    """Painted skin."""
    light = tuple(min(1, part * 1.35) for part in traits["skin"])
    return painted("skin", 0.50, 0.12, 0.18, 0.12, 0.06, wood=light)


def hair_paint(traits):
    """Painted hair."""
    light = traits.get("hairlt", tuple(min(1, part * 2.2 + 0.03) for part in traits["hair"]))
    return painted("hair", 0.52, 0.15, 0.60, 0, 0.12, wood=light)


def eye_paint(traits, radius):
    """Rings of an eye that looks along -Y."""
    m = Shader("eye")
    x, y, z = m.split(m.coord())
    out = m.math("SQRT", m.math("ADD", m.math("MULTIPLY", x, x), m.math("MULTIPLY", z, z)))
    out = m.math("DIVIDE", out, radius)
    iris, colour, white = traits.get("iris", 0.56), traits.get("eye", (0.16, 0.30, 0.12)), (0.86, 0.80, 0.70)
    rings = [
        (0, (0.004, 0.003, 0.003)),
        (iris * 0.46, (0.004, 0.003, 0.003)),
        (iris * 0.50, tuple(part * 1.5 for part in colour)),
        (iris * 0.86, colour),
        (iris * 0.97, tuple(part * 0.15 for part in colour)),
        (iris * 1.03, white),
        (1.0, (0.69, 0.44, 0.34)),
    ]
    painted_eye = m.mix(m.ramp(y, [(0.0, 0), (0.001, 1)]), m.ramp(out, rings), white)
    return m.principled(color=painted_eye, rough=0.08, coat=1.0, coat_rough=0.02, spec=0.7)
