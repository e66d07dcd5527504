"""Fire and breath: crackle, torches carried and put out, the cold breath of a Ghost. Dry signals."""

from __future__ import annotations

import math
from random import Random

from .signals import (
    Mode,
    Signal,
    band,
    highpass,
    line,
    lowpass,
    mix,
    noise,
    ring,
    shape,
    softened,
    sweep,
    swell,
    tap,
    times,
    vary,
    wander,
)


def crack(rng: Random, size: float) -> Signal:
    """One snap of burning wood; `size` 0–1 from a spark to a split log."""
    pitch = vary(rng, 1.5 - 0.7 * size, 0.3)
    wood = [
        Mode(620 * pitch, 0.03, 0.5 * size),
        Mode(1330 * pitch, 0.02, 0.8),
        Mode(2480 * pitch, 0.013, 0.8),
        Mode(4700 * pitch, 0.007, 0.5),
    ]
    spark = shape(highpass(noise(rng, 0.025), 1800.0), swell(0.0002, 0.006 + 0.012 * size))
    parts = [(0.0, 0.55, ring(tap(0.1 + 0.1 * size), wood, rng)), (0.0, 0.4, spark)]
    for _ in range(int(3.0 * size)):
        parts.append((0.004 + 0.03 * rng.random(), 0.15 + 0.3 * rng.random(), ring(tap(0.08), wood, rng)))
    return mix(*parts)


def flame(rng: Random, seconds: float, flutter: float) -> Signal:
    """The low roar of a flame, fluttering `flutter` times a second, with a little air above it."""
    body = mix(
        (0.0, 1.0, band(noise(rng, seconds), 70.0, 260.0)),
        (0.0, 0.5, band(noise(rng, seconds), 260.0, 900.0)),
        (0.0, 0.06, band(noise(rng, seconds), 1500.0, 6000.0)),
    )
    return times(body, [0.25 + 0.75 * value for value in wander(rng, seconds, flutter)])


def torch_passed(rng: Random) -> Signal:
    """A torch carried past: the flame leans, roars and settles, spitting twice."""
    seconds = vary(rng, 0.95, 0.08)
    lean = line((0.0, 0.0), (0.38 * seconds, 1.0), (0.55 * seconds, 0.8), (seconds, 0.0))
    air = sweep(noise(rng, seconds), line((0.0, 190.0), (0.42 * seconds, 760.0), (seconds, 210.0)), 1.1)
    roar = mix((0.0, 1.6, flame(rng, seconds, 24.0)), (0.0, 0.55, air))
    return mix(
        (0.0, 1.0, shape(roar, lean)),
        (vary(rng, 0.3, 0.2), 0.22, crack(rng, 0.5)),
        (vary(rng, 0.55, 0.2), 0.13, crack(rng, 0.2)),
    )


def lights_out(rng: Random) -> Signal:
    """The other torch: a short gust, then wet ash hissing out in sputters."""
    seconds = vary(rng, 1.0, 0.08)
    gust = shape(flame(rng, 0.3, 26.0), line((0.0, 0.0), (0.09, 1.0), (0.3, 0.0)))
    steam = sweep(noise(rng, seconds), line((0.0, 4200.0), (0.25, 3300.0), (seconds, 2100.0)), 0.9)
    sputter = [0.35 + 0.65 * value for value in times(wander(rng, seconds, 38.0), wander(rng, seconds, 9.0))]
    hiss = shape(times(steam, sputter), line((0.0, 0.0), (0.05, 1.0), (0.3, 0.5), (seconds, 0.0)))
    parts = [(0.0, 1.5, gust), (0.12, 0.5, hiss)]
    parts.extend((0.15 + 0.6 * rng.random(), 0.08, crack(rng, 0.1)) for _ in range(5))
    return mix(*parts)


def ghost_breath(rng: Random) -> Signal:
    """A cold breath drawn in a place where nobody breathes: hollow, rising, and gone."""
    seconds = vary(rng, 1.25, 0.08)
    air = noise(rng, seconds)
    hollow = vary(rng, 410.0, 0.06)
    rise = line((0.0, 0.75), (0.65 * seconds, 1.12), (seconds, 0.95))
    tones = mix(
        (0.0, 1.0, sweep(air, lambda time: hollow * rise(time), 9.0)),
        (0.0, 0.45, sweep(air, lambda time: 2.32 * hollow * rise(time), 11.0)),
        (0.0, 0.10, band(air, 1800.0, 5000.0)),
        (0.0, 0.16, lowpass(air, 300.0)),
    )
    return shape(tones, line((0.0, 0.0), (0.55 * seconds, 1.0), (0.72 * seconds, 0.6), (seconds, 0.0)))


def torch_bed(rng: Random, seconds: float) -> Signal:
    """A torch on the wall, close by: unsteady murmur and sparse, uneven crackle in families."""
    draught = [0.45 + 0.55 * value for value in wander(rng, seconds, 0.7)]
    murmur = lowpass(times(flame(rng, seconds, 9.0), draught), 1100.0)
    embers = times(
        highpass(lowpass(noise(rng, seconds), 7500.0), 2500.0),
        [value**3 for value in wander(rng, seconds, 14.0)],
    )
    parts: list[tuple[float, float, Signal]] = []
    time = 0.4
    while time < seconds - 0.6:
        size = 0.75 * rng.random() ** 2.5
        for _ in range(1 + int(5.0 * rng.random() ** 2)):
            start = min(time + 0.22 * rng.random() ** 2, seconds - 0.2)
            parts.append((start, (0.08 + 0.5 * size) * (0.4 + 0.6 * rng.random()), crack(rng, size)))
        time += min(-0.55 * math.log(1.0 - rng.random()), 3.0)
    crackle = softened(mix(*parts), 0.14)
    return mix((0.0, 0.30, murmur), (0.0, 0.02, embers), (0.0, 1.0, crackle))
