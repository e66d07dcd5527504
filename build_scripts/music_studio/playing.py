"""Has FluidSynth play parts with a soundfont; gives stereo samples as arrays."""

from __future__ import annotations

import subprocess
import tempfile
from collections.abc import Iterable
from pathlib import Path
from random import Random

import mido
import numpy

from .notation import Note
from .parts import Instrument, Part

RATE = 44_100
BLOCK = 1024
"""Samples that the game mixes at once (`sound/device.py`): a bar is a whole number of them."""
BEAT_SAMPLES = 39 * BLOCK
BEAT_SECONDS = BEAT_SAMPLES / RATE
SOUNDFONT = Path("/usr/share/sounds/sf3/MuseScore_General_Full.sf3")

_OPTIONS = ("audio.file.type=wav", "audio.file.format=float", "synth.dynamic-sample-loading=1")
_TICKS = 480
_SWELL_STEPS = 12
_CHANNELS = 8
_ORDER = {"note_off": 0, "control_change": 1, "program_change": 2, "note_on": 3}
_BREATH = 2
"""The controller by which the presets of bank 17 swell."""


def played(part: Part, beats: float, *, passes: int, seed: str) -> numpy.ndarray:
    """`part` repeated `passes` times without a pause, as floats of shape (samples, 2), and its last echo."""
    with tempfile.TemporaryDirectory() as folder:
        score = Path(folder, "part.mid")
        _score(part, beats, passes, Random(seed)).save(score)
        sound = Path(folder, "part.wav")
        command = ["fluidsynth", "-ni", "-R", "0", "-C", "0", "-g", "0.5", "-r", str(RATE)]
        for option in _OPTIONS:
            command += ["-o", option]
        subprocess.run(
            [*command, "-F", str(sound), str(SOUNDFONT), str(score)], check=True, capture_output=True
        )
        samples = _floats(sound.read_bytes())
    length = round(beats * passes * BEAT_SAMPLES) + 4 * RATE
    if len(samples) < length:
        samples = numpy.pad(samples, ((0, length - len(samples)), (0, 0)))
    gain = 10.0 ** (part.level / 20.0)
    sides = gain * numpy.array([min(1.0, 1.0 - part.pan), min(1.0, 1.0 + part.pan)])
    centre = samples[:length].mean(axis=1, keepdims=True)
    return centre * sides


def _floats(data: bytes) -> numpy.ndarray:
    """The samples of a WAV file of 32-bit floats, which the module wave does not read."""
    at = data.index(b"data") + 8
    body = data[at : at + (len(data) - at) // 8 * 8]
    return numpy.frombuffer(body, "<f4").reshape(-1, 2).astype(float)


def _score(part: Part, beats: float, passes: int, rng: Random) -> mido.MidiFile:
    once = list(_messages(part, rng))
    timed = [(time + beats * turn, message) for turn in range(passes) for time, message in once]
    file = mido.MidiFile(ticks_per_beat=_TICKS)
    track = mido.MidiTrack()
    file.tracks.append(track)
    track.append(mido.MetaMessage("set_tempo", tempo=round(1e6 * BEAT_SECONDS)))
    now = 0
    for time, message in sorted(timed, key=lambda each: (round(each[0] * _TICKS), _ORDER[each[1].type])):
        tick = max(0, round(time * _TICKS))
        track.append(message.copy(time=tick - now))
        now = tick
    end = round((beats * passes + 5.0) * _TICKS)
    track.append(mido.MetaMessage("end_of_track", time=max(0, end - now)))
    return file


def _messages(part: Part, rng: Random) -> Iterable[tuple[float, mido.Message]]:
    """Notes take turns on the channels: one that is held into the next keeps its swell and its end."""
    instrument = part.instrument
    for channel in range(_CHANNELS):
        yield 0.0, mido.Message("control_change", channel=channel, control=0, value=instrument.bank)
        yield 0.0, mido.Message("program_change", channel=channel, program=instrument.programme)
    for number, note in enumerate(part.notes):
        channel = number % _CHANNELS
        late = 0.012 * rng.random() if note.start else 0.0
        strength = max(1, min(127, note.strength + rng.randint(-4, 4)))
        start, end = note.start + late, note.start + note.length + instrument.overlap - 0.02
        if instrument.swell:
            yield from _swell(note, instrument, channel)
        yield start, mido.Message("note_on", channel=channel, note=note.pitch, velocity=strength)
        yield end, mido.Message("note_off", channel=channel, note=note.pitch)


def _swell(note: Note, instrument: Instrument, channel: int) -> Iterable[tuple[float, mido.Message]]:
    """A bow or breath: the note grows until its middle and sinks towards its end."""
    for step in range(_SWELL_STEPS + 1):
        share = step / _SWELL_STEPS
        level = 1.0 - instrument.swell * (2.0 * share - 0.9) ** 2
        value = max(1, min(127, round(112 * level)))
        time = note.start + share * (note.length + instrument.overlap - 0.05)
        yield time, mido.Message("control_change", channel=channel, control=_BREATH, value=value)
