"""The table scene: conducts one match from its first card to its result.

Turns intents into calls of the desk, keeps the picture up to date with the conductor, and decides what comes
next when everything that happened has been shown. The rules are the match's, the places the layout's, the
paint the drawing modules'.
"""

from __future__ import annotations

import logging
from collections.abc import Callable

import pygame

from crypt_game.match.match import Match, Moment
from crypt_game.match.replay_steps import ReplaySteps
from crypt_game.match.viewpoint import Viewpoint
from crypt_game.rules import Action, Decide, Event, Illegal
from crypt_game.rules.record import Acted
from crypt_game.text.participants import Message
from crypt_game.ui import destinations
from crypt_game.ui.board.board_scene import BoardScene
from crypt_game.ui.board.model import Asking, GhostTurn, Waiting
from crypt_game.ui.canvas import Canvas
from crypt_game.ui.canvas.pieces import draw_die
from crypt_game.ui.focus import Widget
from crypt_game.ui.input import Command, Intent, Order, Point
from crypt_game.ui.scene import AppServices
from crypt_game.ui.scenes.table.advisor import Advisor
from crypt_game.ui.scenes.table.computer_turns import ComputerTurns
from crypt_game.ui.scenes.table.hint_text import hint_of
from crypt_game.ui.scenes.table.table_keys import answer, astray, hurries, lets_go_on
from crypt_game.ui.scenes.table.tabledesk import TableDesk
from crypt_game.ui.scenes.table.tray import build_table
from crypt_game.ui.sound import Cue

__all__ = ["TableScene"]

log = logging.getLogger(__name__)

_PEEK_SECONDS = 0.33


