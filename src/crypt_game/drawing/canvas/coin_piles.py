"""Coins that fly from a Collector to an heir, and the piles that they become."""

from __future__ import annotations

import math
from itertools import pairwise

import pygame

from crypt_game.drawing.canvas import Canvas, Point
from crypt_game.drawing.canvas.light import draw_cast_shadow
from crypt_game.drawing.theme import OPAQUE

__all__ = ["draw_flying_coin", "draw_pile"]

_TURNS = ("coin-1", "coin-2", "coin-3", "coin-4", "coin-3", "coin-2")
_IN_STACK, _PITCH, _STEP = 10, 0.94, 0.135
"""How many coins lie in a stack, and in coin widths the pitch of stacks and of coins upon each other."""
_FLAT, _THICK = 0.4, 0.11
"""A coin that lies on the slab, in its widths: how deep its face looks and how thick it is."""
_EDGE_LIGHT = ((0.0, 0.34), (0.3, 0.92), (0.42, 1.0), (0.62, 0.66), (1.0, 0.26))
"""The light on its edge from the left to the right."""
_EDGE_DARK, _EDGE_TONE = 0.62, (236, 170, 62)
"""How much light the lowest part of its edge keeps; the gold of it."""
_SCATTER, _TURN = 0.03, 2.4
"""How far coins of a stack lie aside of each other, in widths, and how that differs from one to the next."""
_SHADOW, _SHADOW_DEEP = 0.8, 0.62
_ARC, _SPIN = 0.08, 17
"""How high a flight rises for its width, and how many pictures of the turn are seen in it."""


def draw_flying_coin(canvas: Canvas, start: Point, end: Point, way: float, size: int) -> None:
    """A coin that has come `way` (0–1) of its arc and turns over as it flies."""
    high = math.sin(math.pi * way) * (abs(end[0] - start[0]) * _ARC + size)
    center = start[0] + (end[0] - start[0]) * way, start[1] + (end[1] - start[1]) * math.sqrt(way) - high
    canvas.sprite(f"table/{_TURNS[int(way * _SPIN) % len(_TURNS)]}", center, size)


def draw_pile(canvas: Canvas, coins: int, foot: Point, size: int, widest: int) -> None:
    """Coins in stacks of ten, their feet centred on `foot`; stacks overlap where room is short."""
    if coins <= 0:
        return
    stacks = math.ceil(coins / _IN_STACK)
    pitch = min(size * _PITCH, (widest - size) / max(1, stacks - 1))
    art = _lying_coin(canvas, size)
    left = foot[0] - pitch * (stacks - 1) / 2
    ground = pygame.Rect(0, 0, round(pitch * (stacks - 1) + size), round(size * _SHADOW_DEEP))
    ground.center = round(foot[0]), round(foot[1] - art.get_height() / 2)
    draw_cast_shadow(canvas, ground, _SHADOW)
    for stack in range(stacks):
        here = min(_IN_STACK, coins - stack * _IN_STACK)
        for number in range(here):
            aside = math.sin((stack * _IN_STACK + number) * _TURN) * size * _SCATTER
            top = foot[1] - art.get_height() - number * size * _STEP
            canvas.stamp(art, (left + stack * pitch + aside - art.get_width() / 2, top))


def _lying_coin(canvas: Canvas, size: int) -> pygame.Surface:
    """A coin seen from above: its face laid down, over an edge that catches the light at its left."""

    def make() -> pygame.Surface:
        flat, thick = max(1, round(size * _FLAT)), max(1, round(size * _THICK))
        face = pygame.transform.smoothscale(canvas.picture_store.sprite("table/coin-1", size), (size, flat))
        art = pygame.Surface((size, flat + thick), pygame.SRCALPHA)
        shape = pygame.mask.from_surface(face)
        for down in range(thick, 0, -1):
            dark = 1 - (1 - _EDGE_DARK) * down / thick
            edge = shape.to_surface(setsurface=_edge(size, flat, dark), unsetcolor=(0, 0, 0, 0))
            art.blit(edge, (0, down), special_flags=pygame.BLEND_PREMULTIPLIED)
        art.blit(face, (0, 0), special_flags=pygame.BLEND_PREMULTIPLIED)
        return art

    return canvas.picture_store.baked(("lying coin", size), make)


def _edge(width: int, height: int, light: float) -> pygame.Surface:
    """Gold in the light that falls on a round edge."""
    art = pygame.Surface((width, height), pygame.SRCALPHA)
    for x in range(width):
        share = x / max(1, width - 1)
        (x1, y1), (x2, y2) = next(ends for ends in pairwise(_EDGE_LIGHT) if share <= ends[1][0])
        level = light * (y1 + (y2 - y1) * (share - x1) / (x2 - x1))
        art.fill([*(round(part * level) for part in _EDGE_TONE), OPAQUE], pygame.Rect(x, 0, 1, height))
    return art
