"""Pictures are decoded once for all tests of a run: that took a tenth of the time with windows."""

from __future__ import annotations

import io
from collections import OrderedDict
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pygame
import pytest

__all__ = ["decoded_once"]

_MOST_BYTES = 250_000_000


@contextmanager
def decoded_once() -> Iterator[None]:
    """While this holds, whoever loads a picture again gets a copy, unless its file has changed."""
    pictures = _Pictures()
    decode, decode_svg = pygame.image.load, pygame.image.load_sized_svg

    def load(file: Any, *more: Any) -> pygame.Surface:
        if more or not isinstance(file, Path):
            return decode(file, *more)
        return pictures.copy((file, *_facts(file)), lambda: decode(file))

    def load_svg(file: Any, size: tuple[int, int]) -> pygame.Surface:
        if not isinstance(file, io.BytesIO):
            return decode_svg(file, size)
        return pictures.copy((file.getvalue(), tuple(size)), lambda: decode_svg(file, size))

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(pygame.image, "load", load)
        patch.setattr(pygame.image, "load_sized_svg", load_svg)
        yield


class _Pictures:
    """What was decoded, the least used of it given up where it becomes too much."""

    def __init__(self) -> None:
        self._kept: OrderedDict[Any, pygame.Surface] = OrderedDict()
        self._bytes = 0

    def copy(self, key: Any, decode: Callable[[], pygame.Surface]) -> pygame.Surface:
        if key not in self._kept:
            self._kept[key] = decode()
            self._bytes += _weight(self._kept[key])
        self._kept.move_to_end(key)
        picture = self._kept[key].copy()
        while self._bytes > _MOST_BYTES:
            self._bytes -= _weight(self._kept.popitem(last=False)[1])
        return picture


def _facts(file: Path) -> tuple[int, ...]:
    """What changes with a file's content; nothing for a file that is not there."""
    if not file.is_file():
        return ()
    facts = file.stat()
    return facts.st_mtime_ns, facts.st_size


def _weight(picture: pygame.Surface) -> int:
    return picture.get_height() * picture.get_pitch()
