"""Everything that can be looked up at the table without changing the game: own values, scores, large cards,
rules, discards, the chronicle, and what a computer heir thinks.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from crypt_game.rules.scoring import score_so_far
from crypt_game.text.cast import Line
from crypt_game.ui.scene import Scene
from crypt_game.ui.scenes import routes

if TYPE_CHECKING:
    from crypt_game.ui.scenes.table.advisor import Advisor
    from crypt_game.ui.scenes.table.conductor import Conductor
    from crypt_game.ui.scenes.table.heirs import HeirsAtTable
    from crypt_game.ui.scenes.table.model import TableModel

__all__ = ["LookingScene"]

_PEEK_SECONDS = 0.33


class LookingScene(Scene):
    """The half of the table scene that only looks; the other half plays."""

    model: TableModel
    conductor: Conductor
    heirs: HeirsAtTable
    advisor: Advisor
    peeking = False
    """Whether somebody holds the key or button to peek."""

    def refill(self) -> None:
        """Make the widgets and the picture anew for what the model holds."""
        raise NotImplementedError

    def tell(self, line: Line) -> None:
        """Say why something cannot be done."""
        raise NotImplementedError

    def hold_peek(self, held: bool) -> None:
        """Start or stop holding to peek; letting go covers at once."""
        if not held:
            self.cover()
        elif len(self.conductor.people) > 1:
            self.peeking = True
        self.invalidate()

    def fill_ring(self, dt: float) -> None:
        """Hold on for `dt` seconds; the values show when the ring is full."""
        if not self.peeking or self.model.peek >= 1:
            return
        self.model.peek = min(1.0, self.model.peek + dt / _PEEK_SECONDS)
        if self.model.peek >= 1:
            self.model.covered = False
            self.refill()
        self.invalidate()

    def cover(self) -> None:
        """Cover what others at the screen may not see."""
        shown = not self.model.covered
        self.peeking = False
        self.model.peek = 0.0
        self.model.covered = len(self.conductor.people) > 1
        self.model.ledger.clear()
        if shown and self.model.covered:
            # Widgets and tips that were made while the values showed must not outlive it.
            self.refill()
        self.invalidate()

    def toggle_ledger(self) -> None:
        """Show or hide the viewer's own true score so far; a covered table shows it only while peeking."""
        if self.model.ledger:
            self.model.ledger.clear()
        elif not self.model.covered:
            worth = score_so_far(self.model.view, self.model.viewer)
            self.model.ledger[self.model.viewer] = worth.low.total
        self.refill()

    def toggle_zoom(self) -> None:
        """Show the focused or hovered card or Collector large, or stop showing it."""
        target = self.controls.focus if self.controls.by_keys else self.controls.hover
        self.model.zoom = None if self.model.zoom is not None or target is None else target.key
        self.invalidate()

    def open_menu(self) -> None:
        """The pause menu."""
        routes.open_pause(self.app, self)

    def open_box(self) -> None:
        """The discards, to be looked through."""
        routes.open_box(self.app, self.model.view.discard)

    def ask_hint(self) -> None:
        """What would a Regent do here? Takes up to a second."""
        if not self.app.settings.hints:
            self.tell(Line("advice-no-hints", {}))
        elif self.advisor.ask(self.model.viewer, self.app.thinker()):
            self.app.toast("advice-thinking")
        else:
            self.tell(Line("advice-not-yours", {}))

    def explain_move(self) -> None:
        """Why did the last computer heir do that?"""
        if self.heirs.last is None:
            self.tell(Line("advice-nothing-yet", {}))
        else:
            routes.open_advice(self.app, self.advisor.explain(self.heirs.last))

    def open_settings(self) -> None:
        """The settings, over the table."""
        routes.open_settings(self.app)

    def open_rules(self) -> None:
        """The rulebook, at the rule behind the refusal that is shown, else of whatever is looked at."""
        if self.model.fault and self.model.fault_rule is not None:
            routes.open_rulebook(self.app, self.model.fault_rule)
            return
        target = self.controls.focus if self.controls.by_keys else self.controls.hover
        tip = target.tip() if target is not None else None
        routes.open_rulebook(self.app, tip.rule if tip is not None else None)

    def open_reference(self) -> None:
        """The quick reference, over the table while its key is held."""
        routes.open_reference(self.app)

    def open_chronicle(self) -> None:
        """The whole chronicle."""
        routes.open_chronicle(self.app, self.model.chronicle)
