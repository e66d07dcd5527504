"""The chapter that lies open: scrolled, with its links and its examples, which play when they come into view.

Must never import `ui.scenes.rulebook.contents`, `ui.scenes.rulebook.search_bar` or
`ui.scenes.rulebook.scene`.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from pygame import Rect

from crypt_game.controls.widget import Widget
from crypt_game.drawing.canvas import Canvas
from crypt_game.drawing.canvas.paragraphs import plain_text
from crypt_game.drawing.canvas.parchment import draw_parchment
from crypt_game.drawing.geometry import Space
from crypt_game.screen_reader import ended
from crypt_game.text import Catalog
from crypt_game.text.reading_position import PagePosition, ReadingPosition
from crypt_game.ui.pages.page import canvas_for
from crypt_game.ui.scene import AppServices
from crypt_game.ui.scenes.rulebook.book_layout import BookLayout
from crypt_game.ui.scenes.rulebook.chapter_composer import lay_out
from crypt_game.ui.scenes.rulebook.chapter_layout import ChapterLayout
from crypt_game.ui.scenes.rulebook.example_show import Pace
from crypt_game.ui.scenes.rulebook.page_links import PageScroll, Pill, ReplayExample, Scrolled

__all__ = ["OpenPage"]

_IN_VIEW = 0.8
"""The share of an example that must be in view before it plays."""


class OpenPage:
    """One chapter at a time; laid out anew only when something about it changed."""

    def __init__(
        self,
        app: AppServices,
        reading: ReadingPosition,
        spread: BookLayout,
        open_section: Callable[[str], None],
        turn: Callable[[int], None],
    ) -> None:
        """`open_section` follows a link, `turn` goes to the chapter before (−1) or after (1)."""
        self._app, self._reading, self._spread = app, reading, spread
        self._open_section, self._turn = open_section, turn
        self._leaf = ChapterLayout()
        self._made_for: tuple[object, ...] = ()
        self._links: list[Scrolled] = []
        self._played: set[str] = set()
        self._fresh = True
        self.scroll = PageScroll("page", spread.view, "", 0, 0, turn)

    # layout -----------------------------------------------------------------------------------------------
    def open_anew(self) -> None:
        """A place was opened: the examples of its chapter play again."""
        self._played.clear()
        self._fresh = True

    def arrange(self, words: Catalog, spread: BookLayout, place: PagePosition | None) -> None:
        """Lay out the open chapter in `spread`, scrolled to `place`, or as far as it was."""
        self._spread, chapter, query = spread, self._reading.chapter, self._reading.query
        canvas, pace = canvas_for(self._app), Pace(self._app.motion_speed, self._app.reduced_motion)
        made_for = (chapter, query, spread, self._app.frame, pace)
        if made_for != self._made_for:
            self._made_for = made_for
            seen = Rect(0, 0, spread.text.width, spread.view.bottom - spread.text.top)
            self._leaf = lay_out(canvas, words.say, self._reading.book, chapter, seen, query, pace)
            for placed in self._leaf.examples:
                if placed.name not in self._played:
                    placed.show.board.rewind()
        offset = self._offset(place)
        spoken = [words for section in chapter for words in (section.title, *section.lines())]
        self.scroll.rect = spread.view
        self.scroll.spoken = " ".join(ended(plain_text(words)) for words in spoken)
        self.scroll.content_height = self._leaf.height
        self.scroll.scroll_to(offset)
        self._links = [*self._pills(), *self._replays()]
        self.follow()

    def _offset(self, place: PagePosition | None) -> int:
        """How far to scroll for `place`; a section just opened stays at its head if that shows it too."""
        fresh, self._fresh = self._fresh, False
        if place is None:
            return self.scroll.offset
        top = self._leaf.tops[place.section]
        span = self._leaf.span_of(place.paragraph) if place.paragraph is not None else None
        if span is None or (fresh and span[1] - top <= self._spread.view.height):
            return top
        return span[0] - self._app.frame.px(Space.TIGHT)

    def _pills(self) -> list[Scrolled]:
        view = self._spread.view
        return [
            Pill(link.key, link.rect, view, link.title, partial(self._open_section, link.section))
            for link in self._leaf.links
        ]

    def _replays(self) -> list[Scrolled]:
        say, view = self._app.words.say, self._spread.view
        return [
            ReplayExample(
                placed.name,
                placed.rect,
                view,
                plain_text(say("reading-replay", caption=" ".join(placed.show.captions))),
                placed.show.board.play,
            )
            for placed in self._leaf.examples
        ]

    @property
    def widgets(self) -> list[Widget]:
        """What can be acted upon: the page itself, then what lies on it."""
        return [self.scroll, *self._links]

    # scrolling --------------------------------------------------------------------------------------------
    @property
    def place(self) -> PagePosition:
        """The section that is read and its first paragraph in view; no paragraph at the chapter's head."""
        offset, chapter = self.scroll.offset, self._reading.chapter
        if offset and offset == self.scroll.furthest:
            return PagePosition(chapter[-1].name, chapter[-1].paragraphs[0].name)
        paragraph = self._leaf.paragraph_at(offset)
        section = chapter[0].name if paragraph is None else self._reading.book.paragraph(paragraph).section
        return PagePosition(section, paragraph)

    @property
    def _origin(self) -> tuple[int, int]:
        """The corner of the page in the window, as far as it is scrolled."""
        return self._spread.text.left, self._spread.text.top - self.scroll.offset

    def follow(self) -> None:
        """Move what lies on the page along with it."""
        for widget in self._links:
            widget.place(self._origin)

    def reveal(self, widget: Widget) -> None:
        """Scroll until a link of this page is in view."""
        if isinstance(widget, Scrolled) and widget in self._links:
            margin = self._app.frame.px(Space.CLOSE)
            self.scroll.reveal(widget.home.top - margin, widget.home.bottom + margin)

    # one frame --------------------------------------------------------------------------------------------
    @property
    def lively(self) -> bool:
        """Whether an example moves."""
        return any(placed.show.board.playing for placed in self._leaf.examples)

    def update(self, dt: float) -> bool:
        """Advance by `dt` seconds; True when the page must be drawn again."""
        moved = [placed.show.board.update(dt) for placed in self._leaf.examples]
        if not self.lively and not self._app.curtain.moving:
            self._play_next()
        return any(moved)

    def _play_next(self) -> None:
        """Examples play when they come into view, one after the other."""
        view = self._spread.view
        for placed in self._leaf.examples:
            rect = placed.rect.move(self._origin)
            enough = _IN_VIEW * min(rect.height, view.height)
            if placed.name not in self._played and rect.clip(view).height >= enough:
                self._played.add(placed.name)
                placed.show.board.play()
                return

    def draw(self, canvas: Canvas, pointed: str | None) -> None:
        """Paint the page, faded where it goes on; the `pointed` paragraph gets a line at its side."""
        draw_parchment(canvas, self._spread.page)
        above, below = self.scroll.offset > 0, self.scroll.offset < self.scroll.furthest
        with canvas.fading(self._spread.view, above=above, below=below):
            self._leaf.draw(canvas, self._origin, self._spread.view, pointed)
