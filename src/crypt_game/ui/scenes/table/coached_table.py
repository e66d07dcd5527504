"""A game with a coach, who says one thing when something happens for the first time, and waits for an answer.

When something is worth saying is `lessons.coach`'s; what was said is remembered with the lessons.
"""

from __future__ import annotations

from crypt_game.lessons.coach import Remark, remark_on
from crypt_game.lessons.progress import Progress
from crypt_game.match.match import Match
from crypt_game.match.viewpoint import seen_by
from crypt_game.rules import Event
from crypt_game.ui.scene import AppServices
from crypt_game.ui.scenes.table.explaining_table import BesideButton, Explanation
from crypt_game.ui.scenes.table.explanation_panel import Sentence
from crypt_game.ui.scenes.table.scene import TableScene

__all__ = ["CoachedTable"]


class CoachedTable(TableScene):
    """One match with one person at the screen, who is coached."""

    def __init__(self, app: AppServices, match: Match, opening: tuple[Event, ...] = ()) -> None:
        super().__init__(app, match, opening)
        self.remark: Remark | None = None
        """What the coach says now."""
        self._heard = 0
        """How many of the events that were shown the coach has looked at."""

    def enter(self) -> None:
        super().enter()
        self._heard = self.event_player.shown

    def explanation(self) -> Explanation | None:
        if self.remark is None:
            return super().explanation()
        return Explanation(
            Sentence.of(self.say(f"coach-{self.remark.occasion}")),
            self.remark.light,
            self.say("coach-name"),
            self.go_on,
            self.say("coach-go-on"),
            (BesideButton("coach-off", "icon/eye-off", self.switch_off),),
            docked=True,
        )

    def go_on(self) -> None:
        """It was read: the game goes on."""
        self.remark = None
        self.refill()

    def switch_off(self) -> None:
        """No more remarks, until the settings switch them on again."""
        self.app.change_settings(coach=False)
        self.go_on()

    def cancel(self) -> bool:
        if self.remark is None:
            return super().cancel()
        self.go_on()
        return True

    def _go_on(self, dt: float) -> None:
        if self.remark is None:
            self._look()
        if self.remark is None:
            super()._go_on(dt)

    def _look(self) -> None:
        """Say one thing about what was shown since the last look, if there is one to be said."""
        shown, view = self.event_player.shown, self.model.view
        self._heard = min(self._heard, shown)
        if self._heard == shown or not self.app.settings.coach:
            return
        events = [event for moment in self.match.moments for event in moment.events][self._heard : shown]
        self._heard = shown
        progress = Progress.from_json(self.app.settings.learning)
        seen = [seen_by(view, event) for event in events]
        self.remark = remark_on(seen, view, self.match.decide, progress.told)
        if self.remark is not None:
            self.app.change_settings(learning=progress.telling(self.remark.occasion).to_json())
            self.refill()
            self.controls.focus_on("lesson-next")
            self.speak()
