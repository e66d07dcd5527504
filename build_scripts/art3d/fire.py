"""Small flames for candles: a bright heart in a thin shell, not a drop of wax. Torches get theirs from the game."""

from __future__ import annotations

from art3d.mesh import lathe
from art3d.scene import point
from art3d.shader import Shader

_PROFILE = [(0, 0), (0.040, 0.05), (0.046, 0.10), (0.028, 0.19), (0.010, 0.27), (0, 0.31)]


def flame_material(power=9.0):
    """Yellow-white in the middle, orange at its thin edge, fading to nothing."""
    m = Shader("flame")
    facing = m.node("LayerWeight", {0: 0.35}).outputs[1]
    colour = m.ramp(facing, [(0.0, (1, 0.86, 0.52)), (0.45, (1, 0.52, 0.12)), (0.9, (0.9, 0.15, 0.01))])
    light = m.node("Emission", {0: colour, 1: power}).outputs[0]
    clear = m.node("BsdfTransparent").outputs[0]
    fade = m.ramp(facing, [(0.35, 0), (0.92, 1)])
    return m.finish(m.node("MixShader", {0: fade, 1: light, 2: clear}).outputs[0])


def candle_flame(place, size=1.0, watts=12):
    """A flame standing on `place`, with its light."""
    shape = lathe([(r * size, z * size) for r, z in _PROFILE], flame_material(), 20, "flame")
    shape.location = place
    shape.visible_shadow = False
    x, y, z = place
    point((x, y - 0.1, z + 0.16 * size), watts * size, (1, 0.50, 0.16), 0.06)
