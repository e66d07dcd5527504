"""The music that goes on and on: layers of twelve bars (the drone: of four) for any company (docs/music.md).

All but the Ghost's share one plan of harmonies over the held D, a chord for each bar in D Dorian:

    Dm  Dm  C  G | Dm  F  C  Am | Dm  G  Am  D (open)
"""

from __future__ import annotations

from collections.abc import Callable

from . import instruments as play
from .notation import BEATS, Note, moved, read_line
from .parts import Part

BARS = 12

_VIOL = """
    @72 D3:3 A3:3 | G3:2 E3:1 F3:3 | E3:4 -:2 | -:2 @66 D4:2 B3:1 A3:1
    | @70 A3:4 -:2 | C4:2 A3:1 F3:3 | G3:3 E3:2 C3:1 | E3:4 -:2
    | @76 -:1 A3:1 C4:1 D4:3 | B3:2 G3:1 A3:1 B3:2 | @70 A3:3 C4:1 E3:2 | @66 D3:4 -:2
"""
_CHOIR = (
    "@64 -:1 F3:5 | F3:6 | G3:6 | G3:5 -:1 | -:1 F3:5 | F3:6 | E3:6 | E3:5 -:1"
    "| -:1 F3:5 | G3:6 | A3:6 | A3:2 G3:3 -:1",
    "@60 -:1 D3:5 | D3:6 | E3:6 | D3:5 -:1 | -:1 D3:5 | C3:6 | C3:6 | C3:5 -:1"
    "| -:1 D3:5 | D3:6 | E3:6 | D3:5 -:1",
    "@64 -:1 A2:5 | A2:6 | G2:6 | B2:5 -:1 | -:1 A2:5 | A2:6 | G2:6 | A2:5 -:1"
    "| -:1 A2:5 | B2:6 | A2:6 | A2:5 -:1",
)
_HARP = """
    @58 D3:1 A3:1 D4:1 F4:1 D4:1 A3:1 | D3:1 A3:1 E4:1 F4:2 A3:1 | C3:1 G3:1 C4:1 E4:2 G3:1
    | G2:1 D3:1 B3:1 D4:2 G3:1 | D3:1 A3:1 D4:1 F4:2 D4:1 | F3:1 C4:1 F4:1 A4:2 C4:1
    | C3:1 G3:1 E4:1 G4:2 E4:1 | A2:1 E3:1 C4:1 E4:3 | D3:1 A3:1 D4:1 F4:2 A3:1
    | G2:1 D3:1 B3:1 G4:2 D4:1 | A2:1 E3:1 A3:1 E4:2 A3:1 | D3:1 A3:1 D4:1 A4:3
"""
_FLUTE = """
    @64 D4:3 A4:3 | G4:2 E4:1 F4:3 | E4:2 G4:1 E4:3 | D4:4 -:2
    | -:1 @70 A4:2 C5:1 D5:2 | C5:3 A4:3 | G4:2 A4:1 G4:1 E4:2 | E4:4 -:2
    | @72 F4:1 G4:1 A4:1 D5:3 | B4:2 D5:1 B4:1 G4:2 | @66 A4:3 E4:3 | @60 D4:4 -:2
"""
_GHOST_GLASS = """
    @58 A4:3 Bb4:3 | A4:4 -:2 | Eb4:3 D4:3 | -:6 | G4:2 A4:1 Bb4:3 | A4:5 -:1
    | @52 Eb5:3 D5:3 | -:6 | Bb4:3 A4:3 | G4:2 Eb4:1 F4:3 | Eb4:3 D4:3 | -:6
"""
_GHOST_VOICES = (
    "@50 -:6 | A3:6 | Bb3:5 -:1 | A3:5 -:1 | -:6 | C4:6 | Bb3:5 -:1 | A3:5 -:1"
    "| -:6 | Bb3:6 | C4:5 -:1 | A3:5 -:1",
    "@50 -:6 | F3:6 | G3:5 -:1 | F3:5 -:1 | -:6 | Eb3:6 | G3:5 -:1 | F3:5 -:1"
    "| -:6 | G3:6 | Eb3:5 -:1 | F3:5 -:1",
)
_GHOST_CELESTA = """
    @44 -:6 | -:4 A5:.5 Bb5:.5 A5:1 | -:6 | -:2 Eb5:.5 D5:.5 -:3 | -:6 | -:6
    | -:6 | -:3 A5:.5 Bb5:.5 Eb5:2 | -:6 | -:6 | -:6 | -:4 D5:.5 Eb5:.5 D5:1
"""
_TREMOLO = """
    @52 -:6 | D4+F4:6 | C4+E4:6 | B3+G4:5 -:1 | -:6 | C4+F4:6 | C4+G4:6 | C4+E4:5 -:1
    | -:6 | D4+G4:6 | E4+A4:6 | D4+A4:5 -:1
"""
_FIGURE = {
    "Dm": "D3:1 D3:.5 A3:.5 D3:.5 F3:.5 D3:1 E3:.5 F3:.5 A2:1",
    "C": "C3:1 C3:.5 G3:.5 C3:.5 E3:.5 C3:1 D3:.5 E3:.5 G2:1",
    "G": "D3:1 D3:.5 B3:.5 D3:.5 G3:.5 D3:1 A3:.5 B3:.5 G2:1",
    "F": "F3:1 F3:.5 C4:.5 F3:.5 A3:.5 F3:1 G3:.5 A3:.5 C3:1",
    "Am": "A2:1 A2:.5 E3:.5 A2:.5 C3:.5 A2:1 B2:.5 C3:.5 E3:1",
    "D": "D3:1 D3:.5 A3:.5 D3:.5 A3:.5 D3:1 A2:.5 C3:.5 D3:1",
}
_PLAN = ("Dm", "Dm", "C", "G", "Dm", "F", "C", "Am", "Dm", "G", "Am", "D")
_LOW_DRUM, _FINGER = "D2", "A2"
_BEATS_OF_THE_DRUM = (
    # (beat, low, strength) of each bar
    ((0, True, 78), (2, False, 40), (3, True, 56), (5, False, 44), (5.5, False, 36)),
    ((0, True, 72), (3, False, 42), (4.5, False, 34)),
    ((0, True, 76), (2, False, 42), (2.5, False, 36), (3, True, 60)),
    ((0, True, 66), (3, True, 50), (4, False, 44), (5, False, 40)),
)


