"""The typefaces of assets/fonts, each opened once for all its sizes. Knows files and sizes, no styles.

Opened anew, a font finds out where its letters begin and end before it measures the first word: 0.6 ms a
size. One that only changes its size remembers. A font that is opened by its file's name seeks and reads there
for each letter it has not shown yet, in 9,000 calls of the system until the menu stands: its bytes are kept.
"""

from __future__ import annotations

from io import BytesIO
from pathlib import Path
from typing import Final, TypeAlias

import pygame

from crypt_game.drawing.theme import Colour

__all__ = ["SizedFont", "Typefaces", "open_typefaces"]

_Metrics: TypeAlias = "list[tuple[int, int, int, int, int] | None]"


_OF_THE_MENU: Final = (
    "Cinzel-Black.ttf",
    "ProzaLibre-Regular.ttf",
    "ProzaLibre-Italic.ttf",
    "ProzaLibre-SemiBold.ttf",
    "ProzaLibre-Bold.ttf",
)
_ANY_SIZE: Final = 20


class SizedFont:
    """A typeface at one size in pixels. It shares its letters with the other sizes, one of them at a time."""

    __slots__ = ("_face", "_points", "ascent", "height")

    def __init__(self, face: pygame.font.Font, points: int) -> None:
        self._face, self._points = face, points
        sized = self._sized()
        self.height, self.ascent = sized.get_height(), sized.get_ascent()

    def _sized(self) -> pygame.font.Font:
        if self._face.point_size != self._points:
            self._face.point_size = self._points
        return self._face

    def width(self, text: str) -> int:
        """How wide the line is, in pixels."""
        return self._sized().size(text)[0]

    def render(self, text: str, colour: Colour) -> pygame.Surface:
        """The line with smooth edges, straight alpha. Raises pygame.error for one that takes no room."""
        return self._sized().render(text, True, colour)

    def metrics(self, letter: str) -> _Metrics:
        """Where the ink of each letter lies; None for one that the typeface lacks."""
        return self._sized().metrics(letter)


class Typefaces:
    """The fonts of a folder. Needs pygame.font, and is not for two threads at a time; whoever closes that
    calls `forget`."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._faces: dict[str, pygame.font.Font] = {}
        self._sized: dict[tuple[str, int], SizedFont] = {}

    def font(self, name: str, points: int) -> SizedFont:
        """The font of a file at this size in pixels. Raises FileNotFoundError."""
        key = (name, points)
        if key not in self._sized:
            if name not in self._faces:
                self._faces[name] = pygame.font.Font(BytesIO((self._folder / name).read_bytes()), points)
            self._sized[key] = SizedFont(self._faces[name], points)
        return self._sized[key]

    def begin(self) -> None:
        """Open those of the menu and measure a letter in each: that takes longer than all of its words."""
        for name in _OF_THE_MENU:
            self.font(name, _ANY_SIZE).width("x")

    def forget(self) -> None:
        """Close them all."""
        self._sized.clear()
        self._faces.clear()


def open_typefaces(assets: Path) -> Typefaces:
    """The typefaces of the game, of which none is open yet; makes pygame.font ready."""
    pygame.font.init()
    return Typefaces(assets / "fonts")
