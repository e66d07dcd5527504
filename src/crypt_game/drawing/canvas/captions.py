"""Captions of sounds: short lines on plates of their own, above the lower left corner of the window."""

from __future__ import annotations

from collections.abc import Sequence

from pygame import Rect

from crypt_game.drawing import theme
from crypt_game.drawing.canvas.canvas import Canvas
from crypt_game.drawing.canvas.message_boxes import TOAST
from crypt_game.drawing.canvas.panels import draw_plate
from crypt_game.drawing.canvas.text import measure_text
from crypt_game.drawing.geometry import Space

__all__ = ["draw_captions"]

_FOOT = 0.7
"""The share of the window's height above which captions stand: at the table beside the status line."""
_WIDEST = 0.2
"""The share of the window's width that a caption takes at most."""
_LINES = 2


def draw_captions(canvas: Canvas, lines: Sequence[str]) -> None:
    """Set `lines` one above the other, the newest lowest."""
    width, height = canvas.surface.get_size()
    edge, foot = canvas.px(Space.NEAR), round(height * _FOOT)
    room = round(width * _WIDEST) - 2 * edge
    for line in reversed(lines):
        words = Rect(2 * edge, 0, min(room, measure_text(canvas, theme.LABEL, line)[0] + 1), 0)
        words.height = canvas.paragraph_height(theme.LABEL, line, words.width, max_lines=_LINES)
        words.bottom = foot - canvas.px(Space.TIGHT)
        plate = words.inflate(2 * edge, 2 * canvas.px(Space.TIGHT))
        draw_plate(canvas, plate, TOAST)
        canvas.paragraph(theme.LABEL, line, words, max_lines=_LINES)
        foot = plate.top - canvas.px(Space.TIGHT)
