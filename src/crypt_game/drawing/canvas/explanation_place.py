"""Where a box with an explanation stands at the table, and in which shape: beside what it is about, or in
place of controls that are not used meanwhile."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from pygame import Rect

from crypt_game.drawing.canvas.explanation_box import (
    BoxLine,
    BoxShape,
    across,
    box_shapes,
    joined,
    set_smaller,
    stacked,
    wordings,
)
from crypt_game.drawing.canvas.place_beside import BAR, Place, covers_nothing, page_within, place_beside
from crypt_game.drawing.canvas.surfaces import DrawSurface
from crypt_game.drawing.geometry import Frame, Space

__all__ = ["Around", "box_beside", "box_in_row"]


class Around(NamedTuple):
    """What a box stands among: the things it is about, what it spares (group by group, the most important
    first), the status line, what stays free at the top, in units, whether a pointer is worth more than what
    is spared least, and two rows: it may take the place of the second rather than cover anything else, or
    cut the first."""

    about: Sequence[Rect]
    spared: Sequence[Sequence[Rect]]
    line: Rect
    bar: float = BAR
    pointed: bool = True
    rows: tuple[Rect, Rect] | None = None


def box_beside(
    canvas: DrawSurface,
    frame: Frame,
    lines: Sequence[BoxLine],
    feet: Sequence[tuple[int, int]],
    around: Around,
) -> tuple[Rect, BoxShape]:
    """The place and the shape with all words, unless it then covers what is spared most; else with fewer or
    smaller ones. All words somewhat smaller, or without the last of those aside, are taken as well where they
    then cover nothing at all."""
    about, spared, line, bar, pointed, rows = around
    page = page_within(frame, bar)
    easy, beyond = wordings(canvas, lines)
    best: tuple[Place, BoxShape] | None = None
    for number, said in enumerate((*easy, *beyond)):
        if best is not None and number >= len(easy) and not any(best[0][0][:2]):
            break
        shapes = box_shapes(canvas, said, feet, page)
        place = place_beside(
            frame, about, [shape.size for shape in shapes], line, spared, bar, pointed=pointed
        )
        shape = next(shape for shape in shapes if shape.size == place[1].size)
        if best is None or place[0] < best[0][0]:
            best = place, shape
        if covers_nothing(place):
            break
    assert best is not None, "a box has a shape"
    place, shape = best
    if rows is not None and not (covers_nothing(place) and rows[0].top >= place[1].bottom):
        return box_in_row(canvas, lines, feet, rows[1:], rows[0].bottom) or (place[1], shape)
    return place[1], shape


def box_in_row(
    canvas: DrawSurface,
    lines: Sequence[BoxLine],
    feet: Sequence[tuple[int, int]],
    rows: Sequence[Rect],
    top: int,
) -> tuple[Rect, BoxShape] | None:
    """The first of the rows of controls that a box can stand in, and its shape: as wide as the row, at least
    as high, and no higher than to `top`; in one column where that has room. Its words are set smaller only
    where no row has room for them; None where they need more even so."""
    for kept in dict.fromkeys((1.0, canvas.scale.fair_share)):
        wording = set_smaller(lines, kept)
        for row in rows:
            for shape in (
                stacked(canvas, wording, row.width, feet),
                across(canvas, wording, row.width, feet),
                across(canvas, joined(wording), row.width, feet),
            ):
                slack = Space.CLOSE if shape.column else Space.TIGHT  # lines have room below their letters
                high = max(row.height, shape.size[1] - canvas.px(slack))
                if high <= row.bottom - top:
                    place = Rect(row.x, row.bottom - high, row.width, high)
                    return place, shape._replace(size=place.size)
    return None
