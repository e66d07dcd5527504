"""The table scene: shows one match from its first card to its result.

Turns intents into commands, keeps the picture up to date with what has been shown, and decides what comes
next when everything that happened has been shown. The rules are the match's, the places the layout's, the
paint the drawing modules'.
"""

from __future__ import annotations

import logging
from collections.abc import Sequence

from crypt_game import destinations
from crypt_game.controls.input import Command, Intent, Order
from crypt_game.controls.widget import Widget
from crypt_game.devices.own_pads import pad_of
from crypt_game.drawing.canvas import Canvas
from crypt_game.match.match import Match
from crypt_game.match.viewpoint import Viewpoint
from crypt_game.play.advice import lights_of
from crypt_game.play.board_model import GhostTurn, Waiting
from crypt_game.play.hint_text import hint_of
from crypt_game.play.report_text import report_words
from crypt_game.rules import Action, Decide, Event, Illegal
from crypt_game.rules.events import PushedOut
from crypt_game.rules.indices import FIRST_SEAT
from crypt_game.rules.table import pool_of
from crypt_game.sound import Cue
from crypt_game.ui.scene import AppServices
from crypt_game.ui.scenes.table.advice_panel import AdviceText
from crypt_game.ui.scenes.table.commands import TableCommands
from crypt_game.ui.scenes.table.draw_carried import draw_carried
from crypt_game.ui.scenes.table.draw_tray import draw_tray
from crypt_game.ui.scenes.table.explaining_table import BesideButton, ExplainingTable, Explanation
from crypt_game.ui.scenes.table.table_keys import (
    FOR_EVERYBODY,
    lets_computer_act,
    lets_go,
    orders_of,
    run_order,
    skips_animation,
)
from crypt_game.ui.scenes.table.table_widgets import build_table

__all__ = ["TableScene"]

log = logging.getLogger(__name__)

_HURRY = 4
"""How much faster motions are while a key or button is held that skips them."""
_READING = {"slow": 0.9, "normal": 0.5, "step": 0.5}
"""Seconds for which a claim is seen before the table is turned to somebody else, by the pace of heirs."""
_HOLD_SECONDS = 0.25
"""How long a key is held before that, or before what it shows goes when it is let go."""


