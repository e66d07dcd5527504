"""A game played from some state to its end, by whoever decides, with the luck of a seed.

Imports the rules and this room only.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TypeAlias

from crypt_game.rules import chance
from crypt_game.rules.actions import Action
from crypt_game.rules.engine import Step, apply, resolve
from crypt_game.rules.indices import SeatIndex
from crypt_game.rules.pending import Chance, Decide, Outcome
from crypt_game.rules.state import GameState

__all__ = ["Decider", "Watcher", "played_out"]

Decider: TypeAlias = Callable[[GameState, Decide, int], tuple[SeatIndex, Action]]
"""Who acts in a state that waits for a decision, and how; decisions are numbered from 1."""

Watcher: TypeAlias = Callable[[GameState, Outcome | None, Step], None]
"""Sees every step: the state before, the outcome of chance or None for a decision, and what it made."""


def _nobody(before: GameState, outcome: Outcome | None, made: Step) -> None:
    """Watches nothing."""


def played_out(state: GameState, luck: int, decide: Decider, watch: Watcher = _nobody) -> Iterator[GameState]:
    """Each state after a decision and the chance that follows it; the last is the end of the game.

    Chance is drawn from the seed `luck`.
    """
    decisions = 0
    state = _drawn(state, luck, watch)
    while isinstance(state.pending, Decide):
        decisions += 1
        seat, action = decide(state, state.pending, decisions)
        made = apply(state, seat, action)
        watch(state, None, made)
        state = _drawn(made.state, luck, watch)
        yield state


def _drawn(state: GameState, luck: int, watch: Watcher) -> GameState:
    """The state once all chance that is pending was drawn."""
    while isinstance(state.pending, Chance):
        outcome = chance.draw(luck, state.pending.request)
        made = resolve(state, outcome)
        watch(state, outcome, made)
        state = made.state
    return state
