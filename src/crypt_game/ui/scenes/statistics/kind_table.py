"""The table of all kinds of games: a row for each mode and number of people, to choose what is plotted."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import accumulate, pairwise
from typing import Final

from pygame import Rect

from crypt_game.controls.widget import WidgetLook
from crypt_game.controls.widgets import ListRow, RowPlace
from crypt_game.drawing import theme
from crypt_game.drawing.canvas import Canvas
from crypt_game.drawing.canvas.panels import draw_row
from crypt_game.drawing.geometry import Space

__all__ = ["KindRow", "columns_of", "draw_heads"]

_NAME_SHARE: Final = 0.36
_EDGE: Final = 16
_FIGURE: Final = theme.FORM_LABEL.bold
_LONG_FIGURE: Final = "00"


def columns_of(canvas: Canvas, row: Rect, heads: Sequence[str]) -> list[Rect]:
    """The boxes of the figures within a row: each has what its head needs, and as much air as the others."""
    least = canvas.measure(_FIGURE, _LONG_FIGURE)[0]
    wanted = [max(least, canvas.measure(theme.NOTE, head)[0]) for head in heads]
    room = row.width * (1 - _NAME_SHARE)
    air, squeeze = max(0.0, room - sum(wanted)) / len(heads), min(1.0, room / sum(wanted))
    ends = [row.right - room, *accumulate(width * squeeze + air for width in wanted)]
    ends[1:] = [ends[0] + end for end in ends[1:]]
    return [Rect(round(left), row.top, round(right - left), row.height) for left, right in pairwise(ends)]


class KindRow(ListRow):
    """One row of the table; choosing it shows its games in the plots."""

    def __init__(
        self,
        key: str,
        place: RowPlace,
        spoken: str,
        words: tuple[str, tuple[str, ...], Sequence[str], Sequence[str]],
        choose: Callable[[], None],
        *,
        chosen: bool,
    ) -> None:
        """`words` are the name of the kind, the figures, the heads above them, and the names of all kinds."""
        super().__init__(key, place, spoken, choose, chosen=chosen)
        self._words, self._figures, self._heads, self._names = words

    def draw_row(self, canvas: Canvas, look: WidgetLook) -> None:
        draw_row(canvas, self.whole, chosen=self.chosen, changed=look.hovered and not self.chosen)
        edge = canvas.px(_EDGE)
        name = (self.whole.left + edge, self.whole.centery)
        room = self.whole.width * _NAME_SHARE - edge
        ink = theme.Palette.CHIP_TEXT if self.chosen else theme.Palette.IVORY
        style = canvas.level(theme.LABEL, [(each, room) for each in self._names])
        canvas.text(style, self._words, name, ink, "midleft", max_width=room)
        for column, figure in zip(columns_of(canvas, self.whole, self._heads), self._figures, strict=True):
            dim = theme.Palette.DIM if figure == "–" else ink
            canvas.text(_FIGURE, figure, column.center, dim, "center", max_width=column.width)


def draw_heads(canvas: Canvas, line: Rect, heads: Sequence[str]) -> None:
    """The names of the columns above the rows, in one size."""
    columns, air = columns_of(canvas, line, heads), canvas.px(Space.CLOSE)
    style = canvas.level(
        theme.NOTE, [(head, place.width - air) for head, place in zip(heads, columns, strict=True)]
    )
    for head, place in zip(heads, columns, strict=True):
        canvas.text(style, head, place.center, theme.Palette.MUTED, "center", max_width=place.width)
