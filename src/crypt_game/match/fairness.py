"""Were the dice fair? Derives every shuffle and roll of a record from its seed again, and compares; and the
seed from what was sealed or open before the first card.

Pure: no files, no words. Whoever shows the result has the sentences (ARCHITECTURE, Chance).
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum

from crypt_game.match.game_code import BadCode
from crypt_game.match.luck_source import BadLuckSource, LuckSource, SealedLuck, source_of
from crypt_game.rules import Chance, GameState, Outcome, Over, Purpose, Request, Roll, Rolled, loss_odds
from crypt_game.rules.chance import commitment, draw
from crypt_game.rules.record import Chanced, Record, replay
from crypt_game.rules.table import efforts_at_risk

__all__ = ["DiceLuck", "FairDice", "Verdict", "luck_of", "seal_of", "verify"]


class Verdict(StrEnum):
    """What became of the check."""

    FAIR = "fair"
    NO_SEED = "no-seed"
    NOT_FROM_SEED = "not-from-seed"
    NOT_FROM_SOURCE = "not-from-source"
    """The seed does not follow from the sealed secret and the word, or from the code."""
    BROKEN = "broken"


@dataclass(frozen=True, slots=True)
class DiceLuck:
    """Dice rolled for exhaustion: how many were at risk, failed, and would on average (a sum of chances).

    `variance` is that of the number that fail.
    """

    at_risk: int = 0
    exhausted: int = 0
    expected: float = 0.0
    variance: float = 0.0

    @classmethod
    def of(cls, efforts: Sequence[int], rolls: Sequence[int]) -> DiceLuck:
        """One die for each effort, and what it rolled."""
        chances = [loss_odds(effort) for effort in efforts]
        exhausted = sum(roll < effort for effort, roll in zip(efforts, rolls, strict=True))
        variance = sum(chance * (1 - chance) for chance in chances)
        return cls(len(efforts), exhausted, sum(chances), variance)

    def __add__(self, other: DiceLuck) -> DiceLuck:
        return DiceLuck(
            self.at_risk + other.at_risk,
            self.exhausted + other.exhausted,
            self.expected + other.expected,
            self.variance + other.variance,
        )


@dataclass(frozen=True, slots=True)
class FairDice:
    """The outcome of a check: `checked` shuffles and rolls agree.

    `step` is where the record breaks or differs, `luck` what the dice checked did. `commitment` is the seal
    that was shown, which a game begun from a code has not. `over` tells whether the game has come to its end,
    so that what was sealed may be told.
    """

    verdict: Verdict
    commitment: str = ""
    checked: int = 0
    step: int | None = None
    luck: DiceLuck = DiceLuck()
    over: bool = False


def verify(record: Record) -> FairDice:
    """Check a record against its seed, and that against its source. Raises BadRecord for a set-up that may
    not be played."""
    if record.seed is None:
        return FairDice(Verdict.NO_SEED)
    played = replay(record)
    over = isinstance(played.state.pending, Over)
    try:
        source = source_of(record.extra)
    except BadLuckSource:
        return FairDice(Verdict.NOT_FROM_SOURCE, over=over)
    promise = seal_of(record.seed, source)
    if source is not None and not _leads_to(source, record):
        return FairDice(Verdict.NOT_FROM_SOURCE, promise, over=over)
    state, checked = played.start, 0
    luck = DiceLuck()
    for number, (entry, step) in enumerate(zip(record.entries, played.steps, strict=False)):
        if isinstance(entry, Chanced) and isinstance(state.pending, Chance):
            request = state.pending.request
            if entry.outcome != draw(record.seed, request):
                return FairDice(Verdict.NOT_FROM_SEED, promise, checked, number, over=over)
            checked += 1
            luck += luck_of(state, request, entry.outcome)
        state = step.state
    verdict = Verdict.FAIR if played.fault is None else Verdict.BROKEN
    broken = None if played.fault is None else len(played.steps)
    return FairDice(verdict, promise, checked, broken, luck, over)


def seal_of(seed: int, source: LuckSource | None) -> str:
    """The seal of a game's luck, or nothing where the luck was open; the first edition sealed the seed."""
    if source is None:
        return commitment(seed)
    return source.seal if isinstance(source, SealedLuck) else ""


def _leads_to(source: LuckSource, record: Record) -> bool:
    """Whether the seed of the record follows from its source."""
    try:
        game = source.game(record.setup)
    except (BadCode, ValueError):
        return False
    return game.setup == record.setup and game.seed == record.seed


def luck_of(state: GameState, request: Request, outcome: Outcome) -> DiceLuck:
    """What `outcome` did to the dice that `request` rolls for exhaustion (§3.8); nothing for other chance."""
    if not isinstance(request, Roll) or request.purpose is not Purpose.EXHAUSTION:
        return DiceLuck()
    rolls = outcome.values if isinstance(outcome, Rolled) else ()
    return DiceLuck.of(efforts_at_risk(state, request), rolls)
