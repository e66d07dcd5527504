"""Rasterised pictures kept on the disk: a bounded cache that yields to games.

Every file may be deleted at any time. What goes wrong is logged and otherwise harmless.
"""

from __future__ import annotations

import hashlib
import logging
import shutil
import threading
from collections.abc import Callable
from pathlib import Path
from queue import SimpleQueue

import pygame

from crypt_game.drawing.canvas.load_picture import load_picture

__all__ = ["MOST_BYTES", "RESERVE", "PictureFiles"]

log = logging.getLogger(__name__)

#: Raised when the drawing code changes what it bakes, so that no old picture is taken from the disk.
BAKE_VERSION = 2
_NAME_LENGTH = 32
MOST_BYTES = 256 * 1024 * 1024
"""How much the cache holds at most when the program starts; a day's play adds a few megabytes."""
RESERVE = 64 * 1024 * 1024
"""Bytes that stay free on the disk for saved games."""


class PictureFiles:
    """PNG files in one folder, named by a hash of what they were drawn from and their size."""

    def __init__(self, folder: Path) -> None:
        self._folder: Path | None = folder
        self._unsaved: SimpleQueue[tuple[Path, pygame.Surface] | None] = SimpleQueue()
        self._writer: threading.Thread | None = None
        try:
            folder.mkdir(parents=True, exist_ok=True)
            _trim(folder)
        except OSError as error:
            log.info("no picture cache: %s", error)
            self._folder = None

    def get(self, source: bytes, size: tuple[int, int], make: Callable[[], pygame.Surface]) -> pygame.Surface:
        """The picture of this source and size, from the disk if a sound one lies there, else made."""
        path = self._path(source, size)
        if path is None:
            return make()
        kept = _read(path, size) if path.is_file() else None
        if kept is not None:
            return kept
        surface = make()
        self._write(path, surface)
        return surface

    def give_way(self) -> bool:
        """Delete everything and write nothing more: the room is needed. True if there was anything."""
        folder, self._folder = self._folder, None
        if folder is None:
            return False
        return sum(_removed(path) for path in folder.glob("*.png")) > 0

    def finish(self, seconds: float) -> None:
        """Wait at most this long until everything is written."""
        if self._writer is not None:
            self._unsaved.put(None)
            self._writer.join(seconds)
            self._writer = None

    def _path(self, source: bytes, size: tuple[int, int]) -> Path | None:
        if self._folder is None:
            return None
        mark = hashlib.sha256(source + f"|{size[0]}x{size[1]}|{BAKE_VERSION}".encode())
        return self._folder / f"{mark.hexdigest()[:_NAME_LENGTH]}.png"

    def _write(self, path: Path, surface: pygame.Surface) -> None:
        """Have the picture written by a thread of its own: packing a wall takes 90 ms, without holding the
        GIL."""
        if self._writer is None:
            self._writer = threading.Thread(target=self._write_all, name="picture cache", daemon=True)
            self._writer.start()
        self._unsaved.put((path, surface))

    def _write_all(self) -> None:
        while (item := self._unsaved.get()) is not None and self._folder is not None:
            path, surface = item
            half = path.with_suffix(".part.png")
            try:
                if shutil.disk_usage(path.parent).free < RESERVE:
                    self.give_way()
                    return
                pygame.image.save(surface, half)
                half.replace(path)
            except (pygame.error, OSError) as error:
                log.info("picture cache: %s", error)
                _removed(half)
                self._folder = None


def _read(path: Path, size: tuple[int, int]) -> pygame.Surface | None:
    """The picture in a file; None, and no file any more, where it is damaged or of another size."""
    try:
        picture = load_picture(path)
        if picture.get_size() == size:
            return picture.convert_alpha()
        log.info("picture cache: %s is of %s, not %s", path.name, picture.get_size(), size)
    except (pygame.error, OSError) as error:
        log.info("picture cache: %s", error)
    _removed(path)
    return None


def _trim(folder: Path) -> None:
    """Delete the oldest pictures until the cache is within its bound and leaves the reserve free."""
    files = sorted(((path, path.stat()) for path in folder.glob("*.png")), key=lambda each: each[1].st_mtime)
    over = sum(facts.st_size for _, facts in files) - MOST_BYTES
    over = max(over, RESERVE - shutil.disk_usage(folder).free)
    for path, facts in files:
        if over <= 0:
            return
        if _removed(path):
            over -= facts.st_size


def _removed(path: Path) -> bool:
    try:
        path.unlink()
    except OSError:
        return False
    return True
