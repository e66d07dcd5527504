"""The canvas: one surface, where its pictures come from and its scale, with what every room draws upon it."""

from __future__ import annotations

from crypt_game.drawing.canvas.light import draw_glow
from crypt_game.drawing.canvas.panels import draw_panel
from crypt_game.drawing.canvas.paragraphs import draw_paragraph, in_two, level_paragraphs, paragraph_height
from crypt_game.drawing.canvas.sprites import draw_sprite
from crypt_game.drawing.canvas.surfaces import DrawSurface
from crypt_game.drawing.canvas.text import (
    draw_numeral,
    draw_text,
    fitted_style,
    level_style,
    measure_text,
    text_fits,
    text_height,
)

__all__ = ["Canvas"]


class Canvas(DrawSurface):
    """Type, paragraphs, sprites, panels and glows; all else is drawn by functions that take a canvas."""

    text = draw_text
    measure = measure_text
    fit = fitted_style
    fits = text_fits
    level = level_style
    numeral = draw_numeral
    text_height = text_height
    paragraph = draw_paragraph
    paragraph_height = paragraph_height
    level_paragraphs = level_paragraphs
    in_two = in_two
    sprite = draw_sprite
    panel = draw_panel
    glow = draw_glow
