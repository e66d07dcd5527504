"""A finished game looked back on in the process beside this one, while its score sheet is open.

Asks once, gathers what comes, and never waits. Must never import `pygame`.
"""

from __future__ import annotations

from collections.abc import Callable

from crypt_game.match.match import Match
from crypt_game.match.players import PlayerKind
from crypt_game.opponents.questions import ReviewQuestion
from crypt_game.opponents.review import Findings
from crypt_game.opponents.worker_client import FutureAnswer, Opponents
from crypt_game.rules.indices import SeatIndex
from crypt_game.rules.record import Acted

__all__ = ["Analysis", "decided_by_people"]


class Analysis:
    """The look back on one match. `begin` it, `update` it now and then, and `cancel` it when leaving."""

    def __init__(self, match: Match, opponents: Callable[[], Opponents]) -> None:
        """`opponents` gives who looks back when that is first needed."""
        self._match = match
        self._opponents = opponents
        self._answer: FutureAnswer[Findings] | None = None
        self.seats = match.first.variant.heirs
        """The heirs' seats."""
        self.judged = decided_by_people(match)
        """The steps at which somebody at the screen chose."""
        self.findings = Findings()

    @property
    def judged_seats(self) -> tuple[SeatIndex, ...]:
        """The seats for which somebody at the screen chose at least once."""
        steps = [self._match.moments[number].step for number in self.judged]
        chose = {step.seat for step in steps if isinstance(step, Acted)}
        return tuple(seat for seat in self.seats if seat in chose)

    def begin(self) -> None:
        """Start in the background; further calls do nothing."""
        if self._answer is None:
            question = ReviewQuestion(self._match.record, self.seats, self.judged)
            self._answer = self._opponents().ask(question)

    def update(self) -> bool:
        """Take what was found since the last call; True when there was something."""
        if self._answer is None or self.findings.done:
            return False
        latest = self._answer.poll()
        if latest is None or latest is self.findings:
            return False
        self.findings = latest
        return True

    def cancel(self) -> None:
        """Stop looking back, if that is not done yet."""
        if self._answer is not None:
            self._answer.cancel()


def decided_by_people(match: Match) -> frozenset[int]:
    """The steps of a match at which a person chose, whoever has the seat now."""
    plans = [
        (step, match.marks.seated(match.agreed, step).players)
        for step in sorted({0, *(mark.step for mark in match.marks.handed)})
    ]

    def chose(number: int, seat: SeatIndex) -> bool:
        _, then = next(each for each in reversed(plans) if each[0] <= number)
        return then[seat].mind is PlayerKind.PERSON

    return frozenset(
        number
        for number, moment in enumerate(match.moments)
        if isinstance(moment.step, Acted) and chose(number, SeatIndex(moment.step.seat))
    )
