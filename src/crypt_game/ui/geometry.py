"""From design units (1920×1080) to the pixels of a window. Arithmetic only; must never draw."""

from __future__ import annotations

from dataclasses import dataclass

import pygame

__all__ = ["Frame"]


@dataclass(frozen=True, slots=True)
class Frame:
    """The window a scene lays itself out in: `size` in pixels, `k` pixels per design unit, `text` 1.0–1.5."""

    size: tuple[int, int]
    k: float
    text: float = 1.0

    @classmethod
    def of(cls, size: tuple[int, int], text: float = 1.0) -> Frame:
        """The frame of a window, `k = min(w/1920, h/1080)` (VISUAL §4)."""
        return cls(size, min(size[0] / 1920, size[1] / 1080), text)

    def px(self, units: float) -> int:
        """Design units to pixels."""
        return round(units * self.k)

    def rect(self, x: float, y: float, w: float, h: float) -> pygame.Rect:
        """A rectangle in design units of the centred 1920×1080 stage, in pixels."""
        left = (self.size[0] - 1920 * self.k) / 2
        top = (self.size[1] - 1080 * self.k) / 2
        return pygame.Rect(round(left + x * self.k), round(top + y * self.k), self.px(w), self.px(h))

    @property
    def window(self) -> pygame.Rect:
        """The whole window."""
        return pygame.Rect((0, 0), self.size)
