"""The pieces a page is made of: headings, running text, lists, tables and rulings, measured, then painted.

A block knows its height at a width and paints itself into a rectangle of that width. Must never import
`ui.scenes.rulebook.scene`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, NamedTuple, TypeAlias, assert_never

import pygame

from crypt_game.drawing import theme
from crypt_game.drawing.canvas import Canvas, PanelStyle
from crypt_game.drawing.canvas.panels import RuleOpacity, draw_hairline, draw_plate
from crypt_game.drawing.canvas.parchment import draw_page_box
from crypt_game.drawing.canvas.pieces import draw_seal, draw_step_disc
from crypt_game.drawing.geometry import IconSize, Space
from crypt_game.text.language import Say
from crypt_game.text.rulebook import Paragraph, Section
from crypt_game.text.rulebook_plan import ParagraphKind
from crypt_game.text.text_search import mark, without_marks
from crypt_game.ui.scenes.rulebook.page_pictures import PICTURES

__all__ = ["INSET", "INSET_PAD", "PageBlock", "Setter", "block_of"]

Paint: TypeAlias = Callable[[Canvas, pygame.Rect], None]
Palette = theme.Palette

_BULLET: Final = 30
_CELL_GAP: Final = 28
_AIR: Final = 34
_ROW_GAP: Final = 14
_STRIP: Final = 68
_EDGE: Final = 20
_SEAL: Final = 52
_CELL: Final = theme.RULE_BODY._replace(line=1.25)
_SMALLEST_CELL: Final = 11.0
_REASON: Final = theme.RULE_NOTE._replace(line=1.3)
_CHAPTER_HEADING: Final = theme.RULE_HEADING._replace(line=1.2)
_SECTION_HEADING: Final = theme.RULE_HEADING._replace(size=theme.RULE_HEADING.size * 0.7, line=1.2)
_LEGEND: Final = theme.BODY._replace(line=1.3)
_LEGEND_NUMBER, _LEGEND_COLUMN, _DISC = 40, 330, 30
INSET_PAD: Final = 28
INSET: Final = PanelStyle(
    ((58, 50, 42), (30, 30, 32), (17, 20, 26)), 1.0, Palette.BRASS, 2.2, 1.0, 0.3, 14, 170
)
"""The dark ground of pictures and examples."""
_CLOSE_CELLS: Final = 9
"""What stays free between cells where their words need the room."""
_SEAL_AT: Final = 44
_DOT, _DOT_AT = 0.3, 0.4
"""The dot before an item: its size in lines, and where its middle is in the indent."""


class PageBlock(NamedTuple):
    """A piece of `height` pixels and what paints it; `name` is the paragraph it belongs to, if any."""

    name: str | None
    height: int
    paint: Paint


class Setter:
    """Sets the paragraphs of one book at one width (pixels), with the places of a search marked."""

    def __init__(self, canvas: Canvas, say: Say, width: int, query: str = "") -> None:
        """`canvas` measures; `say` speaks the language of the book."""
        self._canvas, self._say, self.width, self._query = canvas, say, width, query

    def marked(self, text: str) -> str:
        """The text with the places of the search marked."""
        return mark(text, self._query) if self._query.strip() else text

    # the kinds --------------------------------------------------------------------------------------------
    def heading(self, section: Section) -> PageBlock:
        """The title of a chapter, or the smaller one of a section, and a rule below."""
        canvas, px = self._canvas, self._canvas.px
        title = self.marked(section.title)
        style = _CHAPTER_HEADING if section.level == 1 else _SECTION_HEADING
        height = canvas.paragraph_height(style, title, self.width, max_lines=2)

        def paint(canvas: Canvas, rect: pygame.Rect) -> None:
            box = pygame.Rect(rect.left, rect.top, rect.width, 0)
            canvas.paragraph(style, title, box, Palette.PAGE_HEADING, max_lines=2)
            line = rect.bottom - px(2)
            draw_hairline(
                canvas, (rect.left, line), (rect.right, line), Palette.PAGE_FRAME, RuleOpacity.CLEAR
            )

        return PageBlock(None, height + px(Space.CLOSE), paint)

    def text(self, paragraph: Paragraph) -> PageBlock:
        """Running text."""
        words = self.marked(paragraph.text)
        height = self._canvas.paragraph_height(theme.RULE_BODY, words, self.width)
        return PageBlock(paragraph.name, height, _setting(theme.RULE_BODY, words, Palette.PAGE_TEXT))

    def list(self, paragraph: Paragraph) -> PageBlock:
        """Short items, each behind a dot."""
        canvas = self._canvas
        indent, gap = canvas.px(_BULLET), canvas.px(Space.TIGHT)
        items = [self.marked(row[0]) for row in paragraph.rows]
        room, line = self.width - indent, canvas.paragraph_height(theme.RULE_BODY, "1", self.width)
        heights = [canvas.paragraph_height(theme.RULE_BODY, item, room) + gap for item in items]

        def paint(canvas: Canvas, rect: pygame.Rect) -> None:
            top = rect.top
            for item, height in zip(items, heights, strict=True):
                dot = (rect.left + indent * _DOT_AT, top + line / 2)
                canvas.sprite("pip/now", dot, line * _DOT, tint=Palette.PAGE_SECTION)
                box = pygame.Rect(rect.left + indent, top, room, 0)
                canvas.paragraph(theme.RULE_BODY, item, box, Palette.PAGE_TEXT)
                top += height

        return PageBlock(paragraph.name, sum(heights) - gap, paint)

    def table(self, paragraph: Paragraph) -> PageBlock:
        """Rows under a row of headings, as large as its words fit side by side."""
        canvas, gap = self._canvas, self._canvas.px(_ROW_GAP)
        rows = [tuple(self.marked(cell) for cell in row) for row in paragraph.rows]
        style = _CELL
        while (columns := _columns(canvas, style, rows, self.width, style.size <= _SMALLEST_CELL)) is None:
            style = style._replace(size=style.size - 0.5)
        styles = [style.bold, *[style] * (len(rows) - 1)]
        heights = [
            max(canvas.paragraph_height(style, cell, room) for cell, (_, room) in _cells(row, columns)) + gap
            for style, row in zip(styles, rows, strict=True)
        ]

        def paint(canvas: Canvas, rect: pygame.Rect) -> None:
            top = rect.top
            for number, (style, row, height) in enumerate(zip(styles, rows, heights, strict=True)):
                ink = Palette.PAGE_TEXT if number else Palette.PAGE_SECTION
                for cell, (left, room) in _cells(row, columns):
                    box = pygame.Rect(rect.left + left, top + gap // 2, room, 0)
                    canvas.paragraph(style, cell, box, ink)
                top += height
                opacity = RuleOpacity.FAINT if number else RuleOpacity.CLEAR
                draw_hairline(canvas, (rect.left, top), (rect.right, top), Palette.PAGE_FRAME, opacity)

        return PageBlock(paragraph.name, sum(heights) + canvas.px(2), paint)

    def ruling(self, paragraph: Paragraph) -> PageBlock:
        """A box with a seal: the ruling, and why there has to be one."""
        canvas, px = self._canvas, self._canvas.px
        inner = self.width - px(_STRIP + 2 * _EDGE)
        text, reason = self.marked(paragraph.text), self.marked(paragraph.reason)
        title, note = self._say("rulebook-ruling"), self._say("reading-ruling-note")
        head = canvas.text_height(theme.RULE_RULING) + px(Space.TIGHT)
        body = canvas.paragraph_height(theme.RULE_BODY, text, inner)
        why = canvas.paragraph_height(_REASON, reason, inner - px(Space.WIDE))

        def paint(canvas: Canvas, rect: pygame.Rect) -> None:
            draw_page_box(canvas, rect, _STRIP)
            seal = (rect.left + px(_STRIP) // 2, rect.top + px(_SEAL_AT))
            draw_seal(canvas, True, seal, px(_SEAL))
            left, top = rect.left + px(_STRIP + _EDGE), rect.top + px(_EDGE)
            place = canvas.text(
                theme.RULE_RULING._replace(edged=False), title, (left, top), Palette.PAGE_RULING
            )
            room = left + inner - place.right - px(Space.NEAR)
            if canvas.fits(theme.REASON, note, room):
                at = (place.right + px(Space.NEAR), place.centery)
                canvas.text(theme.REASON, note, at, Palette.PAGE_SECTION, "midleft", max_width=room)
            canvas.paragraph(
                theme.RULE_BODY, text, pygame.Rect(left, top + head, inner, 0), Palette.PAGE_TEXT
            )
            below = top + head + body + px(Space.CLOSE)
            mark = (left + px(IconSize.SMALL) // 2, below + canvas.text_height(_REASON) // 2)
            canvas.sprite("icon/help", mark, px(IconSize.SMALL), tint=Palette.PAGE_SECTION)
            box = pygame.Rect(left + px(Space.WIDE), below, inner - px(Space.WIDE), 0)
            canvas.paragraph(_REASON, reason, box, Palette.PAGE_SECTION)

        return PageBlock(paragraph.name, head + body + why + px(2 * _EDGE + Space.CLOSE), paint)

    def picture(self, paragraph: Paragraph) -> PageBlock:
        """A picture on a dark plate, and below it what its numbers mean, or one caption."""
        canvas, px = self._canvas, self._canvas.px
        picture, pad = PICTURES[paragraph.name], px(INSET_PAD)
        inner = self.width - 2 * pad
        drawn = picture.height(canvas, inner)
        lines = [self.marked(row[0]) for row in paragraph.rows]
        numbered = len(lines) > 1
        indent, gap = px(_LEGEND_NUMBER) if numbered else 0, px(Space.TIGHT)
        columns = max(1, min(len(lines), inner // px(_LEGEND_COLUMN * canvas.scale.text)))
        columns = -(-len(lines) // -(-len(lines) // columns))
        room = inner // columns - indent - (gap if numbered else 0)
        rows = [lines[start : start + columns] for start in range(0, len(lines), columns)]
        heights = [max(canvas.paragraph_height(_LEGEND, line, room) for line in row) + gap for row in rows]

        def paint(canvas: Canvas, rect: pygame.Rect) -> None:
            draw_plate(canvas, rect, INSET)
            place = rect.inflate(-2 * pad, -2 * pad)
            picture.draw(canvas, self._say, place)
            top = place.top + drawn + pad // 2
            for number, line in enumerate(lines):
                row, column = divmod(number, columns)
                y = top + sum(heights[:row])
                left = place.left + column * (inner // columns)
                if numbered:
                    disc = (left + indent // 2 - px(Space.HAIR), y + canvas.text_height(_LEGEND) // 2)
                    draw_step_disc(canvas, number + 1, disc, px(_DISC), "current")
                canvas.paragraph(_LEGEND, line, pygame.Rect(left + indent, y, room, 0), Palette.IVORY)

        return PageBlock(paragraph.name, drawn + pad // 2 + sum(heights) - gap + 2 * pad, paint)


def block_of(setter: Setter, paragraph: Paragraph) -> PageBlock:
    """The paragraph, set as its kind asks; of an example only the words, for its picture is not type."""
    match paragraph.kind:
        case ParagraphKind.LIST:
            return setter.list(paragraph)
        case ParagraphKind.TABLE:
            return setter.table(paragraph)
        case ParagraphKind.RULING:
            return setter.ruling(paragraph)
        case ParagraphKind.PICTURE:
            return setter.picture(paragraph)
        case ParagraphKind.TEXT | ParagraphKind.SIDE | ParagraphKind.EXAMPLE:
            return setter.text(paragraph)
    assert_never(paragraph.kind)


def _setting(style: theme.Style, words: str, ink: theme.Colour) -> Paint:
    return lambda canvas, rect: _set(canvas, style, words, rect, ink)


def _set(canvas: Canvas, style: theme.Style, words: str, rect: pygame.Rect, ink: theme.Colour) -> None:
    canvas.paragraph(style, words, pygame.Rect(rect.left, rect.top, rect.width, 0), ink)


_Columns: TypeAlias = list[tuple[int, int]]
"""Left edge and width of each column, from the table's left edge."""


