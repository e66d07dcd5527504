"""The soundscape on the mute stand-in of a sound card: what plays, how loud, and what can never go wrong."""

from __future__ import annotations

import logging
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random

import pygame
import pytest

from crypt_game.sound import Bus, Cue, Mood, Passage, Soundscape
from crypt_game.sound.device import CHANNELS, EFFECT_CHANNELS, MUSIC_CHANNELS
from crypt_game.sound.moods import MusicLoop
from crypt_game.sound.soundscape import sides

ASSETS = Path(__file__).parents[2] / "assets"
MENU = Mood(Passage.MENU)
FULL = {"effects": 1.0, "ambience": 1.0, "music": 1.0}


class Clock:
    """A clock that stands still until it is told otherwise."""

    def __init__(self) -> None:
        self.now = 100.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def sound(clock: Clock) -> Iterator[Soundscape]:
    pygame.mixer.quit()
    soundscape = Soundscape(ASSETS, FULL, clock=clock, rng=Random(5))
    yield soundscape
    soundscape.close()


def until(sound: Soundscape, happened: Callable[[], bool]) -> bool:
    """Lets frames pass until `happened`, for three seconds at most."""
    for _ in range(300):
        sound.duck(False)
        if happened():
            return True
        if isinstance(sound._clock, Clock):
            sound._clock.now += 0.01
        time.sleep(0.01)
    return False


AMBIENCE = range(EFFECT_CHANNELS + MUSIC_CHANNELS, CHANNELS)


def any_music() -> bool:
    music = range(EFFECT_CHANNELS, EFFECT_CHANNELS + MUSIC_CHANNELS)
    return any(pygame.mixer.Channel(number).get_busy() for number in music)


def any_ambience() -> bool:
    return any(pygame.mixer.Channel(number).get_busy() for number in AMBIENCE)


def test_the_sound_card_is_left_alone_until_something_is_needed(sound: Soundscape) -> None:
    sound.set_volumes(FULL)
    sound.follow(None, ambience=True)
    sound.duck(False)
    assert pygame.mixer.get_init() is None
    sound.play(Cue.PRESSED)
    assert pygame.mixer.get_init() == (44_100, -16, 2)


def test_a_cue_sounds_and_ends(sound: Soundscape) -> None:
    sound.play(Cue.FOCUS_MOVED)
    assert sound.sounding() == [Cue.FOCUS_MOVED]
    assert until(sound, lambda: not sound.sounding())


def test_the_same_cue_at_the_same_moment_sounds_once(sound: Soundscape, clock: Clock) -> None:
    sound.play(Cue.DIE_TUMBLED)
    sound.play(Cue.DIE_TUMBLED)
    assert len(sound.sounding()) == 1
    clock.now += 0.09
    sound.play(Cue.DIE_TUMBLED)
    assert len(sound.sounding()) == 2


@pytest.mark.parametrize(("cue", "most"), [(Cue.COIN_COUNTED, 4), (Cue.VICTORY, 1), (Cue.DIE_LANDED, 4)])
def test_no_cue_piles_up(sound: Soundscape, clock: Clock, cue: Cue, most: int) -> None:
    sound.open_card()
    for _ in range(10):
        sound.play(cue)
        clock.now += 0.04
    assert len(sound.sounding()) == most


def test_of_strokes_that_fall_together_each_is_softer_than_the_one_before(
    sound: Soundscape, clock: Clock
) -> None:
    """Three of the loudest at full volume add up to no more than the music leaves free."""
    strokes = [Cue.DIE_PUSHED_OUT, Cue.DIE_TUMBLED, Cue.REFUSED]
    for cue in strokes:
        sound.play(cue)
    clock.now += 1.0
    sound.play(Cue.DIE_EXHAUSTED)
    levels = {voice.cue: voice.level for voice in sound._voices}
    assert levels[strokes[0]] > levels[strokes[1]] > levels[strokes[2]]
    assert sum(levels[cue] for cue in strokes) < 2.4
    assert levels[Cue.DIE_EXHAUSTED] >= 0.84


def test_when_every_channel_sounds_the_oldest_makes_room(sound: Soundscape, clock: Clock) -> None:
    sound.open_card()
    for cue in Cue:
        sound.play(cue)
        clock.now += 0.04
    assert until(sound, lambda: len(sound.sounding()) == 23)
    heard = sound.sounding()
    assert heard[-1] is Cue.FOOL
    assert Cue.FOCUS_MOVED not in heard


