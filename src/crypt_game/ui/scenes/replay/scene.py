"""The scene of a replay: shows the table at any step of a game and lets it run from there.

A game that is over may show every value; one that is still played shows its only person what that person has
seen, and several people only what has lain open for all. Nothing here changes the game.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from crypt_game.controls.input import Command, Intent, Order, Pointer, PointerKind
from crypt_game.controls.widget import Widget
from crypt_game.controls.widgets import MarkKind
from crypt_game.match.match import Match
from crypt_game.match.replay_steps import ReplaySteps
from crypt_game.match.viewpoint import Viewpoint
from crypt_game.rules.indices import SeatIndex
from crypt_game.rules.record import Record
from crypt_game.screen_reader import SpokenText
from crypt_game.text.sentences import join_sentences
from crypt_game.ui.board.board_scene import BoardScene
from crypt_game.ui.board.draw_status import STATUS_WORDS, status_line
from crypt_game.ui.scene import AppServices
from crypt_game.ui.scenes.replay.replay_commands import ReplayCommands, ReplayStatus, marks_of
from crypt_game.ui.scenes.replay.replay_tray import build_replay, draw_replay

__all__ = ["ReplayScene"]


class ReplayScene(BoardScene):
    """A match shown step by step; nothing must be added to it while it is."""

    commands: ReplayCommands

    def __init__(
        self,
        app: AppServices,
        match: Match,
        *,
        place: int = 0,
        since: int | None = None,
        viewer: SeatIndex | None = None,
        record: Record | None = None,
    ) -> None:
        """Begins at `place`, or runs from `since` (both numbers of steps) to catch up with the game.

        `viewer` sits at the bottom. `record` is what the match was taken from, where it says more: that there
        is no seed. Raises ValueError for a match in which nothing has happened.
        """
        human_seats = match.plan.human_seats
        over = match.over is not None
        viewpoint = (
            Viewpoint.EVERYBODY if over else Viewpoint.SEAT if len(human_seats) == 1 else Viewpoint.NOBODY
        )
        seat = viewer if viewer is not None else [*human_seats, *match.first.variant.heirs][0]
        steps = ReplaySteps(match.moments)
        self.replay = ReplayStatus(steps.last, steps.rounds, marks_of(steps), over, since)
        super().__init__(app, match, seat, partial(draw_replay, self.replay), viewpoint)
        self.event_player.tell = lambda message: None  # a step is told whole, when it is shown
        self.model.audience = viewpoint
        self.model.covered = viewpoint is Viewpoint.NOBODY
        record = record or match.record
        if record.seed is None:
            self.event_player.chronicle.sealed = False
        self.commands = ReplayCommands(self, steps, self.replay, record)
        self._first = steps.step(place if since is None else since, 0)

    # life cycle -------------------------------------------------------------------------------------------
    def enter(self) -> None:
        self.take_settings()
        self.commands.show(self._first, moving=False)
        self.replay.playing = self.replay.since is not None

    def arrange(self) -> None:
        changed = self._language != self.app.words.language
        super().arrange()
        if changed:
            self.commands.show(self.replay.place, moving=False)
        if self.controls.focus is None:
            self.controls.focus_on("scrubber")

    def take_settings(self) -> None:
        super().take_settings()
        self.commands.take_speed()
        self.event_player.pace = "fast"

    # layout and time --------------------------------------------------------------------------------------
    def widgets(self) -> list[Widget]:
        self.replay.legend = self.legend
        return build_replay(self.model, self.layout, self.say, self.commands, self.replay)

    def hint(self) -> str:
        """What happens, as many sentences as the line holds; the chronicle has the others."""
        told, room = self.replay.sentences, status_line(self.layout).width
        while len(told) > 1 and not self.canvas.fits(STATUS_WORDS, join_sentences(told), room):
            told = told[:-1]
        return join_sentences(told)

    def paragraphs(self) -> Sequence[str | SpokenText]:
        (_, way_out), part = self.legend[-1], self.say("spoken-part-replay")
        return [*super().paragraphs(), SpokenText(way_out, part=part)]

    @property
    def legend(self) -> list[tuple[MarkKind | None, str]]:
        """What each mark of the scrubber means, and without one what leads away."""
        after = "replay-leave" if self.replay.over else "replay-branch-later"
        key, marks = (after, [*MarkKind]) if self.replay.since is None else ("replay-catching-up", [])
        way_out = self.say(key, back=self.app.devices.name(Command.CANCEL, self.say))
        return [*((kind, self.say(f"replay-mark-{kind.value}")) for kind in marks), (None, way_out)]

    def key_hints(self) -> list[tuple[str, str]]:
        if self.app.devices.pad is not None:
            turns = f"{self.cap(Command.LESS)} {self.cap(Command.MORE)}"
            named = [(self.cap(Command.LEFT), "step"), (turns, "turn")]
        else:
            named = [("← →", "step"), ("PgUp PgDn", "turn"), ("↑ ↓", "round")]
        shown = {Command.ACTIVATE: "play", Command.ZOOM: "zoom", Command.CHRONICLE: "log"}
        named += [(self.cap(one), name) for one, name in {**shown, Command.CANCEL: "leave"}.items()]
        return [(cap, self.say(f"replay-key-{name}")) for cap, name in named]

    def update(self, dt: float) -> None:
        super().update(dt)
        self.commands.run(dt)

    @property
    def lively(self) -> bool:
        return super().lively or self.replay.playing

    # intents ----------------------------------------------------------------------------------------------
    def handle(self, intent: Intent) -> bool:
        if isinstance(intent, Pointer):
            if intent.kind is PointerKind.WHEEL and intent.notches:
                self.commands.go_step(-1 if intent.notches > 0 else 1)
                return True
            return super().handle(intent)
        if not intent.pressed:
            return super().handle(intent)
        if self._run(self._moves(), intent):
            self.controls.by_keys = True
            return True
        lookups = {
            **self.commands.lookups,
            Command.SKIP: self.event_player.skip,
            Command.SINCE: self.commands.tell_step,
        }
        return super().handle(intent) or self._run(lookups, intent)

    def _moves(self) -> dict[Command, Callable[[], None]]:
        """Keys that mean the same wherever the focus is, and the arrows up and down on the scrubber."""
        commands = self.commands
        moves: dict[Command, Callable[[], None]] = {
            Command.PAGE_UP: partial(commands.go_turn, -1),
            Command.PAGE_DOWN: partial(commands.go_turn, 1),
            Command.FIRST: partial(commands.seek, 0),
            Command.LAST: partial(commands.seek, self.replay.last),
        }
        if self.controls.focus is not None and self.controls.focus.key == "scrubber":
            moves[Command.UP] = partial(commands.go_round, 1)
            moves[Command.DOWN] = partial(commands.go_round, -1)
        return moves

    def _run(self, orders: dict[Command, Callable[[], None]], order: Order) -> bool:
        run = orders.get(order.command)
        if run is not None:
            run()
            self.invalidate()
        return run is not None
