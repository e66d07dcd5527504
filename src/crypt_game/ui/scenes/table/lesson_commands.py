"""What a player can do in a lesson: all that can be done at the table, but that the lesson answers.

What the lesson asks for is done; anything else is answered in a sentence and put back as it was.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from crypt_game.lessons.lesson import WrongTry
from crypt_game.lessons.lesson_match import LessonMatch
from crypt_game.lessons.lesson_run import LessonRun
from crypt_game.rules import Action, Event, FlipFor, Illegal, Recover, Refusal
from crypt_game.rules.record import Acted, play_entry
from crypt_game.text.participants import Message
from crypt_game.ui.board.board_scene import BoardScene
from crypt_game.ui.scenes.table.explaining_commands import ExplainingCommands

__all__ = ["LessonCommands", "LessonTurn"]


@dataclass(frozen=True, slots=True)
class LessonTurn:
    """What a try is judged by: the lesson, its game, and what is done when a try was right (with what came of
    it, where it was a decision) or when nothing is left to take back."""

    run: LessonRun
    match: LessonMatch
    go_on: Callable[[tuple[Event, ...]], None]
    step_back: Callable[[], None]


class LessonCommands(ExplainingCommands):
    """The commands of a table at which a lesson is learned."""

    def __init__(self, scene: BoardScene, turn: LessonTurn) -> None:
        super().__init__(scene)
        self._turn = turn

    def put_back(self) -> None:
        """Put before the learner what the step begins with."""
        draft = self._turn.match.draft_at(self._turn.run.step.stage, self.model.view)
        if draft is None:
            self.wait()
        else:
            self.model.request = draft
        super().changed()

    # what is judged ---------------------------------------------------------------------------------------
    def changed(self) -> None:
        super().changed()
        self._judge(self._turn.run.tried(self.draft))

    def open_offer(self, seat: int, what: FlipFor) -> None:
        self._judge(self._turn.run.opened(what))

    def recover(self) -> None:
        if self.claim is None:
            self.refuse_for_now()
        else:
            self._submit(self.claim.seat, Recover())

    def _submit(self, seat: int, action: Action) -> None:
        try:
            play_entry(self.match.state, Acted(seat, action))
        except Illegal as illegal:
            self._refuse(illegal)
            return
        wrong = self._turn.run.decided(action)
        if wrong is not None:
            self._judge(wrong)
            return
        self.model.drafted = frozenset(self.claim.groups) if self.claim is not None else frozenset()
        self._turn.go_on(self.match.submit(seat, action))

    def _judge(self, wrong: WrongTry | None) -> None:
        """Go on; or answer a wrong try, and put everything back as the step found it."""
        if wrong is None:
            self._turn.go_on(())
            return
        self.put_back()
        self.refuse(Message(self._turn.run.answer_key(wrong), {}))

    def refuse(self, line: Message, reason: Refusal | None = None) -> None:
        super().refuse(line, reason)
        self.refill()

    # what means something else in a lesson ----------------------------------------------------------------
    def clear(self) -> bool:
        return False

    def _undo_decision(self) -> None:
        self._turn.step_back()

    def _close_offer(self) -> None:
        self._turn.step_back()

    def ask_hint(self) -> None:
        words = self._controls.find("lesson-words")
        self.app.speak(words.spoken if words is not None else "")
