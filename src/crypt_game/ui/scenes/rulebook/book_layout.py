"""Where the parts of the rulebook lie in the window (VISUAL §11, Rulebook). Measures only."""

from __future__ import annotations

from typing import Final, NamedTuple

from pygame import Rect

from crypt_game.drawing import theme
from crypt_game.drawing.canvas import Canvas
from crypt_game.drawing.geometry import Area, Box, Space
from crypt_game.ui.pages.page import NAMES_WIDE, PAGE_EDGE

__all__ = ["BookLayout", "chips_from"]

_LARGER_CONTENTS: Final = 0.5
_GAP: Final = 33
_EDGE: Final = 19
_SIDE: Final = 63
_HEAD: Final = 38
_FOOTER: Final = 84
_CHIP: Final = (124, 48)
_CHIP_EDGE: Final = 22
TOP_BAR: Final = 38
"""How far from the top what stands beside the title begins."""
_ENTRY, _ENTRY_LINES, _ENTRY_ICON, _HITS, _HITS_LINES = 52, 1.5, 40, 42, 1.4
"""The line to search in and that of what was found: how high at least, in units and in lines of words."""
_FOOT_LINE: Final = 56


class BookLayout(NamedTuple):
    """All places in window pixels. `view` is the part of the page that scrolls, `text` what is set in it."""

    contents: Rect
    entry: Rect
    hits: Rect
    page: Rect
    view: Rect
    text: Rect
    footer: Rect

    @classmethod
    def of(cls, area: Area, body: Box, canvas: Canvas) -> BookLayout:
        """The spread that fills the body of a page; larger type gets a wider table of contents."""
        px = area.frame.px
        wide = NAMES_WIDE * (1 + area.frame.larger * _LARGER_CONTENTS)
        contents, page = area.all_px([*body.take_left(wide, _GAP)])
        high = max(px(_ENTRY), round(canvas.text_height(theme.BODY) * _ENTRY_LINES))
        icon = px(_ENTRY_ICON)
        entry = Rect(
            contents.left + px(_EDGE) + icon,
            contents.top + px(Space.NEAR),
            contents.width - px(2 * _EDGE) - icon,
            high,
        )
        low = max(px(_HITS), round(canvas.text_height(theme.NOTE) * _HITS_LINES))
        hits = Rect(
            contents.left + px(_EDGE), entry.bottom + px(Space.TIGHT), contents.width - px(2 * _EDGE), low
        )
        inner = page.inflate(-2 * px(_SIDE), 0)
        footer = Rect(inner.left, page.bottom - px(_FOOTER), inner.width, px(_FOOT_LINE))
        top = page.top + px(_HEAD)
        view = page.inflate(-2 * px(Space.APART), 0)
        view.top, view.height = top, footer.top - px(Space.HAIR) - top
        text_area = Rect(inner.left, top, inner.width, view.height)
        return cls(contents, entry, hits, page, view, text_area, footer)

    def rows(self, canvas: Canvas, *, searching: bool) -> Rect:
        """Where the table of contents scrolls; lower while a search shows its count."""
        px = canvas.px
        top = (self.hits.bottom if searching else self.entry.bottom) + px(Space.CLOSE)
        left = self.contents.left + px(_EDGE)
        return Rect(
            left, top, self.contents.width - px(2 * _EDGE), self.contents.bottom - px(Space.NEAR) - top
        )


def chips_from(area: Area, canvas: Canvas, names: list[str]) -> list[Rect]:
    """The chips of the languages, from left to right up to the right edge of the page."""
    px = canvas.px
    wides = [
        max(px(_CHIP[0]), canvas.measure(theme.CHIP_CHOSEN, name)[0] + 2 * px(_CHIP_EDGE)) for name in names
    ]
    right, top = area.point(area.width - PAGE_EDGE, TOP_BAR)
    chips: list[Rect] = []
    left = right - sum(wides) - px(Space.CLOSE) * (len(wides) - 1)
    for wide in wides:
        chips.append(Rect(left, top, wide, px(_CHIP[1])))
        left += wide + px(Space.CLOSE)
    return chips
