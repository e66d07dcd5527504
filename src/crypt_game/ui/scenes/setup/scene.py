"""The set-up scene: keeps a draft, lets its parts change it, and opens the crypt."""

from __future__ import annotations

import secrets
from datetime import date
from importlib.util import find_spec

import pygame

from crypt_game.match.game_code import CodedGame, code_of_game
from crypt_game.match.luck_source import OpenLuck
from crypt_game.match.players import House, Plan, Title
from crypt_game.rules.terms import Mode
from crypt_game.ui import destinations, theme
from crypt_game.ui.canvas import Canvas
from crypt_game.ui.pages.page import PageScene
from crypt_game.ui.scene import AppServices
from crypt_game.ui.scenes.setup.collector_section import CollectorSection
from crypt_game.ui.scenes.setup.crypt_choice import CryptChoice
from crypt_game.ui.scenes.setup.game_draft import SetupDraft
from crypt_game.ui.scenes.setup.heir_section import HeirSection
from crypt_game.ui.scenes.setup.house_section import HouseSection
from crypt_game.ui.scenes.setup.mode_section import ModeSection
from crypt_game.ui.scenes.setup.section import SetupSection, name_of
from crypt_game.ui.scenes.setup.start_section import StartSection
from crypt_game.ui.widgets import TextEntry

__all__ = ["SetupScene"]


class SetupScene(PageScene):
    """A new game is agreed upon. The last set-up stands ready, so that one press starts the game."""

    title_key = "setup-title"
    back_key = "setup-back"

    def __init__(self, app: AppServices) -> None:
        super().__init__(app)
        self.computer_heirs = find_spec("crypt_game.opponents") is not None
        draft = SetupDraft.from_json(app.settings.last_setup)
        self.draft = draft if self.computer_heirs else draft.all_people()
        self.renaming: int | None = None
        self.coded: CodedGame | None = None
        self.day: date | None = None
        """The day whose crypt `coded` is, if it is one's."""

    # what the parts ask for -----------------------------------------------------------------------------
    def change(self, draft: SetupDraft, spoken: str = "") -> None:
        """Take over a changed draft, lay everything out anew and say what changed."""
        self.draft = draft
        self.renaming = None
        if self.coded is not None and not draft.agrees(self.coded.setup):
            self.coded = None
        self._refresh()
        if spoken:
            self.app.speak(spoken)

    def open_coded(self, game: CodedGame, day: date | None = None) -> None:
        """Agree upon the game of a code, or of a day: the same crypt, with the heirs as they are here."""
        self.coded, self.day = game, day
        self.change(self.draft.agreeing(game.setup), self.say("setup-code-taken"))

    def rename(self, index: int | None) -> None:
        """Type the name of an heir, or stop typing."""
        self.renaming = index
        self._refresh()
        entry = self._entry()
        if entry is not None:
            entry.activate()

    def note_name(self, index: int, name: str) -> None:
        """Take over a name while it is being typed."""
        self.draft = self.draft.with_heir(index, name=name)

    def start(self) -> None:
        """Remember the set-up and open the crypt."""
        self.app.change_settings(last_setup=self.draft.to_json())
        plan = self._plan()
        if self.coded is None:
            self.app.go_to(destinations.FreshGame(plan))
        else:
            self.app.go_to(destinations.NewGame(plan, OpenLuck(code_of_game(self.coded), self.day)))

    # life -----------------------------------------------------------------------------------------------
    def arrange(self) -> None:
        self.panels = [panel for part in self._parts for panel in part.panels()]
        widgets = [widget for part in self._parts for widget in part.widgets()]
        self.controls.fill([self.back_button(), *widgets])
        if self.controls.focus is None:
            self.controls.focus_on("start")

    def update(self, dt: float) -> None:
        super().update(dt)
        entry = self._entry()
        if entry is not None and not entry.editing:
            self.rename(None)

    def cancel(self) -> bool:
        if self.renaming is not None:
            self.rename(None)
            return True
        return super().cancel()

    def leave(self) -> None:
        pygame.key.stop_text_input()

    def draw_page(self, canvas: Canvas) -> None:
        for part in self._parts:
            part.draw(canvas)
        foot = self.area.rect(self.area.width / 2, self.area.height - 57, 0, 0)
        style, room = theme.NOTE, self.area.rect(0, 0, self.area.width - 160, 0).width
        words = self.say("setup-remembered")
        canvas.text(style, words, foot.topleft, theme.Palette.MUTED, "center", max_width=room)

    @property
    def _parts(self) -> tuple[SetupSection, ...]:
        seats = HouseSection(self) if self.draft.mode is Mode.CLASH else HeirSection(self)
        return CryptChoice(self), ModeSection(self), seats, StartSection(self), CollectorSection(self)

    def _refresh(self) -> None:
        self.arrange()
        self.invalidate()

    def _entry(self) -> TextEntry | None:
        widget = self.controls.find(f"name-{self.renaming}")
        return widget if isinstance(widget, TextEntry) else None

    def _plan(self) -> Plan:
        def named(house: House, title: Title) -> str:
            return name_of(self.say, house, title)

        return self.draft.plan(secrets.randbelow, named)
