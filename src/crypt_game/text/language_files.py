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
from collections.abc import Iterable, Iterator, Mapping
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
    """``de/menu.ftl``"""
    text: str
    """All of that file."""

    @property
    def place(self) -> str:
        """``de/menu.ftl:12``, for the log."""
        found = re.search(rf"^{re.escape(self.key)} *=", self.text, re.MULTILINE)
        return f"{self.file}:{1 + self.text.count(chr(10), 0, found.start() if found else 0)}"


class Entries(Mapping[str, MessageEntry]):
    """Messages by their keys: two thousand, of which few are ever said; one is made when it is asked for."""

    def __init__(self) -> None:
        self._values: dict[str, str] = {}
        self._files: dict[str, tuple[str, str]] = {}

    def put_before(self, file: str, text: str) -> None:
        """Take in a file before all others: of entries with one key its own wins, and in it the first."""
        _, *parts = _ENTRY.split(text)
        keys = parts[::2]
        self._values.update(zip(reversed(keys), reversed(parts[1::2]), strict=True))
        self._files.update(dict.fromkeys(keys, (file, text)))

    def __getitem__(self, key: str) -> MessageEntry:
        return MessageEntry(key, f"{key} = {self._values[key]}", *self._files[key])

    def __iter__(self) -> Iterator[str]:
        return iter(self._values)

    def __len__(self) -> int:
        return len(self._values)


def read_entries(*folders: Path, rulebook: bool) -> Entries:
    """All entries of the folders' ``*.ftl`` files: those of the rulebook, or all the others.

    Unreadable files are named in the log and left out. The first of two entries with one key wins, files in
    alphabetical order; what stands in a later folder wins over an earlier one.
    """
    entries = Entries()
    for folder in folders:
        try:
            files = sorted(os.listdir(folder), reverse=True)  # noqa: PTH208 - 1 ms of each start
        except FileNotFoundError:
            continue
        except OSError as error:
            _log.warning("language folder %s cannot be read: %s", folder, error)
            continue
        for name in files:
            if name.endswith(".ftl") and name.startswith(RULEBOOK) == rulebook:
                entries.put_before(f"{folder.name}/{name}", read_file(folder / name))
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
