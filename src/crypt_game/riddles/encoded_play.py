"""Decisions of a game as one number: which of the things that could be done was done, each time.

Luck is not in it, for it follows from a seed. The number stays small, as each decision takes no more room
than there was choice.
"""

from __future__ import annotations

from collections.abc import Sequence

from crypt_game.rules import chance
from crypt_game.rules.actions import Action
from crypt_game.rules.engine import apply, new_game, resolve
from crypt_game.rules.indices import SeatIndex
from crypt_game.rules.legal import anytime_actions, legal_actions
from crypt_game.rules.pending import Chance, Decide
from crypt_game.rules.record import Acted, Chanced, Entry, play_entry
from crypt_game.rules.setup import GameSetup
from crypt_game.rules.state import GameState

__all__ = ["BadPlay", "decode_play", "encode_play", "fall_dice", "options_of"]


class BadPlay(ValueError):
    """A number that stands for no play of this game."""


def options_of(state: GameState) -> list[tuple[SeatIndex, Action]]:
    """Everything that anybody can do now, in one canonical order; empty while no seat is asked."""
    asked = state.pending
    if not isinstance(asked, Decide):
        return []
    answers = [(asked.seat, action) for action in legal_actions(state)]
    return [*answers, *(option for option in anytime_actions(state) if option not in answers)]


def encode_play(setup: GameSetup, seed: int, decisions: Sequence[Acted]) -> int:
    """The number of these decisions; raises ValueError for one that could not be made."""
    state = new_game(setup)
    chosen: list[tuple[int, int]] = []
    for acted in decisions:
        state = _to_decision(state, seed, [])
        options = options_of(state)
        chosen.append((options.index((SeatIndex(acted.seat), acted.action)), len(options)))
        state = apply(state, acted.seat, acted.action).state
    number = 0
    for index, count in reversed(chosen):
        number = number * count + index
    return number


def decode_play(setup: GameSetup, seed: int, number: int, decisions: int) -> tuple[GameState, list[Entry]]:
    """The position after so many decisions, before the luck that follows the last one, and how it came about.

    Raises BadPlay where the game is over before, or the number holds more.
    """
    state = new_game(setup)
    entries: list[Entry] = []
    for _ in range(decisions):
        state = _to_decision(state, seed, entries)
        options = options_of(state)
        if not options:
            raise BadPlay("the game is over before that")
        number, index = divmod(number, len(options))
        entries.append(Acted(*options[index]))
        state = play_entry(state, entries[-1]).state
    if number:
        raise BadPlay("more than these decisions")
    return state, entries


def fall_dice(state: GameState, seed: int, entries: list[Entry]) -> GameState:
    """The position once chance has given one outcome, which is added to the entries."""
    assert isinstance(state.pending, Chance), "no luck is pending"
    outcome = chance.draw(seed, state.pending.request)
    entries.append(Chanced(outcome))
    return resolve(state, outcome).state


def _to_decision(state: GameState, seed: int, entries: list[Entry]) -> GameState:
    while isinstance(state.pending, Chance):
        state = fall_dice(state, seed, entries)
    return state
