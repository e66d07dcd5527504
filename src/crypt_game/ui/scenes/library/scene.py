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
from crypt_game.ui.input import Command, Intent, Order
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
from crypt_game.ui.widgets import (
    Button,
    ButtonFace,
    ChoiceChip,
    ListRow,
    ListView,
    RowChoice,
    RowPlace,
    level,
)

__all__ = ["LibraryScene"]

_LEFT, _TOP, _GAP, _FOOT = 41, 122, 26, 42
_LIST: Final = 860
_EDGE: Final = 20
_CHIP_HEIGHT: Final = 52
_BUTTON, _BUTTON_HEIGHT = 290, 58
_READING: Final = 0.005
"""Seconds that reading may take between two frames."""


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
        self._list = ListView("games", self.refresh, self._arrived)
        self._choice = RowChoice()
        self._sheet: GameDetails | None = None
        self._nothing: EmptyList | None = None
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
        rows = self._arrange_list(listing)
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
                *rows,
                *self.actions.undo_buttons(self._undo_place(listing)),
                *actions,
            ]
        )
        if self.controls.focus is None:
            self._focus_chosen() or self.controls.focus_on("back")

    def _arrange_list(self, listing: pygame.Rect) -> list[Widget]:
        px, row = self.frame.px, self.row
        top = listing.top + px(_EDGE + _CHIP_HEIGHT + 18)
        foot = px(_CHIP_HEIGHT + 16) if self.actions.can_undo else 0
        view = pygame.Rect(listing.left + px(_EDGE), top, listing.width - px(2 * _EDGE), 0)
        view.height = listing.bottom - px(_EDGE) - foot - top
        self._list.current = self.rows.index(row) if row is not None else 0
        self._list.place(view, [px(ROW_HEIGHT)] * len(self.rows), gap=px(ROW_GAP), gutter=px(_EDGE))
        return self._list.fill(self._row_widget, self.say)

    def _row_widget(self, place: RowPlace) -> ListRow:
        row, now = self.rows[place[1]], datetime.now()
        chosen = row.path == self.chosen
        spoken = choice_name(self.say, spoken_words(row, now, self.say), chosen)
        words, press = row_words(row, now, self.say), partial(self._pressed, row)
        made = GameRow(row.key, place, spoken, words, press, chosen=chosen)
        made.picture = self._gallery.find(row, picture_size(made.whole.height, self.frame.px))
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
        self._list.scroll_to(0)
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
        self._list.scroll_to(0)
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
            self._list.show(self.rows.index(row))
            self._focus_chosen()

    def refresh(self) -> None:
        """Lay out anew what the list holds."""
        self.arrange()
        self.invalidate()

    def _choose_first(self) -> None:
        rows = self.rows
        self.chosen = rows[0].path if rows else None

    def _focus_chosen(self) -> bool:
        return self.row is not None and self.controls.focus_on(self.row.key)

    def _arrived(self, number: int) -> None:
        """Keys choose among the games as they go."""
        if self.rows[number] is not self.row:
            self.choose(self.rows[number].path)

    def _pressed(self, row: ListedGame) -> None:
        """A key opens; the pointer chooses, and a second click soon after opens."""
        if self._choice.opens(chosen=row.path == self.chosen, by_keys=self.controls.by_keys):
            self.actions.open()
        else:
            self.choose(row.path)

    def handle(self, intent: Intent) -> bool:
        if isinstance(intent, Order) and intent.pressed and intent.command is Command.UNDO:
            return self.actions.undo()
        return super().handle(intent)

    # between the frames -----------------------------------------------------------------------------------
    def update(self, dt: float) -> None:
        super().update(dt)
        self._choice.update(dt)
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
        seen = [self.rows[shown.number] for shown in self._list.rows]
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
        box = self._list.rect.inflate(-canvas.px(60), 0)
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
