"""Everything that sounds, behind one small door: short cues, ambience, music, volumes.

Never stops the game: without a sound card or files it is silent.
"""

from __future__ import annotations

import logging
import time
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from enum import StrEnum
from pathlib import Path
from random import Random

import pygame
import pygame.mixer

from crypt_game.sound.ambience import Ambience
from crypt_game.sound.cues import MANY, MOST_AT_ONCE, Cue
from crypt_game.sound.device import CHANNELS, EFFECT_CHANNELS, MUSIC_CHANNELS, close_device, open_device
from crypt_game.sound.ducking import Ducking
from crypt_game.sound.moods import Mood, MusicLoop
from crypt_game.sound.music import Music
from crypt_game.sound.sound_files import SoundFiles
from crypt_game.sound.sound_store import Reading, SoundStore

__all__ = ["Bus", "Soundscape", "sides"]

log = logging.getLogger(__name__)

_TOO_SOON = 0.025
"""Seconds within which the same cue again would only be louder, not another one."""
_SOFTEST = 0.84
_TOGETHER, _STEPS_BACK = 0.06, 0.76
"""Within how many seconds strokes fall together, and what is left of a cue for each that began before it:
three of the loudest with the music are too much for the 16 bits of a sound card."""
_HUSH_MS = 120
_FIRST_OF_AMBIENCE = EFFECT_CHANNELS + MUSIC_CHANNELS


class Bus(StrEnum):
    """The three things whose volume a player sets."""

    EFFECTS = "effects"
    AMBIENCE = "ambience"
    MUSIC = "music"


@dataclass(slots=True)
class _Voice:
    """A cue that sounds, or will as soon as it is read: what it was played with, when, and where."""

    cue: Cue
    reading: Reading
    level: float
    pan: float
    began: float
    channel: pygame.mixer.Channel | None = None

    @property
    def ended(self) -> bool:
        return self.channel is not None and not self.channel.get_busy()


