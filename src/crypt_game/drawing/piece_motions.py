"""The motion language of VISUAL §8 as makers of motions: flights, turns, tumbles, cracks and fades.

They move pictures between rectangles (window pixels) and know neither the rules nor the view. With reduced
motion an animation asks for `fade` instead. Random numbers here are for looks only and never meet the dice of
the game.
"""

from __future__ import annotations

import math
import random
from collections.abc import Callable
from typing import TypeAlias

import pygame

from crypt_game.drawing.canvas import Canvas
from crypt_game.drawing.canvas.busts import draw_cold_light
from crypt_game.drawing.canvas.light import draw_cast_shadow
from crypt_game.drawing.geometry import between
from crypt_game.drawing.motion import (
    Easing,
    Motion,
    in_out_cubic,
    in_out_sine,
    linear,
    out_back,
    out_cubic,
    out_quad,
    out_quint,
)

__all__ = [
    "LANDING",
    "TURN_SECONDS",
    "Picture",
    "TumblingPicture",
    "crack",
    "deal",
    "fade",
    "flight",
    "followed",
    "go_home",
    "hop",
    "lower",
    "lying",
    "shove",
    "stay",
    "struck_to",
    "toss",
    "tumble",
    "turn",
]

Picture: TypeAlias = Callable[[Canvas, pygame.Rect, float, float, float], None]
"""Paints a thing: canvas, the rectangle it fills when it lies still, angle (degrees), alpha 0–1, squeeze
0–1."""

TumblingPicture: TypeAlias = Callable[[Canvas, pygame.Rect, str, float], None]
"""Paints a die that is thrown: canvas, rectangle, how it is seen (the end of a picture's name, "tumble-2",
"4-tilted", or "4" once it lies), angle (degrees)."""

_TUMBLES, _TURNOVERS = 4, 8
"""How many pictures there are of a die in the air, and how often they change in a throw."""
_TILTED, _AT_REST = 0.8, 0.93
"""From which share of its way a die shows its face, still tilted, and from which it lies flat."""
_SPIN = 300
"""How far a die turns about the line of sight in a throw, in degrees."""
TURN_SECONDS = 0.28
"""How long a card takes to turn over."""
LANDING = 0.74
"""The share of a toss after which the thing touches down; the rest is its bounce."""
_NEARER, _NEARER_TOSSED = 0.07, 0.16
"""How much larger a thing looks at the top of its flight, and a die at the top of its throw."""
_GLIDES, _LIT, _LIT_AFTER = 0.5, 3, 0.25
"""Which share of the time a die glides that a Ghost sets down, how many dice wide its light is, and after
which share it shines in full."""
_FAINTEST_SHADE = 0.02
_SHADE, _SHADE_FAINTER, _SHADE_DROP, _SHADE_FULL = 0.5, 0.3, 0.12, 0.25
"""How dark the shadow of a thing in the air is, and by how much fainter and further down at the top of its
flight; it is full once the thing is so far from the ground."""
_FADE_SECONDS, _DEAL_SECONDS, _DEAL_ARC = 0.12, 0.32, 0.12
_BOUNCE = 0.14
"""How high a tossed thing bounces, in heights of its throw."""
_THINNEST, _TURN_LIFT = 0.02, 10
"""How wide a card that turns over stays, and by how many pixels it lifts."""
_TILT = 16
"""How far a die that is pushed out tilts, in degrees."""
_STRUCK = 0.48
"""After which share of its time a die that is pushed out turns home."""
_STRUCK_TO = ((0.9, -1.9), (1.3, 0.3), (3.6, -0.9), (3.6, 1.4), (3.2, -3.1), (0.8, -4.1))
_STRUCK_NEARER = 2.1
"""How far beside its card and below its place each die hangs that was struck away, in dice, and how much
larger it looks."""
_SHOVE_HIGH, _HOME_ARC = 0.6, 1.0
_AFTERIMAGE, _AFTERIMAGES, _IMAGES_APART = 0.5, 3, 0.09
"""How strong the images are that it leaves behind, how many there are, and how far apart in time."""
_HOME_SECONDS, _TUMBLE_SECONDS, _HOP_SECONDS = 0.4, 0.65, 0.24
_LEAST_SPIN, _TILTED_SPIN, _HOPS = 0.6, 0.1, 2.5
"""How much of its spin a die has at least, how much once tilted, and how often it hops in a throw."""
_CRACK_SECONDS, _TREMBLES, _DRAINED = 0.8, 0.25, 0.45
"""How long a die takes to be exhausted, and until which shares of that it trembles, and loses its colour."""
_TREMOR, _TREMOR_SPEED, _SWELLING = 0.05, 90, 0.4
_LAST_HOP, _LAST_HOP_SOON, _FALLING_SOON, _FALLING_TILT = 0.5, 1.6, 3, 24


