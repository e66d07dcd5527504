"""The pictures of the rulebook for print: the game's own drawing on a light ground, without a window."""

from __future__ import annotations

import io
import os
import tempfile
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from bootstrap import ROOT

if TYPE_CHECKING:
    from crypt_game.text import Catalog
    from crypt_game.ui.app import App

__all__ = ["Printed", "book_pictures"]

WIDTH = 1000
"""Pixels across the text of a page: about 150 dots an inch."""
BOARD_WIDTH = 560
MARGIN = 14
GROUND = (250, 246, 236)
BOARD_GROUND = (26, 28, 33)
QUALITY = 62


class Printed(NamedTuple):
    """A picture as a JPEG file, and the pixels that it has."""

    jpeg: bytes
    width: int
    height: int


def book_pictures(language: str, places: Sequence[Path] = ()) -> tuple[Catalog, Mapping[str, Printed]]:
    """The words of a language, and all pictures and examples of its book by the names of their paragraphs."""
    os.environ["SDL_VIDEODRIVER"] = os.environ["SDL_AUDIODRIVER"] = "dummy"
    with tempfile.TemporaryDirectory(prefix="crypt-book-") as folder:
        app = _opened(Path(folder), language, (ROOT / "locale", *places))
        pictures = dict(_drawn(app))
        words = app.words
        app.close()
    return words, pictures


def _opened(home: Path, language: str, places: tuple[Path, ...]) -> App:
    from crypt_game.desktop.paths import Folders
    from crypt_game.desktop.settings import SettingsFile
    from crypt_game.ui.app import App
    from crypt_game.ui.scene import Resources

    folders = Folders(home / "saves", home, home, home / "cache", together=True)
    settings = SettingsFile(home / "settings.json")
    app = App(Resources(ROOT / "assets", places), folders, settings, size=(1280, 720), language=language)
    app.patient = True
    return app


def _drawn(app: App) -> Iterator[tuple[str, Printed]]:
    import pygame

    from crypt_game.drawing.canvas import Canvas
    from crypt_game.drawing.geometry import Scale
    from crypt_game.ui.board.small_board import SmallBoard
    from crypt_game.ui.scenes.rulebook.page_pictures import PICTURES

    scale, say = Scale(1.0, 1.0), app.words.say
    for section in app.words.rulebook().sections:
        for paragraph in section.paragraphs:
            if paragraph.name in PICTURES:
                picture = PICTURES[paragraph.name]
                inner = WIDTH - 2 * MARGIN
                measuring = Canvas(pygame.Surface((1, 1)), app.picture_store, scale)
                surface = pygame.Surface((WIDTH, picture.height(measuring, inner) + 2 * MARGIN))
                surface.fill(GROUND)
                canvas = Canvas(surface, app.picture_store, scale)
                picture.draw(canvas, say, pygame.Rect(MARGIN, MARGIN, inner, 0))
                yield paragraph.name, _as_jpeg(surface)
            elif paragraph.example is not None:
                room = pygame.Rect(2 * MARGIN, 2 * MARGIN, BOARD_WIDTH - 4 * MARGIN, 0)
                board = SmallBoard(paragraph.example, room, scale.k, speed=0.0, still=True)
                surface = pygame.Surface((BOARD_WIDTH, board.bottom + 2 * MARGIN))
                surface.fill(BOARD_GROUND)
                board.draw(Canvas(surface, app.picture_store, scale), say)
                yield paragraph.name, _as_jpeg(surface)


def _as_jpeg(surface: object) -> Printed:
    import pygame
    from PIL import Image

    assert isinstance(surface, pygame.Surface)
    image = Image.frombytes("RGB", surface.get_size(), pygame.image.tobytes(surface, "RGB"))
    file = io.BytesIO()
    image.save(file, "JPEG", quality=QUALITY, optimize=True, progressive=True)
    return Printed(file.getvalue(), *surface.get_size())
