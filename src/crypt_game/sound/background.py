"""What sounds on and on: the ambience of torch and tomb, and the music. Starts and stops; knows no scene.

SDL_mixer decodes a file under the lock of the sound card: 50 s at once would stop every sound, and the frame,
for a tenth of a second. So the ambience is streamed, and the music comes in phrases, decoded one by one.
"""

from __future__ import annotations

import logging
from collections.abc import Callable
from pathlib import Path
from random import Random

import pygame

from crypt_game.sound.sound_files import require_ogg_vorbis

__all__ = ["AMBIENCE_FILE", "Ambience", "Music"]

log = logging.getLogger(__name__)

AMBIENCE_FILE = "bed-tomb.ogg"
_FADE_IN, _FADE_OUT = 2500, 900
_SILENCE = (2.5, 9.0)
"""Shortest and longest pause between two phrases, in seconds."""


class Ambience:
    """Torch and tomb, one long loop on the mixer's stream. Needs an open mixer."""

    def __init__(self, file: Path) -> None:
        self._file = file
        self._broken = False
        self._playing = False

    def follow(self, gain: float) -> None:
        """Sounds at `gain` (0–1); 0 fades out. Cheap enough for every frame."""
        if gain > 0.0 and not self._broken:
            pygame.mixer.music.set_volume(gain)
            if not self._playing:
                self._start()
        elif self._playing:
            pygame.mixer.music.fadeout(_FADE_OUT)
            self._playing = False

    def _start(self) -> None:
        try:
            require_ogg_vorbis(self._file)
            pygame.mixer.music.load(self._file)
            pygame.mixer.music.play(-1, fade_ms=_FADE_IN)
        except (OSError, pygame.error) as error:
            log.warning("No ambience: %s", error)
            self._broken = True
            return
        self._playing = True


class Music:
    """Phrases of viol and drum with long silences between them, in an order that does not repeat itself."""

    def __init__(
        self, phrase: Callable[[], pygame.mixer.Sound | None], clock: Callable[[], float], rng: Random
    ) -> None:
        """`phrase` gives the next phrase, or None where there is none."""
        self._phrase, self._clock, self._rng = phrase, clock, rng
        self._next = 0.0
        self._playing = False

    def follow(self, gain: float, channel: pygame.mixer.Channel) -> None:
        """Sounds on `channel` at `gain` (0–1); 0 fades out. For every frame: it begins phrases too."""
        if gain > 0.0:
            channel.set_volume(gain)
            if self._clock() >= self._next:
                self._begin(channel)
        elif self._playing:
            channel.fadeout(_FADE_OUT)
            self._playing = False
            self._next = 0.0

    def _begin(self, channel: pygame.mixer.Channel) -> None:
        sound = self._phrase()
        seconds = 0.0 if sound is None else sound.get_length()
        if sound is not None:
            channel.play(sound)
            self._playing = True
        self._next = self._clock() + seconds + self._rng.uniform(*_SILENCE)
