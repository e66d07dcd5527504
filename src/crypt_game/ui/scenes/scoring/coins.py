"""Coins that fly from a Collector to an heir, and the piles that they become."""

from __future__ import annotations

import math

import pygame

from crypt_game.drawing.canvas import Canvas, Point

__all__ = ["draw_flying_coin", "draw_pile"]

_TURNS = ("coin-1", "coin-2", "coin-3", "coin-4", "coin-3", "coin-2")
_IN_STACK, _PITCH, _STEP = 10, 0.86, 0.15
"""How many coins lie in a stack, and in coin widths the pitch of stacks and of coins upon each other."""
_ARC, _SPIN = 0.16, 17
"""How high a flight rises for its width, and how many pictures of the turn are seen in it."""
_LAID_DOWN = 90


def draw_flying_coin(canvas: Canvas, start: Point, end: Point, way: float, size: int) -> None:
    """A coin that has come `way` (0–1) of its arc and turns over as it flies."""
    high = math.sin(math.pi * way) * (abs(end[0] - start[0]) * _ARC + size)
    center = start[0] + (end[0] - start[0]) * way, start[1] + (end[1] - start[1]) * way * way - high
    canvas.sprite(f"table/{_TURNS[int(way * _SPIN) % len(_TURNS)]}", center, size)


def draw_pile(canvas: Canvas, coins: int, foot: Point, size: int, widest: int) -> None:
    """Coins in stacks of ten, their feet centred on `foot`; stacks overlap where room is short."""
    if coins <= 0:
        return
    stacks = math.ceil(coins / _IN_STACK)
    pitch = min(size * _PITCH, (widest - size) / max(1, stacks - 1))
    art = _lying_coin(canvas, size)
    left = foot[0] - pitch * (stacks - 1) / 2
    for stack in range(stacks):
        here = min(_IN_STACK, coins - stack * _IN_STACK)
        for number in range(here):
            middle = foot[1] - art.get_height() / 2 - number * size * _STEP
            canvas.stamp(art, (left + stack * pitch - art.get_width() / 2, middle - art.get_height() / 2))


def _lying_coin(canvas: Canvas, size: int) -> pygame.Surface:
    """A coin seen from a little above: the one that is seen from its edge, laid down."""

    def make() -> pygame.Surface:
        return pygame.transform.rotate(canvas.picture_store.sprite("table/coin-4", size), _LAID_DOWN)

    return canvas.picture_store.baked(("lying coin", size), make)
