"""From design pixels (1920×1080) to the pixels of this window. Holds numbers only; must never draw."""

from __future__ import annotations

from dataclasses import dataclass

from pygame import Rect

from crypt_game.ui.theme import NUMERAL_FLOOR, TEXT_FLOOR, Style

DESIGN_SIZE = (1920, 1080)


@dataclass(frozen=True, slots=True)
class Scale:
    """`k` scales every length, `text` (1.0 to 1.5, the player's text size) scales type on top of it."""

    k: float = 1.0
    text: float = 1.0

    @classmethod
    def of(cls, size: tuple[int, int], text: float = 1.0) -> Scale:
        """The scale of a window of this size: the smaller of the two ratios."""
        return cls(min(size[0] / DESIGN_SIZE[0], size[1] / DESIGN_SIZE[1]), text)

    def px(self, length: float) -> int:
        """A length in window pixels; a positive length never vanishes."""
        scaled = round(length * self.k)
        return 1 if scaled == 0 and length > 0 else scaled

    def rect(self, x: float, y: float, width: float, height: float) -> Rect:
        """A design rectangle in window pixels. Edges are rounded, so that neighbours stay neighbours."""
        left, top = round(x * self.k), round(y * self.k)
        return Rect(left, top, round((x + width) * self.k) - left, round((y + height) * self.k) - top)

    def font(self, style: Style) -> int:
        """The pixel size of a style, never below the legible floor."""
        floor = NUMERAL_FLOOR if style.floor < TEXT_FLOOR else TEXT_FLOOR
        return max(floor, round(style.size * self.k * self.text))

    def lowest(self, style: Style) -> float:
        """How small a line may be set to fit its room: where there is none, enlarged type may give back what
        the player's text size added, so that no layout needs a floor of its own."""
        return min(style.size, style.floor / self.text)
