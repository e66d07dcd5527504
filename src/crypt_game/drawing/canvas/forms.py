"""Form parts: toggle, slider, check box, scroll bar, progress, hold ring. States in, pixels out.

No value is kept here: the widget that owns it hands it in.
"""

from __future__ import annotations

import math
from collections.abc import Sequence

import pygame
from pygame import Rect

from crypt_game.drawing.canvas.canvas import Canvas
from crypt_game.drawing.canvas.light import Glow, Reach
from crypt_game.drawing.canvas.panels import RuleOpacity, draw_hairline, draw_outline
from crypt_game.drawing.canvas.surfaces import Point, Pose
from crypt_game.drawing.canvas.vector import (
    circle,
    filled,
    gradient,
    picture,
    polygon,
    ring,
    rounded_within,
    stroked,
)
from crypt_game.drawing.geometry import LineWidth, Space
from crypt_game.drawing.theme import OPAQUE, Palette

HOLD_RING_RADIUS = 34
_HOLD_RING_WIDTH, _HOLD_RING_STEPS, _HOLD_GROUND, _HOLD_SIGN = 6, 64, 0.72, 0.9
"""The ring: how thick, of how many strokes it is made, how dark its ground, and its sign's share of it."""
_TOGGLE_RADIUS, _TOGGLE_OFF = 22, 115
_GROOVE_HEIGHT, _KNOB, _LOW_KNOB, _LOW_SLIDER = 12, 48, 36, 44
"""Sliders lower than `_LOW_SLIDER` have a smaller knob."""
_STRENGTH_GAP = 6


def draw_toggle(canvas: Canvas, rect: Rect, on: bool, *, hover: bool = False, enabled: bool = True) -> None:
    """A switch of 84×44 design pixels, fitted into the box by its height."""
    name = "form/toggle-on" if on else "form/toggle-off"
    if on and enabled:
        canvas.glow(rect, Glow.FAINT, reach=Reach.NEAR, radius=_TOGGLE_RADIUS)
    canvas.sprite(name, rect.center, rect.height, pose=Pose(alpha=OPAQUE if enabled else _TOGGLE_OFF))
    if hover and enabled:
        draw_outline(canvas, rect, "hover", radius=_TOGGLE_RADIUS, strength=0.5)


def draw_slider(
    canvas: Canvas, rect: Rect, value: float, *, hover: bool = False, notches: Sequence[float] = ()
) -> None:
    """A groove filled from the left to `value` (0 to 1) with a lozenge knob on it.

    `notches` are 0 to 1 as well.
    """
    value = min(1.0, max(0.0, value))
    groove = Rect(rect.x, 0, rect.width, canvas.px(_GROOVE_HEIGHT))
    groove.centery = rect.centery
    draw_groove(canvas, groove, value)
    for notch in notches:
        x = groove.x + notch * groove.width
        out = canvas.px(Space.TIGHT)
        draw_hairline(canvas, (x, groove.y - out), (x, groove.bottom + out), Palette.GILT, RuleOpacity.CLEAR)
    low = rect.height < canvas.px(_LOW_SLIDER)
    height = min(rect.height, canvas.px(_LOW_KNOB)) if low else canvas.px(_KNOB)
    knob = (groove.x + value * groove.width, rect.centery)
    if hover:
        canvas.glow(knob)
    canvas.sprite("form/knob", knob, height)


def draw_groove(canvas: Canvas, rect: Rect, value: float) -> None:
    """A carved groove filled with amber from the left, without a knob."""
    filling = max(0, round(rect.width * value))

    def drawing() -> list[str]:
        height, edge = rect.height, canvas.scale.line(LineWidth.THIN)
        path = rounded_within(rect.size, edge / 2, height / 2)
        parts = [filled(path, Palette.RECESS_TOP), stroked(path, Palette.RECESS_RIM, edge)]
        if filling > height:
            parts += [
                gradient("a", (Palette.PRIMARY[2], Palette.PRIMARY[0]), level=True),
                filled(rounded_within((filling, height), 2 * edge, height / 2), "#a"),
            ]
        return parts

    canvas.drawn(("groove", filling), rect, drawing)


def draw_strength(canvas: Canvas, rect: Rect, strength: int, most: int) -> None:
    """A bar of `most` parts, of which the first `strength` are lit."""
    gap = canvas.px(_STRENGTH_GAP)
    width = (rect.width - gap * (most - 1)) // most
    for part in range(most):
        place = Rect(rect.left + part * (width + gap), rect.top, width, rect.height)
        _bar(canvas, place, Palette.GILT if part < strength else Palette.STEEL)


def draw_time_bar(canvas: Canvas, rect: Rect, share: float, colour: tuple[int, int, int]) -> None:
    """A thin line that runs out from right to left (`share` left, 0 to 1)."""
    left = max(1, round(rect.width * min(1.0, max(0.0, share))))
    _bar(canvas, Rect(rect.topleft, (left, rect.height)), colour)


def draw_hold_ring(canvas: Canvas, center: Point, share: float) -> None:
    """The ring that fills while a key is held to peek; full at 1."""
    radius = canvas.px(HOLD_RING_RADIUS)
    steps = round(min(1.0, max(0.0, share)) * _HOLD_RING_STEPS)

    def make() -> pygame.Surface:
        width = _HOLD_RING_WIDTH * canvas.scale.k
        size = 2 * (radius + round(width))
        middle = size / 2
        angles = [math.tau * step / _HOLD_RING_STEPS for step in range(steps + 1)]
        points = [(middle + radius * math.sin(turn), middle - radius * math.cos(turn)) for turn in angles]
        parts = [circle(middle, middle, radius - width / 2, Palette.PANEL_FOOT, _HOLD_GROUND)]
        parts.append(ring(middle, middle, radius, Palette.RECESS_RIM, width))
        if steps:
            parts.append(stroked(polygon(points, closed=False), Palette.TORCH, width))
        return picture((size, size), parts)

    key = ("hold", radius, steps)
    art = canvas.picture_store.baked(key, make)
    canvas.posed(key, art, center)
    canvas.sprite("icon/eye", center, radius * _HOLD_SIGN)


def _bar(canvas: Canvas, rect: Rect, colour: tuple[int, int, int]) -> None:
    pygame.draw.rect(canvas.surface, colour, rect, border_radius=min(rect.width, rect.height) // 2)