def _drone() -> list[Part]:
    bass = read_line("@62 D2:6 | D2:6 | D2:6 | D2:6")
    fifth = read_line("-:3 @52 A2:6 A2:6 A2:6 A2:6", bars=False)
    high = read_line("-:6 | -:6 | @40 D3:6 | D3:5 -:1")
    return [
        Part(play.CONTRABASS, bass, 0.0, 0.1),
        Part(play.LOW_CELLO, fifth, -5.0, -0.25),
        Part(play.LOW_STRINGS, high, -9.0, 0.3),
    ]


def _viol() -> list[Part]:
    return [Part(play.VIOL, read_line(_VIOL), 0.0, -0.2)]


def _drum() -> list[Part]:
    low, high = read_line(f"{_LOW_DRUM}:6")[0].pitch, read_line(f"{_FINGER}:6")[0].pitch
    deep: list[Note] = []
    fingers: list[Note] = []
    for bar in range(BARS):
        for beat, is_low, strength in _BEATS_OF_THE_DRUM[bar % 4]:
            note = Note(BEATS * bar + beat, 0.8, low if is_low else high, strength)
            (deep if is_low else fingers).append(note)
    return [
        Part(play.TAIKO, deep, 0.0, 0.05),
        Part(play.BASS_DRUM, moved(deep, strength=0.7), -6.0, 0.0),
        Part(play.FRAME_DRUM, fingers, -4.0, 0.25),
    ]


def choir_voices() -> list[list[Note]]:
    """The three voices of the choir, the highest first."""
    return [read_line(voice) for voice in _CHOIR]


def _choir() -> list[Part]:
    upper, middle, lower = choir_voices()
    return [
        Part(play.MEN, upper, 0.0, -0.3),
        Part(play.MEN, middle, -2.0, 0.3),
        Part(play.MEN, lower, 0.0, 0.0),
        Part(play.VOICES, moved(upper, steps=12), -10.0, 0.2),
    ]


def _bells() -> list[Part]:
    tower = (
        "@50 D4:6 | -:6 | -:6 | @40 G4:6 | -:6 | -:3 @44 A4:3 | -:6 | @38 E4:6"
        "| @48 D4:6 | -:6 | -:6 | @40 A4:6"
    )
    small = (
        "-:6 | -:3 @46 A5:1 G5:1 E5:1 | -:6 | -:6 | -:2 @44 D5:2 A5:2 | -:6 | -:3 G5:1 E5:2 | -:6"
        "| -:6 | -:2 @48 B5:1 A5:1 G5:2 | -:6 | -:2 D5:2 A5:2"
    )
    return [
        Part(play.TUBULAR_BELLS, read_line(tower), 0.0, -0.35),
        Part(play.CELESTA, read_line(small), -7.0, 0.4),
    ]


def _menu() -> list[Part]:
    return [
        Part(play.HARP, read_line(_HARP), 0.0, 0.25),
        Part(play.FLUTE, read_line(_FLUTE), -3.0, -0.15),
    ]


def _ghost() -> list[Part]:
    return [
        Part(play.GLASS, read_line(_GHOST_GLASS), -2.0, -0.2),
        *(
            Part(play.VOICES, read_line(voice), -2.0, side)
            for voice, side in zip(_GHOST_VOICES, (0.35, -0.35), strict=True)
        ),
        Part(play.CELESTA, read_line(_GHOST_CELESTA), -3.0, 0.4),
    ]


def _last_round() -> list[Part]:
    figure = read_line(" | ".join(f"@66 {_FIGURE[chord]}" for chord in _PLAN))
    accented = [note._replace(strength=82) if note.start % BEATS == 0 else note for note in figure]
    strokes = " | ".join("@70 D2:3 @52 D2:2 @44 A2:1" if bar % 2 else "@64 D2:6" for bar in range(BARS))
    return [
        Part(play.SHORT_STRINGS, accented, 0.0, -0.2),
        Part(play.PLUCKED_STRINGS, moved(figure, steps=-12, strength=0.9), -2.0, 0.2),
        Part(play.TREMOLO, read_line(_TREMOLO), -6.0, 0.3),
        Part(play.TIMPANI, read_line(strokes), -3.0, 0.0),
    ]


LAYERS: dict[str, Callable[[], list[Part]]] = {
    "drone": _drone,
    "viol": _viol,
    "drum": _drum,
    "choir": _choir,
    "bells": _bells,
    "menu": _menu,
    "ghost": _ghost,
    "last-round": _last_round,
}


def bars_in(layer: str) -> int:
    """The bars after which a layer begins again."""
    return 4 if layer == "drone" else BARS
