"""The rulebook: contents and search at the left, a chapter at the right, its own language at the top."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Final

import pygame

from crypt_game.controls.input import Command, Intent, Order, Pointer, PointerKind
from crypt_game.controls.widget import Widget
from crypt_game.drawing import theme
from crypt_game.drawing.canvas import Canvas
from crypt_game.drawing.canvas.panels import draw_hairline
from crypt_game.drawing.in_slices import beside
from crypt_game.screen_reader import NodeKind, SpokenText
from crypt_game.sound import Cue
from crypt_game.text.reading_position import PagePosition, ReadingPosition
from crypt_game.ui.pages.kept_file import keep_file
from crypt_game.ui.pages.page import PageScene, canvas_for
from crypt_game.ui.scene import AppServices
from crypt_game.ui.scenes.rulebook import top_bar
from crypt_game.ui.scenes.rulebook.book_layout import BookLayout
from crypt_game.ui.scenes.rulebook.contents import Contents, ContentsRow
from crypt_game.ui.scenes.rulebook.open_page import OpenPage
from crypt_game.ui.scenes.rulebook.page_links import FootLink
from crypt_game.ui.scenes.rulebook.rules_language import RulesWords
from crypt_game.ui.scenes.rulebook.search_bar import SearchBar

__all__ = ["RulebookScene"]

Palette = theme.Palette
_STEP: Final = 60
"""How far an arrow scrolls, in units."""
_NEIGHBOUR_SHARE: Final = 0.4
"""How much of the foot of a page the name of each neighbour may take."""
_REST: Final = 0.35
"""Seconds that the wheel must rest at the end of a chapter before it goes on to the next."""
_HISTORY_KEYS: Final = {pygame.K_LEFT: -1, pygame.K_RIGHT: 1}
_HISTORY_BUTTONS: Final = {6: -1, 7: 1}
"""The thumb buttons of a mouse, as SDL numbers them."""


class RulebookScene(PageScene):
    """Reads the rules. `anchor` says where it opens (see `reading.find_place`), else where it was left."""

    title_key = "rulebook-title"
    back_key = "reading-leave"

    def __init__(self, app: AppServices, anchor: str | None = None) -> None:
        super().__init__(app)
        self._rules = RulesWords(app)
        self._book_words = self._rules.words
        self.reading = ReadingPosition(beside(self._book_words.rulebook), anchor or app.settings.rules_place)
        self._pointed = self.reading.mark.paragraph if anchor else None
        self._search = SearchBar(app, self.look_for, self.step_hit)
        self._spread = BookLayout.of(self.area, self.body, canvas_for(app))
        self._contents = Contents(app, self._open_section, self._contents_scrolled)
        self._page = OpenPage(app, self.reading, self._spread, self._open_section, self.turn)
        self._rested = 0.0
        """Seconds since the chapter was last scrolled."""
        self._opening_slash = False
        """Whether the key that opened the search is still down: it is not part of what is looked for."""

    def read_in(self, language: str) -> None:
        """Read on in another language, at the same paragraph."""
        self._rules.choose(language)
        self.refresh()
        self.app.cue(Cue.PAGE_TURNED)

    # going about ------------------------------------------------------------------------------------------
    def leave(self) -> None:
        place = self.reading.mark.paragraph or self.reading.mark.section
        if place != self.app.settings.rules_place:
            self.app.change_settings(rules_place=place)

    def open(self, mark: PagePosition) -> None:
        """Go to another place in the book; the way back leads here."""
        if self.reading.open(mark):
            self.app.cue(Cue.PAGE_TURNED)
        self._arrive(mark.paragraph)

    def go(self, step: int) -> None:
        """Go back (−1) or forward (1) through the places that were open."""
        if self.reading.go(step):
            self.app.cue(Cue.PAGE_TURNED)
            self._arrive(None)

    def turn(self, step: int, *, at_end: bool = False) -> None:
        """Go on to the chapter after this one (1) or back to the one before (−1), to its head or its end."""
        chapter = self.reading.neighbour(step)
        if chapter is not None:
            self.open(PagePosition(chapter[0].name))
            if at_end:
                self._page.scroll.scroll_to(self._page.scroll.furthest)
                self._read_on()

    def step_hit(self, step: int) -> None:
        """Go to the next (1) or previous (−1) place that the search found."""
        mark = self.reading.step_hit(step)
        if mark is not None:
            self.open(mark)

    def look_for(self, words: str) -> None:
        """Mark these words wherever they stand, and count them in the contents."""
        self.reading.search(words)
        self._arrange_book(None)
        self.invalidate()

    @property
    def scrolled(self) -> int:
        """How far the page is scrolled, in pixels."""
        return self._page.scroll.offset

    def _open_section(self, name: str) -> None:
        self.open(PagePosition(name))

    def _arrive(self, pointed: str | None) -> None:
        """Show the open place; a paragraph that was meant in particular is pointed out."""
        self._pointed = pointed
        self._page.open_anew()
        self._arrange_book(self.reading.mark)
        self.app.speak(self.reading.section.title)
        self.invalidate()

    def _contents_scrolled(self) -> None:
        self._arrange_book(None)
        self.invalidate()

    def _stop_search(self) -> None:
        self._search.clear()
        self.look_for("")
        self.controls.focus_on("page")

    def paragraphs(self) -> Sequence[str | SpokenText]:
        told: list[str | SpokenText] = []
        for section in self.reading.chapter:
            told += [SpokenText(section.title, NodeKind.HEADING, section.level + 1), *section.lines()]
        return told

    # layout -----------------------------------------------------------------------------------------------
    def arrange(self) -> None:
        first = not self.controls.widgets
        words = self._rules.words
        if words is not self._book_words:
            self._book_words = words
            self.reading.take_book(words.rulebook())
        self._spread = BookLayout.of(self.area, self.body, self.canvas)
        self._arrange_book(self.reading.mark)
        if first:
            self.controls.focus_on("page")

    @property
    def _keep(self) -> Callable[[], None] | None:
        """Saves the book as a PDF; None in a language that no PDF was made of, and in a checkout."""
        file = self.app.resources.assets / "rulebook" / f"crypt-rulebook-{self._rules.language}.pdf"
        if not file.is_file():
            return None
        return lambda: keep_file(self.app, file.read_bytes(), file.stem, file.suffix)

    def _arrange_book(self, place: PagePosition | None) -> None:
        """Lay out chapter and contents, the chapter scrolled to `place`, or as far as it was."""
        canvas, reading, rules = self.canvas, self.reading, self._rules
        self._page.arrange(self._book_words, self._spread, place)
        view = self._spread.rows(canvas, searching=bool(reading.query.strip()))
        contents = self._contents.arrange(canvas, reading, view)
        self.controls.fill(
            [
                self.back_button(),
                *top_bar.ways(self.area, canvas, self.say, reading.can_go, self.go, self._keep),
                *top_bar.chips(self.app, self.area, canvas, rules.languages, rules.language, self.read_in),
                *self._search.widgets(self._spread, reading),
                *contents,
                *self._page.widgets,
                *self._foot(),
            ]
        )

    def _foot(self) -> list[Widget]:
        """The names of the neighbouring chapters."""
        foot = self._spread.footer
        found: list[Widget] = []
        for step, key in ((-1, "page-before"), (1, "page-after")):
            chapter = self.reading.neighbour(step)
            if chapter is not None:
                rect = pygame.Rect(foot.left, foot.top, round(foot.width * _NEIGHBOUR_SHARE), foot.height)
                if step > 0:
                    rect.right = foot.right
                found.append(FootLink(key, rect, chapter[0].title, partial(self.turn, step), right=step > 0))
        return found

    # one frame --------------------------------------------------------------------------------------------
    @property
    def lively(self) -> bool:
        return self._page.lively or super().lively

    def update(self, dt: float) -> None:
        super().update(dt)
        self._rested += dt
        if self._page.update(dt):
            self.invalidate()

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
        if isinstance(intent, Order) and intent.command is Command.RULES:
            return True  # It is open already.
        before = self.scrolled
        used = self._scrolls(intent) or super().handle(intent) or self._wheels_on(intent)
        if used:
            self._page.follow()
            self.invalidate()
            if self.scrolled != before:
                self._rested = 0.0
                self._read_on()
        return used

    def _read_on(self) -> None:
        """The contents follow the section that is read."""
        before = self.reading.section
        self.reading.remember(self._page.place)
        if self.reading.section is not before:
            self._arrange_book(None)

    def _wheels_on(self, intent: Intent) -> bool:
        """The wheel reads on into the next chapter, once it has rested at the end of this one."""
        if not isinstance(intent, Pointer) or intent.kind is not PointerKind.WHEEL:
            return False
        rested, self._rested = self._rested, 0.0
        if not self._page.scroll.rect.collidepoint(intent.pos) or rested < _REST:
            return False
        self.turn(-1 if intent.notches > 0 else 1, at_end=intent.notches > 0)
        return True

    def _scrolls(self, intent: Intent) -> bool:
        """Keys scroll the chapter unless the focus is in the contents; at its end the next one follows."""
        focus, scroll = self.controls.focus, self._page.scroll
        if isinstance(intent, Pointer) or not intent.pressed or isinstance(focus, ContentsRow):
            return False
        if scroll.scroll(intent):
            return True
        page = {Command.PAGE_DOWN: 1, Command.PAGE_UP: -1}.get(intent.command)
        if page is not None:
            self.turn(page, at_end=page < 0)
            return True
        line = {Command.DOWN: 1, Command.UP: -1}.get(intent.command)
        if line is None or focus is not scroll:
            return False
        self.controls.by_keys = True
        scroll.scroll_to(scroll.offset + line * self.frame.px(_STEP))
        return True

    def cancel(self) -> bool:
        if self.reading.query:
            self._stop_search()
            return True
        return super().cancel()

    def _focused(self, widget: Widget) -> None:
        super()._focused(widget)
        self._page.reveal(widget)
        self._page.follow()

    # drawing ----------------------------------------------------------------------------------------------
    def draw_page(self, canvas: Canvas) -> None:
        spread = self._spread
        canvas.panel(spread.contents)
        self._search.draw(canvas, spread, self.reading)
        before = [widget.rect.right for widget in self.controls.widgets if widget.key in ("forward", "pdf")]
        top_bar.draw_language(
            canvas,
            self.area,
            self.say,
            self._rules.interface,
            top_bar.shown(list(self._rules.languages.values()), self._rules.words.say("meta-name")),
            max(before),
        )
        self._page.draw(canvas, self._pointed)
        foot = spread.footer
        draw_hairline(canvas, foot.topleft, foot.topright, Palette.PAGE_FRAME)
        chapters = self.reading.book.chapters
        number = chapters.index(self.reading.chapter[0]) + 1
        words = self._book_words.say("reading-page", number=number, count=len(chapters))
        ink, room = Palette.PAGE_SECTION, foot.width * (1 - 2 * _NEIGHBOUR_SHARE)
        canvas.text(theme.BODY._replace(edged=False), words, foot.center, ink, "center", max_width=room)