def test_muted_sound_is_not_played_at_all(sound: Soundscape) -> None:
    sound.set_volumes({"effects": 0.0, "ambience": 0.0, "music": 0.0})
    sound.play(Cue.VICTORY)
    sound.follow(None, ambience=True)
    sound.open_card()
    assert sound.sounding() == []
    assert pygame.mixer.get_init() is None


def test_each_volume_belongs_to_its_own_bus(sound: Soundscape) -> None:
    sound.follow(MENU, ambience=True)
    sound.set_volumes({"effects": 1.0, "ambience": 0.5, "music": 0.2})
    gains = [sound.gain(bus) for bus in Bus]
    assert gains == pytest.approx([1.0, 0.25, 0.04])


def test_volumes_out_of_range_are_taken_as_the_nearest(sound: Soundscape) -> None:
    sound.set_volumes({"effects": 7.0})
    assert sound.gain(Bus.EFFECTS) == 1.0
    sound.set_volumes({"effects": -1.0})
    assert sound.gain(Bus.EFFECTS) == 0.0


def test_ambience_and_music_follow_the_volumes_while_they_play(sound: Soundscape) -> None:
    sound.follow(MENU, ambience=True)
    sound.open_card()
    assert until(sound, lambda: bool(sound.loops))
    assert until(sound, lambda: not sound.fading)
    assert [pygame.mixer.Channel(number).get_volume() for number in AMBIENCE] == [1.0, 1.0]
    sound.set_volumes({"effects": 1.0, "ambience": 0.0, "music": 0.0})
    assert any_ambience()
    assert sound.fading
    assert until(sound, lambda: not any_ambience())
    assert until(sound, lambda: not sound.loops)


def test_ducking_is_silence_and_gives_everything_back(sound: Soundscape) -> None:
    sound.follow(None, ambience=True)
    sound.duck(True)
    assert {sound.gain(bus) for bus in Bus} == {0.0}
    sound.play(Cue.REFUSED)
    assert sound.sounding() == []
    sound.duck(False)
    assert sound.gain(Bus.AMBIENCE) == 1.0
    sound.play(Cue.REFUSED)
    assert sound.sounding() == [Cue.REFUSED]


def test_what_is_not_wanted_any_more_is_not_heard(sound: Soundscape) -> None:
    assert sound.gain(Bus.AMBIENCE) == sound.gain(Bus.MUSIC) == 0.0
    sound.follow(MENU, ambience=True)
    assert sound.gain(Bus.AMBIENCE) == sound.gain(Bus.MUSIC) == 1.0
    sound.follow(None, ambience=False)
    assert sound.gain(Bus.AMBIENCE) == sound.gain(Bus.MUSIC) == 0.0


def test_a_long_cue_sounds_as_soon_as_it_is_read(sound: Soundscape) -> None:
    sound.play(Cue.VICTORY)
    assert sound.sounding() == [Cue.VICTORY]
    assert until(sound, lambda: any(pygame.mixer.Channel(number).get_busy() for number in range(23)))
    assert sound.sounding() == [Cue.VICTORY]


def test_the_music_steps_back_under_what_matters(sound: Soundscape, clock: Clock) -> None:
    sound.follow(Mood(Passage.CLAIM), ambience=False)
    sound.open_card()
    drone = pygame.mixer.Channel(23)

    def settled() -> float:
        for _ in range(80):
            clock.now += 0.05
            sound.follow(Mood(Passage.CLAIM), ambience=False)
            time.sleep(0.001)
        return drone.get_volume()

    assert until(sound, lambda: bool(sound.loops))
    before = settled()
    sound.play(Cue.YOUR_TURN)
    assert until(sound, lambda: drone.get_volume() < 0.7 * before)
    assert settled() == pytest.approx(before, abs=0.02)


def test_hush_ends_what_a_player_skips(sound: Soundscape) -> None:
    sound.play(Cue.DIE_TUMBLED)
    sound.hush()
    assert sound.sounding() == []


def test_sound_goes_on_while_everything_is_being_hushed(sound: Soundscape) -> None:
    for cue in Cue:
        sound.play(cue)
    sound.hush()
    sound.play(Cue.REFUSED)
    assert sound.sounding() == [Cue.REFUSED]


def test_only_some_of_what_sounded_is_kept(sound: Soundscape) -> None:
    store, most = sound._store, 1024 * 1024
    store._kept.limit = most
    sound.open_card()
    for file in sorted((ASSETS / "sounds").glob("die-*.ogg")):
        read = store.get(file).result(timeout=5)
        assert read is not None
        assert store.get(file).result(timeout=5) is read, "what was heard of late is kept"
    assert most / 2 < store.kept_bytes <= most


