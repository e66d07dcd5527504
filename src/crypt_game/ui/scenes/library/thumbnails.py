"""The pictures of games, painted bit by bit between frames and kept as long as there is room for them."""

from __future__ import annotations

import time
from collections.abc import Iterable, Iterator
from functools import partial
from typing import Final

import pygame

from crypt_game.drawing.in_slices import in_slices
from crypt_game.drawing.least_recent import LeastRecent
from crypt_game.games.game_list import ListedGame
from crypt_game.games.saves import SavedFile
from crypt_game.match.statistics import Account
from crypt_game.rules import GameState
from crypt_game.ui.pages.page import canvas_for
from crypt_game.ui.scene import AppServices
from crypt_game.ui.scenes.library.thumbnail_picture import paint_picture

__all__ = ["Thumbnails"]

_BYTES: Final = 24_000_000

Size = tuple[int, int]


class Thumbnails:
    """Pictures by their game and size in pixels; a file that changes is another game."""

    def __init__(self, app: AppServices) -> None:
        self._app = app
        self._pictures: LeastRecent[pygame.Surface] = LeastRecent(_BYTES, _weight)
        self._painting: Iterator[None] | None = None

    @property
    def busy(self) -> bool:
        """Whether a picture is being painted."""
        return self._painting is not None

    def clear(self) -> None:
        """Forget everything, for pictures are wanted in other sizes."""
        self._pictures.clear()
        self._painting = None

    def find(self, row: ListedGame, size: Size) -> pygame.Surface | None:
        """The picture of a game, if it was painted already."""
        return self._pictures.find((row.entry, size))

    def paint(self, wanted: Iterable[tuple[ListedGame, Size]], seconds: float) -> bool:
        """Go on for about this long with the first picture that is wanted and not there; True when it is
        done."""
        self._painting = self._painting or self._next(wanted)
        until = time.perf_counter() + seconds
        for _ in self._painting or ():
            if time.perf_counter() >= until:
                return False
        painted, self._painting = self._painting is not None, None
        return painted

    def _next(self, wanted: Iterable[tuple[ListedGame, Size]]) -> Iterator[None] | None:
        for row, size in wanted:
            if row.account is not None and row.state is not None and (row.entry, size) not in self._pictures:
                return in_slices(partial(self._paint, row.entry, row.account, row.state, size))
        return None

    def _paint(self, game: SavedFile, account: Account, state: GameState, size: Size) -> None:
        self._pictures.put((game, size), paint_picture(canvas_for(self._app), account, state, size))


def _weight(surface: pygame.Surface) -> int:
    return surface.get_width() * surface.get_height() * surface.get_bytesize()
