"""All games on the disk in one list, the chosen one in full beside it, and what can be done with it.

Files are read and pictures made in slices between frames.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from datetime import datetime
from functools import partial
from pathlib import Path
from typing import Final

import pygame

from crypt_game.games.game_labels import date_words
from crypt_game.games.game_list import GameList, ListedGame, Which
from crypt_game.ui import destinations, theme
from crypt_game.ui.canvas import Canvas
from crypt_game.ui.focus import Widget
from crypt_game.ui.geometry import Frame
from crypt_game.ui.input import Command, Intent, Order, Pointer
from crypt_game.ui.pages.page import PageScene, Panel, choice_name
from crypt_game.ui.scene import AppServices
from crypt_game.ui.scenes.library.empty_list import EmptyList
from crypt_game.ui.scenes.library.game_actions import GameActions
from crypt_game.ui.scenes.library.game_details import GameDetails
from crypt_game.ui.scenes.library.game_rows import ROW_GAP, ROW_HEIGHT, GameRow, picture_size
from crypt_game.ui.scenes.library.game_search import GameSearch, matches
from crypt_game.ui.scenes.library.game_words import (
    row_words,
    spoken_words,
    title_words,
)
from crypt_game.ui.scenes.library.thumbnails import Thumbnails
from crypt_game.ui.widgets import Button, ButtonFace, ChoiceChip, ScrollArea, level

__all__ = ["LibraryScene"]

_LEFT, _TOP, _GAP, _FOOT = 41, 122, 26, 42
_LIST: Final = 860
_EDGE: Final = 20
_CHIP_HEIGHT: Final = 52
_BUTTON, _BUTTON_HEIGHT = 290, 58
_READING: Final = 0.005
"""Seconds that reading may take between two frames."""
_TWICE: Final = 0.4
"""Seconds within which a second click opens a game."""


class LibraryScene(PageScene):
    """The games, to be gone on with, looked at, renamed, thrown away, handed out and taken in."""

    title_key = "library-title"
    back_key = "library-back"

    def __init__(self, app: AppServices) -> None:
        super().__init__(app)
        self.game_list = GameList(app.folders.saves, app.folders.cache)
        self.which = Which.ALL
        self.chosen: Path | None = None
        self.actions = GameActions(app, self)
        self._finder = GameSearch(app, self._sought, self._found_by_enter)
        self._listed: list[ListedGame] = []
        self._gallery = Thumbnails(app)
        self._scroll = ScrollArea("scroll", pygame.Rect(0, 0, 1, 1), "", 0)
        self._shown: list[GameRow] = []
        self._sheet: GameDetails | None = None
        self._nothing: EmptyList | None = None
        self._since_click = _TWICE
        self._settled = False
        self._relist()
        self._choose_first()

    # what lies where --------------------------------------------------------------------------------------
    def rearrange(self, frame: Frame) -> None:
        if frame != self.frame:
            self._gallery.clear()
        super().rearrange(frame)

    def resume(self) -> None:
        self.game_list.refresh()
        self._relist()
        if self.row is None:
            self._choose_first()

    def arrange(self) -> None:
        self._settled = False
        self._relist()
        height = self.area.height - _TOP - _FOOT
        listing = self.area.rect(_LEFT, _TOP, _LIST, height)
        left = _LEFT + _LIST + _GAP
        detail = self.area.rect(left, _TOP, self.area.width - _LEFT - left, height)
        self._arrange_list(listing)
        row = self.row
        title = title_words(row, self.say) if row is not None else ""
        when = date_words(row.entry.modified, datetime.now(), self.say) if row is not None else ""
        self.panels = [Panel(listing, ""), Panel(detail, title, remark=when)]
        actions = self._arrange_detail(detail)
        self.controls.fill(
            [
                self.back_button(),
                *self._page_buttons(),
                *self._filters(listing),
                *self._shown,
                self._scroll,
                *self.actions.undo_buttons(self._undo_place(listing)),
                *actions,
            ]
        )
        if self.controls.focus is None:
            self._focus_chosen() or self.controls.focus_on("back")

    def _arrange_list(self, listing: pygame.Rect) -> None:
        px, rows = self.frame.px, self.rows
        top = listing.top + px(_EDGE + _CHIP_HEIGHT + 18)
        foot = px(_CHIP_HEIGHT + 16) if self.actions.can_undo else 0
        view = pygame.Rect(listing.left + px(_EDGE), top, listing.width - px(2 * _EDGE), 0)
        view.height = listing.bottom - px(_EDGE) - foot - top
        pitch = px(ROW_HEIGHT) + px(ROW_GAP)
        height = max(0, len(rows) * pitch - px(ROW_GAP))
        self._scroll = ScrollArea("scroll", view, self.say("library-list"), height, self._scroll.offset)
        self._scroll.focusable = False
        now = datetime.now()
        first = self._scroll.offset // pitch
        seen = set(range(first, min(len(rows), (self._scroll.offset + view.height) // pitch + 1)))
        chosen = {number for number, row in enumerate(rows) if row.path == self.chosen}
        self._shown = [
            self._row_widget(rows[number], view, number * pitch, now) for number in sorted(seen | chosen)
        ]

    def _row_widget(self, row: ListedGame, view: pygame.Rect, top: int, now: datetime) -> GameRow:
        """The row at this height of the list."""
        px = self.frame.px
        rect = pygame.Rect(view.left, view.top + top - self._scroll.offset, 0, px(ROW_HEIGHT))
        rect.width = view.width - (px(22) if self._scroll.furthest else 0)
        chosen = row.path == self.chosen
        made = GameRow(
            row.key,
            rect,
            choice_name(self.say, spoken_words(row, now, self.say), chosen),
            row_words(row, now, self.say),
            view=view,
            chosen=chosen,
            press=partial(self._pressed, row),
        )
        made.picture = self._gallery.find(row, picture_size(rect.height, px))
        return made

    def _page_buttons(self) -> list[Widget]:
        right, width = self.area.width - _LEFT, _BUTTON
        deeds: list[tuple[str, str, Callable[[], None]]] = [
            ("import", "icon/folder", self.actions.ask_for_file),
            ("statistics", "icon/chart", lambda: self.app.go_to(destinations.StatisticsPage(self.game_list))),
        ]
        finder = self.area.rect(right - (len(deeds) + 1) * (width + 16) + 16, 35, width, 56)
        return [self._finder.widget(finder)] + [
            Button(
                key,
                self.area.rect(right - (len(deeds) - place) * (width + 16) + 16, 35, width, 56),
                self.say(f"library-{key}"),
                act,
                face=ButtonFace(icon=icon, style=theme.CHIP),
            )
            for place, (key, icon, act) in enumerate(deeds)
        ]

    def _filters(self, listing: pygame.Rect) -> list[Widget]:
        px, gap = self.frame.px, self.frame.px(10)
        room = listing.width - px(2 * _EDGE)
        width = (room - gap * (len(Which) - 1)) // len(Which)
        top, left = listing.top + px(_EDGE), listing.left + px(_EDGE)
        chips: list[ChoiceChip] = []
        for place, which in enumerate(Which):
            words = self.say(f"library-{which.value}", count=len(self.game_list.rows(which)))
            rect = pygame.Rect(left + place * (width + gap), top, width, px(_CHIP_HEIGHT))
            chosen = which is self.which
            chips.append(
                ChoiceChip(
                    f"list-{which.value}",
                    rect,
                    words,
                    partial(self.show, which),
                    face=ButtonFace(spoken=choice_name(self.say, words, chosen), style=theme.CHIP),
                    chosen=chosen,
                )
            )
        return [*level(chips)]

    def _undo_place(self, listing: pygame.Rect) -> pygame.Rect:
        px = self.frame.px
        rect = pygame.Rect(listing.left + px(_EDGE), 0, listing.width - px(2 * _EDGE), px(_CHIP_HEIGHT))
        rect.bottom = listing.bottom - px(_EDGE)
        return rect

    def _arrange_detail(self, detail: pygame.Rect) -> list[Widget]:
        px, row = self.frame.px, self.row
        self._sheet, self._nothing = None, None
        inner = detail.inflate(-px(2 * 26), 0)
        if row is None:
            closed = self.which is not Which.BIN and not self._finder.sought.strip()
            self._nothing = EmptyList(inner, px, self.say, closed=closed)
            return self._nothing.buttons(partial(self.app.go_to, destinations.SetupPage()))
        if not row.read:
            return []
        foot = pygame.Rect(inner.left, 0, inner.width, px(2 * _BUTTON_HEIGHT + 14))
        foot.bottom = detail.bottom - px(24)
        if row.account is not None:
            box = pygame.Rect(inner.left, detail.top + px(72), inner.width, 0)
            box.height = foot.top - px(18) - box.top
            self._sheet = GameDetails(box, row, row.account, self.say)
        return self.actions.buttons(row, foot)

    # the list ---------------------------------------------------------------------------------------------
    @property
    def rows(self) -> list[ListedGame]:
        """The games of the list on show, of those that are sought."""
        return self._listed

    def _relist(self) -> None:
        rows, sought, now = self.game_list.rows(self.which), self._finder.sought, datetime.now()
        if sought.strip():
            rows = [row for row in rows if row.read and matches(spoken_words(row, now, self.say), sought)]
        self._listed = rows

    def _sought(self) -> None:
        """Something else is sought: the first game that fits is chosen."""
        self._relist()
        self._scroll.scroll_to(0)
        if self.row is None:
            self._choose_first()
        self.refresh()
        if self._finder.open:
            self.controls.focus_on("find")
            self.app.speak(self.say("library-found", count=len(self.rows)))

    def _found_by_enter(self) -> None:
        self.controls.by_keys = True
        self._focus_chosen()
        self.invalidate()

    @property
    def row(self) -> ListedGame | None:
        """The chosen game."""
        return next((row for row in self.rows if row.path == self.chosen), None)

    def show(self, which: Which) -> None:
        """Show another list."""
        self.which = which
        self._relist()
        self._scroll.scroll_to(0)
        self._choose_first()
        self.refresh()

    def choose(self, path: Path | None) -> None:
        """Choose a game, bring it into view and say what it is; the first of the list for None."""
        self.chosen = path
        self._relist()
        if self.row is None:
            self._choose_first()
        self.refresh()
        row = self.row
        if row is not None:
            pitch = self.frame.px(ROW_HEIGHT) + self.frame.px(ROW_GAP)
            top = self.rows.index(row) * pitch
            self._scroll.reveal(top, top + self.frame.px(ROW_HEIGHT))
            self.refresh()
            self._focus_chosen()

    def refresh(self) -> None:
        """Lay out anew what the list holds."""
        self.arrange()
        self.invalidate()

    def _choose_first(self) -> None:
        rows = self.rows
        self.chosen = rows[0].path if rows else None

    def _focus_chosen(self) -> bool:
        row = next((row for row in self._shown if row.chosen), None)
        return row is not None and self.controls.focus_on(row.key)

    def _pressed(self, row: ListedGame) -> None:
        """A key opens; the pointer chooses, and a second click soon after opens."""
        again = row.path == self.chosen and self._since_click < _TWICE
        self._since_click = 0.0
        if again or self.controls.by_keys:
            self.actions.open()
        else:
            self.choose(row.path)

    def handle(self, intent: Intent) -> bool:
        if isinstance(intent, Order) and intent.pressed and self._walk(intent.command):
            return True
        if isinstance(intent, Order) and intent.pressed and intent.command is Command.UNDO:
            return self.actions.undo()
        before = self._scroll.offset
        handled = self._scroll.handle(intent) or super().handle(intent)
        if self._scroll.offset != before:
            if isinstance(intent, Pointer):
                self.controls.by_keys = False
            self.refresh()
        return handled

    def _walk(self, command: Command) -> bool:
        """Arrows and their like choose among the games while one of them has the focus."""
        focus, rows = self.controls.focus, self.rows
        if not isinstance(focus, GameRow) or self.row is None:
            return False
        at = rows.index(self.row)
        page = max(1, self._scroll.rect.height // (self.frame.px(ROW_HEIGHT) + self.frame.px(ROW_GAP)))
        steps = {
            Command.UP: -1,
            Command.DOWN: 1,
            Command.PAGE_UP: -page,
            Command.PAGE_DOWN: page,
            Command.FIRST: -len(rows),
            Command.LAST: len(rows),
        }
        to = min(len(rows) - 1, max(0, at + steps.get(command, 0)))
        if to == at:
            return False
        self.controls.by_keys = True
        self.choose(rows[to].path)
        return True

    # between the frames -----------------------------------------------------------------------------------
    def update(self, dt: float) -> None:
        super().update(dt)
        self._since_click += dt
        if self._settled:
            return
        waiting = [row for row in self._in_sight() if not row.read]
        if self.game_list.work(_READING, waiting):
            if waiting or self._finder.sought:
                self.refresh()
        elif self._gallery.paint(self._wanted(), _READING):
            self.refresh()
        else:
            self._settled = self.game_list.unread == 0 and not self._gallery.busy

    @property
    def lively(self) -> bool:
        return not self._settled

    def _in_sight(self) -> list[ListedGame]:
        """The games that can be seen, the chosen one first."""
        keys = {shown.key for shown in self._shown}
        seen = [row for row in self.rows if row.key in keys]
        return sorted(seen, key=lambda row: row.path != self.chosen)

    def _wanted(self) -> Iterator[tuple[ListedGame, tuple[int, int]]]:
        """The pictures that can be seen, and their sizes."""
        px = self.frame.px
        for row in self._in_sight():
            yield row, picture_size(px(ROW_HEIGHT), px)
            if row.path == self.chosen:
                yield row, GameDetails.picture_size(px)

    # paint ------------------------------------------------------------------------------------------------
    def draw_page(self, canvas: Canvas) -> None:
        row = self.row
        if row is None or self._nothing is not None:
            self._draw_nothing(canvas)
        elif self._sheet is not None:
            self._sheet.draw(canvas, self._gallery.find(row, GameDetails.picture_size(canvas.px)))
        elif row.read:
            box = self.panels[1].rect.inflate(-canvas.px(80), 0)
            box.top += canvas.px(110)
            box.height = 0
            canvas.paragraph(theme.BODY, self.say("library-unreadable-why"), box, theme.Palette.MUTED)

    def _draw_nothing(self, canvas: Canvas) -> None:
        box = self._scroll.rect.inflate(-canvas.px(60), 0)
        box.top, box.height = box.top + canvas.px(60), 0
        which = "found" if self._finder.sought.strip() else self.which.value
        words = self.say(f"library-none-{which}")
        canvas.paragraph(theme.BODY, words, box, theme.Palette.MUTED, "center")
        if self._nothing is not None:
            self._nothing.draw(canvas)

    def cancel(self) -> bool:
        """Seek nothing any more, and only then go back."""
        if self._finder.open:
            self._finder.stop()
            return True
        return super().cancel()

    def leave(self) -> None:
        pygame.key.stop_text_input()

    def go_back(self) -> None:
        """To the menu, which looks for the game to continue anew."""
        self.app.go_to(destinations.MainMenu())
