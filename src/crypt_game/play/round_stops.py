"""Where a board stops in a round so that people can see what happened: after its roll, and after all of it.

It waits for a click or a key where somebody at the screen is concerned, else it goes on after some seconds.
"""

from __future__ import annotations

from crypt_game.play.board_model import BoardModel
from crypt_game.play.round_report import report_after_roll, report_after_round
from crypt_game.rules import Chance
from crypt_game.rules import events as ev
from crypt_game.rules.events import Event

__all__ = ["SECONDS", "RoundStops"]

SECONDS = {"slow": 4.5, "normal": 3.0, "fast": 1.6}
"""How long the board stops where it does not wait, by the pace of heirs; "step" waits for a key."""


class RoundStops:
    """The stops of one board. `kind` is the setting: "wait", "pass" after some seconds, or "off"."""

    def __init__(self, model: BoardModel) -> None:
        self._model = model
        variant, seats = model.view.variant, model.plan.human_seats
        self._people = {*seats, *(variant.members[variant.pool_of[seat]][0] for seat in seats)}
        """Those at the screen, and who is told of their dice."""
        self.kind = "off"
        self.pace = "normal"
        self._left: float | None = None
        self._rolled = self._seen = False

    @property
    def held(self) -> bool:
        """Whether the board stops now; its model then has a report."""
        return self._model.report is not None

    def note(self, event: Event) -> None:
        """`event` was shown."""
        if isinstance(event, ev.ExhaustionRolled):
            self._rolled = self._rolled or bool(event.slots)
        elif not _goes_on_rolling(event):
            self._rolled = False

    def before(self, coming: Event) -> bool:
        """Whether the board stops before `coming` is shown; once it went on, it does not stop there again."""
        seen, self._seen = self._seen, False
        if seen or self.kind == "off":
            return False
        over = isinstance(coming, ev.RoundEnded)
        if not over and (not self._rolled or _goes_on_rolling(coming)):
            return False
        model = self._model
        make = report_after_round if over else report_after_roll
        report = make(model.view, model.collect)
        waits = self.kind == "wait" and report.concerns(self._people)
        self._left = None if waits or self.pace == "step" else SECONDS[self.pace]
        model.report = report
        return True

    def update(self, dt: float) -> bool:
        """Let `dt` seconds pass; True when the board goes on."""
        if not self.held or self._left is None:
            return False
        self._left -= dt
        if self._left <= 0:
            self.go_on()
        return not self.held

    def go_on(self) -> None:
        """It has been seen."""
        self._seen = self._seen or self.held
        self._model.report = None

    def forget(self) -> None:
        """The board shows something else."""
        self._model.report = None
        self._rolled = self._seen = False


def _goes_on_rolling(event: Event) -> bool:
    """Whether dice are rolled, or waited for, before anything else happens."""
    waits_for_dice = isinstance(event, ev.Awaited) and isinstance(event.pending, Chance)
    return waits_for_dice or isinstance(event, ev.ExhaustionRolled)
