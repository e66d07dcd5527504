"""What stands where in the tray below the Crypt, and in the columns of a divvy (VISUAL §4, §11).

Pure arithmetic.
"""

from __future__ import annotations

from dataclasses import dataclass

from pygame import Rect

from crypt_game.drawing.geometry import Area, Box, Space
from crypt_game.rules.terms import TREASURE_TYPES

__all__ = ["DivvyColumn", "TrayPlaces", "divvy_column", "tray_places"]

PAD, GAP = 14.0, 12.0
_CAPTION = 0.27
"""How much of the tray's height its captions take."""
_LARGER_CAPTION = 0.1
"""How much more they take at twice the usual text size."""
_STACKED = 1 / 4
"""Type larger by this share needs the width of both small buttons, which stand one below the other then, and
that of the portrait of a column."""
_PRIMARY = 0.46
"""How much of the buttons' width the amber one takes."""
_RULE = 2.0
"""How thick hairlines are."""
_COLUMN_PAD = Space.CLOSE
_PORTRAIT, _HEADING, _COLUMN_CAPTION = (104.0, 130.0), 40.0, 30.0
_MINIS, _MORE_MINIS, _MOST_MINIS = 98.0, 0.2, 40.0
_COLUMN = 976.0
"""How high the mini cards are in a column of this height; of what is higher they take a share, and a most."""


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
    portrait: Rect | None
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
        rules.append(Box(x - _RULE / 2, inner.y, _RULE, inner.h).inset(0, Space.HAIR))
        x += GAP
    right = Box(inner.right - buttons, tray.y + PAD, buttons, tray.h - 2 * PAD)
    primary = right._replace(w=right.w * _PRIMARY)
    _, below = right.take_left(primary.w, Space.TIGHT)
    larger = grid.frame.larger
    stacked = larger > _STACKED
    left, twin = below.inset(0, -PAD / 2).column(2, Space.HAIR) if stacked else below.row(2, Space.TIGHT)
    return TrayPlaces(
        grid.px(tray),
        grid.all_px(fields),
        grid.all_px(rules),
        grid.px(primary),
        (grid.px(left), grid.px(twin)),
        grid.px(below),
        grid.frame.px(inner.h * (_CAPTION + larger * _LARGER_CAPTION)),
    )


def divvy_column(grid: Area, panel: Box) -> DivvyColumn:
    """A member's column over the whole height of the side (VISUAL §11, Divvy)."""
    head, rest = panel.inset(_COLUMN_PAD, _COLUMN_PAD).take_top(_PORTRAIT[1], Space.NEAR)
    upper, rest = rest.take_top(_RULE, Space.TIGHT)
    caption, rest = rest.take_top(_COLUMN_CAPTION, Space.TIGHT)
    minis, rest = rest.take_top(_MINIS + min(_MOST_MINIS, (panel.h - _COLUMN) * _MORE_MINIS), Space.NEAR)
    lower, rest = rest.take_top(_RULE, Space.CLOSE)
    rows = rest.inset(Space.TIGHT - _COLUMN_PAD, 0)  # their words need all the width there is
    large = grid.frame.larger > _STACKED
    portrait, words = (None, head) if large else head.take_left(_PORTRAIT[0], Space.CLOSE)
    heading, lines = words.take_top(_HEADING, Space.HAIR)
    badge, heading = heading.take_left(_HEADING, Space.TIGHT)
    return DivvyColumn(
        grid.px(panel),
        None if portrait is None else grid.px(portrait),
        grid.px(badge),
        grid.px(heading),
        grid.px(lines),
        grid.px(caption),
        grid.px(minis),
        (grid.px(upper), grid.px(lower)),
        grid.all_px(rows.column(len(TREASURE_TYPES), Space.TIGHT)),
    )
