"""Loops in step: no gap, no seam, changes on the bar line, loudness."""

from __future__ import annotations

import json
import math
import os
import subprocess
import sys
import time
from array import array
from collections.abc import Iterator
from hashlib import sha256
from itertools import pairwise
from pathlib import Path

import pygame
import pytest

from crypt_game.desktop.settings import Settings
from crypt_game.sound import Mood, Passage
from crypt_game.sound.bars import BAR_SECONDS, BARS, Bars
from crypt_game.sound.device import MUSIC_CHANNELS
from crypt_game.sound.moods import MusicLoop
from crypt_game.sound.music import Music
from crypt_game.sound.ogg_pages import OggPages
from crypt_game.sound.sound_store import SoundStore

ROOT = Path(__file__).parents[2]
MUSIC = ROOT / "assets" / "music"
MEASURED = ROOT / "build_scripts" / "music_studio" / "measured.json"
CALM, TENSE = Mood(Passage.CLAIM), Mood(Passage.CLAIM, tension=0.5)


class Clock:
    """A clock that goes as it is told."""

    def __init__(self) -> None:
        self.now = 10.0

    def __call__(self) -> float:
        return self.now


class FakeChannel:
    """A channel of a mixer that goes on to what is queued when it is told to."""

    def __init__(self) -> None:
        self.playing: object = None
        self.queued: object = None
        self.volume = 0.0
        self.begun = self.times_set = 0

    def play(self, sound: object) -> None:
        self.playing, self.queued = sound, None
        self.begun += 1

    def queue(self, sound: object) -> None:
        self.queued = sound

    def get_queue(self) -> object:
        return self.queued

    def get_busy(self) -> bool:
        return self.playing is not None

    def set_volume(self, volume: float) -> None:
        self.volume = volume
        self.times_set += 1

    def get_volume(self) -> float:
        return self.volume

    def bar_line(self) -> None:
        self.playing, self.queued = self.queued, None


class Stage:
    """Music on fake channels, a clock, and the frames in between."""

    def __init__(self, folder: Path = MUSIC) -> None:
        self.clock = Clock()
        self.channels = [FakeChannel() for _ in range(MUSIC_CHANNELS)]
        self.store = SoundStore()
        self.music = Music(folder, self.store, self.clock, self.channels)  # type: ignore[arg-type]
        self.bar_began = 0.0

    def frames(self, mood: Mood | None, seconds: float, gain: float = 1.0) -> None:
        """Frames for `seconds` of the clock, with the bar lines that fall into them."""
        for _ in range(round(seconds / 0.05)):
            self.clock.now += 0.05
            if self.channels[0].playing is not None and self.clock.now - self.bar_began >= BAR_SECONDS:
                self.bar_began += BAR_SECONDS
                for channel in self.channels[:-1]:
                    channel.bar_line()
            self.follow(mood, gain)

    def follow(self, mood: Mood | None, gain: float = 1.0) -> None:
        begun = self.channels[0].begun
        for _ in range(500):
            self.music.follow(gain, 1.0, mood)
            motif = self.music._motif
            if not self.music._bars.reading and (motif is None or motif.done()):
                break
            time.sleep(0.002)
        self.music.follow(gain, 1.0, mood)
        if self.channels[0].begun != begun:
            self.bar_began = self.clock.now

    @property
    def volumes(self) -> tuple[float, float]:
        """Of the loop in front and the one in the back."""
        front, back = self.music._front, self.music._back
        return front.volume, back.volume  # type: ignore[attr-defined]


@pytest.fixture
def stage() -> Iterator[Stage]:
    pygame.mixer.quit()
    pygame.mixer.init(frequency=44_100, size=-16, channels=2, buffer=1024, allowedchanges=0)
    made = Stage()
    yield made
    made.store.close()
    pygame.mixer.quit()


def test_a_loop_takes_the_place_of_another_on_the_bar_line_and_not_before(stage: Stage) -> None:
    stage.frames(CALM, 3.0)
    assert stage.music.audible == {MusicLoop.CLAIM}
    back = stage.channels[1]
    assert back.playing is stage.music._bars.silence
    stage.frames(TENSE, BAR_SECONDS - 3.1)
    assert back.playing is stage.music._bars.silence
    assert stage.volumes == (1.0, 0.0)
    stage.frames(TENSE, 1.0)
    assert stage.music.audible == {MusicLoop.CLAIM, MusicLoop.CLAIM_DRUM}
    assert back.playing is not stage.music._bars.silence
    stage.frames(TENSE, 2.5)
    assert stage.music.audible == {MusicLoop.CLAIM_DRUM}
    assert back.volume == 1.0
    assert stage.channels[0].volume == 0.0


