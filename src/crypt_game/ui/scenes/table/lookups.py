"""What can be looked up at a table at which a match is played: reasons, hints, what happened, a Ghost's turn.

Shows and explains, and never changes the match. Must never draw.
"""

from __future__ import annotations

from crypt_game import destinations
from crypt_game.match.match import Moment
from crypt_game.match.replay_steps import ReplaySteps
from crypt_game.play.advice import Advice, proposal_of
from crypt_game.play.advisor import Advisor
from crypt_game.play.board_model import Waiting
from crypt_game.play.computer_turns import ComputerTurns
from crypt_game.rules.indices import SeatIndex
from crypt_game.rules.record import Acted
from crypt_game.text.participants import Message
from crypt_game.ui.board.board_commands import BoardCommands, CommandedBoard

__all__ = ["TableLookups"]


class TableLookups(BoardCommands):
    """The lookups of one table, and the computer heirs whose moves they explain."""

    def __init__(self, board: CommandedBoard) -> None:
        super().__init__(board)
        self.onward = False
        """Whether everything goes on at once until a person at the screen decides, or the round is over."""
        self.computer_turns = ComputerTurns(self.match, lambda: self.app.opponents)
        people = self.event_player.chronicle.participants
        self.advisor = Advisor(self.match, people, self.app.words.say, lambda: self.app.opponents)
        self.advice: Advice | None = None
        """The hint, or the reasons of an heir's move, on show over the table."""

    def refuse_for_now(self) -> None:
        """What a key asks for is not what is asked for now."""
        self.refuse(Message("table-not-now", {}))

    # a Ghost's turn ---------------------------------------------------------------------------------------
    def ghost_next(self) -> None:
        """Show the Ghost's next step."""
        self.event_player.skip()
        self.refill()

    def ghost_again(self) -> None:
        """Show the Ghost's turn from its beginning."""
        self.event_player.replay_turn()
        self.refill()

    def ghost_all(self) -> None:
        """Show the rest of the Ghost's turn at once."""
        self.event_player.skip_all()
        self.refill()

    # how fast it goes -------------------------------------------------------------------------------------
    def go_on(self) -> None:
        """What the round brought has been seen."""
        self.event_player.skip()
        self.refill()

    def hurry_on(self) -> None:
        """Straight on to what a person at the screen decides next, or to the end of the round."""
        if self.event_player.idle and not isinstance(self.model.asking, Waiting):
            self.refuse_for_now()  # somebody at the screen decides already
            return
        self.onward = bool(self.model.plan.human_seats)
        self.go_on()

    # looking things up ------------------------------------------------------------------------------------
    def open_menu(self) -> None:
        """The pause menu."""
        self.app.go_to(destinations.PauseMenu(self.match))

    def show_fairness(self) -> None:
        """The rolls so far and the seal; what has been rolled is shown at the table first."""
        self.event_player.skip_all()
        self.refill()
        self.app.go_to(destinations.FairnessPage(self.match))

    def show_score(self) -> None:
        if not self.event_player.human_seats:
            self.refuse_for_now()
        elif self.model.covered and not self.model.scores:
            self.refuse(Message("table-covered", {}))
        else:
            super().show_score()

    def ask_hint(self) -> None:
        """What would a Regent do here? Takes up to a second. Asked again, the answer goes."""
        if self.advice is not None:
            self.close_advice()
        elif not self.app.settings.hints:
            self.refuse(Message("advice-no-hints", {}))
        elif self.advisor.ask(self.model.viewer):
            self._wait_for_advice()
        else:
            self.refuse(Message("advice-not-yours", {}))

    def explain_move(self, seat: SeatIndex | None = None) -> None:
        """Why did the computer heir on `seat` do that, or the last one that moved?"""
        moves = self.computer_turns.moves
        move = moves.get(seat) if seat is not None else next(reversed(moves.values()), None)
        if move is None:
            self.refuse(Message("advice-nothing-yet", {}))
        else:
            self.advisor.explain(move)
            self._wait_for_advice()

    def _wait_for_advice(self) -> None:
        self.look_for_advice()
        if self.advisor.thinking:
            self.app.toast("advice-thinking")

    def look_for_advice(self) -> None:
        """Show and say what was asked for, once it is there."""
        advice = self.advisor.poll()
        if advice is not None:
            self.put_advice(advice)
            self.refill()
            self._controls.focus_on("advice-next" if advice.playable else "advice-close")
            self.app.speak(advice.spoken)

    def put_advice(self, advice: Advice | None) -> None:
        """Let a piece of advice stand over the table, with what it proposes; None: let none."""
        self.advice, self.model.proposed = advice, proposal_of(advice, self.model.request)

    def close_advice(self) -> None:
        """Show no advice any more."""
        self.put_advice(None)
        self.refill()

    def catch_up(self) -> None:
        """What happened since the viewer's last turn, as a replay that keeps the secrets of the table."""
        if not self.event_player.idle:
            return
        steps = ReplaySteps(self.match.moments)
        own = [n for n, moment in enumerate(self.match.moments, 1) if _acted(moment, self.model.viewer)]
        since = steps.place_of(own[-1]) + 1 if own else 0
        if since > steps.last:
            self.refuse(Message("table-nothing-since", {}))
        else:
            self.app.go_to(destinations.ReplayOf(self.match, since=since, viewer=self.model.viewer))


def _acted(moment: Moment, seat: SeatIndex) -> bool:
    """Whether this seat decided something there."""
    return isinstance(moment.step, Acted) and moment.step.seat == seat
