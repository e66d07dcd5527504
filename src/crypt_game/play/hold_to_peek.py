"""Hold to peek: where people share the screen, own values show only to who holds a key or button."""

from __future__ import annotations

from collections.abc import Callable

from crypt_game.play.board_model import BoardModel

__all__ = ["HoldToPeek"]

_SECONDS = {"short": 0.15, "normal": 0.33, "long": 0.9}
"""How long one holds on until the values show, by the player's choice."""


class HoldToPeek:
    """Covers own values at one table, and shows them while somebody holds on; with one person none are
    covered."""

    def __init__(self, model: BoardModel, changed: Callable[[], None]) -> None:
        """`changed` hears that the values show, or are covered again."""
        self._model, self._changed = model, changed
        self._shared = len(model.plan.human_seats) > 1
        self.held = False
        """Whether somebody holds the key or button."""

    @property
    def filling(self) -> bool:
        """Whether the ring is on its way to full."""
        return self.held and self._model.peek < 1

    def hold(self, held: bool, *, tap: bool = False) -> None:
        """Start or stop holding; letting go covers at once. By `tap` one press shows, and the next covers."""
        if tap and not held:
            return
        if not held or (tap and self.held):
            self.cover()
        elif self._shared:
            self.held = True

    def update(self, dt: float, time: str = "normal") -> bool:
        """Hold on for `dt` seconds; the values show when the ring is full, after a short, normal or long
        `time`. True when it moved."""
        if not self.filling:
            return False
        self._model.peek = min(1.0, self._model.peek + dt / _SECONDS[time])
        if self._model.peek >= 1:
            self._model.covered = False
            self._changed()
        return True

    def cover(self) -> None:
        """Cover what others at the screen may not see."""
        shown = not self._model.covered
        self.held = False
        self._model.peek = 0.0
        self._model.covered = self._shared
        self._model.scores.clear()
        if shown and self._shared:
            # Widgets, tips and words that were made while the values showed must not outlive it.
            self._changed()
