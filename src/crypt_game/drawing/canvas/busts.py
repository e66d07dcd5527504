"""Heirs as busts that stand in a room, with their moods, and Ghosts that rise in cold light; the slab's edge
cuts them off softly."""

from __future__ import annotations

import pygame
from pygame import Rect

from crypt_game.drawing.canvas.canvas import Canvas
from crypt_game.drawing.canvas.pieces import GHOSTS, bust_name
from crypt_game.drawing.canvas.surfaces import STILL, Pose, fade
from crypt_game.drawing.theme import channel

__all__ = [
    "BUST_ASPECT",
    "bust_picture",
    "draw_apparition_bust",
    "draw_bust",
    "draw_cold_light",
    "draw_ghost_hand",
]

BUST_ASPECT = 1.1
"""How high a bust is for its width."""
_FADE = 7
"""The lowest of so many parts of a bust fades."""
_LEFT = 0.3
"""How much of it is left at the foot."""
_SUNK = 0.1
"""How much of what is seen of a Ghost lies below the edge while it rests: its eyes look over it."""
_RESTING, _RISEN = 0.8, 0.96
"""How solid a Ghost is at rest, and risen."""
_RESTING_MIST, _MIST, _BELOW = 0.07, 0.34, 0.24
"""Within which share of its height a Ghost fades away, at rest and risen, and which share of it is then seen
through the edge."""
_BLACK = (0, 0, 0, 255)
_COLD = (40, 118, 136, 150)
"""Cold light upon stone: what it adds, and how much of the warm light it takes."""
_COLD_RINGS = 48
_HAND, _GRIP, _SEEN_THROUGH = 6.6, (0.44, 0.933), 0.9
"""A Ghost's hand: how high it is in dice, where in it the die is held, and how solid it is at most."""


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
    canvas.posed(("bust", name, rect.height), _soft_bust(canvas, name, rect.height), rect.center, pose)


def _soft_bust(canvas: Canvas, name: str, height: int) -> pygame.Surface:
    """The picture of a bust whose lowest part fades away. Must not be drawn upon."""

    def make() -> pygame.Surface:
        art = canvas.picture_store.sprite(name, height).copy()
        _fade_below(art, max(1, height // _FADE), _LEFT)
        return art

    return canvas.picture_store.baked(("bust", name, height), make)


def draw_apparition_bust(canvas: Canvas, house: str, rect: Rect, edge: int, risen: float) -> None:
    """A Ghost that has `risen` so far (0 to 1) behind an edge at this height; risen it fills the box. What
    stands behind it hardly shows through it."""
    whole = canvas.picture_store.sprite(GHOSTS[house], rect.height)
    top = rect.y + round((edge - rect.y) * _SUNK * (1 - risen))
    below = round(rect.height * _BELOW * risen)
    seen = max(1, min(rect.bottom, edge + below) - top)
    mist = round(rect.height * (_RESTING_MIST + (_MIST - _RESTING_MIST) * risen))
    art = whole.subsurface((0, 0, whole.get_width(), min(seen, whole.get_height()))).copy()
    fade(art, channel(_RESTING + (_RISEN - _RESTING) * risen))
    _fade_below(art, mist)
    left = rect.centerx - art.get_width() // 2
    shade = art.copy()
    shade.fill(_BLACK, special_flags=pygame.BLEND_RGBA_MULT)
    for picture in (shade, shade, art):  # an edge of the wall would cross its brow
        canvas.stamp(picture, (left, top))


def _fade_below(art: pygame.Surface, rows: int, left: float = 0.0) -> None:
    """Let the lowest rows of a picture fade, until only this share (0 to 1) is left at its foot."""
    for row in range(min(rows, art.get_height())):
        share = left + (1 - left) * row / rows
        fade(art, channel(share), Rect(0, art.get_height() - 1 - row, art.get_width(), 1))


def draw_cold_light(canvas: Canvas, area: Rect, strength: float) -> None:
    """The light of a Ghost in this box, 0 to 1: brightest in its middle, gone at its rim."""

    def make() -> pygame.Surface:
        side = 2 * _COLD_RINGS
        pool = pygame.Surface((side, side), pygame.SRCALPHA)
        for ring in range(_COLD_RINGS, 0, -1):
            share = (1 - (ring / _COLD_RINGS) ** 2) ** 2
            colour = [round(part * share) for part in _COLD]
            pygame.draw.circle(pool, colour, (_COLD_RINGS, _COLD_RINGS), ring)
        return pygame.transform.smoothscale(pool, area.size)

    key = ("cold", area.size)
    art = canvas.picture_store.baked(key, make)
    canvas.posed(key, art, area.center, Pose(alpha=channel(strength)))


def draw_ghost_hand(canvas: Canvas, house: str, die: Rect, alpha: float, *, left: bool = False) -> None:
    """The right hand of a Ghost, or its left one, that holds a die there; the die is to be drawn upon it."""
    name, height = f"{GHOSTS[house]}-hand", round(die.height * _HAND)
    key = ("hand", name, height, left)

    def make() -> pygame.Surface:
        return pygame.transform.flip(canvas.picture_store.sprite(name, height), left, False)

    art = canvas.picture_store.baked(key, make)
    across, down = (1 - _GRIP[0] if left else _GRIP[0]), _GRIP[1]
    middle = die.centerx + (0.5 - across) * art.get_width(), die.centery + (0.5 - down) * height
    canvas.posed(key, art, middle, Pose(alpha=channel(alpha * _SEEN_THROUGH)))
