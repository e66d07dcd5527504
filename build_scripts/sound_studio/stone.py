"""Stone, metal, wax and skin: doors, knocks, coins, seals, the drum, the quiet noises of the interface."""

from __future__ import annotations

import math
from random import Random

from .dice import BOX, DEPTH, SLAB, on_stone
from .signals import (
    RATE,
    Body,
    Mode,
    Signal,
    band,
    line,
    lowpass,
    mix,
    noise,
    ring,
    rub,
    samples,
    scaled_body,
    shape,
    swell,
    tap,
    vary,
)

_COIN: Body = (
    Mode(1.0, 0.17, 0.9),
    Mode(1.71, 0.14, 0.7),
    Mode(2.34, 0.10, 0.6),
    Mode(3.88, 0.06, 0.35),
    Mode(5.1, 0.04, 0.2),
)
_DOOR: Body = (
    Mode(63, 0.45, 0.5),
    Mode(98, 0.40, 0.7),
    Mode(157, 0.34, 0.9),
    Mode(241, 0.26, 1.0),
    Mode(379, 0.19, 0.8),
    Mode(622, 0.12, 0.55),
    Mode(1040, 0.07, 0.35),
)
_SKIN: Body = (
    Mode(118, 0.50, 0.8),
    Mode(188, 0.34, 0.9),
    Mode(252, 0.27, 0.7),
    Mode(271, 0.25, 0.5),
    Mode(345, 0.18, 0.5),
    Mode(566, 0.10, 0.35),
    Mode(910, 0.06, 0.2),
)


def coin(rng: Random, strength: float) -> Signal:
    """An old, thick, worn coin against another: low for a coin, and soon quiet."""
    hz = vary(rng, 1480.0, 0.16)
    first, second = (
        [Mode(m.hz * pitch, m.t60, m.gain) for m in _COIN] for pitch in (hz, vary(rng, 1.27 * hz, 0.04))
    )
    push = tap(vary(rng, 0.28 - 0.08 * strength, 0.15))
    return mix(
        (0.0, 0.55, ring(push, first, rng)),
        (0.0, 0.35, ring(push, second, rng)),
        (0.0, 0.30, ring(push, SLAB, rng)),
    )


def coin_counted(rng: Random) -> Signal:
    """One coin laid on the heap: a clink and its settling."""
    parts = [(0.0, 1.0, coin(rng, 1.0))]
    time, gap, level = 0.0, vary(rng, 0.052, 0.2), 0.32
    for _ in range(3):
        time += gap
        parts.append((time, level, coin(rng, 0.2)))
        gap, level = gap * 0.66, level * 0.55
    return mix(*parts)


def coins_totalled(rng: Random) -> Signal:
    """The row is pushed together: a handful of coins slides, chinks and lies still."""
    parts = []
    time = 0.0
    while time < 0.42:
        parts.append(
            (time, vary(rng, line((0.0, 0.7), (0.15, 1.0), (0.42, 0.35))(time), 0.3), coin(rng, rng.random()))
        )
        time += vary(rng, 0.05 + 0.06 * time, 0.5)
    thud = ring(tap(3.0), (Mode(130, 0.12, 1.0), Mode(205, 0.09, 0.8), Mode(330, 0.06, 0.5)), rng)
    parts.append((0.1, 0.8, thud))
    return mix(*parts)


def tomb_door(rng: Random) -> Signal:
    """Far down the corridor a slab is dragged and shuts."""
    long = vary(rng, 0.95, 0.1)
    press = line((0.0, 0.0), (0.2, 0.8), (0.55 * long, 0.45), (0.85 * long, 1.0), (long, 0.0))
    drag = rub(rng, long, line((0.0, 34.0), (long, 60.0)), press, 0.05)
    grind = mix(
        (0.0, 0.5, ring(drag, scaled_body(_DOOR, 1.15, 0.45), rng)), (0.0, 1.6, band(drag, 350.0, 2600.0))
    )
    boom = mix(
        (0.0, 1.6, ring(tap(1.3), _DOOR, rng)),
        (0.0, 0.5, shape(lowpass(noise(rng, 0.25), 420.0), swell(0.006, 0.2))),
    )
    return mix((0.0, 0.9, grind), (long, 1.3, boom), (long + vary(rng, 0.09, 0.2), 0.3, boom))


