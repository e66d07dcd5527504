"""Where everything of the set-up stands, in design units of its page: modes, seats, Collectors, what is done
with them, and the start."""

from __future__ import annotations

from typing import Final

from crypt_game.drawing.geometry import Area, Box

__all__ = ["SetupLayout"]

_MARGIN: Final = 41
_GAP: Final = 16
_HEAD: Final = 106
_MODES, _SEATS, _TITLE, _FOOT = 192, 236, 48, 60
_BELOW: Final = 30
_OPTIONS_WIDTH, _OPTIONS_GAP = 576, 24
_START: Final = 150
_COLUMNS: Final = 4
_GROWS: Final = (0.3, 0.3)
"""How much of the height that a tall window has to spare goes to modes and seats; the rest to the cards."""


class SetupLayout:
    """Boxes for one page, in design units."""

    def __init__(self, area: Area) -> None:
        whole = Box(_MARGIN, 0, area.width - 2 * _MARGIN, area.height)
        modes, seats = (
            height + area.taller * share for height, share in zip((_MODES, _SEATS), _GROWS, strict=True)
        )
        self.modes = Box(whole.x, _HEAD, whole.w, modes).row(_COLUMNS, _GAP)
        self.seats = Box(whole.x, _HEAD + modes + _GAP, whole.w, seats).row(_COLUMNS, _GAP)
        below = Box(whole.x, self.seats[0].bottom + _GAP, whole.w, 0)
        foot = area.height - _BELOW - _FOOT
        left = below.w - _OPTIONS_WIDTH - _OPTIONS_GAP
        self.title = Box(below.x, below.y, left, _TITLE)
        cards = Box(below.x, self.title.bottom + _GAP / 2, left, 0)
        self.collectors = cards._replace(h=foot - _GAP - cards.y)
        self.foot = Box(below.x, foot, left, _FOOT)
        right = below.right - _OPTIONS_WIDTH
        self.start = Box(right, self.foot.bottom - _START, _OPTIONS_WIDTH, _START)
        self.options = Box(right, below.y, _OPTIONS_WIDTH, self.start.y - _GAP - below.y)
