"""How far each Ghost stands above the slab: it rises as its turn is shown, and sinks after it.

Nobody waits for it. Must never import `pygame`.
"""

from __future__ import annotations

from crypt_game.play.board_model import BoardModel
from crypt_game.rules.indices import SeatIndex
from crypt_game.rules.terms import SeatKind

__all__ = ["GhostPresence"]

_RISE, _SINK = 0.7, 0.5
"""Seconds that a Ghost takes to rise from its place of rest, and to sink back."""
_STEPS = 28
"""In how many steps it is seen to do so."""


class GhostPresence:
    """The Ghosts of one board; writes into its model how far each has risen."""

    def __init__(self, model: BoardModel) -> None:
        self._model = model
        self._heights: dict[SeatIndex, float] = {}

    @property
    def moving(self) -> bool:
        """Whether a Ghost rises or sinks."""
        return any(height != self._wanted(seat) for seat, height in self._heights.items())

    def update(self, seconds: float, *, at_once: bool) -> bool:
        """Let `seconds` pass, or let every Ghost stand `at_once` where it is to stand; True when one is seen
        to stand elsewhere than before."""
        before = dict(self._model.risen)
        kinds = self._model.view.variant.kinds
        for seat in map(SeatIndex, range(len(kinds))):
            if kinds[seat] is SeatKind.GHOST:
                wanted = self._wanted(seat)
                height = wanted if at_once else self._nearer(self._heights.get(seat, 0.0), wanted, seconds)
                self._heights[seat] = height
                self._model.risen[seat] = round(height * _STEPS) / _STEPS
        return self._model.risen != before

    def _wanted(self, seat: SeatIndex) -> float:
        return 1.0 if self._model.acting == seat else 0.0

    @staticmethod
    def _nearer(height: float, wanted: float, seconds: float) -> float:
        if wanted > height:
            return min(wanted, height + seconds / _RISE)
        return max(wanted, height - seconds / _SINK)
