"""A finished game looked back on in the process beside this one, while its score sheet is open.

Asks once, gathers what comes, and never waits; must never import pygame.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from crypt_game.match.match import Match
from crypt_game.match.players import PlayerKind
from crypt_game.opponents.review import Findings
from crypt_game.opponents.worker import Answer
from crypt_game.rules.record import Acted, Record

__all__ = ["Analysis", "Reviewer", "decided_by_people"]

_REQUEST_ID = -8
"""No heir's turn and no hint is asked for under this number."""


class Reviewer(Protocol):
    """Somebody who reviews a game beside this one; see `opponents.worker.Thinker`. Nothing here blocks."""

    def review(
        self, request_id: int, record: Record, seats: tuple[int, ...], judged: frozenset[int] | None
    ) -> None:
        """Start to look back on this game."""

    def poll(self) -> Answer | None:
        """What has been found since the last time, if anything."""

    def cancel(self) -> None:
        """Forget all questions."""


class Analysis:
    """The look back on one match. `begin` it, `update` it now and then, and `cancel` it when leaving."""

    def __init__(self, match: Match, reviewer: Callable[[], Reviewer]) -> None:
        """`reviewer` gives the reviewer when it is first needed."""
        self._match = match
        self._source = reviewer
        self._reviewer: Reviewer | None = None
        self.seats = match.first.variant.heirs
        """The heirs' seats."""
        self.judged = decided_by_people(match)
        """The steps at which somebody at the screen chose."""
        self.findings = Findings()

    @property
    def judged_seats(self) -> tuple[int, ...]:
        """The seats for which somebody at the screen chose at least once."""
        steps = [self._match.moments[number].step for number in self.judged]
        chose = {step.seat for step in steps if isinstance(step, Acted)}
        return tuple(seat for seat in self.seats if seat in chose)

    def begin(self) -> None:
        """Start in the background; further calls do nothing."""
        if self._reviewer is None:
            self._reviewer = self._source()
            self._reviewer.review(_REQUEST_ID, self._match.record, self.seats, self.judged)

    def update(self) -> bool:
        """Take what was found since the last call; True when there was something."""
        if self._reviewer is None or self.findings.done:
            return False
        answer = self._reviewer.poll()
        if answer is None or answer.request_id != _REQUEST_ID or not isinstance(answer.result, Findings):
            return False
        self.findings = answer.result
        return True

    def cancel(self) -> None:
        """Stop looking back, if that is not done yet."""
        if self._reviewer is not None and not self.findings.done:
            self._reviewer.cancel()


def decided_by_people(match: Match) -> frozenset[int]:
    """The steps of a match at which a person chose, whoever has the seat now."""
    people = [
        (step, match.marks.seated(match.agreed, step).people)
        for step in sorted({0, *(mark.step for mark in match.marks.handed)})
    ]

    def chose(number: int, seat: int) -> bool:
        _, then = next(each for each in reversed(people) if each[0] <= number)
        return then[seat].mind is PlayerKind.PERSON

    return frozenset(
        number
        for number, moment in enumerate(match.moments)
        if isinstance(moment.step, Acted) and chose(number, moment.step.seat)
    )
