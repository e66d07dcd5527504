"""What stands beside a list without games: a crypt that nobody has opened yet, or one that is carried off."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from pygame import Rect

from crypt_game.rules import TREASURE_TYPES
from crypt_game.text.language import Say
from crypt_game.ui import theme
from crypt_game.ui.canvas import CARD_ASPECT, Canvas
from crypt_game.ui.canvas.cards import draw_card_back
from crypt_game.ui.canvas.stone import draw_slab
from crypt_game.ui.canvas.surfaces import Pose
from crypt_game.ui.focus import Widget
from crypt_game.ui.widgets import Button, ButtonFace

__all__ = ["EmptyList"]

_SLAB: Final = 340
"""The height of the slab, in design units."""
_EDGE: Final = 26
_CARD_GAP: Final = 16
_BUTTON: Final = (420, 62)
_EMPTY_SLOT: Final = 120
"""How strongly the place of a card that is gone shows, of 255."""


class EmptyList:
    """A slab with the backs of six cards, or with six empty places; `closed` says which."""

    def __init__(self, box: Rect, px: Callable[[float], int], say: Say, *, closed: bool) -> None:
        self._say, self._closed = say, closed
        height = px(_SLAB)
        self._slab = Rect(box.left, 0, box.width, height)
        foot = px(70) + (px(_BUTTON[1] + 34) if closed else 0)
        self._slab.top = box.centery - (height + foot) // 2
        self._heading = self._slab.bottom + px(52)
        self._button = Rect(0, self._heading + px(52), *map(px, _BUTTON))
        self._button.centerx = box.centerx

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
        inner = self._slab.inflate(-canvas.px(4 * _EDGE), -canvas.px(4 * _EDGE))
        for kind, place in zip(TREASURE_TYPES, _row(inner, canvas.px(_CARD_GAP)), strict=True):
            if self._closed:
                draw_card_back(canvas, kind.value, place)
            else:
                canvas.sprite("card_slot/taken", place.center, place.height, pose=Pose(alpha=_EMPTY_SLOT))
        words = self._say("library-untouched" if self._closed else "library-carried-off")
        room, middle = self._slab.width, (self._slab.centerx, self._heading)
        canvas.text(theme.DIALOG_TITLE, words, middle, theme.Palette.HEADING, "center", max_width=room)


def _row(room: Rect, gap: int) -> list[Rect]:
    """Boxes for six cards side by side, as large as they fit."""
    count = len(TREASURE_TYPES)
    height = min(room.height, int((room.width - gap * (count - 1)) / count / CARD_ASPECT))
    width = round(height * CARD_ASPECT)
    left = room.centerx - (count * (width + gap) - gap) // 2
    return [
        Rect(left + number * (width + gap), room.centery - height // 2, width, height)
        for number in range(count)
    ]
