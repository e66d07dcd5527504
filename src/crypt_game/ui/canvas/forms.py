"""Form parts: toggle, slider, check box, key cap, scroll bar, progress, hold ring. States in, pixels out.

No value is kept here: the widget that owns it hands it in.
"""

from __future__ import annotations

import math
from collections.abc import Sequence

import pygame
from pygame import Rect

from crypt_game.ui.canvas.canvas import Canvas
from crypt_game.ui.canvas.panels import draw_hairline, draw_outline
from crypt_game.ui.canvas.surfaces import Point, Pose
from crypt_game.ui.canvas.vector import (
    circle,
    document,
    filled,
    gradient,
    polygon,
    rasterise,
    ring,
    rounded,
    stroked,
)
from crypt_game.ui.theme import KEY_CAP, Palette

HOLD_RING_RADIUS = 34


def draw_toggle(canvas: Canvas, rect: Rect, on: bool, *, hover: bool = False, enabled: bool = True) -> None:
    """A switch of 84×44 design pixels, fitted into the box by its height."""
    name = "form/toggle-on" if on else "form/toggle-off"
    if on and enabled:
        canvas.glow(rect, 0.2, reach=8, radius=22)
    canvas.sprite(name, rect.center, rect.height, pose=Pose(alpha=255 if enabled else 115))
    if hover and enabled:
        draw_outline(canvas, rect, "hover", radius=22, strength=0.5)


def draw_slider(
    canvas: Canvas, rect: Rect, value: float, *, hover: bool = False, notches: Sequence[float] = ()
) -> None:
    """A groove filled from the left to `value` (0 to 1) with a lozenge knob on it.

    `notches` are 0 to 1 as well.
    """
    value = min(1.0, max(0.0, value))
    groove = Rect(rect.x, 0, rect.width, canvas.px(12))
    groove.centery = rect.centery
    draw_groove(canvas, groove, value)
    for notch in notches:
        x = groove.x + notch * groove.width
        draw_hairline(
            canvas, (x, groove.y - canvas.px(7)), (x, groove.bottom + canvas.px(7)), Palette.GILT, 0.8
        )
    height = min(rect.height, canvas.px(36)) if rect.height < canvas.px(44) else canvas.px(48)
    knob = (groove.x + value * groove.width, rect.centery)
    if hover:
        canvas.glow(knob, 0.5, reach=26)
    canvas.sprite("form/knob", knob, height)


def draw_groove(canvas: Canvas, rect: Rect, value: float) -> None:
    """A carved groove filled with amber from the left, without a knob."""
    filling = max(0, round(rect.width * value))

    def make() -> pygame.Surface:
        k, (width, height) = canvas.scale.k, rect.size
        edge = max(1.0, 1.6 * k)
        path = rounded(edge / 2, edge / 2, width - edge, height - edge, height / 2)
        parts = [filled(path, (10, 13, 17)), stroked(path, (74, 84, 98), edge)]
        if filling > height:
            amber = rounded(edge * 1.5, edge * 1.5, filling - 3 * edge, height - 3 * edge, height / 2)
            parts += [
                gradient("a", (Palette.PRIMARY[2], Palette.PRIMARY[0]), level=True),
                filled(amber, "#a"),
            ]
        return rasterise(document(width, height, parts), rect.size)

    canvas.stamp(
        canvas.picture_store.baked(("groove", rect.size, filling, canvas.scale.k), make), rect.topleft
    )


def draw_strength(canvas: Canvas, rect: Rect, strength: int, most: int) -> None:
    """A bar of `most` parts, of which the first `strength` are lit."""
    gap = canvas.px(6)
    width = (rect.width - gap * (most - 1)) // most
    for part in range(most):
        place = Rect(rect.left + part * (width + gap), rect.top, width, rect.height)
        _bar(canvas, place, Palette.GILT if part < strength else Palette.STEEL)


def draw_key_cap(canvas: Canvas, label: str, pos: Point, *, height: float = 36) -> Rect:
    """A key as on a keyboard, its left edge and middle at `pos`. Returns its box."""
    tall = canvas.px(height)
    wide = key_cap_width(canvas, label, height)
    rect = Rect(round(pos[0]), round(pos[1] - tall / 2), wide, tall)

    def make() -> pygame.Surface:
        k = canvas.scale.k
        edge = max(1.0, 1.6 * k)
        low = rounded(edge / 2, edge / 2, wide - edge, tall - edge, 7 * k)
        top = rounded(edge / 2, edge / 2, wide - edge, tall - edge - 3 * k, 7 * k)
        parts = [
            gradient("t", ((62, 72, 84), (40, 48, 58))),
            filled(low, (16, 20, 25)),
            filled(top, "#t"),
            stroked(top, (110, 122, 136), edge, 0.8),
        ]
        return rasterise(document(wide, tall, parts), rect.size)

    canvas.stamp(canvas.picture_store.baked(("key", rect.size, canvas.scale.k), make), rect.topleft)
    canvas.text(
        KEY_CAP, label, (rect.centerx, rect.centery - canvas.px(1)), Palette.IVORY, "center", max_width=wide
    )
    return rect


def key_cap_width(canvas: Canvas, label: str, height: float = 36) -> int:
    """How wide `key_cap` would draw this key, in pixels."""
    return max(canvas.px(height), canvas.measure(KEY_CAP, label)[0] + canvas.px(20))


def draw_time_bar(canvas: Canvas, rect: Rect, share: float, colour: tuple[int, int, int]) -> None:
    """A thin line that runs out from right to left (`share` left, 0 to 1)."""
    _bar(
        canvas,
        Rect(rect.x, rect.y, max(1, round(rect.width * min(1.0, max(0.0, share)))), rect.height),
        colour,
    )


def draw_hold_ring(canvas: Canvas, center: Point, share: float) -> None:
    """The ring that fills while a key is held to peek; full at 1."""
    radius = canvas.px(HOLD_RING_RADIUS)
    steps = round(min(1.0, max(0.0, share)) * 32)

    def make() -> pygame.Surface:
        size = radius * 2 + canvas.px(10)
        middle, width = size / 2, 6 * canvas.scale.k
        points = [
            (
                middle + radius * math.sin(math.tau * step / 64),
                middle - radius * math.cos(math.tau * step / 64),
            )
            for step in range(steps * 2 + 1)
        ]
        parts = [circle(middle, middle, radius - width / 2, Palette.PANEL_FOOT, 0.72)]
        parts.append(ring(middle, middle, radius, (66, 76, 88), width))
        if steps:
            parts.append(stroked(polygon(points, closed=False), Palette.TORCH, width))
        return rasterise(document(size, size, parts), (size, size))

    key = ("hold", radius, steps)
    art = canvas.picture_store.baked(key, make)
    canvas.posed(key, art, center)
    canvas.sprite("icon/eye", center, radius * 0.9)


def _bar(canvas: Canvas, rect: Rect, colour: tuple[int, int, int]) -> None:
    pygame.draw.rect(canvas.surface, colour, rect, border_radius=min(rect.width, rect.height) // 2)
