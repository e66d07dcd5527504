"""What stands where there is nothing yet: a picture, a line and a sentence, and below them maybe a way on."""

from __future__ import annotations

from typing import Final, NamedTuple

from pygame import Rect

from crypt_game.drawing import theme
from crypt_game.drawing.canvas import Canvas
from crypt_game.drawing.canvas.framed_room import draw_framed_room
from crypt_game.drawing.geometry import Scale, Space

__all__ = ["NothingYet", "draw_nothing_yet", "nothing_yet_places"]

_WIDE: Final = 16 / 7
"""The width of the picture for its height."""
_SHARE, _LARGER_SHARE = 0.6, 0.68
"""How much of the height of the place the picture takes at most, above a button and without one."""
_TITLE, _SENTENCE, _GAP = 46, 84, 22
_BESIDE: Final = 120
"""How much wider than the picture the sentence may be."""
_BUTTON: Final = (420, 62)


class NothingYet(NamedTuple):
    """Where picture, line, sentence and button stand, in window pixels."""

    picture: Rect
    title: Rect
    sentence: Rect
    button: Rect


def nothing_yet_places(box: Rect, scale: Scale, *, way_on: bool) -> NothingYet:
    """All of it, in the middle of this box; in high contrast without the picture.

    Room is kept for the button only where there is a `way_on`.
    """
    gap = scale.px(_GAP)
    below = gap + scale.px(_TITLE + Space.TIGHT + _SENTENCE) + way_on * (gap + scale.px(_BUTTON[1]))
    share = _SHARE if way_on else _LARGER_SHARE
    height = min(round(box.width / _WIDE), round(box.height * share), box.height - below)
    picture = Rect(0, 0, min(box.width, round(height * _WIDE)), height)
    shown = 0 if scale.contrast else height
    picture.midtop = (box.centerx, box.centery - (shown + below) // 2)
    title = Rect(box.left, picture.top + shown + gap, box.width, scale.px(_TITLE))
    sentence = Rect(0, 0, min(box.width, picture.width + scale.px(_BESIDE)), scale.px(_SENTENCE))
    sentence.midtop = (box.centerx, title.bottom + scale.px(Space.TIGHT))
    button = Rect(0, 0, *map(scale.px, _BUTTON))
    button.midtop = (box.centerx, sentence.bottom + gap)
    return NothingYet(picture, title, sentence, button)


def draw_nothing_yet(canvas: Canvas, places: NothingYet, room: str, title: str, sentence: str = "") -> None:
    """A room (`"rooms/gate"`) as a picture with round corners, and what is said below it."""
    draw_framed_room(canvas, room, places.picture)
    middle, room_wide = places.title.center, places.title.width
    canvas.text(theme.DIALOG_TITLE, title, middle, theme.Palette.HEADING, "center", max_width=room_wide)
    if sentence:
        canvas.paragraph(theme.BODY, sentence, places.sentence, theme.Palette.MUTED, "center")
