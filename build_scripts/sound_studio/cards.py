"""Cards of thick board with leather backs, and parchment pages. Dry signals, to be put in the room."""

from __future__ import annotations

from random import Random

from .dice import BOX
from .signals import (
    Body,
    Curve,
    Mode,
    Signal,
    band,
    line,
    lowpass,
    mix,
    noise,
    ring,
    scaled_body,
    shape,
    sweep,
    swell,
    tap,
    times,
    vary,
    wander,
)

BOARD: Body = (
    Mode(176, 0.06, 0.45),
    Mode(290, 0.05, 0.75),
    Mode(470, 0.04, 0.85),
    Mode(790, 0.028, 0.55),
    Mode(1340, 0.018, 0.4),
    Mode(2250, 0.012, 0.25),
)


def slide(rng: Random, seconds: float, brightness: float, curve: Curve) -> Signal:
    """Board over stone: a grainy rush whose pitch follows its speed (`curve`, 0–1)."""
    rush = sweep(noise(rng, seconds), lambda time: brightness * (0.45 + 0.55 * curve(time)), 0.8)
    grain = [0.35 + 0.65 * value for value in wander(rng, seconds, 260.0)]
    return shape(times(rush, grain), curve)


def canvas(rng: Random, seconds: float, curve: Curve) -> Signal:
    """Leather over stone: darker and softer than board, with slow fibres in it."""
    skin = band(noise(rng, seconds), 220.0, 1300.0)
    grain = [0.3 + 0.7 * value for value in times(wander(rng, seconds, 110.0), wander(rng, seconds, 31.0))]
    return shape(times(skin, grain), curve)


def slap(rng: Random, weight: float) -> Signal:
    """A card dropped flat: the near edge, then all of it, pressing out the air beneath."""
    flat = vary(rng, 0.009, 0.35)
    smack = shape(band(noise(rng, 0.06), 500.0, 4200.0), swell(0.0006, 0.022))
    puff = shape(lowpass(noise(rng, 0.12), 380.0), swell(0.004, 0.07))
    return mix(
        (0.0, 0.25, ring(tap(0.18), BOARD[2:], rng)),
        (flat, 0.30 + 0.18 * weight, ring(tap(vary(rng, 0.42, 0.2)), BOARD, rng)),
        (flat, 0.95, smack),
        (flat, 0.30 * weight, puff),
    )


def pat(rng: Random) -> Signal:
    """Leather coming to rest: no edge in it."""
    soft = shape(lowpass(noise(rng, 0.1), 700.0), swell(0.006, 0.06))
    return mix((0.0, 0.32, ring(tap(1.1), BOARD[:5], rng)), (0.0, 0.6, soft))


def dealt(rng: Random) -> Signal:
    """From the pile through the air to the stone, face up."""
    long = vary(rng, 0.13, 0.12)
    rush = slide(rng, long, vary(rng, 2600.0, 0.12), line((0.0, 0.0), (0.35 * long, 1.0), (long, 0.25)))
    return mix((0.0, 0.20, rush), (long - 0.012, 1.0, slap(rng, 0.8)))


def dealt_hidden(rng: Random) -> Signal:
    """From the pile to the stone, face down: leather brushes and settles."""
    long = vary(rng, 0.21, 0.12)
    stroke = canvas(rng, long, line((0.0, 0.0), (0.4 * long, 1.0), (long, 0.3)))
    return mix((0.0, 0.85, stroke), (long - 0.03, 0.8, pat(rng)))


def flipped(rng: Random) -> Signal:
    """Turned over in the fingers: a bend, a snap past the thumb, and down."""
    bend = shape(band(noise(rng, 0.09), 900.0, 4200.0), line((0.0, 0.0), (0.06, 0.5), (0.09, 0.0)))
    snap = mix(
        (
            0.0,
            0.5,
            ring(tap(0.15), (Mode(1150, 0.018, 1.0), Mode(2100, 0.013, 0.8), Mode(3500, 0.008, 0.5)), rng),
        ),
        (0.0, 0.3, shape(band(noise(rng, 0.03), 1500.0, 6000.0), swell(0.0003, 0.012))),
    )
    whiff = shape(
        sweep(noise(rng, 0.12), line((0.0, 600.0), (0.12, 1500.0)), 1.4), line((0.0, 0), (0.06, 1), (0.12, 0))
    )
    down = vary(rng, 0.2, 0.1)
    return mix((0.0, 0.25, bend), (0.075, 0.65, snap), (0.08, 0.25, whiff), (down, 0.75, slap(rng, 0.45)))


