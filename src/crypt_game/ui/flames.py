"""Torch flames, which flicker while nothing else on the screen moves. Must never import `ui.scenes`."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import pygame

from crypt_game.ui.canvas import Canvas
from crypt_game.ui.canvas.light import draw_flame, flame_area

__all__ = ["Flame", "FlameLayer"]


@dataclass(frozen=True, slots=True)
class Flame:
    """A torch flame that flickers: foot of the flame (window pixels) and its height (pixels)."""

    foot: tuple[int, int]
    height: int


class FlameLayer:
    """Lets flames flicker on a scene that is otherwise still, redrawing nothing but the flames."""

    PERIOD = 1 / 8

    def __init__(self) -> None:
        self._flames: Sequence[Flame] = ()
        self._under: list[tuple[pygame.Rect, pygame.Surface]] = []
        self._time = 0.0
        self._due = 0.0

    def settle(self, canvas: Canvas, flames: Sequence[Flame], *, moving: bool) -> None:
        """Keep what lies under the flames of a freshly drawn scene and paint them once; `moving` lets them
        flicker."""
        self._flames = flames if moving else ()
        self._under = []
        for flame in flames:
            rect = flame_area(canvas, flame.foot, flame.height).clip(canvas.surface.get_rect())
            if moving:
                self._under.append((rect, canvas.surface.subsurface(rect).copy()))
            draw_flame(canvas, flame.foot, flame.height, self._time)

    def update(self, dt: float, canvas: Canvas) -> list[pygame.Rect]:
        """Advance by `dt` seconds; returns the parts of the window that were painted anew."""
        if not self._flames:
            return []
        self._time += dt
        self._due += dt
        if self._due < self.PERIOD:
            return []
        self._due = 0.0
        for rect, under in self._under:
            canvas.surface.blit(under, rect)
        for flame in self._flames:
            draw_flame(canvas, flame.foot, flame.height, self._time)
        return [rect for rect, _ in self._under]
