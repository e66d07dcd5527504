"""What a player does with games on the disk that are not being played: rename, bin, hand out, take in.

Throwing away moves a record to the bin, a folder of saves below the saves. Nothing empties the bin by itself:
a game takes a few kilobytes, and its loss would be for good.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterable
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Any

from crypt_game.desktop.files import SaveTrouble, delete_file, move_file, write_atomically
from crypt_game.desktop.plain_files import make_folder, read_limited
from crypt_game.games.file_names import portable_stem
from crypt_game.games.loading import SIZE_LIMIT
from crypt_game.games.saves import SUFFIX, Saves, is_finished
from crypt_game.match.annotations import entitled, imported
from crypt_game.rules.record import header_from_line, header_line

__all__ = ["Library", "change_extra", "rename"]

_BIN, _EXPORTED = "bin", "exported"


class Library:
    """The games in a folder of saves, and those in its bin."""

    def __init__(self, folder: Path) -> None:
        """`folder` is the folder of saves; the bin is made when it is first needed."""
        self._folder = folder
        self.games, self.bin = Saves(folder), Saves(folder / _BIN)

    def discard(self, path: Path) -> Path:
        """Put a game into the bin; returns where it lies there. Raises SaveTrouble."""
        return _move(path, self.bin.place_for(path, finished=is_finished(path)))

    def restore(self, path: Path) -> Path:
        """Take a game back out of the bin; returns where it lies now. Raises SaveTrouble."""
        return _move(path, self.games.place_for(path, finished=is_finished(path)))

    def erase(self, path: Path) -> None:
        """Delete a game of the bin for good. Raises SaveTrouble, and ValueError outside the bin."""
        if not self.bin.holds(path):
            raise ValueError("only what lies in the bin may be erased")
        try:
            delete_file(path)
        except OSError as error:
            raise SaveTrouble.of(error, path) from error

    def take_in(self, path: Path, *, finished: bool) -> Path:
        """Copy a record from elsewhere among the games; returns the copy, which is as old as the original
        and is marked: it counts as played by nobody here.

        Raises SaveTrouble where the copy cannot be written; OSError, FileTooLarge or BadRecord where the
        original cannot be read.
        """
        place = self.games.place_for(path, finished=finished)
        _write_like(path, place, _with_extra(read_limited(path, SIZE_LIMIT), imported))
        return place

    def hand_out(self, path: Path, folders: Iterable[Path], name: str) -> Path:
        """Copy a game to the first of these folders that takes it, and else to one beside the games.

        The copy, which is returned, is named after `name`; nothing that is there already is overwritten.
        Raises SaveTrouble where no folder takes it, OSError or FileTooLarge where the game cannot be read.
        """
        return self._hand_out(folders, name, SUFFIX, partial(_copy, path))

    def hand_out_file(self, content: bytes, folders: Iterable[Path], name: str, suffix: str) -> Path:
        """Write a picture or a PDF to the first of these folders that takes it, likewise.

        `suffix` is such as `.png`. Raises SaveTrouble.
        """

        def write(place: Path) -> Path:
            write_atomically(place, content)
            return place

        return self._hand_out(folders, name, suffix, write)

    def _hand_out(
        self, folders: Iterable[Path], name: str, suffix: str, write: Callable[[Path], Path]
    ) -> Path:
        refused = None
        for folder in (*folders, self._folder / _EXPORTED):
            try:
                return write(_free_place(folder, name, suffix))
            except SaveTrouble as trouble:
                refused = refused or trouble
        assert refused is not None
        raise refused


def rename(path: Path, title: str) -> None:
    """Call the game in the file at `path` something else; nothing takes its name away.

    The name lies in the record's own header, beside the people, so it goes wherever the file goes. Raises as
    `change_extra` does.
    """
    change_extra(path, lambda extra: entitled(extra, title))


def change_extra(path: Path, change: Callable[[dict[str, Any] | None], dict[str, Any]]) -> None:
    """Write what a record keeps beside the rules' own part (`extra`) anew.

    All steps stay byte for byte, and so does the time of the file. Raises SaveTrouble where it cannot be
    written; OSError, FileTooLarge or BadRecord where there is no header to change.
    """
    _write_like(path, path, _with_extra(read_limited(path, SIZE_LIMIT), change))


def _with_extra(content: bytes, change: Callable[[dict[str, Any] | None], dict[str, Any]]) -> bytes:
    """A record with what `change` makes of its `extra`. Raises BadRecord where it has no header."""
    first, _, steps = content.partition(b"\n")
    header = header_from_line(first)
    return header_line(replace(header, extra=change(header.extra))) + steps


def _move(path: Path, place: Path) -> Path:
    try:
        make_folder(place.parent)
        return move_file(path, place)
    except OSError as error:
        raise SaveTrouble.of(error, path) from error


def _copy(path: Path, place: Path) -> Path:
    _write_like(path, place, read_limited(path, SIZE_LIMIT))
    return place


def _write_like(path: Path, place: Path, content: bytes) -> None:
    """Write a file that is as old as the one at `path`. Raises SaveTrouble."""
    times = path.stat()
    write_atomically(place, content)
    os.utime(place, ns=(times.st_atime_ns, times.st_mtime_ns))


def _free_place(folder: Path, name: str, suffix: str) -> Path:
    """A file in `folder` that does not exist yet, under a name that every system takes."""
    stem = portable_stem(name)
    number, place = 1, folder / f"{stem}{suffix}"
    while place.exists():
        number += 1
        place = folder / f"{stem} ({number}){suffix}"
    return place
