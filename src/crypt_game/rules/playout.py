"""Games played at random to their end: for benchmarks, tests and heirs that look ahead.

All randomness comes from the generator that is passed in.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from .draft import Draft
from .engine import Step, act, apply, resolve, settle
from .legal import random_action
from .pending import Chance, Decide, Outcome, Over, Request, Rolled, Shuffle, Shuffled
from .record import Acted, Chanced, Entry
from .setup import CURSED_MODES, PLAYERS_OF, CollectorSides, GameSetup, leaders_of
from .state import GameState
from .terms import HIGHEST_EFFORT, SIDES_OF, Mode


def random_outcome(request: Request, rng: Random) -> Outcome:
    """A fair outcome for a request."""
    if isinstance(request, Shuffle):
        return Shuffled(tuple(rng.sample(request.cards, len(request.cards))))
    return Rolled(tuple([1 + int(rng.random() * HIGHEST_EFFORT) for _ in request.places]))


def random_setup(rng: Random, mode: Mode | None = None) -> GameSetup:
    """Any setup that may be played, of that mode if one is given."""
    mode = mode or rng.choice(list(Mode))
    players = rng.choice(PLAYERS_OF[mode])
    sides = CollectorSides(*map(rng.choice, SIDES_OF.values()))
    cursed = mode in CURSED_MODES and rng.random() < 0.5
    return GameSetup(mode, players, sides, cursed, rng.choice(leaders_of(mode, players)))


def random_steps(state: GameState, rng: Random) -> Iterator[tuple[Entry, Step]]:
    """Random legal actions and fair luck until the game is over, step by step."""
    while True:
        entry: Entry
        match state.pending:
            case Decide():
                seat, action = random_action(state, rng)
                entry, step = Acted(seat, action), apply(state, seat, action)
            case Chance(request):
                outcome = random_outcome(request, rng)
                entry, step = Chanced(outcome), resolve(state, outcome)
            case _:
                return
        yield entry, step
        state = step.state


def play_out(state: GameState, rng: Random) -> GameState:
    """The end of a game played at random from here.

    The same as that of :func:`random_steps`, without the states and events on the way.
    """
    draft = Draft(state, told=False)
    while not isinstance(draft.pending, Over):
        if isinstance(draft.pending, Chance):
            settle(draft, random_outcome(draft.pending.request, rng))
        else:
            act(draft, *random_action(draft, rng))
    return draft.freeze()
