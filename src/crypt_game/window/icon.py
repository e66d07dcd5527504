"""The picture of the window in its frame and in the task bar."""

from __future__ import annotations

import logging
from pathlib import Path

import pygame

from crypt_game.drawing.canvas.load_picture import load_picture

__all__ = ["set_icon"]

log = logging.getLogger(__name__)


def set_icon(file: Path) -> None:
    """Let the next window bear this picture; one that cannot be read is logged, and nothing else."""
    try:
        pygame.display.set_icon(load_picture(file))
    except (OSError, pygame.error) as error:
        log.warning("no icon: %s", error)
