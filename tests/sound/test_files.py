"""The sounds, measured as the game decodes them: level, loudness, ends, seams; made again to the byte."""

from __future__ import annotations

import hashlib
import json
import math
import subprocess
import sys
import wave
from array import array
from collections.abc import Iterable, Iterator
from itertools import pairwise
from pathlib import Path
from typing import NamedTuple

import pygame
import pytest

from crypt_game.sound.ambience import AMBIENCE_FILES
from crypt_game.sound.cues import Cue

ROOT = Path(__file__).parents[2]
FILES = sorted((ROOT / "assets" / "sounds").glob("*.ogg"))
MUSIC_FILES = sorted((ROOT / "assets" / "music").glob("*.ogg"))
EFFECTS = [file for file in FILES if file.name.partition(".")[0] in set(Cue)]
BEDS = [file for file in FILES if file.name in AMBIENCE_FILES]
SCRIPT = ROOT / "build_scripts" / "sounds.py"
HASHES = ROOT / "build_scripts" / "sound_studio" / "hashes.json"

PEAK_DB = -1.0
RATE = 44_100

# Loudest tenth of a second (dBFS, unweighted), lowest and highest, by what the player is meant to notice.
HARDLY_THERE = {Cue.FOCUS_MOVED}
IN_PASSING = {Cue.DIE_LIFTED, Cue.CARD_PEEKED, Cue.PRESSED, Cue.PAGE_TURNED, Cue.OPENED}
LOUDNESS = {"hardly there": (-52.0, -38.0), "in passing": (-42.0, -28.0), "event": (-35.0, -17.0)}


