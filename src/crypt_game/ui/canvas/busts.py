"""Heirs and Ghosts as busts that stand in a room, with their moods; the slab's edge cuts them off softly."""

from __future__ import annotations

import pygame
from pygame import Rect

from crypt_game.ui.canvas.canvas import Canvas
from crypt_game.ui.canvas.pieces import GHOSTS, bust_name
from crypt_game.ui.canvas.surfaces import STILL, Pose, fade
from crypt_game.ui.theme import channel

__all__ = ["bust_picture", "draw_bust"]

_FADE = 7
"""The lowest of so many parts of a bust fades."""
_LEFT = 0.3
"""How much of it is left at the foot."""


def bust_picture(house: str, person: str | None, mood: str = "calm") -> str:
    """The rendered picture of somebody in a mood (calm, gloat or wince); Ghosts have but one."""
    if house in GHOSTS:
        return GHOSTS[house]
    return f"{bust_name(house, person).rsplit('-', 1)[0]}-{mood}"


def draw_bust(
    canvas: Canvas, house: str, person: str | None, rect: Rect, *, mood: str = "calm", pose: Pose = STILL
) -> None:
    """A bust as high as the box; `person` and `mood` are ignored for the two Ghosts."""
    name = bust_picture(house, person, mood)
    key = ("bust", name, rect.height)

    def make() -> pygame.Surface:
        art = canvas.picture_store.sprite(name, rect.height).copy()
        width, height = art.get_size()
        rows = max(1, height // _FADE)
        for row in range(rows):
            left = 1 - (1 - _LEFT) * (row + 1) / rows
            fade(art, channel(left), Rect(0, height - rows + row, width, 1))
        return art

    canvas.posed(key, canvas.picture_store.baked(key, make), rect.center, pose)
