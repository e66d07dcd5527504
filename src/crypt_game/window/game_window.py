"""The one window of the game: opened, shown, grown and shrunk, filling the screen or not."""

from __future__ import annotations

import sys
from pathlib import Path

import pygame

from crypt_game.desktop.settings import Settings
from crypt_game.drawing.geometry import Frame
from crypt_game.window.icon import set_icon

__all__ = ["CAPTION", "SMALLEST", "GameWindow"]

SMALLEST = (1024, 640)
"""Pixels below which the system does not let a player shrink it, where it can be asked not to."""
CAPTION = "Crypt"
_UNSEEN = pygame.HIDDEN if sys.platform == "win32" else 0
"""Windows lets screen readers in only where they are served before the window is shown."""
_USABLE = 0.75
"""A window below this share of the smallest size says only that it is too small."""


class GameWindow:
    """Needs an open display (`open_display`)."""

    def __init__(self, size: tuple[int, int], assets: Path) -> None:
        """Opens it at `size` in pixels; `show` has it seen. Raises pygame.error where there can be none."""
        pygame.key.stop_text_input()
        set_icon(assets / "icon" / "crypt-64.png")
        self.surface = pygame.display.set_mode(size, pygame.RESIZABLE | _UNSEEN)
        """What is drawn on; another one after a change of size."""
        self.full = False
        """Whether it fills the screen it is on."""
        pygame.display.set_caption(CAPTION)
        self._window.minimum_size = SMALLEST

    @property
    def _window(self) -> pygame.Window:
        return pygame.Window.from_display_module()

    @property
    def handle(self) -> int | None:
        """The system's number of the window; None where it has none to tell."""
        return pygame.display.get_wm_info().get("window")

    @property
    def too_small(self) -> bool:
        """Whether nothing but that can be said in it."""
        width, height = self.surface.get_size()
        return width < SMALLEST[0] * _USABLE or height < SMALLEST[1] * _USABLE

    def frame(self, settings: Settings) -> Frame:
        """Its size and what the player wants of sizes and contrast."""
        how = {"contrast": settings.contrast, "legible": settings.legible}
        return Frame.of(self.surface.get_size(), settings.text_size, **how)

    def show(self, *, full: bool) -> None:
        """Has it seen for the first time."""
        self._window.show()
        if full:
            self.fill_screen(True)

    def fill_screen(self, full: bool) -> None:
        """Lets it, the same window, fill the screen it is on, or gives it back its size."""
        self.full = full
        if full:
            self._window.set_fullscreen(desktop=True)
        else:
            self._window.set_windowed()
        self.follow()

    def follow(self) -> None:
        """Takes over the surface that the system has made for it after a change of size."""
        self.surface = pygame.display.get_surface() or self.surface

    def come_forward(self) -> None:
        """Shows it before all others, a minimised one too."""
        if not pygame.display.get_active():
            self._window.restore()  # to come to the front does not open a minimised window
        self._window.focus()
