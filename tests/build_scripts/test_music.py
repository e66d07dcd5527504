"""The notes of the music: whole bars, voices that are led well, layers that sound well together."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import combinations, pairwise

import pytest
from music_studio.layers import BARS, LAYERS, bars_in, choir_voices
from music_studio.mixes import MIXES
from music_studio.notation import BEATS, Note, moved, pitch, read_line
from music_studio.tunes import TUNES

from crypt_game.match.players import HOUSES
from crypt_game.sound import bars
from crypt_game.sound.moods import MusicLoop

TOGETHER = {pair for layers in MIXES.values() for pair in combinations(sorted(layers), 2)}
DRUMS = {"drum"}
HELD = 2.0
"""Beats from which two notes are heard as a chord, not as one passing the other."""


def notes_of(layer: str) -> list[Note]:
    """All that a layer plays in twelve bars."""
    notes = [note for part in LAYERS[layer]() for note in part.notes]
    again = BARS // bars_in(layer)
    return [
        note._replace(start=note.start + turn * bars_in(layer) * BEATS)
        for turn in range(again)
        for note in notes
    ]


def overlap(one: Note, other: Note) -> float:
    """Beats for which both notes sound."""
    return min(one.start + one.length, other.start + other.length) - max(one.start, other.start)


def clashes(some: Iterable[Note], others: list[Note]) -> Iterator[tuple[Note, Note]]:
    """Notes a half-tone (or an octave less or more than that) apart that are held together."""
    for one in some:
        for other in others:
            if overlap(one, other) >= HELD and abs(one.pitch - other.pitch) % 12 in (1, 11):
                yield one, other


def sounding(voice: list[Note], beat: float) -> int | None:
    return next((note.pitch for note in voice if note.start <= beat < note.start + note.length), None)


def test_the_game_and_the_score_know_the_same_loops_and_houses() -> None:
    assert set(MIXES) == set(MusicLoop)
    assert {layer for layers in MIXES.values() for layer in layers} == set(LAYERS)
    assert (bars.BARS, bars.BEATS) == (BARS, BEATS)
    assert {name for name in TUNES if name.startswith("motif-")} == {f"motif-{house}" for house in HOUSES}


@pytest.mark.parametrize("loop", MusicLoop)
def test_every_loop_rests_on_the_drone(loop: MusicLoop) -> None:
    assert "drone" in MIXES[loop]
    assert 2 <= len(MIXES[loop]) <= 4
    assert all(0.0 < level <= 1.0 for level in MIXES[loop].values())


def test_while_dice_are_rolled_no_melody_is_in_the_way() -> None:
    assert not {"viol", "menu", "ghost"} & MIXES[MusicLoop.COLLECT].keys()


@pytest.mark.parametrize("layer", LAYERS)
def test_a_layer_fills_its_bars(layer: str) -> None:
    for part in LAYERS[layer]():
        assert part.notes
        assert all(0 <= note.start < bars_in(layer) * BEATS for note in part.notes)
        assert all(1 <= note.strength <= 127 and note.length > 0 for note in part.notes)


@pytest.mark.parametrize("pair", sorted(TOGETHER), ids=lambda pair: "+".join(pair))
def test_layers_that_play_together_do_not_clash(pair: tuple[str, str]) -> None:
    one, other = pair
    if not DRUMS & {one, other} and "ghost" not in pair:
        assert not list(clashes(notes_of(one), notes_of(other)))


def test_the_ghost_alone_may_rub_against_the_root() -> None:
    assert {other for pair in TOGETHER if "ghost" in pair for other in pair} == {
        "ghost",
        "drone",
    }
    assert list(clashes(notes_of("ghost"), notes_of("drone")))


def test_the_voices_of_the_choir_are_led() -> None:
    """No fifths or octaves in parallel, no crossing, and no step wider than a third."""
    voices = choir_voices()
    beats = [0.5 + beat for beat in range(BARS * BEATS)]
    for upper, lower in combinations(voices, 2):
        heard = [(sounding(upper, beat), sounding(lower, beat)) for beat in beats]
        chords = [(high, low) for high, low in heard if high is not None and low is not None]
        assert all(high > low for high, low in chords)
        for (high, low), (next_high, next_low) in pairwise(chords):
            both_move = high != next_high and low != next_low
            perfect = (high - low) % 12 in (0, 7) and high - low == next_high - next_low
            assert not (both_move and perfect), (high, low, next_high, next_low)
    for voice in voices:
        assert all(abs(one.pitch - other.pitch) <= 4 for one, other in pairwise(voice))


@pytest.mark.parametrize("house", HOUSES)
def test_motifs_fit_into_any_bar(house: str) -> None:
    """They use the five notes that no chord of the plan rubs against."""
    notes = {note.pitch % 12 for part in TUNES[f"motif-{house}"]().parts for note in part.notes}
    assert notes <= {pitch(f"{letter}4") % 12 for letter in "DEGAC"}


def test_notation_is_read() -> None:
    assert read_line("@90 D4:2 Bb3+F#4:4") == [
        Note(0.0, 2.0, 62, 90),
        Note(2.0, 4.0, 58, 90),
        Note(2.0, 4.0, 66, 90),
    ]
    assert read_line("-:6 | C4:6")[0].start == BEATS
    assert moved(read_line("D4:6"), steps=12, strength=0.5) == [Note(0.0, 6.0, 74, 35)]


@pytest.mark.parametrize("text", ["D4:5", "D4:6 | D4:7", "H4:6", "D:6", "D4:x"])
def test_what_is_no_music_is_refused(text: str) -> None:
    with pytest.raises(ValueError):
        read_line(text)
