"""Which file sounds next: weights, variety, and a folder that fits the list of cues."""

from __future__ import annotations

from itertools import pairwise
from pathlib import Path
from random import Random

import pytest

from crypt_game.match.players import House
from crypt_game.sound.ambience import AMBIENCE_FILES
from crypt_game.sound.cues import Cue
from crypt_game.sound.moods import MusicLoop
from crypt_game.sound.sound_files import SoundFiles

ASSETS = Path(__file__).parents[2] / "assets"
SOUNDS, MUSIC = ASSETS / "sounds", ASSETS / "music"


@pytest.fixture
def library() -> SoundFiles:
    return SoundFiles((SOUNDS, MUSIC), Random(3))


def effects(library: SoundFiles) -> set[Path]:
    """Every file that any cue may sound with."""
    weights = [step / 20 for step in range(21)]
    return {file for cue in Cue for weight in weights for file in library.variants(cue, weight)}


@pytest.mark.parametrize("cue", Cue)
def test_every_cue_has_three_variants(library: SoundFiles, cue: Cue) -> None:
    assert len(library.variants(cue, 0.5)) >= 3


def test_every_file_has_its_use(library: SoundFiles) -> None:
    endings = {file for file in effects(library) if file.parent == MUSIC}
    ambience = {SOUNDS / name for name in AMBIENCE_FILES}
    assert {*effects(library), *ambience} == {*SOUNDS.glob("*.ogg"), *endings}
    loops = {MUSIC / f"{loop}.ogg" for loop in MusicLoop}
    motifs = {MUSIC / f"motif-{house}.ogg" for house in House if house not in (House.GHOST, House.SHADE)}
    assert set(MUSIC.glob("*.ogg")) == endings | loops | motifs


@pytest.mark.parametrize("weight", [0.0, 0.5, 1.0])
@pytest.mark.parametrize("cue", sorted(Cue))
def test_no_variant_sounds_twice_running(library: SoundFiles, cue: Cue, weight: float) -> None:
    picked = [library.pick(cue, weight) for _ in range(60)]
    assert all(one != next_one for one, next_one in pairwise(picked))
    assert set(picked) == set(library.variants(cue, weight))


def test_weight_chooses_the_shelf(library: SoundFiles) -> None:
    light, middle, heavy = (library.variants(Cue.DIE_PLACED, weight) for weight in (0.0, 0.4, 1.0))
    assert {file.name.split(".")[1] for file in light} == {"w1"}
    assert {file.name.split(".")[1] for file in middle} == {"w2"}
    assert {file.name.split(".")[1] for file in heavy} == {"w3"}


def test_weight_out_of_range_is_taken_as_the_nearest(library: SoundFiles) -> None:
    assert library.variants(Cue.DIE_PLACED, -2.0) == library.variants(Cue.DIE_PLACED, 0.0)
    assert library.variants(Cue.DIE_PLACED, 9.0) == library.variants(Cue.DIE_PLACED, 1.0)


def test_an_empty_folder_offers_nothing(tmp_path: Path) -> None:
    library = SoundFiles([tmp_path, tmp_path / "nowhere"], Random(3))
    assert library.pick(Cue.PRESSED, 0.5) is None
    assert effects(library) == set()