def test_the_middle_is_even_and_the_edges_reach_both_ears() -> None:
    assert sides(0.8, 0.0) == (0.8, 0.8)
    assert sides(0.8, -1.0) == pytest.approx((0.8, 0.2))
    assert sides(0.8, 5.0) == pytest.approx((0.2, 0.8))


def test_after_closing_nothing_sounds(sound: Soundscape) -> None:
    sound.play(Cue.PRESSED)
    sound.close()
    sound.play(Cue.PRESSED)
    sound.follow(None, ambience=True)
    sound.set_volumes(FULL)
    sound.open_card()
    assert sound.sounding() == []
    assert pygame.mixer.get_init() is None


def test_without_a_sound_card_a_mute_one_stands_in(
    sound: Soundscape, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setenv("SDL_AUDIODRIVER", "no-such-driver")
    with caplog.at_level(logging.WARNING):
        sound.play(Cue.VICTORY)
        sound.play(Cue.DEFEAT)
    assert sound.sounding() == [Cue.VICTORY, Cue.DEFEAT]
    assert len(caplog.records) == 1


def test_with_no_device_whatever_it_is_silent(
    sound: Soundscape, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def refuse(**_: object) -> None:
        raise pygame.error("no audio device")

    monkeypatch.setattr(pygame.mixer, "init", refuse)
    with caplog.at_level(logging.WARNING):
        for cue in Cue:
            sound.play(cue)
        sound.follow(MENU, ambience=True)
        sound.open_card()
    assert sound.sounding() == []
    assert len(caplog.records) == 2


def test_a_card_that_is_lost_in_the_middle_of_a_game_is_looked_for_when_the_player_comes_back(
    sound: Soundscape, clock: Clock, caplog: pytest.LogCaptureFixture
) -> None:
    sound.follow(MENU, ambience=True)
    sound.open_card()
    sound.play(Cue.DIE_TUMBLED)
    assert until(sound, pygame.mixer.get_busy)
    pygame.mixer.quit()
    with caplog.at_level(logging.WARNING):
        for _ in range(3):
            sound.open_card()
            sound.play(Cue.DIE_LANDED)
            sound.hush()
            sound.set_volumes(FULL)
            clock.now += 20
        assert sound.sounding() == []
    assert len(caplog.records) == 1
    sound.duck(True)
    sound.duck(False)
    sound.open_card()
    sound.play(Cue.DIE_LANDED)
    assert sound.sounding() == [Cue.DIE_LANDED]
    assert until(sound, any_ambience)


@pytest.mark.parametrize("touch", ["play", "hush", "sounding", "set_volumes", "duck", "open_card"])
def test_whatever_finds_the_card_gone_only_falls_silent(
    sound: Soundscape, touch: str, caplog: pytest.LogCaptureFixture
) -> None:
    sound.play(Cue.DIE_TUMBLED)
    assert until(sound, pygame.mixer.get_busy)
    pygame.mixer.quit()
    arguments = {"play": (Cue.PRESSED,), "set_volumes": (FULL,), "duck": (True,)}.get(touch, ())
    with caplog.at_level(logging.WARNING):
        getattr(sound, touch)(*arguments)
        assert sound.sounding() == []
    assert [record.message.partition(":")[0] for record in caplog.records] == ["The sound card is lost"]


def test_missing_and_broken_files_are_only_silent(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    sounds, music = tmp_path / "sounds", tmp_path / "music"
    sounds.mkdir()
    music.mkdir()
    broken_files = [sounds / "pressed.1.ogg", sounds / "bed-tomb.ogg", sounds / "stray.ogg"]
    broken_files += [music / f"{loop}.ogg" for loop in MusicLoop]
    for file in broken_files:
        file.write_bytes(b"this is no sound")
    for folder in (tmp_path, tmp_path / "nowhere"):
        broken = Soundscape(folder, FULL)
        broken.play(Cue.PRESSED)
        broken.play(Cue.PRESSED)
        broken.follow(MENU, ambience=True)
        broken.open_card()
        assert until(broken, any_music)
        assert broken.sounding() == []
        broken.close()
    for name in ("pressed.1.ogg", "menu.ogg", "bed-tomb.ogg"):
        told = [record.getMessage() for record in caplog.records if name in record.getMessage()]
        assert sum("is not an Ogg Vorbis file" in line for line in told) == 1