def _columns(
    canvas: Canvas, style: theme.Style, rows: list[tuple[str, ...]], width: int, smallest: bool
) -> _Columns | None:
    """Columns as wide as their longest cells or, where there is no room, as their longest words; where there
    is no room for those either, None, or in the `smallest` type the same share of what each needs."""
    bold = style.bold

    def widest(texts: list[str]) -> int:
        return max(canvas.measure(bold, text)[0] for text in texts) + canvas.px(Space.HAIR)

    cells = [[without_marks(row[column]) for row in rows] for column in range(len(rows[0]))]
    wide = [widest(column) for column in cells]
    narrow = [widest([word for text in column for word in text.split(" ")]) for column in cells]
    gap = canvas.px(_CELL_GAP)
    spare = width - gap * (len(cells) - 1)
    if sum(narrow) > spare:
        gap = canvas.px(_CLOSE_CELLS)
        spare = width - gap * (len(cells) - 1)
    if sum(narrow) > spare:
        return _side_by_side([low * spare // sum(narrow) for low in narrow], gap) if smallest else None
    slack, stretch = sum(wide) - sum(narrow), spare - sum(narrow)
    share = min(1.0, stretch / slack) if slack else 1.0
    air = max(0, min(canvas.px(_AIR), (spare - sum(wide)) // len(wide)))
    rooms = [low + int((high - low) * share) + air for low, high in zip(narrow, wide, strict=True)]
    return _side_by_side(rooms, gap)


def _side_by_side(rooms: list[int], gap: int) -> _Columns:
    columns, left = [], 0
    for room in rooms:
        columns.append((left, room))
        left += room + gap
    return columns


def _cells(row: tuple[str, ...], columns: list[tuple[int, int]]) -> list[tuple[str, tuple[int, int]]]:
    return list(zip(row, columns, strict=True))
