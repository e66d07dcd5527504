"""Reads a picture file of one of the two formats that the game uses. Never touches the window."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import pygame

__all__ = ["load_picture"]

_PNG: Final = b"\x89PNG\r\n\x1a\n"
_RIFF: Final = b"RIFF"
_WEBP: Final = b"WEBP"
_WEBP_PLACE: Final = slice(8, 12)
_HEAD: Final = 12
"""Bytes that tell the format: the signature of PNG (§5.2), the RIFF header of a WebP file (RFC 9649)."""


def load_picture(file: Path) -> pygame.Surface:
    """The picture in `file` as it is stored. Raises pygame.error or OSError for any but a sound PNG or WebP.

    The packages for Linux carry no other decoder, and SDL_image would call one that is not there.
    """
    with file.open("rb") as content:
        head = content.read(_HEAD)
    if not (head.startswith(_PNG) or (head.startswith(_RIFF) and head[_WEBP_PLACE] == _WEBP)):
        raise pygame.error(f"{file.name} is neither PNG nor WebP")
    return pygame.image.load(file)
