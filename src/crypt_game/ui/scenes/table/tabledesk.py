"""The desk of the table scene: the players' hands, and everything that only looks things up."""

from __future__ import annotations

from typing import Protocol

from crypt_game.match.match import Match
from crypt_game.text.participants import Participants
from crypt_game.ui.board.model import BoardModel
from crypt_game.ui.input import Point
from crypt_game.ui.scenes.table.desk import Lookout
from crypt_game.ui.scenes.table.hands import Hands, Room

__all__ = ["TableDesk", "TableRoom"]


class TableRoom(Room, Lookout, Protocol):
    """What the desk asks of the table scene."""

    def slot_at(self, pos: Point) -> int | None:
        """The card of the Crypt that lies at `pos`."""

    def carry(self, pos: Point | None) -> None:
        """Let the dice in hand follow the pointer, or none any more."""

    def hold_peek(self, held: bool) -> None:
        """Start or stop holding to peek."""

    def explain_move(self, seat: int | None = None) -> None:
        """Why did the computer heir on `seat` do that, or the last one that moved?"""

    def catch_up(self) -> None:
        """See what happened since the viewer's last turn."""

    def show_fairness(self) -> None:
        """Show what is known of the dice."""

    def show_ghost(self, *, everything: bool = False, again: bool = False) -> None:
        """Take the next step of a Ghost's turn, the rest of it, or start it again."""


class TableDesk(Hands):
    """`Desk` for a table scene."""

    def __init__(self, match: Match, model: BoardModel, cast: Participants, room: TableRoom) -> None:
        super().__init__(match, model, cast, room)
        self._table = room

    def carry(self, pos: Point) -> None:
        """The dice in hand follow the pointer."""
        self._table.carry(pos)

    def put_down(self, pos: Point) -> None:
        """The carried dice are let go at `pos`: on a card they are placed, elsewhere they stay in hand."""
        self._table.carry(None)
        slot = self._table.slot_at(pos)
        if slot is not None and self.draft is not None:
            self.put_dice(slot, max(1, self.draft.hand))

    def explain(self, seat: int) -> None:
        """Tell why the computer heir on `seat` moved as it did."""
        self._table.explain_move(seat)

    def ghost_next(self) -> None:
        """Show the Ghost's next step."""
        self._table.show_ghost()

    def ghost_again(self) -> None:
        """Show the Ghost's turn from its beginning."""
        self._table.show_ghost(again=True)

    def ghost_all(self) -> None:
        """Show the rest of the Ghost's turn at once."""
        self._table.show_ghost(everything=True)

    def peek(self, held: bool) -> None:
        """Start or end looking at covered values."""
        self._table.hold_peek(held)

    def show_score(self) -> None:
        """Show or hide the viewer's own score so far."""
        self._table.show_score()

    def look_through_box(self) -> None:
        """Look through the discards."""
        self._table.look_through_box()

    def open_menu(self) -> None:
        """Open the pause menu."""
        self._table.open_menu()

    def open_settings(self) -> None:
        """Open the settings."""
        self._table.open_settings()

    def catch_up(self) -> None:
        """See what happened since the viewer's last turn."""
        self._table.catch_up()

    def open_help(self) -> None:
        """Open the rules."""
        self._table.open_help()

    def open_log(self) -> None:
        """Open the whole chronicle."""
        self._table.open_log()

    def show_fairness(self) -> None:
        """Show what is known of the dice."""
        self._table.show_fairness()