def test_what_two_loops_have_in_common_stays_as_loud_while_they_change(stage: Stage) -> None:
    stage.frames(CALM, 3.0)
    seen = set()
    for _ in range(200):
        stage.frames(TENSE, 0.05, gain=0.5)
        front, back = stage.volumes
        assert front + back == pytest.approx(0.5)
        seen.add(round(front, 1))
    assert {0.1, 0.2, 0.3, 0.4, 0.5} <= seen


def test_a_volume_is_set_when_it_changes_and_not_in_every_frame(stage: Stage) -> None:
    stage.frames(CALM, 3.0)
    times = [channel.times_set for channel in stage.channels]
    stage.frames(CALM, 2.0)
    assert [channel.times_set for channel in stage.channels] == times
    stage.frames(CALM, 0.1, gain=0.5)
    assert [channel.times_set for channel in stage.channels] != times
    assert stage.volumes == (0.5, 0.0)


def test_moods_that_change_in_each_bar_leave_the_last_one_alone(stage: Stage) -> None:
    stage.frames(CALM, BAR_SECONDS - 1.0)
    for mood in (TENSE, Mood(Passage.CLAIM, ghost=True), CALM):
        stage.frames(mood, BAR_SECONDS)
    stage.frames(CALM, BAR_SECONDS)
    assert stage.music.audible == {MusicLoop.CLAIM}
    assert stage.volumes == (1.0, 0.0)


def test_what_was_made_ready_for_a_mood_that_did_not_last_is_dropped(stage: Stage) -> None:
    stage.frames(CALM, BAR_SECONDS - 2.1)
    stage.clock.now += 0.2
    stage.music.follow(1.0, 1.0, Mood(Passage.CLAIM, ghost=True))
    assert MusicLoop.GHOST in {loop for loop, _ in stage.music._bars._coming}
    stage.frames(CALM, 1.0)
    assert stage.channels[0].queued is not None
    assert not stage.music._bars._coming


def test_when_the_frames_stood_still_too_long_it_begins_again(stage: Stage) -> None:
    stage.frames(CALM, 2.5)
    for channel in stage.channels:
        channel.bar_line()
    stage.follow(CALM)
    assert stage.channels[0].begun == 2


def test_no_music_and_no_volume_cost_nothing(stage: Stage) -> None:
    stage.frames(None, 1.0)
    stage.frames(CALM, 1.0, gain=0.0)
    assert stage.store._reader is None
    stage.frames(CALM, BAR_SECONDS - 1.0)
    assert stage.channels[0].queued is not None
    begun = stage.channels[0].begun
    stage.frames(None, 1.0)
    assert stage.music.audible == set()
    assert {channel.volume for channel in stage.channels} == {0.0}
    stage.frames(None, 2 * BAR_SECONDS)
    assert {channel.playing for channel in stage.channels} == {None}
    assert stage.channels[0].begun == begun


def test_music_that_comes_back_goes_on_and_is_never_played_over_what_runs(stage: Stage) -> None:
    stage.frames(CALM, BAR_SECONDS - 1.0)
    begun = stage.channels[0].begun
    stage.frames(None, 0.5)
    stage.frames(CALM, 1.5)
    assert stage.music.audible
    assert stage.channels[0].begun == begun


def test_a_house_has_its_motif_on_a_beat_and_not_every_time(stage: Stage) -> None:
    motifs = stage.channels[-1]
    stage.frames(Mood(Passage.CLAIM, house="tower"), 2.5)
    assert motifs.begun == 1
    stage.frames(Mood(Passage.CLAIM, house="moon"), 3.0)
    assert motifs.begun == 1
    stage.frames(Mood(Passage.CLAIM, house="moon"), 25.0)
    stage.frames(Mood(Passage.CLAIM, house="tower"), 3.0)
    assert motifs.begun == 2


@pytest.mark.parametrize("house", ["ghost", "", "nobody"])
def test_who_has_no_motif_has_none(stage: Stage, house: str) -> None:
    stage.frames(Mood(Passage.CLAIM, house=house), 3.0)
    assert stage.channels[-1].begun == 0


def bar_of(bars: Bars, loop: MusicLoop, bar: int) -> array[int]:
    while not bars.ready([loop], bar):
        time.sleep(0.002)
    return array("h", bars.take(loop, bar).get_raw())


@pytest.mark.parametrize("loop", [MusicLoop.MENU, MusicLoop.CLAIM_CHOIR])
def test_bars_fit_together_without_a_seam(stage: Stage, loop: MusicLoop) -> None:
    """Decoded, cut and put in a row, the curve bends over each bar line no more than near it."""
    bars = Bars(MUSIC, stage.store)
    decoded = [bar_of(bars, loop, bar)[::2] for bar in range(BARS + 1)]
    assert {len(samples) for samples in decoded} == {round(BAR_SECONDS * 44_100)}
    for before, after in pairwise(decoded):
        around = [*before[-900:], *after[:900]]
        bends = [abs(a - 2 * b + c) for a, b, c in zip(around, around[1:], around[2:], strict=False)]
        assert max(bends[896:902]) <= 1.5 * max(bends[:890] + bends[910:]) + 12


