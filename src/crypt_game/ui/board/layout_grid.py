"""The stage in design units: how far it stretches, and how a box on it becomes pixels (VISUAL §4).

Pure arithmetic. Must never know the rules or the brush.
"""

from __future__ import annotations

from typing import NamedTuple

from pygame import Rect

from crypt_game.ui.geometry import Frame

__all__ = ["Box", "Grid"]

WIDEST, TALLEST = 2240.0, 1720.0
"""The stage grows from 1920×1080 up to this many units; beyond it only the floor goes on."""


class Box(NamedTuple):
    """A rectangle in design units."""

    x: float
    y: float
    w: float
    h: float

    @property
    def right(self) -> float:
        return self.x + self.w

    @property
    def bottom(self) -> float:
        return self.y + self.h

    @property
    def centre(self) -> tuple[float, float]:
        return self.x + self.w / 2, self.y + self.h / 2

    def inset(self, x: float, y: float) -> Box:
        """The box with `x` taken off at the left and right and `y` at the top and foot."""
        return Box(self.x + x, self.y + y, self.w - 2 * x, self.h - 2 * y)

    def row(self, count: int, gap: float) -> list[Box]:
        """`count` equal boxes side by side."""
        width = (self.w - gap * (count - 1)) / count
        return [Box(self.x + (width + gap) * i, self.y, width, self.h) for i in range(count)]

    def column(self, count: int, gap: float) -> list[Box]:
        """`count` equal boxes one below the other."""
        height = (self.h - gap * (count - 1)) / count
        return [Box(self.x, self.y + (height + gap) * i, self.w, height) for i in range(count)]


class Grid:
    """The stage of a window: `width`×`height` design units, centred, `k` pixels each."""

    def __init__(self, frame: Frame) -> None:
        self.frame = frame
        self.k = frame.k
        self.width = min(WIDEST, frame.size[0] / frame.k)
        self.height = min(TALLEST, frame.size[1] / frame.k)
        self._left = (frame.size[0] - self.width * frame.k) / 2
        self._top = (frame.size[1] - self.height * frame.k) / 2

    @property
    def spare(self) -> float:
        """Units of height beyond 1080."""
        return max(0.0, self.height - 1080)

    @property
    def breadth(self) -> float:
        """Units of width beyond 1920."""
        return max(0.0, self.width - 1920)

    def px(self, box: Box) -> Rect:
        """The box in window pixels; edges are rounded, so that neighbours stay neighbours."""
        left, top = round(self._left + box.x * self.k), round(self._top + box.y * self.k)
        right = round(self._left + box.right * self.k)
        foot = round(self._top + box.bottom * self.k)
        return Rect(left, top, right - left, foot - top)

    def all_px(self, boxes: list[Box]) -> tuple[Rect, ...]:
        """Several boxes in window pixels."""
        return tuple(self.px(box) for box in boxes)

    def point(self, x: float, y: float) -> tuple[int, int]:
        """A point in window pixels."""
        return round(self._left + x * self.k), round(self._top + y * self.k)
