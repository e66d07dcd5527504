"""Coins that fly from a Collector to an heir, and the piles that they become."""

from __future__ import annotations

import math
from itertools import pairwise
from typing import NamedTuple

import pygame

from crypt_game.drawing.canvas import Canvas, Point
from crypt_game.drawing.canvas.light import draw_cast_shadow, radial
from crypt_game.drawing.theme import OPAQUE, Palette

__all__ = ["CoinPile", "draw_flying_coin"]

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
_TRAIL, _TRAIL_STEP = 14, 0.012
"""Of how many lights the trail of a coin is made, and how far they lie apart, in shares of the flight."""
_TRAIL_WIDE, _TRAIL_BRIGHT = 0.45, 0.32
"""The light next to the coin: its radius in widths of the coin, and its strength; both fall to nothing."""


class CoinPile(NamedTuple):
    """Coins in stacks of ten, their feet centred on `foot`, each coin `size` pixels wide.

    Stacks overlap where they would be wider than `widest`.
    """

    coins: int
    foot: Point
    size: int
    widest: int

    @property
    def top(self) -> Point:
        """The middle of the coin that lies uppermost in the last stack; of the foot where there is none."""
        x, y = self._place(max(0, self.coins - 1), self._pitch)
        return x, y - self.size * (_FLAT / 2 + _THICK)

    def draw(self, canvas: Canvas) -> None:
        """The stacks with their shadow; nothing where there is no coin."""
        if self.coins <= 0:
            return
        size, pitch = self.size, self._pitch
        art = _lying_coin(canvas, size)
        ground = pygame.Rect(0, 0, round(pitch * self._last + size), round(size * _SHADOW_DEEP))
        ground.center = round(self.foot[0]), round(self.foot[1] - art.get_height() / 2)
        draw_cast_shadow(canvas, ground, _SHADOW)
        for coin in range(self.coins):
            x, y = self._place(coin, pitch)
            canvas.stamp(art, (x - art.get_width() / 2, y - art.get_height()))

    @property
    def _last(self) -> int:
        """The number of the last stack, from 0."""
        return max(0, self.coins - 1) // _IN_STACK

    @property
    def _pitch(self) -> float:
        return min(self.size * _PITCH, (self.widest - self.size) / max(1, self._last))

    def _place(self, coin: int, pitch: float) -> Point:
        """Where the lower edge of a coin is, counted from the foot of the first stack."""
        stack, number = divmod(coin, _IN_STACK)
        aside = math.sin(coin * _TURN) * self.size * _SCATTER
        x = self.foot[0] + (stack - self._last / 2) * pitch + aside
        return x, self.foot[1] - number * self.size * _STEP


def draw_flying_coin(canvas: Canvas, start: Point, end: Point, way: float, size: int) -> None:
    """A coin that has come `way` (0–1) of its arc and turns over as it flies, with a trail of light."""

    def place(way: float) -> Point:
        high = math.sin(math.pi * way) * (abs(end[0] - start[0]) * _ARC + size)
        return start[0] + (end[0] - start[0]) * way, start[1] + (end[1] - start[1]) * math.sqrt(way) - high

    for number in range(_TRAIL, 0, -1):
        behind = way - number * _TRAIL_STEP
        if behind > 0 and not canvas.scale.contrast:
            left = 1 - (number - 1) / _TRAIL
            radius = max(1, round(size * _TRAIL_WIDE * left))
            light = _light(canvas, radius, _TRAIL_BRIGHT * left)
            x, y = place(behind)
            canvas.shine(light, (x - radius, y - radius))
    canvas.sprite(f"table/{_TURNS[int(way * _SPIN) % len(_TURNS)]}", place(way), size)


def _light(canvas: Canvas, radius: int, strength: float) -> pygame.Surface:
    key = ("light of a coin", radius, strength)
    return canvas.picture_store.baked(key, lambda: radial(radius, Palette.GLOW, strength))


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
