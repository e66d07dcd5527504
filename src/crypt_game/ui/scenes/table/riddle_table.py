"""A riddle at the table: the position is set up, the answer is given with the real dice or from a list, and
played. What is right, and what is said about it, is the riddle's own (`crypt_game.riddles`).
"""

from __future__ import annotations

from dataclasses import replace
from datetime import date
from functools import partial
from typing import Final

from pygame import Rect

from crypt_game import destinations
from crypt_game.drawing import theme
from crypt_game.drawing.geometry import Area, Box
from crypt_game.opponents.levels import Level
from crypt_game.play.claim_draft import ClaimDraft
from crypt_game.riddles.progress import RiddleProgress
from crypt_game.riddles.reading import all_riddles
from crypt_game.riddles.riddle import SOLVER, Grade, Riddle, RiddleKind
from crypt_game.riddles.riddle_match import RiddleMatch, heirs_of
from crypt_game.riddles.riddle_run import RiddleRun, RiddleStage
from crypt_game.riddles.riddle_words import RiddleWords
from crypt_game.rules import Action
from crypt_game.text.portrait_names import portrait_name
from crypt_game.ui.scene import AppServices
from crypt_game.ui.scenes.table.explaining_table import BesideButton, Explanation
from crypt_game.ui.scenes.table.explanation_panel import Sentence
from crypt_game.ui.scenes.table.riddle_commands import RiddleCommands
from crypt_game.ui.scenes.table.scene import TableScene
from crypt_game.ui.widget import Widget, WidgetRole
from crypt_game.ui.widgets import Button, ButtonFace, level

__all__ = ["RiddleScene"]

_LEFT_OUT: Final = frozenset(("lock", "onward"))
"""Buttons of the table that a riddle has no use for, beside all that look something up."""
_TOP: Final = Box(0, 8, 0, 56)
_BUTTON, _GAP, _SIDE = 172, 10, 20
_TRAY_EDGE: Final = 14
_LEVELS: Final = {
    Grade.PAGE: Level.PAGE,
    Grade.SQUIRE: Level.SQUIRE,
    Grade.KNIGHT: Level.KNIGHT,
    Grade.REGENT: Level.REGENT,
    Grade.NONE: Level.SOVEREIGN,
}
"""By whose name a grade is called."""
_RESTS: Final = (RiddleStage.HINT, RiddleStage.WRONG, RiddleStage.SOLVED)
"""When there is something to read."""


