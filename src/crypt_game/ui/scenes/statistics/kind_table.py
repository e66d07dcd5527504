"""The table of all kinds of games: a row for each mode and number of people, to choose what is plotted."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from pygame import Rect

from crypt_game.controls.widget import WidgetLook
from crypt_game.controls.widgets import ListRow, RowPlace
from crypt_game.drawing import theme
from crypt_game.drawing.canvas import Canvas
from crypt_game.drawing.canvas.panels import draw_row
from crypt_game.drawing.geometry import Space
from crypt_game.games.statistics_words import COLUMNS
from crypt_game.text.language import Say

__all__ = ["KindRow", "column_of", "draw_heads"]

_NAME_SHARE: Final = 0.38
_EDGE: Final = 16


def column_of(row: Rect, number: int) -> Rect:
    """The box of a figure within a row."""
    left = row.left + row.width * _NAME_SHARE
    pitch = (row.right - left) / len(COLUMNS)
    return Rect(round(left + number * pitch), row.top, round(pitch), row.height)


class KindRow(ListRow):
    """One row of the table; choosing it shows its games in the plots."""

    def __init__(
        self,
        key: str,
        place: RowPlace,
        spoken: str,
        words: tuple[str, tuple[str, ...]],
        choose: Callable[[], None],
        *,
        chosen: bool,
    ) -> None:
        """`words` are the name of the kind and the figures."""
        super().__init__(key, place, spoken, choose, chosen=chosen)
        self._words, self._figures = words

    def draw_row(self, canvas: Canvas, look: WidgetLook) -> None:
        draw_row(canvas, self.whole, chosen=self.chosen, changed=look.hovered and not self.chosen)
        edge = canvas.px(_EDGE)
        name = (self.whole.left + edge, self.whole.centery)
        room = self.whole.width * _NAME_SHARE - edge
        ink = theme.Palette.CHIP_TEXT if self.chosen else theme.Palette.IVORY
        canvas.text(theme.LABEL, self._words, name, ink, "midleft", max_width=room)
        for number, figure in enumerate(self._figures):
            column = column_of(self.whole, number)
            style = theme.FORM_LABEL.bold
            dim = theme.Palette.DIM if figure == "–" else ink
            room = column.width - canvas.px(Space.TIGHT)
            canvas.text(style, figure, column.center, dim, "center", max_width=room)


def draw_heads(canvas: Canvas, line: Rect, columns: Sequence[str], say: Say) -> None:
    """The names of the columns above the rows, in one size; a long one stands in the middle of what those
    beside it leave."""
    room, apart = column_of(line, 0).width - canvas.px(Space.HAIR), canvas.px(Space.TIGHT)
    heads = [say(f"statistics-{name}") for name in columns]
    style = canvas.level(theme.NOTE, [(words, room) for words in heads])
    places = [column_of(line, number) for number in range(len(heads))]
    taken = [
        place.inflate(min(room, canvas.measure(style, words)[0]) - place.width, 0)
        for place, words in zip(places, heads, strict=True)
    ]
    starts = [places[0].left, *(place.right + apart for place in taken)]
    ends = [*(place.left - apart for place in taken[1:]), line.right]
    for words, place, start, end in zip(heads, taken, starts, ends, strict=False):
        middle = place.centerx if place.width < room else (start + end) // 2
        canvas.text(
            style, words, (middle, line.centery), theme.Palette.MUTED, "center", max_width=end - start
        )
