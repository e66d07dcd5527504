"""Which files belong to a cue, and which of them comes next. Plays nothing; knows no device."""

from __future__ import annotations

import logging
from pathlib import Path
from random import Random

from crypt_game.sound.cues import Cue

__all__ = ["MUSIC", "SoundFiles", "require_ogg_vorbis"]

log = logging.getLogger(__name__)

MUSIC = "music-viol"
"""The name under which the phrases of the music lie."""

_HEAD = 35
"""Bytes of an Ogg page's head with one segment, and of the packet type and name in it (Vorbis I, §4.2.1)."""


def require_ogg_vorbis(file: Path) -> None:
    """Raises OSError for a file that cannot be read or does not begin like Ogg Vorbis.

    The packages for Linux carry no other decoder, and SDL_mixer would call one that is not there.
    """
    with file.open("rb") as content:
        head = content.read(_HEAD)
    if not (head.startswith(b"OggS") and head.endswith(b"\x01vorbis")):
        raise OSError(f"{file.name} is not an Ogg Vorbis file")


class SoundFiles:
    """The sounds in a folder: files `<cue>.<n>.ogg`, or with weights `<cue>.w<k>.<n>.ogg`, k = 1, 2, …

    A folder that is missing or incomplete is no error: what has no file is silent.
    """

    def __init__(self, folder: Path, rng: Random) -> None:
        self.folder = folder
        self._rng = rng
        self._shelves = _shelves(folder)
        self._last: dict[tuple[Path, ...], Path] = {}

    @property
    def effects(self) -> list[Path]:
        """Every effect, in the order of the cues."""
        return [file for cue in Cue for file in self._files(cue)]

    @property
    def music(self) -> list[Path]:
        """Every phrase of the music."""
        return self._files(MUSIC)

    def _files(self, name: str) -> list[Path]:
        return [file for shelf in self._shelves.get(name, ()) for file in shelf]

    def variants(self, name: str, weight: float) -> tuple[Path, ...]:
        """The files for `name` (a cue or the music) at `weight` (0 light to 1 heavy), if there are any."""
        shelves = self._shelves.get(name, ())
        if not shelves:
            return ()
        step = int(max(0.0, min(1.0, weight)) * len(shelves))
        return shelves[min(step, len(shelves) - 1)]

    def pick(self, name: str, weight: float) -> Path | None:
        """A file for `name`, never the same twice running while there is another."""
        shelf = self.variants(name, weight)
        if not shelf:
            return None
        fresh = [file for file in shelf if file != self._last.get(shelf)]
        self._last[shelf] = self._rng.choice(fresh or shelf)
        return self._last[shelf]


def _shelves(folder: Path) -> dict[str, list[tuple[Path, ...]]]:
    """Files by name and weight, both sorted, so that choices depend on nothing but the generator."""
    try:
        files = sorted(file for file in folder.iterdir() if file.suffix == ".ogg")
    except OSError as error:
        log.warning("The folder of sounds cannot be read: %s", error)
        return {}
    grouped: dict[str, dict[str, list[Path]]] = {}
    for file in files:
        name, _, rest = file.stem.partition(".")
        weight = rest.rpartition(".")[0]
        grouped.setdefault(name, {}).setdefault(weight, []).append(file)
    return {name: [tuple(shelf[weight]) for weight in sorted(shelf)] for name, shelf in grouped.items()}
