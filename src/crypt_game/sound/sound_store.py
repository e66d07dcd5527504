"""Sound files, decoded: short ones stay, long ones are read in a thread when they are wanted.

A decoded second holds 172 KB, and SDL_mixer takes 2 ms for it: tunes of ten seconds are nothing to keep, nor
to wait for in a frame.
"""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterable
from concurrent.futures import Future, ThreadPoolExecutor
from pathlib import Path

import pygame

from crypt_game.sound.sound_files import require_ogg_vorbis

__all__ = ["Reading", "SoundStore", "read_sound"]

log = logging.getLogger(__name__)

Reading = Future["pygame.mixer.Sound | None"]
_SHORT = 19_000
"""Bytes up to which a file is read in a few milliseconds, even while something moves."""


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

    def __init__(self, files: Iterable[Path]) -> None:
        """`files` are read little by little by `work`, the first one first, but for the long ones."""
        self._cold = [file for file in files if _is_short(file)][::-1]
        self._sounds: dict[Path, pygame.mixer.Sound | None] = {}
        self._reader: ThreadPoolExecutor | None = None

    def begin_reading(self, read: Callable[[], pygame.mixer.Sound | None]) -> Reading:
        """Has the thread call `read`."""
        if self._reader is None:
            self._reader = ThreadPoolExecutor(1, "sound")
        return self._reader.submit(read)

    def get(self, file: Path) -> Reading:
        """The sound in `file`: at once if it is short, else as soon as the thread has read it."""
        if not _is_short(file):
            return self.begin_reading(lambda: read_sound(file))
        ready: Reading = Future()
        ready.set_result(self._kept(file))
        return ready

    def work(self, go_on: Callable[[], bool]) -> bool:
        """Reads what is still cold while `go_on` says so; True when nothing is."""
        while self._cold and go_on():
            self._kept(self._cold.pop())
        return not self._cold

    def close(self) -> None:
        """Forgets what was read, and waits for what is being read (a few milliseconds)."""
        if self._reader is not None:
            self._reader.shutdown(wait=True, cancel_futures=True)
            self._reader = None
        self._sounds.clear()

    def _kept(self, file: Path) -> pygame.mixer.Sound | None:
        if file not in self._sounds:
            self._sounds[file] = read_sound(file)
        return self._sounds[file]


def _is_short(file: Path) -> bool:
    try:
        return file.stat().st_size <= _SHORT
    except OSError:
        return True
