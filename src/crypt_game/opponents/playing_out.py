"""A game played from some state to its end, by whoever decides, with the luck of a seed.

Imports the rules and this room only.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TypeAlias

from crypt_game.rules import chance
from crypt_game.rules.actions import Action
from crypt_game.rules.engine import apply, resolve
from crypt_game.rules.indices import SeatIndex
from crypt_game.rules.pending import Chance, Decide
from crypt_game.rules.state import GameState

__all__ = ["Decider", "played_out"]

Decider: TypeAlias = Callable[[GameState, Decide, int], tuple[SeatIndex, Action]]
"""Who acts in a state that waits for a decision, and how; decisions are numbered from 1."""


def played_out(state: GameState, luck: int, decide: Decider) -> Iterator[GameState]:
    """Each state after a decision and the chance that follows it; the last is the end of the game.

    Chance is drawn from the seed `luck`.
    """
    decisions = 0
    state = _drawn(state, luck)
    while isinstance(state.pending, Decide):
        decisions += 1
        seat, action = decide(state, state.pending, decisions)
        state = _drawn(apply(state, seat, action).state, luck)
        yield state


def _drawn(state: GameState, luck: int) -> GameState:
    """The state once all chance that is pending was drawn."""
    while isinstance(state.pending, Chance):
        state = resolve(state, chance.draw(luck, state.pending.request)).state
    return state
