"""How a round passes and a game ends (§3.13, §4, §8.8, §9), and what is awaited."""

from __future__ import annotations

from ..cards import Face
from ..indices import PoolIndex, SeatIndex
from ..pending import Over, Pending, SeatScore
from ..state import Flow, Held
from ..terms import Role
from ..values import value


@value
class RoundEnded:
    """Everything of this round is done (§3.13): the next follows, or the end of the game."""

    round: int


@value
class TorchesPassed:
    """Both Torch cards move (§3.13, §8.8)."""

    leader: SeatIndex
    lights_out: SeatIndex


@value
class RolesSwapped:
    """From now on these members of each house lead and play first (§8.8)."""

    first: Role


@value
class TreasureOpened:
    """At game end a seat's collection is shown to all, in order of collection."""

    seat: SeatIndex
    cards: tuple[Held[Face], ...]


@value
class CursesCounted:
    """Cursed Treasure: (seat, Curses) of every heir, and who loses ``coins`` (§9.1)."""

    curses: tuple[tuple[SeatIndex, int], ...]
    losers: tuple[SeatIndex, ...]
    coins: int


@value
class TieBreakBegan:
    """These seats (in clash both of each house) are tied for first; those with dice roll them (§4.3)."""

    seats: tuple[SeatIndex, ...]
    attempt: int


@value
class TieBreakRolled:
    """A tied seat (in clash a house's first-numbered) rolled all its unexhausted dice (§4.3)."""

    seat: SeatIndex
    pool: PoolIndex
    rolls: tuple[int, ...]


@value
class Scored:
    """One line of the score sheet (§4.2)."""

    score: SeatScore


@value
class GameEnded:
    """The result stands."""

    result: Over


@value
class Awaited:
    """What the game waits for now: always the last event of a step."""

    pending: Pending
    flow: Flow
