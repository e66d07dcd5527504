"""The bars of the music as the mixer plays them, made ready beside the frames."""

from __future__ import annotations

import logging
from array import array
from collections.abc import Iterable
from functools import partial
from pathlib import Path

import pygame

from crypt_game.sound.moods import MusicLayer
from crypt_game.sound.sound_store import Reading, SoundStore, read_sound

__all__ = ["BAR_SECONDS", "BEATS", "Bars"]

log = logging.getLogger(__name__)

BEATS = 6
_CHANNELS = 2
_BAR = _CHANNELS * BEATS * 39 * 1024
"""Numbers in a bar: a whole count of the mixer's buffers, so that the next bar begins where this one ends."""
_EDGE = _CHANNELS * 2048
"""Of the bar before and the bar after, at both ends of a file: a decoder needs them to begin and end in."""
_BLEND = _CHANNELS * 512
"""At the start of a bar, mixed from this file and the one before, which do not decode to quite the same."""
BAR_SECONDS = _BAR / _CHANNELS / 44_100


class Bars:
    """Reads `<layer>.<bar>.ogg`, bars from 01, in the thread of a store. A bar without a file is silent.

    Needs the mixer open at 44.1 kHz.
    """

    def __init__(self, folder: Path, store: SoundStore) -> None:
        self._folder, self._store = folder, store
        self._coming: dict[tuple[MusicLayer, int], Reading] = {}
        self.silence = pygame.mixer.Sound(buffer=bytes(2 * _BAR))
        # Which bar would follow the one that was read last, and how it would begin. For the thread only.
        self._after: dict[MusicLayer, tuple[int, array[int]]] = {}

    def ready(self, layers: Iterable[MusicLayer], bar: int) -> bool:
        """Whether a bar of all these layers is ready; what is not will be."""
        keys = [(layer, bar % layer.bars) for layer in layers]
        for key in keys:
            if key not in self._coming:
                self._coming[key] = self._store.begin_reading(partial(self._read, *key))
        return all(self._coming[key].done() for key in keys)

    @property
    def reading(self) -> bool:
        """Whether a file is being decoded. SDL_mixer locks the sound card for that: 10 ms a bar."""
        return not all(reading.done() for reading in self._coming.values())

    def take(self, layer: MusicLayer, bar: int) -> pygame.mixer.Sound:
        """A bar that is ready; it is forgotten here. Raises pygame.error if the mixer was lost meanwhile."""
        return self._coming.pop((layer, bar % layer.bars)).result() or self.silence

    def forget(self) -> None:
        """Drops what was made ready for a mood that did not last."""
        self._coming.clear()

    def _read(self, layer: MusicLayer, bar: int) -> pygame.mixer.Sound | None:
        file = self._folder / f"{layer}.{bar + 1:02}.ogg"
        sound = read_sound(file) if file.exists() else None
        if sound is None:
            return None
        samples = array("h", sound.get_raw())[_EDGE:]
        if len(samples) < _BAR + _BLEND:
            log.warning("No music in %s: it is shorter than a bar", file.name)
            return None
        before, continued = self._after.get(layer, (-1, samples))
        if before == bar:
            for index in range(_BLEND):
                samples[index] += (continued[index] - samples[index]) * (_BLEND - index) // _BLEND
        self._after[layer] = (bar + 1) % layer.bars, samples[_BAR : _BAR + _BLEND]
        return pygame.mixer.Sound(buffer=memoryview(samples)[:_BAR])
