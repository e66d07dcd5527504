"""What stands at the top of a table that teaches or asks: its title, how hard it is, and the question.

Words come in from outside.
"""

from __future__ import annotations

from typing import Final

from pygame import Rect

from crypt_game.drawing import theme
from crypt_game.drawing.canvas.canvas import Canvas
from crypt_game.drawing.canvas.paragraphs import draw_paragraph, escape, level_paragraphs, paragraph_height
from crypt_game.drawing.geometry import Space

__all__ = ["MORE", "draw_headline"]

_TITLE, _TITLE_LINE = 0.6, 1.05
"""Which share of the height the title takes above a note, and how high its line is for its capitals."""
_TALLER, MORE = 12.0, 26.0
"""How much higher than the row the question may be, and how much more at twice the usual text size, in
units."""
_BELOW, _MORE_NOTE = 10.0, 18.0
"""How far below the row the note may reach, and how much farther at twice the usual text size, in units."""
_NAME: Final = theme.PANEL_TITLE_LARGE._replace(size=29)
_QUESTION: Final = theme.NAME._replace(line=1.16)
_NOTE: Final = theme.NOTE._replace(size=22)
_LINE, _STAR, _PITCH = 1.3, 0.8, 1.15
"""How high a line is for its type, how large a star is for that, and how far apart stars lie, in stars."""


def draw_headline(
    canvas: Canvas,
    row: Rect,
    title: str,
    note: str,
    stars: tuple[int, int],
    question: str,
    beside: float = 0,
) -> Rect:
    """The title at the left of the row with `stars` (how many of them are lit, how many there are) and a note
    below it, and the question in the middle of the window, in one line or in two of about the same width;
    returns where the note stands. Right of that so many of its heights `beside` stay free of the question."""
    upper = Rect(row.x, row.y, row.width, round(row.height * _TITLE))
    most = upper.height / (_TITLE_LINE * canvas.scale.k * canvas.scale.text)
    style = _NAME._replace(size=min(_NAME.size, most))
    x = canvas.text(style, title, upper.midleft, theme.Palette.HEADING, "midleft").right
    side = round(canvas.scale.font(style) * _STAR)
    x += canvas.px(Space.NEAR) + side // 2
    for number in range(stars[1]):
        tint = theme.Palette.GILT if number < stars[0] else theme.Palette.STEEL
        canvas.sprite("icon/star", (x, upper.centery), side, tint=tint)
        x += round(side * _PITCH)
    foot = Rect(row.x, upper.bottom, row.width, row.bottom - upper.bottom)
    foot.height += canvas.px(_BELOW + _MORE_NOTE * canvas.scale.larger)
    lower = foot.height / (_LINE * canvas.scale.k * canvas.scale.text)
    small = _NOTE._replace(size=min(_NOTE.size, lower))
    noted = canvas.text(small, note, foot.midleft, theme.Palette.MUTED, "midleft")
    x = max(x, noted.right + round(beside * noted.height))
    if question:
        middle = canvas.surface.get_width() // 2
        half = min(middle - x, row.right - middle) - canvas.px(Space.WIDE)
        more = canvas.px(_TALLER + MORE * canvas.scale.larger)
        place = Rect(middle - half, row.y - canvas.px(Space.HAIR), 2 * half, row.height + more)
        style = level_paragraphs(canvas, _QUESTION, [escape(question)], place.size)
        place.top += (place.height - paragraph_height(canvas, style, escape(question), place.width)) // 2
        place.height = 0
        draw_paragraph(canvas, style, escape(question), place, theme.Palette.HEADING, "center")
    return noted
