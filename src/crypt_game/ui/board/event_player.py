"""The conductor: takes what the match says happened and lets the table live through it, one event at a time.

Keeps one view for every person at the screen, folds each event into all of them as it is shown, writes the
chronicle, and feeds the theatre. When the feed is dry the table shows exactly what the match holds. Must
never decide a rule.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from crypt_game.match.luck_source import Secrecy
from crypt_game.match.match import Match
from crypt_game.match.viewpoint import NOBODY, Viewpoint, first_view, seen_by
from crypt_game.rules import Event, SeatView, fold
from crypt_game.rules import events as ev
from crypt_game.text.event_text import narrate
from crypt_game.text.language import Say
from crypt_game.text.participants import Message, Participants
from crypt_game.ui.board.event_feed import EventFeed
from crypt_game.ui.board.layout import BoardLayout
from crypt_game.ui.board.model import BoardModel, ChronicleLine, GhostStep
from crypt_game.ui.geometry import Frame
from crypt_game.ui.motion import Animation, Timeline, wait
from crypt_game.ui.sound import Cue, Soundscape

__all__ = ["EventPlayer"]

_GHOST_HOLD = {"slow": 2.2, "normal": 1.3, "fast": 0.5, "step": 0.0}
"""Seconds a step of the Ghost stays before the next; "step" waits for a key instead."""
_EXPLAINED = (ev.GhostGrouped, ev.GhostAimed, ev.GhostSetAside)


class EventPlayer:
    """One table's feed of events.

    The scene asks `update` every frame and `idle` before it asks anybody anything.
    """

    def __init__(
        self,
        match: Match,
        model: BoardModel,
        cast: Participants,
        say: Say,
        sound: Soundscape,
        frame: Frame,
        eyes: Viewpoint = Viewpoint.SEAT,
    ) -> None:
        """`eyes` other than a seat's own keep one view only, of the seat which the table is turned to."""
        self.match = match
        self.eyes = eyes
        self.model = model
        self.cast = cast
        self.say = say
        self.frame = frame
        self.still = False
        self.pace = "normal"
        self.timeline = Timeline()
        self.sealed = match.secrecy in (Secrecy.SEALED, Secrecy.OLDER)
        """Whether the luck of this game was sealed before its first card."""
        self.held = False
        """Whether a step of the Ghost waits to be taken note of."""
        self._sound = sound
        self.lived = 0
        """How many events are in the view by now."""
        self._views: dict[int, SeatView] = {}
        self._feed = EventFeed(self, self.timeline)
        self._layout: BoardLayout | None = None
        self._turn: list[Event] = []
        self._before_turn: dict[int, SeatView] = {}

    # who looks --------------------------------------------------------------------------------------------
    @property
    def human_seats(self) -> list[int]:
        """The seats whose people sit at the screen."""
        return list(self.model.plan.human_seats)

    @property
    def watching(self) -> list[int]:
        """The seats whose views are kept: the people's, or the first seat's when only heirs play."""
        return self.human_seats or [0] if self.eyes is Viewpoint.SEAT else [self.model.viewer]

    def view_of(self, seat: int) -> SeatView:
        """What the seat of a person knows, as far as the table has come."""
        return self._views[seat]

    def look_from(self, seat: int) -> None:
        """Turn the table so that `seat` sits at the bottom."""
        self.model.viewer = seat
        self.model.view = self.view_of(seat)

    # the feed ---------------------------------------------------------------------------------------------
    @property
    def idle(self) -> bool:
        """Whether everything that happened has been shown."""
        return not self._feed and not self.timeline.busy and not self.held

    def take(self, events: Iterable[Event]) -> None:
        """Queue what happened; a Ghost's turn that was shown makes way for it."""
        self.model.ghost_turn = None
        self._feed.take(events)

    def rebuild(self, skipping: int = 0) -> None:
        """Live through the whole match at once, silently (but for its last `skipping` events, which are to be
        played): after loading, undoing or a change of language."""
        self._feed.clear()
        self.held = False
        model = self.model
        self.lived = 0
        model.chronicle.clear()
        model.hidden.clear()
        model.ghost_turn = None
        self._views = {seat: first_view(self.match.first, seat, self.eyes) for seat in self.watching}
        self.look_from(model.viewer if model.viewer in self._views else self.watching[0])
        lived = [event for moment in self.match.moments for event in moment.events]
        for event in lived[: len(lived) - skipping]:
            self._live_through(event)
        model.ghost_turn = None

    def telling(self, events: Iterable[Event]) -> Iterator[Message]:
        """What the chronicle will have to say of `events`, which are the next ones; minor lines too."""
        view = self.model.view
        for event in events:
            yield from narrate(self._common(event, view), self.cast, view.crypt)
            view = fold(view, seen_by(view, event))

    def retell(self) -> None:
        """Write the chronicle anew, in the language that is spoken now."""
        told = [event for moment in self.match.moments for event in moment.events][: self.lived]
        self.model.chronicle.clear()
        view = first_view(self.match.first, self.model.viewer, self.eyes)
        for event in told:
            for line in narrate(self._common(event, view), self.cast, view.crypt):
                self._write(line)
            self._unseal(event)
            view = fold(view, seen_by(view, event))

    def update(self, dt: float) -> bool:
        """Advance by `dt` seconds; True when the table must be drawn again."""
        moved = self.timeline.update(dt)
        while not self.timeline.busy and self._feed and not self.held:
            self._play_next()
            moved = True
            if self.timeline.speed <= 0:
                self.timeline.skip()
        return moved

    def skip(self) -> None:
        """Finish what is on show at once: the running act, or the pause of a Ghost's step."""
        self.held = False
        self._sound.hush()
        self.timeline.skip_one()

    def skip_all(self) -> None:
        """Show the end of everything that is queued."""
        self.held = False
        while self.timeline.busy or self._feed:
            self.timeline.skip()
            if self._feed:
                self._play_next()
        self.held = False

    def replay_turn(self) -> bool:
        """Show the Ghost's present turn again from its roll; False when none is on show."""
        if not self._turn or not self._before_turn:
            return False
        self.timeline.skip()
        self._views = dict(self._before_turn)
        self.look_from(self.model.viewer)
        self._feed.take_first(self._turn)
        self.held = False
        return True

    def _play_next(self) -> None:
        run = self._feed.play_next()
        self._note_turn(run)
        if isinstance(run[0], _EXPLAINED) and self.timeline.speed > 0:
            self._pause()

    def _note_turn(self, run: Sequence[Event]) -> None:
        """Remember a Ghost's turn from its roll on, so that it can be shown again."""
        if isinstance(run[0], ev.GhostRolled):
            self._turn, self._before_turn = [], dict(self._views)
        elif isinstance(run[0], ev.Awaited | ev.Discarded | ev.TorchesPassed):
            self._turn = []
        if self._turn or isinstance(run[0], ev.GhostRolled):
            self._turn.extend(run)

    def _pause(self) -> None:
        if self.pace == "step":
            self.timeline.add(Animation(on_end=self._hold))
        else:
            self.timeline.add(Animation((wait(_GHOST_HOLD[self.pace]),)))

    def _hold(self) -> None:
        self.held = True

    # Stagecraft -------------------------------------------------------------------------------------------
    def layout(self) -> BoardLayout:
        """Where things lie in the view as it is folded now."""
        model, laid = self.model, self._layout
        setting = self.frame, model.viewer, model.audience is not None
        if laid is None or (laid.frame, laid.viewer, laid.audience) != setting:
            laid = BoardLayout.of(self.frame, model)
        elif laid.view is not model.view:
            laid = laid.seen(model.view)
        self._layout = laid
        return laid

    def cue(self, cue: Cue, *, weight: float = 0.5, pan: float = 0.0) -> None:
        """Play a sound."""
        self._sound.play(cue, weight=weight, pan=pan)

    def fold(self) -> None:
        """Take the next event of the act on show into every view, and write it down."""
        self._live_through(self._feed.fold_next())

    def _common(self, event: Event, view: SeatView) -> Event:
        """The event as the chronicle tells it: where people share the screen, only what all of them may
        know."""
        shared = self.eyes is Viewpoint.SEAT and len(self.human_seats) > 1
        return seen_by(view._replace(seat=NOBODY, seen=frozenset()) if shared else view, event)

    def _live_through(self, event: Event) -> None:
        self.lived += 1
        view = self.model.view
        lines = narrate(self._common(event, view), self.cast, view.crypt)
        self.model.note(event)
        if isinstance(event, _EXPLAINED):
            self._step(lines)
        for seat, view in self._views.items():
            self._views[seat] = fold(view, seen_by(view, event))
        self.model.view = self._views[self.model.viewer]
        for line in lines:
            self._write(line)
        self._unseal(event)

    def _unseal(self, event: Event) -> None:
        """The game is over: what was sealed is told, so that anybody can derive its luck again."""
        if isinstance(event, ev.GameEnded) and self.sealed:
            self._write(Message("event-unsealed", {}))

    def _write(self, line: Message) -> None:
        if line.minor:
            return
        house = self.model.house(line.seat) if line.seat is not None else None
        self.model.chronicle.append(ChronicleLine(house, self.say(line.key, **line.args)))

    def _step(self, lines: Sequence[Message]) -> None:
        ghost = self.model.ghost_turn
        if ghost is None:
            return
        for step in ghost.steps:
            step.done = True
        for line in lines:
            if not line.minor:
                reason = self.say(line.reason, **line.args) if line.reason else ""
                ghost.steps.append(GhostStep(self.say(line.key, **line.args), reason))
