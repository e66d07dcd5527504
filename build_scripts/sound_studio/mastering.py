"""The last step of every sound: level, ends, and the sixteen-bit file. Knows no sound of the game."""

from __future__ import annotations

import io
import math
import sys
import wave
from array import array

from .room import Stereo
from .signals import RATE, Signal, gain, high_shelf, highpass, samples, scaled

PEAK_LIMIT_DB = -2.0
"""No sample of a finished sound is above this; the encoder may add a little, and -1 dBFS is the promise."""

SILENCE_DB = -64.0
"""A tail below this is cut: no living room is so quiet that it would be heard."""

LEAD = 0.006
"""Seconds of silence before every short sound."""

_WINDOW, _HOP = samples(0.1), samples(0.025)


def loudness_db(sound: Stereo) -> float:
    """The loudest tenth of a second, weighted as ears weigh it (after ITU-R BS.1770), in dBFS."""
    energy = [0.0] * len(sound.left)
    for side in sound:
        weighted = high_shelf(highpass(side, 60.0), 1500.0, 4.0)
        energy = [total + 0.5 * value * value for total, value in zip(energy, weighted, strict=True)]
    starts = range(0, max(1, len(energy) - _WINDOW + 1), _HOP)
    loudest = max(sum(energy[start : start + _WINDOW]) for start in starts)
    return 10.0 * math.log10(max(loudest / _WINDOW, 1e-12))


def level(sound: Stereo, target_db: float) -> Stereo:
    """`sound` at the loudness `target_db`, or quieter where its peak would pass the limit."""
    wanted = gain(target_db - loudness_db(sound))
    peak = max(max(map(abs, sound.left)), max(map(abs, sound.right)))
    factor = min(wanted, gain(PEAK_LIMIT_DB) / peak)
    return Stereo(scaled(sound.left, factor), scaled(sound.right, factor))


def trimmed(sound: Stereo, fade: float = 0.09) -> Stereo:
    """`sound` without rumble and inaudible tail; it begins and ends in silence.

    Vorbis smears a stroke into the silence before it, where ears that are about to hear it are deaf.
    """
    left, right = highpass(sound.left, 45.0), highpass(sound.right, 45.0)
    loud = list(map(max, map(abs, left), map(abs, right)))
    floor = max(gain(SILENCE_DB), gain(-58.0) * max(loud))
    last = max(index for index, value in enumerate(loud) if value > floor)
    count = min(len(left), last + samples(fade))
    lead = [0.0] * samples(LEAD)
    return Stereo(lead + _faded(left[:count], fade), lead + _faded(right[:count], fade))


def _faded(signal: Signal, fade: float) -> Signal:
    out = signal[:]
    rise, fall = samples(0.0007), samples(fade)
    for index in range(rise):
        out[index] *= 0.5 - 0.5 * math.cos(math.pi * index / rise)
    for index in range(fall):
        out[-1 - index] *= 0.5 - 0.5 * math.cos(math.pi * index / fall)
    return out


def wave_file(sound: Stereo) -> bytes:
    """`sound` as a 44.1 kHz, 16-bit, stereo WAV file; raises ValueError rather than clip."""
    data = array("h")
    for pair in zip(sound.left, sound.right, strict=True):
        for value in pair:
            if not -1.0 < value < 1.0:
                raise ValueError("the sound would clip")
            data.append(round(value * 32767.0))
    if sys.byteorder == "big":
        data.byteswap()
    file = io.BytesIO()
    with wave.open(file, "wb") as writer:
        writer.setnchannels(2)
        writer.setsampwidth(2)
        writer.setframerate(RATE)
        writer.writeframes(data.tobytes())
    return file.getvalue()
