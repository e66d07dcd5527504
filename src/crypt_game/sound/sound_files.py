"""Which files belong to a cue, and which of them comes next. Plays nothing; knows no device."""

from __future__ import annotations

import logging
from collections.abc import Iterable
from pathlib import Path
from random import Random

from crypt_game.sound.cues import Cue

__all__ = ["SoundFiles", "require_ogg_vorbis"]

log = logging.getLogger(__name__)

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
    """The sounds in some folders: files `<cue>.<n>.ogg`, or with weights `<cue>.w<k>.<n>.ogg`, k = 1, 2, …

    A folder that is missing or incomplete is no error: what has no file is silent.
    """

    def __init__(self, folders: Iterable[Path], rng: Random) -> None:
        self._rng = rng
        self._files: dict[str, list[tuple[Path, ...]]] = {}
        for folder in folders:
            self._files |= _by_weight(folder)
        self._last: dict[tuple[Path, ...], Path] = {}

    def variants(self, cue: Cue, weight: float) -> tuple[Path, ...]:
        """The files for `cue` at `weight` (0 light to 1 heavy), if there are any."""
        weights = self._files.get(cue, ())
        if not weights:
            return ()
        step = int(max(0.0, min(1.0, weight)) * len(weights))
        return weights[min(step, len(weights) - 1)]

    def pick(self, cue: Cue, weight: float) -> Path | None:
        """A file for `cue`, never the same twice running while there is another."""
        variants = self.variants(cue, weight)
        if not variants:
            return None
        fresh = [file for file in variants if file != self._last.get(variants)]
        self._last[variants] = self._rng.choice(fresh or variants)
        return self._last[variants]


def _by_weight(folder: Path) -> dict[str, list[tuple[Path, ...]]]:
    """Files by name and weight, both sorted, so that choices depend on nothing but the generator."""
    try:
        found = sorted(file for file in folder.iterdir() if file.suffix == ".ogg")
    except OSError as error:
        log.warning("The folder of sounds cannot be read: %s", error)
        return {}
    grouped: dict[str, dict[str, list[Path]]] = {}
    for file in found:
        name, _, rest = file.stem.partition(".")
        weight = rest.rpartition(".")[0]
        grouped.setdefault(name, {}).setdefault(weight, []).append(file)
    return {name: [tuple(files[weight]) for weight in sorted(files)] for name, files in grouped.items()}