def fade(
    picture: Picture,
    rect: pygame.Rect,
    *,
    delay: float = 0.0,
    away: bool = False,
    seconds: float = _FADE_SECONDS,
) -> Motion:
    """Appear (or vanish) in place; within 120 ms it is all that moves when motion is reduced."""

    def draw(canvas: Canvas, t: float) -> None:
        picture(canvas, rect, 0.0, 1 - t if away else t, 1.0)

    return Motion(seconds, draw, delay)


def flight(
    picture: Picture,
    start: pygame.Rect,
    end: pygame.Rect,
    seconds: float,
    *,
    delay: float = 0.0,
    easing: Easing = out_cubic,
    arc: float = 0.0,
    vanish: bool = False,
) -> Motion:
    """Fly from `start` to `end`, growing or shrinking on the way, over an arc of `arc` pixels."""

    def draw(canvas: Canvas, t: float) -> None:
        way = min(1.0, max(0.0, t))
        high = _arc(way)
        ground = between(start, end, t)
        solid = 1 - way if vanish else 1.0
        _cast(canvas, ground, high, solid)
        rect = _nearer(ground, high * _NEARER).move(0, -round(high * arc))
        picture(canvas, rect, 0.0, solid, 1.0)

    return Motion(seconds, draw, delay, easing)


def toss(
    picture: Picture,
    start: pygame.Rect,
    end: pygame.Rect,
    *,
    height: float,
    seconds: float,
    delay: float = 0.0,
) -> Motion:
    """Be thrown by hand: over an arc of `height` pixels, nearest at its top, down with weight and one small
    bounce."""

    def draw(canvas: Canvas, t: float) -> None:
        if t < LANDING:
            way = t / LANDING
            high = _thrown(way)
            ground = between(start, end, in_out_sine(way))
            _cast(canvas, ground, high, 1.0)
            rect = _nearer(ground, high * _NEARER_TOSSED).move(0, -round(high * height))
        else:
            rest = (t - LANDING) / (1 - LANDING)
            rect = end.move(0, -round(_thrown(rest) * height * _BOUNCE))
        picture(canvas, rect, 0.0, 1.0, 1.0)

    return Motion(seconds, draw, delay)


def lower(
    picture: Picture,
    start: pygame.Rect,
    end: pygame.Rect,
    *,
    hand: Picture,
    height: float,
    seconds: float,
    delay: float = 0.0,
) -> Motion:
    """Be set down by a Ghost's `hand`: glide in cold light to `height` pixels above the place, and sink upon
    it; the hand, which is painted for the die that it holds, lets go and rises."""
    above = end.move(0, -round(height))

    def draw(canvas: Canvas, t: float) -> None:
        glide, fall = min(1.0, t / _GLIDES), min(1.0, max(0.0, (t - _GLIDES) / (LANDING - _GLIDES)))
        high = math.sin(math.pi / 2 * glide) * (1 - fall**2)
        light = pygame.Rect(0, 0, end.width * _LIT, end.height * _LIT)
        ground = between(start, end, in_out_sine(glide))
        _cast(canvas, ground, high, 1.0)
        rect = between(between(start, above, in_out_sine(glide)), end, fall**2)
        light.center = rect.center
        let_go = max(0.0, t - LANDING) / (1 - LANDING)
        seen = min(1.0, t / _LIT_AFTER) * (1 - let_go)
        draw_cold_light(canvas, light, seen)
        hand(canvas, rect.move(0, -round(height * let_go)), 0.0, seen, 1.0)
        picture(canvas, _nearer(rect, high * _NEARER_TOSSED), 0.0, 1.0, 1.0)

    return Motion(seconds, draw, delay)


def turn(
    before: Picture,
    after: Picture,
    rect: pygame.Rect,
    *,
    seconds: float = TURN_SECONDS,
    delay: float = 0.0,
    lift: int = _TURN_LIFT,
) -> Motion:
    """Turn a card over: width to nothing, the other face, and back; it lifts on the way."""

    def draw(canvas: Canvas, t: float) -> None:
        half = 1 - (2 * t) ** 2 if t < 0.5 else 1 - (2 - 2 * t) ** 2
        place = rect.move(0, -round(_arc(t) * lift))
        (before if t < 0.5 else after)(canvas, place, 0.0, 1.0, max(_THINNEST, half))

    return Motion(seconds, draw, delay)


