"""The set-up scene: keeps a draft, lets its parts change it, and begins the game."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date
from functools import partial
from random import SystemRandom

import pygame

from crypt_game import destinations
from crypt_game.controls.widget import told_in
from crypt_game.controls.widgets import TextEntry
from crypt_game.drawing.canvas import Canvas
from crypt_game.drawing.idle_animation import IdleAnimation
from crypt_game.match.game_code import CodedGame, code_of_game
from crypt_game.match.luck_source import OpenLuck
from crypt_game.match.plan_draft import PlanDraft
from crypt_game.match.players import Plan
from crypt_game.play.card_turns import CardTurns
from crypt_game.screen_reader import SpokenText, Titled, standing_in
from crypt_game.sound import Cue, Mood, Passage
from crypt_game.text.portrait_names import portrait_name
from crypt_game.ui.pages.page import PageScene
from crypt_game.ui.scene import AppServices
from crypt_game.ui.scenes.setup.collector_cards import CollectorCards
from crypt_game.ui.scenes.setup.crypt_choice import CryptChoice
from crypt_game.ui.scenes.setup.mode_cards import ModeCards
from crypt_game.ui.scenes.setup.seat_cards import LeadButton, SeatCards, SeatPortrait
from crypt_game.ui.scenes.setup.section import SetupSection
from crypt_game.ui.scenes.setup.start_options import StartOptions

__all__ = ["SetupScene"]


class SetupScene(PageScene):
    """A new game is agreed upon. The last set-up stands ready, so that one press starts the game."""

    room = "rooms/antechamber"
    mood = Mood(Passage.SETUP)
    title_key = "setup-title"
    back_key = "setup-back"

    def __init__(self, app: AppServices) -> None:
        super().__init__(app)
        self.draft = PlanDraft.from_json(app.settings.last_setup)
        self.turns = CardTurns()
        self.renaming: int | None = None
        self.coded: CodedGame | None = None
        self.day: date | None = None
        """The day whose crypt `coded` is, if it is one's."""
        self._parts: tuple[SetupSection, ...] = ()

    def idle_animation(self) -> IdleAnimation:
        canvas, widgets = self.canvas, self.controls.widgets
        flames = [flame for each in widgets if isinstance(each, LeadButton) for flame in each.flames(canvas)]
        busts = [each.bust(canvas) for each in widgets if isinstance(each, SeatPortrait)]
        return IdleAnimation(flames, busts=busts)

    # what the parts ask for -----------------------------------------------------------------------------
    def change(self, draft: PlanDraft, spoken: str = "") -> None:
        """Take over a changed draft, lay everything out anew and say what changed."""
        if self.app.motion_speed and not self.app.reduced_motion:
            self.turns.begin(self.draft.sides, draft.sides)
        self.draft = draft
        self.renaming = None
        if self.coded is not None and not draft.agrees(self.coded.setup):
            self.coded = None
        self.refresh()
        if spoken:
            self.app.speak(spoken)

    def open_coded(self, game: CodedGame, day: date | None = None) -> None:
        """Agree upon the game of a code, or of a day: the same crypt, with the heirs as they are here."""
        self.coded, self.day = game, day
        self.change(self.draft.agreeing(game.setup), self.say("setup-code-taken"))

    def rename(self, index: int | None) -> None:
        """Type the name of a player, or stop typing."""
        self.renaming = index
        self.refresh()
        entry = self._entry()
        if entry is not None:
            entry.activate()

    def note_name(self, index: int, name: str) -> None:
        """Take over a name while it is being typed."""
        self.draft = self.draft.with_heir(index, name=name)

    def start(self) -> None:
        """Remember the set-up and begin the game."""
        plan = self._agreed()
        self.app.cue(Cue.SEALED)
        if self.coded is None:
            self.app.go_to(destinations.FreshGame(plan))
        elif self.day is not None:
            self.app.go_to(destinations.DayAtOwnTable(plan, self.day))
        else:
            self.app.go_to(destinations.NewGame(plan, OpenLuck(code_of_game(self.coded))))

    def ask_series(self) -> None:
        """Remember the set-up, and play more than one game of it."""
        self.app.go_to(destinations.SeriesQuestion(self._agreed()))

    def ask_equal_luck(self) -> None:
        """Remember the set-up, and let several people play the same crypts of it in turn."""
        self.app.go_to(destinations.EqualLuckSetupPage(self._agreed()))

    def _agreed(self) -> Plan:
        self.app.change_settings(last_setup=self.draft.to_json())
        return self.draft.plan(SystemRandom().randrange, partial(portrait_name, self.say))

    # life -----------------------------------------------------------------------------------------------
    def arrange(self) -> None:
        parts = CryptChoice, ModeCards, SeatCards, CollectorCards, StartOptions
        self._parts = tuple(part(self) for part in parts)
        told = (told_in(self.say(part.part_key), part.widgets()) for part in self._parts)
        widgets = [widget for part in told for widget in part]
        self.controls.fill([self.back_button(), *widgets], "start")

    def paragraphs(self) -> Sequence[SpokenText]:
        told = [standing_in(self.say(part.part_key), part.words()) for part in self._parts]
        return [words for part in told for words in part]

    def regions(self) -> Sequence[Titled]:
        return [Titled(self.say(CollectorCards.part_key))]

    def update(self, dt: float) -> None:
        super().update(dt)
        if self.turns.update(dt):
            self.invalidate()
        entry = self._entry()
        if entry is not None and not entry.editing:
            self.rename(None)

    @property
    def lively(self) -> bool:
        return self.turns.moving or super().lively

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

    def _entry(self) -> TextEntry | None:
        widget = self.controls.find(f"name-{self.renaming}")
        return widget if isinstance(widget, TextEntry) else None
