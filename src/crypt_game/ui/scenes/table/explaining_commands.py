"""The commands of a table at which something is explained: there, what belongs to a running game is off."""

from __future__ import annotations

from crypt_game.rules import Action
from crypt_game.rules.indices import SeatIndex
from crypt_game.ui.scenes.table.commands import TableCommands

__all__ = ["ExplainingCommands"]


class ExplainingCommands(TableCommands):
    """The commands of a table that does not go on by itself."""

    def _decide(self, seat: SeatIndex, action: Action) -> None:
        """A claim is answered here: nobody warns of it."""
        self._submit(seat, action)

    def catch_up(self) -> None:
        self.refuse_for_now()

    def hurry_on(self) -> None:
        self.refuse_for_now()

    def explain_move(self, seat: SeatIndex | None = None) -> None:
        self.refuse_for_now()

    def show_fairness(self) -> None:
        self.refuse_for_now()