def deal(
    back: Picture, face: Picture | None, start: pygame.Rect, end: pygame.Rect, *, delay: float = 0.0
) -> Motion:
    """Be dealt from the pile face down over a shallow arc, and turn over on landing if there is a `face`."""
    flying = flight(back, start, end, _DEAL_SECONDS, delay=delay, arc=end.height * _DEAL_ARC)
    return flying if face is None else followed(flying, turn(back, face, end))


def followed(first: Motion, second: Motion) -> Motion:
    """Two motions of one thing, the second as soon as the first has ended."""
    whole = first.seconds + second.seconds

    def draw(canvas: Canvas, t: float) -> None:
        now = t * whole
        if now < first.seconds:
            first.draw(canvas, first.easing(now / first.seconds))
        else:
            second.draw(canvas, second.easing(min(1.0, (now - first.seconds) / second.seconds)))

    return Motion(whole, draw, first.delay)


def shove(
    picture: Picture,
    flying: Picture,
    start: pygame.Rect,
    aloft: pygame.Rect,
    end: pygame.Rect,
    *,
    delay: float = 0.0,
    seconds: float,
) -> Motion:
    """Be pushed out: struck from `start` to `aloft`, towards whoever looks, where it hangs for a moment; with
    a tilt of 16° and fainter and fainter images left behind; then home in an arc."""
    home = _home(picture, aloft, end, start.height * _HOME_ARC)

    def draw(canvas: Canvas, t: float) -> None:
        if t >= _STRUCK:
            home(canvas, _within(t, _STRUCK, 1.0))
            return
        way = out_quint(t / _STRUCK)
        for image in range(_AFTERIMAGES, 0, -1):
            past = out_quint(max(0.0, t / _STRUCK - image * _IMAGES_APART))
            alpha = _AFTERIMAGE * (1 - image / (_AFTERIMAGES + 1)) * (1 - way / 2)
            flying(canvas, between(start, aloft, past), _TILT * past, alpha, 1.0)
        _cast(canvas, between(start, aloft, way), way * _SHOVE_HIGH, 1.0)
        flying(canvas, between(start, aloft, way), _TILT * way, 1.0, 1.0)

    return Motion(seconds, draw, delay)


def struck_to(card: pygame.Rect, die: pygame.Rect, number: int, *, right: bool) -> pygame.Rect:
    """Where the die of this number on a card hangs once it is struck, to the `right` or to the left of the
    card, clear of what was struck away with it."""
    beside, below = _STRUCK_TO[number % len(_STRUCK_TO)]
    place = die.scale_by(_STRUCK_NEARER)
    edge, way = (card.right, 1) if right else (card.left, -1)
    place.center = edge + round(die.width * beside * way), die.centery + round(die.height * below)
    return place


def lying(picture: Picture, rect: pygame.Rect, motion: Motion) -> Motion:
    """A motion before whose start the thing lies still at `rect`, where it would not be drawn."""
    whole = motion.end

    def draw(canvas: Canvas, t: float) -> None:
        now = t * whole - motion.delay
        if now < 0:
            picture(canvas, rect, 0.0, 1.0, 1.0)
        else:
            motion.draw(canvas, motion.easing(min(1.0, now / motion.seconds)))

    return Motion(whole, draw)


def stay(picture: Picture, rect: pygame.Rect, seconds: float) -> Motion:
    """Lie still for a while."""
    return Motion(seconds, lambda canvas, _t: picture(canvas, rect, 0.0, 1.0, 1.0))


def go_home(picture: Picture, start: pygame.Rect, end: pygame.Rect, *, delay: float = 0.0) -> Motion:
    """Come home from beside a card, tilted as a die lies that was pushed out."""
    return Motion(_HOME_SECONDS, _home(picture, start, end, start.height), delay)


def _home(
    picture: Picture, start: pygame.Rect, end: pygame.Rect, arc: float
) -> Callable[[Canvas, float], None]:
    """From `start` to `end`."""

    def draw(canvas: Canvas, t: float) -> None:
        way = in_out_cubic(t)
        high = _arc(way)
        ground = between(start, end, way)
        _cast(canvas, ground, high, 1.0)
        rect = _nearer(ground, high * _NEARER_TOSSED).move(0, -round(high * arc))
        picture(canvas, rect, _TILT * (1 - way), 1.0, 1.0)

    return draw


