"""What the records on the disk were found to hold, kept in the cache so that they need not be played again.

A record is known by its path, size and time. The memory may be deleted at any time; it is not written where
saved games may soon need the room.
"""

from __future__ import annotations

import contextlib
import logging
import shutil
import threading
from collections.abc import Collection
from functools import partial
from pathlib import Path
from typing import Any, Final

from crypt_game.desktop.files import SaveTrouble, write_atomically
from crypt_game.desktop.plain_files import FileTooLarge, read_limited
from crypt_game.games.saves import SavedFile
from crypt_game.strict_json import NotJson, encode_json, parse_object

__all__ = ["GameMemory"]

log = logging.getLogger(__name__)

_FILE: Final = "games.json"
_LARGEST: Final = 4_000_000
"""Bytes: more than ten thousand games."""
_RESERVE: Final = 64 * 1024 * 1024
"""Bytes that stay free on the disk for saved games."""


class GameMemory:
    """What is remembered of each record: an object, of which this module knows nothing."""

    def __init__(self, cache: Path | None) -> None:
        """Remembers in the folder `cache`, and for None only until the program ends. Reads nothing yet."""
        self._file = None if cache is None else cache / _FILE
        self._known: dict[str, Any] | None = None
        self._changed = False

    def recall(self, entry: SavedFile) -> Any:
        """What was kept of the record as it is now; None where there is nothing. Anything may have been
        written into the file meanwhile."""
        known = self._read().get(str(entry.path))
        if isinstance(known, dict) and known.get("mark") == list(entry.mark):
            return known.get("held")
        return None

    def keep(self, entry: SavedFile, held: dict[str, Any]) -> None:
        """Remember what this record holds; on the disk it is only after `save`."""
        told = {"mark": list(entry.mark), "held": held}
        if self._read().get(str(entry.path)) != told:
            self._read()[str(entry.path)] = told
            self._changed = True

    def save(self, entries: Collection[SavedFile]) -> None:
        """Write what is known of these records, if there is anything new; in a thread, for a disk may be
        slow."""
        if self._file is None or not self._changed:
            return
        self._changed = False
        here = {str(entry.path) for entry in entries}
        known = {path: told for path, told in self._read().items() if path in here}
        self._known = known
        writing = partial(_write, self._file, dict(known))
        threading.Thread(target=writing, name="game memory", daemon=True).start()

    def _read(self) -> dict[str, Any]:
        """All that is remembered; nothing where that cannot be read."""
        if self._known is None:
            self._known = {}
            if self._file is not None:
                with contextlib.suppress(OSError, FileTooLarge, NotJson):
                    self._known = parse_object(read_limited(self._file, _LARGEST))
        return self._known


def _write(file: Path, known: dict[str, Any]) -> None:
    """Write the memory, unless it is too large to be read again or the disk is nearly full."""
    data = encode_json(known)
    with contextlib.suppress(OSError, SaveTrouble):
        if len(data) <= _LARGEST and shutil.disk_usage(file.parent).free >= _RESERVE + len(data):
            write_atomically(file, data)
            return
        log.info("no memory of games: %d bytes are too much here", len(data))
        file.unlink(missing_ok=True)
