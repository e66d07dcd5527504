"""A riddle at the table: the position is set up, the answer is given with the real dice or from a list, and
played. What is right, and what is said about it, is the riddle's own (`crypt_game.riddles`).
"""

from __future__ import annotations

from dataclasses import replace
from datetime import date
from functools import partial
from typing import Final

from crypt_game import destinations
from crypt_game.controls.widget import Widget, told_in
from crypt_game.controls.widgets import Button
from crypt_game.drawing.canvas import Canvas
from crypt_game.play.board_model import GhostTurn, Headline, Waiting, dice_by_strength
from crypt_game.riddles.marked_answers import MarkedAnswer, marked_answers
from crypt_game.riddles.progress import RiddleProgress
from crypt_game.riddles.reading import all_riddles
from crypt_game.riddles.riddle import SOLVER, Grade, Riddle, RiddleKind
from crypt_game.riddles.riddle_match import RiddleMatch, heirs_of
from crypt_game.riddles.riddle_run import RiddleRun, RiddleStage
from crypt_game.riddles.riddle_words import ListedAnswer, RiddleWords
from crypt_game.riddles.what_follows import Refutation, outcome_of
from crypt_game.rules import Action, Event
from crypt_game.rules.indices import SeatIndex
from crypt_game.text.portrait_names import portrait_name
from crypt_game.ui.scene import AppServices
from crypt_game.ui.scenes.table.corner_bar import CornerButton, corner_bar, needed
from crypt_game.ui.scenes.table.explaining_table import BesideButton, Explanation
from crypt_game.ui.scenes.table.explanation_panel import Sentence
from crypt_game.ui.scenes.table.riddle_answers import answer_buttons, draw_marks
from crypt_game.ui.scenes.table.riddle_commands import RiddleCommands
from crypt_game.ui.scenes.table.scene import TableScene

__all__ = ["RiddleScene"]

_OPEN: Final = (RiddleStage.ASKED, RiddleStage.HINT, RiddleStage.WRONG)
"""When an answer is still to be given."""
_CARDS: Final = ("cards",)


