"""A player before the list of games."""

from __future__ import annotations

from pathlib import Path

from crypt_game.ui import navigation
from crypt_game.ui.scenes.library.scene import LibraryScene

from ...conftest import OpenApp
from ...driving import ScreenPlayer
from .shelves import filled


class Librarian(ScreenPlayer):
    """A player before the list of games."""

    @property
    def library(self) -> LibraryScene:
        assert isinstance(self.scene, LibraryScene)
        return self.scene

    @property
    def saves(self) -> Path:
        return self.app.folders.saves

    def settle(self) -> None:
        """Let everything be read and painted."""
        for _ in range(2000):
            self.wait()
            if not self.library.lively:
                return
        raise AssertionError("the library never comes to rest")

    def say(self, key: str) -> str:
        return self.app.words.say(key)

    def has(self, key: str) -> bool:
        return self.scene.controls.find(key) is not None

    def chosen(self) -> str:
        assert self.library.chosen is not None
        return self.library.chosen.name


def at_library(open_app: OpenApp, fill: int = 7, running: int = 2, **settings: object) -> Librarian:
    player = Librarian(open_app(**settings))
    filled(player.saves, fill, running)
    navigation.open_at_start(player.app)
    player.wait()
    player.click("games")
    player.settle()
    return player