class TableScene(ExplainingTable):
    """One match at the table. Build it with a match that has begun or was resumed."""

    commands: TableCommands

    def __init__(self, app: AppServices, match: Match, opening: tuple[Event, ...] = ()) -> None:
        """`opening` are the events of `match.begin()`, to be played; without them the match is shown as it
        stands."""
        human_seats = match.plan.human_seats
        viewpoint = Viewpoint.SEAT if human_seats else Viewpoint.NOBODY
        super().__init__(app, match, human_seats[0] if human_seats else FIRST_SEAT, draw_tray, viewpoint)
        self.model.covered = len(human_seats) > 1
        self.commands = TableCommands(self)
        self.event_player.feel = self._rumble
        self.model.stops = self.commands.reactions.switches if self.commands.reactions.has_any else None
        self._opening = opening
        self._left = self._holding = False
        self._was_over = match.over is not None
        self._held = self._ledger_shown = self._read = 0.0

    # life cycle -------------------------------------------------------------------------------------------
    def enter(self) -> None:
        self.take_settings()
        self.event_player.rebuild(skipping=len(self._opening))
        self.event_player.take(self._opening)

    def resume(self) -> None:
        self.take_settings()

    def pause(self) -> None:
        self._holding = False
        self.commands.peek.cover()

    def leave(self) -> None:
        self.commands.computer_turns.cancel()
        self.commands.advisor.forget()

    def take_settings(self) -> None:
        super().take_settings()
        self.commands.advisor.say = self.app.words.say
        self.event_player.stops.kind = self.app.settings.round_stops
        self.model.card_worth = self.app.settings.card_worth
        self.model.risk_figures = self.app.settings.risk_figures

    # layout and drawing -----------------------------------------------------------------------------------
    def table_widgets(self) -> list[Widget]:
        table, advice = build_table(self.model, self.layout, self.say, self.commands), self.commands.advice
        light = lights_of(advice, None) if advice is not None and advice.playable else ()
        for chip in (each for each in table if each.key.startswith("effort-") and each.key in light):
            chip.enabled = True  # a hint begins anew: what is laid locks no effort
        return table

    def hint(self) -> str:
        return hint_of(self.model, self.say)

    def explanation(self) -> Explanation | None:
        advice, commands = self.commands.advice, self.commands
        if advice is None:
            return None
        close = (BesideButton("advice-close", "icon/close", commands.close_advice),)
        text, light = AdviceText(advice), lights_of(advice, commands.draft)
        cards = tuple(name for name in light if name.startswith("card-"))
        if not advice.playable:
            return Explanation(text, light, beside=close, key="advice", named=cards, docked=True)
        key, onward = self.say("advice-key", key=self.cap(Command.CONFIRM)), self.say("advice-play")
        return Explanation(
            text, light, key, commands.play_advice, onward, close, key="advice", anywhere=False, named=cards
        )

    def draw(self, canvas: Canvas) -> None:
        super().draw(canvas)
        carried, claim = self.commands.carried, self.commands.claim
        if carried is not None and claim is not None:
            draw_carried(canvas, self.model, self.layout.crypt, claim, carried)

    def key_hints(self) -> list[tuple[str, str]]:
        claim, keys = self.commands.claim, []
        if claim is not None:
            turned = f"{self.cap(Command.LESS)} {self.cap(Command.MORE)}".strip()
            keys += [(turned or "1 … 6", "effort"), (self.cap(Command.CONFIRM), "confirm")]
            recover = "pass" if claim.only_passes else "recover"
            keys += [(self.cap(Command.UNDO), "undo"), (self.cap(Command.RECOVER), recover)]
        elif self._awaits_computer:
            keys += [(self.cap(self._onward_key), "skip")]
        keys += [(self.cap(Command.ZOOM), "zoom"), (self.cap(Command.RULES), "rule")]
        keys += [(self.cap(Command.CANCEL), "menu"), (self.cap(Command.COMMANDS), "more")]
        if claim is not None and self.app.settings.hints:
            keys += [(self.cap(Command.HINT), "hint")]
        if self.commands.computer_turns.moves:
            keys += [(self.cap(Command.WHY), "why")]
        keys += [(self.cap(Command.NEXT), "next"), (self.cap(Command.ACTIVATE), "choose")]
        return [(cap, self.say(f"table-key-{name}")) for cap, name in keys]

    def _rumble(self, event: Event) -> None:
        """A push-out is felt by who loses dice: in their own gamepad, or in that which is in hand."""
        people, devices, settings = self.event_player.human_seats, self.app.devices, self.app.settings
        if not isinstance(event, PushedOut) or not settings.rumble or event.seat not in people:
            return
        own = settings.seat_pads and len(people) > 1
        pad = devices.gamepads.pad(pad_of(event.seat, people)) if own else devices.pad
        if pad is not None:
            pad.shake()

    @property
    def orders(self) -> Sequence[Command]:
        return list(orders_of(self.commands))

    @property
    def lively(self) -> bool:
        return super().lively or self.commands.peek.filling

    # time -------------------------------------------------------------------------------------------------
    def update(self, dt: float) -> None:
        if self.commands.peek.update(dt, self.app.settings.hold_time):
            self.invalidate()
        self._set_speed(dt)
        self._ledger_shown = self._ledger_shown + dt if self.model.ledger else 0.0
        report = self.model.report
        super().update(dt)
        if self.model.report is not None and self.model.report is not report:
            self.app.speak(report_words(self.model.report, self.model, self.say))
        if self.event_player.idle and isinstance(self.model.asking, Waiting | GhostTurn):
            self._go_on(dt)
        self.commands.look_for_advice()
        self.commands.second_look.update()

    def _set_speed(self, dt: float) -> None:
        """Motions are faster while a key or button is held that skips them, and none are seen on the way
        onward, but for what the round brought."""
        self._held = self._held + dt if self._holding else 0.0
        event_player, commands = self.event_player, self.commands
        hurried = self._held >= _HOLD_SECONDS
        event_player.timeline.speed = self.app.motion_speed * (_HURRY if hurried else 1)
        if commands.onward:
            commands.onward = not event_player.skip_to_stop() and commands.draft is None
            self.refill()

    def _go_on(self, dt: float) -> None:
        """Everything that happened has been shown: ask whoever is next."""
        if self._left or self.commands.turning or self.commands.advice or self.commands.advisor.thinking:
            return
        if self.match.over is not None:
            self._left = True
            ended = not self._was_over
            self.app.go_to(destinations.ScorePage(self.match, self.model.chronicle, just_ended=ended))
            return
        decide = self.match.decide
        if decide is None:
            return
        if self.commands.stop_for_reward(decide):
            return
        if self.commands.computer_turns.is_asked(decide):
            self._let_computer_think(decide, dt)
        elif self.match.forced is not None:
            self._take_forced_turn(decide, self.match.forced)
        else:
            self._ask_person(decide, dt)

    def _let_computer_think(self, decide: Decide, dt: float) -> None:
        """Wait for a computer heir, and let it act."""
        turns = self.commands.computer_turns
        pace, at_once = self.event_player.pace, self.app.motion_speed == 0 or self.commands.onward
        choice = turns.update(dt, pace, at_once=at_once)
        if choice is not None:
            self.commands.show(self._submit_for_computer(choice))
            return
        text = ""
        if pace == "step" and turns.decided:
            name, key = self.model.names[decide.seat], self.app.devices.name(self._onward_key, self.say)
            text = self.say("table-hint-decided", name=name, key=key)
        if self.commands.wait(decide.seat, text):
            self.refill()
            self.app.speak(text or self.model.hint.text)

    @property
    def _onward_key(self) -> Command:
        """What lets a computer heir go on, among keys or on a pad."""
        return Command.SKIP if self.app.devices.pad is None else Command.ACTIVATE

    def _submit_for_computer(self, choice: tuple[int, Action]) -> tuple[Event, ...]:
        """Do what an heir chose; a choice that the rules refuse must not end the game for the person."""
        try:
            return self.match.submit(*choice)
        except Illegal as illegal:
            log.error("the heir of seat %d chose %s: %s", choice[0], choice[1], illegal)
            return self.match.submit(*self.commands.computer_turns.lesser_choice())

    def _take_forced_turn(self, decide: Decide, only: Action) -> None:
        """Go on for a person who has no choice, and say so in a line."""
        tired = pool_of(self.match.state, decide.seat).exhausted
        key = "table-forced-recover" if tired else "table-forced-pass"
        self.app.toast(key, name=self.model.names[decide.seat])
        self.commands.show(self.match.submit(decide.seat, only))

    def _ask_person(self, decide: Decide, dt: float) -> None:
        """Let a person decide; behind a curtain if the table is turned to somebody else, who comes once what
        was done before can have been read."""
        turned = decide.seat != self.model.viewer
        at_once = self.app.motion_speed == 0 or self.commands.onward or self._holding
        self._read = self._read + dt if turned else 0.0
        if turned and not at_once and self._read < _READING.get(self.event_player.pace, 0.0):
            return
        self._read = 0.0

        def ask() -> None:
            self.take_settings()
            self.app.cue(Cue.YOUR_TURN)
            self.commands.ask(decide)
            if self.controls.by_keys:
                self.controls.focus_on(self.controls.widgets[0].key)
            self.app.speak(self.model.hint.text)

        self.commands.turn_to(decide.seat, decide.what.value, ask)

    # intents ----------------------------------------------------------------------------------------------
    @property
    def _awaits_computer(self) -> bool:
        return isinstance(self.model.asking, Waiting) and self.model.asking.seat is not None

    def handle(self, intent: Intent) -> bool:
        done = self._handle_at_table(intent) or super().handle(intent) or run_order(intent, self.commands)
        if done:
            self.invalidate()
        return done

    def refuse_pad(self, order: Order, *, above: bool = False) -> bool:
        """What a person decides, and what turns to them, takes their own pad; looking up does not."""
        asked = self.event_player.idle and not isinstance(self.model.asking, Waiting | GhostTurn)
        if not above and (not asked or order.command in FOR_EVERYBODY):
            return False
        return self.commands.refuse_pad(order.pad, aloud=above)

    def _handle_at_table(self, intent: Intent) -> bool:
        """What takes precedence over widgets: peeking, skipping what moves, letting a computer heir act."""
        self._holding = self._holding and not lets_go(intent)
        if isinstance(intent, Order) and intent.command is Command.PEEK:
            self.commands.hold_peek(intent.pressed, intent.pad)
        elif isinstance(intent, Order) and intent.command is Command.LEDGER and not intent.pressed:
            if self._ledger_shown >= _HOLD_SECONDS and self.commands.unzoom():
                self.refill()
        elif not self.event_player.idle and skips_animation(intent, self.controls):
            self._holding = True
            self._passage.end()
            self.event_player.skip()
        elif self.event_player.idle and self._awaits_computer and lets_computer_act(intent, self.controls):
            self._holding = True
            self.commands.computer_turns.release()
        else:
            return False
        return True

    def cancel(self) -> bool:
        commands = self.commands
        if commands.unzoom():
            pass
        elif commands.advice is not None:
            commands.close_advice()
        elif not commands.clear():
            commands.open_menu()
        self.invalidate()
        return True
