"""What the modes with teams share: sharing out what the team holds, and scores of teams (§7.9, §8.6)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from ..pending import Decide, SeatScore, TeamScore
from ..terms import Choice
from .variant import Variant

if TYPE_CHECKING:
    from ..draft import Draft


class TeamPlay(Variant):
    """A mode in which teams divvy up; a team's score is the lower of its members' (§7.10, §8.10)."""

    def hand_out(self, draft: Draft) -> None:
        """Ask each team that holds cards, in the order of its first turn, to share them out."""
        while draft.pools_left:
            team = self.team_of[self.members[draft.pools_left[0]][0]]
            held = () if team is None else self._held(draft, team)
            if team is not None and held:
                seats = self.teams[team]
                draft.pending = Decide(seats[0], Choice.DIVVY, slots=held, receivers=seats)
                return
            draft.pools_left = draft.pools_left[1:]

    def _held(self, draft: Draft, team: int) -> tuple[int, ...]:
        seats = self.teams[team]
        return tuple(
            index for index, slot in enumerate(draft.crypt) if slot is not None and slot.seat in seats
        )

    def team_scores(self, scores: Sequence[SeatScore]) -> tuple[TeamScore, ...]:
        """Each team's score: the lower one of its members."""
        return tuple(
            TeamScore(team, min(score.total for score in scores if score.seat in seats))
            for team, seats in enumerate(self.teams)
        )
