"""From parts to finished sound: the room, the loop, and the level."""

from __future__ import annotations

import math
from collections.abc import Sequence

import numpy
import pyloudnorm
from scipy import signal

from .notation import BEATS
from .parts import Part
from .playing import BEAT_SAMPLES, RATE, played

BAR_SAMPLES = BEATS * BEAT_SAMPLES
EDGE = 4096
"""Samples of its other end that a packed loop has at each end, for the decoder to begin and end in."""
PEAK_LIMIT = 10.0 ** (-2.0 / 20.0)
_BLEND = RATE // 20
_T60 = 2.6
_WET_DB = -13.0


def _echo() -> numpy.ndarray:
    """How the vault answers a stroke: noise that dies away, its treble first; left and right differ."""
    rng = numpy.random.default_rng(2026)
    count = round(_T60 * RATE)
    time = numpy.arange(count) / RATE
    noise = rng.standard_normal((count, 2))
    out = numpy.zeros((count, 2))
    for low, high, t60 in ((80, 400, _T60), (400, 1600, 2.0), (1600, 4500, 1.2)):
        band = signal.sosfilt(signal.butter(2, (low, high), "band", fs=RATE, output="sos"), noise, axis=0)
        out += band * (10.0 ** (-3.0 * time / t60))[:, None]
    rise = round(0.025 * RATE)
    out[:rise] *= numpy.linspace(0.0, 1.0, rise)[:, None]
    return out / math.sqrt((out**2).sum() / 2.0)


def in_vault(dry: numpy.ndarray) -> numpy.ndarray:
    """`dry` as it sounds in the vault."""
    wet = signal.fftconvolve(dry, _echo(), axes=0)[: len(dry)]
    mixed = dry + 10.0 ** (_WET_DB / 20.0) * wet
    rumble = signal.butter(2, 45.0, "high", fs=RATE, output="sos")
    return signal.sosfilt(rumble, mixed, axis=0)


def loop(parts: Sequence[Part], bars: int, name: str) -> numpy.ndarray:
    """A loop without a seam: the second of three passes, its start blended with what follows its end."""
    length = bars * BAR_SAMPLES
    whole = sum(
        (played(part, bars * BEATS, passes=3, seed=f"{name}-{number}") for number, part in enumerate(parts)),
        start=numpy.zeros((1, 2)),
    )
    sound = in_vault(whole)
    once = sound[length : 2 * length].copy()
    share = numpy.linspace(0.0, 1.0, _BLEND)[:, None]
    once[:_BLEND] = share * once[:_BLEND] + (1.0 - share) * sound[2 * length : 2 * length + _BLEND]
    return once


def tune(parts: Sequence[Part], beats: float, name: str) -> numpy.ndarray:
    """A piece that ends, with its echo."""
    whole = sum(
        (played(part, beats, passes=1, seed=f"{name}-{number}") for number, part in enumerate(parts)),
        start=numpy.zeros((1, 2)),
    )
    sound = in_vault(whole)
    floor = 10.0 ** (-48.0 / 20.0) * abs(sound).max()
    last = numpy.nonzero(abs(sound).max(axis=1) > floor)[0][-1]
    sound = sound[: last + 1]
    fade = min(len(sound), RATE // 2)
    sound[-fade:] *= numpy.cos(numpy.linspace(0.0, math.pi / 2.0, fade))[:, None]
    rise = RATE // 200
    sound[:rise] *= numpy.linspace(0.0, 1.0, rise)[:, None]
    return sound


def loudness(sound: numpy.ndarray) -> float:
    """Integrated loudness in LUFS (EBU R128)."""
    return float(pyloudnorm.Meter(RATE).integrated_loudness(sound))


def at_loudness(sound: numpy.ndarray, wanted: float) -> numpy.ndarray:
    """`sound` at `wanted` LUFS; raises ValueError where its peaks would pass the limit."""
    out = sound * 10.0 ** ((wanted - loudness(sound)) / 20.0)
    if abs(out).max() > PEAK_LIMIT:
        raise ValueError(f"peaks at {20.0 * math.log10(abs(out).max()):.1f} dBFS")
    return out