def test_a_bar_is_what_the_whole_file_has_there(stage: Stage) -> None:
    whole = array("h", pygame.mixer.Sound(MUSIC / "ghost.ogg").get_raw())
    bars = Bars(MUSIC, stage.store)
    length = 2 * round(BAR_SECONDS * 44_100)
    for bar in (0, 5, 11):
        begin = 2 * 4096 + bar * length
        assert bar_of(bars, MusicLoop.GHOST, bar) == whole[begin : begin + length]


@pytest.mark.parametrize("cut", [20, 3000, 100_000, -1])
def test_a_file_that_is_cut_off_is_silent(stage: Stage, tmp_path: Path, cut: int) -> None:
    (tmp_path / "menu.ogg").write_bytes((MUSIC / "menu.ogg").read_bytes()[:cut])
    with pytest.raises(OSError, match=r"menu\.ogg"):
        OggPages(tmp_path / "menu.ogg")
    bars = Bars(tmp_path, stage.store)
    assert not any(bar_of(bars, MusicLoop.MENU, 0))
    assert not any(bar_of(bars, MusicLoop.MENU, 1))


def test_a_loop_that_is_damaged_in_the_middle_keeps_its_bars_or_is_silent(
    stage: Stage, tmp_path: Path
) -> None:
    content = bytearray((MUSIC / "menu.ogg").read_bytes())
    content[61_000:78_000] = bytes(17_000)
    (tmp_path / "menu.ogg").write_bytes(content)
    bars = Bars(tmp_path, stage.store)
    bars._pages[MusicLoop.MENU] = OggPages(MUSIC / "menu.ogg")
    bars._pages[MusicLoop.MENU]._file = tmp_path / "menu.ogg"  # type: ignore[union-attr]
    lengths = [len(bar_of(bars, MusicLoop.MENU, bar)) for bar in range(BARS)]
    assert set(lengths) == {2 * round(BAR_SECONDS * 44_100)}


def test_a_loop_that_is_too_short_is_silent_where_it_has_no_bar(stage: Stage, tmp_path: Path) -> None:
    (tmp_path / "menu.ogg").write_bytes((MUSIC / "victory.1.ogg").read_bytes())
    with pytest.raises(OSError, match="too short"):
        OggPages(tmp_path / "menu.ogg").part(0, 5_000_000)
    assert not any(bar_of(Bars(tmp_path, stage.store), MusicLoop.MENU, 11))


def test_the_loudness_of_every_loop_is_right() -> None:
    """Played at the volume that is set at first, each is at -20 ± 2 LUFS (EBU R128), and none clips."""
    made = json.loads(MEASURED.read_text("utf-8"))
    gain_db = 40.0 * math.log10(Settings().music * Settings().master)
    for name, figures in made["loops"].items():
        assert -22.0 <= figures["loudness"] + gain_db <= -18.0, name
        assert figures["peak"] <= -2.0, name


def test_what_was_measured_is_what_lies_here() -> None:
    made = json.loads(MEASURED.read_text("utf-8"))
    assert made["files"] == {file.name: sha256(file.read_bytes()).hexdigest() for file in MUSIC.glob("*.ogg")}


LISTEN = """
import sys, time
from pathlib import Path
from crypt_game.desktop.settings import Settings
from crypt_game.sound import Mood, Passage, Soundscape
sound = Soundscape(Path(sys.argv[1]), {"effects": 0, "ambience": 0, "music": 1})
begun = time.monotonic()
while time.monotonic() - begun < 14:
    sound.follow(Mood(Passage.CLAIM, tension=0.0 if time.monotonic() - begun < 7 else 0.9), ambience=False)
    sound.open_card()
    time.sleep(0.02)
sound.close()
"""


@pytest.mark.long
def test_the_mixer_plays_it_without_a_gap(tmp_path: Path) -> None:
    """What the sound card would have got: the music never falls silent, not for a hundredth of a second."""
    heard = tmp_path / "heard.raw"
    surroundings = {
        **os.environ,
        "SDL_AUDIODRIVER": "disk",
        "SDL_DISKAUDIOFILE": str(heard),
        "PYTHONPATH": str(ROOT / "src"),
    }
    subprocess.run(
        [sys.executable, "-c", LISTEN, str(ROOT / "assets")],
        env=surroundings,
        check=True,
        timeout=60,
        capture_output=True,
    )
    left = array("h", heard.read_bytes())[::2]
    step = 441
    levels = [max(map(abs, left[at : at + step])) for at in range(0, len(left) - step, step)]
    first = next(index for index, level in enumerate(levels) if level > 100)
    sounding = levels[first + 250 :]
    assert len(sounding) > 800
    assert min(sounding) > 60
