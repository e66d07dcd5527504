"""One riddle being solved: which hints were given, and whether the first answer was the right one."""

from __future__ import annotations

from enum import StrEnum
from typing import Final

from crypt_game.riddles.riddle import Riddle
from crypt_game.rules.actions import Action, Claim

__all__ = ["HINTS", "RiddleRun", "RiddleStage", "Score"]

HINTS: Final = 2
"""Hints come in so many steps: how to think, then what it is about."""


class Score:
    """What a first answer is worth."""

    FAILED: Final = 0.0
    HELPED: Final = 0.5
    SOLVED: Final = 1.0


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
    """The answer is explained."""
    FOLLOWING = "following"
    """A wrong try is played, and what comes of it."""
    FOLLOWED = "followed"
    """A step of that has been shown, and is being read."""
    OUTCOME = "outcome"
    """All of it has been shown: what it brought is being read."""


class RiddleRun:
    """One solver and one riddle."""

    def __init__(self, riddle: Riddle) -> None:
        self.riddle = riddle
        self.stage = RiddleStage.ASKED
        self.hints = 0
        """How many hints were given."""
        self.tried: int | None = None
        """The last answer, as :attr:`.riddle.Riddle.answer` counts; None before the first."""
        self.missed: int | None = None
        """The last answer that was wrong."""
        self.score: float | None = None
        """What the first answer was worth; None before it."""
        self.over = False
        """Whether the answer has been explained."""

    def ask_hint(self) -> int:
        """Give the next hint, or the last one again; returns which, from 1."""
        self.hints = min(HINTS, self.hints + 1)
        self.stage = RiddleStage.HINT
        return self.hints

    def read_on(self) -> None:
        """The hint, or why it was wrong, has been read."""
        self.stage = RiddleStage.ASKED

    def answer(self, answer: int | None) -> bool:
        """Take an answer, None for giving up. Returns whether it is the first one, which counts."""
        first, self.tried = self.score is None, answer
        right = answer == self.riddle.answer
        if first:
            solved = Score.HELPED if self.hints else Score.SOLVED
            self.score = solved if right else Score.FAILED
        self.stage = RiddleStage.PLAYING if right or answer is None else RiddleStage.WRONG
        self.missed = answer if self.stage is RiddleStage.WRONG else self.missed
        return first

    def number_of(self, action: Action) -> int:
        """The number of an answer given at the table; all orders of the same placements are one claim."""
        same = Claim(tuple(sorted(action.place))) if isinstance(action, Claim) else action
        return self.riddle.actions.index(same)

    def finish(self) -> None:
        """The answer has been played."""
        self.stage, self.over = RiddleStage.SOLVED, True

    @property
    def refuted(self) -> int:
        """The wrong answer that can be played now: the solver's own, or the usual one."""
        return self.riddle.wrong if self.missed is None else self.missed
