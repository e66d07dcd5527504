"""A language folder on disk: which file holds which message, found without parsing a single one.

The folder is foreign data: translators edit it and it may be damaged. Nothing here raises because of what a
file contains.
"""

from __future__ import annotations

import contextlib
import logging
import re
import unicodedata
from collections.abc import Iterable
from itertools import zip_longest
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
    place: str
    """``de/menu.ftl:12``, for the log."""


def read_entries(folder: Path, *, rulebook: bool) -> dict[str, MessageEntry]:
    """All entries of the folder's ``*.ftl`` files: those of the rulebook, or all the others.

    Unreadable files are named in the log and left out. The first of two entries with one key wins, files in
    alphabetical order.
    """
    entries: dict[str, MessageEntry] = {}
    try:
        files = sorted(path for path in folder.iterdir() if path.suffix == ".ftl")
    except OSError as error:
        _log.warning("language folder %s cannot be read: %s", folder, error)
        return entries
    for path in files:
        if path.name.startswith(RULEBOOK) == rulebook:
            for entry in _split(read_file(path), f"{folder.name}/{path.name}"):
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
        with contextlib.suppress(OSError):
            for path in folder.glob("*.ftl"):
                state = path.stat()
                found.add((str(path), state.st_mtime_ns, state.st_size))
    return frozenset(found)


def read_file(path: Path) -> str:
    """The file's text with plain line ends and whole letters (NFC).

    Empty, and a line in the log, if it cannot be had.
    """
    try:
        if not path.is_file():
            _log.warning("language file %s is no plain file and is not read", path)
            return ""
        if path.stat().st_size > LARGEST_FILE:
            _log.warning("language file %s is larger than %d bytes and is not read", path, LARGEST_FILE)
            return ""
        return unicodedata.normalize("NFC", path.read_text(encoding="utf-8-sig").replace("\r", ""))
    except (OSError, UnicodeDecodeError) as error:
        _log.warning("language file %s cannot be read: %s", path, error)
        return ""


def _split(text: str, file: str) -> list[MessageEntry]:
    starts = list(_ENTRY.finditer(text))
    entries = []
    line, counted = 1, 0
    for match, following in zip_longest(starts, starts[1:]):
        end = len(text) if following is None else following.start()
        line += text.count("\n", counted, match.start())
        counted = match.start()
        entries.append(MessageEntry(match[1], text[match.start() : end], f"{file}:{line}"))
    return entries
