"""Numbered steps below each other: what is done first, second and so on."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from pygame import Rect

from crypt_game.drawing.canvas.canvas import Canvas
from crypt_game.drawing.canvas.paragraphs import level_paragraphs
from crypt_game.drawing.canvas.pieces import draw_step_disc
from crypt_game.drawing.geometry import Box, Space
from crypt_game.drawing.theme import Palette, Style

__all__ = ["draw_steps"]

_DISC: Final = 44


def draw_steps(canvas: Canvas, style: Style, texts: Sequence[str], place: Rect) -> None:
    """Share a place among the steps, each with its number in a disc and its words beside it, all of one
    size at which they fit."""
    disc = canvas.px(_DISC * (1 + canvas.scale.larger / 2))
    rows = [box.rect for box in Box(*place).column(len(texts), 0)]
    room = rows[0].width - disc - canvas.px(Space.NEAR), rows[0].height - canvas.px(Space.TIGHT)
    style = level_paragraphs(canvas, style, texts, room)
    for number, (text, row) in enumerate(zip(texts, rows, strict=True), 1):
        draw_step_disc(canvas, number, (row.x + disc // 2, row.centery), disc, "current")
        high = canvas.paragraph_height(style, text, room[0])
        words = Rect(row.right - room[0], row.centery - high // 2, room[0], high)
        canvas.paragraph(style, text, words, Palette.IVORY)
