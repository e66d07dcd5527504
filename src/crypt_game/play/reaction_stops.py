"""When a game stops so that a person can use a reward at any time (§5.1), as the switches of the game say.

The rules allow such a reward whenever the game waits for a decision, so it stops before somebody's decision:
the next one after a person's dice were pushed out, by a Ghost too, and the last one before Collect.
"""

from __future__ import annotations

from collections.abc import Iterator

from crypt_game.match.annotations import ReactionStop
from crypt_game.match.match import Match, Moment
from crypt_game.rules import Choice, Claim, Decide, FlipFor, Peek, Recover, Revive
from crypt_game.rules import events as ev
from crypt_game.rules.collectors import collectors_of
from crypt_game.rules.indices import SeatIndex
from crypt_game.rules.legal import anytime_of
from crypt_game.rules.record import Acted
from crypt_game.rules.terms import SeatKind

__all__ = ["REWARD_OF", "ReactionStops"]

REWARD_OF = {Peek: FlipFor.PEEK, Revive: FlipFor.REVIVE}


class ReactionStops:
    """The stops of one match: each reward is offered once in a turn, the switches are kept with the game."""

    def __init__(self, match: Match) -> None:
        self._match = match
        self._offered: set[tuple[int, SeatIndex, FlipFor]] = set()

    @property
    def has_any(self) -> bool:
        """Whether a reward of this game may be used at any time, by people who do not decide everything."""
        variant, people = self._match.first.variant, self._match.plan.human_seats
        return bool(people and collectors_of(variant).anytime) and len(people) < variant.size

    @property
    def switches(self) -> frozenset[ReactionStop]:
        """What the game stops for."""
        return self._match.marks.stops

    def switch(self, stop: ReactionStop | None) -> None:
        """Stop for this as well, or no more; None: never stop."""
        self._match.set_stops(frozenset() if stop is None else self.switches ^ {stop})

    def due(self, decide: Decide) -> tuple[SeatIndex, FlipFor] | None:
        """Whose reward is to be offered before `decide` is answered; None where nothing is. Offered once."""
        if not self.switches:
            return None
        turn = sum(_ends_turn(moment) for moment in self._match.moments)
        for seat in self._match.plan.human_seats:
            if self.switches.isdisjoint(self._reasons(decide, seat)):
                continue
            for action in anytime_of(self._match.state, seat):
                offer = turn, seat, REWARD_OF[type(action)]
                if offer not in self._offered:
                    self._offered.add(offer)
                    return seat, offer[2]
        return None

    def _reasons(self, decide: Decide, seat: SeatIndex) -> Iterator[ReactionStop]:
        """What this decision is to a seat."""
        variant, claiming = self._match.first.variant, decide.what is Choice.CLAIM
        if claiming and decide.seat == seat:
            yield ReactionStop.TURN
        if claiming and not any(
            variant.kinds[turn.seat] is SeatKind.HEIR for turn in self._match.state.flow.turns[1:]
        ):
            yield ReactionStop.COLLECT
        pool = variant.pool_of[seat]
        pushed = (event for event in self._since_last_turn() if isinstance(event, ev.PushedOut))
        if any(event.pool == pool for event in pushed):
            yield ReactionStop.PUSHED

    def _since_last_turn(self) -> Iterator[ev.Event]:
        """Everything that happened from the last claim or Recover on."""
        for moment in reversed(self._match.moments):
            yield from moment.events
            if _ends_turn(moment):
                return


def _ends_turn(moment: Moment) -> bool:
    """Whether an heir has taken its turn there."""
    return isinstance(moment.step, Acted) and isinstance(moment.step.action, Claim | Recover)