class TableScene(BoardScene):
    """One match at the table. Build it with a match that has begun or was resumed."""

    def __init__(self, app: AppServices, match: Match, opening: tuple[Event, ...] = ()) -> None:
        """`opening` are the events of `match.begin()`, to be played; without them the match is shown as it
        stands."""
        human_seats = match.plan.human_seats
        eyes = Viewpoint.SEAT if human_seats else Viewpoint.NOBODY
        super().__init__(app, match, human_seats[0] if human_seats else 0, eyes)
        self.model.covered = len(human_seats) > 1
        cast = self.event_player.cast
        self.desk = TableDesk(match, self.model, cast, self)
        self._carried: Point | None = None
        self.heirs = ComputerTurns(match, lambda: app.opponents)
        self.advisor = Advisor(match, cast, app.words.say, lambda: app.opponents)
        self._fault_cause = self._situation
        self.peeking = False
        """Whether somebody holds the key or button to peek."""
        self._opening = opening
        self._left = False

    # life cycle -------------------------------------------------------------------------------------------
    def enter(self) -> None:
        self.take_settings()
        self.event_player.rebuild(skipping=len(self._opening))
        self.event_player.take(self._opening)

    def resume(self) -> None:
        self.take_settings()

    def pause(self) -> None:
        self.cover()

    def leave(self) -> None:
        self.heirs.cancel()
        self.advisor.forget()

    def take_settings(self) -> None:
        super().take_settings()
        self.advisor.say = self.app.words.say
        self.model.risk_figures = self.app.settings.risk_figures
        self.desk.ask_before_pass = self.app.settings.confirm_pass

    # layout and drawing -----------------------------------------------------------------------------------
    def widgets(self) -> list[Widget]:
        return build_table(self.model, self.layout, self.say, self.desk)

    def hint(self) -> str:
        return hint_of(self.model, self.say)

    def draw(self, canvas: Canvas) -> None:
        super().draw(canvas)
        if self._carried is not None:
            self._draw_carried(canvas, self._carried)

    def _draw_carried(self, canvas: Canvas, pos: Point) -> None:
        draft = self.desk.draft
        if draft is None:
            return
        side = canvas.px(74)
        house = self.model.house(draft.seat).value
        for number in range(max(1, draft.hand)):
            rect = pygame.Rect(0, 0, side, side)
            rect.center = (pos[0] + number * side // 2, pos[1])
            draw_die(canvas, house, draft.effort or 1, rect)

    def key_hints(self) -> list[tuple[str, str]]:
        keys = []
        if self.desk.draft is not None:
            keys += [("1 … 6", "effort"), (self.cap(Command.CONFIRM), "confirm")]
            keys += [(self.cap(Command.UNDO), "undo"), (self.cap(Command.RECOVER), "recover")]
        elif self._awaits_an_heir:
            keys += [(self.cap(Command.SKIP), "skip")]
        keys += [(self.cap(Command.ZOOM), "zoom"), ("F1", "rule"), ("Esc", "menu")]
        if self.desk.draft is not None and self.app.settings.hints:
            keys += [(self.cap(Command.HINT), "hint")]
        if self.heirs.moves:
            keys += [(self.cap(Command.WHY), "why")]
        keys += [("Tab", "next"), ("Enter", "choose")]
        return [(cap, self.say(f"table-key-{name}")) for cap, name in keys]

    @property
    def lively(self) -> bool:
        return super().lively or (self.peeking and self.model.peek < 1)

    # time -------------------------------------------------------------------------------------------------
    def update(self, dt: float) -> None:
        self.fill_ring(dt)
        super().update(dt)
        if self.event_player.idle and isinstance(self.model.asking, Waiting | GhostTurn):
            self._go_on(dt)
        elif self.advisor.thinking:
            advice = self.advisor.poll()
            if advice is not None:
                self.app.go_to(destinations.AdvicePanel(advice))

    def _go_on(self, dt: float) -> None:
        """Everything that happened has been shown: ask whoever is next."""
        if self._left:
            return
        if self.match.over is not None:
            self._left = True
            self.app.go_to(destinations.ScorePage(self.match, self.model.chronicle))
            return
        decide = self.match.decide
        if decide is None:
            return
        if self.heirs.is_asked(decide):
            self._let_think(decide, dt)
        else:
            self._seat(decide.seat)

    def _let_think(self, decide: Decide, dt: float) -> None:
        """Wait for a computer heir, and let it act."""
        pace, at_once = self.app.settings.heirs_pace, self.app.motion_speed == 0
        choice = self.heirs.update(dt, pace, at_once=at_once)
        if choice is not None:
            self.model.asking = Waiting()
            self.happened(self._acted_by_heir(choice))
            return
        waiting = Waiting(seat=decide.seat)
        if pace == "step" and self.heirs.decided:
            waiting.text = self.say(
                "table-hint-decided", name=self.model.names[decide.seat], key=self.cap(Command.SKIP)
            )
        if self.model.asking != waiting:
            self.model.asking = waiting
            self.refill()
            self.app.speak(waiting.text or self.model.hint)

    def _acted_by_heir(self, choice: tuple[int, Action]) -> tuple[Event, ...]:
        """Do what an heir chose; a choice that the rules refuse must not end the game for the person."""
        try:
            return self.match.submit(*choice)
        except Illegal as illegal:
            log.error("the heir of seat %d chose %s: %s", choice[0], choice[1], illegal)
            return self.match.submit(*self.heirs.lesser_choice())

    def _seat(self, seat: int) -> None:
        """Let the person on `seat` decide; behind a curtain if the table is turned to somebody else."""
        decide = self.match.decide
        if decide is None:
            return

        def ask() -> None:
            self.app.cue(Cue.YOUR_TURN)
            self.desk.ask(decide)
            if astray(self.controls):
                self.controls.focus_on(self.controls.widgets[0].key)
            self.app.speak(self.model.hint)

        self.turn_to(seat, decide.what.value, ask)

    # Room -------------------------------------------------------------------------------------------------
    def happened(self, events: tuple[Event, ...]) -> None:
        """The match has moved on: show it."""
        self.advisor.forget()
        self.event_player.take(events)
        self.refill()

    def undone(self) -> None:
        """The match has gone back: show that."""
        self.heirs.cancel()
        self.advisor.forget()
        self.event_player.rebuild()
        self.refill()

    def turn_to(self, seat: int, task: str, then: Callable[[], None]) -> None:
        """Let the person on `seat` sit down before the table, behind a curtain if that is wanted, and then go
        on."""
        if seat == self.model.viewer:
            then()
            return
        self.cover()
        self.model.asking = Waiting()
        self.event_player.look_from(seat)
        if self.app.settings.hand_over:
            self.app.go_to(destinations.NextPlayer(self.model.person(seat), task, then))
        else:
            then()

    def changed(self) -> None:
        """Something on the table is put together differently."""
        self.model.fault = ""
        self.refill()

    def refill(self) -> None:
        if self._fault_cause != self._situation:
            self.model.fault = ""  # a refusal ends with what it was about
        super().refill()

    @property
    def _situation(self) -> tuple[int, Asking]:
        """What is asked, and how much has happened."""
        return self.event_player.lived, self.model.asking

    def confirm(self, question: str, answer: Callable[[], None]) -> None:
        """Ask a question and call `answer` on yes."""
        self.app.go_to(destinations.Question(question, answer))

    def slot_at(self, pos: Point) -> int | None:
        """The card of the Crypt that lies at `pos`."""
        crypt = range(len(self.model.view.crypt))
        return next((slot for slot in crypt if self.layout.crypt.whole(slot).collidepoint(pos)), None)

    def carry(self, pos: Point | None) -> None:
        """Let the dice in hand follow the pointer, or none any more."""
        self._carried = pos
        self.invalidate()

    def tell(self, line: Message) -> None:
        """Say why something cannot be done: in the hint line, aloud, and with a knock."""
        self._fault_cause = self._situation
        self.model.fault = self.say(line.key, **line.args)
        code = line.key.removeprefix("refusal-").replace("-", "_")
        self.model.fault_rule = code if line.key.startswith("refusal-") else None
        self.app.speak(self.model.fault)
        self.app.cue(Cue.REFUSED)
        self.invalidate()

    def show_score(self) -> None:
        if not self.event_player.human_seats:
            self.tell(Message("table-not-now", {}))
        elif self.model.covered and not self.model.ledger:
            self.tell(Message("table-covered", {}))
        else:
            super().show_score()

    def show_ghost(self, *, everything: bool = False, again: bool = False) -> None:
        """Take the next step of a Ghost's turn, the rest of it, or start it again."""
        if again:
            self.event_player.replay_turn()
        elif everything:
            self.event_player.skip_all()
        else:
            self.event_player.skip()
        self.refill()

    # what only a player may look at -----------------------------------------------------------------------
    def hold_peek(self, held: bool) -> None:
        """Start or stop holding to peek; letting go covers at once."""
        if not held:
            self.cover()
        elif len(self.event_player.human_seats) > 1:
            self.peeking = True
        self.invalidate()

    def fill_ring(self, dt: float) -> None:
        """Hold on for `dt` seconds; the values show when the ring is full."""
        if not self.peeking or self.model.peek >= 1:
            return
        self.model.peek = min(1.0, self.model.peek + dt / _PEEK_SECONDS)
        if self.model.peek >= 1:
            self.model.covered = False
            self.refill()
        self.invalidate()

    def cover(self) -> None:
        """Cover what others at the screen may not see."""
        shown = not self.model.covered
        self.peeking = False
        self.model.peek = 0.0
        self.model.covered = len(self.event_player.human_seats) > 1
        self.model.ledger.clear()
        if shown and self.model.covered:
            # Widgets and tips that were made while the values showed must not outlive it.
            self.refill()
        self.invalidate()

    def ask_hint(self) -> None:
        """What would a Regent do here? Takes up to a second."""
        if not self.app.settings.hints:
            self.tell(Message("advice-no-hints", {}))
        elif self.advisor.ask(self.model.viewer):
            self.app.toast("advice-thinking")
        else:
            self.tell(Message("advice-not-yours", {}))

    def explain_move(self, seat: int | None = None) -> None:
        """Why did the computer heir on `seat` do that, or the last one that moved?"""
        moves = self.heirs.moves
        move = moves.get(seat) if seat is not None else next(reversed(moves.values()), None)
        if move is None:
            self.tell(Message("advice-nothing-yet", {}))
        else:
            self.app.go_to(destinations.AdvicePanel(self.advisor.explain(move)))

    def catch_up(self) -> None:
        """What happened since the viewer's last turn, as a replay that keeps the secrets of the table."""
        if not self.event_player.idle:
            return
        reel = ReplaySteps(self.match.moments)
        own = [n for n, moment in enumerate(self.match.moments, 1) if _acted(moment, self.model.viewer)]
        since = reel.place_of(own[-1]) + 1 if own else 0
        if since > reel.last:
            self.tell(Message("table-nothing-since", {}))
        else:
            self.app.go_to(destinations.ReplayOf(self.match, since=since, viewer=self.model.viewer))

    def show_fairness(self) -> None:
        """The rolls so far and the seal; what has been rolled is shown at the table first."""
        self.event_player.skip_all()
        self.refill()
        self.app.go_to(destinations.FairnessPage(self.match))

    def open_menu(self) -> None:
        """The pause menu."""
        self.app.go_to(destinations.PauseMenu(self.match))

    @property
    def _awaits_an_heir(self) -> bool:
        return isinstance(self.model.asking, Waiting) and self.model.asking.seat is not None

    # intents ----------------------------------------------------------------------------------------------
    def handle(self, intent: Intent) -> bool:
        if isinstance(intent, Order) and intent.command is Command.PEEK:
            self.hold_peek(intent.pressed)
            return True
        if not self.event_player.idle and hurries(intent, self.controls):
            self.event_player.skip()
            self.invalidate()
            return True
        if self.event_player.idle and self._awaits_an_heir and lets_go_on(intent, self.controls):
            self.heirs.release()
            return True
        return super().handle(intent) or answer(intent, self)

    def cancel(self) -> bool:
        if self.unzoom():
            return True
        draft = self.desk.draft
        if draft is not None and (draft.groups or draft.hand):
            draft.clear()
            self.changed()
            return True
        self.open_menu()
        return True


def _acted(moment: Moment, seat: int) -> bool:
    """Whether this seat decided something there."""
    return isinstance(moment.step, Acted) and moment.step.seat == seat
