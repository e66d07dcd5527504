"""From design units (1920×1080) to the pixels of a window. Arithmetic only."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, NamedTuple

from pygame import Rect

from crypt_game.drawing.theme import LEGIBLE_FLOOR, TEXT_FLOOR, Style

__all__ = [
    "DESIGN_HEIGHT",
    "DESIGN_WIDTH",
    "TALLEST_BOARD",
    "Area",
    "Box",
    "Frame",
    "IconSize",
    "LineWidth",
    "Scale",
    "Space",
    "between",
    "square",
]

DESIGN_WIDTH: Final = 1920.0
DESIGN_HEIGHT: Final = 1080.0
_WIDEST: Final = 2240.0
_TALLEST_PAGE: Final = 1440.0
TALLEST_BOARD: Final = 1720.0
"""How far pages and the board grow in windows of another shape; beyond it only the background goes on."""


_SMALL_WINDOW: Final = 0.7
"""The scale of a small window, a little more than that of 1280×720: letters of few pixels run narrow."""
_KEPT: Final = 0.5
"""How much of what the player's text size adds type keeps before it takes the room of something else."""
_UPON: Final = 1.5
"""How much larger what lies upon a picture becomes at most, so that the picture stays in sight."""


class Space:
    """Distances between things that stand together, in units, so that all pages breathe alike."""

    HAIR = 4
    TIGHT = 8
    CLOSE = 12
    NEAR = 16
    APART = 20
    WIDE = 32
    FAR = 48


class LineWidth:
    """How thick lines are, in units."""

    HAIR = 1.4
    THIN = 1.8
    CLEAR = 2.4
    BOLD = 3.4
    HEAVY = 4.0


class IconSize:
    """How high icons are, in units: beside small words, in running text, in a line of its own, or alone."""

    SMALL = 22
    TEXT = 28
    LINE = 34
    LARGE = 44


class Scale(NamedTuple):
    """`k` scales every length, `text` (1.0 to 2.0, the player's text size) scales type on top of it.

    With `contrast` all is drawn in high contrast, with `legible` words in letters that are easy to tell
    apart. `size` is that of a window (see `Frame`).
    """

    k: float = 1.0
    text: float = 1.0
    contrast: bool = False
    legible: bool = False
    size: tuple[int, int] = (int(DESIGN_WIDTH), int(DESIGN_HEIGHT))

    def px(self, length: float) -> int:
        """A length in pixels; a positive length never vanishes."""
        scaled = round(length * self.k)
        return 1 if scaled == 0 and length > 0 else scaled

    def line(self, width: float) -> float:
        """The width of a line in real pixels, which is never thinner than one."""
        return max(1.0, width * self.k)

    def font(self, style: Style) -> int:
        """The pixel size of a style, never below the legible floor."""
        return max(self._floor, round(style.size * self.k * self.text))

    def lowest(self, style: Style) -> float:
        """How small a line may be set to fit its room: where there is none, enlarged type may give back what
        the player's text size added, so that no layout needs a floor of its own."""
        return min(style.size, max(style.floor, self._enlarged_floor) / self.text)

    def fair(self, style: Style) -> float:
        """How small a line may be set before something else should give way: ornaments, notes, a second
        line of room. Half of what the player's text size adds is kept."""
        kept = 1.0 + self.larger * _KEPT
        floor = max(style.floor, self._floor / self.k, self._enlarged_floor)
        return min(style.size, floor * kept / self.text)

    @property
    def fair_share(self) -> float:
        """How large type is that keeps half of what the player's text size adds, as a share of its own."""
        return (1.0 + self.larger * _KEPT) / self.text

    @property
    def upon(self) -> float:
        """How much larger the player's text size makes what lies upon a picture."""
        return min(self.text, _UPON)

    @property
    def _enlarged_floor(self) -> float:
        """Enlarged type gives way no further in a large window than in a small one, where its floor in pixels
        is more for the height of the window, so that both look alike; in units."""
        return self._floor / _SMALL_WINDOW if self.larger else 0.0

    @property
    def _floor(self) -> int:
        return LEGIBLE_FLOOR if self.legible else TEXT_FLOOR

    @property
    def larger(self) -> float:
        """What the player's text size adds, as a share of the usual size: 0 to 1."""
        return self.text - 1.0


class Frame(Scale):
    """The window a scene lays itself out in; `size` in pixels."""

    __slots__ = ()

    @classmethod
    def of(
        cls, size: tuple[int, int], text: float = 1.0, *, contrast: bool = False, legible: bool = False
    ) -> Frame:
        """The frame of a window: its scale is the smaller of the two ratios (VISUAL §4)."""
        k = min(size[0] / DESIGN_WIDTH, size[1] / DESIGN_HEIGHT)
        return cls(k, text, contrast, legible, size)

    @property
    def window(self) -> Rect:
        """The whole window."""
        return Rect((0, 0), self.size)


