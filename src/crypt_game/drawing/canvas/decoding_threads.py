"""Large pictures decoded by threads of their own before they are asked for: it needs no window.

Those of the menu while the window opens (70 ms), the vault while the room before it dims.
"""

from __future__ import annotations

import contextlib
import threading
from collections.abc import Iterable
from pathlib import Path

import pygame

from crypt_game.drawing.canvas.rendered import decode_rendered

__all__ = ["DecodingThreads"]


class DecodingThreads:
    """Decodes rendered pictures by name, as in `PictureStore.rendered`."""

    def __init__(self, assets: Path) -> None:
        self._folder = assets / "pictures"
        self._decoded: dict[Path, pygame.Surface] = {}
        self._threads: dict[Path, threading.Thread] = {}

    def begin(self, names: Iterable[str]) -> None:
        """Begin at once to decode these, unless it was begun before."""
        for file in (self._folder / f"{name}.webp" for name in names):
            if file not in self._threads:
                self._threads[file] = threading.Thread(target=self._decode, args=[file], daemon=True)
                self._threads[file].start()

    def take(self, file: Path) -> pygame.Surface | None:
        """The picture in a file that was begun, waited for, and handed out once; None for every other file,
        and for one that is damaged."""
        thread = self._threads.pop(file, None)
        if thread is None:
            return None
        thread.join()
        return self._decoded.pop(file, None)

    def forget(self) -> None:
        """Drop what nobody asked for."""
        for file in list(self._threads):
            self.take(file)

    def _decode(self, file: Path) -> None:
        with contextlib.suppress(pygame.error, OSError):  # whoever asks for the picture is told
            self._decoded[file] = decode_rendered(file)
