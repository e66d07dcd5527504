"""A language folder on disk: which file holds which message, found without parsing a single one.

The folder is foreign data: translators edit it and it may be damaged. Nothing here raises because of what a
file contains.
"""

from __future__ import annotations

import contextlib
import logging
import os
import re
import stat
import unicodedata
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import NamedTuple

LARGEST_FILE = 1 << 20
"""Bytes. The longest real file is a fiftieth of it; what is larger is no language file and is not read."""

RULEBOOK = "rulebook"
"""Files and keys that begin so are read only when the rulebook is first asked for."""

_ENTRY = re.compile(r"^(-?[A-Za-z][A-Za-z0-9_-]*)[ ]*=[ ]*", re.MULTILINE)
_log = logging.getLogger(__name__)


class MessageEntry(NamedTuple):
    """One message (or, with a leading "-" in its key, one Fluent term) as it stands in its file."""

    key: str
    source: str
    file: str
    line: int

    @property
    def place(self) -> str:
        """``de/menu.ftl:12``, for the log."""
        return f"{self.file}:{self.line}"


def read_entries(folder: Path, *, rulebook: bool) -> dict[str, MessageEntry]:
    """All entries of the folder's ``*.ftl`` files: those of the rulebook, or all the others.

    Unreadable files are named in the log and left out. The first of two entries with one key wins, files in
    alphabetical order.
    """
    entries: dict[str, MessageEntry] = {}
    try:
        files = sorted(name for name in os.listdir(folder) if name.endswith(".ftl"))  # noqa: PTH208 - 1 ms
    except OSError as error:
        _log.warning("language folder %s cannot be read: %s", folder, error)
        return entries
    for name in files:
        if name.startswith(RULEBOOK) == rulebook:
            for entry in _split(read_file(folder / name), f"{folder.name}/{name}"):
                entries.setdefault(entry.key, entry)
    return entries


def letters(folders: Iterable[Path]) -> frozenset[str]:
    """Every character of the files of these folders."""
    found: set[str] = set()
    for folder in folders:
        for path in sorted(folder.glob("*.ftl")):
            found.update(read_file(path))
    return frozenset(found)


def stamp(folders: Iterable[Path]) -> frozenset[tuple[str, int, int]]:
    """Changes as soon as a file of the folders is written, added or taken away."""
    found = set()
    for folder in folders:
        with contextlib.suppress(OSError), os.scandir(folder) as files:
            for file in files:
                if file.name.endswith(".ftl"):
                    state = file.stat()
                    found.add((file.path, state.st_mtime_ns, state.st_size))
    return frozenset(found)


def read_file(path: Path) -> str:
    """The file's text with plain line ends and whole letters (NFC).

    Empty, and a line in the log, if it cannot be had.
    """
    try:
        facts = path.stat()
        if not stat.S_ISREG(facts.st_mode):
            _log.warning("language file %s is no plain file and is not read", path)
            return ""
        if facts.st_size > LARGEST_FILE:
            _log.warning("language file %s is larger than %d bytes and is not read", path, LARGEST_FILE)
            return ""
        text = path.read_bytes().decode("utf-8-sig")
        return unicodedata.normalize("NFC", text.replace("\r\n", "\n").replace("\r", "\n"))
    except (OSError, UnicodeDecodeError) as error:
        _log.warning("language file %s cannot be read: %s", path, error)
        return ""


def _split(text: str, file: str) -> Iterator[MessageEntry]:
    head, *parts = _ENTRY.split(text)
    line = 1 + head.count("\n")
    for key, value in zip(parts[::2], parts[1::2], strict=True):
        yield MessageEntry(key, f"{key} = {value}", file, line)
        line += value.count("\n")
