"""What stands where in the tray below the Crypt, and in the columns of a divvy (VISUAL §4, §11).

Pure arithmetic.
"""

from __future__ import annotations

from dataclasses import dataclass

from pygame import Rect

from crypt_game.ui.geometry import Area, Box

__all__ = ["DivvyColumn", "TrayPlaces", "divvy_column", "tray_places"]

PAD, GAP = 14.0, 12.0
_CAPTION = 0.27
"""How much of the tray's height its captions take."""
_PRIMARY, _LEFT_TWIN = 0.46, 0.59
"""How much of the buttons' width the amber one takes, and of the rest the first of two."""


@dataclass(frozen=True, slots=True)
class TrayPlaces:
    """The tray: fields from left to right, the hairlines between them, and the buttons at its right end.

    `primary` is the amber button; `twins` are the two beside it, `single` one in their place.
    """

    rect: Rect
    fields: tuple[Rect, ...]
    rules: tuple[Rect, ...]
    primary: Rect
    twins: tuple[Rect, Rect]
    single: Rect
    caption: int
    """How high the line of captions at the head of the fields is, in pixels."""

    def head(self, field: int) -> Rect:
        """The caption line of a field."""
        place = self.fields[field]
        return Rect(place.x, place.y, place.width, self.caption)

    def body(self, field: int) -> Rect:
        """What is left of a field below its caption."""
        place = self.fields[field]
        return Rect(place.x, place.y + self.caption, place.width, place.height - self.caption)


@dataclass(frozen=True, slots=True)
class DivvyColumn:
    """A team member's column in a divvy: head, what they would receive, and six rows of consequences."""

    panel: Rect
    portrait: Rect
    badge: Rect
    heading: Rect
    lines: Rect
    caption: Rect
    minis: Rect
    rules: tuple[Rect, Rect]
    rows: tuple[Rect, ...]


def tray_places(grid: Area, tray: Box, widths: tuple[float, ...], buttons: float) -> TrayPlaces:
    """Split the tray into fields of these widths (a share of what the `buttons` leave) and the buttons."""
    inner = tray.inset(PAD, PAD / 2)
    room = inner.w - buttons - (len(widths)) * 2 * GAP
    share = room / sum(widths)
    fields, rules, x = [], [], inner.x
    for width in widths:
        fields.append(Box(x, inner.y, width * share, inner.h))
        x += width * share + GAP
        rules.append(Box(x - 1, inner.y + 6, 2, inner.h - 12))
        x += GAP
    right = Box(inner.right - buttons, tray.y + PAD, buttons, tray.h - 2 * PAD)
    primary = right._replace(w=right.w * _PRIMARY)
    below = Box(primary.right + 10, right.y, right.right - primary.right - 10, right.h)
    left = below._replace(w=below.w * _LEFT_TWIN)
    twin = Box(left.right + 8, below.y, below.right - left.right - 8, below.h)
    return TrayPlaces(
        grid.px(tray),
        grid.all_px(fields),
        grid.all_px(rules),
        grid.px(primary),
        (grid.px(left), grid.px(twin)),
        grid.px(below),
        grid.frame.px(inner.h * _CAPTION),
    )


def divvy_column(grid: Area, panel: Box) -> DivvyColumn:
    """A member's column over the whole height of the side (VISUAL §11, Divvy)."""
    x, inner, stretch = panel.x + 16, panel.w - 32, panel.h - 976
    text_x = x + 104 + 16
    mini_y = panel.y + 210
    mini_h = 98 + min(40, stretch * 0.2)
    rule_y = mini_y + mini_h + 18
    rows = Box(panel.x + 10, rule_y + 12, panel.w - 20, panel.bottom - 14 - rule_y - 12).column(6, 9)
    return DivvyColumn(
        grid.px(panel),
        grid.px(Box(x, panel.y + 16, 104, 130)),
        grid.px(Box(text_x, panel.y + 16, 40, 40)),
        grid.px(Box(text_x + 48, panel.y + 16, panel.right - 12 - text_x - 48, 40)),
        grid.px(Box(text_x, panel.y + 60, panel.right - 12 - text_x, 84)),
        grid.px(Box(x, panel.y + 172, inner, 30)),
        grid.px(Box(x, mini_y, inner, mini_h)),
        (grid.px(Box(x, panel.y + 162, inner, 2)), grid.px(Box(x, rule_y, inner, 2))),
        grid.all_px(rows),
    )
