"""The table of contents: chapters, the pages of the open one, and how many hits a search has in each."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import pygame

from crypt_game.text.reading_position import ReadingPosition
from crypt_game.text.rulebook import Section
from crypt_game.ui import theme
from crypt_game.ui.canvas import Canvas
from crypt_game.ui.canvas.panels import draw_button, draw_hairline, draw_row
from crypt_game.ui.canvas.pieces import draw_pill
from crypt_game.ui.focus import Widget, WidgetLook
from crypt_game.ui.scene import AppServices
from crypt_game.ui.scenes.rulebook.page_links import Scrolled
from crypt_game.ui.widgets import ScrollArea

__all__ = ["Contents", "ContentsRow"]

Palette = theme.Palette
_CHAPTER: Final = theme.LABEL._replace(size=20, line=1.2)
_PAGE: Final = theme.BODY._replace(size=19, line=1.2)
_CHAPTER_HEIGHT: Final = 44
_PAGE_HEIGHT: Final = 41
_INDENT: Final = 30
_PILL: Final = (34, 24)


class ContentsRow(Scrolled):
    """One entry: a chapter, or indented below it a page; `hits` counts what the search found there."""

    def __init__(
        self,
        section: Section,
        home: pygame.Rect,
        view: pygame.Rect,
        spoken: str,
        on_press: Callable[[], None],
        *,
        chosen: bool,
        within: bool,
        hits: int,
    ) -> None:
        """`within` says that the open page belongs to this chapter."""
        super().__init__(f"section-{section.name}", home, view, spoken, on_press)
        self.chosen = chosen
        self._section, self._within, self._hits = section, within, hits

    def draw(self, canvas: Canvas, look: WidgetLook) -> None:
        if not self.rect.colliderect(self.view):
            return
        with canvas.clipped(self.view.inflate(canvas.px(24), 0)):
            px, page = canvas.px, self._section.level > 1
            if self.chosen:
                draw_row(canvas, self.rect.inflate(0, -px(2)), chosen=True)
            elif look.hovered:
                draw_button(canvas, self.rect.inflate(0, -px(2)), "quiet", "hover")
            if page:
                line = self.view.left + px(8)
                draw_hairline(canvas, (line, self.rect.top), (line, self.rect.bottom), opacity=0.7)
            lit = self.chosen or self._within or look.hovered
            style = (_PAGE if page else _CHAPTER)._replace(weight=700) if lit else _PAGE if page else _CHAPTER
            ink = Palette.CHIP_TEXT if lit else Palette.MUTED if page else Palette.IVORY
            room = _words_room(canvas, self.rect.width, self._hits)
            height = canvas.paragraph_height(style, self._section.title, room, max_lines=2)
            words = pygame.Rect(self.rect.left + px(14), self.rect.centery - height // 2, room, 0)
            canvas.paragraph(style, self._section.title, words, ink, max_lines=2)
            if self._hits:
                self._draw_hits(canvas)

    def _draw_hits(self, canvas: Canvas) -> None:
        pill = pygame.Rect(0, 0, *_pill_size(canvas, self._hits))
        pill.midright = (self.rect.right - canvas.px(10), self.rect.centery)
        draw_pill(canvas, pill, Palette.GILT)
        centre = pill.center
        canvas.text(theme.NOTE, str(self._hits), centre, Palette.CHIP_TEXT, "center", max_width=pill.width)


class Contents:
    """The rows and what scrolls them."""

    def __init__(self, app: AppServices, open_section: Callable[[str], None]) -> None:
        self._app, self._open_section = app, open_section
        self._rows: list[ContentsRow] = []
        self.scroll = ScrollArea("contents", pygame.Rect(0, 0, 0, 0), "", 0)

    def arrange(self, canvas: Canvas, reading: ReadingPosition, view: pygame.Rect) -> None:
        """Lay out the rows in `view`, the open page among them in sight."""
        hits = reading.counts()
        self._rows, top = [], 0
        for section in reading.contents():
            row = self._row(canvas, reading.section, section, view, hits[section.name], top)
            self._rows.append(row)
            top = row.home.bottom
        bar = pygame.Rect(view.left, view.top, view.width + canvas.px(13), view.height)
        self.scroll = ScrollArea("contents", bar, "", self._padded(top, view.height), self.scroll.offset)
        self.scroll.focusable = False
        for row in self._rows:
            if row.chosen:
                self.reveal(row)
        self.follow()

    def _row(
        self, canvas: Canvas, open_page: Section, section: Section, view: pygame.Rect, hits: int, top: int
    ) -> ContentsRow:
        page, say = section.level > 1, self._app.words.say
        left = canvas.px(_INDENT) if page else 0
        style = (_PAGE if page else _CHAPTER)._replace(weight=700)
        room = _words_room(canvas, view.width - left, hits)
        words = canvas.paragraph_height(style, section.title, room, max_lines=2)
        height = max(canvas.px(_PAGE_HEIGHT if page else _CHAPTER_HEIGHT), words + canvas.px(12))
        return ContentsRow(
            section,
            pygame.Rect(left, top, view.width - left, height),
            view,
            say("reading-row", title=section.title, count=hits) if hits else section.title,
            lambda: self._open_section(section.name),
            chosen=section is open_page,
            within=section.name == open_page.chapter,
            hits=hits,
        )

    def _padded(self, height: int, view: int) -> int:
        """The height of the list, with air at its foot so that no row is cut in half when scrolled to it."""
        furthest = height - view
        tops = [row.home.top for row in self._rows if row.home.top >= furthest]
        return height if furthest <= 0 or not tops else tops[0] + view

    @property
    def widgets(self) -> list[Widget]:
        """The bar, then the rows."""
        return [self.scroll, *self._rows]

    def reveal(self, row: ContentsRow) -> None:
        """Scroll until a row is in sight, whole rows first."""
        self.scroll.reveal(row.home.top, row.home.bottom)
        cut = [one.home.bottom for one in self._rows if one.home.top < self.scroll.offset < one.home.bottom]
        if cut:
            self.scroll.scroll_to(cut[0])

    def follow(self) -> None:
        """Move the rows along with the list."""
        corner = self.scroll.rect.left, self.scroll.rect.top - self.scroll.offset
        for row in self._rows:
            row.place(corner)


def _words_room(canvas: Canvas, width: int, hits: int) -> int:
    pill = _pill_size(canvas, hits)[0] + canvas.px(16) if hits else 0
    return width - canvas.px(28) - pill


def _pill_size(canvas: Canvas, hits: int) -> tuple[int, int]:
    wide, high = canvas.measure(theme.NOTE, str(hits))
    return max(canvas.px(_PILL[0]), wide + canvas.px(18)), max(canvas.px(_PILL[1]), high + canvas.px(2))
