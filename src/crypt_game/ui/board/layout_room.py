"""Where the rendered vault lies behind the table, and the points in it that things stand at (VISUAL §4).

Points of the room are those of a 1920×1080 window, which shows the middle of the picture. Pure arithmetic.
"""

from __future__ import annotations

from typing import NamedTuple

from pygame import Rect

from crypt_game.drawing.geometry import DESIGN_HEIGHT, DESIGN_WIDTH, Area, square

__all__ = ["PICTURE", "SLAB_BACK", "SLAB_FRONT", "RoomPlaces"]

PICTURE = (2560.0, 1440.0)
"""The picture of the room in the units of its points."""
SLAB_BACK, SLAB_FRONT = 284.0, 705.0
"""How far down the far and the near edge of the slab lie."""
_TORCHES = ((686.0, 176.0), (1234.0, 176.0))
_FLAME = 74.0
_TALL, _NEARER = 360.0, 0.2
"""In windows this much taller than 16:9 the room is this much larger, so that the slab fills them."""


class RoomPlaces(NamedTuple):
    """The room in the grid of a table: its middle is the window's, and it is at least as large as that."""

    grid: Area
    scale: float

    @classmethod
    def of(cls, grid: Area) -> RoomPlaces:
        """The room behind this grid."""
        width, height = grid.frame.size
        covering = max(width / grid.k / PICTURE[0], height / grid.k / PICTURE[1])
        return cls(grid, max(covering, 1 + _NEARER * min(1.0, grid.taller / _TALL)))

    def x(self, x: float) -> float:
        """How far right a point of the room lies, in units of the grid."""
        return self.grid.width / 2 + (x - DESIGN_WIDTH / 2) * self.scale

    def y(self, y: float) -> float:
        """How far down a point of the room lies, in units of the grid."""
        return self.grid.height / 2 + (y - DESIGN_HEIGHT / 2) * self.scale

    @property
    def picture(self) -> Rect:
        """The whole picture in window pixels; its edges may lie outside."""
        size = (round(side * self.scale * self.grid.k) for side in PICTURE)
        return Rect(0, 0, *size).move_to(center=self.grid.frame.window.center)

    @property
    def torches(self) -> tuple[tuple[int, int], ...]:
        """The feet of the flames beside the middle arch, in window pixels."""
        return tuple(self.grid.point(self.x(x), self.y(y)) for x, y in _TORCHES)

    @property
    def flames(self) -> list[Rect]:
        """Where those flames burn, in window pixels."""
        return [square((x, y - self.flame // 2), self.flame) for x, y in self.torches]

    @property
    def flame(self) -> int:
        """The height of a flame in pixels."""
        return max(1, self.grid.frame.px(_FLAME * self.scale))
