"""What can be done with a game: continue, watch, show, rename, export, discard, restore, erase, import.

Each action asks what it must ask, does it on the disk, and shows the result.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from typing import NamedTuple, Protocol

import pygame

from crypt_game import destinations
from crypt_game.controls import clipboard
from crypt_game.controls.widget import Widget
from crypt_game.controls.widgets import Button, ButtonFace
from crypt_game.desktop.files import SaveTrouble
from crypt_game.desktop.given_path import RefusedPath, readable_file
from crypt_game.desktop.plain_files import FileTooLarge
from crypt_game.destinations import Destination
from crypt_game.drawing import theme
from crypt_game.drawing.canvas import ButtonKind, escape
from crypt_game.drawing.geometry import Area, Box
from crypt_game.games.game_list import GameList, ListedGame, Which
from crypt_game.games.game_words import name_words, title_words
from crypt_game.games.library import rename
from crypt_game.games.loading import Problem
from crypt_game.games.saves import SUFFIX
from crypt_game.games.store import own_copy
from crypt_game.match.annotations import TITLE_LIMIT
from crypt_game.rules.record import BadRecord
from crypt_game.ui.pages.dialog import CLOSE, Dialog, DialogLine
from crypt_game.ui.pages.text_question import TextQuestion
from crypt_game.ui.scene import AppServices
from crypt_game.ui.scenes.library.file_question import FileQuestion

__all__ = ["GameActions"]

_PATH_LIMIT = 1000
_GAP = 14


class GameAction(NamedTuple):
    """One button: the end of its key and message, its icon, and what it does."""

    name: str
    icon: str
    act: Callable[[], None]


class GameChoice(Protocol):
    """What the actions need of the scene that lists the games."""

    which: Which
    game_list: GameList

    @property
    def row(self) -> ListedGame | None:
        """The chosen game."""

    @property
    def rows(self) -> list[ListedGame]:
        """All games in view, in their order."""

    def choose(self, path: Path | None) -> None:
        """Choose another game, or none."""


class GameActions:
    """The buttons and actions of the list of games; they act on the game that is chosen there."""

    def __init__(self, app: AppServices, scene: GameChoice) -> None:
        self._app, self._scene = app, scene
        self._thrown: Path | None = None

    # buttons ----------------------------------------------------------------------------------------------
    def buttons(self, row: ListedGame, lines: Sequence[Box]) -> list[Widget]:
        """The actions for this game in two lines, units of the page; the first of them primary."""
        first, others = self._main(row), self._others(row)
        made = self._row_of(first, lines[0 if others else 1], primary=True)
        return made + self._row_of(others, lines[1], primary=False)

    def _main(self, row: ListedGame) -> list[GameAction]:
        if self._scene.which is Which.BIN:
            return [
                GameAction("restore", "icon/undo", self.restore),
                GameAction("erase", "icon/trash", self.ask_to_erase),
            ]
        if row.account is None:
            return [
                GameAction("export", "icon/export", self.export),
                GameAction("discard", "icon/trash", self.discard),
            ]
        if row.running:
            return [
                GameAction("continue", "icon/play", self.open),
                GameAction("watch", "icon/eye", partial(self._go, destinations.ReplayOfFile)),
            ]
        return [
            GameAction("watch", "icon/eye", partial(self._go, destinations.ReplayOfFile)),
            GameAction("sheet", "icon/sheet", partial(self._go, destinations.SavedGame)),
            GameAction("share", "icon/globe", partial(self._go, destinations.ShareFile)),
        ]

    def _others(self, row: ListedGame) -> list[GameAction]:
        if self._scene.which is Which.BIN or row.account is None:
            return []
        return [
            GameAction("rename", "icon/edit", self.ask_for_title),
            GameAction("export", "icon/export", self.export),
            GameAction("discard", "icon/trash", self.discard),
        ]

    def _row_of(self, actions: list[GameAction], line: Box, *, primary: bool) -> list[Widget]:
        places = Area.of(self._app.frame).all_px(line.row(max(1, len(actions)), _GAP))
        first: ButtonKind = "primary" if primary else "stone"
        return [
            Button(
                action.name,
                place,
                self._app.words.say(f"library-{action.name}"),
                action.act,
                face=ButtonFace(kind="stone" if number else first, icon=action.icon),
            )
            for number, (action, place) in enumerate(zip(actions, places, strict=False))
        ]

    @property
    def can_undo(self) -> bool:
        """Whether a game was thrown away just now."""
        return self._thrown is not None

    def undo_buttons(self, place: pygame.Rect) -> list[Widget]:
        """The button that takes the last throwing away back, while there is one."""
        if not self.can_undo:
            return []
        words, face = self._app.words.say("library-undo"), ButtonFace(icon="icon/undo", style=theme.CHIP)
        return [Button("undo", place, words, self._undo_pressed, face=face)]

    # actions ----------------------------------------------------------------------------------------------
    def open(self) -> None:
        """What the primary button does: go on with a game or watch it, put back one that lies in the bin."""
        row = self._scene.row
        if row is None:
            return
        if self._scene.which is Which.BIN:
            self.restore()
        elif row.account is not None and not row.running:
            self._go(destinations.ReplayOfFile)
        else:
            self._go(destinations.SavedGame)

    def discard(self) -> None:
        """Move the game to the bin."""
        row, rows = self._scene.row, self._scene.rows
        if row is None:
            return
        at = rows.index(row)
        neighbour = next(iter(rows[at + 1 : at + 2] or rows[max(0, at - 1) : at]), None)
        thrown = self._guarded(partial(self._scene.game_list.library.discard, row.path))
        if thrown is not None:
            self._thrown = thrown
            self._app.toast("library-binned")
            self._show(neighbour.path if neighbour is not None else None)

    def undo(self) -> bool:
        """Take the last throwing away back; False when there is none."""
        if self._thrown is None:
            return False
        self._put_back(self._thrown)
        return True

    def restore(self) -> None:
        """Put the chosen game of the bin back among the others."""
        row = self._scene.row
        if row is not None:
            self._put_back(row.path)

    def ask_to_erase(self) -> None:
        """Ask, and delete the chosen game of the bin for good."""
        self._app.go_to(destinations.Confirmation("library-erase-ask", self._erase))

    def ask_for_title(self) -> None:
        """Ask for the name of the game."""
        row = self._scene.row
        if row is not None and row.account is not None:
            words = DialogLine("library-rename-title"), DialogLine("library-rename-text")
            answers = DialogLine("library-rename"), DialogLine("library-leave")
            title, accept = row.account.title, partial(self._retitle, row)
            self._push(
                TextQuestion(self._app, "icon/edit", words, answers, accept, text=title, limit=TITLE_LIMIT)
            )

    def export(self) -> None:
        """Copy the game to where the player keeps files, and say where; not while its luck is a secret."""
        row, app = self._scene.row, self._app
        if row is None:
            return
        account = row.account
        if account is not None and row.running and not (account.knowable or account.practice):
            # Its file holds the order of the cards, and the seed of every roll to come.
            title, text = DialogLine("library-export-later-title"), DialogLine("library-export-later-text")
            self._push(Dialog(app, "icon/lock", title, text, (CLOSE,)))
            return
        hand_out = self._scene.game_list.library.hand_out
        copy = self._guarded(partial(hand_out, row.path, app.folders.exports, self._file_name(row)))
        if copy is not None:
            copied = clipboard.copy(str(copy))
            where = {"file": escape(copy.name), "folder": escape(str(copy.parent))}
            title, text = DialogLine("library-exported-title"), DialogLine("library-exported-text", where)
            safe = DialogLine("library-exported-safe") if copied else None
            self._push(Dialog(app, "icon/export", title, text, (CLOSE,), safe=safe))

    def ask_for_file(self) -> None:
        """Ask for the file of a game from elsewhere; one whose path is on the clipboard is chosen already."""
        ready = clipboard.pasted_line()
        found = readable_file(ready, asked_for=False) if len(ready) <= _PATH_LIMIT else None
        folders = [folder for folder in self._app.folders.exports if folder.is_dir()]
        start = found if isinstance(found, Path) else next(iter(folders), self._app.folders.saves)
        words = DialogLine("library-import-title"), DialogLine("library-import-text")
        answers = DialogLine("library-import-act"), DialogLine("library-leave")
        self._push(FileQuestion(self._app, words, answers, self._take_in, SUFFIX, start))

    # behind them ------------------------------------------------------------------------------------------
    def _go(self, to: Callable[[Path], Destination]) -> None:
        """Go where the file of the chosen game leads."""
        if self._scene.row is not None:
            self._app.go_to(to(self._scene.row.path))

    def _push(self, scene: Dialog) -> None:
        self._app.stack.push(scene)

    def _undo_pressed(self) -> None:
        self.undo()

    def _put_back(self, binned: Path) -> None:
        place = self._guarded(partial(self._scene.game_list.library.restore, binned))
        if place is not None:
            if binned == self._thrown:
                self._thrown = None
            self._scene.which = Which.ALL
            self._app.toast("library-restored", kind="good")
            self._show(place)

    def _erase(self) -> None:
        row = self._scene.row
        if row is None:
            return
        erased = self._guarded(partial(self._erased, row.path))
        if erased is not None:
            if row.path == self._thrown:
                self._thrown = None
            self._show(None)

    def _erased(self, path: Path) -> Path:
        self._scene.game_list.library.erase(path)
        return path

    def _retitle(self, row: ListedGame, title: str) -> DialogLine | Callable[[], None]:
        try:
            rename(row.path, title)
        except (SaveTrouble, OSError, FileTooLarge, BadRecord):
            return DialogLine("library-refused")
        return partial(self._show, row.path)

    def _take_in(self, text: str) -> DialogLine | Callable[[], None]:
        if not text.strip():
            return DialogLine("library-import-nothing")
        path = readable_file(text)
        if isinstance(path, RefusedPath):
            return DialogLine(path.key, {"file": escape(path.name)})
        try:
            own = own_copy(self._app.folders.saves, path)
        except SaveTrouble:
            return DialogLine("toast-game-not-taken-in")
        if isinstance(own, Problem):
            return DialogLine(own.value, {"file": escape(path.name)})
        self._app.toast("toast-game-taken-in" if own.new else "library-known", kind="good")
        self._scene.which = Which.ALL
        return partial(self._show, own.path)

    def _show(self, path: Path | None) -> None:
        """List the games anew, with this one chosen."""
        self._scene.game_list.refresh(*([path] if path is not None else []))
        self._scene.choose(path)

    def _file_name(self, row: ListedGame) -> str:
        """What an exported file is called: the game's name, the day, and who played."""
        say = self._app.words.say
        parts = [title_words(row, say), f"{row.entry.modified:%Y-%m-%d}"]
        if row.account is not None:
            heirs = row.account.variant.heirs
            parts.append(", ".join(name_words(row.account.plan.players[seat], say) for seat in heirs))
        return " ".join(parts)

    def _guarded(self, act: Callable[[], Path]) -> Path | None:
        """Do something on the disk; where it refuses, say so and return None."""
        try:
            return act()
        except (SaveTrouble, OSError, FileTooLarge):
            self._app.toast("library-refused", kind="warning")
            return None
