"""How often each face of a die came up: a bar over each face, and a line for what each can expect.

Must never carry words.
"""

from __future__ import annotations

from pygame import Rect

from crypt_game.drawing import theme
from crypt_game.drawing.canvas.canvas import Canvas
from crypt_game.drawing.canvas.pieces import draw_die
from crypt_game.drawing.canvas.plots import draw_curve, draw_plot_bar
from crypt_game.drawing.geometry import Space, square

__all__ = ["draw_face_counts"]

_FACE, _FOOT, _FIGURE = 38, 52, 0.46
"""Below the bars: how large a die is and what stays free for it, in units; how much of a line half a figure
takes."""


def draw_face_counts(canvas: Canvas, rect: Rect, counts: tuple[int, ...]) -> None:
    """The bars, from the face 1 on, with their figures. Nothing where nothing was rolled, or where there
    is too little room."""
    px, line = canvas.px, canvas.text_height(theme.LABEL)
    foot, top = rect.bottom - px(_FOOT), rect.top + line + px(Space.TIGHT)
    if not any(counts) or foot - top < px(Space.WIDE):
        return
    high, half = (foot - top) / max(counts), round(line * _FIGURE)
    mean = foot - round(high * sum(counts) / len(counts))
    pitch = rect.width / len(counts)
    for number, count in enumerate(counts):
        middle = round(rect.left + (number + 0.5) * pitch)
        bar = Rect(0, 0, round(pitch * 0.5), round(high * count)).move_to(midbottom=(middle, foot))
        draw_plot_bar(canvas, bar, lit=count == max(counts))
        y = bar.top - half
        if abs(y - mean) < half:
            y = mean - half - px(2)  # the line would strike the figure through
        canvas.text(theme.LABEL, str(count), (middle, y), anchor="center")
        draw_die(canvas, "ghost", number + 1, square((middle, foot + px(Space.WIDE)), px(_FACE)))
    draw_curve(canvas, [(rect.left, mean), (rect.right, mean)], theme.Palette.MEAN, dashed=True)
