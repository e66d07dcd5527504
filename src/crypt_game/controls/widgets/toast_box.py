"""The box of a passing message: its words, and where it stands in the window (VISUAL §11, Toasts)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, Literal, TypeAlias

from pygame import Rect

from crypt_game.drawing import theme
from crypt_game.drawing.canvas import Canvas
from crypt_game.drawing.canvas.message_boxes import ToastKind as BoxKind
from crypt_game.drawing.canvas.message_boxes import draw_toast_box
from crypt_game.drawing.canvas.place_beside import place_near
from crypt_game.drawing.geometry import Area, Frame, IconSize, Space

__all__ = ["ToastKind", "draw_toast"]

ToastKind: TypeAlias = Literal["plain", "muted", "unmuted", "good", "warning"]
_LOOKS: Mapping[ToastKind, tuple[BoxKind, str]] = {
    "plain": ("note", "icon/log"),
    "muted": ("note", "icon/sound-off"),
    "unmuted": ("note", "icon/sound"),
    "good": ("safe", "icon/check"),
    "warning": ("warning", "icon/warn"),
}
_STYLE: Final = theme.LABEL._replace(size=23)
_WIDE, _HIGH, _TOP, _EDGE = 640.0, 74.0, 80.0, 24.0
"""How wide a message is at most, how high at least, how far from the top and the right edge of the page."""
_NARROWER: Final = (1.0, 0.84, 0.68, 0.54, 0.44)
"""Which shares of its width it may take where it would cover what is spared."""
_WORDS: Final = 72
"""Where its words begin, beside the icon."""
_MOST_LINES: Final = 5


def draw_toast(
    canvas: Canvas,
    frame: Frame,
    words: tuple[str, ToastKind],
    remaining: float,
    others: Sequence[Rect],
    spared: Sequence[Sequence[Rect]],
) -> Rect:
    """Paint a message with its line of remaining time (0 to 1), and return its place: where it covers nothing
    that is `spared`, group by group the most important first, as near as may be to the top right corner or to
    the last of the `others`, or in the middle beside there; under that corner, below these, where nothing
    is."""
    area, (text, kind) = Area.of(frame), words
    page = area.px(area.box.inset(_EDGE, _TOP))
    whole = canvas.measure(_STYLE, text)[0] + frame.px(_WORDS + Space.APART)
    wide = min(frame.px(_WIDE * frame.text), whole, page.width)
    if spared:
        sizes = [
            _size(canvas, text, round(wide * share)) for share in _NARROWER[: 1 if wide == whole else None]
        ]
        near, kept = [Rect(page.topright, (1, 1)), *others][-1], [[*others, *spared[0]], *spared[1:]]
        rect = place_near(frame, near, sizes, kept)[1]
        middle = rect.move_to(centerx=page.centerx)
        rect = middle if middle.collidelist([each for group in kept for each in group]) < 0 else rect
    else:
        rect = Rect((0, 0), _size(canvas, text, wide))
        rect.topright = page.right, others[-1].bottom + frame.px(Space.CLOSE) if others else page.top
    box, icon = _LOOKS[kind]
    draw_toast_box(canvas, rect, box, remaining)
    canvas.sprite(icon, (rect.left + canvas.px(IconSize.LARGE), rect.centery), canvas.px(IconSize.LINE))
    high = _height(canvas, text, rect.width)
    place = Rect(rect.left + canvas.px(_WORDS), rect.centery - high // 2, _room(canvas, rect.width), 0)
    canvas.paragraph(_STYLE, text, place, max_lines=_MOST_LINES)
    return rect


def _room(canvas: Canvas, wide: int) -> int:
    return wide - canvas.px(_WORDS) - canvas.px(Space.NEAR)


def _height(canvas: Canvas, text: str, wide: int) -> int:
    """How high the words are in a box of this width."""
    return canvas.paragraph_height(_STYLE, text, _room(canvas, wide), max_lines=_MOST_LINES)


def _size(canvas: Canvas, text: str, wide: int) -> tuple[int, int]:
    return wide, max(canvas.px(_HIGH), _height(canvas, text, wide) + 2 * canvas.px(Space.CLOSE))
