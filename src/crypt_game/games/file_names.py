"""Names for files of games that Windows, macOS and Linux all take, on every kind of disk."""

from __future__ import annotations

import re

__all__ = ["portable_stem"]

_FORBIDDEN = '<>:"/\\|?*'
_LONGEST = 80
# Windows takes these for devices, whatever ending follows: con.crypt is the console.
_DEVICE = re.compile(r"(con|prn|aux|nul|conin\$|conout\$|(com|lpt)[0-9¹²³])(\..*)?", re.IGNORECASE)


def portable_stem(name: str) -> str:
    """The name without its ending as every system takes it, `Crypt` where nothing of it is left.

    No sign that a system forbids, no dot or space at its ends, no name of a device, at most 81 letters: a
    number and an ending still fit into the 255 bytes that most disks allow.
    """
    clean = "".join(" " if sign in _FORBIDDEN or not sign.isprintable() else sign for sign in name)
    stem = " ".join(clean.split()).strip(". ")
    while len(stem) > _LONGEST or len(stem.encode()) > _LONGEST * 2:
        stem = stem[:-1].rstrip(". ")
    if not stem:
        return "Crypt"
    return f"_{stem}" if _DEVICE.fullmatch(stem) else stem