class RiddleScene(TableScene):
    """One riddle; with a `kind` the next one will be of it, too."""

    commands: RiddleCommands

    def __init__(self, app: AppServices, riddle: Riddle, kind: RiddleKind | None = None) -> None:
        heirs = heirs_of(riddle)
        names = (portrait_name(app.words.say, heir.house, heir.title) for heir in heirs)
        named = [replace(heir, name=name) for heir, name in zip(heirs, names, strict=True)]
        self._script = RiddleMatch(riddle, named)
        super().__init__(app, self._script)
        self.run, self._kind = RiddleRun(riddle), kind
        self._refutation: Refutation | None = None
        self._steps: list[tuple[Event, ...]] = []
        """What comes of a wrong try, as far as it has not been shown."""
        self._told_from = 0
        self.words = RiddleWords(riddle, self.event_player.chronicle.participants, self._say_now)
        self.commands = RiddleCommands(self, self.decide, self.give_hint, self.follow, self.choose_listed)
        self.model.stops = None
        self.model.keeps_back_gains = riddle.kind is RiddleKind.FACE_DOWN
        self.model.request = Waiting(self.words.question)

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

    # answers ----------------------------------------------------------------------------------------------
    def decide(self, action: Action) -> None:
        """Give an answer at the table."""
        self.choose(self.run.number_of(action))

    def choose_listed(self, place: int) -> bool:
        """Give the answer at a place of the list, counted from 1; False where none is asked for there."""
        listed = self.words.choices if self.run.stage is RiddleStage.ASKED else []
        if place > len(listed):
            return False
        self.choose(listed[place - 1].number)
        return True

    def choose(self, answer: int | None) -> None:
        """Give an answer by its number; with None give up, and see the right one played. Once the answer is
        known, nothing is taken any more."""
        if self.run.over:
            return
        if self.run.answer(answer):
            progress = self._progress.after(self.run, all_riddles(), date.today())
            self.app.change_settings(riddles=progress.to_json())
        riddle = self.run.riddle
        if self.run.stage is RiddleStage.WRONG:
            self.commands.wait(text=self.words.question)  # nothing can be laid while it is told why
            self._show_words()
        elif riddle.kind.is_claim:
            self._set_up()
            steps = self._script.play(outcome_of(riddle, riddle.actions[riddle.answer], riddle.seed).entries)
            self.commands.show(sum(steps, ()))
        elif riddle.kind is RiddleKind.GHOST:
            self.commands.show(self.match.begin())

    def _set_up(self) -> None:
        """Put everything back to where the riddle begins."""
        self._script.go_back()
        self.event_player.rebuild()
        self.commands.wait()

    def _go_on(self, dt: float) -> None:
        decide, stage = self.match.decide, self.run.stage
        if stage is RiddleStage.PLAYING:
            self.run.finish()
            if self.run.riddle.kind is not RiddleKind.FACE_DOWN:
                self._set_up()
            self._show_words()
        elif stage is RiddleStage.FOLLOWING:
            self._follow_on()
        elif stage is RiddleStage.ASKED and decide is not None and self.run.riddle.kind.is_claim:
            self.commands.ask(decide)

    # what comes of a wrong try ----------------------------------------------------------------------------
    @property
    def can_follow(self) -> bool:
        """Whether a wrong try is explained that can be played."""
        told = (RiddleStage.WRONG, RiddleStage.SOLVED)
        return self.run.stage in told and self.run.riddle.kind.is_claim

    def follow(self) -> None:
        """Play a wrong try, the solver's own or the usual one, and what comes of it, step by step."""
        if self.can_follow:
            self._refutation, self._steps = Refutation(self.run.riddle, self.run.refuted), []
            self._set_up()
            self.run.stage = RiddleStage.FOLLOWING
            self.refill()

    def _follow_on(self) -> None:
        """Begin once the luck is known that shows it; where a step has been shown, tell it, if it brought a
        line."""
        shown = self._refutation
        if shown is None or len(self.match.moments) > self._script.position:
            if len(self.model.chronicle) == self._told_from:
                self.next_step()
                return
            self.run.stage = RiddleStage.FOLLOWED
            self._show_words()
            return
        shown.look()
        if shown.ready:
            self._steps = self._script.play(shown.tried.entries)
            self.next_step()

    def next_step(self) -> None:
        """Show the next step; after the last one, what all of it brought."""
        if not self._steps:
            self.run.stage = RiddleStage.OUTCOME
            self._show_words()
            return
        self.run.stage = RiddleStage.FOLLOWING
        self._told_from = len(self.model.chronicle)
        self.commands.show(self._steps.pop(0))

    def skip_steps(self) -> None:
        """Show the end of it at once."""
        if len(self.match.moments) > self._script.position:
            self.commands.show(sum(self._steps, ()))
            self.event_player.skip_all()
            self._steps = []
            self.next_step()

    def _show_words(self) -> None:
        self.refill()
        self.controls.focus_on("lesson-next")
        self.speak()

    def give_hint(self) -> None:
        """The next hint; none while an answer is played or explained."""
        if self.run.stage in _OPEN[:2]:
            self.run.ask_hint()
            self._show_words()

    def look(self) -> None:
        """It was read: back to the table."""
        if self.run.stage is RiddleStage.OUTCOME:
            self._set_up()
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
        stage, over = self.run.stage, self.run.over
        if stage in (RiddleStage.FOLLOWING, RiddleStage.FOLLOWED):
            self.skip_steps()
        elif stage in _OPEN[1:] or (stage is RiddleStage.OUTCOME and not over):
            self.look()
        elif not self.commands.unzoom() and not self.commands.clear():
            self.stop()
        return True

    # what is said -----------------------------------------------------------------------------------------
    @property
    def heading(self) -> str:
        return self.words.heading

    def hint(self) -> str:
        asked = self._listed and self.run.stage in _OPEN
        return self.say("riddle-choose") if asked else super().hint()

    @property
    def _listed(self) -> list[ListedAnswer]:
        """The answers that stand in the tray now."""
        stays = self.run.stage in _OPEN or self.run.riddle.kind is RiddleKind.FACE_DOWN
        return self.words.choices if stays else []

    def explanation(self) -> Explanation | None:
        told, below = self._told(), bool(self._listed) and self.run.stage is RiddleStage.WRONG
        return told and replace(told, docked=below or not self._listed, below=below)

    def _told(self) -> Explanation | None:
        run, say, words = self.run, self.say, self.words
        why = BesideButton("riddle-follow", None, self.follow, say("riddle-why"))
        follow = (why,) if self.can_follow else ()
        match run.stage:
            case RiddleStage.HINT:
                text, place = Sentence.of(words.hint(run.hints)), say("riddle-hints", step=run.hints)
                light = words.light(run.hints) or _CARDS
                return Explanation(text, light, place, self.look, say("riddle-look"))
            case RiddleStage.WRONG:
                return self._again(words.verdict(run.tried), run.tried, follow)
            case RiddleStage.FOLLOWED:
                told = "\n".join(line.text for line in self.model.chronicle[self._told_from :])
                skip = BesideButton("riddle-skip", None, self.skip_steps, say("riddle-skip"))
                text = Sentence(say("riddle-follows"), told)
                return Explanation(text, _CARDS, "", self.next_step, say("riddle-step"), (skip,))
            case RiddleStage.OUTCOME if self._refutation is not None:
                ended = words.outcome(run.refuted, self._refutation)
                return self._over(ended, _CARDS) if run.over else self._again(ended, run.refuted)
            case RiddleStage.SOLVED:
                answer = words.answer_light or (f"plate-{self._actor}",)
                solved = self._over(words.verdict(run.tried, run.missed), answer, follow)
                return replace(solved, light=(*answer, f"riddle-choice-{run.riddle.answer}"), named=answer)
            case _:
                return None

    def _again(self, words: str, tried: int | None, beside: tuple[BesideButton, ...] = ()) -> Explanation:
        """Why an answer was wrong: it can be tried again, or the solution be shown. In place of the tray it
        shows to what was tried by light alone."""
        show = BesideButton("riddle-show", None, partial(self.choose, None), self.say("riddle-show"))
        again, cards = self.say("riddle-try-again"), self.words.cards_of(tried)
        light = (*cards, f"riddle-choice-{tried}") if self._listed else cards or _CARDS
        return Explanation(Sentence.of(words), light, "", self.look, again, (*beside, show), named=cards)

    def _over(self, words: str, light: tuple[str, ...], beside: tuple[BesideButton, ...] = ()) -> Explanation:
        """Why the answer is the answer: the next riddle follows."""
        rating = self.say("riddle-rating", rating=round(self._progress.rating))
        return Explanation(Sentence.of(words), light, rating, self.go_on, self.say("riddle-next"), beside)

    # what is at the table ---------------------------------------------------------------------------------
    def table_widgets(self) -> list[Widget]:
        grade, words = self.run.riddle.grade, self.words
        self.model.headline = Headline(words.title, words.question, grade, len(Grade))
        if self.run.riddle.kind is RiddleKind.GHOST and self.run.stage is not RiddleStage.PLAYING:
            self.model.ghost_turn = GhostTurn(self._actor, dice_by_strength(self.run.riddle.rolled))
        choices = answer_buttons(self.frame, self.layout.tray, self._listed, self.choose)
        told = {RiddleStage.WRONG: self.run.tried, RiddleStage.SOLVED: self.run.riddle.answer}
        for each in choices:
            if each.key == f"riddle-choice-{told.get(self.run.stage)}":
                each.right = self.run.stage is RiddleStage.SOLVED
        told_in(self.say("spoken-part-tray"), choices)
        return [*choices, *needed(super().table_widgets()), *self._bar()]

    @property
    def _marked(self) -> list[MarkedAnswer]:
        """The answers that are marked on the table now."""
        solved = self.run.stage is RiddleStage.SOLVED
        if not (solved or self.run.stage in _OPEN) or self.model.zoom is not None or self.model.ledger:
            return []
        return marked_answers(self.run.riddle, self.run.missed, solved=solved)

    @property
    def _actor(self) -> SeatIndex:
        """Whose dice the answers lay."""
        return SOLVER if self.run.riddle.kind.is_claim else self.model.view.flow.turns[0].seat

    def draw_lit(self, canvas: Canvas) -> None:
        draw_marks(canvas, self.layout, self._marked, self._actor)

    def _bar(self) -> list[Button]:
        """The way out at the top left, a hint at the top right while an answer is to be given."""
        hint = CornerButton("hint", "icon/bulb", self.say("riddle-hint"), self.give_hint)
        leave = CornerButton("leave", "icon/left", self.say("riddle-leave"), self.stop)
        choices = [hint] if self.run.stage in _OPEN else []
        return corner_bar(self.layout, self.say("spoken-part-bar"), leave, choices)

    def key_hints(self) -> list[tuple[str, str]]:
        unused = (self.say("table-key-menu"), self.say("table-key-why"))
        listed = len(self.words.choices) if self.run.stage is RiddleStage.ASKED else 0
        keys = [(f"1 … {listed}", self.say("table-key-answer"))] if listed else []
        return [*keys, *(hint for hint in super().key_hints() if hint[1] not in unused)]
