"""What stands where in a set: a Collector, the viewer's cards of its type, their worth (VISUAL §4).

Pure arithmetic.
"""

from __future__ import annotations

from dataclasses import dataclass

from pygame import Rect

from crypt_game.ui.geometry import Area, Box

__all__ = ["LEAST_HEIGHT", "SetPlaces", "set_places"]

LEAST_HEIGHT = 168.0
"""The height of a set in a 16:9 window."""
_HEAD, _MEDAL, _SMALL_MEDAL, _WORTH = 86.0, 78.0, 34.0, 98.0
_WIDEST_MEDAL = 0.3
_MINI_ASPECT, _MINI_STEP, _MOST_MINI = 64 / 88, 47 / 54, 118.0
_REWARD, _COIN = 50.0, 64.0
_WIDEST_MINI = 0.62
"""How much of the room for cards one of them takes at most."""
_NARROW = 230.0


@dataclass(frozen=True, slots=True)
class SetPlaces:
    """One set: `head` is the Collector with `medal`, `name`, `glyph` and `rule`; the cards lie in `cards`.

    `pays` is the line with the coin at its right end, `gain` the line below it; a `reward` that can be used
    now takes the right end of both.
    """

    panel: Rect
    head: Rect
    medal: Rect
    name: Rect
    glyph: Rect
    rule: Rect
    cards: Box
    pays: Rect
    gain: Rect
    reward: Rect
    paying: bool
    """Whether the reward can be paid for now, so that its button stands there."""

    def mini(self, grid: Area, number: int, count: int) -> Rect:
        """The `number`th of `count` mini cards; many lie closer together."""
        width = min(min(self.cards.h, _MOST_MINI) * _MINI_ASPECT, self.cards.w * _WIDEST_MINI)
        height = width / _MINI_ASPECT
        step = min(width * _MINI_STEP, (self.cards.w - width) / max(1, count - 1))
        return grid.px(Box(self.cards.x + step * number, self.cards.bottom - height, width, height))


def set_places(grid: Area, panel: Box, *, paying: bool) -> SetPlaces:
    """A set in this box. While it is `paying`, the button of its reward stands beside what it is worth."""
    share = panel.h / LEAST_HEIGHT
    grown = 1 + (share - 1) * 0.4
    head, narrow = _HEAD * grown, panel.w < _NARROW
    medal = (_SMALL_MEDAL if narrow else _MEDAL) * grown
    medal = min(medal, panel.w * _WIDEST_MEDAL)
    left = panel.x + 8 + medal + 8
    glyph = 24 * grown
    top = panel.y + 7
    name = Box(left, top, panel.right - 14 - glyph - left, 30 * grown)
    rule = Box(left, name.bottom, panel.right - 8 - left, panel.y + head - name.bottom)
    if narrow:
        rule = Box(panel.x + 6, top + medal, panel.w - 12, panel.y + head - top - medal)
    lower = Box(panel.x + 12, panel.y + head + 3, panel.w - 20, panel.bottom - 7 - panel.y - head - 3)
    worth = Box(lower.right - _WORTH, lower.y, _WORTH, lower.h)
    if paying:
        worth = Box(lower.right - _REWARD - 4 - _COIN, lower.y, _COIN, lower.h)
    pays = Box(worth.x, worth.y + lower.h * 0.02, worth.w, lower.h * 0.58)
    gain = Box(worth.x - 14, pays.bottom, worth.w + 14, lower.h * 0.38)
    return SetPlaces(
        grid.px(panel),
        grid.px(Box(panel.x + 4, panel.y + 4, panel.w - 8, head - 4)),
        grid.px(Box(panel.x + 8, top, medal, medal)),
        grid.px(name),
        grid.px(Box(name.right + 4, top + 3 * grown, glyph, glyph)),
        grid.px(rule),
        Box(lower.x, lower.y, gain.x - 4 - lower.x, lower.h),
        grid.px(pays),
        grid.px(gain),
        grid.px(Box(panel.right - 8 - _REWARD, panel.bottom - 8 - _REWARD, _REWARD, _REWARD)),
        paying,
    )
