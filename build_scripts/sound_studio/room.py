"""The long stone room in which every sound of the game is heard. Takes a dry signal, gives a stereo pair."""

from __future__ import annotations

import math
from typing import NamedTuple

from .signals import RATE, Signal, highpass, lowpass, samples

_DIFFUSERS = ((241, 0.62), (389, 0.6), (557, 0.55))
_LINES = (1327, 1559, 1801, 2069, 2347, 2663, 2953, 3299)
_BLOCK = 1024
_REFLECTIONS = (  # seconds, left, right: table, near wall, ceiling, far wall of a room some eight metres long
    (0.0043, 0.34, 0.34),
    (0.0111, 0.30, 0.12),
    (0.0137, 0.11, 0.28),
    (0.0211, 0.16, 0.20),
    (0.0294, 0.18, 0.08),
    (0.0353, 0.07, 0.17),
    (0.0468, 0.10, 0.09),
)


class Stereo(NamedTuple):
    """Two signals of one length."""

    left: Signal
    right: Signal


class Place(NamedTuple):
    """Where in the room a thing sounds: levels of direct sound, echoes and tail; length and treble."""

    direct: float
    early: float
    tail: float
    t60: float
    dark: float


NEAR = Place(direct=1.0, early=0.30, tail=0.055, t60=0.9, dark=4200.0)
HALL = Place(direct=0.8, early=0.45, tail=0.20, t60=1.5, dark=3200.0)
FAR = Place(direct=0.28, early=0.5, tail=0.45, t60=1.9, dark=2100.0)


def _allpass(signal: Signal, delay: int, feedback: float) -> Signal:
    held = [0.0] * delay
    out = []
    for index, value in enumerate(signal):
        slot = index % delay
        past = held[slot]
        now = value - feedback * past
        held[slot] = now
        out.append(past + feedback * now)
    return out


def _tail(signal: Signal, t60: float, dark: float) -> Stereo:
    """Eight delay lines that feed each other (a Householder network), each losing its treble first."""
    keep = math.exp(-math.tau * dark / RATE)
    losses = [10.0 ** (-3.0 * length / (t60 * RATE)) for length in _LINES]
    lines = [[0.0] * length for length in _LINES]
    states = [0.0] * len(_LINES)
    left: Signal = []
    right: Signal = []
    for start in range(0, len(signal), _BLOCK):
        block = signal[start : start + _BLOCK]
        heads = []
        for index, delayed in enumerate(lines):
            state, loss, head = states[index], losses[index], []
            for value in delayed[: len(block)]:
                state = value + keep * (state - value)
                head.append(state * loss)
            states[index] = state
            heads.append(head)
        shared = [0.25 * sum(values) for values in zip(*heads, strict=True)]
        for index, head in enumerate(heads):
            sign = 1.0 if index % 3 else -1.0
            fed = [
                sign * dry + value - common for dry, value, common in zip(block, head, shared, strict=True)
            ]
            lines[index] = lines[index][len(block) :] + fed
        left.extend(a - b + c - d for a, b, c, d in zip(heads[0], heads[2], heads[5], heads[7], strict=True))
        right.extend(a - b + c - d for a, b, c, d in zip(heads[1], heads[3], heads[4], heads[6], strict=True))
    return Stereo(left, right)


def in_room(dry: Signal, place: Place = NEAR) -> Stereo:
    """`dry` heard at `place`, with its whole echo."""
    padded = dry + [0.0] * samples(place.t60)
    send = highpass(lowpass(padded, place.dark * 1.6), 90.0)
    for delay, feedback in _DIFFUSERS:
        send = _allpass(send, delay, feedback)
    wet = _tail(send, place.t60, place.dark)
    left = [place.direct * value + place.tail * echo for value, echo in zip(padded, wet.left, strict=True)]
    right = [place.direct * value + place.tail * echo for value, echo in zip(padded, wet.right, strict=True)]
    bounced = lowpass(padded, place.dark * 1.8)
    for late, to_left, to_right in _REFLECTIONS:
        shift = samples(late)
        for at, bounce in enumerate(bounced[: len(bounced) - shift], shift):
            left[at] += place.early * to_left * bounce
            right[at] += place.early * to_right * bounce
    return Stereo(left, right)
