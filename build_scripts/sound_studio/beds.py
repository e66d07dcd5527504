"""The ambience: torches and tomb, two loops without a seam."""

from __future__ import annotations

import math
from random import Random

from .fire import torch_bed
from .room import FAR, HALL, NEAR, Stereo, in_room
from .signals import Signal, mix, samples
from .stone import drip
from .voices import sigh_of_stone

TORCH_SECONDS, TOMB_SECONDS = 11.3, 17.1
"""Lengths of the two: even sounds, which begin together again after half an hour only."""

_OVERLAP = 3.0


def _woven(signal: Signal, seconds: float) -> Signal:
    """A steady noise as a loop: what runs past the end fades over the beginning at equal power."""
    length, overlap = samples(seconds), samples(_OVERLAP)
    out = signal[:length]
    for index in range(overlap):
        angle = 0.5 * math.pi * index / overlap
        out[index] = signal[index] * math.sin(angle) + signal[length + index] * math.cos(angle)
    return out


def _folded(signal: Signal, seconds: float) -> Signal:
    """Single sounds as a loop: what rings past the end rings on at the beginning."""
    length = samples(seconds)
    out = signal[:length] + [0.0] * (length - len(signal))
    for index in range(length, len(signal)):
        out[index % length] += signal[index]
    return out


def _sum(*parts: tuple[float, float, Stereo]) -> Stereo:
    """Sum of (level, pan, sound) parts; pan from -1 (left) to 1 (right)."""
    left = mix(*((0.0, level * min(1.0, 1.0 - pan), sound.left) for level, pan, sound in parts))
    right = mix(*((0.0, level * min(1.0, 1.0 + pan), sound.right) for level, pan, sound in parts))
    return Stereo(left, right)


def torches(rng: Random) -> Stereo:
    """A torch near on the left, another down the room on the right."""
    seconds = TORCH_SECONDS + _OVERLAP
    near = in_room(torch_bed(rng, seconds), NEAR)
    far = in_room(torch_bed(rng, seconds), HALL)
    both = _sum((1.0, -0.45, near), (0.5, 0.6, far))
    return Stereo(_woven(both.left, TORCH_SECONDS), _woven(both.right, TORCH_SECONDS))


def tomb(rng: Random) -> Stereo:
    """Moving air, and now and then water: four leaks, each in its own place and its own time."""
    air_left, air_right = (
        _woven(sigh_of_stone(rng, TOMB_SECONDS + _OVERLAP), TOMB_SECONDS) for _ in range(2)
    )
    leaks = []
    for pan in (-0.8, -0.25, 0.35, 0.85):
        time, drops = 6.0 * rng.random(), []
        while time < TOMB_SECONDS:
            drops.append((time, 0.3 + 0.7 * rng.random() ** 2, drip(rng)))
            time += 5.0 + 11.0 * rng.random()
        heard = in_room(mix(*drops), FAR)
        wet = Stereo(_folded(heard.left, TOMB_SECONDS), _folded(heard.right, TOMB_SECONDS))
        leaks.append((0.5, pan, wet))
    return _sum((0.35, 0.0, Stereo(air_left, air_right)), *leaks)
