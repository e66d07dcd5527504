"""Lines that say what coins come from: words at the left, the coins they are worth at the right."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from pygame import Rect

from crypt_game.drawing.canvas.canvas import Canvas
from crypt_game.drawing.canvas.pieces import draw_coin
from crypt_game.drawing.geometry import Space
from crypt_game.drawing.theme import COUNT, Colour, Palette, Style

__all__ = ["CoinLine", "coin_lines_height", "draw_coin_lines"]

_COLUMN_GAP: Final = 18
_COIN: Final = 26


class CoinLine(NamedTuple):
    """Words (with markup) behind a label in a column of its own, "" for none; and coins as a figure, "" for
    none."""

    label: str
    words: str
    style: Style
    colour: Colour
    coins: str = ""


def draw_coin_lines(canvas: Canvas, lines: Sequence[CoinLine], box: Rect) -> None:
    """Set the lines one below the other from the top of a box."""
    labels, figures, top, coin = _labels(canvas, lines), _figures(canvas, lines), box.top, canvas.px(_COIN)
    for line in lines:
        height = _height(canvas, line, box.width - labels - figures)
        canvas.text(line.style, line.label, (box.left, top), Palette.MUTED, max_width=labels)
        words = Rect(box.left + labels, top, box.width - labels - figures, 0)
        canvas.paragraph(line.style, line.words, words, line.colour)
        if line.coins:
            middle = top + canvas.text_height(line.style) // 2
            draw_coin(canvas, None, (box.right - coin // 2, middle), coin)
            right = box.right - coin - canvas.px(Space.TIGHT)
            canvas.text(COUNT, line.coins, (right, middle), Palette.GILT, "midright", max_width=figures)
        top += height + canvas.px(Space.TIGHT)


def coin_lines_height(canvas: Canvas, lines: Sequence[CoinLine], width: int) -> int:
    """How high these lines are in a box of so many pixels."""
    room = width - _labels(canvas, lines) - _figures(canvas, lines)
    return sum(_height(canvas, line, room) + canvas.px(Space.TIGHT) for line in lines)


def _height(canvas: Canvas, line: CoinLine, room: int) -> int:
    return canvas.paragraph_height(line.style, line.words, room)


def _labels(canvas: Canvas, lines: Sequence[CoinLine]) -> int:
    """How wide the column of the labels is."""
    return max(canvas.measure(line.style, line.label)[0] for line in lines) + canvas.px(_COLUMN_GAP)


def _figures(canvas: Canvas, lines: Sequence[CoinLine]) -> int:
    """How wide the column of the coins is."""
    widest = max(canvas.measure(COUNT, line.coins)[0] for line in lines)
    return widest + canvas.px(_COIN + 2 * Space.TIGHT) if widest else 0
