"""The scene of a replay: shows the table at any beat of a game and lets it run from there.

A game that is over may show every value; one that is still played shows its only person what that person has
seen, and several people only what has lain open for all. Nothing here changes the game.
"""

from __future__ import annotations

from collections.abc import Callable

from crypt_game.match.match import Match
from crypt_game.match.replay_steps import ReplaySteps
from crypt_game.match.viewpoint import Viewpoint
from crypt_game.rules import events as ev
from crypt_game.rules.record import Record
from crypt_game.text.participants import Message
from crypt_game.ui import destinations
from crypt_game.ui.board.board_scene import BoardScene
from crypt_game.ui.board.model import ReplayStatus, Waiting
from crypt_game.ui.focus import Widget
from crypt_game.ui.input import Command, Intent, Order, Pointer, PointerKind
from crypt_game.ui.scene import AppServices
from crypt_game.ui.scenes.table.tray_replay import build_replay, in_a_row
from crypt_game.ui.widgets import MarkKind

__all__ = ["ReplayScene"]

_LEAST_PAUSE, _PER_LETTER = 0.5, 0.03
"""Seconds that a beat stays when it has been shown: at least, and for every letter that is to be read."""
_MOST_READ = 150
_ON_SHOW = (Viewpoint.EVERYBODY, Viewpoint.SEAT, Viewpoint.NOBODY)


