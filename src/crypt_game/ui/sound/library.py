"""Which files belong to a cue, and which of them comes next. Plays nothing; knows no device."""

from __future__ import annotations

import logging
from pathlib import Path
from random import Random

from crypt_game.ui.sound.cues import Cue

__all__ = ["Library"]

log = logging.getLogger(__name__)


class Library:
    """The effects in a folder: files `<cue>.<n>.ogg`, or with weights `<cue>.w<k>.<n>.ogg`, k = 1, 2, …

    A folder that is missing or incomplete is no error: what has no file is silent.
    """

    def __init__(self, folder: Path, rng: Random) -> None:
        self.folder = folder
        self._rng = rng
        self._shelves = _shelves(folder)
        self._last: dict[tuple[Path, ...], Path] = {}

    @property
    def files(self) -> list[Path]:
        """Every effect, in the order of the cues."""
        return [file for cue in Cue for shelf in self._shelves.get(cue, ()) for file in shelf]

    def variants(self, cue: Cue, weight: float) -> tuple[Path, ...]:
        """The files that may sound for `cue` at `weight` (0 light to 1 heavy); none if there are none."""
        shelves = self._shelves.get(cue, ())
        if not shelves:
            return ()
        step = int(max(0.0, min(1.0, weight)) * len(shelves))
        return shelves[min(step, len(shelves) - 1)]

    def pick(self, cue: Cue, weight: float) -> Path | None:
        """A file for `cue`, never the same twice running while there is another."""
        shelf = self.variants(cue, weight)
        if not shelf:
            return None
        fresh = [file for file in shelf if file != self._last.get(shelf)]
        self._last[shelf] = self._rng.choice(fresh or shelf)
        return self._last[shelf]


def _shelves(folder: Path) -> dict[Cue, list[tuple[Path, ...]]]:
    """Files by cue and weight, both sorted, so that choices depend on nothing but the generator."""
    try:
        files = sorted(file for file in folder.iterdir() if file.suffix == ".ogg")
    except OSError as error:
        log.warning("The folder of sounds cannot be read: %s", error)
        return {}
    grouped: dict[str, dict[str, list[Path]]] = {}
    for file in files:
        cue, _, rest = file.stem.partition(".")
        weight = rest.rpartition(".")[0]
        grouped.setdefault(cue, {}).setdefault(weight, []).append(file)
    return {
        cue: [tuple(grouped[cue][weight]) for weight in sorted(grouped[cue])] for cue in Cue if cue in grouped
    }
