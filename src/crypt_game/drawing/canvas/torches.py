"""Torches that are held: the burning one, the one that is out, and the cards that stand for them."""

from __future__ import annotations

from typing import Literal

import pygame
from pygame import Rect

from crypt_game.drawing.canvas.canvas import Canvas
from crypt_game.drawing.canvas.fire import draw_flame
from crypt_game.drawing.canvas.light import draw_drop_shadow
from crypt_game.drawing.canvas.surfaces import STILL, Point, Pose
from crypt_game.drawing.canvas.vector import filled, gradient, picture, rounded_within, stroked
from crypt_game.drawing.theme import Colour, Palette

__all__ = ["draw_held_torch", "draw_torch", "torch_fire"]

_ASPECT, _RADIUS, _RIM, _ROUND = 120 / 168, 6, 0.02, 0.08
"""A torch card: width for height, and its corners; as shares of its height, its rim and its corners."""
_TORCH, _FIRE, _FIRE_DOWN = 1.2, 0.46, 0.53
"""As shares of a card's height: how high its torch and its fire are, and how far down the fire stands."""
_COALS = (0.615, 0.165)
"""Where the coals are in the picture of a torch, as shares."""
_LIT: tuple[Colour, Colour, Colour] = ((122, 62, 24), (38, 18, 10), Palette.GILT)
_OUT: tuple[Colour, Colour, Colour] = ((104, 118, 134), (38, 46, 56), Palette.STEEL)
"""The ground of a card from the top down, and its rim."""


def draw_torch(
    canvas: Canvas,
    kind: Literal["leader", "lights-out"],
    rect: Rect,
    pose: Pose = STILL,
    *,
    fire: bool = True,
) -> None:
    """The Leader or the Lights Out card, as large as fits the box.

    Without `fire` the Leader's flame is left to whoever lets it flicker at `torch_fire`.
    """
    body, lit = _card(rect), kind == "leader"
    if pose.lies:
        draw_drop_shadow(canvas, body, _RADIUS)

    def make() -> pygame.Surface:
        top, foot, rim = _LIT if lit else _OUT
        wide = max(1.0, _RIM * body.height)
        box = rounded_within(body.size, wide, _ROUND * body.height)
        art = picture(body.size, [gradient("t", (top, foot)), filled(box, "#t"), stroked(box, rim, wide)])
        inner = type(canvas)(art, canvas.picture_store, canvas.scale)
        where, tall = torch_fire(art.get_rect())
        draw_held_torch(inner, where, round(body.height * _TORCH), lit=lit)
        if lit and fire:
            draw_flame(inner, where, tall, still=True)
        return art

    key = ("torch card", kind, body.size, fire)
    canvas.posed(key, canvas.picture_store.baked(key, make), body.center, pose)


def torch_fire(rect: Rect) -> tuple[tuple[int, int], int]:
    """Foot and height of the flame on a Leader card that fits this box."""
    body = _card(rect)
    return (body.centerx, body.y + round(body.height * _FIRE_DOWN)), round(body.height * _FIRE)


def draw_held_torch(canvas: Canvas, fire: Point, height: int, *, lit: bool, pose: Pose = STILL) -> None:
    """A torch with its coals where its fire stands; the fire itself is drawn by `draw_flame`."""
    name = "table/torch-lit" if lit else "table/torch-out"
    width, _ = canvas.picture_store.sprite_size(name, height)
    center = fire[0] + (0.5 - _COALS[0]) * width, fire[1] + (0.5 - _COALS[1]) * height
    canvas.sprite(name, center, height, pose=pose)


def _card(rect: Rect) -> Rect:
    width = min(rect.width, round(rect.height * _ASPECT))
    body = Rect(0, 0, width, round(width / _ASPECT))
    body.center = rect.center
    return body
