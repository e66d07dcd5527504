"""Music that ends: the house that turns up, victory and defeat (docs/music.md). Each starts with its beat."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from . import instruments as play
from .notation import read_line
from .parts import Instrument, Part


class Tune(NamedTuple):
    """A short piece: its length in beats, its loudness in LUFS, and who plays what."""

    beats: float
    loudness: float
    parts: tuple[Part, ...]


def _part(instrument: Instrument, text: str, level: float = 0.0, pan: float = 0.0) -> Part:
    return Part(instrument, read_line(text, bars=False), level, pan)


def _tower() -> Tune:
    """Horns: the fifth, and once more from above."""
    return Tune(
        6.0,
        -22.0,
        (
            _part(play.HORNS, "@74 D3:1 A3:2 G3:.5 A3:2.5", pan=-0.3),
            _part(play.HORNS, "@60 -:1 D3:2 C3:.5 D3:2.5", -4.0, -0.1),
        ),
    )


def _moon() -> Tune:
    """A flute that turns round its fifth."""
    return Tune(
        6.0,
        -23.0,
        (
            _part(play.FLUTE, "@66 A4:1.5 C5:.5 A4:.5 G4:.5 E4:1 A4:2", pan=0.25),
            _part(play.HARP, "@50 -:1.5 A3:1.5 E4:1 A4:2", -6.0, 0.1),
        ),
    )


def _pine() -> Tune:
    """A lute walks down to the root."""
    return Tune(
        6.0,
        -22.0,
        (_part(play.LUTE, "@72 D4:.5 E4:.5 G4:1 A4:1 G4:.5 E4:.5 D4+A3:2", pan=-0.2),),
    )


def _star() -> Tune:
    """A dulcimer leaps to the octave."""
    return Tune(
        6.0,
        -23.0,
        (
            _part(play.DULCIMER, "@66 D4:.5 A4:.5 D5:1.5 C5:.5 A4:1 D4+D5:2", pan=0.3),
            _part(play.CELESTA, "@44 -:1 D5:2.5 -:.5 A5:2", -6.0, 0.45),
        ),
    )


def _victory(top: str, tenor: str, harp: str) -> Tune:
    """The motif of the crypt turned to the major: it climbs where it used to sink."""
    return Tune(
        10.0,
        -17.0,
        (
            _part(play.HORNS, f"@84 {top}", 0.0, -0.2),
            _part(play.HORNS, f"@70 {tenor}", -3.0, 0.2),
            _part(play.LOW_STRINGS, "@78 D3+A3:2 D3+A3:2 G3+B3:2 D3+F#3+A3:4", -3.0),
            _part(play.CONTRABASS, "@76 D2:4 G2:2 D2:4", -2.0),
            _part(play.HARP, f"@70 {harp}", -3.0, 0.3),
            _part(play.TUBULAR_BELLS, "@60 D4:4 -:2 D5:4", -8.0, -0.3),
            _part(play.TIMPANI, "@78 D2:1.5 @60 D2:.5 A2:2 @64 D2:.5 D2:.5 D2:1 @84 D2:4", -5.0),
        ),
    )


def _defeat(viol: str, choir: str) -> Tune:
    """The motif sinks by the half-tone over the root and ends on the bare fifth."""
    return Tune(
        9.0,
        -20.0,
        (
            _part(play.VIOL, f"@76 {viol}", 0.0, -0.2),
            _part(play.MEN, f"@56 {choir}", -6.0, 0.2),
            _part(play.CONTRABASS, "@66 D2:5 D2:4", -3.0),
            _part(play.BASS_DRUM, "@60 D2:5 @40 D2:4", -8.0),
        ),
    )


TUNES: dict[str, Callable[[], Tune]] = {
    "motif-tower": _tower,
    "motif-moon": _moon,
    "motif-pine": _pine,
    "motif-star": _star,
    "victory.1": lambda: _victory(
        "D4:1 A4:3 B4:1 A4:1 F#4:4",
        "A3:1 F#4:3 G4:1 E4:1 D4:4",
        "-:4 D4:.5 G4:.5 B4:.5 D5:.5 D4:.5 F#4:.5 A4:.5 D5:2",
    ),
    "victory.2": lambda: _victory(
        "A3:1 D4:3 E4:1 G4:1 A4:4",
        "F#3:1 A3:3 B3:1 D4:1 F#4:4",
        "-:4 B3:.5 D4:.5 G4:.5 B4:.5 A3:.5 D4:.5 F#4:.5 A4:2",
    ),
    "victory.3": lambda: _victory(
        "D4:2 F#4:1 A4:1 B4:1 G4:1 A4:4",
        "A3:2 D4:2 D4:2 F#4:4",
        "-:4 G3:.5 B3:.5 D4:.5 G4:.5 D4:.5 A4:.5 F#4:.5 D5:2",
    ),
    "defeat.1": lambda: _defeat("A3:2 G3:1 F3:1 Eb3:1 D3:4", "F3:3 Eb3:2 D3+A2:4"),
    "defeat.2": lambda: _defeat("D4:2 Bb3:1 A3:1 Eb3:1 D3:4", "D3:3 C3:2 A2+D3:4"),
    "defeat.3": lambda: _defeat("F3:1 A3:2 G3:1 Eb3:1 D3:4", "A3:3 G3:2 D3+A2:4"),
}
