"""Texts and files that come from outside: on the clipboard, dropped, asked for by a later start."""

from __future__ import annotations

import contextlib
import os
from pathlib import Path

from .hostile import LINES, RAW

__all__ = ["ODD_NAMES", "TEXTS", "make_files"]

TEXTS = (
    "",
    " ",
    "\n",
    "a" * 256,
    "a" * 5000,
    "/" + "a/" * 3000,
    "x" * 300 + ".crypt",
    "file://[x",
    "file:///%00",
    "file://elsewhere/games/one.crypt",
    "file:///" + "%41" * 300,
    "~",
    "~nobody-of-this-name/x.crypt",
    "/dev/zero",
    "/dev/stdin",
    "/proc/self/mem",
    "/root/game.crypt",
    "..\\..\\con.crypt",
    "con.crypt",
    '"',
    "''",
    "\u202e\u200b\ufeff",
    "{ $name } **x** {icon:die} [[§5]]",
    "\x1b[2J\x07",
    "\ud800",
    "K7QM2-XW4PD",
    "😀" * 40,
    "é" * 300,
)
"""What may be on a clipboard or asked for, besides the names of files that exist."""


ODD_NAMES = (
    "a" * 249 + ".crypt",
    "é" * 124 + "a.crypt",
    "😀" * 40 + ".crypt",
    "\udcff\udcfe.crypt",
    "\u202etpyrc.crypt",
    "new\nline.crypt",
    "\x1b[2J\x07.crypt",
    "{ $name } **x** {icon:die} [[§5]].crypt",
    "%00.crypt",
    "file:x.crypt",
    "-h.crypt",
    "~.crypt",
    " .crypt",
)
"""Names of files that some systems allow."""


def make_files(folder: Path) -> tuple[Path, ...]:
    """Files that are records, almost records, or anything but; some cannot be made on every system."""
    folder.mkdir()
    contents = {
        "game.crypt": b"".join(LINES),
        "torn.crypt": b"".join(LINES)[:-9],
        "upside-down.crypt": b"".join(reversed(LINES)),
        "empty.crypt": b"",
        "zeros.crypt": bytes(2000),
        **{f"raw-{number}.crypt": (raw + "\n").encode() for number, raw in enumerate(RAW)},
        "no end.txt": LINES[0].rstrip(),
    }
    for name, content in contents.items():
        (folder / name).write_bytes(content)
    odd = []
    for name in ODD_NAMES:
        with contextlib.suppress(OSError):
            (folder / name).write_bytes(b"".join(LINES))
            odd.append(folder / name)
    (folder / "folder.crypt").mkdir()
    odd += [folder / f"{name}.crypt" for name in ("folder", "loop", "pipe", "missing")]
    with contextlib.suppress(OSError, NotImplementedError):
        (folder / "loop.crypt").symlink_to(folder / "loop.crypt")
    if hasattr(os, "mkfifo"):
        os.mkfifo(folder / "pipe.crypt")
    return (*(folder / name for name in contents), *odd)
