"""The pictures behind the menu and the hand-over: the king under his arch, and a niche for one head.

Must never be drawn live but for the flames.
"""

from __future__ import annotations

import pygame
from pygame import Rect

from crypt_game.ui.brush.stone import Stone


class Tomb(Stone):
    """The chapter of the brush that paints the two pictures."""

    def tomb(self, rect: Rect, time: float, *, still: bool = False) -> None:
        """The tomb of the main menu, filling the box: arch, king, treasure, dice and two burning torches.

        `time` is any running count of cosmetic seconds; `still` holds the flames steady.
        """
        height = rect.height
        self.stone_wall(rect, "wall")
        picture = self.workshop.sprite("scene/tomb", height)
        left = rect.right - picture.get_width()
        self.stamp(picture, (left, rect.y))
        unit = height / 1080
        for x in TORCHES_X:
            self.flame((left + x * unit, rect.y + TORCH_Y * unit), 92 * unit, time + x, still=still)

    def niche(self, house: str, person: str | None, rect: Rect, time: float, *, still: bool = False) -> None:
        """The lit niche of the hand-over with the head of the next player, between two torches."""


TORCHES_X = (134, 1052)
TORCH_Y = 394

__all__ = ["Tomb", "pygame"]
