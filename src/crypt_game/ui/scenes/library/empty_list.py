"""What stands beside a list without games: a crypt that nobody has opened yet, or one that is carried off."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from crypt_game.rules import TREASURE_TYPES
from crypt_game.text.language import Say
from crypt_game.ui import theme
from crypt_game.ui.canvas import CARD_ASPECT, Canvas
from crypt_game.ui.canvas.cards import draw_card_back
from crypt_game.ui.canvas.stone import draw_slab
from crypt_game.ui.canvas.surfaces import Pose
from crypt_game.ui.focus import Widget
from crypt_game.ui.geometry import Area, Box
from crypt_game.ui.widgets import Button, ButtonFace

__all__ = ["EmptyList"]

_SLAB: Final = 340
"""The height of the slab, in design units."""
_EDGE: Final = 26
_CARD_GAP: Final = 16
_BUTTON: Final = (420, 62)
_HEADING, _AIR = 104, 8
"""The line of words below the slab, and what the button has around it."""
_EMPTY_SLOT: Final = 120
"""How strongly the place of a card that is gone shows, of 255."""


class EmptyList:
    """A slab with the backs of six cards, or with six empty places; `closed` says which."""

    def __init__(self, area: Area, box: Box, say: Say, *, closed: bool) -> None:
        """Fills a box of a page."""
        self._say, self._closed = say, closed
        foot = _HEADING + (_BUTTON[1] + _AIR if closed else 0)
        slab, below = box.middle(box.w, _SLAB + foot).take_top(_SLAB)
        heading, below = below.take_top(_HEADING)
        cards = slab.inset(2 * _EDGE, 2 * _EDGE)
        width = (cards.w - _CARD_GAP * (len(TREASURE_TYPES) - 1)) / len(TREASURE_TYPES)
        high = min(cards.h, width / CARD_ASPECT)
        all_cards = high * CARD_ASPECT * len(TREASURE_TYPES) + _CARD_GAP * (len(TREASURE_TYPES) - 1)
        row = cards.middle(all_cards, high).row(len(TREASURE_TYPES), _CARD_GAP)
        self._slab, self._heading, self._places = area.px(slab), area.px(heading), area.all_px(row)
        self._button = area.px(below.middle(*_BUTTON))

    def buttons(self, begin: Callable[[], None]) -> list[Widget]:
        """The way to a game, where there is none yet."""
        if not self._closed:
            return []
        words, style = self._say("menu-new-game"), theme.BUTTON
        return [
            Button(
                "begin",
                self._button,
                words,
                begin,
                face=ButtonFace(kind="primary", icon="icon/play", style=style),
            )
        ]

    def draw(self, canvas: Canvas) -> None:
        """The slab with what lies on it, and a line below."""
        draw_slab(canvas, self._slab)
        for kind, place in zip(TREASURE_TYPES, self._places, strict=True):
            if self._closed:
                draw_card_back(canvas, kind.value, place)
            else:
                canvas.sprite("card_slot/taken", place.center, place.height, pose=Pose(alpha=_EMPTY_SLOT))
        words = self._say("library-untouched" if self._closed else "library-carried-off")
        style, room = theme.DIALOG_TITLE, self._heading.width
        canvas.text(style, words, self._heading.center, theme.Palette.HEADING, "center", max_width=room)
