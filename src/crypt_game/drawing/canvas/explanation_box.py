"""The box with words that explains something: the shapes it can have, and how its words stand in it."""

from __future__ import annotations

from collections.abc import Sequence
from operator import attrgetter
from typing import Final, NamedTuple

import pygame
from pygame import Rect

from crypt_game.drawing import theme
from crypt_game.drawing.canvas.panels import DIALOG, draw_hairline, draw_plate
from crypt_game.drawing.canvas.paragraphs import draw_paragraph, paragraph_height
from crypt_game.drawing.canvas.surfaces import DrawSurface

__all__ = [
    "EDGE",
    "BoxLine",
    "BoxShape",
    "across",
    "box_shapes",
    "draw_explanation_box",
    "joined",
    "set_smaller",
    "stacked",
    "wordings",
]

EDGE, _GAP = 20, 6
"""What is free round the words, and between those of two styles, in units."""
_WIDTH: Final = 460
_STACKED, _ACROSS = (1.0, 1.4, 0.94, 0.86, 0.78, 0.69, 0.62, 1.8), (2.0, 2.6, 3.3, 4.0)
"""How many times as wide a box is, the best first: all below each other, or in two columns."""
_BEHIND: Final = "\u00a0\u00a0 "
"""What stands between two lines of which one goes on behind the other."""
_HEADED: Final = 2
"""So many lines aside are a heading and one thing below it."""
_ASIDE: Final = (0.28, 0.36, 0.46)
"""Which share of the width the second column takes for words: the one at which the box is lowest."""


class BoxLine(NamedTuple):
    """Words of one style, in as many lines as they need; in two columns those that are `aside` stand in the
    second, and they are the first to be left out. What `joins` may go on behind a line before
    it that joins as well."""

    style: theme.Style
    words: str
    colour: theme.Colour
    aside: bool = False
    joins: bool = False


class BoxShape(NamedTuple):
    """A size in pixels, the lines that fit it, how high its foot is, and where the second column begins; 0
    where there is none."""

    size: tuple[int, int]
    lines: Sequence[BoxLine]
    foot: int
    column: int = 0


def wordings(
    canvas: DrawSurface, lines: Sequence[BoxLine]
) -> tuple[list[Sequence[BoxLine]], list[Sequence[BoxLine]]]:
    """The lines in smaller type or with fewer of them, the best first: such as cost a reader little, in which
    the type keeps half of what the text size adds and one line aside is left, and those beyond."""
    text, main = canvas.scale.text, [line for line in lines if not line.aside]
    fewer = lines[:-1] if len(lines) - len(main) > _HEADED else lines
    fair = canvas.scale.fair_share
    small = (fair + 1 / text) / 2
    little = [(said, kept) for said in (lines, fewer) for kept in (1.0, fair)]
    much = [
        (lines, small),
        *((main, kept) for kept in (1.0, fair, small)),
        (lines, 1 / text),
        (main, 1 / text),
    ]
    shares = dict.fromkeys((tuple(said), kept) for said, kept in (*little, *much))
    easy = len(dict.fromkeys((tuple(said), kept) for said, kept in little))
    every = [set_smaller(said, kept) for said, kept in shares]
    return every[:easy], every[easy:]


def box_shapes(
    canvas: DrawSurface, lines: Sequence[BoxLine], feet: Sequence[tuple[int, int]], page: Rect
) -> list[BoxShape]:
    """What shapes a box with these lines can have, the best first. Its foot is the first of `feet` (sizes in
    pixels) that its width has room for, or the last. None is larger than the `page`, if one can be had that
    is not."""
    unit = canvas.px(_WIDTH * canvas.scale.text)
    shapes = [stacked(canvas, lines, round(unit * wide), feet) for wide in _STACKED]
    wider = (round(unit * wide) for wide in _ACROSS)
    shapes += [across(canvas, lines, wide, feet) for wide in wider if wide <= page.width]
    fitting = [shape for shape in shapes if shape.size[0] <= page.width and shape.size[1] <= page.height]
    return fitting or [min(shapes, key=attrgetter("size"))]


