"""What follows a claim of a riddle to the end of the round: what others answer, the dice, what is collected.

Wherever somebody is asked a Knight decides. Needs no window.
"""

from __future__ import annotations

from typing import NamedTuple

from crypt_game.opponents.choose import choose
from crypt_game.opponents.levels import Level, Temper
from crypt_game.riddles.encoded_play import fall_dice
from crypt_game.riddles.riddle import SOLVER, Riddle, RiddleKind
from crypt_game.rules.actions import Action
from crypt_game.rules.engine import apply
from crypt_game.rules.indices import SeatIndex
from crypt_game.rules.pending import Chance, Decide
from crypt_game.rules.record import Acted, Entry
from crypt_game.rules.scoring import score_sheet
from crypt_game.rules.state import GameState
from crypt_game.rules.view import observe

__all__ = ["Outcome", "Refutation", "outcome_of"]

_LUCKS, _RARE_LUCKS = 15, 120
"""How many seeds of luck are looked at; and where the try costs nothing in any of these, how many at most.
In the middle of a game it may well cost nothing before later rounds."""


class Outcome(NamedTuple):
    """How a round ended after a claim: what happened from the claim on, and the state after it."""

    entries: tuple[Entry, ...]
    end: GameState

    @property
    def totals(self) -> dict[SeatIndex, int]:
        """The coins of each heir as they count at the end of the round, unexhausted dice included."""
        state = self.end
        sheet = score_sheet(state.variant, state.seats, [pool.available for pool in state.pools])
        return {score.seat: score.total for score in sheet.scores}

    @property
    def coins(self) -> int:
        """The solver's coins; with one rival, how many more than the rival's."""
        own, *others = sorted(self.totals.items(), key=lambda of_seat: of_seat[0] != SOLVER)
        return own[1] - (others[0][1] if len(others) == 1 else 0)


def outcome_of(riddle: Riddle, action: Action, luck: int) -> Outcome:
    """How the round goes on from the riddle's position with this action and the luck of a seed."""
    entries: list[Entry] = [Acted(SOLVER, action)]
    start = riddle.state
    state = apply(start, SOLVER, action).state
    while state.round == start.round:
        if isinstance(state.pending, Chance):
            state = fall_dice(state, luck, entries)
        elif isinstance(state.pending, Decide):
            seat = state.pending.seat
            chosen = choose(observe(state, seat), state.pending, Level.KNIGHT, Temper.EVEN, luck).action
            entries.append(Acted(seat, chosen))
            state = apply(state, seat, chosen).state
        else:
            break
    return Outcome(tuple(entries), state)


class _Pair(NamedTuple):
    """The try and the answer with the same luck."""

    tried: Outcome
    best: Outcome


class Refutation:
    """Shows what a wrong try lacks: the try and the best claim with the same luck.

    Of some seeds of luck those are taken in which the try costs something: it misses the card or the coins
    that are asked for and the answer does not, or it ends with fewer coins. Shown is the one in the middle,
    by coins. Looking at a seed takes milliseconds: whoever must not wait calls :meth:`look` in each frame
    until it is `ready`.
    """

    def __init__(self, riddle: Riddle, tried: int) -> None:
        """`tried` is the number of the wrong answer, which must be a claim or Recover."""
        self._riddle = riddle
        self._tried, self._best = riddle.actions[tried], riddle.actions[riddle.answer]
        self._seen = 0
        self._costly: list[_Pair] = []
        self._last: _Pair | None = None

    def look(self) -> None:
        """Look at one more seed, unless enough were seen."""
        if self.ready:
            return
        luck = self._riddle.seed + self._seen
        pair = _Pair(*(outcome_of(self._riddle, action, luck) for action in (self._tried, self._best)))
        self._seen, self._last = self._seen + 1, pair
        if self._costs(pair):
            self._costly.append(pair)

    @property
    def ready(self) -> bool:
        """Whether enough seeds were looked at."""
        soon = self._costly or self._riddle.kind is RiddleKind.MID_GAME
        return self._seen >= (_LUCKS if soon else _RARE_LUCKS)

    @property
    def tried(self) -> Outcome:
        """How the try goes. Only once it is ready."""
        return self._shown.tried

    @property
    def best(self) -> Outcome:
        """How the answer goes with the same luck. Only once it is ready."""
        return self._shown.best

    @property
    def _shown(self) -> _Pair:
        assert self._last is not None, "look for it first"
        apart = sorted(self._costly, key=lambda pair: pair.best.coins - pair.tried.coins)
        return apart[len(apart) // 2] if apart else self._last

    def _costs(self, pair: _Pair) -> bool:
        riddle = self._riddle
        if riddle.kind is RiddleKind.REACH:
            return pair.tried.coins < riddle.target <= pair.best.coins
        if riddle.kind is RiddleKind.HOLD and self._is_held(pair.best) != self._is_held(pair.tried):
            return self._is_held(pair.best)
        return pair.tried.coins < pair.best.coins

    def _is_held(self, outcome: Outcome) -> bool:
        slot = self._riddle.state.crypt[self._riddle.slot]
        assert slot is not None, "a card is asked for"
        return slot.cards[-1].card in {held.card for held in outcome.end.seats[SOLVER].cards}