def refused(rng: Random) -> Signal:
    """A knuckle on a closed coffin, twice: it stays shut. No note in it."""
    lid: Body = (Mode(128, 0.085, 0.8), Mode(204, 0.07, 1.0), Mode(318, 0.05, 0.8), Mode(505, 0.032, 0.45))

    def knock() -> Signal:
        return ring(tap(vary(rng, 0.9, 0.15)), lid, rng)

    return mix((0.0, 1.0, knock()), (vary(rng, 0.125, 0.08), 0.7, knock()))


def focus_moved(rng: Random) -> Signal:
    """A fingernail on stone, hardly there."""
    grain = shape(band(noise(rng, 0.03), 900.0, 3200.0), swell(0.0012, 0.02))
    return mix((0.0, 0.5, grain), (0.0, 0.4, ring(tap(0.5), scaled_body(SLAB, 1.5, 0.5), rng)))


def pressed(rng: Random) -> Signal:
    """A small stone pushed into its socket."""
    grind = rub(
        rng, 0.045, line((0.0, 700.0), (0.045, 400.0)), line((0.0, 0.3), (0.03, 1.0), (0.045, 0.0)), 0.1
    )
    return mix(
        (0.0, 0.25, ring(grind, scaled_body(SLAB, 1.4, 0.4), rng)),
        (0.04, 0.9, ring(tap(vary(rng, 0.8, 0.15)), scaled_body(SLAB, 0.95, 0.9), rng)),
        (0.04, 0.18, ring(tap(1.6), DEPTH, rng)),
    )


def sealed(rng: Random) -> Signal:
    """A signet pressed into warm wax and drawn off again."""
    squash = shape(band(noise(rng, 0.2), 140.0, 620.0), line((0.0, 0.0), (0.06, 1.0), (0.2, 0.0)))
    sticky = rub(
        rng, 0.07, line((0.0, 260.0), (0.07, 520.0)), line((0.0, 0.2), (0.05, 1.0), (0.07, 0.0)), 0.06
    )
    peel = ring(sticky, (Mode(640, 0.012, 0.8), Mode(1180, 0.009, 0.7), Mode(2050, 0.006, 0.4)), rng)
    return mix(
        (0.0, 1.0, ring(tap(2.0), scaled_body(BOX, 0.8, 0.8), rng)),
        (0.005, 0.5, squash),
        (0.0, 0.25, on_stone(rng, 0.5)),
        (vary(rng, 0.34, 0.08), 0.3, peel),
    )


def unrolled(rng: Random) -> Signal:
    """A leather cover laid open: a creak of the spine, a soft fall."""
    bend = rub(rng, 0.2, line((0.0, 90.0), (0.2, 210.0)), line((0.0, 0.0), (0.1, 1.0), (0.2, 0.0)), 0.05)
    creak = ring(bend, (Mode(420, 0.014, 1.0), Mode(780, 0.012, 0.7), Mode(1390, 0.008, 0.4)), rng)
    fall = shape(lowpass(noise(rng, 0.14), 600.0), swell(0.008, 0.09))
    cover = ring(tap(2.6), scaled_body(BOX, 0.75, 0.7), rng)
    return mix((0.0, 0.40, creak), (0.2, 0.55, fall), (0.2, 0.8, cover))


def drum(rng: Random, strength: float) -> Signal:
    """A small frame drum under the thumb."""
    skin = ring(tap(2.6 - 1.4 * strength), scaled_body(_SKIN, vary(rng, 1.0, 0.015)), rng)
    flesh = shape(band(noise(rng, 0.05), 200.0, 1500.0), swell(0.001, 0.03))
    return mix((0.0, strength, skin), (0.0, 0.55 * strength, flesh))


def your_turn(rng: Random) -> Signal:
    """Two soft fingers on the drum: somebody is waiting for you."""
    return mix((0.0, 0.55, drum(rng, 0.55)), (vary(rng, 0.17, 0.06), 0.85, drum(rng, 0.75)))


def drip(rng: Random) -> Signal:
    """A drop into a shallow pool: the tick of the surface, then the rising ring of the bubble."""
    hz, long = vary(rng, 950.0, 0.35), 0.07
    bubble = []
    for index in range(samples(long)):
        time = index / RATE
        bubble.append(math.sin(math.tau * hz * time * (1.0 + 2.2 * time)) * 10.0 ** (-3.0 * time / long))
    tick = ring(tap(0.3), (Mode(2.6 * hz, 0.012, 0.5), Mode(4.1 * hz, 0.008, 0.3)), rng)
    return mix((0.0, 0.35, tick), (vary(rng, 0.012, 0.4), 1.0, shape(bubble, line((0.0, 0.0), (0.003, 1.0)))))
