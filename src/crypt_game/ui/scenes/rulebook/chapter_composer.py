"""Lays out a chapter at one size, section below section: paragraphs, pictures, examples, links.

Short text stands in two columns where there is room, or beside its picture. Everything is measured once. Must
never import `ui.scenes.rulebook.scene`.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby
from typing import Final

from pygame import Rect

from crypt_game.drawing import theme
from crypt_game.drawing.canvas import Canvas
from crypt_game.drawing.geometry import Space
from crypt_game.drawing.in_slices import checkpoint
from crypt_game.text.language import Say
from crypt_game.text.rulebook import Paragraph, Rulebook, Section
from crypt_game.text.rulebook_plan import ParagraphKind
from crypt_game.ui.scenes.rulebook.chapter_layout import ChapterLayout, Inset, LaidBlock, LaidExample, Link
from crypt_game.ui.scenes.rulebook.example_show import ExampleShow, Pace
from crypt_game.ui.scenes.rulebook.page_blocks import INSET_PAD, PageBlock, Setter, block_of

__all__ = ["lay_out"]

Palette = theme.Palette

_EMS: Final = 27.6
"""The readable measure in ems of the running text: about 60 characters."""
_NARROWEST_EMS: Final = 18
"""The narrowest column that is worth to be one of two."""
_WIDEST_EMS: Final = 42
"""How wide a text may be that cannot be divided."""
_LED_IN: Final = (ParagraphKind.LIST, ParagraphKind.TABLE)
_GUTTER: Final = 46
_EXAMPLE_GAP: Final = 26
_INSET_EDGE: Final = 22
_PARAGRAPH_GAP: Final = 18
_BOX_GAP: Final = 28
_SECTION_GAP: Final = 64
_LINK_HEIGHT, _LINK_LINES = 46, 1.35
"""How high a pill is at least, in units and in lines of its words."""
_LINES: Final = 3
"""How many lines of text are to be seen below a heading at the foot of the page."""
_BESIDE: Final = (0.35, 1.7)
"""How high a picture may be for the text that it stands beside."""


def lay_out(
    canvas: Canvas, say: Say, book: Rulebook, chapter: Sequence[Section], view: Rect, query: str, pace: Pace
) -> ChapterLayout:
    """The chapter, as wide as what is seen of it at a time. `say` speaks the language of the book."""
    composer = _Composer(canvas, say, book, view, query, pace)
    for section in chapter:
        composer.add(section)
    composer.layout.height = composer.top + canvas.px(Space.APART)
    return composer.layout


class _Composer:
    """Lays out sections of one book at one size, each below the one before."""

    def __init__(self, canvas: Canvas, say: Say, book: Rulebook, view: Rect, query: str, pace: Pace) -> None:
        self._canvas, self._say, self._book, self._query, self._pace = canvas, say, book, query, pace
        self._em = em = canvas.scale.font(theme.RULE_BODY)
        self._page, self._gutter, width = view, canvas.px(_GUTTER), view.width
        column = (width - self._gutter) // 2
        self._two = column >= _NARROWEST_EMS * em
        self._column = column if self._two else min(width, round(_EMS * em))
        self.layout, self.top = ChapterLayout(), 0
        self._beside = Rect(0, 0, 0, 0)
        """What the last text leaves free below it, beside what stands at its right."""

    def add(self, section: Section) -> None:
        """Lay out a section below the last."""
        px, first = self._canvas.px, not self.layout.tops
        if not first:
            self.top += px(_SECTION_GAP)
        width = self._page.width if self._two else self._column
        block = Setter(self._canvas, self._say, width, self._query).heading(section)
        text = self.top + block.height + px(_PARAGRAPH_GAP) + _LINES * self._em
        if self.top < self._page.height < text:
            self.top = self._page.height  # no heading stands alone at the foot of the first view
        self.layout.tops[section.name] = self.top
        self._put(block, Rect(self._left, self.top, width, block.height))
        self.top += block.height + px(_PARAGRAPH_GAP)
        parts = [
            (shape, list(some)) for shape, some in groupby(section.paragraphs, lambda one: _shape(one.kind))
        ]
        while parts:
            shape, paragraphs = parts.pop(0)
            beside = parts[0] if parts and shape is None else None
            if beside is not None and self._set_beside(paragraphs, *beside):
                parts.pop(0)
            else:
                self._set_below(shape, paragraphs)
            self.top += px(_BOX_GAP)
        self.top -= px(_BOX_GAP)
        self._set_links(section)

    @property
    def _left(self) -> int:
        return 0 if self._two else (self._page.width - self._column) // 2

    def _put(self, block: PageBlock, rect: Rect) -> None:
        self.layout.blocks.append(LaidBlock(block, rect))

    # groups of paragraphs ---------------------------------------------------------------------------------
    def _set_below(self, shape: ParagraphKind | None, paragraphs: list[Paragraph]) -> None:
        """A group over the whole width."""
        whole = Rect(self._left, self.top, self._page.width if self._two else self._column, 0)
        self._beside = Rect(0, 0, 0, 0)
        if shape is ParagraphKind.EXAMPLE:
            columns = min(len(paragraphs), 2) if self._two else 1
            self.top = self._set_examples(paragraphs, whole, columns)
        elif shape is ParagraphKind.PICTURE:
            self.top = self._set_pictures(paragraphs, whole)
        else:
            self._set_text(paragraphs)

    def _set_beside(
        self, text: list[Paragraph], shape: ParagraphKind | None, others: list[Paragraph]
    ) -> bool:
        """Text at the left with what follows it at the right; False if they do not suit each other."""
        if not self._two or (shape is ParagraphKind.EXAMPLE and len(others) == 2 and len(text) > 1):
            return False
        blocks = self._blocks(text)
        high = _stacked(self._canvas, blocks)
        right = Rect(self._column + self._gutter, self.top, self._column, 0)
        if shape is ParagraphKind.PICTURE:
            wanted = sum(self._picture(one, self._column).height for one in others)
            if not _BESIDE[0] * high <= wanted <= _BESIDE[1] * high:
                return False
            bottom = self._set_pictures(others, right)
        else:
            bottom = self._set_examples(others, right, 1)
        foot = self._set_column(blocks, Rect(0, self.top, self._column, 0))
        self._beside, self.top = Rect(0, foot, self._column, max(0, bottom - foot)), max(bottom, foot)
        return True

    def _blocks(self, paragraphs: list[Paragraph], width: int | None = None) -> list[PageBlock]:
        setter = Setter(self._canvas, self._say, width or self._column, self._query)
        blocks = []
        for paragraph in paragraphs:
            blocks.append(block_of(setter, paragraph))
            checkpoint()
        return blocks

    def _set_text(self, paragraphs: list[Paragraph]) -> None:
        """Running text in two columns as even as possible, or in one; what leads in a list stays with it."""
        blocks = self._blocks(paragraphs)
        cuts = [cut for cut in range(1, len(blocks)) if paragraphs[cut].kind not in _LED_IN]
        if not self._two or not cuts:
            wide = min(self._page.width, round(_WIDEST_EMS * self._em)) if self._two else self._column
            blocks = self._blocks(paragraphs, wide)
            self.top = self._set_column(blocks, Rect(self._left, self.top, wide, 0))
            return

        def longer(cut: int) -> int:
            return max(_stacked(self._canvas, blocks[:cut]), _stacked(self._canvas, blocks[cut:]))

        cut = min(cuts, key=longer)
        left = self._set_column(blocks[:cut], Rect(0, self.top, self._column, 0))
        second = Rect(self._column + self._gutter, self.top, self._column, 0)
        self.top = max(left, self._set_column(blocks[cut:], second))

    def _set_column(self, blocks: list[PageBlock], column: Rect) -> int:
        """Blocks one below the other; returns the foot of the last."""
        top = column.top
        for block in blocks:
            self._put(block, Rect(column.left, top, column.width, block.height))
            top += block.height + self._canvas.px(_PARAGRAPH_GAP)
        return top - self._canvas.px(_PARAGRAPH_GAP) if blocks else top

    def _picture(self, paragraph: Paragraph, width: int) -> PageBlock:
        return Setter(self._canvas, self._say, width, self._query).picture(paragraph)

    def _set_pictures(self, pictures: list[Paragraph], column: Rect) -> int:
        return self._set_column([self._picture(one, column.width) for one in pictures], column)

    def _set_examples(self, examples: list[Paragraph], inset: Rect, columns: int) -> int:
        """The dark inset and the examples in it, side by side or one below the other; returns its foot."""
        canvas, px = self._canvas, self._canvas.px
        gap = px(_EXAMPLE_GAP)
        inner = (inset.width - 2 * px(INSET_PAD) - gap * (columns - 1)) // columns
        marked = Setter(canvas, self._say, inner, self._query).marked
        head = px(_INSET_EDGE) + canvas.text_height(theme.PANEL_TITLE_LARGE) + px(_INSET_EDGE)
        feet = [inset.top + head] * columns
        for number, paragraph in enumerate(examples):
            assert paragraph.example is not None
            captions = [marked(row[0]) for row in paragraph.rows]
            show = ExampleShow(canvas, self._say, paragraph.example, captions, inner, self._pace)
            column = number % columns
            left = inset.left + px(INSET_PAD) + column * (inner + gap)
            rect = Rect((left, feet[column]), show.size)
            self.layout.examples.append(LaidExample(paragraph.name, show, rect))
            feet[column] = rect.bottom + gap
        bottom = max(feet) - gap + px(_INSET_EDGE)
        title = self._say("reading-examples", count=len(examples))
        ground = Rect(inset.left, inset.top, inset.width, bottom - inset.top)
        self.layout.insets.append(Inset(title, ground))
        return bottom

    # links ------------------------------------------------------------------------------------------------
    def _set_links(self, section: Section) -> None:
        """“See also” and its pills, in as many rows as they need."""
        if not section.see_also:
            return
        canvas, px = self._canvas, self._canvas.px
        words, style = self._say("rulebook-see-also"), theme.LABEL._replace(edged=False)
        high = max(px(_LINK_HEIGHT), round(canvas.text_height(theme.LABEL) * _LINK_LINES))
        whole = Rect(self._left, self.top + px(_BOX_GAP), self._page.width if self._two else self._column, 0)
        titles = [self._book.section(name).title for name in section.see_also]
        widths = [canvas.measure(theme.LABEL, each)[0] + px(Space.WIDE) for each in titles]
        widths.insert(0, canvas.measure(theme.LABEL, words)[0] + px(Space.TIGHT))
        places = self._in_rows(widths, high, whole)
        if whole.top < self._page.height < places[-1].bottom:  # the end of the view would cut them
            places = self._in_rows(widths, high, self._beside.move(0, px(_BOX_GAP)))
            if not all(map(self._beside.contains, places)):
                places = self._in_rows(widths, high, whole.move_to(top=self._page.height))

        def paint(canvas: Canvas, rect: Rect) -> None:
            ink = Palette.PAGE_SECTION
            canvas.text(style, words, rect.midleft, ink, "midleft", max_width=rect.width)

        self._put(PageBlock(None, high, paint), places[0])
        for name, title, place in zip(section.see_also, titles, places[1:], strict=True):
            self.layout.links.append(Link(name, title, f"{section.name}-see-{name}", place))
        self.top = max(self.top, places[-1].bottom)

    def _in_rows(self, widths: Sequence[int], high: int, column: Rect) -> list[Rect]:
        """Places of these widths side by side, in as many rows as they need."""
        (x, y), px, places = column.topleft, self._canvas.px, []
        for wide in widths:
            if x + wide > column.right and x > column.left:
                x, y = column.left, y + high + px(Space.TIGHT)
            places.append(Rect(x, y, min(wide, column.width), high))
            x += wide + px(Space.CLOSE)
        return places


def _shape(kind: ParagraphKind) -> ParagraphKind | None:
    """The kind of a paragraph that stands on a ground of its own; None for all that is set as text."""
    return kind if kind in (ParagraphKind.EXAMPLE, ParagraphKind.PICTURE) else None


def _stacked(canvas: Canvas, blocks: list[PageBlock]) -> int:
    """How high these blocks are one below the other."""
    return sum(block.height for block in blocks) + canvas.px(_PARAGRAPH_GAP) * max(0, len(blocks) - 1)
