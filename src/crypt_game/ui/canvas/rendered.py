"""The rendered pictures of assets/pictures: their size without decoding, and one at a size asked for.

Must never import `ui.scenes` or `rules`.
"""

from __future__ import annotations

from pathlib import Path

import pygame

__all__ = ["load_rendered", "rendered_size"]

_HEAD = 30


def rendered_size(path: Path) -> tuple[int, int]:
    """Width and height of a WebP file in pixels. Raises OSError, or ValueError for what is no WebP."""
    with path.open("rb") as file:
        head = file.read(_HEAD)
    kind = head[12:16]
    if head[:4] != b"RIFF" or head[8:12] != b"WEBP" or len(head) < _HEAD:
        raise ValueError(f"{path.name} is no WebP picture")
    if kind == b"VP8X":
        return 1 + int.from_bytes(head[24:27], "little"), 1 + int.from_bytes(head[27:30], "little")
    if kind == b"VP8L":
        bits = int.from_bytes(head[21:25], "little")
        return 1 + (bits & 0x3FFF), 1 + (bits >> 14 & 0x3FFF)
    return int.from_bytes(head[26:28], "little") & 0x3FFF, int.from_bytes(head[28:30], "little") & 0x3FFF


def load_rendered(path: Path, size: tuple[int, int]) -> pygame.Surface:
    """The picture at this size in pixels, premultiplied. Raises pygame.error for one that is damaged."""
    art = pygame.image.load(path).convert_alpha().premul_alpha()
    return art if art.get_size() == size else pygame.transform.smoothscale(art, size)
