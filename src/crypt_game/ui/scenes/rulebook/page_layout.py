"""One page of the book laid out at one size: its paragraphs, its examples on a dark inset, its links.

Everything is measured once; drawing paints only what is in view. Must never import
`ui.scenes.rulebook.scene`.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from functools import partial
from typing import Final, NamedTuple

from pygame import Rect

from crypt_game.text.language import Say
from crypt_game.text.rulebook import Paragraph, Rulebook, Section
from crypt_game.text.rulebook_plan import ParagraphKind
from crypt_game.ui import theme
from crypt_game.ui.canvas import Canvas, PanelStyle
from crypt_game.ui.canvas.panels import draw_hairline, draw_plate
from crypt_game.ui.geometry import Space
from crypt_game.ui.scenes.rulebook.example_show import ExampleShow, Pace
from crypt_game.ui.scenes.rulebook.page_blocks import PageBlock, Setter, block_of
from crypt_game.ui.scenes.rulebook.page_pictures import PLATES
from crypt_game.ui.scenes.rulebook.page_pictures import PagePicture as Picture

__all__ = ["Link", "PageLayout"]

Palette = theme.Palette

MEASURE: Final = 620
_EMS: Final = 27.6
"""The readable measure in units, and in ems of the running text: about 60 characters."""
_GUTTER: Final = 46
_NARROWEST_INSET: Final = 460
_WIDEST_INSET: Final = 680
_PAD: Final = 28
_EXAMPLE_GAP: Final = 26
_PARAGRAPH_GAP: Final = 18
_BOX_GAP: Final = 28
_LINK_HEIGHT: Final = 42
_INSET: Final = PanelStyle(
    ((58, 50, 42), (30, 30, 32), (17, 20, 26)), 1.0, Palette.BRASS, 2.2, 1.0, 0.3, 14, 170
)


class Link(NamedTuple):
    """A way to another page, and its place on this one."""

    section: str
    title: str
    rect: Rect


class _Laid(NamedTuple):
    block: PageBlock
    rect: Rect


class _Placed(NamedTuple):
    """An example; `rect` is its place on the page."""

    name: str
    show: ExampleShow
    rect: Rect


@dataclass(slots=True)
class PageLayout:
    """A page, `height` pixels high; all rectangles count from its top left corner."""

    section: Section
    height: int = 0
    links: list[Link] = field(default_factory=list)
    examples: list[_Placed] = field(default_factory=list)
    _blocks: list[_Laid] = field(default_factory=list)
    _inset: Rect | None = None
    _inset_title: str = ""
    _picture: tuple[Callable[..., None], Rect] | None = None
    _see_also: tuple[str, Rect] = ("", Rect(0, 0, 0, 0))

    @classmethod
    def lay_out(
        cls,
        canvas: Canvas,
        say: Say,
        book: Rulebook,
        section: Section,
        width: int,
        query: str,
        pace: Pace,
    ) -> PageLayout:
        """The page of `section`, `width` pixels wide. `say` speaks the language of the book."""
        return _Composer(canvas, say, book, width, query, pace).compose(section)

    # finding ----------------------------------------------------------------------------------------------
    def span_of(self, name: str) -> tuple[int, int] | None:
        """Where a paragraph begins and ends, or None if it is not on this page."""
        named = [(laid.block.name, laid.rect) for laid in self._blocks]
        named += [(placed.name, placed.rect) for placed in self.examples]
        return next(((rect.top, rect.bottom) for one, rect in named if one == name), None)

    def paragraph_at(self, offset: int) -> str | None:
        """The first paragraph that is in view when the page is scrolled by `offset`; None at its head."""
        if offset <= 0:
            return None
        below = [laid.block.name for laid in self._blocks if laid.block.name and laid.rect.bottom > offset]
        named = [*below, *(placed.name for placed in self.examples if placed.rect.bottom > offset)]
        return named[0] if named else None

    # drawing ----------------------------------------------------------------------------------------------
    def draw(self, canvas: Canvas, origin: tuple[int, int], view: Rect, pointed: str | None) -> None:
        """Paint what lies within `view` (window pixels) with the page's corner at `origin`.

        The `pointed` paragraph gets a line at its side.
        """
        for block, place in self._blocks:
            rect = place.move(origin)
            if not rect.colliderect(view):
                continue
            block.paint(canvas, rect)
            if block.name is not None and block.name == pointed:
                side = rect.left - canvas.px(20)
                for offset in range(canvas.px(5)):
                    ends = (side + offset, rect.top), (side + offset, rect.bottom)
                    draw_hairline(canvas, *ends, Palette.PAGE_SECTION, 0.9)
        if self.links:
            words, place = self._see_also
            at = place.move(origin).midleft
            canvas.text(
                theme.LABEL._replace(edged=False),
                words,
                at,
                Palette.PAGE_SECTION,
                "midleft",
                max_width=place.width,
            )
        if self._inset is not None and self._inset.move(origin).colliderect(view):
            self._draw_inset(canvas, origin, view)

    def _draw_inset(self, canvas: Canvas, origin: tuple[int, int], view: Rect) -> None:
        assert self._inset is not None
        rect, px = self._inset.move(origin), canvas.px
        draw_plate(canvas, rect, _INSET)
        if self._picture is not None:
            paint, place = self._picture
            paint(canvas, rect=place.move(origin))
            return
        title = (rect.left + px(_PAD), rect.top + px(Space.APART))
        room = rect.width - 2 * px(_PAD)
        canvas.text(theme.PANEL_TITLE_LARGE, self._inset_title, title, Palette.HEADING, max_width=room)
        for number, placed in enumerate(self.examples):
            place = placed.rect.move(origin)
            if number:
                line = place.top - px(_EXAMPLE_GAP) // 2
                draw_hairline(canvas, (place.left, line), (place.right, line))
            if place.colliderect(view):
                placed.show.draw(canvas, place.topleft)


class _Composer:
    """Lays out pages of one book at one size."""

    def __init__(
        self,
        canvas: Canvas,
        say: Say,
        book: Rulebook,
        width: int,
        query: str,
        pace: Pace,
    ) -> None:
        self._canvas, self._say, self._book, self._query, self._pace = canvas, say, book, query, pace
        self._width = width
        body = theme.RULE_BODY
        readable = max(canvas.px(MEASURE * canvas.scale.text), round(_EMS * canvas.scale.font(body)))
        self._measure = min(self._width, readable)

    def compose(self, section: Section) -> PageLayout:
        px = self._canvas.px
        leaf = PageLayout(section)
        examples = [one for one in section.paragraphs if one.example is not None]
        beside = self._width - self._measure - px(_GUTTER)
        plate = PLATES.get(section.name)
        two_columns = bool(examples or plate) and beside >= px(_NARROWEST_INSET)
        wide = min(beside, px(_WIDEST_INSET)) if two_columns else 0
        used = self._measure + (px(_GUTTER) + wide if two_columns else 0)
        left = (self._width - used) // 2
        bottom = self._set_text(leaf, section, left)
        if two_columns:
            column = Rect(left + self._measure + px(_GUTTER), px(Space.TIGHT), wide, 0)
            bottom = self._set_links(leaf, section, left, bottom)
            bottom = max(bottom, self._set_inset(leaf, examples, plate, column))
        else:
            column = Rect(left, bottom + px(_BOX_GAP), self._measure, 0)
            bottom = max(bottom, self._set_inset(leaf, examples, plate, column))
            bottom = self._set_links(leaf, section, left, bottom)
        leaf.height = bottom + px(8)
        return leaf

    def _set_text(self, leaf: PageLayout, section: Section, left: int) -> int:
        """The heading and every paragraph below it; returns the foot of the last."""
        px = self._canvas.px
        setter = Setter(self._canvas, self._say, self._measure, self._query)
        block = setter.heading(section, self._book.section(section.chapter))
        leaf._blocks.append(_Laid(block, Rect(left, 0, self._measure, block.height)))
        top = block.height + px(_PARAGRAPH_GAP)
        bottom = block.height
        for paragraph in section.paragraphs:
            if paragraph.example is not None:
                continue
            block = block_of(setter, paragraph)
            if paragraph.kind is ParagraphKind.RULING:
                top += px(_BOX_GAP - _PARAGRAPH_GAP)
            leaf._blocks.append(_Laid(block, Rect(left, top, self._measure, block.height)))
            bottom = top + block.height
            top = bottom + px(_BOX_GAP if paragraph.kind is ParagraphKind.RULING else _PARAGRAPH_GAP)
        return bottom

    def _set_links(self, leaf: PageLayout, section: Section, left: int, top: int) -> int:
        """“See also” and its pills, in as many rows as they need."""
        if not section.see_also:
            return top
        canvas, px = self._canvas, self._canvas.px
        words = self._say("rulebook-see-also")
        high = max(px(_LINK_HEIGHT), round(canvas.text_height(theme.LABEL) * 1.35))
        x, y = left, top + px(_BOX_GAP)
        wide = min(canvas.measure(theme.LABEL, words)[0], self._measure)
        leaf._see_also = (words, Rect(x, y, wide, high))
        x += wide + px(Space.APART)
        for name in section.see_also:
            title = self._book.section(name).title
            room = min(self._measure, canvas.measure(theme.LABEL, title)[0] + px(Space.WIDE))
            if x + room > left + self._measure and x > left:
                x, y = left, y + high + px(Space.TIGHT)
            leaf.links.append(Link(name, title, Rect(x, y, room, high)))
            x += room + px(Space.CLOSE)
        return y + high

    def _set_inset(
        self, leaf: PageLayout, examples: list[Paragraph], plate: Picture | None, column: Rect
    ) -> int:
        """The dark inset with the examples of the page or its plate; returns its foot, 0 without one."""
        if examples:
            return self._set_examples(leaf, examples, column)
        if plate is None:
            return 0
        pad = self._canvas.px(_PAD)
        inner = column.width - 2 * pad
        rect = Rect(column.left + pad, column.top + pad, inner, plate.height(self._canvas, inner))
        leaf._picture = (partial(plate.draw, say=self._say), rect)
        leaf._inset = rect.inflate(2 * pad, 2 * pad)
        return leaf._inset.bottom

    def _set_examples(self, leaf: PageLayout, examples: list[Paragraph], column: Rect) -> int:
        """The dark inset and the examples one below the other; returns its foot."""
        canvas, px = self._canvas, self._canvas.px
        inner = column.width - 2 * px(_PAD)
        marked = Setter(canvas, self._say, inner, self._query).marked
        top = column.top + px(22) + canvas.text_height(theme.PANEL_TITLE_LARGE) + px(20)
        for paragraph in examples:
            if paragraph.example is None:
                continue
            captions = [marked(row[0]) for row in paragraph.rows]
            show = ExampleShow(canvas, self._say, paragraph.example, captions, inner, self._pace)
            rect = Rect((column.left + px(_PAD), top), show.size)
            leaf.examples.append(_Placed(paragraph.name, show, rect))
            top = rect.bottom + px(_EXAMPLE_GAP)
        leaf._inset = Rect(column.left, column.top, column.width, top - px(_EXAMPLE_GAP - 22) - column.top)
        leaf._inset_title = self._say("reading-examples", count=len(examples))
        return leaf._inset.bottom
