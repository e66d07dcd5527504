"""Where things lie in a window that belongs to another process.

A twin of the program, in this process and without a screen, is brought to the same place with the same
settings and the same record: what it has where, the real window has there too.
"""

from __future__ import annotations

import shutil
import tempfile
from pathlib import Path

import pygame
from bootstrap import ROOT

from crypt_game.desktop.paths import Folders
from crypt_game.desktop.settings import SettingsFile
from crypt_game.ui import navigation
from crypt_game.ui.app import App
from crypt_game.ui.pages.dialog import Dialog
from crypt_game.ui.scene import Resources

__all__ = ["Twin"]

_CORNERS = 28
"""In pixels, both sides together."""


class _Unseen(App):
    """A program that paints only when it is told to."""

    patient = True

    def _draw(self) -> None:
        return

    def paint(self) -> pygame.Surface:
        super()._draw()
        return self.surface


class Twin:
    """The program as it stands after a start with what is in `home`, in a window of this size."""

    def __init__(self, home: Path, size: tuple[int, int]) -> None:
        self._home = Path(tempfile.mkdtemp(prefix="crypt-twin-"))
        shutil.copytree(
            home,
            self._home,
            dirs_exist_ok=True,
            ignore=shutil.ignore_patterns("instance", "instance.*", "cache", "logs"),
        )
        folders = Folders(self._home / "saves", self._home, self._home, self._home / "cache", together=True)
        settings = SettingsFile(folders.settings_file)
        self._app = _Unseen(
            Resources(ROOT / "assets", (ROOT / "locale",)), folders, settings, size=size, fullscreen=False
        )
        self._app.change_settings(animation_speed="off")
        navigation.open_at_start(self._app)
        self.wait()

    def wait(self) -> None:
        """Let everything come to rest."""
        for _ in range(5):
            self._app.step(0.1)

    def where(self, key: str) -> tuple[int, int]:
        """The middle of a control. Fails when there is none with this key."""
        found = self._app.stack.top.controls.find(key)
        assert found is not None, f"no {key!r}"
        return found.rect.center

    def use(self, key: str) -> tuple[int, int]:
        """Press a control here too, and tell where it was."""
        pos = self.where(key)
        for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
            self._app.step(0.1, [pygame.event.Event(kind, pos=pos, button=1)])
        self.wait()
        return pos

    def open(self, *files: str | Path) -> None:
        """Files are dropped here."""
        navigation.games.open_records(self._app, files)
        self.wait()

    def dialog(self) -> tuple[pygame.Rect, pygame.Surface]:
        """Where the open dialog lies and how it looks, without its round corners, between which what lies
        below is seen. Fails when none is open.
        """
        dialog = self._app.stack.top
        assert isinstance(dialog, Dialog)
        inside = dialog._box.inflate(-_CORNERS, -_CORNERS)
        return inside, self._app.paint().subsurface(inside).copy()

    def close(self) -> None:
        """Let go of everything."""
        self._app.stack.clear()
        self._app.sound.close()
        shutil.rmtree(self._home, ignore_errors=True)
