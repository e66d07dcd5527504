"""Clash of Houses: three or four houses of a Duchess and a Duke (§8)."""

from __future__ import annotations

from collections.abc import Sequence

from ..cards import FIRST_COPIES, SECOND_COPIES, Card
from ..indices import SLOTS, PoolIndex, SeatIndex, SlotIndex
from ..pending import Over, SeatScore
from ..terms import Icon, Role
from .variant import Torches, Turn, Variant

_ROLES = (Role.DUCHESS, Role.DUKE)


class Clash(Variant):
    """The 4-player rules with one pool of six dice per house, stacks, and turns by role."""

    pool_size = 6

    @property
    def houses(self) -> int:
        """The number of houses."""
        return self.setup.players // 2

    def _teams(self) -> tuple[tuple[SeatIndex, ...], ...]:
        return tuple((SeatIndex(2 * house), SeatIndex(2 * house + 1)) for house in range(self.houses))

    def _pool_of(self) -> tuple[PoolIndex, ...]:
        return tuple(PoolIndex(seat // 2) for seat in range(self.size))

    def _deck(self) -> Sequence[Card]:
        if self.houses == 4:
            return FIRST_COPIES + SECOND_COPIES
        twos = [card for card in SECOND_COPIES if card.icon is Icon.THREE and card.value == 2]
        return [*FIRST_COPIES, *twos]

    def _layout(self) -> tuple[tuple[SlotIndex, bool], ...]:
        """4 up, 2 down, then one more face up on each of the last three (§8.4)."""
        row = tuple((slot, slot < 4) for slot in SLOTS)
        return (*row, *((slot, True) for slot in SLOTS[3:]))

    def first_lights_out(self) -> SeatIndex:
        return SeatIndex(self.setup.leader + 1)

    def first_role(self, round_: int) -> int:
        """Who of each house plays first in that round: 0 the Duchess, 1 the Duke (§8.8)."""
        return 0 if round_ <= self.houses else 1

    def turns(self, leader: SeatIndex, round_: int) -> tuple[Turn, ...]:
        """One role from the leading house leftward, then the other, the leading house last (§8.5)."""
        first = self.first_role(round_)
        from_leader = [(leader // 2 + step) % self.houses for step in range(self.houses)]
        ending_with_leader = [*from_leader[1:], from_leader[0]]
        return (
            *(Turn(self.teams[house][first], False) for house in from_leader),
            *(Turn(self.teams[house][1 - first], True) for house in ending_with_leader),
        )

    def torches_after(self, round_: int, leader: SeatIndex, lights_out: SeatIndex) -> Torches:
        """The next house leads; when the torches come home the roles swap for good (§8.8)."""
        members = self.teams[(leader // 2 + 1) % self.houses]
        first = self.first_role(round_ + 1)
        swapped = first != self.first_role(round_)
        return Torches(members[first], members[1 - first], _ROLES[first] if swapped else None)

    def share_dice(self, scores: list[SeatScore], available: Sequence[int]) -> list[SeatScore]:
        """One die at a time to the member with the lower score, on equality to the first (§8.10)."""
        shared = {score.seat: score for score in scores}
        for pool, members in enumerate(self.members):
            for _ in range(available[pool]):
                poorer = min((shared[seat] for seat in members), key=lambda score: (score.total, score.seat))
                shared[poorer.seat] = poorer._replace(dice=poorer.dice + 1)
        return list(shared.values())

    def rivals(self, scores: Sequence[SeatScore]) -> list[tuple[PoolIndex, int]]:
        return [(self.pool_of[self.teams[team][0]], score) for team, score in self.team_scores(scores)]

    def result(self, scores: tuple[SeatScore, ...], winners: Sequence[PoolIndex]) -> Over:
        won = tuple(sorted(seat for pool in winners for seat in self.members[pool]))
        return Over(won, scores, self.team_scores(scores))
