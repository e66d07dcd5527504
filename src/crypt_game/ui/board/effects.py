"""Light and force beside what moves: sparks, the slab that shakes, gold on a great treasure (VISUAL §8).

Each is a motion of its own that leaves nothing behind; where motion is reduced there are none.
"""

from __future__ import annotations

import math
import random

from pygame import Rect

from crypt_game.ui.canvas import Canvas
from crypt_game.ui.motion import Motion, linear, out_cubic

__all__ = ["gold_light", "shake", "sparks"]

_SPARKS, _SPARK_SECONDS, _SPARK_REACH = 22, 0.42, 7.0
_FLIGHT, _FALL = (60.0, 190.0), 90.0
"""How far sparks fly, and how far they fall meanwhile, in design units."""
_LEVELS = 5
_SHAKE_SECONDS, _SWINGS, _DEPTH = 0.18, 3, 4.0
_GOLD_SECONDS, _GOLD_REACH, _GOLD = 0.6, 30.0, 0.9


def sparks(struck: Rect, *, delay: float = 0.0, seed: int = 0) -> Motion:
    """Sparks fly from the middle of what is struck."""
    chance = random.Random(seed)
    flights = [(chance.uniform(0, 2 * math.pi), chance.uniform(*_FLIGHT)) for _ in range(_SPARKS)]

    def draw(canvas: Canvas, t: float) -> None:
        way, strength = out_cubic(t), math.ceil((1 - t) * _LEVELS) / _LEVELS
        if strength <= 0:
            return
        for angle, far in flights:
            reach = canvas.px(far) * way
            x = struck.centerx + math.cos(angle) * reach
            y = struck.centery + math.sin(angle) * reach * 0.7 + canvas.px(_FALL) * t * t
            canvas.glow((x, y), strength, reach=_SPARK_REACH)

    return Motion(_SPARK_SECONDS, draw, delay, linear)


def shake(area: Rect, *, delay: float = 0.0) -> Motion:
    """What is painted in an area so far shakes in three swings that die away."""

    def draw(canvas: Canvas, t: float) -> None:
        off = round(canvas.px(_DEPTH) * (1 - t) * math.sin(t * _SWINGS * 2 * math.pi))
        shown = area.clip(canvas.surface.get_rect())
        if off and shown:
            canvas.surface.blit(canvas.surface.subsurface(shown).copy(), shown.move(off, 0))

    return Motion(_SHAKE_SECONDS, draw, delay, linear)


def gold_light(rect: Rect, *, delay: float = 0.0) -> Motion:
    """Gold light swells and fades round a card."""

    def draw(canvas: Canvas, t: float) -> None:
        canvas.glow(rect, _GOLD * math.sin(math.pi * t), reach=_GOLD_REACH)

    return Motion(_GOLD_SECONDS, draw, delay, linear)