class RiddleScene(TableScene):
    """One riddle; with a `kind` the next one will be of it, too."""

    commands: RiddleCommands

    def __init__(self, app: AppServices, riddle: Riddle, kind: RiddleKind | None = None) -> None:
        heirs = [
            replace(heir, name=portrait_name(app.words.say, heir.house, heir.title))
            for heir in heirs_of(riddle)
        ]
        super().__init__(app, RiddleMatch(riddle, heirs))
        self.run = RiddleRun(riddle)
        self.model.keeps_back_gains = riddle.kind is RiddleKind.FACE_DOWN
        self._kind = kind
        self.commands = RiddleCommands(self, self.decide, self.give_hint)
        self._told: dict[tuple[object, ...], str] = {}
        """What was worked out to be said, by stage and language: some of it takes a moment."""

    # life cycle -------------------------------------------------------------------------------------------
    def enter(self) -> None:
        super().enter()
        self.app.speak(self.heading)

    def take_settings(self) -> None:
        super().take_settings()
        self.event_player.stops.kind = "off"

    @property
    def _progress(self) -> RiddleProgress:
        return RiddleProgress.from_json(self.app.settings.riddles)

    def _keep_score(self) -> None:
        """Remember what the first answer was worth."""
        score, today, riddle = self.run.score, date.today(), self.run.riddle
        assert score is not None, "an answer was given"
        progress = self._progress.answered(riddle, score, today)
        if score and riddle == progress.of_day(all_riddles(), today):
            progress = progress.solved_of_day(today)
        self.app.change_settings(riddles=progress.to_json())

    # answers ----------------------------------------------------------------------------------------------
    def decide(self, action: Action) -> None:
        """Give an answer at the table."""
        first = self.run.score is None
        self._judge(first, right=self.run.decide(action))

    def choose(self, answer: int) -> None:
        """Give an answer of the list."""
        first = self.run.score is None
        self._judge(first, right=self.run.answer(answer))

    def _judge(self, first: bool, *, right: bool) -> None:
        if first:
            self._keep_score()
        if right:
            self._play_answer()
        else:
            self.commands.clear()
            self._show_words()

    def show_solution(self) -> None:
        """Give up, and see the answer played."""
        first = self.run.score is None
        self.run.show_solution()
        if first:
            self._keep_score()
        self._play_answer()

    def _play_answer(self) -> None:
        riddle = self.run.riddle
        if riddle.kind.is_claim:
            self.commands.show(self.match.submit(SOLVER, riddle.actions[riddle.answer]))
        elif riddle.kind is RiddleKind.GHOST:
            self.commands.show(self.match.begin())
        else:
            self._finish()

    def _go_on(self, dt: float) -> None:
        if self.run.stage is RiddleStage.PLAYING:
            self._finish()
        elif (
            self.run.stage is RiddleStage.ASKED
            and self.match.decide is not None
            and self.run.riddle.kind.is_claim
        ):
            self.commands.ask(self.match.decide)

    def _finish(self) -> None:
        self.run.finish()
        self._show_words()

    def _show_words(self) -> None:
        self.refill()
        self.controls.focus_on("lesson-next")
        self.speak()

    def give_hint(self) -> None:
        """The next hint; none while an answer is played or explained."""
        if self.run.stage in (RiddleStage.ASKED, RiddleStage.HINT):
            self.run.ask_hint()
            self._show_words()

    def look(self) -> None:
        """It was read: back to the table."""
        self.run.read_on()
        self.refill()
        self.controls.focus_on(self.controls.widgets[0].key)

    def go_on(self) -> None:
        """The next riddle."""
        following = self._progress.next_of(all_riddles(), self._kind)
        self.app.go_to(destinations.RiddleAt(following.number, self._kind))

    def stop(self) -> None:
        """Back to the list."""
        self.app.go_to(destinations.RiddleList())

    def cancel(self) -> bool:
        if self.run.stage in (RiddleStage.HINT, RiddleStage.WRONG):
            self.look()
        elif not self.commands.unzoom() and not self.commands.clear():
            self.stop()
        return True

    # what is said -----------------------------------------------------------------------------------------
    def _words(self) -> RiddleWords:
        return RiddleWords(self.run.riddle, self.event_player.chronicle.participants, self.say)

    def _said(self) -> str:
        """The words of the stage."""
        run = self.run
        key = (run.stage, run.hints, run.tried, self.app.words.language)
        if key not in self._told:
            words = self._words()
            self._told[key] = (
                words.hint(run.hints) if run.stage is RiddleStage.HINT else words.verdict(run.tried)
            )
        return self._told[key]

    @property
    def heading(self) -> str:
        riddle = self.run.riddle
        return self.say(
            "riddle-spoken", number=riddle.number, grade=int(riddle.grade), question=self._words().question
        )

    def hint(self) -> str:
        stage, asking = self.run.stage, self.model.request
        laid = isinstance(asking, ClaimDraft) and bool(asking.groups) and stage is RiddleStage.ASKED
        return super().hint() if laid or stage is RiddleStage.PLAYING else self._words().question

    def explanation(self) -> Explanation | None:
        run, say = self.run, self.say
        if run.stage not in _RESTS:
            return None
        sentence = Sentence.of(self._said())
        match run.stage:
            case RiddleStage.HINT:
                place = say("riddle-hints", step=run.hints)
                light = self._words().light(run.hints)
                return Explanation(sentence, light, place, self.look, say("riddle-look"))
            case RiddleStage.WRONG:
                show = BesideButton("riddle-show", "icon/eye", self.show_solution)
                return Explanation(sentence, (), "", self.look, say("riddle-try-again"), show)
            case _:
                place = say("riddle-rating", rating=round(self._progress.rating))
                light = self._words().answer_light
                return Explanation(sentence, light, place, self.go_on, say("riddle-next"))

    # what is at the table ---------------------------------------------------------------------------------
    def table_widgets(self) -> list[Widget]:
        table = [
            widget
            for widget in super().table_widgets()
            if widget.role is not WidgetRole.LOOKUP and widget.key not in _LEFT_OUT
        ]
        return [*self._choices(), *table, *self._bar()]

    def _choices(self) -> list[Button]:
        """The answers of a list, in the tray."""
        choices = self._words().choices
        if not choices or self.run.stage not in (RiddleStage.ASKED, *_RESTS[:2]):
            return []
        edge = self.frame.px(_TRAY_EDGE)
        tray = Box(*self.layout.tray.inflate(-2 * edge, -2 * edge))
        places = tray.row(len(choices), edge)
        buttons = [
            Button(
                f"riddle-choice-{number}",
                Rect(place.rect),
                words,
                partial(self.choose, number),
                ButtonFace(detail=detail, style=theme.BUTTON, spoken=" ".join((words, detail)).strip()),
            )
            for (number, words, detail), place in zip(choices, places, strict=True)
        ]
        return list(level(buttons))

    def _bar(self) -> list[Button]:
        """Which riddle it is, a hint and the way out, at the top right."""
        area, riddle = Area.of(self.frame), self.run.riddle
        level_named = self.say(f"setup-mind-{_LEVELS[riddle.grade]}")
        choices = (
            ("title", "icon/help", self.say("riddle-title", number=riddle.number), level_named, self._repeat),
            ("hint", "icon/bulb", self.say("riddle-hint"), "", self.give_hint),
            ("leave", "icon/quit", self.say("riddle-leave"), "", self.stop),
        )
        width = (_BUTTON + _GAP) * len(choices) - _GAP
        row = _TOP._replace(x=area.width - _SIDE - width, w=width).row(len(choices), _GAP)
        buttons = [
            Button(
                f"lesson-{key}", area.px(place), words, press, ButtonFace("stone", icon, detail, theme.CHIP)
            )
            for (key, icon, words, detail, press), place in zip(choices, row, strict=True)
        ]
        return list(level(buttons))

    def _repeat(self) -> None:
        """Say the question once more."""
        self.app.speak(self.heading)

    def key_hints(self) -> list[tuple[str, str]]:
        return [
            hint
            for hint in super().key_hints()
            if hint[1] not in (self.say("table-key-menu"), self.say("table-key-why"))
        ]
