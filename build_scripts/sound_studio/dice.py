"""Bone dice: put down, pushed away, tumbled, landed, cracked, saved, gathered. Dry signals."""

from __future__ import annotations

from random import Random

from .fire import crack
from .signals import (
    Body,
    Mode,
    Signal,
    band,
    line,
    mix,
    noise,
    ring,
    rub,
    scaled,
    scaled_body,
    shape,
    sweep,
    swell,
    tap,
    vary,
)

BONE: Body = (
    Mode(1840, 0.024, 0.55),
    Mode(2710, 0.030, 1.0),
    Mode(3960, 0.022, 0.7),
    Mode(5480, 0.016, 0.4),
    Mode(7900, 0.010, 0.18),
)
SLAB: Body = (
    Mode(236, 0.075, 0.55),
    Mode(415, 0.062, 0.7),
    Mode(690, 0.048, 0.6),
    Mode(1080, 0.036, 0.5),
    Mode(1620, 0.028, 0.35),
)
DEPTH: Body = (Mode(136, 0.10, 1.0), Mode(207, 0.08, 0.8))
BOX: Body = (
    Mode(172, 0.11, 0.8),
    Mode(305, 0.085, 1.0),
    Mode(512, 0.07, 0.7),
    Mode(835, 0.05, 0.45),
    Mode(1310, 0.035, 0.25),
)


def _grit(rng: Random, length: float) -> Signal:
    return shape(band(noise(rng, 0.02), 1500.0, 7000.0), swell(0.0002, length))


def on_stone(rng: Random, weight: float) -> Signal:
    """One contact of a die with the slab; `weight` 0–1 is how hard and how deep."""
    push = tap(vary(rng, 0.13 + 0.13 * weight, 0.15))
    return mix(
        (0.0, 0.5 - 0.12 * weight, ring(push, scaled_body(BONE, 1.06 - 0.24 * weight), rng)),
        (
            0.0,
            0.42 + 0.3 * weight,
            ring(push, scaled_body(SLAB, 1.1 - 0.25 * weight, 0.8 + 0.7 * weight), rng),
        ),
        (0.0, 0.04 + 0.36 * weight, ring(tap(1.6), DEPTH, rng)),
        (0.0, 0.30, _grit(rng, 0.006 + 0.006 * weight)),
    )


def on_bone(rng: Random) -> Signal:
    """Two dice meeting: no slab in it, only the small dry bodies."""
    push = tap(vary(rng, 0.11, 0.2))
    return mix(
        (0.0, 0.55, ring(push, scaled_body(BONE, vary(rng, 1.12, 0.05), 0.8), rng)),
        (0.0, 0.1, _grit(rng, 0.004)),
    )


def placed(rng: Random, weight: float) -> Signal:
    """Set down by hand: one edge, the flat, and a small rocking that dies faster the heavier the die."""
    edge = vary(rng, 0.019, 0.3)
    parts = [(0.0, 0.28, on_stone(rng, 0.1)), (edge, 1.0, on_stone(rng, weight))]
    time, level, gap = edge, 0.26 - 0.12 * weight, vary(rng, 0.036, 0.2)
    for _ in range(3 - round(weight)):
        time += gap
        parts.append((time, level, on_stone(rng, 0.25 * weight)))
        gap, level = gap * 0.62, level * 0.5
    return mix(*parts)


def lifted(rng: Random) -> Signal:
    """Picked up: a fingertip's brush and the faint leaving of the stone."""
    canvas = shape(band(noise(rng, 0.11), 500.0, 2600.0), line((0.0, 0.0), (0.03, 1.0), (0.11, 0.0)))
    return mix((0.0, 0.13, canvas), (vary(rng, 0.03, 0.3), 0.35, on_stone(rng, 0.0)))


def pushed_out(rng: Random) -> Signal:
    """Shoved: one die strikes the other, which scrapes over the slab and knocks over."""
    length = vary(rng, 0.2, 0.12)
    press = line((0.0, 0.3), (0.03, 1.0), (0.6 * length, 0.7), (length, 0.0))
    drag = rub(rng, length, line((0.0, 330.0), (length, 120.0)), press, 0.10)
    scrape = mix(
        (0.0, 0.16, ring(drag, scaled_body(BONE, 0.8, 0.5), rng)),
        (0.0, 0.30, ring(drag, scaled_body(SLAB, 1.3, 0.5), rng)),
    )
    fall = 0.03 + length
    return mix(
        (0.0, 1.1, on_bone(rng)),
        (0.001, 0.8, on_stone(rng, 0.45)),
        (0.016, 0.75, scrape),
        (fall, 0.75, on_stone(rng, 0.3)),
        (fall + vary(rng, 0.055, 0.2), 0.38, on_stone(rng, 0.15)),
        (fall + vary(rng, 0.095, 0.15), 0.16, on_stone(rng, 0.05)),
    )


