"""What sounds on and on: the ambience, a loop without a seam, and the phrases of the music."""

from __future__ import annotations

import math
from random import Random
from typing import NamedTuple

from .fire import torch_bed
from .mastering import level
from .room import FAR, HALL, NEAR, Stereo, in_room
from .signals import Signal, mix, samples
from .stone import drip, drum
from .voices import A2, A3, C3, C4, D2, D3, D4, E3, F3, G2, G3, sigh_of_stone, viol

SECONDS = 53.0
"""Length of the ambience: too long, and too even, to be heard as a loop."""

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


def _torches(rng: Random) -> Stereo:
    """A torch near on the left, another down the room on the right."""
    seconds = SECONDS + _OVERLAP
    near = in_room(torch_bed(rng, seconds), NEAR)
    far = in_room(torch_bed(rng, seconds), HALL)
    both = _sum((1.0, -0.45, near), (0.5, 0.6, far))
    return Stereo(_woven(both.left, SECONDS), _woven(both.right, SECONDS))


def _tomb(rng: Random) -> Stereo:
    """Moving air, and now and then water: four leaks, each in its own place and its own time."""
    air_left, air_right = (_woven(sigh_of_stone(rng, SECONDS + _OVERLAP), SECONDS) for _ in range(2))
    leaks = []
    for pan in (-0.8, -0.25, 0.35, 0.85):
        time, drops = 6.0 * rng.random(), []
        while time < SECONDS:
            drops.append((time, 0.3 + 0.7 * rng.random() ** 2, drip(rng)))
            time += 5.0 + 11.0 * rng.random()
        heard = in_room(mix(*drops), FAR)
        wet = Stereo(_folded(heard.left, SECONDS), _folded(heard.right, SECONDS))
        leaks.append((0.5, pan, wet))
    return _sum((0.35, 0.0, Stereo(air_left, air_right)), *leaks)


def ambience(rng: Random) -> Stereo:
    """Torches close by, and behind them the tomb."""
    return _sum((1.0, 0.0, level(_torches(rng), -30.0)), (1.0, 0.0, level(_tomb(rng), -33.0)))


class Phrase(NamedTuple):
    """A few bars: notes (start, level, pitch, seconds), and strokes of the drum (start, strength)."""

    notes: tuple[tuple[float, float, float, float], ...]
    beats: tuple[tuple[float, float], ...] = ()


PHRASES = (
    Phrase(
        (
            (0.0, 0.5, D2, 9.0),
            (1.2, 0.75, D3, 3.4),
            (4.3, 0.6, F3, 1.9),
            (6.0, 0.55, E3, 1.7),
            (7.5, 0.7, D3, 4.2),
        ),
        ((0.0, 0.6), (0.62, 0.45)),
    ),
    Phrase(((0.0, 0.55, A3, 2.7), (2.4, 0.5, G3, 1.6), (3.8, 0.6, E3, 4.4), (3.8, 0.4, A2, 5.0))),
    Phrase(
        (
            (0.0, 0.45, G2, 7.5),
            (1.0, 0.55, G3, 2.1),
            (2.9, 0.55, A3, 1.5),
            (4.2, 0.6, C4, 3.0),
            (7.0, 0.45, A3, 3.8),
        ),
        ((8.6, 0.4), (9.2, 0.3)),
    ),
    Phrase(
        (
            (0.0, 0.5, D2, 10.0),
            (2.0, 0.45, A2, 7.0),
            (5.0, 0.5, D4, 2.2),
            (7.0, 0.5, C4, 1.4),
            (8.2, 0.55, A3, 2.6),
            (10.6, 0.45, F3, 1.7),
            (12.1, 0.55, G3, 4.6),
        )
    ),
    Phrase(((0.0, 0.4, C3, 3.0), (2.6, 0.5, A2, 5.5)), ((5.2, 0.5), (5.8, 0.4), (6.2, 0.3))),
    Phrase((), ((0.0, 0.6), (0.62, 0.4), (1.0, 0.5), (3.1, 0.35))),
    Phrase((), ((0.0, 0.5), (1.4, 0.6), (2.0, 0.4), (2.4, 0.3))),
)
"""A bass viol thinking aloud in dorian D, and a frame drum that sometimes agrees. Any order will do."""


def phrase(rng: Random, score: Phrase) -> Signal:
    """One phrase, dry."""
    bowed = [(start, loud, viol(rng, note, seconds)) for start, loud, note, seconds in score.notes]
    return mix(*bowed, *((start, 1.6 * strength, drum(rng, 0.75)) for start, strength in score.beats))
