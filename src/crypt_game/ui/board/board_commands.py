"""What can be done at every board, played at or not: look up scores, large cards, rules, the chronicle.

Every method does something or says in one sentence why not; nothing here raises.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable
from typing import Protocol

from crypt_game import destinations
from crypt_game.controls.focus import Controls
from crypt_game.controls.input import Command
from crypt_game.controls.widget import WidgetRole
from crypt_game.play.board_model import Asking
from crypt_game.play.set_ledger import ledger_words, own_sets_words
from crypt_game.play.spoken_table import spoken_turn
from crypt_game.rules import Refusal
from crypt_game.rules.indices import SlotIndex
from crypt_game.rules.scoring import score_so_far
from crypt_game.sound import Cue
from crypt_game.text.participants import Message
from crypt_game.text.sentences import join_sentences
from crypt_game.ui.board.board_targets import BoardPlace
from crypt_game.ui.board.draw_zoom import zoomed_spot
from crypt_game.ui.board.event_player import EventPlayer
from crypt_game.ui.scene import AppServices

__all__ = ["BoardCommands", "CommandedBoard"]


class CommandedBoard(Protocol):
    """What commands need of their board."""

    app: AppServices
    event_player: EventPlayer
    controls: Controls

    def refill(self) -> None:
        """Make its widgets and its picture anew, after a command."""


class BoardCommands(ABC):
    """The commands of one board."""

    def __init__(self, board: CommandedBoard) -> None:
        self.app, self.event_player, self.refill = board.app, board.event_player, board.refill
        self.match, self.model = board.event_player.match, board.event_player.model
        self._controls = board.controls
        self._refused_in = self._situation

    @property
    def lookups(self) -> dict[Command, Callable[[], None]]:
        """What keys look up, by the command that asks for it."""
        return {
            Command.ZOOM: self.toggle_zoom,
            Command.SCORE: self.show_score,
            Command.LEDGER: self.show_ledger,
            Command.CHRONICLE: self.open_log,
            Command.RULES: self.open_help,
            Command.REFERENCE: self.open_reference,
            Command.SETTINGS: self.open_settings,
            Command.TURN: self.tell_turn,
            Command.OFFER: self.tell_offer,
            Command.SETS: self.tell_sets,
        }

    # what differs from board to board ---------------------------------------------------------------------
    @abstractmethod
    def choose_card(self, slot: SlotIndex) -> None:
        """Use the card on a slot for what is decided, or look at it."""

    def turn_wheel(self, slot: SlotIndex, step: int) -> bool:
        """Let the wheel turn something on a card, a notch at a time; False where it turns nothing."""
        return False

    @abstractmethod
    def open_menu(self) -> None:
        """Open the pause menu, or leave where there is none."""

    @abstractmethod
    def show_fairness(self) -> None:
        """Show what is known of the dice: the rolls so far, and the seal."""

    # refusals ---------------------------------------------------------------------------------------------
    def refuse(self, line: Message, reason: Refusal | None = None) -> None:
        """Say why something cannot be done: in the status line, aloud, and with a knock.

        `reason` leads to the rule behind it, where there is one.
        """
        self._refused_in = self._situation
        self.model.hint.refuse(self.app.words.say(line.key, **line.args), reason)
        self.app.speak(self.model.hint.refusal)
        self.app.cue(Cue.REFUSED)

    def changed(self) -> None:
        """Something was done: no refusal stands any more, and the board shows it."""
        self.model.hint.accept()
        self.refill()

    def drop_old_refusal(self) -> None:
        """Let a refusal end with what it was about."""
        if self._refused_in != self._situation:
            self.model.hint.accept()

    @property
    def _situation(self) -> tuple[int, Asking]:
        """How much has happened, and what is asked."""
        return self.event_player.shown, self.model.asking

    # looking things up ------------------------------------------------------------------------------------
    def show_score(self) -> None:
        """Show or hide the viewer's own true score so far; a covered table shows it only while peeking."""
        if self.model.scores:
            self.model.scores.clear()
        elif not self.model.covered:
            self.update_score()
        self.refill()

    def update_score(self) -> None:
        """Work out the viewer's true score so far, and show it."""
        self.model.scores[self.model.viewer] = score_so_far(self.model.view, self.model.viewer).low.total

    def show_ledger(self) -> None:
        """Show or hide what all heirs' sets pay, and tell it."""
        self.model.ledger = not self.model.ledger
        if self.model.ledger:
            self.app.speak(ledger_words(self.model, self.app.words.say))
        self.refill()

    def toggle_zoom(self) -> None:
        """Show the focused or hovered card or Collector large, or stop showing it."""
        if self.unzoom():
            return
        target = self._controls.regarded
        self.model.zoom = target.spot if isinstance(target, BoardPlace) else None
        if zoomed_spot(self.model) is None:
            self.app.toast("table-nothing-to-zoom")

    def unzoom(self) -> bool:
        """Stop showing something large, or all sets; False where nothing is, though a card that is gone may
        have been."""
        shown = zoomed_spot(self.model) is not None or self.model.ledger
        self.model.zoom, self.model.ledger = None, False
        return shown

    def look_through_box(self) -> None:
        """The discards, to be looked through."""
        self.app.go_to(destinations.DiscardPanel(self.model.view.discard))

    def tell_turn(self) -> None:
        """Say what can be done now, and what every seat does and has left."""
        self.app.speak(spoken_turn(self.model, self.app.words.say))

    def tell_offer(self) -> None:
        """Say what lies in the Crypt, card by card."""
        cards = [each.spoken for each in self._controls.widgets if each.role is WidgetRole.CARD]
        self.app.speak(join_sentences(cards) or self.app.words.say("spoken-no-cards"))

    def tell_sets(self) -> None:
        """Say what the viewer's sets pay, and what one more card of each would add."""
        self.app.speak(own_sets_words(self.model, self.app.words.say))

    def open_settings(self) -> None:
        """The settings, over the table."""
        self.app.go_to(destinations.SettingsPage())

    def open_help(self) -> None:
        """The rulebook, at the rule behind the refusal that is shown, else of whatever is looked at."""
        reason = self.model.hint.reason
        if reason is not None:
            self.app.go_to(destinations.RulebookPage(reason.value))
        else:
            self.app.go_to(destinations.RulebookPage(self._controls.rule))

    def open_reference(self) -> None:
        """The quick reference of this game, over the table."""
        self.app.go_to(destinations.QuickReferencePanel(self.model.view.setup))

    def open_log(self) -> None:
        """The whole chronicle."""
        self.app.go_to(destinations.ChroniclePanel(self.model.chronicle))
