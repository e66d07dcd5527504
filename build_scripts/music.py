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
from music_studio.layers import LAYERS
from music_studio.playing import RATE
from music_studio.tunes import TUNES
from scipy import signal

from crypt_game.sound.moods import Mood, MusicLayer, Passage, layers_of

HOME = Path(__file__).resolve().parent
MUSIC = HOME.parent / "assets" / "music"
MEASURED = HOME / "music_studio" / "measured.json"
QUALITY = "-1"
"""Of oggenc: all of it is dark and dense, and sounds behind everything else."""

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

MOODS = {
    "menu": Mood(Passage.MENU),
    "setup": Mood(Passage.SETUP),
    "claim": Mood(Passage.CLAIM),
    "claim-late": Mood(Passage.CLAIM, tension=0.8),
    "ghost": Mood(Passage.CLAIM, tension=0.5, ghost=True),
    "collect": Mood(Passage.COLLECT, tension=0.4),
    "last-round": Mood(Passage.CLAIM, tension=1.0, last_round=True),
    "reckoning": Mood(Passage.RECKONING),
}


def pack(sound: numpy.ndarray) -> bytes:
    """`sound` as Ogg Vorbis at half the rate: little lies above 11 kHz. Raises OSError without oggenc."""
    half = signal.resample_poly(sound, 1, 2, axis=0)
    waves = io.BytesIO()
    with wave.open(waves, "wb") as writer:
        writer.setnchannels(2)
        writer.setsampwidth(2)
        writer.setframerate(RATE // 2)
        writer.writeframes((half * 32767.0).round().astype("<i2").tobytes())
    command = ["oggenc", "--quiet", "--quality", QUALITY, "--serial", "1", "--output", "-", "-"]
    return subprocess.run(command, input=waves.getvalue(), capture_output=True, check=True).stdout


def made_layer(name: str) -> numpy.ndarray:
    return mixing.at_loudness(mixing.loop(LAYERS[name](), MusicLayer(name).bars, name), LOUDNESS[name])


def made_tune(name: str) -> numpy.ndarray:
    tune = TUNES[name]()
    return mixing.at_loudness(mixing.tune(tune.parts, tune.beats, name), tune.loudness)


def write_layer(folder: Path, name: str, sound: numpy.ndarray) -> None:
    """Packs the bars that can be heard."""
    for number, bar in enumerate(mixing.bars_of(sound), 1):
        if abs(bar).max() > mixing.SILENCE:
            (folder / f"{name}.{number:02}.ogg").write_bytes(pack(bar))


def measured(
    folder: Path, layers: dict[str, numpy.ndarray], tunes: dict[str, numpy.ndarray]
) -> dict[str, object]:
    """Loudness (LUFS) and peak (dBFS) of each mood and tune at full volume, and the files' hashes."""
    mixes = {
        name: sum(level * _twelve_bars(layers[layer]) for layer, level in layers_of(mood).items())
        for name, mood in MOODS.items()
    }
    return {
        "moods": {name: _figures(mix) for name, mix in mixes.items()},
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
    for name, sound in layers.items():
        write_layer(folder, name, sound)
    for name, sound in tunes.items():
        (folder / f"{name}.ogg").write_bytes(pack(sound))
    return json.dumps(measured(folder, layers, tunes), indent=1) + "\n"


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
