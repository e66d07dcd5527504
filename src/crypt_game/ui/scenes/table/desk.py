"""What a player can do at the table and look up there, as its widgets call it: hands and scene answer.

Must never import widgets or pygame.
"""

from __future__ import annotations

from typing import Protocol

from crypt_game.rules.cards import Card
from crypt_game.rules.terms import FlipFor

__all__ = ["Desk", "Lookups"]


class Desk(Protocol):
    """Everything that changes what is put together. What is not possible explains itself; nothing raises."""

    # claiming
    def choose_card(self, slot: int) -> None:
        """Put dice on a card, or choose it in an offer."""

    def choose_die(self, dice: int) -> None:
        """Take this many dice in hand; the number that is already there puts them down."""

    def put_dice(self, slot: int, dice: int) -> None:
        """Put this many dice on a card together."""

    def set_effort(self, effort: int) -> None:
        """Turn the dice of the chosen card to this effort."""

    def take_back(self, slot: int) -> None:
        """Take one die of the draft back from a card."""

    def confirm(self) -> None:
        """Make the claim."""

    def undo(self) -> None:
        """Take back the last thing that may be taken back."""

    def recover(self) -> None:
        """Recover exhausted dice, or pass."""

    # offers
    def open_offer(self, seat: int, what: FlipFor) -> None:
        """Let a seat use a reward that may be used at any time."""

    def offer_toggle(self, card: Card) -> None:
        """Choose a card to flip, or not."""

    def offer_pick(self, index: int) -> None:
        """Choose what the reward is spent on."""

    def offer_share(self, share: bool) -> None:
        """Choose whether the teammate sees the cards too."""

    def offer_accept(self) -> None:
        """Flip and take the reward."""

    def decline(self) -> None:
        """Leave the offer."""

    # divvy
    def divvy_give(self, slot: int, seat: int) -> None:
        """Let `seat` have what lies on `slot`."""

    def divvy_propose(self) -> None:
        """Agree to the split as it stands."""

    def divvy_swap(self) -> None:
        """Exchange what the two would get."""

    def divvy_sensible(self) -> None:
        """Take over a sensible proposal."""


class Lookups(Protocol):
    """Everything that only shows something."""

    def show_ghost(self, *, everything: bool, again: bool) -> None:
        """Take the next step of a Ghost's turn, the rest of it, or start it again."""

    def hold_peek(self, held: bool) -> None:
        """Start or end looking at covered values."""

    def toggle_ledger(self) -> None:
        """Show or hide the viewer's own score so far."""

    def open_box(self) -> None:
        """Look through the discards."""

    def open_menu(self) -> None:
        """Open the pause menu."""

    def open_settings(self) -> None:
        """Open the settings."""

    def open_rules(self) -> None:
        """Open the rules."""

    def open_chronicle(self) -> None:
        """Open the whole chronicle."""
