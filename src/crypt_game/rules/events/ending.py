"""How a round passes and a game ends (§3.13, §4, §8.8, §9), and what is awaited."""

from __future__ import annotations

from dataclasses import dataclass

from ..cards import Face
from ..indices import PoolIndex, SeatIndex
from ..pending import Over, Pending, SeatScore
from ..state import Flow, Held
from ..terms import Role


@dataclass(frozen=True, slots=True)
class RoundEnded:
    """Everything of this round is done (§3.13): the next follows, or the end of the game."""

    round: int


@dataclass(frozen=True, slots=True)
class TorchesPassed:
    """Both Torch cards move (§3.13, §8.8)."""

    leader: SeatIndex
    lights_out: SeatIndex


@dataclass(frozen=True, slots=True)
class RolesSwapped:
    """From now on these members of each house lead and play first (§8.8)."""

    first: Role


@dataclass(frozen=True, slots=True)
class TreasureOpened:
    """At game end a seat's collection is shown to all, in order of collection."""

    seat: SeatIndex
    cards: tuple[Held[Face], ...]


@dataclass(frozen=True, slots=True)
class CursesCounted:
    """Cursed Treasure: (seat, Curses) of every heir, and who loses ``coins`` (§9.1)."""

    curses: tuple[tuple[SeatIndex, int], ...]
    losers: tuple[SeatIndex, ...]
    coins: int


@dataclass(frozen=True, slots=True)
class TieBreakBegan:
    """These seats (in clash both of each house) are tied for first; those with dice roll them (§4.3)."""

    seats: tuple[SeatIndex, ...]
    attempt: int


@dataclass(frozen=True, slots=True)
class TieBreakRolled:
    """A tied seat (in clash a house's first-numbered) rolled all its unexhausted dice (§4.3)."""

    seat: SeatIndex
    pool: PoolIndex
    rolls: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Scored:
    """One line of the score sheet (§4.2)."""

    score: SeatScore


@dataclass(frozen=True, slots=True)
class GameEnded:
    """The result stands."""

    result: Over


@dataclass(frozen=True, slots=True)
class Awaited:
    """What the game waits for now: always the last event of a step."""

    pending: Pending
    flow: Flow
