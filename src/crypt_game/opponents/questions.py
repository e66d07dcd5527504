"""What the opponents' process can be asked, and how each question is worked on there.

A question is a value that travels between processes. Imports the rules and this room only.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import ClassVar, Generic, TypeVar

from crypt_game.opponents.choose import Chosen, RatedAction, choose
from crypt_game.opponents.evaluation import Evaluation, evaluate
from crypt_game.opponents.levels import Level, Temper
from crypt_game.opponents.review import Findings, Review
from crypt_game.rules.actions import Action
from crypt_game.rules.indices import SeatIndex
from crypt_game.rules.legal import legal_actions
from crypt_game.rules.pending import Decide
from crypt_game.rules.record import Record
from crypt_game.rules.view import SeatView

__all__ = ["ChoiceQuestion", "EvaluationQuestion", "Question", "ReviewQuestion"]

T = TypeVar("T")


class Question(ABC, Generic[T]):
    """One question with an answer of type T."""

    __slots__ = ()
    urgent: ClassVar[bool] = True
    """Whether it is answered before questions that are not."""
    answer_type: ClassVar[type]
    """What every answer is an instance of; anything else is not believed."""

    @abstractmethod
    def work(self) -> Iterator[T]:
        """What is known of the answer, again and again as it grows; the last value is the answer."""

    @abstractmethod
    def fallback(self, latest: T | None) -> T:
        """A lesser answer within a few milliseconds, here and now; `latest` is what was known at last."""


@dataclass(frozen=True, slots=True)
class ChoiceQuestion(Question[Chosen]):
    """What should a heir do (see :func:`.choose.choose`)?"""

    answer_type: ClassVar[type] = Chosen
    view: SeatView
    pending: Decide
    level: Level
    temper: Temper = Temper.EVEN
    seed: int = 0
    seconds: float | None = None
    known: tuple[Level | None, ...] = ()

    def work(self) -> Iterator[Chosen]:
        """The choice, in one piece."""
        yield choose(
            self.view, self.pending, self.level, self.temper, self.seed, self.seconds, known=self.known
        )

    def fallback(self, latest: Chosen | None) -> Chosen:
        """A Squire's choice; where even that cannot be thought out, the first legal action."""
        try:
            return choose(self.view, self.pending, Level.SQUIRE, self.temper, self.seed)
        except Exception:  # the fault that stopped the process may well lie in how choices are made
            return Chosen(next(legal_actions(self.view)), 0.0, ())


@dataclass(frozen=True, slots=True)
class EvaluationQuestion(Question[Evaluation]):
    """What is best here, and what is `about` worth (see :func:`.evaluation.evaluate`)?"""

    answer_type: ClassVar[type] = Evaluation
    view: SeatView
    pending: Decide
    about: Action | None = None

    def work(self) -> Iterator[Evaluation]:
        """The evaluation, in one piece."""
        yield evaluate(self.view, self.pending, self.about)

    def fallback(self, latest: Evaluation | None) -> Evaluation:
        """A Squire's choice with the next best, and no values."""
        chosen = ChoiceQuestion(self.view, self.pending, Level.SQUIRE).fallback(None)
        best = RatedAction(chosen.action, chosen.value, chosen.why)
        return Evaluation((best, *chosen.alternatives), {})


@dataclass(frozen=True, slots=True)
class ReviewQuestion(Question[Findings]):
    """What was luck in a finished game, and which choices cost most (see :class:`.review.Review`)?"""

    urgent: ClassVar[bool] = False
    answer_type: ClassVar[type] = Findings
    record: Record
    seats: tuple[SeatIndex, ...]
    judged: frozenset[int] | None = None

    def work(self) -> Iterator[Findings]:
        """The findings so far after every step of the game."""
        review = Review(self.record, self.seats, self.judged)
        while not review.step():
            yield review.findings
        yield review.findings

    def fallback(self, latest: Findings | None) -> Findings:
        """What was found so far; its progress tells that the look back broke off."""
        return replace(latest or Findings(), done=True)
