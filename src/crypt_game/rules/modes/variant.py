"""The base game of 2–4 heirs, as the facts in which other modes differ (§2, §3.13, §4).

One object per setup, built once and shared by all states of its games. A mode is a subclass that overrides
what it states differently; the flow of a round asks here and never for the mode's name. Knows no state.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from ..cards import FIRST_COPIES, Card
from ..indices import SLOTS, PoolIndex, SeatIndex, SlotIndex, TeamIndex
from ..pending import Over, SeatScore, TeamScore
from ..setup import GameSetup
from ..terms import Icon, Rank, Role, SeatKind
from ..values import made
from .cursed import CURSED, UNCURSED

_DECK_ICONS: dict[int, tuple[Icon, ...]] = {
    2: (Icon.NONE,),
    3: (Icon.NONE, Icon.THREE),
    4: (Icon.NONE, Icon.THREE, Icon.FOUR),
}
_ROW: dict[int, tuple[bool, ...]] = {
    2: (True, True, False),
    3: (True, True, True, False),
    4: (True, True, True, True, False, False),
}


class Turn(NamedTuple):
    """A turn of the Claim phase. ``again`` marks the solo Ghost's second turn (§6.4)."""

    seat: SeatIndex
    limit: bool
    again: bool = False


class Torches(NamedTuple):
    """Who holds the Torch cards, and the role that leads from now on where it changes (§3.13, §8.8)."""

    leader: SeatIndex
    lights_out: SeatIndex
    new_role: Role | None = None


class Variant:
    """The facts of a game that never change while it is played.

    ``kinds``, ``pool_of``, ``team_of`` and ``mates`` are by seat; ``members`` (seats, lowest first) by
    pool, ``teams`` (seats, lowest first) by team. ``cards`` is the whole deck sorted by name, ``layout``
    says for each card drawn in a round on which slot it is laid and whether face up. ``turn_dice`` is the
    most that one turn may place or recover. ``sorts_crypt``: the revealed cards are put in order (§6.2).
    Teams share out what they hold (§7.9, §8.6).
    """

    turn_dice = 3
    pool_size = 3
    sorts_crypt = False

    def __init__(self, setup: GameSetup) -> None:
        self.setup = setup
        self.kinds = self._kinds()
        self.size = len(self.kinds)
        self.all_seats = tuple(map(SeatIndex, range(self.size)))
        self.heirs = tuple(seat for seat in self.all_seats if self.kinds[seat] is SeatKind.HEIR)
        self.teams = self._teams()
        self.team_of = tuple(
            next((TeamIndex(team) for team, seats in enumerate(self.teams) if seat in seats), None)
            for seat in self.all_seats
        )
        self.mates = tuple(
            next((mate for mate in self.teams[team] if mate != seat), None) if team is not None else None
            for seat, team in enumerate(self.team_of)
        )
        self.pool_of = self._pool_of()
        self.members = tuple(
            tuple(seat for seat in self.all_seats if self.pool_of[seat] == pool)
            for pool in range(max(self.pool_of) + 1)
        )
        self.cards = tuple(sorted(self._deck()))
        self.layout = self._layout()
        self.places = 1 + max(slot for slot, _ in self.layout)
        self.rounds = len(self.cards) // len(self.layout)
        self.curse = CURSED if setup.cursed else UNCURSED

    # Setup (§2)

    def _kinds(self) -> tuple[SeatKind, ...]:
        return (SeatKind.HEIR,) * self.setup.players

    def _teams(self) -> tuple[tuple[SeatIndex, ...], ...]:
        return ()

    def _pool_of(self) -> tuple[PoolIndex, ...]:
        return tuple(map(PoolIndex, range(self.size)))

    def _deck(self) -> Sequence[Card]:
        icons = _DECK_ICONS[self.setup.players]
        return [card for card in FIRST_COPIES if card.icon in icons]

    def _layout(self) -> tuple[tuple[SlotIndex, bool], ...]:
        return tuple(zip(SLOTS, _ROW[self.setup.players], strict=False))

    def first_lights_out(self) -> SeatIndex:
        """Who starts with Lights Out (§2.4)."""
        leader = self.setup.leader
        return SeatIndex(leader if self.size == 2 else (leader - 1) % self.size)

    # A round (§3)

    def turns(self, leader: SeatIndex, round_: int) -> tuple[Turn, ...]:
        """The turns of a round's Claim phase (§3.3, §3.6)."""
        clockwise = (*self.all_seats[leader:], *self.all_seats[:leader])
        if self.size == 2:
            return Turn(leader, False), Turn(clockwise[1], False), Turn(leader, True)
        return tuple(Turn(seat, seat == clockwise[-1]) for seat in clockwise)

    def torches_after(self, round_: int, leader: SeatIndex, lights_out: SeatIndex) -> Torches:
        """Both Torch cards move one player to the left when a round ends (§3.13)."""
        return Torches(self._left_of(leader), self._left_of(lights_out))

    def _left_of(self, seat: SeatIndex) -> SeatIndex:
        return self.all_seats[(seat + 1) % self.size]

    # Game end (§4)

    def share_dice(self, scores: list[SeatScore], available: Sequence[int]) -> list[SeatScore]:
        """Add the coins for unexhausted dice (§4.2): each seat its own pool's."""
        return [
            made(SeatScore, (*score[:3], available[self.pool_of[score.seat]], score.curse))
            for score in scores
        ]

    def rivals(self, scores: Sequence[SeatScore]) -> list[tuple[PoolIndex, int]]:
        """Who plays for victory: pairs of pool and score; empty where nobody beats anybody."""
        return [(self.pool_of[score.seat], score.total) for score in scores]

    def result(self, scores: tuple[SeatScore, ...], winners: Sequence[PoolIndex]) -> Over:
        """The result once the pools that win are known (§4.2, §4.3)."""
        return Over(tuple(sorted(seat for pool in winners for seat in self.members[pool])), scores)

    def team_scores(self, scores: Sequence[SeatScore]) -> tuple[TeamScore, ...]:
        """Each team's score: the lower one of its members' (§7.10, §8.10)."""
        return tuple(
            TeamScore(TeamIndex(team), min(score.total for score in scores if score.seat in seats))
            for team, seats in enumerate(self.teams)
        )

    def deciding_score(self, over: Over, seat: int) -> int:
        """The coins that count for a seat at the end: its own, or its team's (§7.10, §8.10).

        Raises ValueError for a seat that is not scored.
        """
        own = next((line.total for line in over.scores if line.seat == seat), None)
        if own is None:
            raise ValueError(f"seat {seat} is not scored")
        return next((team.score for team in over.teams if team.team == self.team_of[seat]), own)


RANKS: tuple[tuple[Rank, int], ...] = (
    (Rank.MAGNIFICENT, 50),
    (Rank.AFFLUENT, 40),
    (Rank.PETTY, 30),
    (Rank.FOOL, 0),
)
"""The titles with the least score for each, highest first; the last is for every score below, too (§6.8)."""


def rank_of(score: int) -> Rank:
    """The title for a score against the Ghosts (§6.8)."""
    return next((rank for rank, least in RANKS if score >= least), Rank.FOOL)
