"""An animated WebP file, made by the libwebp that pygame-ce brings along.

libwebp makes each picture; the container around them is that of the WebP specification (RFC 9649, §2.7). Must
never import `pygame`.
"""

from __future__ import annotations

import ctypes
import ctypes.util
from collections.abc import Iterable, Iterator
from functools import cache
from importlib.util import find_spec
from pathlib import Path
from typing import Final, NamedTuple

__all__ = ["FilmPicture", "NoEncoder", "can_encode", "encode_picture", "film"]

_QUALITY: Final = 72.0
"""Of 100: below it, fine letters of the table begin to blur."""
_ANIMATED: Final = 0x02
_NO_BLENDING: Final = 0x02
_HEAD: Final = 12
"""Bytes of the RIFF header that a still picture begins with; its chunks follow."""


class NoEncoder(Exception):
    """There is no libwebp here that can make pictures."""


class FilmPicture(NamedTuple):
    """One picture of a film: its chunks, where it lies (even pixels), its size, how long it stays (ms)."""

    chunks: bytes
    at: tuple[int, int]
    size: tuple[int, int]
    milliseconds: int


def can_encode() -> bool:
    """Whether there is a libwebp that can make pictures."""
    return _library() is not None


def encode_picture(rgb: bytes, size: tuple[int, int]) -> bytes:
    """The chunks of a picture from its rows of red, green and blue bytes.

    Another thread may run meanwhile. Raises NoEncoder, and ValueError for bytes that do not fill `size`.
    """
    library, (width, height) = _library(), size
    if library is None:
        raise NoEncoder
    if len(rgb) != width * height * 3 or not rgb:
        raise ValueError(f"{len(rgb)} bytes are no picture of {width}×{height}")
    made = ctypes.c_void_p()
    length = library.WebPEncodeRGB(rgb, width, height, width * 3, _QUALITY, ctypes.byref(made))
    if not length or made.value is None:
        raise NoEncoder
    try:
        return ctypes.string_at(made.value, length)[_HEAD:]
    finally:
        library.WebPFree(made)


def film(size: tuple[int, int], pictures: Iterable[FilmPicture]) -> bytes:
    """The file of a film that runs for ever. Raises ValueError without a picture."""
    frames = [_chunk(b"ANMF", _frame(picture)) for picture in pictures]
    if not frames:
        raise ValueError("a film needs a picture")
    head = bytes((_ANIMATED, 0, 0, 0)) + _number(size[0] - 1, 3) + _number(size[1] - 1, 3)
    content = b"".join((_chunk(b"VP8X", head), _chunk(b"ANIM", bytes(6)), *frames))
    return b"RIFF" + _number(len(content) + 4, 4) + b"WEBP" + content


def _frame(picture: FilmPicture) -> bytes:
    (left, top), (width, height) = picture.at, picture.size
    places = (left // 2, top // 2, width - 1, height - 1, picture.milliseconds)
    return b"".join(_number(place, 3) for place in places) + bytes((_NO_BLENDING,)) + picture.chunks


def _chunk(name: bytes, content: bytes) -> bytes:
    return name + _number(len(content), 4) + content + bytes(len(content) % 2)


def _number(value: int, size: int) -> bytes:
    return value.to_bytes(size, "little")


@cache
def _library() -> ctypes.CDLL | None:
    for name in _names():
        try:
            library = ctypes.CDLL(name)
            encode, free = library.WebPEncodeRGB, library.WebPFree
        except (OSError, AttributeError):
            continue
        number = ctypes.c_int
        encode.argtypes = [ctypes.c_char_p, number, number, number, ctypes.c_float, ctypes.c_void_p]
        encode.restype = ctypes.c_size_t
        free.argtypes, free.restype = [ctypes.c_void_p], None
        return library
    return None


def _names() -> Iterator[str]:
    """Where pygame-ce keeps libwebp on Linux, Windows and macOS; then the system's."""
    found = find_spec("pygame")
    for folder in map(Path, (found and found.submodule_search_locations) or ()):
        for place in (folder.parent / "pygame_ce.libs", folder, folder / ".dylibs"):
            yield from map(str, sorted(place.glob("libwebp[-.]*")))
    system = ctypes.util.find_library("webp")
    if system is not None:
        yield system
