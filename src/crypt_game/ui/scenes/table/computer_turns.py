"""The computer heirs at a table: asked when it is their turn, and given a moment, so that people can follow.

An heir is shown nothing but its own seat's view, and thinks in a process beside this one.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple, Protocol

from crypt_game.match.match import Match
from crypt_game.match.players import PlayerKind
from crypt_game.opponents.choose import Chosen
from crypt_game.opponents.levels import Level, Temper, temper_named
from crypt_game.opponents.worker import Answer
from crypt_game.rules import Action, Decide, Face, SeatView, Slot, observe

__all__ = ["ComputerTurns", "LastMove", "Thinker"]

PAUSE = {"slow": 1.6, "normal": 0.8, "fast": 0.2}
"""Seconds that an heir's turn lasts at least before it acts, by the pace of heirs; "step" waits for a key."""


class Thinker(Protocol):
    """Somebody who thinks beside the game; see `opponents.worker.Thinker`. Nothing here blocks."""

    def ask(
        self, request_id: int, view: SeatView, pending: Decide, level: Level, temper: Temper, seed: int
    ) -> None:
        """Start to think about this choice."""

    def poll(self) -> Answer | None:
        """The next answer, once there is one."""

    def cancel(self) -> None:
        """Forget all questions."""


class LastMove(NamedTuple):
    """The last thing that a computer heir did: its seat, and its choice with the reasons."""

    seat: int
    chosen: Chosen
    crypt: tuple[Slot[Face] | None, ...]
    """The Crypt as the heir saw it."""


class ComputerTurns:
    """The heirs of one match."""

    def __init__(self, match: Match, thinker: Callable[[], Thinker]) -> None:
        """`thinker` gives the thinker when it is first needed."""
        self._match = match
        self._source = thinker
        self._thinker: Thinker | None = None
        self._ticket = -1
        self._waited = 0.0
        self._released = False
        self._view: SeatView = observe(match.first, 0)
        self._thought: Chosen | None = None
        self.moves: dict[int, LastMove] = {}
        """What each seat's heir did last, and why; the latest stands last."""

    def is_asked(self, decide: Decide | None) -> bool:
        """Whether the pending choice is a computer heir's."""
        if decide is None:
            return False
        return self._match.plan.people[decide.seat].mind not in (PlayerKind.PERSON, PlayerKind.GHOST)

    def update(self, dt: float, pace: str, *, at_once: bool = False) -> tuple[int, Action] | None:
        """Think on for `dt` seconds; the seat and its action once the heir has decided and its moment is
        over.

        Call it only while everything that happened has been shown and an heir is asked.
        """
        decide = self._match.decide
        if decide is None:
            return None
        ticket = len(self._match.moments)
        if ticket != self._ticket:
            self._ask(ticket, decide)
        self._waited += dt
        if self._thought is None and self._thinker is not None:
            answer = self._thinker.poll()
            if answer is not None and answer.request_id == ticket and isinstance(answer.result, Chosen):
                self._thought = answer.result
        if self._thought is None or not (at_once or self._may_act(pace)):
            return None
        self.moves.pop(decide.seat, None)
        self.moves[decide.seat] = LastMove(decide.seat, self._thought, self._view.crypt)
        return decide.seat, self._thought.action

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
        self._ticket = -1
        self._thought = None
        self.moves.clear()
        if self._thinker is not None:
            self._thinker.cancel()

    def _ask(self, ticket: int, decide: Decide) -> None:
        if self._thinker is None:
            self._thinker = self._source()
        self._ticket, self._waited, self._thought, self._released = ticket, 0.0, None, False
        person = self._match.plan.people[decide.seat]
        self._view = view = observe(self._match.state, decide.seat)
        seed = self._match.thinking_seed(ticket)
        self._thinker.ask(ticket, view, decide, Level(person.mind.value), temper_named(person.temper), seed)
