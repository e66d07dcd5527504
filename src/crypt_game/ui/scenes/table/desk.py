"""What a player can do at the table, as the widgets of the table call it. The scene answers.

Must never import widgets or pygame.
"""

from __future__ import annotations

from typing import Protocol

from crypt_game.rules.cards import Card
from crypt_game.rules.terms import FlipFor

__all__ = ["Desk", "LookingDesk", "Lookout"]


class Lookout(Protocol):
    """What can be looked up at a table."""

    def show_score(self) -> None:
        """Show or hide the viewer's own score so far."""

    def look_through_box(self) -> None:
        """Look through the discards."""

    def open_menu(self) -> None:
        """Open the pause menu, or leave where there is none."""

    def open_settings(self) -> None:
        """Open the settings."""

    def open_help(self) -> None:
        """Open the rules."""

    def open_log(self) -> None:
        """Open the whole chronicle."""


class LookingDesk(Lookout, Protocol):
    """Callbacks of what only lies on the table."""

    def choose_card(self, slot: int) -> None:
        """Put dice on a card, choose it in an offer, or look at it."""


class Desk(LookingDesk, Protocol):
    """Callbacks of all table widgets. What is not possible explains itself; nothing here raises."""

    def explain(self, seat: int) -> None:
        """Tell why the computer heir on `seat` moved as it did."""

    # claiming

    def choose_die(self, dice: int) -> None:
        """Take this many dice in hand; the number that is already there puts them down."""

    def carry(self, pos: tuple[int, int]) -> None:
        """The dice in hand follow the pointer."""

    def put_down(self, pos: tuple[int, int]) -> None:
        """The carried dice are let go at `pos`."""

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

    # the Ghost
    def ghost_next(self) -> None:
        """Show the Ghost's next step."""

    def ghost_again(self) -> None:
        """Show the Ghost's turn from its beginning."""

    def ghost_all(self) -> None:
        """Show the rest of the Ghost's turn at once."""

    # the table
    def show_fairness(self) -> None:
        """Show what is known of the dice: the rolls so far, and the seal."""

    def catch_up(self) -> None:
        """See what happened since the viewer's last turn."""

    def peek(self, held: bool) -> None:
        """Start or end looking at covered values."""
