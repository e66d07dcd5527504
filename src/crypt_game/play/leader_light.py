"""Where the Leader's light is: beside the Leader, or on its way between two seats as the torch is carried.

Nobody waits for it. Must never import `pygame`.
"""

from __future__ import annotations

from crypt_game.play.board_model import BoardModel, CarriedLight

__all__ = ["CARRIED_SECONDS", "LeaderLight"]

CARRIED_SECONDS = 0.7
"""How long the torch flies, and its light with it."""
_STEPS = 28
"""In how many steps it is seen to move."""


class LeaderLight:
    """The light of one board's Leader; writes into its model how far it has been carried."""

    def __init__(self, model: BoardModel) -> None:
        self._model = model
        self._lit = model.view.leader
        """The seat that the light is at, or on its way to."""
        self._time = CARRIED_SECONDS

    @property
    def moving(self) -> bool:
        """Whether the light is on its way."""
        return self._model.carried is not None

    def rest(self) -> None:
        """Let the light be where the Leader is now."""
        self._lit, self._time, self._model.carried = self._model.view.leader, CARRIED_SECONDS, None

    def update(self, seconds: float, *, at_once: bool) -> bool:
        """Let `seconds` pass; True when the light is seen elsewhere than before. It sets out when another
        seat leads, or is there `at_once`."""
        before, leader = self._model.carried, self._model.view.leader
        if at_once:
            self.rest()
        elif leader != self._lit:
            self._model.carried = CarriedLight(self._lit, 0.0)
            self._lit, self._time = leader, 0.0
        elif before is not None:
            self._time += seconds
            share = round(min(1.0, self._time / CARRIED_SECONDS) * _STEPS) / _STEPS
            self._model.carried = before._replace(share=share) if share < 1 else None
        return self._model.carried != before