class Measured(NamedTuple):
    """One file, decoded: its samples from -1 to 1, left and right."""

    left: list[float]
    right: list[float]

    @property
    def peak(self) -> float:
        return max(max(map(abs, side)) for side in self)

    @property
    def loudest(self) -> float:
        """The strongest tenth of a second, root mean square."""
        squares = [0.5 * (a * a + b * b) for a, b in zip(self.left, self.right, strict=True)]
        step = RATE // 10
        return math.sqrt(max(sum(squares[i : i + step]) for i in range(0, len(squares), step // 4)) / step)


@pytest.fixture(scope="module", autouse=True)
def mixer() -> Iterator[None]:
    pygame.mixer.quit()
    pygame.mixer.init(frequency=RATE, size=-16, channels=2, buffer=512, allowedchanges=0)
    yield
    pygame.mixer.quit()


def measured(file: Path) -> Measured:
    samples = array("h", pygame.mixer.Sound(file).get_raw())
    return Measured([value / 32768 for value in samples[::2]], [value / 32768 for value in samples[1::2]])


def decibels(value: float) -> float:
    return 20.0 * math.log10(max(value, 1e-9))


def cue_of(file: Path) -> Cue:
    return Cue(file.name.partition(".")[0])


def class_of(file: Path) -> str:
    cue = cue_of(file)
    if cue in HARDLY_THERE:
        return "hardly there"
    return "in passing" if cue in IN_PASSING else "event"


def named(file: Path) -> str:
    return file.name


def assert_clean(sound: Measured) -> None:
    """No clipping, silence at both ends, no offset."""
    assert decibels(sound.peak) <= PEAK_DB
    for side in sound:
        assert decibels(max(map(abs, side[:3]))) < -50.0
        assert decibels(max(map(abs, side[-40:]))) < -66.0
        assert abs(sum(side) / len(side)) < 0.0005


@pytest.mark.parametrize("file", EFFECTS, ids=named)
def test_effect_is_clean(file: Path) -> None:
    """Besides: a fitting loudness, and no longer than its moment."""
    sound = measured(file)
    low, high = LOUDNESS[class_of(file)]
    assert low <= decibels(sound.loudest) <= high
    assert_clean(sound)
    assert len(sound.left) / RATE < 6.0


@pytest.mark.parametrize("file", BEDS, ids=named)
def test_bed_has_no_seam(file: Path) -> None:
    """The step from the last sample to the first is one among thousands."""
    sound = measured(file)
    assert decibels(sound.peak) <= PEAK_DB
    for side in sound:
        steps = sorted(abs(b - a) for a, b in pairwise(side[:RATE]))
        assert abs(side[0] - side[-1]) <= steps[-RATE // 100] + 1.0 / 2048
        assert abs(sum(side) / len(side)) < 0.0005
    assert len(sound.left) / RATE > 10.0


def test_the_beds_do_not_begin_together_again_soon() -> None:
    one, other = (round(10 * pygame.mixer.Sound(file).get_length()) for file in BEDS)
    assert math.lcm(one, other) > 15_000


@pytest.mark.parametrize("file", [file for file in EFFECTS if cue_of(file).stroke], ids=named)
def test_the_stroke_falls_when_the_cue_says(file: Path) -> None:
    stroke = cue_of(file).stroke
    left = measured(file).left
    step = RATE // 200
    energy = [sum(value * value for value in left[i : i + step]) for i in range(0, len(left), step)]
    assert energy.index(max(energy)) * step / RATE == pytest.approx(stroke, abs=max(0.04, 0.12 * stroke))


def test_a_heavier_die_is_louder_and_darker() -> None:
    def brightness(file: Path) -> float:
        """Mean step between samples against mean level: grows with frequency."""
        left = measured(file).left
        steps = sum(abs(b - a) for a, b in pairwise(left))
        return steps / sum(map(abs, left))

    def mean(weight: int, measure: str) -> float:
        files = [file for file in EFFECTS if file.name.startswith(f"die-placed.w{weight}.")]
        values = [brightness(f) if measure == "bright" else measured(f).loudest for f in files]
        return sum(values) / len(values)

    assert mean(1, "bright") > mean(2, "bright") > mean(3, "bright")
    assert mean(1, "loud") < mean(2, "loud") < mean(3, "loud")


def test_variants_differ() -> None:
    assert len({file.read_bytes() for file in FILES}) == len(FILES)
    for cue in Cue:
        lengths = {measured(f).loudest for f in EFFECTS if cue_of(f) is cue}
        assert len(lengths) == sum(cue_of(f) is cue for f in EFFECTS)


def test_all_sounds_and_the_music_are_small() -> None:
    assert sum(file.stat().st_size for file in (*FILES, *MUSIC_FILES)) < 4_400_000


def test_the_files_are_those_that_were_packed() -> None:
    listed = {name: pair["file"] for name, pair in json.loads(HASHES.read_text("utf-8")).items()}
    assert {f.name.removesuffix(".ogg"): hashlib.sha256(f.read_bytes()).hexdigest() for f in FILES} == listed


def test_sounds_can_be_made_again_to_the_byte(tmp_path: Path) -> None:
    names = ["pressed.1", "die-placed.w2.3", "card-dealt.2"]
    command = [sys.executable, str(SCRIPT), "--jobs", "1", "--waves", str(tmp_path), *names]
    subprocess.run(command, check=True, timeout=120)
    hashes = json.loads(HASHES.read_text("utf-8"))
    for name in names:
        file = tmp_path / f"{name}.wav"
        assert hashlib.sha256(file.read_bytes()).hexdigest() == hashes[name]["wave"]
        with wave.open(str(file)) as made:
            seconds = made.getnframes() / made.getframerate()
        packed = pygame.mixer.Sound(ROOT / "assets" / "sounds" / f"{name}.ogg")
        assert packed.get_length() == pytest.approx(seconds, abs=0.001)


def check_made_again(names: Iterable[str]) -> None:
    """These sounds, or all, are what the scripts make."""
    command = [sys.executable, str(SCRIPT), "--check", *names]
    done = subprocess.run(command, capture_output=True, text=True, timeout=880)
    assert done.returncode == 0, done.stdout


@pytest.mark.long
def test_one_sound_of_each_cue_can_be_made_again() -> None:
    """A cue of a weight is one recipe, its variants the same from another seed or at another pitch."""
    names = [file.name.removesuffix(".ogg") for file in reversed(EFFECTS)]
    first = {name.rpartition(".")[0]: name for name in names}
    assert len(names) / 5 < len(first) < len(names) / 2
    check_made_again(first.values())


@pytest.mark.soak
@pytest.mark.timeout(900)
def test_every_sound_can_be_made_again() -> None:
    check_made_again(())
