"""The events that a board has not shown yet, played one animation after the other.

Every board that shows a game stands on this: the table, the replay, the small boards of the rulebook. Knows
neither the match nor words.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable

from crypt_game.drawing.motion import Timeline
from crypt_game.match.viewpoint import seen_by
from crypt_game.rules import Event
from crypt_game.ui.board.animation_tools import AnimatedBoard
from crypt_game.ui.board.event_animations import EventAnimations, together

__all__ = ["EventFeed"]


class EventFeed:
    """Events waiting to be shown on one board, and those of the animation on show."""

    def __init__(self, board: AnimatedBoard, timeline: Timeline) -> None:
        self._board, self._timeline = board, timeline
        self._animations = EventAnimations(board)
        self._waiting: deque[Event] = deque()
        self._playing: deque[Event] = deque()

    def __len__(self) -> int:
        return len(self._waiting)

    @property
    def coming(self) -> Event:
        """The event that is shown next; raises IndexError when none waits."""
        return self._waiting[0]

    def take(self, events: Iterable[Event]) -> None:
        """Queue what happened."""
        self._waiting.extend(events)

    def take_first(self, events: Iterable[Event]) -> None:
        """Queue what is to be shown before all that waits."""
        self._waiting.extendleft(reversed(list(events)))

    def clear(self) -> None:
        """Drop everything, the animation on show too."""
        self._timeline.clear()
        self._waiting.clear()
        self._playing.clear()

    def play_next(self) -> list[Event]:
        """Begin the animation of the next events, and return these; raises IndexError when none wait."""
        run = [self._waiting.popleft()]
        while self._waiting and together(run, self._waiting[0]):
            run.append(self._waiting.popleft())
        self._playing.extend(run)
        self._timeline.add(self._animations.of([seen_by(self._board.model.view, event) for event in run]))
        return run

    def fold_next(self) -> Event:
        """The next event of the animation on show, which the board now takes into its view."""
        return self._playing.popleft()