class ReplayScene(BoardScene):
    """A match shown beat by beat; nothing must be added to it while it is."""

    def __init__(
        self,
        app: AppServices,
        match: Match,
        *,
        place: int = 0,
        since: int | None = None,
        viewer: int | None = None,
        record: Record | None = None,
    ) -> None:
        """Begins at `place`, or runs from `since` (both numbers of beats) to catch up with the game.

        `viewer` sits at the bottom. `record` is what the match was taken from, where it says more: that there
        is no seed. Raises ValueError for a match in which nothing has happened.
        """
        human_seats = match.plan.human_seats
        over = match.over is not None
        eyes = Viewpoint.EVERYBODY if over else Viewpoint.SEAT if len(human_seats) == 1 else Viewpoint.NOBODY
        heirs = match.first.variant.heirs
        super().__init__(app, match, viewer if viewer is not None else [*human_seats, *heirs][0], eyes)
        self.record = record or match.record
        if self.record.seed is None:
            self.event_player.sealed = False
        self.reel = ReplaySteps(match.moments)
        self._heirs = heirs
        self._events = self.reel.beats[-1].end
        self._wait = 0.0
        self.replay = ReplayStatus(
            self.reel.last, self.reel.rounds, _deeds(self.reel), since, eyes=eyes, over=over
        )
        self.model.replay = self.replay
        self.model.covered = eyes is Viewpoint.NOBODY
        self._first = place if since is None else since

    # life cycle -------------------------------------------------------------------------------------------
    def enter(self) -> None:
        self.take_settings()
        self._show(self.reel.step(self._first, 0), moving=False)
        self.replay.playing = self.replay.since is not None

    def arrange(self) -> None:
        changed = self._language != self.app.words.language
        super().arrange()
        if changed:
            self._show(self.replay.place, moving=False)
        if self.controls.focus is None:
            self.controls.focus_on("scrubber")

    def take_settings(self) -> None:
        super().take_settings()
        self.event_player.timeline.speed *= self.replay.speed
        self.event_player.pace = "fast"

    # what the table asks ----------------------------------------------------------------------------------
    def widgets(self) -> list[Widget]:
        return build_replay(self.model, self.layout, self.say, self, self.replay)

    def hint(self) -> str:
        return self.say("replay-catching-up" if self.replay.since is not None else "replay-hint")

    def key_hints(self) -> list[tuple[str, str]]:
        named = [("← →", "step"), ("PgUp PgDn", "turn"), ("↑ ↓", "round"), ("Enter", "play")]
        named += [(self.cap(Command.ZOOM), "zoom"), (self.cap(Command.CHRONICLE), "log"), ("Esc", "leave")]
        return [(cap, self.say(f"replay-key-{name}")) for cap, name in named]

    # showing ----------------------------------------------------------------------------------------------
    def _show(self, place: int, *, moving: bool) -> None:
        """Show the beat at `place`: as it comes about, or as it left the table."""
        beat, event_player, replay = self.reel.beats[place], self.event_player, self.replay
        event_player.rebuild(skipping=self._events - beat.start)
        self.model.asking = Waiting()
        told = list(event_player.telling(beat.events))
        lines = [line for line in told if not line.minor] or told
        replay.place, replay.round = place, beat.round
        replay.told = tuple(self.say(line.key, **line.args) for line in lines)
        replay.seat = next((line.seat for line in lines if line.seat is not None), None)
        event_player.take(beat.events)
        if not moving:
            event_player.skip_all()
        if self.model.ledger:
            self.reckon()
        self._wait = (_LEAST_PAUSE + _PER_LETTER * min(_MOST_READ, sum(map(len, replay.told)))) / replay.speed
        self.refill()
        self.app.speak(in_a_row(replay.told))

    def update(self, dt: float) -> None:
        super().update(dt)
        if not self.replay.playing or not self.event_player.idle:
            return
        self._wait -= dt
        if self._wait <= 0 and self.replay.place < self.reel.last:
            self._show(self.replay.place + 1, moving=True)
        elif self._wait <= 0:
            self._stop()

    @property
    def lively(self) -> bool:
        return super().lively or self.replay.playing

    def _stop(self) -> None:
        if self.replay.playing:
            self.replay.playing = False
            self.refill()

    # the desk ---------------------------------------------------------------------------------------------
    def seek(self, place: int) -> None:
        """Show this place."""
        self.replay.playing = False
        self._show(self.reel.step(place, 0), moving=False)

    def go_step(self, by: int) -> None:
        """One beat on, which is seen to happen, or back."""
        place = self.reel.step(self.replay.place, by)
        self.replay.playing = False
        self._show(place, moving=by == 1 and place > self.replay.place)

    def go_turn(self, by: int) -> None:
        """To the next or the previous turn."""
        self.seek(self.reel.turn(self.replay.place, by))

    def go_round(self, by: int) -> None:
        """To the beginning of the next or the previous round."""
        self.seek(self.reel.round(self.replay.place, by))

    def play(self) -> None:
        """Let it run, from the beginning when it has come to its end, or stop it."""
        if self.replay.playing:
            self._stop()
            return
        if self.replay.place == self.reel.last:
            self._show(0, moving=False)
        self.replay.playing = True
        self._wait = 0.0
        self.refill()

    def set_speed(self, speed: int) -> None:
        """Let it run this many times as fast."""
        self.replay.speed = speed
        self.take_settings()
        self.refill()

    def change_eyes(self) -> None:
        """Show the values of everybody, of the seat at the bottom, or of nobody, in turn."""
        if not self.replay.over:
            self.tell(Message("replay-values-later", {}))
            return
        self.replay.eyes = _ON_SHOW[(_ON_SHOW.index(self.replay.eyes) + 1) % len(_ON_SHOW)]
        self._look_anew()

    def turn_table(self) -> None:
        """Let the next heir sit at the bottom."""
        if self.replay.eyes is Viewpoint.SEAT and not self.replay.over:
            self.tell(Message("replay-turn-later", {}))
            return
        following = self._heirs.index(self.model.viewer) + 1
        self.model.viewer = self._heirs[following % len(self._heirs)]
        self._look_anew()

    def _look_anew(self) -> None:
        self.event_player.eyes = self.replay.eyes
        self.model.covered = self.replay.eyes is Viewpoint.NOBODY
        self.model.ledger.clear()
        self._show(self.replay.place, moving=False)

    def branch(self) -> None:
        """Play on from here, as a practice game with people of one's choice."""
        step = self.reel.branch(self.replay.place)
        if not self.replay.over:
            self.tell(Message("replay-branch-later", {}))
        elif step is None or self.record.seed is None:
            self.tell(Message("replay-branch-nowhere", {}))
        else:
            self.seek(self.replay.place)
            self.app.go_to(destinations.BranchPlayers(self.match, self.record, step))

    def show_fairness(self) -> None:
        """How the dice fell, once that is no secret any more."""
        if self.replay.over:
            self.app.go_to(destinations.FairnessPage(self.match, self.record))
        else:
            self.tell(Message("replay-fairness-later", {}))

    def tell(self, line: Message) -> None:
        """Say why something cannot be done, in the hint line and aloud."""
        self.model.fault = self.say(line.key, **line.args)
        self.app.speak(self.model.fault)
        self.invalidate()

    def refill(self) -> None:
        self.model.fault = ""
        super().refill()

    # looking things up ------------------------------------------------------------------------------------
    def choose_card(self, _slot: int) -> None:
        """Look at a card."""
        self.toggle_zoom()

    def open_menu(self) -> None:
        """Leave the replay."""
        self.app.go(self.app.stack.pop)

    # intents ----------------------------------------------------------------------------------------------
    def handle(self, intent: Intent) -> bool:
        if isinstance(intent, Pointer):
            if intent.kind is PointerKind.WHEEL and intent.notches:
                self.go_step(-1 if intent.notches > 0 else 1)
                return True
            return super().handle(intent)
        if intent.pressed and self._wind(intent):
            return True
        return super().handle(intent) or (intent.pressed and self._order(intent))

    def _wind(self, order: Order) -> bool:
        """Keys that mean the same wherever the focus is, and the arrows up and down on the scrubber."""
        wind: dict[Command, Callable[[], None]] = {
            Command.PAGE_UP: lambda: self.go_turn(-1),
            Command.PAGE_DOWN: lambda: self.go_turn(1),
            Command.FIRST: lambda: self.seek(0),
            Command.LAST: lambda: self.seek(self.reel.last),
        }
        focus = self.controls.focus
        if focus is not None and focus.key == "scrubber":
            wind[Command.UP] = lambda: self.go_round(1)
            wind[Command.DOWN] = lambda: self.go_round(-1)
        act = wind.get(order.command)
        if act is not None:
            self.controls.by_keys = True
            act()
        return act is not None

    def _order(self, order: Order) -> bool:
        acts = {**self.lookups, Command.SKIP: self.event_player.skip}
        act = acts.get(order.command)
        if act is not None:
            act()
        return act is not None

    def cancel(self) -> bool:
        if not self.unzoom():
            self.open_menu()
        return True


def _deeds(reel: ReplaySteps) -> tuple[tuple[int, str], ...]:
    """What the marks below the groove tell of: push-outs and exhausted dice first of all, else actions."""
    deeds: list[tuple[int, str]] = []
    for place, beat in enumerate(reel.beats):
        if any(isinstance(event, ev.PushedOut) for event in beat.events):
            deeds.append((place, MarkKind.PUSHED_OUT.value))
        elif any(isinstance(event, ev.Exhausted) and event.dice for event in beat.events):
            deeds.append((place, MarkKind.EXHAUSTED.value))
        elif beat.turn:
            deeds.append((place, MarkKind.ACTION.value))
    return tuple(deeds)
