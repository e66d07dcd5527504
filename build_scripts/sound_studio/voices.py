"""What hums and sighs: low voices, and the air of the tomb. Dry signals, tuned to D."""

from __future__ import annotations

import math
from collections.abc import Sequence
from random import Random

from .signals import (
    RATE,
    Curve,
    Signal,
    band,
    line,
    lowpass,
    mix,
    noise,
    samples,
    shape,
    sweep,
    times,
    vary,
    wander,
)
from .stone import coin, drum

_TABLE = 2048
D3 = 146.832


def _table(weights: Sequence[float], rng: Random) -> Signal:
    """One period of the sum of harmonics; scattered phases keep the crest low."""
    table = [0.0] * _TABLE
    for number, weight in enumerate(weights, 1):
        phase = rng.random()
        for index in range(_TABLE):
            table[index] += weight * math.sin(math.tau * (number * index / _TABLE + phase))
    power = math.sqrt(sum(value * value for value in table) / _TABLE)
    return [value / power for value in table]


def _play(tables: tuple[Signal, Signal], hz: Signal, bright: Signal) -> Signal:
    """Reads two wave tables at the frequency `hz`, blended by `bright` (0–1)."""
    dull, clear = tables
    phase, out = 0.0, []
    for pitch, blend in zip(hz, bright, strict=True):
        phase += pitch * _TABLE / RATE
        phase -= _TABLE * (phase >= _TABLE)
        index = int(phase)
        part, after = phase - index, (index + 1) % _TABLE
        low = dull[index] + part * (dull[after] - dull[index])
        high = clear[index] + part * (clear[after] - clear[index])
        out.append(low + blend * (high - low))
    return out


def _peak(hz: float, centre: float, width: float) -> float:
    return 1.0 / (1.0 + ((hz - centre) / width) ** 2)


def _pitch(rng: Random, seconds: float, hz: Curve, vibrato: float) -> Signal:
    """A held note with the small unsteadiness of a living one; vibrato (in cents) comes late."""
    drift, rate = wander(rng, seconds, 3.0), vary(rng, 5.0, 0.08)
    start = math.tau * rng.random()
    out = []
    for index in range(samples(seconds)):
        time = index / RATE
        late = min(1.0, time / 0.9)
        cents = 9.0 * (drift[index] - 0.5) + vibrato * late * math.sin(start + math.tau * rate * time)
        out.append(hz(time) * 2.0 ** (cents / 1200.0))
    return out


def hum(rng: Random, hz: Curve, seconds: float) -> Signal:
    """Three men humming one note (`hz` over time) with closed lips."""

    def weight(number: int) -> float:
        tone = number * hz(0.0)
        mouth = (
            _peak(tone, 260.0, 110.0) + 0.20 * _peak(tone, 980.0, 170.0) + 0.08 * _peak(tone, 2250.0, 260.0)
        )
        return mouth / math.pow(number, 0.55)

    parts = []
    for _ in range(3):
        tables = (
            _table([weight(number) * 0.75**number for number in range(1, 33)], rng),
            _table([weight(number) for number in range(1, 33)], rng),
        )
        detune = 2.0 ** ((rng.random() - 0.5) * 13.0 / 1200.0)
        pitch = [value * detune for value in _pitch(rng, seconds, hz, 9.0)]
        bright = [0.35 + 0.5 * value for value in wander(rng, seconds, 2.0)]
        late = 0.09 * rng.random()
        arc = line((late, 0.0), (late + vary(rng, 0.38, 0.2), 1.0), (0.62 * seconds, 0.82), (seconds, 0.0))
        parts.append((0.0, 0.33, shape(_play(tables, pitch, bright), arc)))
    breath = shape(band(noise(rng, seconds), 300.0, 1500.0), line((0.0, 0.0), (0.4, 0.02), (seconds, 0.0)))
    return mix(*parts, (0.0, 1.0, breath))


def fool(rng: Random) -> Signal:
    """One man hums, slides off his note, thinks better of it; somewhere the last coin rolls away."""
    slip = line((0.0, D3), (0.55, D3), (1.25, D3 * 2.0 ** (-1.6 / 12.0)), (1.5, D3 * 2.0 ** (-1.5 / 12.0)))
    parts = [(0.0, 0.9, hum(rng, slip, 1.6)), (1.5, 0.55, drum(rng, 0.5))]
    time, gap, level = 1.75, 0.21, 0.5
    while gap > 0.022:
        parts.append((time, level, coin(rng, 0.5 * level)))
        time, gap, level = time + gap, gap * 0.84, level * 0.9
    return mix(*parts)


def sigh_of_stone(rng: Random, seconds: float) -> Signal:
    """Air that moves in the corridor: two hollow, wandering, very low whistles."""
    air = noise(rng, seconds)
    slow, other = wander(rng, seconds, 0.16), wander(rng, seconds, 0.11)

    def at(walk: Signal, low: float, high: float) -> Curve:
        return lambda time: low + (high - low) * walk[min(len(walk) - 1, int(time * RATE))]

    tones = mix(
        (0.0, 1.0, times(sweep(air, at(slow, 150.0, 230.0), 8.0), other)),
        (0.0, 0.6, times(sweep(air, at(other, 310.0, 460.0), 11.0), slow)),
        (0.0, 0.15, band(air, 60.0, 160.0)),
    )
    return lowpass(tones, 900.0)
