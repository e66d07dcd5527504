"""A lesson at the table: the real table and the real rules, with a sentence beside what it is about.

The scene plays the script up to the step that is on, says its sentence, and lights what it asks for. What
comes of a try is the lesson's own (`crypt_game.lessons`).
"""

from __future__ import annotations

from crypt_game import destinations
from crypt_game.controls.input import Command
from crypt_game.controls.widget import Widget
from crypt_game.controls.widgets import Button
from crypt_game.drawing.canvas import Canvas
from crypt_game.drawing.canvas.lesson_stations import draw_stations
from crypt_game.lessons.course import BASICS, next_lesson
from crypt_game.lessons.lesson import LayGoal, Lesson
from crypt_game.lessons.lesson_match import LessonMatch
from crypt_game.lessons.lesson_run import LessonRun
from crypt_game.lessons.progress import Progress
from crypt_game.match.players import PlayerKind
from crypt_game.play.board_model import Headline
from crypt_game.play.computer_turns import PAUSE
from crypt_game.rules import Event
from crypt_game.text.portrait_names import portrait_name
from crypt_game.ui.scene import AppServices
from crypt_game.ui.scenes.table.corner_bar import CornerButton, corner_bar, needed
from crypt_game.ui.scenes.table.explaining_table import BesideButton, Explanation
from crypt_game.ui.scenes.table.explanation_panel import Sentence
from crypt_game.ui.scenes.table.lesson_commands import LessonCommands, LessonTurn
from crypt_game.ui.scenes.table.scene import TableScene

__all__ = ["LessonScene"]