def collected(rng: Random) -> Signal:
    """Drawn home over the stone and squared onto its column."""
    long = vary(rng, 0.34, 0.1)
    curve = line((0.0, 0.0), (0.45 * long, 1.0), (long, 0.15))
    return mix(
        (0.0, 0.42, slide(rng, long, vary(rng, 1700.0, 0.1), curve)),
        (0.0, 0.30, canvas(rng, long, curve)),
        (long - 0.01, 0.55, slap(rng, 0.4)),
    )


def discarded(rng: Random) -> Signal:
    """Swept off the stone by its leather side and dropped into the wooden box."""
    long = vary(rng, 0.2, 0.1)
    sweep_off = canvas(rng, long, line((0.0, 0.0), (0.6 * long, 1.0), (long, 0.0)))
    wood = ring(tap(vary(rng, 0.8, 0.15)), scaled_body(BOX, vary(rng, 0.9, 0.06)), rng)
    return mix((0.0, 1.25, sweep_off), (long + 0.06, 0.6, wood), (long + 0.062, 0.5, pat(rng)))


def peeked(rng: Random) -> Signal:
    """A corner lifted by a thumb and let down again."""
    lift = shape(band(noise(rng, 0.16), 700.0, 3200.0), line((0.0, 0.0), (0.05, 1.0), (0.16, 0.0)))
    lift = times(lift, [0.2 + 0.8 * value for value in wander(rng, 0.16, 180.0)])
    back = vary(rng, 0.3, 0.12)
    return mix((0.0, 0.5, lift), (0.02, 0.35, canvas(rng, 0.2, swell(0.05, 0.2))), (back, 0.45, pat(rng)))


def shuffled(rng: Random) -> Signal:
    """Two halves of the pile run into each other, are pushed together and knocked square."""
    parts = []
    time, last = 0.0, 0.62
    while time < last:
        press = line((0.0, 0.4), (0.35, 1.0), (last, 0.5))(time)
        edge = shape(band(noise(rng, 0.02), 1200.0, 6500.0), swell(0.0004, 0.012))
        leaf = mix(
            (0.0, 0.5, ring(tap(vary(rng, 0.2, 0.3)), scaled_body(BOARD[3:], vary(rng, 1.0, 0.25)), rng)),
            (0.0, 0.6, edge),
        )
        parts.append((time, 0.40 * vary(rng, press, 0.3), leaf))
        time += vary(rng, 0.03 - 0.012 * press, 0.35)
    push = slide(rng, 0.26, 1500.0, line((0.0, 0.0), (0.12, 1.0), (0.26, 0.0)))
    parts += [(0.72, 0.3, push), (1.05, 0.8, slap(rng, 0.7)), (1.23, 0.55, slap(rng, 0.5))]
    return mix(*parts)


def page(rng: Random) -> Signal:
    """A parchment leaf lifted, carried over and smoothed."""
    long = vary(rng, 0.42, 0.1)
    swish = sweep(noise(rng, long), line((0.0, 1300.0), (0.4 * long, 2900.0), (long, 1500.0)), 0.9)
    crinkle = [0.15 + 0.85 * value**2 for value in wander(rng, long, 85.0)]
    leaf = shape(times(swish, crinkle), line((0.0, 0.0), (0.1, 0.5), (0.24, 1.0), (long, 0.0)))
    parts = [(0.0, 0.7, leaf), (0.8 * long, 0.25, pat(rng))]
    stiff: Body = (Mode(760, 0.012, 0.6), Mode(1420, 0.009, 0.8), Mode(2700, 0.006, 0.6))
    for _ in range(7):
        parts.append((0.05 + 0.26 * rng.random(), 0.05 + 0.12 * rng.random(), ring(tap(0.2), stiff, rng)))
    return mix(*parts)
