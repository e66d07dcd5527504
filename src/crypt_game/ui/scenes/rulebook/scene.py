"""The rulebook: contents and search at the left, one light page at the right, its own language at the top."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import pygame

from crypt_game.text.search import without_marks
from crypt_game.ui import theme
from crypt_game.ui.app import App
from crypt_game.ui.brush import Brush
from crypt_game.ui.focus import Widget
from crypt_game.ui.input import Command, Intent, Order, Pointer
from crypt_game.ui.scenes.page import PageScene, brush_for
from crypt_game.ui.scenes.rulebook import top_bar
from crypt_game.ui.scenes.rulebook.contents import Row, lay_rows
from crypt_game.ui.scenes.rulebook.language import RulesWords
from crypt_game.ui.scenes.rulebook.leaf import Leaf, Pace
from crypt_game.ui.scenes.rulebook.links import FootLink, PageScroll, Pill, Replay, Scrolled
from crypt_game.ui.scenes.rulebook.reading import Mark, Reading
from crypt_game.ui.scenes.rulebook.search_bar import SearchBar
from crypt_game.ui.scenes.rulebook.spread import Spread
from crypt_game.ui.sound import Cue
from crypt_game.ui.widgets import ScrollArea

__all__ = ["RulebookScene"]

Palette = theme.Palette
_STEP: Final = 60
"""How far an arrow scrolls, in units."""
_HISTORY_KEYS: Final = {pygame.K_LEFT: -1, pygame.K_RIGHT: 1}
_HISTORY_BUTTONS: Final = {6: -1, 7: 1}
"""The thumb buttons of a mouse, as SDL numbers them."""


class RulebookScene(PageScene):
    """Reads the rules. `anchor` says where it opens (see `reading.find_place`), else where it was left."""

    title_key = "rulebook-title"
    back_key = "reading-leave"

    def __init__(self, app: App, anchor: str | None = None) -> None:
        super().__init__(app)
        self._rules = RulesWords(app)
        self._book_words = self._rules.words
        self.reading = Reading(self._book_words.rulebook(), anchor or app.settings.rules_place)
        self._pointed = self.reading.mark.paragraph if anchor else None
        self._search = SearchBar(app, self.look_for, self.step_hit)
        brush = brush_for(app)
        self._spread = Spread.of(self.area, brush)
        self._leaf = Leaf(self.reading.section)
        self._leaf_for: tuple[object, ...] = ()
        self._scroll = PageScroll("page", self._spread.view, "", 0, 0, self.turn)
        self._list = ScrollArea("contents", self._spread.contents, "", 0)
        self._rows: list[Row] = []
        self._on_page: list[Scrolled] = []
        self._played: set[str] = set()
        """The examples of this page that have played since it was opened."""
        self._opening_slash = False
        """Whether the key that opened the search is still down: it is not part of what is looked for."""

    def read_in(self, language: str) -> None:
        """Read on in another language, at the same paragraph."""
        self._rules.choose(language)
        self.arrange()
        self.invalidate()
        self.app.cue(Cue.PAGE_TURNED)

    # going about ------------------------------------------------------------------------------------------
    def leave(self) -> None:
        self._remember()
        place = self.reading.mark.paragraph or self.reading.mark.section
        if place != self.app.settings.rules_place:
            self.app.change_settings(rules_place=place)

    def open(self, mark: Mark) -> None:
        """Go to another place in the book; the way back leads here."""
        self._remember()
        if self.reading.open(mark):
            self.app.cue(Cue.PAGE_TURNED)
        self._arrive(mark.paragraph)

    def go(self, step: int) -> None:
        """Go back (−1) or forward (1) through the places that were open."""
        self._remember()
        if self.reading.go(step):
            self.app.cue(Cue.PAGE_TURNED)
            self._arrive(None)

    def turn(self, step: int) -> None:
        """Turn to the page before (−1) or after (1) this one."""
        page = self.reading.neighbour(step)
        if page is not None:
            self.open(Mark(page.name))

    def step_hit(self, step: int) -> None:
        """Go to the next (1) or previous (−1) place that the search found."""
        mark = self.reading.step_hit(step)
        if mark is not None:
            self.open(mark)

    def _remember(self) -> None:
        self.reading.remember(self._leaf.paragraph_at(self._scroll.offset))

    def _arrive(self, pointed: str | None) -> None:
        """Show the open place; a paragraph that was meant in particular is pointed out."""
        self._pointed = pointed
        self._played.clear()
        self._arrange_book(self.reading.mark.paragraph, fresh=True)
        self.app.speak(self.reading.section.title)
        self.invalidate()

    @property
    def scrolled(self) -> int:
        """How far the page is scrolled, in pixels."""
        return self._scroll.offset

    def look_for(self, words: str) -> None:
        """Mark these words wherever they stand, and count them in the contents."""
        self.reading.search(words)
        self._arrange_book(self._leaf.paragraph_at(self._scroll.offset))
        self.invalidate()

    def _stop_search(self) -> None:
        self._search.clear()
        self.look_for("")
        self.controls.focus_on("page")

    # layout -----------------------------------------------------------------------------------------------
    def arrange(self) -> None:
        first = not self.controls.widgets
        kept = self.reading.mark.paragraph if first else self._leaf.paragraph_at(self._scroll.offset)
        words = self._rules.words
        if words is not self._book_words:
            self._book_words = words
            self.reading.take_book(words.rulebook())
        self._spread = Spread.of(self.area, brush_for(self.app))
        self._arrange_book(kept, fresh=first)
        if self.controls.focus is None:
            self.controls.focus_on("page")

    def _arrange_book(self, paragraph: str | None, *, fresh: bool = False) -> None:
        """Lay out page and contents, the page scrolled to `paragraph`; a `fresh` page starts at its head
        otherwise."""
        brush, spread = brush_for(self.app), self._spread
        section = self.reading.section
        made_for = (section, self.reading.query, spread, self.frame, self._pace)
        if made_for != self._leaf_for:
            say, book, width = self._book_words.say, self.reading.book, spread.text.width
            self._leaf = Leaf.lay_out(brush, say, book, section, width, self.reading.query, self._pace)
            for placed in self._leaf.examples:
                if placed.name not in self._played:
                    placed.show.rewind()
            self._leaf_for = made_for
        offset = 0 if fresh else self._scroll.offset
        top = self._leaf.top_of(paragraph) if paragraph is not None else None
        if top is not None:
            offset = top - brush.px(8)
        spoken = " ".join(
            [section.title, *(without_marks(words) for one in section.paragraphs for words in one.passages)]
        )
        self._scroll = PageScroll("page", spread.view, spoken, self._leaf.height, offset, self.turn)
        self._fill(brush)

    @property
    def _pace(self) -> Pace:
        return Pace(self.app.motion_speed, self.app.reduced_motion)

    def _fill(self, brush: Brush) -> None:
        """All controls in reading order."""
        spread, leaf = self._spread, self._leaf
        self._rows = self._arrange_rows(brush)
        self._on_page = [
            Pill(f"see-{link.section}", link.rect, spread.view, link.title, self._opening(link.section))
            for link in leaf.links
        ]
        for placed in leaf.examples:
            spoken = self.say("reading-replay", caption=" ".join(placed.show.captions))
            self._on_page.append(Replay(placed.name, placed.rect, spread.view, spoken, placed.show.play))
        self.controls.fill(
            [
                self.back_button(),
                *top_bar.ways(self.area, brush, self.say, self.reading.can_go, self.go),
                *top_bar.chips(
                    self.area, brush, self.say, self._rules.languages, self._rules.language, self.read_in
                ),
                *self._search.widgets(spread, self.reading),
                self._list,
                *self._rows,
                self._scroll,
                *self._on_page,
                *self._foot(),
            ]
        )
        self._follow()

    def _arrange_rows(self, brush: Brush) -> list[Row]:
        view = self._spread.rows(brush, searching=bool(self.reading.query.strip()))
        rows, height = lay_rows(
            brush,
            self.reading.contents(),
            view,
            self.reading.section,
            self.reading.counts(),
            lambda title, hits: self.say("reading-row", title=title, count=hits) if hits else title,
            lambda name: self.open(Mark(name)),
        )
        bar = view.inflate(brush.px(13), 0)
        bar.left = view.left
        self._list = ScrollArea("contents", bar, self.say("reading-contents"), height, self._list.offset)
        self._list.focusable = False
        for row, section in zip(rows, self.reading.contents(), strict=True):
            if section is self.reading.section:
                self._list.reveal(row.home.top, row.home.bottom)
        return rows

    def _foot(self) -> list[Widget]:
        """The names of the neighbouring pages."""
        foot = self._spread.footer
        found: list[Widget] = []
        for step, key, side in ((-1, "page-before", "left"), (1, "page-after", "right")):
            page = self.reading.neighbour(step)
            if page is not None:
                rect = pygame.Rect(0, 0, round(foot.width * 0.4), foot.height)
                rect.midleft, rect.left = foot.midleft, foot.left if step < 0 else foot.right - rect.width
                found.append(FootLink(key, rect, page.title, self._opening(page.name), right=side == "right"))
        return found

    def _opening(self, section: str) -> Callable[[], None]:
        return lambda: self.open(Mark(section))

    @property
    def _origin(self) -> tuple[int, int]:
        """The corner of the page in the window, as far as it is scrolled."""
        return self._spread.text.left, self._spread.text.top - self._scroll.offset

    def _follow(self) -> None:
        """Move what lies on scrolled ground along with it."""
        for widget in self._on_page:
            widget.place(self._origin)
        top = self._list.rect.left, self._list.rect.top - self._list.offset
        for row in self._rows:
            row.place(top)

    # one frame --------------------------------------------------------------------------------------------
    @property
    def lively(self) -> bool:
        return any(placed.show.playing for placed in self._leaf.examples)

    def update(self, dt: float) -> None:
        super().update(dt)
        for placed in self._leaf.examples:
            if placed.show.update(dt):
                self.invalidate()
        self._play_next()

    def _play_next(self) -> None:
        """Examples play when they come into view, one after the other."""
        if self.lively or self.app.curtain.moving:
            return
        view = self._spread.view
        for placed in self._leaf.examples:
            rect = placed.rect.move(self._origin)
            if placed.name not in self._played and rect.clip(view).height >= 0.8 * min(
                rect.height, view.height
            ):
                self._played.add(placed.name)
                placed.show.play()
                return

    def handle_event(self, event: pygame.event.Event) -> bool:
        if event.type == pygame.KEYDOWN and self._shortcut(event):
            return True
        if event.type == pygame.TEXTINPUT and self._opening_slash and event.text == "/":
            return True
        if event.type == pygame.KEYUP:
            self._opening_slash = False
        if event.type == pygame.MOUSEBUTTONDOWN and event.button in _HISTORY_BUTTONS:
            self.go(_HISTORY_BUTTONS[event.button])
            return True
        return super().handle_event(event)

    def _shortcut(self, event: pygame.event.Event) -> bool:
        """The keys of every reader: search, next hit, back and forward."""
        if event.key == pygame.K_ESCAPE and self._search.editing:
            self._stop_search()
        elif event.mod & pygame.KMOD_ALT and event.key in _HISTORY_KEYS:
            self.go(_HISTORY_KEYS[event.key])
        elif event.key == pygame.K_F3:
            self.step_hit(-1 if event.mod & pygame.KMOD_SHIFT else 1)
        elif event.mod & pygame.KMOD_CTRL and event.key == pygame.K_f:
            self._begin_search()
        elif event.unicode == "/" and not self._search.editing:
            self._opening_slash = True
            self._begin_search()
        else:
            return False
        return True

    def _begin_search(self) -> None:
        self.controls.focus_on("search")
        self._search.begin()
        self.invalidate()

    def handle(self, intent: Intent) -> bool:
        used = self._scrolls(intent)
        if not used and isinstance(intent, Order) and intent.command is Command.RULES:
            return True  # It is open already.
        used = used or super().handle(intent)
        if used:
            self._follow()
            self.invalidate()
        return used

    def _scrolls(self, intent: Intent) -> bool:
        if isinstance(intent, Pointer):
            return self._list.handle(intent) or self._scroll.handle(intent)
        if not intent.pressed:
            return False
        if self._scroll.handle(intent):
            return True
        page = {Command.PAGE_DOWN: 1, Command.PAGE_UP: -1}.get(intent.command)
        if page is not None:
            if not intent.repeated:
                self.turn(page)
            return True
        line = {Command.DOWN: 1, Command.UP: -1}.get(intent.command)
        if line is None or self.controls.focus is not self._scroll:
            return False
        self.controls.by_keys = True
        self._scroll.scroll_to(self._scroll.offset + line * self.frame.px(_STEP))
        return True

    def cancel(self) -> bool:
        if self.reading.query:
            self._stop_search()
            return True
        return super().cancel()

    def _focused(self, widget: Widget) -> None:
        super()._focused(widget)
        if isinstance(widget, Row):
            self._list.reveal(widget.home.top, widget.home.bottom)
        elif isinstance(widget, Scrolled):
            self._scroll.reveal(widget.home.top - self.frame.px(12), widget.home.bottom + self.frame.px(12))
        self._follow()

    # drawing ----------------------------------------------------------------------------------------------
    def draw_page(self, brush: Brush) -> None:
        spread = self._spread
        brush.panel(spread.contents)
        self._search.draw(brush, spread, self.reading)
        top_bar.draw_language(
            brush, self.area, self.say, self._rules.interface, list(self._rules.languages.values())
        )
        brush.page(spread.page)
        before = brush.surface.get_clip()
        brush.surface.set_clip(spread.view)
        self._leaf.draw(brush, self._origin, spread.view, self._pointed)
        brush.surface.set_clip(before)
        foot = spread.footer
        brush.hairline(foot.topleft, foot.topright, Palette.PAGE_FRAME, 0.7)
        count = len(self.reading.book.sections)
        words = self._book_words.say("reading-page", number=self.reading.number, count=count)
        ink, room = Palette.PAGE_SECTION, foot.width * 0.18
        brush.text(theme.BODY, words, foot.center, ink, "center", max_width=room, shadow=False)