class Soundscape:
    """The sounds of the game. Nothing here raises, blocks or touches the sound card before it is needed."""

    def __init__(
        self,
        assets: Path,
        volumes: Mapping[str, float],
        *,
        clock: Callable[[], float] = time.monotonic,
        rng: Random | None = None,
    ) -> None:
        """`assets` holds `sounds` and `music`; `volumes` as for `set_volumes`; `rng` picks variants."""
        self._rng = rng or Random()
        self._clock = clock
        self._assets = assets
        self._files = SoundFiles((assets / "sounds", assets / "music"), self._rng)
        self._store = SoundStore()
        self._voices: list[_Voice] = []
        self._ambience: Ambience | None = None
        self._music: Music | None = None
        self._ducking = Ducking(clock)
        self._ambience_wanted = False
        self._mood: Mood | None = None
        self._volumes = dict(volumes)
        self._away = False
        self._open: bool | None = None
        self._lost = False
        self.on_play: Callable[[Cue], None] = lambda cue: None
        """Is told every cue that is asked for, also while nothing can be heard."""

    # short sounds -----------------------------------------------------------------------------------------
    def play(self, cue: Cue, *, weight: float = 0.5, pan: float = 0.0) -> None:
        """Sounds `cue` once: `weight` from 0 (light) to 1 (heavy), `pan` from -1 (left) to 1 (right).

        A cue is left out when it has just sounded or sounds too often already.
        """
        self.on_play(cue)
        if self.gain(Bus.EFFECTS) == 0.0 or not self._device_is_open():
            return
        with self._silent_when_lost():
            if self._crowded(cue) or (file := self._files.pick(cue, weight)) is None:
                return
            together = sum(self._clock() - voice.began < _TOGETHER for voice in self._voices)
            level = self._rng.uniform(_SOFTEST, 1.0) * _STEPS_BACK**together
            voice = _Voice(cue, self._store.get(file), level, pan, self._clock())
            self._voices.append(voice)
            self._start(voice)

    def hush(self) -> None:
        """Lets all short sounds fade at once, as when a player skips what they belong to."""
        with self._silent_when_lost():
            for voice in self._voices:
                if voice.channel is not None:
                    voice.channel.fadeout(_HUSH_MS)
        self._voices.clear()

    def sounding(self) -> list[Cue]:
        """The cues that can be heard now or in a moment, oldest first."""
        with self._silent_when_lost():
            self._forget_ended()
        return [voice.cue for voice in self._voices]

    # ambience and music -----------------------------------------------------------------------------------
    def follow(self, mood: Mood | None, *, ambience: bool) -> None:
        """Has the music answer `mood` (None: no music), and torch and tomb sound or not. For every frame."""
        self._mood, self._ambience_wanted = mood, ambience
        self._update()

    @property
    def loops(self) -> set[MusicLoop]:
        """The music that can be heard now: one loop, or two while one fades into the other."""
        return self._music.audible if self._music is not None else set()

    @property
    def fading(self) -> bool:
        """Whether music or ambience comes or goes, so that `follow` is wanted ten times a second."""
        return any(part is not None and part.fading for part in (self._music, self._ambience))

    # volumes ----------------------------------------------------------------------------------------------
    def set_volumes(self, volumes: Mapping[str, float]) -> None:
        """Takes over the volume (0–1) of each `Bus`, for what sounds already too. All at 0 is mute."""
        self._volumes = dict(volumes)
        self._update()
        if self._open:
            with self._silent_when_lost():
                self._forget_ended()
                for voice in self._voices:
                    self._set_volume(voice)

    def duck(self, on: bool) -> None:
        """Silence while `on`, as when another window has the focus; the volumes stay as they are.

        A sound card that was lost is looked for when it ends.
        """
        self._away = on
        if self._lost and not on:
            self._lost, self._open = False, None
        self._update()

    def gain(self, bus: Bus) -> float:
        """The factor for samples, 0–1: the square of the volume, as ears hear ratios; 0 if not wanted."""
        wanted = {
            Bus.EFFECTS: True,
            Bus.AMBIENCE: self._ambience_wanted,
            Bus.MUSIC: self._mood is not None,
        }
        if self._away or not wanted[bus]:
            return 0.0
        return max(0.0, min(1.0, self._volumes.get(bus, 1.0))) ** 2

    # life -------------------------------------------------------------------------------------------------
    def open_card(self) -> None:
        """Opens the sound card if anything is to be heard; for frames in which nothing moves."""
        if self._open is None and any(self.gain(bus) > 0.0 for bus in Bus):
            self._device_is_open()
            self._update()

    def close(self) -> None:
        """Ends all sound and gives the sound card back. Nothing sounds afterwards."""
        self._let_go()
        self._open = False

    def _let_go(self) -> None:
        self._voices.clear()
        self._store.close()
        self._ambience = self._music = None
        if self._open:
            close_device()

    def _device_is_open(self) -> bool:
        if self._open is None:
            self._open = open_device()
        return self._open

    def _update(self) -> None:
        """Carries volumes and wishes over to what sounds, if the sound card is open."""
        if not self._open:
            return
        with self._silent_when_lost():
            for voice in [*self._voices]:
                self._start(voice)
            under_cues = self._ducking.level()
            self._follow_ambience(self.gain(Bus.AMBIENCE) * max(0.3, under_cues))
            self._follow_music(self.gain(Bus.MUSIC), under_cues)

    def _follow_ambience(self, gain: float) -> None:
        if self._ambience is None and gain > 0.0:
            channels = [pygame.mixer.Channel(number) for number in range(_FIRST_OF_AMBIENCE, CHANNELS)]
            self._ambience = Ambience(self._assets / "sounds", self._store, self._clock, channels)
        if self._ambience is not None:
            self._ambience.follow(gain)

    def _follow_music(self, gain: float, under_cues: float) -> None:
        if self._music is None and gain > 0.0:
            channels = [pygame.mixer.Channel(number) for number in range(EFFECT_CHANNELS, _FIRST_OF_AMBIENCE)]
            self._music = Music(self._assets / "music", self._store, self._clock, channels)
        if self._music is not None:
            self._music.follow(gain, under_cues, self._mood)

    @contextmanager
    def _silent_when_lost(self) -> Iterator[None]:
        """Goes on without sound when the card is gone in the middle of a game."""
        try:
            yield
        except pygame.error as error:
            log.warning("The sound card is lost: %s", error)
            self._let_go()
            self._open, self._lost = False, True

    def _start(self, voice: _Voice) -> None:
        """Lets a voice sound if it has been read by now."""
        if voice.channel is not None or not voice.reading.done():
            return
        sound = voice.reading.result()
        voice.channel = self._free_channel()
        if sound is not None:
            self._set_volume(voice)
            voice.channel.play(sound)
            self._ducking.begin(voice.cue, sound.get_length())

    def _set_volume(self, voice: _Voice) -> None:
        if voice.channel is not None:
            voice.channel.set_volume(*sides(voice.level * self.gain(Bus.EFFECTS), voice.pan))

    def _forget_ended(self) -> None:
        self._voices = [voice for voice in self._voices if not voice.ended]

    def _crowded(self, cue: Cue) -> bool:
        self._forget_ended()
        same = sum(voice.cue is cue for voice in self._voices)
        latest = max((voice.began for voice in self._voices if voice.cue is cue), default=None)
        soon = latest is not None and self._clock() - latest < _TOO_SOON
        return soon or same >= MOST_AT_ONCE.get(cue, MANY)

    def _free_channel(self) -> pygame.mixer.Channel:
        """A silent channel, or else the one that has sounded longest."""
        for number in range(EFFECT_CHANNELS):
            channel = pygame.mixer.Channel(number)
            if not channel.get_busy():
                return channel
        oldest = next((voice for voice in self._voices if voice.channel is not None), None)
        if oldest is None or oldest.channel is None:
            return pygame.mixer.Channel(0)
        self._voices.remove(oldest)
        return oldest.channel


def sides(gain: float, pan: float) -> tuple[float, float]:
    """Volumes of the left and right side. Even a sound at the very edge reaches the other ear."""
    lean = 0.75 * max(-1.0, min(1.0, pan))
    return gain * min(1.0, 1.0 - lean), gain * min(1.0, 1.0 + lean)
