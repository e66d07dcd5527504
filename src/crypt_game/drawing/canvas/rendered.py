"""The rendered pictures of assets/pictures: their size without decoding, and one at a size asked for.

Must never import `ui.scenes` or `rules`.
"""

from __future__ import annotations

from pathlib import Path

import pygame

from crypt_game.drawing.canvas.load_picture import load_picture

__all__ = ["as_usual", "at_size", "decode_rendered", "load_rendered", "rendered_size", "smaller_edition"]

_HEAD = 30
_RIFF, _WEBP, _KIND = slice(0, 4), slice(8, 12), slice(12, 16)
_EXTENDED_WIDTH, _EXTENDED_HEIGHT = slice(24, 27), slice(27, 30)
_LOSSLESS_SIZE = slice(21, 25)
_LOSSY_WIDTH, _LOSSY_HEIGHT = slice(26, 28), slice(28, 30)
"""Where a WebP file says what it is and how large, in each of its three kinds (RFC 9649)."""
_LARGE_BYTES = 1 << 20
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
    """The whole picture, premultiplied, as it lies in the file; needs no window. Raises pygame.error."""
    art = load_picture(path)
    return art.premul_alpha_ip() if art.get_masks()[-1] else art


def scaled(art: pygame.Surface, size: tuple[int, int]) -> pygame.Surface:
    """A decoded picture at this size, its pixels as they lie in the file; itself if it has that size."""
    if art.get_size() == size:
        return art
    needed = size[0] * size[1] * art.get_bytesize()
    if needed < _LARGE_BYTES:
        return pygame.transform.smoothscale(art, size)
    # SDL fills a new surface with zeros: a thread that has it do so holds Python's lock, and with it the
    # window, for 4 to 12 ms. This memory is handed out by the system as it is written.
    large = pygame.image.frombuffer(bytearray(needed), size, "RGBA" if art.get_masks()[-1] else "RGB")
    return pygame.transform.smoothscale(art, size, large)


def at_size(art: pygame.Surface, size: tuple[int, int]) -> pygame.Surface:
    """A decoded picture at this size, as the window's pixels are stored; itself if it is so already."""
    fitted = scaled(art, size)
    clear, window = fitted.get_masks()[-1], pygame.display.get_surface()
    if window is not None and _colours(window) == _colours(fitted):
        return fitted
    return fitted.convert_alpha() if clear else fitted.convert()


def as_usual(art: pygame.Surface) -> pygame.Surface:
    """A decoded picture as the pixels of most windows are stored; needs no window."""
    return art.convert(pygame.Surface((1, 1), pygame.SRCALPHA if art.get_masks()[-1] else 0, 32))


def _colours(art: pygame.Surface) -> tuple[int, ...]:
    """How the colours of a pixel are stored."""
    return (art.get_bitsize(), *art.get_masks()[:3])
