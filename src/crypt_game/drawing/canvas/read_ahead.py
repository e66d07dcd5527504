"""Rendered pictures that will be wanted soon, read by a thread of its own while the window goes on.

Who asks for one picture of a series (a mood of an heir, a face of a die, the front of a card) will soon ask
for another at the same height; decoding one takes longer than a frame can spare. A series is always read
whole, so what is read tells nothing of what lies face down.
"""

from __future__ import annotations

import logging
import threading
from collections.abc import Callable
from functools import cached_property
from pathlib import Path
from queue import Empty, SimpleQueue
from typing import NamedTuple

import pygame

from crypt_game.drawing.canvas.rendered import load_rendered

__all__ = ["ReadAhead", "series_of"]

log = logging.getLogger(__name__)

_MOST_BYTES = 3 * 1024 * 1024
"""What may be ready and not asked for yet; a series that takes more is read as it is asked for."""
_BYTES_OF_PIXEL = 4
_PATIENCE = 30.0
"""Seconds that the thread waits for more: to start one costs a frame."""
_WHOLE_FOLDERS = frozenset({"fronts", "backs"})
_STRIP = "-blink"
"""How the name of a strip ends that lies over a bust, and is shown as a whole nowhere."""
_TOSSED = ("tumble", "tilted")
"""Parts of the names of dice in motion, which are shown at another height than dice at rest."""

Size = tuple[int, int]


class _Wanted(NamedTuple):
    path: Path
    size: Size


class ReadAhead:
    """Reads the rest of a series from `folder` once one picture of it was asked for; `size_of` tells what a
    picture measures at a height, `held` whether it is kept at one already, `load` reads one at a size."""

    def __init__(
        self,
        folder: Path,
        size_of: Callable[[str, int], Size],
        held: Callable[[str, int], bool],
        load: Callable[[Path, Size], pygame.Surface] = load_rendered,
    ) -> None:
        self._folder, self._size_of, self._load = folder, size_of, load
        self._held = held
        self._queue: SimpleQueue[tuple[str, int] | None] = SimpleQueue()
        self._ready: dict[_Wanted, pygame.Surface] = {}
        self._asked: set[tuple[str, int]] = set()
        self._reader: threading.Thread | None = None

    @cached_property
    def _series(self) -> dict[str, list[str]]:
        """The names of all pictures that are shown as they are, by their series."""
        found: dict[str, list[str]] = {}
        for path in sorted(self._folder.rglob("*.webp")):
            name = path.relative_to(self._folder).with_suffix("").as_posix()
            if not name.endswith(_STRIP):
                found.setdefault(series_of(name), []).append(name)
        return found

    def take(self, path: Path, size: Size) -> pygame.Surface | None:
        """The picture at this size, if it was read by now; it is handed out once."""
        return self._ready.pop(_Wanted(path, size), None)

    def expect(self, name: str, height: int) -> None:
        """Read the other pictures of the series of `name` at this height, unless that is under way."""
        series = series_of(name), height
        if series in self._asked:
            return
        self._asked.add(series)
        self._queue.put((name, height))
        if self._reader is None or not self._reader.is_alive():
            self._reader = threading.Thread(target=self._read_all, name="pictures ahead", daemon=True)
            self._reader.start()

    def forget(self) -> None:
        """Drop what was read and not asked for, and what is still to be read."""
        self._asked = set()  # what is being read now notices that it is no longer wanted
        while not self._queue.empty():
            self._next(0)
        self._ready.clear()

    def finish(self, seconds: float) -> None:
        """Read nothing more, and wait at most this long for the picture that is being read."""
        self.forget()
        self._queue.put(None)
        if self._reader is not None:
            self._reader.join(seconds)

    def _next(self, seconds: float) -> tuple[str, int] | None:
        """What is to be read next, if something is within so many seconds; nothing ends the thread."""
        try:
            return self._queue.get(timeout=seconds) if seconds else self._queue.get_nowait()
        except Empty:
            return None

    def _read_all(self) -> None:
        while (asked := self._next(_PATIENCE)) is not None:
            try:
                self._read_series(*asked)
            except (pygame.error, OSError, ValueError) as error:  # whoever asks for such a picture is told
                log.info("reading ahead: %s", error)
            name, height = asked
            self._asked.discard((series_of(name), height))

    def _read_series(self, name: str, height: int) -> None:
        asked = self._asked
        series = self._series[series_of(name)]
        others = [other for other in series if other != name and not self._held(other, height)]
        wanted = [_Wanted(self._folder / f"{other}.webp", self._size_of(other, height)) for other in others]
        if sum(_bytes_of(each.size) for each in wanted) > _MOST_BYTES:
            return
        for each in wanted:
            if asked is not self._asked:
                return
            self._ready[each] = self._load(*each)
            self._drop_oldest()

    def _drop_oldest(self) -> None:
        """What was read long ago, often at another height, has been shown or never will be."""
        ready = list(self._ready)
        held = sum(_bytes_of(wanted.size) for wanted in ready)
        for wanted in ready:
            if held <= _MOST_BYTES:
                return
            self._ready.pop(wanted, None)
            held -= _bytes_of(wanted.size)


def _bytes_of(size: Size) -> int:
    return size[0] * size[1] * _BYTES_OF_PIXEL


def series_of(name: str) -> str:
    """What pictures that follow each other have in common: `heirs/tower_duke` for `heirs/tower_duke-calm`."""
    folder, _, rest = name.partition("/")
    if folder in _WHOLE_FOLDERS:
        return folder
    moves = folder == "dice" and any(part in rest for part in _TOSSED)
    return f"{folder}/{rest.partition('-')[0]}{' tossed' if moves else ''}"
