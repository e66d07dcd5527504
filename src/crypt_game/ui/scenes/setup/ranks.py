"""What there is to reach where nobody is to be beaten: the ranks of the solo game, and their coins (§6.4)."""

from __future__ import annotations

from typing import Final

from pygame import Rect

from crypt_game.drawing import theme
from crypt_game.drawing.canvas import Canvas
from crypt_game.drawing.canvas.panels import draw_inset, draw_panel
from crypt_game.drawing.canvas.pieces import draw_coin
from crypt_game.drawing.geometry import Box, IconSize, Space
from crypt_game.rules import RANKS
from crypt_game.text.language import Say
from crypt_game.text.rank_words import rank_words

__all__ = ["draw_ranks"]

_EDGE: Final = 14
_TITLE: Final = 44
_COIN_AT, _NAME_AT = 0.4, 26
"""The middle of a coin, as a share of its place, and of the name, from below."""


def draw_ranks(canvas: Canvas, say: Say, rect: Rect, title: str) -> None:
    """The four ranks side by side, the lowest first, each with the fewest coins it takes; `title` is the
    portrait of whoever plays for them."""
    px = canvas.px
    draw_panel(canvas, rect, dim=True)
    inner = rect.inflate(-2 * px(_EDGE), -2 * px(_EDGE))
    words, where = say("setup-ranks"), (inner.left, inner.top + px(_TITLE) // 2 - px(Space.TIGHT))
    canvas.text(theme.NAME_SMALL, words, where, theme.Palette.HEADING, "midleft", max_width=inner.width)
    room = Box(inner.left, inner.top + px(_TITLE), inner.width, inner.height - px(_TITLE))
    ranks = RANKS[::-1]
    names = [rank_words(say, rank, [title]) for rank, _ in ranks]
    places = [place.rect for place in room.row(len(ranks), px(Space.TIGHT))]
    wide = places[0].width - px(Space.TIGHT)
    style = canvas.level(theme.LABEL, [(name, wide - 2 * px(Space.CLOSE)) for name in names])
    for (_, least), name, place in zip(ranks, names, places, strict=True):
        draw_inset(canvas, place)
        coin, figure = px(IconSize.LARGE), f"{least}+"
        middle = round(place.top + place.height * _COIN_AT)
        half = (coin + px(Space.TIGHT) + canvas.measure(theme.NAME, figure)[0]) // 2
        draw_coin(canvas, None, (place.centerx - half + coin // 2, middle), coin)
        canvas.text(theme.NAME, figure, (place.centerx + half, middle), anchor="midright")
        foot = (place.centerx, place.bottom - px(_NAME_AT))
        canvas.text(style, name, foot, theme.Palette.IVORY, "center", max_width=wide)
