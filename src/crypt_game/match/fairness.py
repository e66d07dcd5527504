"""Were the dice fair? Derives every shuffle and roll of a record from its seed again, and compares.

Pure: no files, no words. Whoever shows the result has the sentences (ARCHITECTURE, Chance).
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from crypt_game.rules import Chance, Outcome, Purpose, Roll, Rolled, loss_odds
from crypt_game.rules.chance import commitment, draw
from crypt_game.rules.record import Chanced, Record, replay
from crypt_game.rules.table import efforts_at_risk

__all__ = ["FairDice", "Verdict", "verify"]


class Verdict(StrEnum):
    """What became of the check."""

    FAIR = "fair"
    NO_SEED = "no-seed"
    NOT_FROM_SEED = "not-from-seed"
    BROKEN = "broken"


@dataclass(frozen=True, slots=True)
class FairDice:
    """The outcome of a check: `checked` shuffles and rolls agree.

    `step` is where the record breaks or differs. `exhausted` of the `at_risk` dice rolled for exhaustion
    failed, where `expected` (a sum of chances) would.
    """

    verdict: Verdict
    commitment: str = ""
    checked: int = 0
    step: int | None = None
    at_risk: int = 0
    exhausted: int = 0
    expected: float = 0.0


def verify(record: Record) -> FairDice:
    """Check a record against its seed. Raises BadRecord for a set-up that may not be played."""
    if record.seed is None:
        return FairDice(Verdict.NO_SEED)
    promise = commitment(record.seed)
    played = replay(record)
    state, checked = played.start, 0
    at_risk, exhausted, expected = 0, 0, 0.0
    for number, (entry, step) in enumerate(zip(record.entries, played.steps, strict=False)):
        if isinstance(entry, Chanced) and isinstance(state.pending, Chance):
            request = state.pending.request
            if entry.outcome != draw(record.seed, request):
                return FairDice(Verdict.NOT_FROM_SEED, promise, checked, number)
            checked += 1
            if isinstance(request, Roll) and request.purpose is Purpose.EXHAUSTION:
                efforts = efforts_at_risk(state, request)
                at_risk += len(efforts)
                expected += sum(map(loss_odds, efforts))
                exhausted += _failed(efforts, entry.outcome)
        state = step.state
    verdict = Verdict.FAIR if played.fault is None else Verdict.BROKEN
    broken = None if played.fault is None else len(played.steps)
    return FairDice(verdict, promise, checked, broken, at_risk, exhausted, expected)


def _failed(efforts: list[int], outcome: Outcome) -> int:
    """How many dice rolled less than their effort."""
    values = outcome.values if isinstance(outcome, Rolled) else ()
    return sum(roll < effort for effort, roll in zip(efforts, values, strict=True))
