"""The display that SDL opens: one that somebody can see, or one that was asked for by name."""

from __future__ import annotations

import os

import pygame

from crypt_game.desktop.early_pygame import wait_for_display

__all__ = ["NoScreen", "has_screen", "open_display"]

_NAMED_BY = "SDL_VIDEODRIVER"
_BY_TEXTURE = "SDL_FRAMEBUFFER_ACCELERATION"
"""Whether SDL hands the window over as a texture: whole, however little of it has changed
(docs/decisions/window-surface.md)."""
# Without a screen SDL takes "offscreen" by itself, and the game would run on unseen.
_UNSEEN = ("dummy", "offscreen")


class NoScreen(Exception):
    """There is no screen here on which a window could be seen."""


def open_display() -> None:
    """Make ready to open a window.

    Raises NoScreen where nobody would see it and no driver was named in the environment, and pygame.error
    where there is no driver at all.
    """
    os.environ.setdefault(_BY_TEXTURE, "0")
    wait_for_display()
    pygame.display.init()
    if not has_screen() and not os.environ.get(_NAMED_BY):
        pygame.display.quit()
        raise NoScreen


def has_screen() -> bool:
    """Whether there is a display that somebody can see."""
    return pygame.display.get_init() and pygame.display.get_driver() not in _UNSEEN