def tumble(
    die: TumblingPicture,
    start: pygame.Rect,
    end: pygame.Rect,
    landed: int,
    *,
    delay: float = 0.0,
    bounce: int,
    seconds: float = _TUMBLE_SECONDS,
    seed: int = 0,
) -> Motion:
    """Be thrown from `start` to `end`, turn over in the air, tilt and come to lie on `landed`."""
    chance = random.Random(seed)
    views = [f"tumble-{number}" for number in turned_over(chance)]
    spin = chance.choice((-1, 1)) * chance.uniform(_LEAST_SPIN, 1.0) * _SPIN

    def draw(canvas: Canvas, t: float) -> None:
        way = out_quad(t)
        rect = between(start, end, out_cubic(t))
        high = abs(_arc(_HOPS * way)) * (1 - way)
        _cast(canvas, rect, high, 1.0)
        rect = _nearer(rect, high * _NEARER_TOSSED).move(0, -round(high * bounce))
        if way >= _AT_REST:
            die(canvas, rect, str(landed), 0.0)
        elif way >= _TILTED:
            die(canvas, rect, f"{landed}-tilted", spin * _TILTED_SPIN * (1 - _within(way, _TILTED, _AT_REST)))
        else:
            die(canvas, rect, views[int(way / _TILTED * _TURNOVERS)], spin * (_TILTED - way))

    return Motion(seconds, draw, delay)


def turned_over(chance: random.Random) -> list[int]:
    """The pictures of a die in the air as they follow one another, never one twice in a row."""
    shown = [chance.randint(1, _TUMBLES)]
    while len(shown) < _TURNOVERS:
        shown.append(chance.choice([number for number in range(1, _TUMBLES + 1) if number != shown[-1]]))
    return shown


def hop(picture: Picture, rect: pygame.Rect, height: int, *, delay: float = 0.0) -> Motion:
    """A small hop of relief: the die survived."""

    def draw(canvas: Canvas, t: float) -> None:
        picture(canvas, rect.move(0, -round(_arc(min(1.0, t)) * height)), 0.0, 1.0, 1.0)

    return Motion(_HOP_SECONDS, draw, delay, out_back)


def crack(
    whole: Picture, cracked: Picture, start: pygame.Rect, end: pygame.Rect, *, delay: float = 0.0
) -> Motion:
    """Be exhausted: swell and tremble, flash and crack, lose colour, and fall to the box with a last hop."""

    def draw(canvas: Canvas, t: float) -> None:
        if t < _TREMBLES:
            shake = round(math.sin(t * _TREMOR_SPEED) * start.width * _TREMOR)
            whole(canvas, _nearer(start, t * _SWELLING).move(shake, 0), 0.0, 1.0, 1.0)
            return
        drained, fall = _within(t, _TREMBLES, _DRAINED), _within(t, _DRAINED, 1.0)
        rect = between(start, end, fall * fall)
        rect.y -= round(_arc(min(1.0, fall * _LAST_HOP_SOON)) * start.height * _LAST_HOP)
        if fall:
            _cast(canvas, between(start, end, fall * fall), min(1.0, fall * _FALLING_SOON), 1 - fall / 2)
        if drained < 1:
            whole(canvas, rect, 0.0, 1.0, 1.0)
            canvas.glow(rect.center, round(1 - drained, 1), reach=start.width / canvas.scale.k)
        cracked(canvas, rect, _FALLING_TILT * fall, drained, 1.0)

    return Motion(_CRACK_SECONDS, draw, delay, linear)


def _cast(canvas: Canvas, ground: pygame.Rect, high: float, solid: float) -> None:
    """The shadow below a thing that is `high` (0–1) in the air above `ground`: further down and fainter."""
    drop = round(high * ground.height * _SHADE_DROP)
    shade = _SHADE * solid * min(1.0, high / _SHADE_FULL) * (1 - high * _SHADE_FAINTER)
    if shade > _FAINTEST_SHADE:
        draw_cast_shadow(canvas, ground.move(0, drop), shade)


def _arc(t: float) -> float:
    """How high something flies, 0–1, that rises and comes down as a wave."""
    return math.sin(math.pi * t)


def _thrown(t: float) -> float:
    """How high something flies, 0–1, that is thrown."""
    return 1 - (2 * t - 1) ** 2


def _within(t: float, begin: float, end: float) -> float:
    """How much of the stretch between two moments is over, 0–1."""
    return min(1.0, max(0.0, (t - begin) / (end - begin)))


def _nearer(rect: pygame.Rect, share: float) -> pygame.Rect:
    """The rectangle enlarged about its centre by this share."""
    return rect.inflate(round(rect.width * share), round(rect.height * share))
