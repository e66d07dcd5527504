"""The table of contents: chapters, the pages of the open one, and how many hits a search has in each.

Must never know the book beyond the sections it is given.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final

import pygame

from crypt_game.text.rulebook import Section
from crypt_game.ui import theme
from crypt_game.ui.brush import Brush
from crypt_game.ui.focus import Look
from crypt_game.ui.scenes.rulebook.links import Scrolled

__all__ = ["Row", "lay_rows"]

Palette = theme.Palette
_CHAPTER: Final = theme.LABEL._replace(size=20, line=1.2)
_PAGE: Final = theme.BODY._replace(size=19, line=1.2)
_CHAPTER_HEIGHT: Final = 44
_PAGE_HEIGHT: Final = 41
_INDENT: Final = 30
_PILL: Final = (34, 24)


class Row(Scrolled):
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
        self._section, self._chosen, self._within, self._hits = section, chosen, within, hits

    def draw(self, brush: Brush, look: Look) -> None:
        if not self.rect.colliderect(self.view):
            return
        before = brush.surface.get_clip()
        brush.surface.set_clip(self.view.inflate(brush.px(24), 0))
        px, page = brush.px, self._section.level > 1
        if self._chosen:
            brush.row(self.rect.inflate(0, -px(2)), chosen=True)
        elif look.hovered:
            brush.button(self.rect.inflate(0, -px(2)), "quiet", "hover")
        if page:
            line = self.view.left + px(8)
            brush.hairline((line, self.rect.top), (line, self.rect.bottom), opacity=0.7)
        lit = self._chosen or self._within or look.hovered
        style = (_PAGE if page else _CHAPTER)._replace(weight=700) if lit else _PAGE if page else _CHAPTER
        ink = Palette.CHIP_TEXT if lit else Palette.MUTED if page else Palette.IVORY
        room = _words_room(brush, self.rect.width, self._hits)
        height = brush.paragraph_height(style, self._section.title, room, max_lines=2)
        words = pygame.Rect(self.rect.left + px(14), self.rect.centery - height // 2, room, 0)
        brush.paragraph(style, self._section.title, words, ink, max_lines=2)
        if self._hits:
            self._draw_hits(brush)
        brush.surface.set_clip(before)

    def _draw_hits(self, brush: Brush) -> None:
        pill = pygame.Rect(0, 0, *_pill_size(brush, self._hits))
        pill.midright = (self.rect.right - brush.px(10), self.rect.centery)
        brush.pill(pill, Palette.GILT)
        centre = pill.center
        brush.text(theme.NOTE, str(self._hits), centre, Palette.CHIP_TEXT, "center", max_width=pill.width)


def lay_rows(
    brush: Brush,
    sections: Sequence[Section],
    view: pygame.Rect,
    open_page: Section,
    hits: Mapping[str, int],
    speak: Callable[[str, int], str],
    open_section: Callable[[str], None],
) -> tuple[list[Row], int]:
    """The rows from the top left of their list, and its height. `speak` names a row for listeners."""
    rows: list[Row] = []
    top = 0
    for section in sections:
        count = hits.get(section.name, 0)
        page = section.level > 1
        left = brush.px(_INDENT) if page else 0
        style = (_PAGE if page else _CHAPTER)._replace(weight=700)
        room = _words_room(brush, view.width - left, count)
        words = brush.paragraph_height(style, section.title, room, max_lines=2)
        height = max(brush.px(_PAGE_HEIGHT if page else _CHAPTER_HEIGHT), words + brush.px(12))
        rows.append(
            Row(
                section,
                pygame.Rect(left, top, view.width - left, height),
                view,
                speak(section.title, count),
                lambda name=section.name: open_section(name),  # type: ignore[misc]
                chosen=section is open_page,
                within=section.name == open_page.chapter,
                hits=count,
            )
        )
        top += height
    return rows, top


def _words_room(brush: Brush, width: int, hits: int) -> int:
    pill = _pill_size(brush, hits)[0] + brush.px(16) if hits else 0
    return width - brush.px(28) - pill


def _pill_size(brush: Brush, hits: int) -> tuple[int, int]:
    wide, high = brush.measure(theme.NOTE, str(hits))
    return max(brush.px(_PILL[0]), wide + brush.px(18)), max(brush.px(_PILL[1]), high + brush.px(2))
