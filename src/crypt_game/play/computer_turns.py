"""The computer heirs at a table: asked when it is their turn, and given a moment, so that people can follow.

An heir is shown nothing but its own seat's view, and thinks in a process beside this one.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from crypt_game.campaign import chapter_of
from crypt_game.match.match import Match
from crypt_game.opponents.choose import Chosen
from crypt_game.opponents.levels import Level
from crypt_game.opponents.questions import ChoiceQuestion
from crypt_game.opponents.worker_client import FutureAnswer, Opponents
from crypt_game.rules import Action, Decide, SeatView, observe
from crypt_game.rules.indices import SeatIndex

__all__ = ["ComputerTurns", "LastMove"]

PAUSE = {"slow": 1.6, "normal": 0.8, "fast": 0.2}
"""Seconds that an heir's turn lasts at least before it acts, by the pace of heirs; "step" waits for a key."""


class LastMove(NamedTuple):
    """The last thing that a computer heir did: what it saw, what it was asked, and what it did."""

    view: SeatView
    decide: Decide
    action: Action

    @property
    def seat(self) -> SeatIndex:
        """The heir's seat."""
        return self.view.seat


class ComputerTurns:
    """The heirs of one match."""

    def __init__(self, match: Match, opponents: Callable[[], Opponents]) -> None:
        """`opponents` gives who thinks for the heirs when that is first needed."""
        self._match = match
        self._opponents = opponents
        self._ticket: int | None = None
        self._waited = 0.0
        self._released = False
        self._answer: FutureAnswer[Chosen] | None = None
        self._thought: Chosen | None = None
        self.moves: dict[SeatIndex, LastMove] = {}
        """What each seat's heir did last, and why; the latest stands last."""

    def is_asked(self, decide: Decide | None) -> bool:
        """Whether the pending choice is a computer heir's."""
        if decide is None:
            return False
        return self._match.plan.players[decide.seat].mind.is_computer

    def update(self, dt: float, pace: str, *, at_once: bool = False) -> tuple[SeatIndex, Action] | None:
        """Think on for `dt` seconds; the seat and its action once the heir has decided and its moment is
        over.

        Call it only while everything that happened has been shown and an heir is asked.
        """
        decide = self._match.decide
        if decide is None:
            return None
        ticket = len(self._match.moments)
        if ticket != self._ticket or self._answer is None:
            self._answer = self._ask(ticket, decide)
        self._waited += dt
        if self._thought is None:
            known = self._answer.poll()
            self._thought = known if self._answer.done else None
        if self._thought is None or not (at_once or self._may_act(pace)):
            return None
        return self._act(decide.seat, self._thought)

    def lesser_choice(self) -> tuple[SeatIndex, Action]:
        """Another choice for the heir that is asked, after :meth:`update` gave one that the rules refuse.

        Raises ValueError when no heir has decided.
        """
        if self._answer is None or self._thought is None:
            raise ValueError("no heir has decided")
        self._thought = self._answer.question.fallback(None)
        return self._act(next(reversed(self.moves)), self._thought)

    def _act(self, seat: SeatIndex, thought: Chosen) -> tuple[SeatIndex, Action]:
        decide = self._match.decide
        assert decide is not None, "an heir acts when it is asked"
        self.moves.pop(seat, None)
        self.moves[seat] = LastMove(observe(self._match.state, seat), decide, thought.action)
        return seat, thought.action

    def release(self) -> None:
        """Let the heir act as soon as it has decided: somebody pressed a key."""
        self._released = True

    @property
    def decided(self) -> bool:
        """Whether the heir that is asked knows what to do."""
        return self._thought is not None

    def _may_act(self, pace: str) -> bool:
        return self._released or (pace != "step" and self._waited >= PAUSE[pace])

    def cancel(self) -> None:
        """Forget what is being thought about, and what was: the match has gone another way."""
        self._ticket = None
        self._thought = None
        self.moves.clear()
        self._drop_question()

    def _ask(self, ticket: int, decide: Decide) -> FutureAnswer[Chosen]:
        self._drop_question()
        self._ticket, self._waited, self._thought, self._released = ticket, 0.0, None, False
        player = self._match.plan.players[decide.seat]
        seed = self._match.thinking_seed(ticket)
        level = player.level_now(seed)
        assert level is not None, "only a computer heir is asked"
        return self._opponents().ask(
            ChoiceQuestion(
                observe(self._match.state, decide.seat),
                decide,
                level,
                player.temper,
                seed,
                known=self._known_levels(),
            )
        )

    def _known_levels(self) -> tuple[Level | None, ...]:
        """The levels that all see, by seat; none in a chapter: its goals were measured with heirs who go by
        none.
        """
        plan = self._match.plan
        return () if chapter_of(plan.setup, plan.minds) else tuple(each.mind.level for each in plan.players)

    def _drop_question(self) -> None:
        if self._answer is not None:
            self._answer.cancel()
            self._answer = None
