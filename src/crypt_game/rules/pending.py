"""What a game waits for: a seat's decision, chance, or nothing more; and how it ended.

Nothing here is secret: every reader may see a pending value whole. Imports only cards and words.
"""

from __future__ import annotations

from typing import NamedTuple, TypeAlias

from .cards import Card
from .indices import SLOTS, PoolIndex, SeatIndex, SlotIndex, TeamIndex
from .terms import Choice, Purpose, Rank, TreasureType
from .values import value


class FailingDie(NamedTuple):
    """A die that rolled less than its effort this Collect phase and is not yet exhausted (§3.8, §3.10).

    ``die`` counts from 0 among the dice of its slot, ``rerolls`` how often Idol A was used on it.
    """

    pool: PoolIndex
    slot: SlotIndex
    die: int
    effort: int
    rerolls: int = 0


@value
class Decide:
    """A seat is asked for ``what``.

    ``dice`` and ``limit`` belong to a claim: the most dice this turn may place, and whether only one card
    may be claimed (§3.6). ``failing`` belongs to a re-roll: the dice it may name, in slot order.
    ``slots`` and ``receivers`` belong to a divvy: what is shared out and between whom; any of the
    receivers may answer.
    """

    seat: SeatIndex
    what: Choice
    dice: int = 0
    limit: bool = False
    failing: tuple[FailingDie, ...] = ()
    slots: tuple[SlotIndex, ...] = ()
    receivers: tuple[SeatIndex, ...] = ()

    def may_answer(self, seat: int) -> bool:
        """Whether this seat may give the answer (a divvy is answered by either member)."""
        return seat == self.seat or seat in self.receivers


@value
class Shuffle:
    """The draw pile is to be shuffled; ``cards`` are all cards in play, sorted by name (§2.1)."""

    cards: tuple[Card, ...]


class DiePlace(NamedTuple):
    """Which die is rolled: its slot (None when it lies on no card) and its number there, from 0."""

    slot: SlotIndex | None
    die: int


_MOST_DICE = 6
"""A pool holds no more (§8.1)."""
DICE_OFF_CARDS: tuple[DiePlace, ...] = tuple(DiePlace(None, die) for die in range(_MOST_DICE))
"""The places of dice that lie on no card; those of fewer dice are its beginning."""
DICE_ON_CARDS: tuple[tuple[DiePlace, ...], ...] = tuple(
    tuple(DiePlace(slot, die) for die in range(_MOST_DICE)) for slot in SLOTS
)
"""The same by slot."""


@value
class Roll:
    """Dice are to be rolled: one number 1–6 for each of ``places``, in that order.

    ``seat`` stands for its pool (in clash the house's first-numbered seat, but for a re-roll the one who pays
    for it). ``round`` and ``repeat`` (how often the same dice were rolled before) are what counter-based
    chance is keyed by.
    """

    purpose: Purpose
    seat: SeatIndex
    places: tuple[DiePlace, ...]
    round: int
    repeat: int = 0

    @property
    def dice(self) -> int:
        """How many numbers the outcome has."""
        return len(self.places)


Request: TypeAlias = Shuffle | Roll


@value
class Chance:
    """The game waits for the outcome of ``request``."""

    request: Request


class CollectorCoins(NamedTuple):
    """Bonus coins from each Collector; for Manuscript A the gain over the printed values."""

    idol: int = 0
    jewelry: int = 0
    manuscript: int = 0
    pottery: int = 0
    remains: int = 0
    tapestry: int = 0

    def of(self, type_: TreasureType) -> int:
        """The bonus from one Collector."""
        coins: int = getattr(self, type_.value)
        return coins


class SeatScore(NamedTuple):
    """One line of the score sheet (§4.2).

    ``curse`` is 0 or -5 (§9), in clash ``dice`` is the share of §8.10.
    """

    seat: SeatIndex
    treasure: int
    collectors: CollectorCoins
    dice: int
    curse: int

    @property
    def total(self) -> int:
        """Coins in all."""
        return self.treasure + sum(self.collectors) + self.dice + self.curse


class TeamScore(NamedTuple):
    """A team's score: the lower of its members' (§7.10, §8.10)."""

    team: TeamIndex
    score: int


@value
class Over:
    """The game has ended; ``winners`` is empty in solo and twins, ``rank`` is set there and only there."""

    winners: tuple[SeatIndex, ...]
    scores: tuple[SeatScore, ...]
    teams: tuple[TeamScore, ...] = ()
    rank: Rank | None = None


Pending: TypeAlias = Decide | Chance | Over


@value
class Shuffled:
    """Outcome of a shuffle: the same cards in drawing order, first drawn first."""

    order: tuple[Card, ...]


@value
class Rolled:
    """Outcome of a roll: one number 1–6 for each die asked for."""

    values: tuple[int, ...]


Outcome: TypeAlias = Shuffled | Rolled
"""What chance answers."""
