"""What a player can do at the table of a riddle: put an answer together, and look at everything."""

from __future__ import annotations

from collections.abc import Callable

from crypt_game.rules import Action, FlipFor, Illegal
from crypt_game.rules.indices import SeatIndex
from crypt_game.rules.record import Acted, play_entry
from crypt_game.ui.board.board_scene import BoardScene
from crypt_game.ui.scenes.table.explaining_commands import ExplainingCommands

__all__ = ["RiddleCommands"]


class RiddleCommands(ExplainingCommands):
    """The commands of a table at which a riddle is solved; a decision is an answer."""

    def __init__(
        self,
        scene: BoardScene,
        answer: Callable[[Action], None],
        hint: Callable[[], None],
        follow: Callable[[], None],
        choose_listed: Callable[[int], bool],
    ) -> None:
        super().__init__(scene)
        self.answer, self._hint, self._follow, self._choose_listed = answer, hint, follow, choose_listed

    def set_effort(self, effort: int) -> None:
        """A figure turns dice, or names an answer of a list."""
        if not self._choose_listed(effort):
            super().set_effort(effort)

    def ask_hint(self) -> None:
        self._hint()

    def explain_move(self, seat: SeatIndex | None = None) -> None:
        self._follow()

    def open_offer(self, seat: int, what: FlipFor) -> None:
        self.refuse_for_now()

    def show_ledger(self) -> None:
        (self.refuse_for_now if self.model.keeps_back_gains else super().show_ledger)()

    def tell_sets(self) -> None:
        (self.refuse_for_now if self.model.keeps_back_gains else super().tell_sets)()

    def _submit(self, seat: SeatIndex, action: Action) -> None:
        try:
            play_entry(self.match.state, Acted(seat, action))
        except Illegal as illegal:
            self._refuse(illegal)
        else:
            self.answer(action)