def set_smaller(lines: Sequence[BoxLine], kept: float) -> Sequence[BoxLine]:
    """The lines with this share of their type."""
    return [line._replace(style=line.style.times(kept)) for line in lines] if kept < 1 else lines


def joined(lines: Sequence[BoxLine]) -> Sequence[BoxLine]:
    """The lines with all that joins in one."""
    found: list[BoxLine] = []
    for line in lines:
        if line.joins and found and found[-1].joins:
            found[-1] = found[-1]._replace(words=found[-1].words + _BEHIND + line.words)
        else:
            found.append(line)
    return found


def stacked(
    canvas: DrawSurface, lines: Sequence[BoxLine], width: int, feet: Sequence[tuple[int, int]]
) -> BoxShape:
    """All lines below each other, and the foot below them."""
    edge = canvas.px(EDGE)
    foot = next((foot for foot in feet if foot[0] + 2 * edge <= width), feet[-1])
    width = max(width, foot[0] + 2 * edge)
    return BoxShape((width, edge + _height(canvas, lines, width - 2 * edge) + foot[1]), lines, foot[1])


def across(
    canvas: DrawSurface, lines: Sequence[BoxLine], width: int, feet: Sequence[tuple[int, int]]
) -> BoxShape:
    """Two columns: the foot stands in the second, below the lines that are aside; where none are, below all
    lines in one column if the box is lower so."""
    edge, aside = canvas.px(EDGE), [line for line in lines if line.aside]
    main = [line for line in lines if not line.aside]

    def high(second: int, foot: tuple[int, int]) -> int:
        left = _height(canvas, main, width - second - 4 * edge)
        return edge + max(left + edge, _height(canvas, aside, second) + foot[1])

    wide = [round(width * share) for share in _ASIDE] if aside else [0]
    columns = dict.fromkeys((max(foot[0], least), foot) for foot in feet for least in wide)
    second, foot = min(columns, key=lambda column: (high(*column), column[0]))
    parted = BoxShape((width, high(second, foot)), lines, foot[1], width - edge - second)
    shapes = [parted] if aside else [parted, stacked(canvas, lines, width, feet)]
    return min(shapes, key=lambda shape: shape.size[1])


def _height(canvas: DrawSurface, lines: Sequence[BoxLine], width: int) -> int:
    """How high lines stand below each other."""
    rows = [paragraph_height(canvas, line.style, line.words, width) for line in lines]
    return sum(rows) + canvas.px(_GAP) * max(0, len(rows) - 1)


def draw_explanation_box(
    canvas: DrawSurface, rect: Rect, shape: BoxShape, pointer: Sequence[tuple[int, int]]
) -> None:
    """The box with its words, and a pointer with these corners, if there is one."""
    edge, column = canvas.px(EDGE), shape.column
    draw_plate(canvas, rect, DIALOG)
    if pointer:
        pygame.draw.polygon(canvas.surface, theme.Palette.GILT, pointer)
    left = Rect(rect.x + edge, rect.y + edge, (column - 3 * edge) if column else rect.width - 2 * edge, 0)
    right = Rect(rect.x + column, left.y, rect.width - column - edge, 0) if column else left
    if column:  # in a row that is lower than asked for, as much is free above the words as below
        main = [line for line in shape.lines if not line.aside]
        left.y = min(left.y, rect.centery - _height(canvas, main, left.width) // 2)
    for line in shape.lines:
        place = right if line.aside else left
        place.top += draw_paragraph(canvas, line.style, line.words, place, line.colour) + canvas.px(_GAP)
    if column and any(line.aside for line in shape.lines):
        x = right.x - edge
        draw_hairline(canvas, (x, rect.y + edge), (x, rect.bottom - edge))
