"""One riddle being solved: which hints were given, and whether the first answer was the right one."""

from __future__ import annotations

from enum import StrEnum

from crypt_game.riddles.progress import Score
from crypt_game.riddles.riddle import Riddle
from crypt_game.rules.actions import Action, Claim

__all__ = ["HINTS", "RiddleRun", "RiddleStage"]

HINTS = 2
"""Hints come in so many steps: how to think, then what it is about."""


class RiddleStage(StrEnum):
    """Where the solver stands."""

    ASKED = "asked"
    HINT = "hint"
    """A hint is being read."""
    WRONG = "wrong"
    """An answer was not the best: try again, or see the solution."""
    PLAYING = "playing"
    """The answer is played at the table."""
    SOLVED = "solved"
    """All is said and done."""


class RiddleRun:
    """One solver and one riddle."""

    def __init__(self, riddle: Riddle) -> None:
        self.riddle = riddle
        self.stage = RiddleStage.ASKED
        self.hints = 0
        """How many hints were given."""
        self.tried: int | None = None
        """The last answer, as :attr:`.riddle.Riddle.answer` counts; None before the first."""
        self.score: float | None = None
        """What the first answer was worth; None before it."""

    @property
    def is_right(self) -> bool:
        """Whether the last answer was the right one."""
        return self.tried == self.riddle.answer

    def ask_hint(self) -> int:
        """Give the next hint, or the last one again; returns which, from 1."""
        self.hints = min(HINTS, self.hints + 1)
        self.stage = RiddleStage.HINT
        return self.hints

    def read_on(self) -> None:
        """The hint, or why it was wrong, has been read."""
        self.stage = RiddleStage.ASKED

    def answer(self, answer: int) -> bool:
        """Take an answer; the first one counts. Returns whether it is right."""
        self.tried = answer
        if self.score is None:
            solved = Score.HELPED if self.hints else Score.SOLVED
            self.score = solved if self.is_right else Score.FAILED
        self.stage = RiddleStage.PLAYING if self.is_right else RiddleStage.WRONG
        return self.is_right

    def decide(self, action: Action) -> bool:
        """Take an answer that was given at the table. All orders of the same placements are one claim."""
        same = Claim(tuple(sorted(action.place))) if isinstance(action, Claim) else action
        return self.answer(self.riddle.actions.index(same))

    def show_solution(self) -> None:
        """Give up: the answer is played."""
        if self.score is None:
            self.score = Score.FAILED
        self.tried = None
        self.stage = RiddleStage.PLAYING

    def finish(self) -> None:
        """The answer has been played."""
        self.stage = RiddleStage.SOLVED
