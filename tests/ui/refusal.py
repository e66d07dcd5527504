"""A disk that refuses: in a folder nothing can be written, made, moved or removed.

The operating system's own calls are stopped where Python announces them to its audit hooks, so that no way to
write is forgotten. A hook cannot be taken away again; it does nothing while nothing is refused.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

__all__ = ["refusing"]

_WRITING = os.O_WRONLY | os.O_RDWR | os.O_CREAT | os.O_TRUNC | os.O_APPEND
_CHANGES = {
    "os.rename",
    "os.remove",
    "os.mkdir",
    "os.rmdir",
    "os.truncate",
    "os.utime",
    "os.link",
    "os.symlink",
}
_refused: list[tuple[str, int]] = []


@contextmanager
def refusing(folder: Path, number: int) -> Iterator[None]:
    """Within, every change below `folder` fails with this number of `errno`."""
    if not _hooked:
        sys.addaudithook(_hook)
        _hooked.append(True)
    _refused.append((str(folder), number))
    try:
        yield
    finally:
        _refused.clear()


_hooked: list[bool] = []


def _hook(event: str, facts: tuple[object, ...]) -> None:
    if not _refused:
        return
    if event == "open":
        path, _, flags = facts
        if isinstance(flags, int) and flags & _WRITING:
            _refuse(path)
    elif event in _CHANGES:
        for fact in facts:
            _refuse(fact)


def _refuse(path: object) -> None:
    if not isinstance(path, str | bytes | os.PathLike):
        return
    name = os.fsdecode(path)
    for folder, number in _refused:
        if name.startswith(folder):
            raise OSError(number, os.strerror(number), name)
