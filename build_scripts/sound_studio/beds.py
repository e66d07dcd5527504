"""What sounds without end: torch, tomb and music, each a loop without a seam.

Torch and tomb have lengths without a common measure and run together: their sum repeats after twelve minutes.
"""

from __future__ import annotations

import math
from random import Random

from .fire import torch_bed
from .room import FAR, HALL, NEAR, Stereo, in_room
from .signals import Signal, mix, samples
from .stone import drip, drum
from .voices import A2, A3, C3, C4, D2, D3, D4, E3, F3, G2, G3, sigh_of_stone, viol

TORCH_SECONDS, TOMB_SECONDS, MUSIC_SECONDS = 23.0, 31.0, 72.0
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


def torch(rng: Random) -> Stereo:
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


_SCORE = (  # start, level, note, seconds; long silences, no phrase repeated
    (0.0, 0.50, D2, 9.0),
    (1.2, 0.75, D3, 3.4),
    (4.3, 0.60, F3, 1.9),
    (6.0, 0.55, E3, 1.7),
    (7.5, 0.70, D3, 4.2),
    (15.5, 0.55, A3, 2.7),
    (17.9, 0.50, G3, 1.6),
    (19.3, 0.60, E3, 4.4),
    (19.3, 0.40, A2, 5.0),
    (28.0, 0.45, G2, 7.5),
    (29.0, 0.55, G3, 2.1),
    (30.9, 0.55, A3, 1.5),
    (32.2, 0.60, C4, 3.0),
    (35.0, 0.45, A3, 3.8),
    (44.0, 0.50, D2, 10.0),
    (46.0, 0.45, A2, 7.0),
    (49.0, 0.50, D4, 2.2),
    (51.0, 0.50, C4, 1.4),
    (52.2, 0.55, A3, 2.6),
    (54.6, 0.45, F3, 1.7),
    (56.1, 0.55, G3, 4.6),
    (63.0, 0.40, C3, 3.0),
    (65.6, 0.50, A2, 5.5),
)
_BEATS = (0.0, 0.62, 12.6, 13.2, 13.6, 26.4, 27.0, 40.2, 41.6, 42.2, 42.6, 60.4, 61.0, 70.6)


def music(rng: Random) -> Stereo:
    """A bass viol thinking aloud, a frame drum that agrees from time to time."""
    bowed = mix(*((start, level, viol(rng, note, seconds)) for start, level, note, seconds in _SCORE))
    beats = mix(*((start, 0.45 + 0.4 * rng.random(), drum(rng, 0.75)) for start in _BEATS))
    parts = []
    for level, pan, dry in ((0.8, -0.2, bowed), (0.9, 0.3, beats)):
        heard = in_room(dry, HALL)
        parts.append(
            (level, pan, Stereo(_folded(heard.left, MUSIC_SECONDS), _folded(heard.right, MUSIC_SECONDS)))
        )
    return _sum(*parts)
