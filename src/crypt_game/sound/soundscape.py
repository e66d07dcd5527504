"""Everything that sounds, behind one small door: short cues, ambience, music, volumes.

Never stops the game: without a sound card or files it is silent.
"""

from __future__ import annotations

import logging
import time
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from enum import StrEnum
from pathlib import Path
from random import Random
from typing import NamedTuple

import pygame

from crypt_game.sound.background import AMBIENCE_FILE, Ambience, Music
from crypt_game.sound.cues import MANY, MOST_AT_ONCE, Cue
from crypt_game.sound.device import CHANNELS, close_device, open_device
from crypt_game.sound.sound_files import MUSIC, SoundFiles, require_ogg_vorbis

__all__ = ["Bus", "Soundscape", "sides"]

log = logging.getLogger(__name__)

_MUSIC_CHANNEL = 0
_EFFECT_CHANNELS = range(1, CHANNELS)
_TOO_SOON = 0.025
"""Seconds within which the same cue again would only be louder, not another one."""
_SOFTEST = 0.84
_HUSH_MS = 120
_SHORT = 33_000
"""Bytes up to which a sound is loaded in a few milliseconds, even while something moves."""


class Bus(StrEnum):
    """The three things whose volume a player sets."""

    EFFECTS = "effects"
    AMBIENCE = "ambience"
    MUSIC = "music"


class _Voice(NamedTuple):
    """A cue that sounds: its channel, what it was played with, and when it began."""

    cue: Cue
    channel: pygame.mixer.Channel
    level: float
    pan: float
    began: float


