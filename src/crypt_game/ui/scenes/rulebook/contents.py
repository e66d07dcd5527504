"""The table of contents: chapters, the pages of the open one, and how many hits a search has in each."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from typing import Final

import pygame

from crypt_game.controls.widget import Widget, WidgetLook
from crypt_game.controls.widgets import ListRow, ListView, RowPlace
from crypt_game.drawing import theme
from crypt_game.drawing.canvas import Canvas
from crypt_game.drawing.canvas.panels import draw_button, draw_hairline, draw_row
from crypt_game.drawing.canvas.pieces import draw_pill
from crypt_game.drawing.geometry import Space
from crypt_game.text.reading_position import ReadingPosition
from crypt_game.text.rulebook import Section
from crypt_game.ui.scene import AppServices

__all__ = ["Contents", "ContentsRow"]

Palette = theme.Palette
_CHAPTER: Final = theme.LABEL._replace(size=20, line=1.2)
_PAGE: Final = theme.BODY._replace(size=19, line=1.2)
_CHAPTER_HEIGHT: Final = 44
_PAGE_HEIGHT: Final = 41
_INDENT, _GUTTER = 30, 14
_PILL: Final = (34, 24)


class ContentsRow(ListRow):
    """One entry: a chapter, or indented below it a page; `hits` counts what the search found there."""

    def __init__(
        self,
        section: Section,
        place: RowPlace,
        spoken: str,
        on_press: Callable[[], None],
        open_page: Section,
        hits: int,
        *,
        indent: int,
    ) -> None:
        chosen = section is open_page
        super().__init__(f"section-{section.name}", place, spoken, on_press, chosen=chosen)
        self.whole.update(
            self.whole.left + indent, self.whole.top, self.whole.width - indent, self.whole.height
        )
        self.rect = self.whole.clip(self.view)
        self._section, self._within, self._hits = section, section.name == open_page.chapter, hits

    def draw_row(self, canvas: Canvas, look: WidgetLook) -> None:
        px, page = canvas.px, self._section.level > 1
        if self.chosen:
            draw_row(canvas, self.whole.inflate(0, -px(2)), chosen=True)
        elif look.hovered:
            draw_button(canvas, self.whole.inflate(0, -px(2)), "quiet", "hover")
        if page:
            line = self.view.left + px(Space.TIGHT)
            draw_hairline(canvas, (line, self.whole.top), (line, self.whole.bottom))
        lit = self.chosen or self._within or look.hovered
        style = _PAGE if page else _CHAPTER
        style = style.bold if lit else style
        ink = Palette.CHIP_TEXT if lit else Palette.MUTED if page else Palette.IVORY
        room = _words_room(canvas, self.whole.width, self._hits)
        height = canvas.paragraph_height(style, self._section.title, room, max_lines=2)
        words = pygame.Rect(self.whole.left + px(Space.CLOSE), self.whole.centery - height // 2, room, 0)
        canvas.paragraph(style, self._section.title, words, ink, max_lines=2)
        if self._hits:
            self._draw_hits(canvas)

    def _draw_hits(self, canvas: Canvas) -> None:
        pill = pygame.Rect(0, 0, *_pill_size(canvas, self._hits))
        pill.midright = (self.whole.right - canvas.px(Space.TIGHT), self.whole.centery)
        draw_pill(canvas, pill, Palette.GILT)
        centre = pill.center
        canvas.text(theme.NOTE, str(self._hits), centre, Palette.CHIP_TEXT, "center", max_width=pill.width)


class Contents:
    """The list of chapters and pages."""

    def __init__(
        self, app: AppServices, open_section: Callable[[str], None], changed: Callable[[], None]
    ) -> None:
        """`changed` lays the book out anew, because the list was scrolled."""
        self._app, self._open_section = app, open_section
        self._list = ListView("contents", changed)
        self._sections: list[Section] = []
        self._hits: Mapping[str, int] = {}
        self._open_page: Section | None = None

    def arrange(self, canvas: Canvas, reading: ReadingPosition, view: pygame.Rect) -> list[Widget]:
        """The rows in `view` and what scrolls them; a page that was just opened is brought into sight."""
        self._sections, self._hits = list(reading.contents()), reading.counts()
        turned, self._open_page = self._open_page is not reading.section, reading.section
        gutter = canvas.px(_GUTTER)
        heights = [self._height(canvas, section, view.width - gutter) for section in self._sections]
        self._list.place(view, heights, gutter=gutter)
        if turned:
            self._list.bring(next(n for n, one in enumerate(self._sections) if one is reading.section))
        return self._list.fill(partial(self._row, canvas, reading.section), self._app.words.say)

    def _height(self, canvas: Canvas, section: Section, width: int) -> int:
        page = section.level > 1
        style = (_PAGE if page else _CHAPTER).bold
        room = _words_room(canvas, width - _indent(canvas, section), self._hits[section.name])
        words = canvas.paragraph_height(style, section.title, room, max_lines=2)
        return max(canvas.px(_PAGE_HEIGHT if page else _CHAPTER_HEIGHT), words + canvas.px(Space.CLOSE))

    def _row(self, canvas: Canvas, open_page: Section, place: RowPlace) -> ListRow:
        section = self._sections[place[1]]
        hits = self._hits[section.name]
        spoken = (
            self._app.words.say("reading-row", title=section.title, count=hits) if hits else section.title
        )
        press = partial(self._open_section, section.name)
        return ContentsRow(section, place, spoken, press, open_page, hits, indent=_indent(canvas, section))


def _indent(canvas: Canvas, section: Section) -> int:
    return canvas.px(_INDENT) if section.level > 1 else 0


def _words_room(canvas: Canvas, width: int, hits: int) -> int:
    pill = _pill_size(canvas, hits)[0] + canvas.px(Space.NEAR) if hits else 0
    return width - canvas.px(Space.WIDE) - pill


def _pill_size(canvas: Canvas, hits: int) -> tuple[int, int]:
    wide, high = canvas.measure(theme.NOTE, str(hits))
    return max(canvas.px(_PILL[0]), wide + canvas.px(Space.NEAR)), max(
        canvas.px(_PILL[1]), high + canvas.px(2)
    )
