"""A small board: a part of a scripted game shown with the table's own cards, dice and animations.

It plays a captioned excerpt by itself and says how many captions have been said. It decides no
rule: the events come from the engine.
"""

from __future__ import annotations

from collections import deque
from typing import Final

from pygame import Rect

from crypt_game.drawing.canvas import Canvas
from crypt_game.drawing.canvas.cards import card_corner
from crypt_game.drawing.canvas.light import dim_box
from crypt_game.drawing.motion import Animation, Timeline, wait
from crypt_game.match.players import House, Plan, Player, Title
from crypt_game.match.viewpoint import Viewpoint, first_view, seen_by
from crypt_game.play.board_model import BoardModel
from crypt_game.play.spots import Spot
from crypt_game.rules import Event, fold
from crypt_game.rules import events as ev
from crypt_game.rules.indices import PoolIndex
from crypt_game.sound import Cue
from crypt_game.text.captioned import CaptionedExcerpt, CaptionedPart
from crypt_game.text.language import Say
from crypt_game.ui.board.draw_context import CryptContext
from crypt_game.ui.board.draw_crypt import draw_crypt
from crypt_game.ui.board.draw_pool import draw_pool
from crypt_game.ui.board.event_feed import EventFeed
from crypt_game.ui.board.small_layout import SmallLayout

__all__ = ["SmallBoard"]

_BEFORE: Final = 0.8
_PAUSE: Final = 1.6
_LAST_PAUSE: Final = 0.4
"""Seconds that the opening picture stands, and what each part leaves for its caption."""
_BARRED: Final = 0.6
_LOCK: Final = 0.4
"""How dark a card out of reach is, and how large its lock, in card widths."""


class SmallBoard:
    """A board from the top of `room` down, as wide as that, `k` pixels a unit; it opens with the end.

    `speed` as in `Timeline`; with `still` pictures change and nothing moves. Nothing on it sounds.
    """

    hurried, say = True, None

    def __init__(self, shown: CaptionedExcerpt, room: Rect, k: float, *, speed: float, still: bool) -> None:
        self.shown, self.still = shown, still
        stretch = shown.excerpt.played()
        self._before, self._events = stretch.before, stretch.events
        self._parts = shown.parts(stretch.events)
        self._first = first_view(stretch.first, shown.viewer, Viewpoint.SEAT)
        heirs = [Player("", House(house), Title.DUCHESS) for house in shown.houses]
        self._plan = Plan.seated(stretch.first.setup, heirs)
        self.lifted: dict[Spot, Rect] = {}
        self._timeline = Timeline(speed)
        self._feed = EventFeed(self, self._timeline)
        self._waiting: deque[CaptionedPart] = deque()
        self._pause = 0.0
        self.model: BoardModel
        self.finish()
        pools = _pools(self.model, stretch.events)
        self._layout = SmallLayout(self._first, shown.slots, pools, room, k)

    # playing ----------------------------------------------------------------------------------------------
    @property
    def playing(self) -> bool:
        """Whether it moves."""
        return self._timeline.busy

    def rewind(self) -> None:
        """Show the beginning, to be played later; with animations off the end stays."""
        if self._timeline.speed > 0:
            self._open()

    def play(self) -> None:
        """Play it from the start; with animations off its end is shown at once."""
        self.finish()
        if self._timeline.speed > 0:
            self._open()
            self._timeline.add(Animation((wait(_BEFORE),)))

    def finish(self) -> None:
        """Show the end at once."""
        self._open()
        self._waiting.clear()
        self._feed.clear()
        for event in self._events:
            self._take(event)
        self._say(len(self._parts))

    def update(self, dt: float) -> bool:
        """Advance by `dt` seconds; True when it must be drawn again."""
        if not self.playing:
            return False
        self._timeline.update(dt)
        while not self.playing and self._next():
            pass
        return True

    def _open(self) -> None:
        """Lay everything as it lies before the excerpt, with the caption of the opening said."""
        self._feed.clear()
        self.model = BoardModel(self._plan, self._first, self.shown.viewer, ("",) * len(self._plan.players))
        self._pushed: dict[PoolIndex, list[int]] = {}
        for event in self._before:
            self._take(event)
        self._pushed.clear()
        self._waiting, self._pause = deque(self._parts), 0.0
        self._say(0)
        if self.shown.captions[0].at is None:
            self._begin_part()

    def _begin_part(self) -> None:
        part = self._waiting.popleft()
        self._say(len(self._parts) - len(self._waiting))
        self._feed.take(part.events)
        self._pause = _PAUSE if self._waiting else _LAST_PAUSE

    def _next(self) -> bool:
        """Begin what is to be shown next; False when that was all."""
        if self._feed:
            self._feed.play_next()
        elif self._pause:
            self._timeline.add(Animation((wait(self._pause),)))
            self._pause = 0.0
        elif self._waiting:
            self._begin_part()
        else:
            return False
        return True

    def _say(self, parts: int) -> None:
        captions = [part.caption for part in self._parts[:parts] if part.caption is not None]
        self.said = len(captions)
        """How many captions have been said."""
        self.barred = captions[-1].barred if captions else ()
        """The slots that are out of reach."""

    def _take(self, event: Event) -> None:
        self.model.note(event)
        match event:
            case ev.PushedOut(pool=pool, effort=effort, dice=dice):
                self._pushed[pool] = [effort] * dice + self._pushed.get(pool, [])
            case ev.Placed(pool=pool, dice=dice):
                self._pushed[pool] = self._pushed.get(pool, [])[dice:]
            case _:
                pass
        self.model.view = fold(self.model.view, seen_by(self.model.view, event))

    # what animations ask of a board -----------------------------------------------------------------------
    def layout(self) -> SmallLayout:
        """Where things lie in the view as it is folded now."""
        return self._layout.seen(self.model.view)

    def fold(self) -> None:
        """Take the next event of the animation on show into the view."""
        self._take(self._feed.fold_next())

    def cue(self, cue: Cue, *, weight: float = 0.5, pan: float = 0.0) -> None:
        """A page is read in quiet."""

    # drawing ----------------------------------------------------------------------------------------------
    @property
    def bottom(self) -> int:
        """How far down its cards and dice reach."""
        return self._layout.bottom

    @property
    def words(self) -> tuple[int, int]:
        """The top left corner of what is free for captions."""
        return self._layout.words

    def draw(self, canvas: Canvas, say: Say) -> None:
        """Paint the board, and what moves on it."""
        context = CryptContext(canvas, self.model, self.layout(), say)
        draw_crypt(context)
        for slot in self.barred:
            rect = self._layout.crypt.cards[slot]
            dim_box(canvas, rect, _BARRED, round(card_corner(rect.width)))
            canvas.sprite("icon/lock", rect.center, rect.width * _LOCK)
        for pool, places in self._layout.pools.items():
            draw_pool(context, pool, places, self._pushed.get(pool, ()))
        self._timeline.draw(canvas)


def _pools(model: BoardModel, events: tuple[Event, ...]) -> tuple[PoolIndex, ...]:
    """The pools that take part in the events."""
    pool_of = model.view.variant.pool_of
    found: set[PoolIndex] = set()
    for event in events:
        match event:
            case ev.PushedOut() | ev.Placed() | ev.ExhaustionRolled() | ev.Collected():
                found |= {event.pool, pool_of[event.seat]}
            case ev.GhostRolled():
                found.add(pool_of[event.seat])
            case _:
                pass
    return tuple(sorted(found))
