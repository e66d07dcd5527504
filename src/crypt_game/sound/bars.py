"""The bars of the music as the mixer plays them, made ready beside the frames."""

from __future__ import annotations

import io
import logging
from array import array
from collections.abc import Iterable
from functools import partial
from pathlib import Path

import pygame
import pygame.mixer

from crypt_game.sound.moods import MusicLoop
from crypt_game.sound.ogg_pages import OggPages
from crypt_game.sound.sound_store import Reading, SoundStore

__all__ = ["BARS", "BAR_SECONDS", "BEATS", "Bars"]

log = logging.getLogger(__name__)

BARS, BEATS = 12, 6
_CHANNELS = 2
_FRAME = 2 * _CHANNELS
"""Bytes of one sample of both sides."""
_BAR = BEATS * 39 * 1024
"""Samples in a bar: a whole count of the mixer's buffers, so that the next bar begins where this one ends."""
_EDGE = 4096
"""Samples of the loop's end before its first bar, and of its beginning after its last one."""
_BLEND = 512
"""Samples at the start of the first bar, mixed with what was packed after the last one: the two ends of a
loop do not decode to quite the same."""
BAR_SECONDS = _BAR / 44_100


class Bars:
    """Reads bars of `<loop>.ogg` in the thread of a store. A loop without a file is silent.

    Needs the mixer open at 44.1 kHz, the rate of the files: to change it takes SDL as long as to decode them.
    """

    def __init__(self, folder: Path, store: SoundStore) -> None:
        self._folder, self._store = folder, store
        self._coming: dict[tuple[MusicLoop, int], Reading] = {}
        self.silence = pygame.mixer.Sound(buffer=bytes(_FRAME * _BAR))
        # Where the bars lie, and how the first one would begin after the last. For the thread only.
        self._pages: dict[MusicLoop, OggPages | None] = {}
        self._continued: dict[MusicLoop, array[int]] = {}

    def ready(self, loops: Iterable[MusicLoop], bar: int) -> bool:
        """Whether a bar of all these loops is ready; what is not will be."""
        keys = [(loop, bar % BARS) for loop in loops]
        for key in keys:
            if key not in self._coming:
                self._coming[key] = self._store.begin_reading(partial(self._read, *key))
        return all(self._coming[key].done() for key in keys)

    @property
    def reading(self) -> bool:
        """Whether a file is being decoded. SDL_mixer locks the sound card for that: 7 ms a bar."""
        return not all(reading.done() for reading in self._coming.values())

    def take(self, loop: MusicLoop, bar: int) -> pygame.mixer.Sound:
        """A bar that is ready; it is forgotten here. Raises pygame.error if the mixer was lost meanwhile."""
        return self._coming.pop((loop, bar % BARS)).result() or self.silence

    def forget(self) -> None:
        """Drops what was made ready for a mood that did not last."""
        self._coming.clear()

    def _read(self, loop: MusicLoop, bar: int) -> pygame.mixer.Sound | None:
        first = _EDGE + bar * _BAR
        try:
            if loop not in self._pages:
                self._pages[loop] = OggPages(self._folder / f"{loop}.ogg")
            if (pages := self._pages[loop]) is None:
                return None
            part, end = pages.part(first, first + _BAR + _BLEND)
            raw = memoryview(pygame.mixer.Sound(io.BytesIO(part))).cast("B")  # type: ignore[arg-type]
            if (begin := len(raw) - (end - first) * _FRAME) < 0:
                raise OSError("it is damaged")
        except (OSError, pygame.error) as error:
            if pygame.mixer.get_init() is None:
                raise
            log.warning("No music in %s: %s", f"{loop}.ogg", error)
            self._pages[loop] = None
            return None
        after = begin + _BAR * _FRAME
        samples: bytes | memoryview = raw[begin:after]
        if bar == BARS - 1:
            self._continued[loop] = array("h", bytes(raw[after : after + _BLEND * _FRAME]))
        if bar == 0 and loop in self._continued:
            samples = _blended(self._continued[loop], array("h", bytes(samples))).tobytes()
        return pygame.mixer.Sound(buffer=samples)


def _blended(ending: array[int], beginning: array[int]) -> array[int]:
    """`beginning`, which rises while `ending` dies away; changed in place."""
    for index, value in enumerate(ending):
        beginning[index] += (value - beginning[index]) * (len(ending) - index) // len(ending)
    return beginning