class LessonScene(TableScene):
    """One lesson, from a step on."""

    commands: LessonCommands

    def __init__(self, app: AppServices, lesson: Lesson, number: int = 0) -> None:
        heirs = (player for player in lesson.plan.players if player.mind is not PlayerKind.GHOST)
        names = tuple(portrait_name(app.words.say, heir.house, heir.title) for heir in heirs)
        self._script = LessonMatch(lesson, names)
        super().__init__(app, self._script)
        self.model.stops = None
        self.run = LessonRun(lesson, number)
        turn = LessonTurn(self.run, self._script, self._go_on_with, self.step_back)
        self.commands = LessonCommands(self, turn)
        self.said: int | None = None
        """The step whose sentence is on show; None while things happen."""
        self._waited = 0.0

    # life cycle -------------------------------------------------------------------------------------------
    def enter(self) -> None:
        self.take_settings()
        self._stand_at(self.run.number)

    def take_settings(self) -> None:
        super().take_settings()
        self.event_player.stops.kind = "off"

    def leave(self) -> None:
        super().leave()
        if not self.run.over:
            self._keep(self._progress.at(self.run.lesson.name, self.run.number))

    @property
    def _progress(self) -> Progress:
        return Progress.from_json(self.app.settings.learning)

    def _keep(self, progress: Progress) -> None:
        self.app.change_settings(learning=progress.to_json())

    # the way through --------------------------------------------------------------------------------------
    def _stand_at(self, number: int) -> None:
        """Show the table at once as it is when a step begins."""
        stage = self.run.lesson.steps[number].stage
        last = self._script.go_to(stage)
        self.event_player.rebuild(skipping=len(last))
        self.event_player.take(self._script.show(last, stage))
        self.event_player.skip_all()
        self._fall_silent()

    def _fall_silent(self) -> None:
        """Nothing is said until the table is as the step wants it."""
        self.said, self._waited = None, 0.0
        self.commands.wait()
        self.refill()

    def _go_on_with(self, events: tuple[Event, ...]) -> None:
        """A try was right; `events` came of it, where it was a decision."""
        if events:
            self.commands.show(self._script.show(events, self.run.step.stage))
        if self.run.over:
            self._finish()
        elif self.run.number != self.said:
            self._fall_silent()
            self._go_on(0)

    def _go_on(self, dt: float) -> None:
        stage = self.run.step.stage
        if not self.event_player.idle:
            return
        if self._script.is_at(stage):
            if self.said is None:
                self._say_step()
            return
        self._waited += dt
        pause = PAUSE.get(self.app.settings.heirs_pace, 0.0) if self.app.motion_speed else 0.0
        if self._waited >= pause or not self._script.next_is_decision:
            self._waited = 0.0
            before, turn = len(self.match.moments), self.model.ghost_turn
            self.commands.show(self._script.go_on(stage))
            if len(self.match.moments) == before:
                self.model.ghost_turn = turn  # the same turn goes on

    def _say_step(self) -> None:
        """Ask what is asked now, light what it is about, and say the sentence."""
        self.said = self.run.number
        self.commands.put_back()
        step = self.run.step
        self.controls.focus_on("lesson-next" if step.goal is None else step.light[0])
        self.speak()

    def _finish(self) -> None:
        name = self.run.lesson.name
        self._keep(self._progress.finished(name))
        follower = next_lesson(name)
        self.app.go_to(destinations.LessonList() if follower is None else destinations.LessonAt(follower))

    # what its buttons do ----------------------------------------------------------------------------------
    def skip(self) -> None:
        """Do without this step: what it asks for happens by itself."""
        self.run.advance()
        self._go_on_with(())

    def repeat(self) -> None:
        """See what led to this step again."""
        self._stand_at(max(0, self.run.number - 1))

    def step_back(self) -> None:
        """Return to the sentence before."""
        self.run.back()
        self._stand_at(self.run.number)

    def stop(self) -> None:
        """Leave, to come back to this step later."""
        self.app.go_to(destinations.LessonList())

    def cancel(self) -> bool:
        if not self.commands.unzoom():
            self.stop()
        return True

    # what is said and lit ---------------------------------------------------------------------------------
    def explanation(self) -> Explanation | None:
        if self.said is None:
            return None
        run, (_, left, *others) = self.run, self.model.names
        words = self.say(run.key, left=left, right=others[0] if others else left)
        steps = len(run.lesson.steps)
        last = "done" if next_lesson(run.lesson.name) is None else "follows"
        return Explanation(
            Sentence.of(words, self.model.hint.refusal),
            run.step.light,
            self.say("lesson-step", step=run.number + 1, steps=steps),
            self.skip if run.step.goal is None else None,
            self.say(f"lesson-{'next' if run.number + 1 < steps else last}"),
            (BesideButton("lesson-back", "icon/undo", self.step_back),) if run.number else (),
            path=isinstance(run.step.goal, LayGoal),
            step=(run.number, steps),
            beam=True,
            docked=bool(self.layout.divvy),
        )

    def draw_lit(self, canvas: Canvas) -> None:
        """The seven lessons that teach the game, with the one that is on."""
        name = self.run.lesson.name
        if name in BASICS:
            names = [self.say(f"lesson-{each}") for each in BASICS]
            draw_stations(canvas, self.layout.stations, names, BASICS.index(name))

    def table_widgets(self) -> list[Widget]:
        name = self.run.lesson.name
        about = "" if name in BASICS else self.say(f"lesson-{name}")
        self.model.headline = Headline(self.say("lessons-title"), about)
        return [*needed(super().table_widgets()), *self._bar()]

    def _bar(self) -> list[Button]:
        """The way out at the top left, again and skip at the top right."""
        choices = (
            CornerButton("again", "icon/refresh", self.say("lesson-again"), self.repeat),
            CornerButton("skip", "icon/next", self.say("lesson-skip"), self.skip),
        )
        leave = CornerButton("leave", "icon/left", self.say("lesson-leave"), self.stop)
        return corner_bar(self.layout, self.say("spoken-part-bar"), leave, choices)

    def key_hints(self) -> list[tuple[str, str]]:
        return [
            (self.cap(Command.NEXT), self.say("table-key-next")),
            (self.cap(Command.ACTIVATE), self.say("table-key-choose")),
        ]
