"""The rendered pictures of assets/pictures: their size without decoding, and one at a size asked for.

Must never import `ui.scenes` or `rules`.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

import pygame

from crypt_game.drawing.canvas.fresh_surface import fresh_surface
from crypt_game.drawing.canvas.load_picture import load_picture

__all__ = ["at_size", "decode_rendered", "load_rendered", "rendered_size", "smaller_edition"]

_HEAD = 30
_RIFF, _WEBP, _KIND = slice(0, 4), slice(8, 12), slice(12, 16)
_EXTENDED_WIDTH, _EXTENDED_HEIGHT = slice(24, 27), slice(27, 30)
_LOSSLESS_SIZE = slice(21, 25)
_LOSSY_WIDTH, _LOSSY_HEIGHT = slice(26, 28), slice(28, 30)
"""Where a WebP file says what it is and how large, in each of its three kinds (RFC 9649)."""
_STRIP_PIXELS: Final = 65_536
"""How much of a picture is converted at once: a fifth of a millisecond."""
_SIDE_BITS = 14
_SIDE = (1 << _SIDE_BITS) - 1


def rendered_size(path: Path) -> tuple[int, int]:
    """Width and height of a WebP file in pixels. Raises OSError, or ValueError for what is no WebP."""
    with path.open("rb") as file:
        head = file.read(_HEAD)
    if head[_RIFF] != b"RIFF" or head[_WEBP] != b"WEBP" or len(head) < _HEAD:
        raise ValueError(f"{path.name} is no WebP picture")

    def number(place: slice) -> int:
        return int.from_bytes(head[place], "little")

    match head[_KIND]:
        case b"VP8X":
            return 1 + number(_EXTENDED_WIDTH), 1 + number(_EXTENDED_HEIGHT)
        case b"VP8L":
            bits = number(_LOSSLESS_SIZE)
            return 1 + (bits & _SIDE), 1 + (bits >> _SIDE_BITS & _SIDE)
        case _:
            return number(_LOSSY_WIDTH) & _SIDE, number(_LOSSY_HEIGHT) & _SIDE


def smaller_edition(path: Path, size: tuple[int, int]) -> Path:
    """The file in the folder `small` that shows the same with pixels enough; `path` where there is none."""
    small = path.parent.with_name("small") / path.name
    try:
        width, height = rendered_size(small)
    except (OSError, ValueError):
        return path
    return small if size[0] <= width and size[1] <= height else path


def load_rendered(path: Path, size: tuple[int, int]) -> pygame.Surface:
    """The picture at this size in pixels, premultiplied. Raises pygame.error for one that is damaged."""
    return at_size(decode_rendered(path), size)


def decode_rendered(path: Path) -> pygame.Surface:
    """The whole picture, premultiplied, as the pixels of most windows are stored; needs no window.

    Raises pygame.error. It is worked through in strips: pygame holds Python's lock while it converts, and the
    window would wait for a thread that reads a large picture.
    """
    read = load_picture(path)
    width, height = read.get_size()
    clear, rows = read.get_masks()[-1], max(1, _STRIP_PIXELS // width)
    art = fresh_surface(read.get_size())
    for top in range(0, height, rows):
        strip = read.subsurface((0, top, width, min(rows, height - top)))
        if clear:
            strip = strip.premul_alpha()
            strip.set_alpha(None)  # copied as it is, not blended
        art.blit(strip, (0, top))
    return art


def at_size(art: pygame.Surface, size: tuple[int, int]) -> pygame.Surface:
    """A decoded picture at this size, as the window's pixels are stored, if there is one; itself if it is so
    already."""
    if art.get_size() != size:
        art = pygame.transform.smoothscale(art, size, fresh_surface(size))
    window = pygame.display.get_surface()
    return art if window is None or _colours(window) == _colours(art) else art.convert_alpha()


def _colours(art: pygame.Surface) -> tuple[int, ...]:
    """How the colours of a pixel are stored."""
    return (art.get_bitsize(), *art.get_masks()[:3])
