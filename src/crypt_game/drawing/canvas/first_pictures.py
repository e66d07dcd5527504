"""Pictures of the first frame, decoded by threads of their own while the window opens.

To decode them takes as long as to open the window and to import the menu (70 ms), and needs neither.
"""

from __future__ import annotations

import contextlib
import threading
from collections.abc import Sequence
from pathlib import Path

import pygame

from crypt_game.drawing.canvas.rendered import decode_rendered

__all__ = ["FirstPictures"]


class FirstPictures:
    """Begins at once to decode the rendered pictures of these names, as in `PictureStore.rendered`."""

    def __init__(self, assets: Path, names: Sequence[str]) -> None:
        files = [assets / "pictures" / f"{name}.webp" for name in names]
        self._decoded: dict[Path, pygame.Surface] = {}
        self._threads = {file: threading.Thread(target=self._decode, args=[file]) for file in files}
        for thread in self._threads.values():
            thread.start()

    def take(self, file: Path) -> pygame.Surface | None:
        """The picture in one of the files, waited for, and handed out once; None for every other file, and
        for one that is damaged."""
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