class Box(NamedTuple):
    """A rectangle to be divided, in design units or in pixels."""

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

    @property
    def rect(self) -> Rect:
        """The box as whole pixels. Edges are rounded, so that neighbours stay neighbours."""
        left, top = round(self.x), round(self.y)
        return Rect(left, top, round(self.right) - left, round(self.bottom) - top)

    def placed(self, origin: tuple[float, float], unit: float) -> Rect:
        """The box, taken in units of so many pixels from this point, as whole pixels."""
        return Box(*(part * unit for part in self)).moved(*origin).rect

    def moved(self, x: float, y: float) -> Box:
        """The box so far right and down."""
        return self._replace(x=self.x + x, y=self.y + y)

    def inset(self, x: float, y: float) -> Box:
        """The box with `x` taken off at the left and right and `y` at the top and foot."""
        return Box(self.x + x, self.y + y, self.w - 2 * x, self.h - 2 * y)

    def row(self, count: int, gap: float) -> list[Box]:
        """`count` equal boxes side by side."""
        width = (self.w - gap * (count - 1)) / count
        return [Box(self.x + (width + gap) * i, self.y, width, self.h) for i in range(count)]

    def row_of(self, widths: Iterable[float], gap: float) -> list[Box]:
        """Boxes side by side, one for each of these widths: each is as much wider as fills this one."""
        wide = list(widths)
        spare = (self.w - sum(wide) - gap * (len(wide) - 1)) / len(wide)
        left, boxes = self.x, []
        for width in wide:
            boxes.append(self._replace(x=left, w=width + spare))
            left += width + spare + gap
        return boxes

    def column(self, count: int, gap: float) -> list[Box]:
        """`count` equal boxes one below the other."""
        height = (self.h - gap * (count - 1)) / count
        return [Box(self.x, self.y + (height + gap) * i, self.w, height) for i in range(count)]

    def grid(self, count: int, columns: int, height: float, gap: float) -> list[Box]:
        """`count` boxes of this height, so many abreast, from the top left."""
        pitch = height + gap
        row = self._replace(h=height).row(columns, gap)
        return [row[n % columns]._replace(y=self.y + n // columns * pitch) for n in range(count)]

    def middle(self, width: float, height: float) -> Box:
        """A box of this size, no larger than this one, in its middle."""
        return self.inset(max(0, (self.w - width) / 2), max(0, (self.h - height) / 2))

    def take_top(self, height: float, gap: float = 0) -> tuple[Box, Box]:
        """The upper `height` of the box, and what is left below the gap."""
        used = height + gap
        return self._replace(h=height), self._replace(y=self.y + used, h=self.h - used)

    def take_bottom(self, height: float, gap: float = 0) -> tuple[Box, Box]:
        """The lower `height` of the box, and what is left above the gap."""
        return self._replace(y=self.bottom - height, h=height), self._replace(h=self.h - height - gap)

    def take_left(self, width: float, gap: float = 0) -> tuple[Box, Box]:
        """The left `width` of the box, and what is left beside the gap."""
        used = width + gap
        return self._replace(w=width), self._replace(x=self.x + used, w=self.w - used)

    def take_right(self, width: float, gap: float = 0) -> tuple[Box, Box]:
        """The right `width` of the box, and what is left beside the gap."""
        return self._replace(x=self.right - width, w=width), self._replace(w=self.w - width - gap)


def square(center: tuple[float, float], side: float) -> Rect:
    """A square of whole pixels round a point."""
    place = Rect(0, 0, round(side), round(side))
    place.center = round(center[0]), round(center[1])
    return place


def between(start: Rect, end: Rect, t: float) -> Rect:
    """The rectangle `t` of the way; `t` may overshoot."""

    def mix(a: int, b: int) -> int:
        return round(a + (b - a) * t)

    width, height = max(1, mix(start.width, end.width)), max(1, mix(start.height, end.height))
    rect = Rect(0, 0, width, height)
    rect.center = (mix(start.centerx, end.centerx), mix(start.centery, end.centery))
    return rect


class Area(NamedTuple):
    """What a page or the board fills of a window: `width`×`height` design units, centred."""

    frame: Frame
    width: float
    height: float

    @classmethod
    def of(cls, frame: Frame, tallest: float = _TALLEST_PAGE) -> Area:
        """1920×1080, taller in narrow windows and wider in wide ones (VISUAL §4)."""
        return cls(frame, min(_WIDEST, frame.size[0] / frame.k), min(tallest, frame.size[1] / frame.k))

    @property
    def k(self) -> float:
        """Pixels per design unit."""
        return self.frame.k

    @property
    def taller(self) -> float:
        """Units of height beyond 1080."""
        return max(0.0, self.height - DESIGN_HEIGHT)

    @property
    def wider(self) -> float:
        """Units of width beyond 1920."""
        return max(0.0, self.width - DESIGN_WIDTH)

    @property
    def box(self) -> Box:
        """The whole area in design units."""
        return Box(0, 0, self.width, self.height)

    def px(self, box: Box) -> Rect:
        """A box of this area in window pixels. Edges are rounded, so that neighbours stay neighbours."""
        left, top = self.point(box.x, box.y)
        right, foot = self.point(box.right, box.bottom)
        return Rect(left, top, right - left, foot - top)

    def rect(self, x: float, y: float, width: float, height: float) -> Rect:
        """A rectangle of this area in window pixels."""
        return self.px(Box(x, y, width, height))

    def all_px(self, boxes: list[Box]) -> tuple[Rect, ...]:
        """Several boxes in window pixels."""
        return tuple(self.px(box) for box in boxes)

    def point(self, x: float, y: float) -> tuple[int, int]:
        """A point in window pixels."""
        across, along = self.frame.size
        left, top = (across - self.width * self.k) / 2, (along - self.height * self.k) / 2
        return round(left + x * self.k), round(top + y * self.k)
