"""Pictures are decoded once for all tests of a run: a tenth of the time of tests with a window went there."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Iterator
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
    kept: OrderedDict[tuple[Any, ...], pygame.Surface] = OrderedDict()
    decode, taken = pygame.image.load, 0

    def load(file: Any, *more: Any) -> pygame.Surface:
        nonlocal taken
        if more or not isinstance(file, Path):
            return decode(file, *more)
        facts = file.stat() if file.is_file() else None
        key = (file, facts and facts.st_mtime_ns, facts and facts.st_size)
        if key not in kept:
            picture = kept[key] = decode(file)
            taken += picture.get_height() * picture.get_pitch()
            while taken > _MOST_BYTES:
                _, oldest = kept.popitem(last=False)
                taken -= oldest.get_height() * oldest.get_pitch()
            return picture.copy()
        kept.move_to_end(key)
        return kept[key].copy()

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(pygame.image, "load", load)
        yield
