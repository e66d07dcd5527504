"""Large pictures decoded by threads of their own before they are asked for: it needs no window.

Those of the menu while the window opens (40 ms), the vault while the room before it dims.
"""

from __future__ import annotations

import contextlib
import threading
from collections.abc import Iterable, Mapping
from pathlib import Path

import pygame

from crypt_game.drawing.canvas.rendered import as_usual, decode_rendered, scaled, smaller_edition

__all__ = ["DecodingThreads"]


class DecodingThreads:
    """Decodes rendered pictures by name, as in `PictureStore.rendered`, one after the other: on two cores the
    window and the screen, or at a start the imports, want the other."""

    def __init__(self, assets: Path) -> None:
        self._folder = assets / "pictures"
        self._decoded: dict[Path, pygame.Surface] = {}
        self._done: dict[Path, threading.Lock] = {}
        """Held until the picture is decoded."""
        self._sizes: dict[Path, tuple[int, int]] = {}
        """The size that each was foreseen at."""
        self._turn = threading.Lock()

    def begin(self, names: Iterable[str], sizes: Mapping[str, tuple[int, int]] | None = None) -> None:
        """Begin at once to decode these, unless it was begun before; `sizes` tells at which size in pixels
        some of them will most likely be wanted."""
        waiting: list[tuple[Path, threading.Lock]] = []
        for name in names:
            file, size = self._folder / f"{name}.webp", (sizes or {}).get(name)
            file = file if size is None else smaller_edition(file, size)
            if file not in self._done:
                if size is not None:
                    self._sizes[file] = size
                done = self._done[file] = threading.Lock()
                done.acquire()
                waiting.append((file, done))
        if waiting:
            threading.Thread(target=self._decode_all, args=[waiting], daemon=True).start()

    def has(self, file: Path) -> bool:
        """Whether `take` would hand out this file."""
        return file in self._done

    def take(self, file: Path, size: tuple[int, int]) -> pygame.Surface | None:
        """The picture in a file that was begun, waited for, and handed out once: as it lies in the file, or
        at the size that was foreseen. None for every other file, for one of which another size was foreseen,
        and for one that is damaged.

        Of a picture with a smaller edition that was begun at a size, the file is the one for that size.
        """
        done = self._done.pop(file, None)
        if done is None:
            return None
        done.acquire()
        made, foreseen = self._decoded.pop(file, None), self._sizes.pop(file, None)
        return made if foreseen in (None, size) else None

    def forget(self) -> None:
        """Drop what nobody asked for."""
        for file in list(self._done):
            self.take(file, (0, 0))

    def _decode_all(self, waiting: Iterable[tuple[Path, threading.Lock]]) -> None:
        for file, done in waiting:
            with self._turn:
                self._decode(file, self._sizes.get(file))
            done.release()

    def _decode(self, file: Path, size: tuple[int, int] | None) -> None:
        with contextlib.suppress(Exception):  # whoever asks for the picture is told
            made = decode_rendered(file)
            if size is not None:
                made = scaled(made, size)
            # Once there is a window, whoever keeps it converts it: that holds Python's lock for 6 ms.
            drawing = size is not None and pygame.display.get_surface() is not None
            self._decoded[file] = made if drawing else as_usual(made)
