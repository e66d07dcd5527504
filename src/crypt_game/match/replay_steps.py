"""A game as a row of beats: whose turn it was, where a round began, where it can be played on from.

A beat is a part of what one step of the record brought: the last roll of a round, the collecting that
follows, and the next round's cards are shown one after the other.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from crypt_game.match.match import Moment
from crypt_game.rules import Decide, Event
from crypt_game.rules import events as ev
from crypt_game.rules.record import Acted
from crypt_game.rules.terms import Phase

__all__ = ["ReplayStep", "ReplaySteps"]


@dataclass(frozen=True, slots=True)
class ReplayStep:
    """One thing to be shown: `events` of the step number `moment`, in `round` (0 before the first).

    `turn` and `opens` say whether a seat's turn or a round begins with it.
    """

    moment: int
    start: int
    events: tuple[Event, ...]
    round: int
    turn: bool
    opens: bool

    @property
    def end(self) -> int:
        """How many events of the whole game have been shown after it."""
        return self.start + len(self.events)


class ReplaySteps:
    """The beats of a game. Places are counted from 0; a place before the first beat is not shown."""

    def __init__(self, moments: Sequence[Moment]) -> None:
        """Raises ValueError for a game in which nothing has happened."""
        self.beats = tuple(_beats(moments))
        if not self.beats:
            raise ValueError("nothing has happened")
        self._asked = [number for number, moment in enumerate(moments) if _waits_for_somebody(moment)]

    def __len__(self) -> int:
        return len(self.beats)

    @property
    def last(self) -> int:
        """The last place."""
        return len(self.beats) - 1

    @property
    def rounds(self) -> tuple[int, ...]:
        """The places at which a round begins."""
        return tuple(place for place, beat in enumerate(self.beats) if beat.opens)

    def step(self, place: int, by: int) -> int:
        """The place `by` beats on, or as far as there are any."""
        return min(self.last, max(0, place + by))

    def turn(self, place: int, by: int) -> int:
        """The next (`by` 1) or the previous (−1) place at which a seat's turn begins; else the end there."""
        return self._next([n for n, beat in enumerate(self.beats) if beat.turn or beat.opens], place, by)

    def turn_at(self, place: int) -> range:
        """The places of the turn, or of what comes before the next one, that `place` belongs to."""
        begins = [n for n, beat in enumerate(self.beats) if beat.turn or beat.opens]
        first = max((there for there in begins if there <= place), default=0)
        return range(first, min((there for there in begins if there > place), default=len(self.beats)))

    def round(self, place: int, by: int) -> int:
        """The next or the previous place at which a round begins; else the end on that side."""
        return self._next(self.rounds, place, by)

    def _next(self, places: Sequence[int], place: int, by: int) -> int:
        if by > 0:
            return next((there for there in places if there > place), self.last)
        return next((there for there in reversed(places) if there < place), 0)

    def place_of(self, moments: int) -> int:
        """The place at which just so many steps of the record have been shown whole."""
        shown = [place for place, beat in enumerate(self.beats) if beat.moment < moments]
        return shown[-1] if shown else 0

    def branch(self, place: int) -> int | None:
        """How many steps of the record lead to the last decision that was pending when this was shown.

        None where nobody has been asked anything yet.
        """
        shown = self.beats[place].moment
        if place < self.last and self.beats[place + 1].moment == shown:
            shown -= 1  # the step is not over yet, and what it leads to must not be given away
        before = [number for number in self._asked if number <= shown]
        return before[-1] + 1 if before else None


def _waits_for_somebody(moment: Moment) -> bool:
    return isinstance(moment.state.pending, Decide)


def _beats(moments: Sequence[Moment]) -> Iterable[ReplayStep]:
    start, round_, dealt = 0, 0, False
    for number, moment in enumerate(moments):
        acts = isinstance(moment.step, Acted)
        for part in _parts(moment.events, dealt):
            opens = False
            for event in part:
                if isinstance(event, ev.RoundBegan):
                    opens, round_, dealt = True, event.round, True
            turn = (acts and _is_turn(part)) or any(isinstance(event, ev.GhostRolled) for event in part)
            yield ReplayStep(number, start, part, round_, turn, opens)
            start += len(part)


def _is_turn(part: Sequence[Event]) -> bool:
    return any(isinstance(event, ev.Placed | ev.PushedOut | ev.Recovered) for event in part)


def _parts(events: tuple[Event, ...], dealt: bool) -> Iterable[tuple[Event, ...]]:
    """The events of one step, cut where a round, a phase after the claims, or the collecting begins."""
    start = 0
    for place, event in enumerate(events):
        if place > start and dealt and _cuts(events[place - 1], event):
            yield events[start:place]
            start = place
    if start < len(events):
        yield events[start:]


def _cuts(before: Event, event: Event) -> bool:
    match event:
        case ev.RoundBegan():
            return True
        case ev.PhaseBegan(phase=phase):
            return phase in (Phase.COLLECT, Phase.FINAL, Phase.OVER)
        case ev.Collected() | ev.Exhausted():
            return isinstance(before, ev.ExhaustionRolled | ev.Rerolled)
        case _:
            return False