class Soundscape:
    """The sounds of the game. Nothing here raises, blocks or touches the sound card before it is needed."""

    def __init__(
        self,
        folder: Path,
        volumes: Mapping[str, float],
        *,
        clock: Callable[[], float] = time.monotonic,
        rng: Random | None = None,
    ) -> None:
        """`folder` is assets/sounds; `volumes` as for `set_volumes`. The generator only picks variants."""
        self._rng = rng or Random()
        self._clock = clock
        self._library = SoundFiles(folder, self._rng)
        effects = self._library.effects[::-1]
        self._cold = [file for file in effects if _is_short(file)]
        self._cold_long = [*self._library.music[::-1], *(file for file in effects if not _is_short(file))]
        self._sounds: dict[Path, pygame.mixer.Sound | None] = {}
        self._voices: list[_Voice] = []
        self._folder = folder
        self._ambience, self._music = self._beds()
        self._wanted: set[Bus] = {Bus.EFFECTS}
        self._volumes = dict(volumes)
        self._ducked = False
        self._open: bool | None = None
        self._lost = False

    # short sounds -----------------------------------------------------------------------------------------
    def play(self, cue: Cue, *, weight: float = 0.5, pan: float = 0.0) -> None:
        """Sounds `cue` once: `weight` from 0 (light) to 1 (heavy), `pan` from -1 (left) to 1 (right).

        A cue is left out when it has just sounded or sounds too often already.
        """
        if self.gain(Bus.EFFECTS) == 0.0 or not self._device_is_open():
            return
        with self._silent_when_lost():
            if self._crowded(cue) or (sound := self._next(cue, weight)) is None:
                return
            level = self._rng.uniform(_SOFTEST, 1.0)
            voice = _Voice(cue, self._free_channel(), level, pan, self._clock())
            self._set_volume(voice)
            voice.channel.play(sound)
            self._voices.append(voice)

    def hush(self) -> None:
        """Lets all short sounds fade at once, as when a player skips what they belong to."""
        with self._silent_when_lost():
            for voice in self._voices:
                voice.channel.fadeout(_HUSH_MS)
        self._voices.clear()

    def sounding(self) -> list[Cue]:
        """The cues that can be heard now, oldest first."""
        with self._silent_when_lost():
            self._forget_ended()
        return [voice.cue for voice in self._voices]

    # ambience and music -----------------------------------------------------------------------------------
    def start_ambience(self) -> None:
        """Lets torch and tomb fade in; does nothing if they play."""
        self._want(Bus.AMBIENCE, True)

    def stop_ambience(self) -> None:
        """Lets torch and tomb fade away."""
        self._want(Bus.AMBIENCE, False)

    def start_music(self) -> None:
        """Lets the viol begin. It is for places where nobody has to think: menu and scoring."""
        self._want(Bus.MUSIC, True)

    def stop_music(self) -> None:
        """Lets the viol fade away."""
        self._want(Bus.MUSIC, False)

    # volumes ----------------------------------------------------------------------------------------------
    def set_volumes(self, volumes: Mapping[str, float]) -> None:
        """Takes over the volume (0–1) of each `Bus`, for what sounds already too. All at 0 is mute."""
        self._volumes = dict(volumes)
        self._follow()

    def duck(self, on: bool) -> None:
        """Silence while `on`, as when another window has the focus; the volumes stay as they are.

        A sound card that was lost is looked for when it ends.
        """
        self._ducked = on
        if self._lost and not on:
            self._lost, self._open = False, None
        self._follow()

    def gain(self, bus: Bus) -> float:
        """The factor for samples, 0–1: the square of the volume, as ears hear ratios."""
        if self._ducked or bus not in self._wanted:
            return 0.0
        return max(0.0, min(1.0, self._volumes.get(bus, 1.0))) ** 2

    # life -------------------------------------------------------------------------------------------------
    def prewarm(self, budget_ms: float, *, still: bool = False) -> bool:
        """Does a little of what is to be done, for about `budget_ms`; True when nothing is left.

        For every frame after the first: opens the sound card, loads the files, begins phrases of music. Long
        sounds take longer to load than a moving picture may wait: only while it is `still`.
        """
        deadline = self._clock() + budget_ms / 1000.0
        if all(self.gain(bus) == 0.0 for bus in Bus):
            return True
        if self._open is None:
            opened = self._device_is_open()
            self._follow()
            return not opened
        if not self._open:
            return True
        with self._silent_when_lost():
            self._go_on_with_music()
            cold = self._cold or (self._cold_long if still else [])
            while cold and self._clock() < deadline:
                self._sound(cold.pop())
        return not self._cold and not self._cold_long

    def close(self) -> None:
        """Ends all sound and gives the sound card back. Nothing sounds afterwards."""
        self._voices.clear()
        self._sounds.clear()
        if self._open:
            close_device()
        self._open = False

    def _want(self, bus: Bus, on: bool) -> None:
        if on == (bus in self._wanted):
            return
        self._wanted = self._wanted | {bus} if on else self._wanted - {bus}
        self._follow()

    def _device_is_open(self) -> bool:
        if self._open is None:
            self._open = open_device()
        return self._open

    def _follow(self) -> None:
        """Carries volumes and wishes over to what sounds, if the sound card is open."""
        if not self._open:
            return
        with self._silent_when_lost():
            self._ambience.follow(self.gain(Bus.AMBIENCE))
            self._go_on_with_music()
            self._forget_ended()
            for voice in self._voices:
                self._set_volume(voice)

    def _go_on_with_music(self) -> None:
        self._music.follow(self.gain(Bus.MUSIC), pygame.mixer.Channel(_MUSIC_CHANNEL))

    @contextmanager
    def _silent_when_lost(self) -> Iterator[None]:
        """Goes on without sound when the card is gone in the middle of a game."""
        try:
            yield
        except pygame.error as error:
            log.warning("The sound card is lost: %s", error)
            self._voices.clear()
            self._sounds.clear()
            self._ambience, self._music = self._beds()
            close_device()
            self._open, self._lost = False, True

    def _beds(self) -> tuple[Ambience, Music]:
        ambience = Ambience(self._folder / AMBIENCE_FILE)
        return ambience, Music(lambda: self._next(MUSIC, 0.0), self._clock, self._rng)

    def _set_volume(self, voice: _Voice) -> None:
        voice.channel.set_volume(*sides(voice.level * self.gain(Bus.EFFECTS), voice.pan))

    def _forget_ended(self) -> None:
        self._voices = [voice for voice in self._voices if voice.channel.get_busy()]

    def _crowded(self, cue: Cue) -> bool:
        self._forget_ended()
        same = sum(voice.cue is cue for voice in self._voices)
        latest = max((voice.began for voice in self._voices if voice.cue is cue), default=None)
        soon = latest is not None and self._clock() - latest < _TOO_SOON
        return soon or same >= MOST_AT_ONCE.get(cue, MANY)

    def _free_channel(self) -> pygame.mixer.Channel:
        """A silent channel, or else the one that has sounded longest."""
        for number in _EFFECT_CHANNELS:
            channel = pygame.mixer.Channel(number)
            if not channel.get_busy():
                return channel
        return self._voices.pop(0).channel if self._voices else pygame.mixer.Channel(_EFFECT_CHANNELS[0])

    def _next(self, name: str, weight: float) -> pygame.mixer.Sound | None:
        file = self._library.pick(name, weight)
        return None if file is None else self._sound(file)

    def _sound(self, file: Path) -> pygame.mixer.Sound | None:
        if file not in self._sounds:
            try:
                require_ogg_vorbis(file)
                self._sounds[file] = pygame.mixer.Sound(file)
            except (OSError, pygame.error) as error:
                if pygame.mixer.get_init() is None:
                    raise
                log.warning("No sound in %s: %s", file.name, error)
                self._sounds[file] = None
        return self._sounds[file]


def _is_short(file: Path) -> bool:
    try:
        return file.stat().st_size <= _SHORT
    except OSError:
        return True


def sides(gain: float, pan: float) -> tuple[float, float]:
    """Volumes of the left and right side. Even a sound at the very edge reaches the other ear."""
    lean = 0.75 * max(-1.0, min(1.0, pan))
    return gain * min(1.0, 1.0 - lean), gain * min(1.0, 1.0 + lean)
