"""Plays at a board what the match says happened, one event at a time.

Keeps one view for every person at the screen and folds each event into all of them as it is shown. When no
event waits, the board shows exactly what the match holds. Needs no scene; must never decide a rule.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator

from pygame import Rect

from crypt_game.drawing.motion import Animation, Timeline, wait
from crypt_game.match.match import Match
from crypt_game.match.viewpoint import Viewpoint, first_view, seen_by
from crypt_game.play.board_model import BoardModel
from crypt_game.play.chronicle_writer import ChronicleWriter
from crypt_game.play.ghost_explanation import READING_SECONDS, GhostExplanation, TurnStart, is_explained
from crypt_game.play.ghost_presence import GhostPresence
from crypt_game.play.leader_light import LeaderLight
from crypt_game.play.round_stops import RoundStops
from crypt_game.play.spots import Spot
from crypt_game.rules import Event, SeatView, fold
from crypt_game.rules.indices import FIRST_SEAT, SeatIndex
from crypt_game.sound import Cue, Soundscape
from crypt_game.text.language import Say
from crypt_game.text.participants import Message
from crypt_game.ui.board.event_feed import EventFeed
from crypt_game.ui.board.layout import BoardLayout
from crypt_game.ui.board.layout_cache import LayoutCache

__all__ = ["EventPlayer"]


class EventPlayer:
    """One board's player of events.

    Its owner calls `update` every frame, and asks whether it is `idle` before it asks anybody anything.
    """

    def __init__(
        self,
        match: Match,
        model: BoardModel,
        *,
        layouts: LayoutCache,
        chronicle: ChronicleWriter,
        ghost: GhostExplanation,
        sound: Soundscape,
        viewpoint: Viewpoint = Viewpoint.SEAT,
    ) -> None:
        """A `viewpoint` other than a seat's own keeps one view only, of the seat which the board is turned
        to."""
        self.match, self.model = match, model
        self.layouts, self.chronicle = layouts, chronicle
        self.viewpoint = viewpoint
        self.still = False
        self.pace = "normal"
        self.timeline = Timeline()
        self.shown = 0
        """How many events are in the view by now."""
        self._sound, self._ghost = sound, ghost
        self.stops = RoundStops(model)
        self.tell: Callable[[Message], None] = lambda message: None
        """Is told every message of an event when it is played, minor ones too."""
        self.feel: Callable[[Event], None] = lambda event: None
        """Is told every event when it is played."""
        self.lifted: dict[Spot, Rect] = {}
        """Where things are seen that do not lie at their places now."""
        self._views: dict[SeatIndex, SeatView] = {}
        self._feed = EventFeed(self, self.timeline)
        self._presence = GhostPresence(model)
        self._light = LeaderLight(model)

    # who looks --------------------------------------------------------------------------------------------
    @property
    def human_seats(self) -> list[SeatIndex]:
        """The seats whose people sit at the screen."""
        return list(self.model.plan.human_seats)

    @property
    def kept_seats(self) -> list[SeatIndex]:
        """The seats whose views are kept: the people's, or the first seat's when only heirs play."""
        return self.human_seats or [FIRST_SEAT] if self.viewpoint is Viewpoint.SEAT else [self.model.viewer]

    def view_of(self, seat: SeatIndex) -> SeatView:
        """What the seat of a person knows, as far as events have been shown."""
        return self._views[seat]

    def look_from(self, seat: SeatIndex) -> None:
        """Turn the board so that `seat` sits at the bottom."""
        self.model.viewer = seat
        self.model.view = self.view_of(seat)

    def _for_all(self, view: SeatView) -> SeatView:
        """The view that the chronicle tells of: where people share the screen, what all of them may know."""
        shared = self.viewpoint is Viewpoint.SEAT and len(self.human_seats) > 1
        return view._replace(viewer=None, seen=frozenset()) if shared else view

    # the whole game ---------------------------------------------------------------------------------------
    def rebuild(self, skipping: int = 0) -> None:
        """Fold the whole match at once, silently (but for its last `skipping` events, which are to be
        played): after loading or undoing."""
        self._feed.clear()
        self.stops.forget()
        self._ghost.held = False
        self.shown = 0
        model = self.model
        model.chronicle.clear()
        model.hidden.clear()
        model.push_out = None
        self._views = {seat: first_view(self.match.first, seat, self.viewpoint) for seat in self.kept_seats}
        self.look_from(model.viewer if model.viewer in self._views else self.kept_seats[0])
        events = self._events()
        for event in events[: len(events) - skipping]:
            self.chronicle.part()
            self._fold(event)
        model.ghost_turn = None
        self._light.rest()
        self._ghost.forget()

    def preview(self, events: Iterable[Event]) -> Iterator[Message]:
        """What the chronicle will have to say of `events`, which are the next ones; minor lines too."""
        return self.chronicle.preview(events, self._for_all(self.model.view))

    def rewrite_chronicle(self) -> None:
        """Write the chronicle anew, in the language that is spoken now."""
        view = first_view(self.match.first, self.model.viewer, self.viewpoint)
        self.chronicle.rewrite(self._events()[: self.shown], self._for_all(view))

    def _events(self) -> list[Event]:
        return [event for moment in self.match.moments for event in moment.events]

    # playing ----------------------------------------------------------------------------------------------
    @property
    def idle(self) -> bool:
        """Whether everything that happened has been shown."""
        return not self._feed and not self.timeline.busy and not self.held

    @property
    def held(self) -> bool:
        """Whether a step of the Ghost, or what a round brought, waits to be taken note of."""
        return self._ghost.held or self.stops.held

    @property
    def lively(self) -> bool:
        """Whether anything moves: what is played, a Ghost that rises or sinks, or the Leader's light."""
        return self.timeline.busy or self._presence.moving or self._light.moving

    def take(self, events: Iterable[Event]) -> None:
        """Queue what happened; a Ghost's turn that was shown makes way for it."""
        self.model.ghost_turn = None
        self._feed.take(events)

    def update(self, dt: float) -> bool:
        """Advance by `dt` seconds; True when the board must be drawn again."""
        moved = self.timeline.update(dt)
        moved = self.stops.update(dt) or moved
        while not self.timeline.busy and self._feed and not self.held:
            moved = True
            if self.stops.before(self._feed.coming):
                break
            self._play_next()
            if self.timeline.speed <= 0:
                self.timeline.skip()
        still = self.still or self.timeline.speed <= 0
        moved = self._light.update(dt * self.timeline.speed, at_once=still) or moved
        return self._presence.update(dt * self.timeline.speed, at_once=still) or moved

    def skip(self) -> None:
        """Finish what is on show at once: the running animation, the pause of a Ghost's step, or a stop."""
        self._ghost.held = False
        self.stops.go_on()
        self._sound.hush()
        self.timeline.skip_one()

    def skip_all(self) -> None:
        """Show the end of everything that is queued."""
        self.stops.go_on()
        while self.timeline.busy or self._feed:
            self.timeline.skip()
            if self._feed:
                self._play_next()
        self._ghost.held = False

    def skip_to_stop(self) -> bool:
        """Show the end of what is queued, but stop after the round; True where it does."""
        self._ghost.held = False
        while self.timeline.busy or self._feed:
            self.timeline.skip()
            if self._feed and self.stops.before(self._feed.coming):
                if self.model.report is not None and self.model.report.over:
                    return True
                self.stops.go_on()
            elif self._feed:
                self._play_next()
            self._ghost.held = False
        return False

    def replay_turn(self) -> None:
        """Show the Ghost's present turn again from its roll; does nothing when none is on show."""
        if self._ghost.start is None:
            return
        self.timeline.skip()
        start, events = self._ghost.start, self._ghost.events
        self._views, self.shown = dict(start.views), start.shown
        del self.model.chronicle[start.lines :]
        self.look_from(self.model.viewer)
        self._feed.take_first(events)
        self._ghost.held = False

    def _play_next(self) -> None:
        self.chronicle.part()
        events = self._feed.play_next()
        if is_explained(events[0]) and self.timeline.speed > 0:
            seconds = READING_SECONDS.get(self.pace)
            self.timeline.add(
                Animation(on_end=self._ghost.hold) if seconds is None else Animation((wait(seconds),))
            )

    def _fold(self, event: Event) -> list[Message]:
        """Take an event into every view, and write it down; returns what there is to say of it."""
        self._ghost.note(event, TurnStart(dict(self._views), self.shown, len(self.model.chronicle)))
        messages = self.chronicle.messages(event, self._for_all(self.model.view))
        self.model.note(event)
        self.stops.note(event)
        if is_explained(event):
            self._ghost.explain(messages)
        for seat, view in self._views.items():
            self._views[seat] = fold(view, seen_by(view, event))
        self.model.view = self._views[self.model.viewer]
        self.shown += 1
        self.chronicle.write(messages)
        return messages

    # what animations ask for (`AnimatedBoard`) ------------------------------------------------------------
    def layout(self) -> BoardLayout:
        """Where things lie in the view as it is folded now."""
        return self.layouts.layout()

    def cue(self, cue: Cue, *, weight: float = 0.5, pan: float = 0.0) -> None:
        """Play a sound."""
        self._sound.play(cue, weight=weight, pan=pan)

    @property
    def say(self) -> Say:
        """The words of the language that is spoken now."""
        return self.chronicle.say

    @property
    def hurried(self) -> bool:
        """Whether nobody wants to wait: heirs play fast, or everything moves fast."""
        return self.pace == "fast" or self.timeline.speed > 1

    def fold(self) -> None:
        """Take the next event of the animation on show into every view, and write it down."""
        event = self._feed.fold_next()
        self.feel(event)
        for message in self._fold(event):
            self.tell(message)
