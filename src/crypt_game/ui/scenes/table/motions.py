"""The motion language of VISUAL §8 as makers of motions: flights, turns, tumbles, cracks and fades.

They move pictures between rectangles (window pixels) and know neither the rules nor the view. With reduced
motion the theatre asks for `fade` instead. Random numbers here are for looks only and never meet the dice of
the game.
"""

from __future__ import annotations

import math
import random
from collections.abc import Callable
from typing import TypeAlias

import pygame

from crypt_game.ui.brush import Brush
from crypt_game.ui.motion import Easing, Motion, in_out_cubic, linear, out_back, out_cubic, out_quint

__all__ = ["Picture", "crack", "deal", "fade", "flight", "hop", "shove", "shown", "tumble", "turn"]

Picture: TypeAlias = Callable[[Brush, pygame.Rect, float, float, float], None]
"""Paints a thing: brush, the rectangle it fills when it lies still, angle (degrees), alpha 0–1, squeeze
0–1."""

_SIDES = 6


def fade(picture: Picture, rect: pygame.Rect, *, delay: float = 0.0, away: bool = False) -> Motion:
    """Appear (or vanish) in place within 120 ms: all that moves when motion is reduced."""

    def draw(brush: Brush, t: float) -> None:
        picture(brush, rect, 0.0, 1 - t if away else t, 1.0)

    return Motion(0.12, draw, delay)


def shown(picture: Picture, rect: pygame.Rect, seconds: float, *, delay: float = 0.0) -> Motion:
    """Lie still at `rect` for a while."""
    return Motion(seconds, lambda brush, _t: picture(brush, rect, 0.0, 1.0, 1.0), delay)


def flight(
    picture: Picture,
    start: pygame.Rect,
    end: pygame.Rect,
    seconds: float,
    *,
    delay: float = 0.0,
    easing: Easing = out_cubic,
    arc: float = 0.0,
    spin: float = 0.0,
    vanish: bool = False,
) -> Motion:
    """Fly from `start` to `end`, growing or shrinking on the way, over an arc of `arc` pixels."""

    def draw(brush: Brush, t: float) -> None:
        way = min(1.0, max(0.0, t))
        rect = _between(start, end, t)
        rect.y -= round(math.sin(math.pi * way) * arc)
        picture(brush, rect, spin * (1 - way), 1 - way if vanish else 1.0, 1.0)

    return Motion(seconds, draw, delay, easing)


def turn(
    before: Picture,
    after: Picture,
    rect: pygame.Rect,
    *,
    seconds: float = 0.28,
    delay: float = 0.0,
    lift: int = 10,
) -> Motion:
    """Turn a card over: width to nothing, the other face, and back; it lifts on the way."""

    def draw(brush: Brush, t: float) -> None:
        half = 1 - (2 * t) ** 2 if t < 0.5 else 1 - (2 - 2 * t) ** 2
        place = rect.move(0, -round(math.sin(math.pi * t) * lift))
        (before if t < 0.5 else after)(brush, place, 0.0, 1.0, max(0.02, half))

    return Motion(seconds, draw, delay)


def deal(
    back: Picture, face: Picture | None, start: pygame.Rect, end: pygame.Rect, *, delay: float = 0.0
) -> Motion:
    """Be dealt from the pile face down over a shallow arc, and turn over on landing if there is a `face`."""
    flying = flight(back, start, end, 0.32, easing=out_cubic, arc=end.height * 0.12)
    turning = turn(back, face or back, end)
    seconds = flying.seconds + (turning.seconds if face is not None else 0.0)

    def draw(brush: Brush, t: float) -> None:
        now = t * seconds
        if now < flying.seconds or face is None:
            flying.draw(brush, flying.easing(min(1.0, now / flying.seconds)))
        else:
            turning.draw(brush, (now - flying.seconds) / turning.seconds)

    return Motion(seconds, draw, delay)


def shove(picture: Picture, start: pygame.Rect, end: pygame.Rect, push: int, *, delay: float = 0.0) -> Motion:
    """Be pushed out: a shove aside with a tilt of 16° and one ghost left behind, then home in an arc."""
    knocked = start.move(-push, round(push * 0.3))

    def draw(brush: Brush, t: float) -> None:
        if t < 0.4:
            rect = _between(start, knocked, out_quint(t / 0.4))
            picture(brush, start, 0.0, 0.27, 1.0)
            picture(brush, rect, 16 * out_cubic(t / 0.4), 1.0, 1.0)
            return
        way = in_out_cubic((t - 0.4) / 0.6)
        rect = _between(knocked, end, way)
        rect.y -= round(math.sin(math.pi * way) * push * 1.6)
        picture(brush, rect, 16 * (1 - way), 1.0, 1.0)

    return Motion(0.58, draw, delay)


def tumble(
    face: Callable[[int], Picture],
    start: pygame.Rect,
    end: pygame.Rect,
    landed: int,
    *,
    delay: float = 0.0,
    seconds: float = 0.65,
    bounce: int = 40,
    seed: int = 0,
) -> Motion:
    """Roll from `start` to `end` in three turns and come to lie on `landed`; the faces on the way are for
    looks."""
    chance = random.Random(seed)
    swaps = [chance.choice([n for n in range(1, _SIDES + 1) if n != landed]) for _ in range(12)]

    def draw(brush: Brush, t: float) -> None:
        way = out_cubic(t)
        rect = _between(start, end, way)
        rect.y -= round(abs(math.sin(math.pi * 2.5 * way)) * bounce * (1 - way))
        shown_face = landed if t > 0.78 else swaps[min(11, int(12 * out_cubic(t / 0.78)))]
        face(shown_face)(brush, rect, -1080 * (1 - way), 1.0, 1.0)

    return Motion(seconds, draw, delay)


def hop(picture: Picture, rect: pygame.Rect, height: int, *, delay: float = 0.0) -> Motion:
    """A small hop of relief: the die survived."""

    def draw(brush: Brush, t: float) -> None:
        picture(brush, rect.move(0, -round(math.sin(math.pi * min(1.0, t)) * height)), 0.0, 1.0, 1.0)

    return Motion(0.24, draw, delay, out_back)


def crack(
    whole: Picture, cracked: Picture, start: pygame.Rect, end: pygame.Rect, *, delay: float = 0.0
) -> Motion:
    """Be exhausted: tremble, crack, lose colour and fall to the box."""

    def draw(brush: Brush, t: float) -> None:
        if t < 0.25:
            shake = round(math.sin(t * 90) * start.width * 0.04)
            whole(brush, start.move(shake, 0), 0.0, 1.0, 1.0)
            return
        drained = min(1.0, (t - 0.25) / 0.25)
        fall = max(0.0, (t - 0.5) / 0.5)
        rect = _between(start, end, fall * fall)
        if drained < 1:
            whole(brush, rect, 0.0, 1.0, 1.0)
        cracked(brush, rect, 20 * fall, drained, 1.0)

    return Motion(0.7, draw, delay, linear)


def _between(start: pygame.Rect, end: pygame.Rect, t: float) -> pygame.Rect:
    """The rectangle `t` of the way; `t` may overshoot."""

    def mix(a: int, b: int) -> int:
        return round(a + (b - a) * t)

    width, height = max(1, mix(start.width, end.width)), max(1, mix(start.height, end.height))
    rect = pygame.Rect(0, 0, width, height)
    rect.center = (mix(start.centerx, end.centerx), mix(start.centery, end.centery))
    return rect
