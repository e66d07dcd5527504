"""Heads of the figurines. A head looks along -Y, Z is up, its skull has a radius of about 1.

What makes a person is a dictionary of traits; every trait has a default here, near where it is used.
"""

from __future__ import annotations

import math

import numpy as np

from art3d.face_paint import eye_paint, face_colours, hair_paint, skin_paint
from art3d.materials import glow, gold, plain
from art3d.mesh import ball, box, prim
from art3d.moods import MOODS
from art3d.scene import child, empty
from art3d.sculpt import Sculpt

STEPS = np.linspace(-1, 1, 13)
"""Places along the mouth, from its right corner to its left."""


class Head:
    """One head in one mood. `materials` may replace skin, hair and eye; `eyes` False leaves the sockets empty."""

    def __init__(self, traits, mood, materials=None, eyes=True):
        self.traits, self.mood_name = traits, mood
        self.mood = dict(MOODS[mood]) | traits.get(mood, {})
        if mood in ("calm", "blink"):
            self.mood |= {
                key: traits[key] for key in ("roll", "bin", "bout", "corner", "skew", "gaze") if key in traits
            }
        if mood == "calm":
            self.mood |= {key: traits[key] for key in ("up", "lo") if key in traits}
        self.whole = empty()
        given = materials or {}
        self.skin = given.get("skin") or skin_paint(traits)
        self.hair = given.get("hair") or hair_paint(traits)
        self.eye_x, self.eye_y, self.eye_z = (
            self.trait("ex", 0.315),
            self.trait("ey", -0.575),
            self.trait("ez", 0.06),
        )
        self.eye_radius = self.trait("er", 0.205)
        self.nose_z = self.eye_z - 0.02 - self.trait("nl", 0.30)
        self.tip = self.trait("tip", 0.13)
        self.nose_y = -0.78 - self.trait("nd", 0.30)
        self.sculpt = Sculpt((-1.15, -1.45, -1.55), (1.15, 1.05, 1.25))
        self._model()
        self._lids()
        child(self.sculpt.mesh("skin", self.skin, lambda places: face_colours(self, places)), self.whole)
        if eyes:
            self._eyes(given.get("eye"))
        if self.mood["teeth"]:
            self._teeth()
        self._brows()

    def trait(self, key, default=0.0):
        return self.traits.get(key, default)

    def add(self, thing):
        """Hangs a part on the head."""
        return child(thing, self.whole)

    def front(self, x, z):
        """The face's y at x, z, before the mouth was opened."""
        return self.bare.front(x, z)

    def _model(self):
        self._skull()
        self._cheeks_and_neck()
        self._nose()
        self._ears()
        self._wrinkles()
        if self.trait("hat", "") == "hennin":
            self.sculpt.formula(
                (-1.15, -1.45, 0.4), (1.15, 1.05, 1.25), lambda x, y, z: 0.66 - z + 0 * x + 0 * y, 0.05, True
            )
        self.bare = self.sculpt.fresh()
        self.bare.field = self.sculpt.field.copy()
        self._mouth()

    def _skull(self):
        s, jaw = self.sculpt, self.trait("jaw", 0.60)
        s.ellipsoid((0, 0.10, 0.36), (self.trait("wide", 0.78), 0.86, 0.80), 0.1)
        s.ellipsoid((0, -0.10, -0.24), (jaw + 0.04, 0.70, 0.70), 0.30)
        chin = (0, -0.46 - self.trait("chinf"), -0.80 + self.trait("chinz"))
        s.ellipsoid(chin, (self.trait("chinw", 0.24), 0.20, self.trait("chinh", 0.19)), 0.26)

    def _cheeks_and_neck(self):
        s, t = self.sculpt, self.trait
        for x in (-1, 1):
            cheek = (x * t("chx", 0.39), -0.46, t("chz", -0.22))
            s.ellipsoid(cheek, (t("chr", 0.25), 0.22, t("chh", 0.22)), 0.18)
            if t("jowl"):
                s.ellipsoid((x * 0.42, -0.30, -0.66), (t("jowl"), 0.30, t("jowl") * 0.95), 0.20)
            s.capsule(
                (x * 0.12, -0.74, self.eye_z + 0.20),
                (x * 0.50, -0.62, self.eye_z + 0.21),
                t("ridge", 0.09),
                None,
                0.16,
            )
            s.ellipsoid((x * self.eye_x, -0.80, self.eye_z - 0.01), (0.21, 0.17, 0.175), 0.14, True)
        if t("dbl"):
            s.ellipsoid((0, -0.18, -0.98), (0.46, 0.40, t("dbl")), 0.22)
        neck = t("neck", 0.34)
        s.capsule((0, 0.10, -0.6), (0, 0.20, -1.55), neck, neck + 0.06, 0.2)
        if t("collar", "") in ("v", "fur", "high") and not t("closed"):
            s.ellipsoid((0, 0.02, -1.62), (0.62, 0.50, 0.40), 0.22)

    def _nose(self):
        s, t, tip = self.sculpt, self.trait, self.tip
        length, deep, width, root = t("nl", 0.30), t("nd", 0.30), t("nw", 0.085), -0.70
        bridge = [
            (0, root - 0.02, self.eye_z + 0.10),
            (0, root - deep * 0.45 - t("hump"), self.eye_z - length * 0.42),
            (0, self.nose_y + tip * 0.7, self.nose_z),
        ]
        s.chain(bridge, [width * 0.85, width, tip * 0.8], 0.09)
        s.ellipsoid((0, self.nose_y + tip * 0.8, self.nose_z + t("tipup")), (tip, tip, tip * 0.92), 0.06)
        if t("hook"):
            s.ellipsoid(
                (0, self.nose_y + tip * 0.9, self.nose_z - t("hook")),
                (tip * 0.75, tip * 0.7, tip * 0.8),
                0.08,
            )
        for x in (-1, 1):
            s.ellipsoid(
                (x * tip * 0.95, self.nose_y + tip * 1.65, self.nose_z - 0.01),
                (tip * 0.58, tip * 0.85, tip * 0.58),
                0.05,
            )
            hole = (x * tip * 0.55, self.nose_y + tip * 1.5, self.nose_z - tip * 0.85)
            s.ellipsoid(hole, (tip * 0.30, tip * 0.40, tip * 0.32), 0.03, True)

    def _ears(self):
        s, wide, size = self.sculpt, self.trait("wide", 0.78), self.trait("ear", 0.23)
        for x in (-1, 1):
            lean = (0.15, 0, x * 0.55)
            s.ellipsoid((x * wide, 0.14, -0.06), (0.10, 0.17, size), 0.07, rotation=lean)
            s.ellipsoid(
                (x * (wide + 0.06), 0.08, -0.05), (0.05, 0.09, size * 0.55), 0.04, True, rotation=lean
            )
            s.ellipsoid((x * (wide - 0.03), 0.10, -0.06 - size), (0.06, 0.08, 0.09), 0.05)

    def _wrinkles(self):
        s, t = self.sculpt, self.trait
        for x in (-1, 1):
            if t("bags"):
                s.ellipsoid(
                    (x * self.eye_x, self.eye_y - 0.13, self.eye_z - 0.20), (0.16, 0.09, t("bags")), 0.08
                )
            if t("fold", 1) and not self.mood["open"]:
                side = self.tip * 1.55
                line = (
                    (side + 0.07, self.nose_z - 0.02),
                    (max(side + 0.11, 0.31), self.nose_z - 0.13),
                    (0.38, -0.58),
                )
                s.chain(
                    [(x * a, s.front(x * a, b) - 0.022, b) for a, b in line],
                    [0.012, 0.026, 0.012],
                    0.08,
                    True,
                )
            if t("furrow"):
                s.capsule(
                    (x * 0.045, -0.86, self.eye_z + 0.18),
                    (x * 0.06, -0.84, self.eye_z + 0.34),
                    0.02,
                    0.012,
                    0.04,
                    True,
                )
        if t("lines"):
            for z in (self.eye_z + 0.44, self.eye_z + 0.56):
                s.chain(
                    [(-0.34, -0.72, z), (0, -0.82, z + 0.03), (0.34, -0.72, z)],
                    [0.008, 0.02, 0.008],
                    0.04,
                    True,
                )

    def _mouth_line(self):
        """Places along the closed mouth."""
        line = []
        for t in STEPS:
            x = t * self.mouth_width
            z = self.mouth_z + self.mood["corner"] * (t * t - 0.35) + self.mood["skew"] * t
            line.append((x, self.front(x, z), z))
        return line

    def _mouth(self):
        s, mood = self.sculpt, self.mood
        self.mouth_z = self.trait("mz", -0.54)
        self.mouth_width = self.trait("mw", 0.24) * (1.22 if mood["teeth"] else 1.0)
        if mood["teeth"]:
            self.mouth_width = max(self.mouth_width, 0.235 if mood["teeth"] == 1 else 0.27)
        self.lip_up, self.lip_low = self.trait("lipu", 0.045), self.trait("lipl", 0.06)
        if mood["teeth"] == 2:
            self.lip_up, self.lip_low = self.lip_up * 0.75, self.lip_low * 0.65
        line = self.mouth = self._mouth_line()
        if mood["open"]:
            self._open_mouth(line)
            return
        up = list(self.lip_up * (1 - 0.75 * STEPS**2))
        low = list(self.lip_low * (1 - 0.75 * STEPS**2))
        s.chain([(x, y + 0.012, z + self.lip_up * 0.85) for x, y, z in line], up, 0.05)
        s.chain([(x * 0.85, y + 0.012, z - self.lip_low * 0.9) for x, y, z in line], low, 0.06)
        s.chain([(x * 1.04, y - 0.02, z) for x, y, z in line], list(0.020 - 0.006 * STEPS**2), 0.025, True)
        for x, y, z in (line[0], line[-1]):
            s.ellipsoid((x + math.copysign(0.03, x), y - 0.01, z + 0.01), (0.035, 0.04, 0.04), 0.05, True)

    def _open_mouth(self, line):
        s = self.sculpt
        radii = self.mood["open"] * np.sqrt(np.maximum(1 - STEPS**2, 0.002))
        hole = [(x * 0.92, y + 0.02, z - r * 0.55) for (x, y, z), r in zip(line, radii, strict=True)]
        s.chain(hole, list(radii), 0.03, True)
        up = list(self.lip_up * (1 - 0.6 * STEPS**2))
        low = list(self.lip_low * (1 - 0.6 * STEPS**2))
        s.chain([(x, y + 0.015, z + 0.035) for x, y, z in line], up, 0.05)
        s.chain([(x, y + 0.02, z - r - 0.02) for (x, y, z), r in zip(hole, radii, strict=True)], low, 0.05)

    def _lids(self):
        """Shells round the eyes, cut by a plane that the mood tilts."""
        self.lids = []
        thick = self.trait("lid", 0.034)
        for x in (-1, 1):
            centre = np.array((x * self.eye_x, self.eye_y, self.eye_z))
            for top, degrees in ((1, self.mood["up"]), (-1, self.mood["lo"])):
                a = math.radians(degrees)
                roll = math.radians(self.mood["roll"]) * x * (1 if top > 0 else -0.6)
                normal = np.array((0, math.sin(a), math.cos(a))) * top
                normal = np.array((normal[2] * math.sin(roll), normal[1], normal[2] * math.cos(roll)))
                reach = self.eye_radius + 0.12
                shell = _lid(centre, normal, self.eye_radius + thick)
                self.sculpt.formula(centre - reach, centre + reach, shell, 0.035)
                self.lids.append((centre, normal, top, thick))

    def _eyes(self, material):
        material = material or eye_paint(self.traits, self.eye_radius)
        sideways, upwards = self.mood["gaze"]
        for x in (-1, 1):
            place = (x * self.eye_x, self.eye_y, self.eye_z)
            turn = (upwards, 0, sideways - x * 0.03)
            self.add(
                prim("uv_sphere", material, place, turn, segments=48, ring_count=32, radius=self.eye_radius)
            )
            if self.mood["up"] > 6:
                glint = np.array((-0.36, -0.86, 0.40))
                spot = np.array(place) + glint / np.linalg.norm(glint) * self.eye_radius * 0.985
                self.add(ball(0.024, tuple(spot), glow("glint", (1, 0.96, 0.88), 1.6), (1, 0.5, 1), 16))

    def _teeth(self):
        ivory = plain("ivory", (0.78, 0.68, 0.48), 0.25, coat=0.6, sss=0.05)
        golden = gold("gold tooth", scale=0.3, rough=0.15)
        for upper in (True, False) if self.mood["teeth"] == 2 else (True,):
            for i in range(8):
                if upper and i == self.trait("gap", -1):
                    continue
                material = golden if upper and i == self.trait("goldtooth", -1) else ivory
                self.add(self._tooth(i, upper, material))

    def _tooth(self, i, upper, material):
        t = ((i + 0.5) / 4 - 1) * 0.86
        x = t * self.mouth_width
        gap = self.mood["open"] * math.sqrt(1 - t * t)
        lip = self.mouth_z + self.mood["corner"] * (t * t - 0.35) + self.mood["skew"] * t
        tall = min(gap * (1.0 if upper else 0.9), 0.115)
        z = lip + 0.03 - tall * 0.5 if upper else lip - gap * 1.15 + tall * 0.35
        size = (self.mouth_width * 0.86 / 4 * 0.93, 0.07, max(tall * 1.12, 0.04))
        back = 0.055 if upper else 0.075
        tooth = box(size, (x, self.front(x, lip) + back, z), material, 0.018, (0, 0, -t * 0.55))
        tooth.data.polygons.foreach_set("use_smooth", [True] * len(tooth.data.polygons))
        return tooth

    def _brows(self):
        thick, mood = self.trait("brow", 0.065), self.mood
        if thick <= 0.001:
            return
        brows = self.sculpt.fresh()
        for x in (-1, 1):
            calm = self.mood_name in ("calm", "blink")
            raised = mood.get("cock", self.trait("cock") if calm else 0.0) if x > 0 else 0
            arc = (
                (0.11, mood["bin"]),
                (0.27, 0.06 + mood["bin"] * 0.4 + raised),
                (0.44, 0.05 + mood["bout"] * 0.6 + raised * 1.2),
                (0.58, -0.04 + mood["bout"] + raised * 0.8),
            )
            line = []
            for across, up in arc:
                z = self.eye_z + self.trait("bh", 0.245) + up
                line.append((x * across * self.trait("bw", 1.0), self.front(x * across, z) - thick * 0.25, z))
            brows.chain(line, [thick, thick * 1.05, thick * 0.8, thick * 0.3], 0.03)
        if thick > 0.04:
            x, _, z = brows.everywhere()
            brows.field = (brows.field + 0.0045 * np.sin(60 * (np.abs(x) * 0.8 + z * 0.6))).astype(np.float32)
        self.add(brows.mesh("brows", self.hair, self.trait("browc", self.traits["hair"])))


def _lid(centre, normal, radius):
    def distance(x, y, z):
        x, y, z = x - centre[0], y - centre[1], z - centre[2]
        plane = x * normal[0] + y * normal[1] + z * normal[2]
        return np.maximum(np.sqrt(x * x + y * y + z * z) - radius, -plane)

    return distance
