"""Sound files, decoded by a thread when they are wanted; short ones of late are kept.

A decoded second holds 172 KB, and SDL_mixer takes 2 ms for it: tunes of ten seconds are nothing to keep, and
none is to be waited for in a frame. What is read for the first time is heard a frame later.
"""

from __future__ import annotations

import logging
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, TypeAlias

import pygame
import pygame.mixer

from crypt_game.drawing.least_recent import LeastRecent
from crypt_game.sound.sound_files import require_ogg_vorbis

__all__ = ["Reading", "SoundStore", "read_sound"]

if TYPE_CHECKING:
    from concurrent.futures import Future, ThreadPoolExecutor

log = logging.getLogger(__name__)

Reading: TypeAlias = "Future[pygame.mixer.Sound | None]"
_SHORT = 19_000
"""Bytes up to which a file is worth being kept."""
_MOST_BYTES = 5 * 1024 * 1024 // 2
"""What is kept; all effects together would take 26 MiB."""
_BYTES_PER_SECOND = 44_100 * 4


def read_sound(file: Path) -> pygame.mixer.Sound | None:
    """The sound in `file`; None, with a line in the log, for what is none.

    Raises pygame.error when the mixer is not open.
    """
    try:
        require_ogg_vorbis(file)
        return pygame.mixer.Sound(file)
    except (OSError, pygame.error) as error:
        if pygame.mixer.get_init() is None:
            raise
        log.warning("No sound in %s: %s", file.name, error)
        return None


class SoundStore:
    """Needs the mixer open whenever something is read, and `close` before it is closed."""

    def __init__(self) -> None:
        self._kept: LeastRecent[pygame.mixer.Sound | None] = LeastRecent(_MOST_BYTES, _bytes_of)
        self._being_read: dict[Path, Reading] = {}
        self._reader: ThreadPoolExecutor | None = None

    def begin_reading(self, read: Callable[[], pygame.mixer.Sound | None]) -> Reading:
        """Has the thread call `read`."""
        if self._reader is None:
            from concurrent.futures import ThreadPoolExecutor

            self._reader = ThreadPoolExecutor(1, "sound")
        return self._reader.submit(read)

    def get(self, file: Path) -> Reading:
        """The sound in `file`: at once if it is kept, else as soon as the thread has read it."""
        self._keep_what_was_read()
        if file in self._kept:
            from concurrent.futures import Future

            ready: Reading = Future()
            ready.set_result(self._kept.find(file))
            return ready
        if file not in self._being_read:
            self._being_read[file] = self.begin_reading(lambda: read_sound(file))
        return self._being_read[file]

    @property
    def kept_bytes(self) -> int:
        """How much is decoded and kept."""
        return self._kept.weight

    def close(self) -> None:
        """Forgets what was read, and waits for what is being read (a few milliseconds)."""
        if self._reader is not None:
            self._reader.shutdown(wait=True, cancel_futures=True)
            self._reader = None
        self._being_read.clear()
        self._kept.clear()

    def _keep_what_was_read(self) -> None:
        for file, reading in [*self._being_read.items()]:
            if reading.done():
                del self._being_read[file]
                if _is_short(file) and not reading.cancelled() and reading.exception() is None:
                    self._kept.put(file, reading.result())


def _is_short(file: Path) -> bool:
    try:
        return file.stat().st_size <= _SHORT
    except OSError:
        return True


def _bytes_of(sound: pygame.mixer.Sound | None) -> int:
    """A silent one is kept too: it is not looked for again, and its fault is told once."""
    return 0 if sound is None else round(sound.get_length() * _BYTES_PER_SECOND)
