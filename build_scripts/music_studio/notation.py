"""Music as text: notes with lengths in beats, in bars of six.

A line is `D4:3 A4:3 | G4:2 E4:1 F4:3`: notes (or `D3+A3` at once, or `-` for a rest) with their lengths, bars
divided by `|`. `@70` sets the strength (1–127) of what follows.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import NamedTuple

BEATS = 6
"""Beats in a bar."""

_STEPS = {"C": 0, "D": 2, "E": 4, "F": 5, "G": 7, "A": 9, "B": 11}
_NOTE = re.compile(r"([A-G])([#b]?)(\d)")


class Note(NamedTuple):
    """A note: start and length in beats, pitch as in MIDI (60 is middle C), strength 1–127."""

    start: float
    length: float
    pitch: int
    strength: int


def pitch(name: str) -> int:
    """The MIDI number of `D4`, `Bb3` or `F#2`; raises ValueError for anything else."""
    match = _NOTE.fullmatch(name)
    if match is None:
        raise ValueError(f"{name!r} is not a note")
    letter, sign, octave = match.groups()
    return _STEPS[letter] + {"": 0, "#": 1, "b": -1}[sign] + 12 * (int(octave) + 1)


def read_line(text: str, *, start: float = 0.0, strength: int = 70, bars: bool = True) -> list[Note]:
    """The notes of one voice from beat `start` on; raises ValueError for a bar that is not full.

    Without `bars` the line is free of them.
    """
    notes: list[Note] = []
    for number, bar in enumerate(text.split("|"), 1):
        begun = start
        for token in bar.split():
            if token.startswith("@"):
                strength = int(token[1:])
                continue
            names, _, beats = token.partition(":")
            length = float(beats)
            notes.extend(Note(start, length, each, strength) for each in _pitches(names))
            start += length
        if bars and abs(start - begun - BEATS) > 1e-6:
            raise ValueError(f"bar {number} has {start - begun:g} beats: {bar.strip()}")
    return notes


def moved(notes: list[Note], *, steps: int = 0, strength: float = 1.0) -> list[Note]:
    """The same notes `steps` half-tones higher and `strength` times as strong."""
    return [
        note._replace(pitch=note.pitch + steps, strength=max(1, round(note.strength * strength)))
        for note in notes
    ]


def _pitches(names: str) -> Iterator[int]:
    if names != "-":
        yield from (pitch(name) for name in names.split("+"))
