"""All games on the disk in one list, the chosen one in full beside it, and what can be done with it.

Files are read and pictures made in slices between frames.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from datetime import datetime
from functools import partial
from pathlib import Path
from typing import Final

import pygame

from crypt_game import destinations
from crypt_game.controls.input import Command, Intent, Order
from crypt_game.controls.widget import Widget
from crypt_game.controls.widgets import Button, ButtonFace, ListRow, ListView, RowChoice, RowPlace, level
from crypt_game.drawing import theme
from crypt_game.drawing.canvas import Canvas
from crypt_game.drawing.canvas.nothing_yet import NothingYet, draw_nothing_yet, nothing_yet_places
from crypt_game.drawing.geometry import Box, Frame
from crypt_game.drawing.idle_animation import IdleAnimation
from crypt_game.drawing.room_flames import room_animation
from crypt_game.games.game_labels import date_words
from crypt_game.games.game_list import GameList, ListedGame, Which
from crypt_game.games.game_words import row_words, spoken_words, title_words
from crypt_game.screen_reader import NodeKind, SpokenText
from crypt_game.ui.pages.choice_chips import Option, choice_chips
from crypt_game.ui.pages.page import PANEL_EDGE, PANEL_GAP, PANEL_HEAD, ROWS_WIDE, PageScene, inside
from crypt_game.ui.scene import AppServices
from crypt_game.ui.scenes.library.game_actions import GameActions
from crypt_game.ui.scenes.library.game_details import GameDetails
from crypt_game.ui.scenes.library.game_rows import ROW_GAP, ROW_HEIGHT, GameRow, picture_size
from crypt_game.ui.scenes.library.game_search import GameSearch, matches
from crypt_game.ui.scenes.library.thumbnails import Thumbnails

__all__ = ["LibraryScene"]

_CHIP_HEIGHT, _CHIP_GAP = 52, 14
_BUTTONS, _BUTTON, _BUTTON_HEIGHT = 3, 290, 58
_AIR: Final = 40
"""Around words that stand in place of a list or of a game."""
_READING: Final = 0.005
"""Seconds that reading may take between two frames."""


class LibraryScene(PageScene):
    """The games, to be gone on with, looked at, renamed, thrown away, handed out and taken in."""

    title_key = "library-title"
    back_key = "library-back"
    back_to_menu = True
    words_panel = -1

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
        self._nothing: NothingYet | None = None
        """Where it is said that there is nothing in the list."""
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
        listing, detail = self.body.take_left(ROWS_WIDE, PANEL_GAP)
        chips, view, undo = self._list_places(listing.inset(PANEL_EDGE, PANEL_EDGE))
        rows = self._arrange_list(self.area.px(view))
        row = self.row
        title = title_words(row, self.say) if row is not None else ""
        when = date_words(row.entry.modified, datetime.now(), self.say) if row is not None else ""
        self.panels = [self.panel(listing, ""), self.panel(detail, title, remark=when)]
        if row is None:
            self.panels = [self.panel(self.body, "")]
        actions = self._arrange_detail(detail)
        self.controls.fill(
            [
                self.back_button(),
                *self._page_buttons(),
                *self._filters(chips),
                *rows,
                *self.actions.undo_buttons(self.area.px(undo)),
                *actions,
            ]
        )
        if self.controls.focus is None:
            self._focus_chosen() or self.controls.focus_on("back")

    def _list_places(self, box: Box) -> tuple[Box, Box, Box]:
        """The chips above the list, the list, and below it the way to take a throwing away back."""
        chips, rest = box.take_top(_CHIP_HEIGHT, _CHIP_GAP)
        if not self.actions.can_undo:
            return chips, rest, rest
        undo, view = rest.take_bottom(_CHIP_HEIGHT, _CHIP_GAP)
        return chips, view, undo

    def _arrange_list(self, view: pygame.Rect) -> list[Widget]:
        px, row = self.frame.px, self.row
        self._list.current = self.rows.index(row) if row is not None else 0
        self._list.place(view, [px(ROW_HEIGHT)] * len(self.rows), gap=px(ROW_GAP), gutter=px(PANEL_EDGE))
        return self._list.fill(self._row_widget, self.say)

    def _row_widget(self, place: RowPlace) -> ListRow:
        row, now = self.rows[place[1]], datetime.now()
        chosen = row.path == self.chosen
        spoken = spoken_words(row, now, self.say)
        words, press = row_words(row, now, self.say), partial(self._pressed, row)
        made = GameRow(row.key, place, spoken, words, press, chosen=chosen)
        made.picture = self._gallery.find(row, picture_size(made.whole.height, self.frame.px))
        return made

    def _page_buttons(self) -> list[Widget]:
        """What finds a game, takes one in, and counts them all, at the right of the title."""
        see_statistics = partial(self.app.go_to, destinations.StatisticsPage(self.game_list))
        wide = _BUTTONS * (_BUTTON + _CHIP_GAP) - _CHIP_GAP
        line = self.head.take_right(wide)[0].middle(self.head.w, _BUTTON_HEIGHT)
        find, take_in, count = (self.area.px(place) for place in line.row(_BUTTONS, _CHIP_GAP))
        faces = [ButtonFace(icon=f"icon/{icon}", style=theme.CHIP) for icon in ("folder", "chart")]
        buttons = [
            self._finder.widget(find),
            Button("import", take_in, self.say("library-import"), self.actions.ask_for_file, faces[0]),
            Button("statistics", count, self.say("library-statistics"), see_statistics, faces[1]),
        ]
        level([button for button in buttons if isinstance(button, Button)])
        return buttons

    def _filters(self, line: Box) -> Sequence[Widget]:
        options = [
            Option(
                which.value,
                self.say(f"library-{which.value}", count=len(self.game_list.rows(which))),
                which is self.which,
                partial(self.show, which),
            )
            for which in Which
        ]
        words = [self.canvas.measure(theme.CHIP, option.words)[0] / self.area.k for option in options]
        return choice_chips("list", options, self.area.all_px(line.row_of(words, _CHIP_GAP)), self.say)

    def _arrange_detail(self, detail: Box) -> list[Widget]:
        row, box = self.row, inside(detail)
        self._sheet, self._nothing = None, None
        if row is None:
            _, place = self.body.inset(PANEL_EDGE, PANEL_EDGE).take_top(_CHIP_HEIGHT + _CHIP_GAP)
            self._nothing = nothing_yet_places(self.area.px(place), self.frame, way_on=self._may_begin)
            return [self._begin_button(self._nothing.button)] if self._may_begin else []
        if not row.read:
            return []
        foot, sheet = box.take_bottom(2 * _BUTTON_HEIGHT + _CHIP_GAP, _CHIP_GAP)
        if row.account is not None:
            self._sheet = GameDetails(self.area.px(sheet), row, row.account, self.say)
        return self.actions.buttons(row, foot.column(2, _CHIP_GAP))

    @property
    def _may_begin(self) -> bool:
        """Whether a list without games is one that a new game would stand in."""
        return self.which is not Which.BIN and not self._finder.sought.strip()

    def _begin_button(self, rect: pygame.Rect) -> Widget:
        words = self.say("menu-new-game")
        face = ButtonFace(kind="primary", icon="icon/play", style=theme.BUTTON)
        return Button("begin", rect, words, partial(self.app.go_to, destinations.SetupPage()), face=face)

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
        return not self._settled or super().lively

    def _in_sight(self) -> list[ListedGame]:
        """The games that can be seen, the chosen one first."""
        seen = [self.rows[shown.number] for shown in self._list.rows]
        return sorted(seen, key=lambda row: row.path != self.chosen)

    def _wanted(self) -> Iterator[tuple[ListedGame, tuple[int, int]]]:
        """The pictures that can be seen, and their sizes."""
        px = self.frame.px
        for row in self._in_sight():
            yield row, picture_size(self._list.row(0).height, px)
            if row.path == self.chosen:
                yield row, GameDetails.picture_size(px)

    # paint ------------------------------------------------------------------------------------------------
    def draw_page(self, canvas: Canvas) -> None:
        row = self.row
        if self._nothing is not None:
            draw_nothing_yet(canvas, self._nothing, self._empty_room, *self._nothing_words())
        elif row is None:
            return
        elif self._sheet is not None:
            self._sheet.draw(canvas, self._gallery.find(row, GameDetails.picture_size(canvas.px)))
        elif row.read:
            box = self.panels[1].rect.inflate(-canvas.px(2 * _AIR), 0)
            box.top, box.height = box.top + canvas.px(PANEL_HEAD + _AIR), 0
            canvas.paragraph(theme.BODY, self.say("library-unreadable-why"), box, theme.Palette.MUTED)

    @property
    def _empty_room(self) -> str:
        """The room that is seen where no game is listed."""
        return "rooms/antechamber" if self._may_begin else "rooms/archive"

    def idle_animation(self) -> IdleAnimation:
        if self._nothing is None:
            return IdleAnimation()
        return room_animation(self.canvas, self._empty_room, self._nothing.picture)

    def _nothing_words(self) -> tuple[str, str]:
        """A line and a sentence where no game is listed."""
        which = "found" if self._finder.sought.strip() else self.which.value
        title = self.say("library-untouched" if self._may_begin else "library-carried-off")
        back = self.app.devices.name(Command.CANCEL, self.say)
        return title, self.say(f"library-none-{which}", back=back)

    def paragraphs(self) -> Sequence[str | SpokenText]:
        if self._nothing is not None:
            title, why = self._nothing_words()
            return [SpokenText(title, NodeKind.HEADING, 2), why]
        if self._sheet is not None:
            return self._sheet.sentences()
        unread = self.row is not None and self.row.read
        return [self.say("library-unreadable-why")] if unread else []

    def cancel(self) -> bool:
        """Seek nothing any more, and only then go back."""
        if self._finder.open:
            self._finder.stop()
            return True
        return super().cancel()

    def leave(self) -> None:
        pygame.key.stop_text_input()
