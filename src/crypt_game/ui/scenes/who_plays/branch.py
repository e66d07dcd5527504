"""Play on from here: who sits on which seat in the practice game that begins in the middle of a replay."""

from __future__ import annotations

from crypt_game import destinations
from crypt_game.match.match import Match
from crypt_game.rules.record import Record
from crypt_game.ui.scene import AppServices
from crypt_game.ui.scenes.who_plays.scene import WhoPlays

__all__ = ["BranchPanel"]


class BranchPanel(WhoPlays):
    """One row for each heir, as in a running game; what is chosen goes into a record of its own."""

    words = "branch"
    icon = "icon/branch"

    def __init__(self, app: AppServices, match: Match, record: Record, step: int) -> None:
        """The practice game has the first `step` steps of `record`, which waits for somebody then."""
        super().__init__(app, match)
        self._record, self._step = record, step
        asked = match.moments[step - 1].state
        self._round = max(1, asked.round)

    def note(self) -> str:
        return self.say("branch-note", round=self._round)

    def apply(self) -> None:
        self.app.go_to(destinations.PracticeGame(self._record, self._step, self.players))
