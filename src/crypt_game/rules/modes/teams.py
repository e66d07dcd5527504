"""What the modes with teams share: the scores of teams (§7.10, §8.10)."""

from __future__ import annotations

from collections.abc import Sequence

from ..indices import TeamIndex
from ..pending import SeatScore, TeamScore
from .variant import Variant


class TeamPlay(Variant):
    """A mode with teams; a team's score is the lower of its members' (§7.10, §8.10)."""

    def team_scores(self, scores: Sequence[SeatScore]) -> tuple[TeamScore, ...]:
        """Each team's score: the lower one of its members."""
        return tuple(
            TeamScore(TeamIndex(team), min(score.total for score in scores if score.seat in seats))
            for team, seats in enumerate(self.teams)
        )
