"""Raw material of every sound: noise, envelopes, filters and struck bodies. Knows no sound of the game.

A signal is a list of samples at `RATE`; times are seconds, frequencies hertz, gains linear.
Every random number comes from the generator that is handed in, so that a sound is the same on every machine.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from random import Random
from typing import NamedTuple

RATE = 44_100
Signal = list[float]
Curve = Callable[[float], float]


class Mode(NamedTuple):
    """One way in which a struck body rings: frequency, time to fall by 60 dB, and strength."""

    hz: float
    t60: float
    gain: float


Body = Sequence[Mode]


def samples(seconds: float) -> int:
    return round(seconds * RATE)


def gain(decibels: float) -> float:
    return math.pow(10.0, decibels / 20.0)


def vary(rng: Random, value: float, amount: float) -> float:
    """`value` changed by up to ±`amount` of itself."""
    return value * (1.0 + amount * (2.0 * rng.random() - 1.0))


def noise(rng: Random, seconds: float) -> Signal:
    draw = rng.random
    return [2.0 * draw() - 1.0 for _ in range(samples(seconds))]


def wander(rng: Random, seconds: float, hz: float) -> Signal:
    """A smooth random walk between 0 and 1 that finds a new aim `hz` times a second."""
    step = max(1, round(RATE / hz))
    here = rng.random()
    out: Signal = []
    ease = [0.5 - 0.5 * math.cos(math.pi * i / step) for i in range(step)]
    while len(out) < samples(seconds):
        there = rng.random()
        out.extend(here + (there - here) * part for part in ease)
        here = there
    return out[: samples(seconds)]


def line(*points: tuple[float, float]) -> Curve:
    """The curve through (time, value) points, eased by half cosines, flat outside them."""

    def at(time: float) -> float:
        before = points[0]
        for point in points:
            if time < point[0]:
                span = point[0] - before[0]
                part = 0.5 - 0.5 * math.cos(math.pi * (time - before[0]) / span) if span else 1.0
                return before[1] + (point[1] - before[1]) * part
            before = point
        return before[1]

    return at


def swell(attack: float, fall: float) -> Curve:
    """A curve that rises to 1 in `attack` and then falls by 60 dB in `fall`."""
    return lambda time: (
        math.sin(0.5 * math.pi * time / attack) if time < attack else 10.0 ** (-3.0 * (time - attack) / fall)
    )


def shape(signal: Signal, curve: Curve) -> Signal:
    return [value * curve(index / RATE) for index, value in enumerate(signal)]


def times(left: Signal, right: Signal) -> Signal:
    return [a * b for a, b in zip(left, right, strict=True)]


def scaled(signal: Signal, factor: float) -> Signal:
    return [value * factor for value in signal]


def softened(signal: Signal, ceiling: float) -> Signal:
    """`signal` with what stands out pressed down below `ceiling`; the quiet stays as it is."""
    return [ceiling * math.tanh(value / ceiling) for value in signal]


def mix(*parts: tuple[float, float, Signal]) -> Signal:
    """Sum of (start time, gain, signal) parts, as long as the last of them needs."""
    out = [0.0] * max(samples(start) + len(signal) for start, _, signal in parts)
    for start, level, signal in parts:
        for index, value in enumerate(signal, samples(start)):
            out[index] += level * value
    return out


def _biquad(signal: Signal, b: tuple[float, float, float], a: tuple[float, float, float]) -> Signal:
    b0, b1, b2 = (value / a[0] for value in b)
    a1, a2 = a[1] / a[0], a[2] / a[0]
    s1 = s2 = 0.0
    out = []
    for value in signal:
        y = b0 * value + s1
        s1 = b1 * value - a1 * y + s2
        s2 = b2 * value - a2 * y
        out.append(y)
    return out


def _angle(hz: float, q: float) -> tuple[float, float]:
    omega = math.tau * min(hz, 0.49 * RATE) / RATE
    return math.cos(omega), math.sin(omega) / (2.0 * q)


def lowpass(signal: Signal, hz: float, q: float = 0.707) -> Signal:
    cos, alpha = _angle(hz, q)
    half = (1.0 - cos) / 2.0
    return _biquad(signal, (half, 1.0 - cos, half), (1.0 + alpha, -2.0 * cos, 1.0 - alpha))


def highpass(signal: Signal, hz: float, q: float = 0.707) -> Signal:
    cos, alpha = _angle(hz, q)
    half = (1.0 + cos) / 2.0
    return _biquad(signal, (half, -1.0 - cos, half), (1.0 + alpha, -2.0 * cos, 1.0 - alpha))


def band(signal: Signal, low: float, high: float) -> Signal:
    """What lies between two frequencies, with gentle (12 dB an octave) edges."""
    return lowpass(highpass(signal, low), high)


def high_shelf(signal: Signal, hz: float, decibels: float) -> Signal:
    """Everything well above `hz` raised (or lowered) by `decibels`."""
    cos, alpha = _angle(hz, 0.707)
    a = 10.0 ** (decibels / 40.0)
    root = 2.0 * math.sqrt(a) * alpha
    return _biquad(
        signal,
        (
            a * (a + 1.0 + (a - 1.0) * cos + root),
            -2.0 * a * (a - 1.0 + (a + 1.0) * cos),
            a * (a + 1.0 + (a - 1.0) * cos - root),
        ),
        (
            a + 1.0 - (a - 1.0) * cos + root,
            2.0 * (a - 1.0 - (a + 1.0) * cos),
            a + 1.0 - (a - 1.0) * cos - root,
        ),
    )


def sweep(signal: Signal, hz: Curve, q: float) -> Signal:
    """A band filter whose centre moves along `hz`; the filter is retuned every 16 samples."""
    low = mid = 0.0
    damp = 1.0 / q
    out: Signal = []
    for start in range(0, len(signal), 16):
        tune = math.tan(math.pi * hz(start / RATE) / RATE)
        scale = 1.0 / (1.0 + tune * (tune + damp))
        for value in signal[start : start + 16]:
            high = (value - low - (damp + tune) * mid) * scale
            now = tune * high + mid
            mid = tune * high + now
            out.append(now * damp)
            flow = tune * now + low
            low = tune * now + flow
    return out


def tap(milliseconds: float) -> Signal:
    """The push of one contact: half a sine of unit area. Short contacts (hard, light) ring brighter."""
    count = max(2, round(milliseconds * RATE / 1000.0))
    push = [math.sin(math.pi * (i + 0.5) / count) for i in range(count)]
    total = sum(push)
    return [value / total for value in push]


def ring(force: Signal, body: Body, rng: Random | None = None) -> Signal:
    """How `body` answers `force`. With `rng` every mode is a little off: no two strokes are the same."""
    tail = max(mode.t60 for mode in body)
    out = [0.0] * (len(force) + samples(tail))
    for mode in body:
        hz, t60, level = mode
        if rng is not None:
            hz, t60, level = vary(rng, hz, 0.03), vary(rng, t60, 0.2), vary(rng, level, 0.35)
        radius = 10.0 ** (-3.0 / (t60 * RATE))
        theta = math.tau * hz / RATE
        c1, c2, push = 2.0 * radius * math.cos(theta), -radius * radius, level * math.sin(theta)
        y1 = y2 = 0.0
        count = min(len(out), len(force) + samples(t60))
        for index, value in enumerate(force):
            y2, y1 = y1, push * value + c1 * y1 + c2 * y2
            out[index] += y1
        for index in range(len(force), count):
            y2, y1 = y1, c1 * y1 + c2 * y2
            out[index] += y1
    return out


def scaled_body(body: Body, pitch: float = 1.0, length: float = 1.0) -> list[Mode]:
    """The same body larger (`pitch` < 1) or less damped (`length` > 1)."""
    return [Mode(mode.hz * pitch, mode.t60 * length, mode.gain) for mode in body]


def rub(rng: Random, seconds: float, slips: Curve, pressure: Curve, hiss: float) -> Signal:
    """The force of one thing dragged over another: `slips` jerks a second, over `hiss` of fine grain."""
    force = [hiss * pressure(i / RATE) * (2.0 * rng.random() - 1.0) for i in range(samples(seconds))]
    time = 0.0
    while time < seconds - 0.002:
        force[samples(time)] += pressure(time) * (0.25 + 0.75 * rng.random() ** 2)
        time += (0.35 + 1.3 * rng.random()) / slips(time)
    return force