def tumbled(rng: Random) -> Signal:
    """Thrown and still rolling: hops that get shorter and softer, each a corner or two on the slab."""
    time, gap, level, parts = 0.0, vary(rng, 0.105, 0.12), 0.9, []
    while time < 0.6:
        parts.append((time, vary(rng, level, 0.25), on_stone(rng, 0.25 * rng.random() + 0.15 * level)))
        if rng.random() < 0.6:
            parts.append((time + vary(rng, 0.014, 0.5), vary(rng, 0.4 * level, 0.4), on_stone(rng, 0.1)))
        if rng.random() < 0.35:
            parts.append((time + vary(rng, 0.031, 0.4), vary(rng, 0.22 * level, 0.4), on_stone(rng, 0.0)))
        time += vary(rng, gap, 0.22)
        gap, level = gap * 0.9, level * 0.86
    return mix(*parts)


def landed(rng: Random, weight: float) -> Signal:
    """The last turn: a die drops onto its face and stays."""
    return mix(
        (0.0, 0.5, on_stone(rng, 0.15)),
        (vary(rng, 0.042, 0.2), 1.0, on_stone(rng, 0.35 + 0.5 * weight)),
        (vary(rng, 0.085, 0.12), 0.13, on_stone(rng, 0.05)),
    )


def exhausted(rng: Random) -> Signal:
    """An ember cracks, a breath falls away, and what is left drops into the box."""
    long = vary(rng, 0.62, 0.08)
    breath = noise(rng, long)
    start = vary(rng, 980.0, 0.08)
    throat = mix(
        (0.0, 1.0, sweep(breath, line((0.0, start), (long, 0.27 * start)), 3.2)),
        (0.0, 0.5, sweep(breath, line((0.0, 2.1 * start), (long, 0.8 * start)), 4.0)),
        (0.0, 0.25, band(breath, 150.0, 500.0)),
    )
    sigh = shape(throat, line((0.0, 0.0), (0.09, 1.0), (0.25, 0.75), (long, 0.0)))
    return mix(
        (0.0, 1.0, crack(rng, 1.0)),
        (vary(rng, 0.05, 0.3), 0.5, crack(rng, 0.6)),
        (0.07, 0.75, sigh),
        (0.05 + 0.8 * long, 0.26, in_box(rng)),
    )


_GLOW: Body = (
    Mode(1.0, 1.4, 1.0),
    Mode(1.0045, 1.2, 0.55),
    Mode(2.0, 0.8, 0.30),
    Mode(2.74, 0.55, 0.42),
    Mode(5.15, 0.26, 0.22),
    Mode(8.2, 0.06, 0.05),
)


def survived(rng: Random, hz: float) -> Signal:
    """A felt mallet on one small warm bell at `hz`: nearly a single harmonic, beating slowly with itself."""
    bell = [Mode(mode.hz * hz, mode.t60, mode.gain) for mode in _GLOW]
    felt = scaled(
        ring(tap(1.8), (Mode(230, 0.06, 1.0), Mode(410, 0.045, 0.8), Mode(760, 0.03, 0.4)), rng), 0.4
    )
    return mix((0.0, 1.0, ring(tap(0.55), bell)), (0.0, 1.0, felt))


def in_box(rng: Random) -> Signal:
    """One die against the wood of the box."""
    push = tap(vary(rng, 0.4, 0.25))
    return mix(
        (0.0, 0.9, ring(push, scaled_body(BOX, vary(rng, 1.0, 0.08)), rng)),
        (0.0, 0.2, ring(tap(0.2), scaled_body(BONE, 0.92), rng)),
        (0.0, 0.05, _grit(rng, 0.004)),
    )


def recovered(rng: Random) -> Signal:
    """A hand in the wooden box: dice roll together, rattle, and are lifted out."""
    parts = [(0.0, 0.5, in_box(rng))]
    time = vary(rng, 0.07, 0.3)
    while time < 0.46:
        press = line((0.0, 0.5), (0.2, 1.0), (0.46, 0.35))(time)
        hit = in_box(rng) if rng.random() < 0.62 else on_bone(rng)
        parts.append((time, press * vary(rng, 0.65, 0.45), hit))
        time += vary(rng, 0.043, 0.65)
    parts.extend((0.5 + 0.05 * step, 0.42 - 0.1 * step, on_bone(rng)) for step in range(3))
    return mix(*parts)
