"""Makes the music of the game: writes assets/music, and what was measured to music_studio/measured.json.

With `--check` it changes nothing and proves that the files are what this makes.

Needs the extra `music` of pyproject.toml, the programs fluidsynth and oggenc and the soundfont MuseScore
General (Debian: fluidsynth, vorbis-tools, musescore-general-soundfont). docs/music.md tells what is played.
"""

from __future__ import annotations

import argparse
import hashlib
import io
import json
import shutil
import subprocess
import sys
import tempfile
import wave
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path

import numpy
from music_studio import mixing
from music_studio.layers import LAYERS, bars_in
from music_studio.mixes import MIXES
from music_studio.playing import RATE
from music_studio.tunes import TUNES
from scipy import signal

from crypt_game.sound.moods import MusicLoop

HOME = Path(__file__).resolve().parent
MUSIC = HOME.parent / "assets" / "music"
MEASURED = HOME / "music_studio" / "measured.json"
QUALITY = "-1"
"""Of oggenc: all of it is dark and dense, and sounds behind everything else."""

LOWPASS = "7"
"""kHz: less than a ten-thousandth of the power of a loop lies above (-43 to -47 dB)."""

LOUDNESS = {
    "drone": -23.0,
    "viol": -19.0,
    "drum": -25.0,
    "choir": -21.0,
    "bells": -25.0,
    "menu": -17.0,
    "ghost": -18.5,
    "last-round": -18.5,
}
"""LUFS of each layer by itself."""


def pack(sound: numpy.ndarray, rate: int, *options: str) -> bytes:
    """`sound` as Ogg Vorbis at `rate`, RATE or half of it. Raises OSError without oggenc."""
    samples = sound if rate == RATE else signal.resample_poly(sound, 1, RATE // rate, axis=0)
    waves = io.BytesIO()
    with wave.open(waves, "wb") as writer:
        writer.setnchannels(2)
        writer.setsampwidth(2)
        writer.setframerate(rate)
        writer.writeframes((samples * 32767.0).round().astype("<i2").tobytes())
    command = ["oggenc", "--quiet", "--quality", QUALITY, *options, "--serial", "1", "--output", "-", "-"]
    return subprocess.run(command, input=waves.getvalue(), capture_output=True, check=True).stdout


def pack_loop(sound: numpy.ndarray) -> bytes:
    """A loop with some of its end before it and of its beginning after it, at the rate of the mixer."""
    around = numpy.concatenate([sound[-mixing.EDGE :], sound, sound[: mixing.EDGE]])
    return pack(around, RATE, "--advanced-encode-option", f"lowpass_frequency={LOWPASS}")


def pack_tune(sound: numpy.ndarray) -> bytes:
    """A tune at half the rate: it is heard once in a while, and little lies above 11 kHz."""
    return pack(sound, RATE // 2)


def made_layer(name: str) -> numpy.ndarray:
    return mixing.at_loudness(mixing.loop(LAYERS[name](), bars_in(name), name), LOUDNESS[name])


def made_tune(name: str) -> numpy.ndarray:
    tune = TUNES[name]()
    return mixing.at_loudness(mixing.tune(tune.parts, tune.beats, name), tune.loudness)


def mixed(loop: MusicLoop, layers: dict[str, numpy.ndarray]) -> numpy.ndarray:
    """The twelve bars of a loop."""
    return sum(level * _twelve_bars(layers[layer]) for layer, level in MIXES[loop].items())


def measured(
    folder: Path, loops: dict[MusicLoop, numpy.ndarray], tunes: dict[str, numpy.ndarray]
) -> dict[str, object]:
    """Loudness (LUFS) and peak (dBFS) of each loop and tune at full volume, and the files' hashes."""
    return {
        "loops": {name: _figures(loop) for name, loop in loops.items()},
        "tunes": {name: _figures(tune) for name, tune in tunes.items()},
        "files": {
            file.name: hashlib.sha256(file.read_bytes()).hexdigest() for file in sorted(folder.glob("*.ogg"))
        },
    }


def _twelve_bars(sound: numpy.ndarray) -> numpy.ndarray:
    return numpy.resize(sound, (12 * mixing.BAR_SAMPLES, 2))


def _figures(sound: numpy.ndarray) -> dict[str, float]:
    return {
        "loudness": round(mixing.loudness(sound), 1),
        "peak": round(float(20.0 * numpy.log10(abs(sound).max())), 1),
    }


def make(folder: Path, jobs: int) -> str:
    """Makes all files anew in `folder`; returns what was measured, as it stands in MEASURED."""
    with ProcessPoolExecutor(jobs) as workers:
        layers = dict(zip(LAYERS, workers.map(made_layer, LAYERS), strict=True))
        tunes = dict(zip(TUNES, workers.map(made_tune, TUNES), strict=True))
    loops = {loop: mixed(loop, layers) for loop in MusicLoop}
    for loop, sound in loops.items():
        (folder / f"{loop}.ogg").write_bytes(pack_loop(sound))
    for name, sound in tunes.items():
        (folder / f"{name}.ogg").write_bytes(pack_tune(sound))
    return json.dumps(measured(folder, loops, tunes), indent=1) + "\n"


def main() -> int:
    parser = argparse.ArgumentParser(description="Make the music of the game.")
    parser.add_argument("--jobs", type=int, default=2, help="how many processes (default: 2)")
    parser.add_argument(
        "--check", action="store_true", help="change nothing; fail if the files are not the ones made"
    )
    chosen = parser.parse_args()
    with tempfile.TemporaryDirectory() as name:
        made = make(Path(name), chosen.jobs)
        if chosen.check:
            same = made == MEASURED.read_text("utf-8")
            print("the music is as made" if same else f"what was made now is not what {MEASURED.name} tells")
            return 0 if same else 1
        MUSIC.mkdir(parents=True, exist_ok=True)
        for old in MUSIC.glob("*.ogg"):
            old.unlink()
        for file in Path(name).glob("*.ogg"):
            shutil.copy(file, MUSIC)
    MEASURED.write_text(made, "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
