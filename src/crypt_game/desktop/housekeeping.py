"""What is put in order at the start: what a killed program left half written, and rights that are too wide.

Touches only plain files of this user's whose names this program gives, in the folders where it gives them.
"""

from __future__ import annotations

import contextlib
import logging
import os
import re
import stat
import threading
import time
from collections.abc import Iterator
from pathlib import Path

from crypt_game.desktop.paths import Folders
from crypt_game.desktop.plain_files import hold, open_without_waiting

__all__ = ["put_in_order", "put_in_order_beside_the_game"]

log = logging.getLogger(__name__)

_HALF_WRITTEN = re.compile(r".+\.(crypt|json|bak|broken-\d+)\.(?P<writer>\d+)\.tmp")
_PROBE = re.compile(r"\.probe-\w+")
_DRAWN = re.compile(r"[0-9a-f]{32}(\.part)?\.png")
"""Pictures that 1.0.0 kept in the cache; nothing reads them any more."""
_YOUNG_SECONDS = 60.0
"""As long as nobody takes to write a file."""
_OURS = re.compile(
    r"settings\.json.*|instance.*|saves|logs|cache|crash-.*|game\.log.*|fault\.log|\.probe-\w+"
)


def put_in_order_beside_the_game(folders: Folders) -> None:
    """Do it in a thread: a folder of documents may lie on a slow disk."""
    threading.Thread(target=put_in_order, args=(folders,), name="housekeeping", daemon=True).start()


def put_in_order(folders: Folders) -> None:
    """Close what is the game's to others, and remove what nobody writes to any more; never raises."""
    for folder in _game_folders(folders):
        _close_to_others(folder, 0o700)
        for path in _files_of_ours(folder):
            if _is_left_over(path):
                _remove(path)
            else:
                _close_to_others(path, 0o600)
    if _holds_only_ours(folders.config):
        _close_to_others(folders.config, 0o700)
    for folder in (folders.config, folders.cache, *folders.exports):
        for path in _files_of_ours(folder):
            if _is_left_over(path) or (folder == folders.cache and _DRAWN.fullmatch(path.name)):
                _remove(path)
            elif folder == folders.config and _OURS.fullmatch(path.name):
                _close_to_others(path, 0o600)


def _game_folders(folders: Folders) -> Iterator[Path]:
    """The folders in which nothing lies but what the game put there."""
    binned = folders.saves / "bin"
    yield from (folders.saves, folders.saves / "finished", binned, binned / "finished")
    yield from (folders.saves / "exported", folders.logs)


def _files_of_ours(folder: Path) -> list[Path]:
    """The plain files in a folder that belong to this user; none where the folder is a link."""
    found = []
    with contextlib.suppress(OSError), os.scandir(folder) as entries:
        if not folder.is_symlink():
            for entry in entries:
                with contextlib.suppress(OSError):
                    if _is_own(entry.stat(follow_symlinks=False)) and entry.is_file(follow_symlinks=False):
                        found.append(Path(entry.path))
    return found


def _is_own(found: os.stat_result) -> bool:
    return not hasattr(os, "getuid") or found.st_uid == os.getuid()


def _holds_only_ours(folder: Path) -> bool:
    """Whether the game alone uses the folder: one that the player named may be anything, even the home."""
    with contextlib.suppress(OSError), os.scandir(folder) as entries:
        return all(_OURS.fullmatch(entry.name) for entry in entries)
    return False


def _close_to_others(path: Path, mode: int) -> None:
    """Take all rights from others, where they have any. Windows gives none in a user's folders."""
    if os.name == "nt":
        return
    with contextlib.suppress(OSError):
        found = path.lstat()
        if _is_own(found) and not stat.S_ISLNK(found.st_mode) and found.st_mode & 0o077:
            path.chmod(mode)


def _is_left_over(path: Path) -> bool:
    """Whether this is a file half written, or a probe of an older version, that nobody works on any more.

    A number may be another process's by now, or be counted on another machine: a lock tells who writes. Where
    there are no locks, the file must be old too.
    """
    half = _HALF_WRITTEN.fullmatch(path.name)
    if half is None and _PROBE.fullmatch(path.name) is None:
        return False
    with contextlib.suppress(OSError):
        old = abs(time.time() - path.stat().st_mtime) > _YOUNG_SECONDS
        if half is None:
            return old and path.stat().st_size == 0
        if os.name == "nt":
            return True  # a file that is open cannot be removed there
        alone = _nobody_holds(path)
        return old if alone is None else alone and (old or not _lives(int(half["writer"])))
    return False


def _nobody_holds(path: Path) -> bool | None:
    """Whether no process holds the file; None where there are no locks."""
    descriptor = open_without_waiting(path, os.O_RDWR)
    try:
        return hold(descriptor)
    except OSError:
        return None
    finally:
        os.close(descriptor)


def _lives(process: int) -> bool:
    """Whether there is a process of this number."""
    try:
        os.kill(process, 0)
    except (ProcessLookupError, OverflowError):
        return False
    except OSError:
        return True
    return True


def _remove(path: Path) -> None:
    with contextlib.suppress(OSError):
        path.unlink()
        log.info("removed what was left half written: %r", path.name)
