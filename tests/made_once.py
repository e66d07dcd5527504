"""What every app of a test run makes alike is made once: that took half of the time with windows.

Pictures and sounds are decoded once, messages parsed once, and what is painted in a window of one size is
there for the next app in a window of that size, as it is in one app for the next scene. The sound card stays
open.
"""

from __future__ import annotations

import io
from collections import OrderedDict
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from threading import Lock
from typing import Any, ClassVar

import fluent.runtime
import pygame
import pytest

from crypt_game.drawing.canvas import PictureStore
from crypt_game.drawing.canvas.decoding_threads import DecodingThreads
from crypt_game.drawing.canvas.typefaces import Typefaces
from crypt_game.drawing.theme import HouseTones
from crypt_game.sound import soundscape
from crypt_game.ui import app

__all__ = ["made_once"]

ASSETS = Path(__file__).parents[1] / "assets"
_MOST_BYTES = 300_000_000
_MOST_SIZES = 2
"""Of how many sizes of windows what was painted is kept."""
_SHORT = 20_000
"""Bytes of a file of sound up to which it is kept decoded."""


@contextmanager
def made_once() -> Iterator[None]:
    """While this holds, whoever loads a picture or a sound again gets a copy, unless its file has changed.

    What a scene has left is not looked for at once, which takes a tenth of a second among all that pytest
    keeps, but when Python does so by itself.
    """
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(pygame.image, "load", _load)
        patch.setattr(pygame.image, "load_sized_svg", _load_svg)
        patch.setattr(pygame.mixer, "Sound", _sound)
        patch.setattr(app, "PictureStore", _Shared)
        patch.setattr(app, "sweep", lambda: None)
        patch.setattr(soundscape, "close_device", _fall_silent)
        patch.setattr(fluent.runtime, "FluentResource", _parsed)
        yield


def _fall_silent() -> None:
    """What is left of closing the sound card, which waits for its next beat."""
    if pygame.mixer.get_init() is not None:
        pygame.mixer.stop()
        pygame.mixer.music.stop()
        pygame.mixer.music.unload()


def _load(file: Any, *more: Any) -> pygame.Surface:
    if more or not isinstance(file, Path):
        return _decode(file, *more)
    return _pictures.copy((file, *_facts(file)), lambda: _decode(file))


def _load_svg(file: Any, size: tuple[int, int]) -> pygame.Surface:
    if not isinstance(file, io.BytesIO):
        return _decode_svg(file, size)
    return _pictures.copy((file.getvalue(), tuple(size)), lambda: _decode_svg(file, size))


def _sound(file: Any = None, **more: Any) -> pygame.mixer.Sound:
    if not isinstance(file, Path) or not 0 < file.stat().st_size < _SHORT:
        return _decode_sound(file, **more) if file is not None else _decode_sound(**more)
    key = (file, *_facts(file), pygame.mixer.get_init())
    if key not in _sounds:
        _sounds[key] = _decode_sound(file).get_raw()
    return _decode_sound(buffer=_sounds[key])


class _Pictures:
    """What was decoded, the least used of it given up where it becomes too much."""

    def __init__(self) -> None:
        self._kept: OrderedDict[Any, pygame.Surface] = OrderedDict()
        self._bytes = 0
        self._lock = Lock()

    def copy(self, key: Any, decode: Callable[[], pygame.Surface]) -> pygame.Surface:
        """Asked for by the threads that decode ahead, too, now and then for one picture at once."""
        with self._lock:
            kept = self._kept.get(key)
        decoded = decode() if kept is None else kept
        with self._lock:
            if key not in self._kept:
                self._kept[key] = decoded
                self._bytes += _weight(decoded)
            self._kept.move_to_end(key)
            while self._bytes > _MOST_BYTES:
                self._bytes -= _weight(self._kept.popitem(last=False)[1])
        return decoded.copy()


class _Shared(PictureStore):
    """Has what earlier apps painted in windows of the same size, where they had the game's own pictures."""

    painted: ClassVar[OrderedDict[tuple[int, int], dict[str, Any]]] = OrderedDict()
    _PAINTED = ("_surfaces", "_brief", "_texts", "_fits", "_sizes", "_sources", "_aspects")
    """All but the fonts, which end where a test ends pygame."""

    def __init__(self, assets: Path, decoding: DecodingThreads | None, typefaces: Typefaces) -> None:
        super().__init__(assets, decoding, typefaces)
        self._own = assets.resolve() != ASSETS
        self._size = pygame.display.get_window_size()
        self._share()

    def forget(self) -> None:
        """Drop everything, or after a change of the window's size leave it to whoever has that size."""
        if self._own or self._size == pygame.display.get_window_size():
            super().forget()
            return
        fresh = PictureStore(ASSETS)
        self.__dict__ |= {name: fresh.__dict__[name] for name in self._PAINTED}
        self._size = pygame.display.get_window_size()
        self._share()

    def dress(self, tones: Mapping[str, HouseTones]) -> None:
        """Show other colours, in pictures of its own."""
        if not self._own:
            self._own, fresh = True, PictureStore(ASSETS)
            self.__dict__ |= {name: fresh.__dict__[name] for name in self._PAINTED}
        super().dress(tones)

    def _share(self) -> None:
        if self._own:
            return
        own = {name: self.__dict__[name] for name in self._PAINTED}
        self.__dict__ |= self.painted.setdefault(self._size, own)
        self.painted.move_to_end(self._size)
        while len(self.painted) > _MOST_SIZES:
            self.painted.popitem(last=False)


def _facts(file: Path) -> tuple[int, ...]:
    """What changes with a file's content; nothing for a file that is not there."""
    if not file.is_file():
        return ()
    facts = file.stat()
    return facts.st_mtime_ns, facts.st_size


def _weight(picture: pygame.Surface) -> int:
    return picture.get_height() * picture.get_pitch()


_parsed = cache(fluent.runtime.FluentResource)
_decode, _decode_svg, _decode_sound = pygame.image.load, pygame.image.load_sized_svg, pygame.mixer.Sound
_pictures = _Pictures()
_sounds: dict[Any, bytes] = {}
