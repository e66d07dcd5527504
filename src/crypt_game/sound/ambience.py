"""The ambience: torches and tomb, two loops of different lengths, so that the two together hardly repeat.

Both are decoded once and kept (5 MB): a stream of them takes as much time as all else that sounds.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path

import pygame
import pygame.mixer

from crypt_game.sound.device import set_volume
from crypt_game.sound.sound_store import Reading, SoundStore

__all__ = ["AMBIENCE_FILES", "Ambience"]

AMBIENCE_FILES = ("bed-torches.ogg", "bed-tomb.ogg")
_RISE, _FALL = 2.5, 0.9
"""Seconds in which it comes in and goes out."""


class Ambience:
    """Torches and tomb, each a loop on a channel of its own. Needs an open mixer."""

    def __init__(
        self,
        folder: Path,
        store: SoundStore,
        clock: Callable[[], float],
        channels: Sequence[pygame.mixer.Channel],
    ) -> None:
        """`folder` holds AMBIENCE_FILES; needs a channel for each of them."""
        self._files = [folder / name for name in AMBIENCE_FILES]
        self._store, self._clock, self._channels = store, clock, channels
        self._readings: list[Reading] = []
        self._presence = self._gain = self._aim = self._seen = 0.0
        self._playing = False

    @property
    def fading(self) -> bool:
        """Whether it is on its way in or out."""
        return self._playing and self._presence != self._aim

    def follow(self, gain: float) -> None:
        """Sounds at `gain` (0–1); 0 fades out. For every frame, and ten times a second while it fades."""
        now = self._clock()
        elapsed, self._seen = now - self._seen, now
        self._aim, self._gain = (1.0, gain) if gain > 0.0 else (0.0, self._gain)
        if gain > 0.0 and not self._playing:
            self._start()
        elif self._playing:
            self._go_on(elapsed)

    def _start(self) -> None:
        if not self._readings:
            self._readings = [self._store.get(file) for file in self._files]
        if not all(reading.done() for reading in self._readings):
            return
        for reading, channel in zip(self._readings, self._channels, strict=True):
            if (sound := reading.result()) is not None:
                channel.play(sound, loops=-1)
            channel.set_volume(0.0)
        self._playing = True

    def _go_on(self, elapsed: float) -> None:
        if self._aim > 0.0:
            self._presence = min(1.0, self._presence + elapsed / _RISE)
        else:
            self._presence = max(0.0, self._presence - elapsed / _FALL)
        self._playing = self._presence > 0.0
        for channel in self._channels:
            set_volume(channel, self._gain * self._presence)
            if not self._playing:
                channel.stop()
