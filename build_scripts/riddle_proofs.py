"""Proves that a position holds a riddle: one answer better than every other, and how hard it is to find.

A claim is one where the answer beats every other legal one by `COINS` (for a chance, by `CHANCE`): the last
one of a game is counted to the end (`crypt_game.riddles.last_round`), earlier ones are played on from
(`riddle_rollouts`).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from math import inf
from typing import NamedTuple, TypeAlias

import riddle_rollouts
from riddle_rollouts import COINS

from crypt_game.opponents.choose import choose
from crypt_game.opponents.levels import Level
from crypt_game.opponents.position import action_of
from crypt_game.riddles.encoded_play import options_of
from crypt_game.riddles.ghost_choices import ghost_choices
from crypt_game.riddles.hidden_value import certain_value, places_looked_at
from crypt_game.riddles.last_round import EndGoal, HoldGoal, LastRound, MostCoins, NotWorkedOut, ReachGoal
from crypt_game.riddles.riddle import SOLVER, Grade, RiddleKind
from crypt_game.rules.actions import Action
from crypt_game.rules.cards import Card
from crypt_game.rules.indices import SlotIndex
from crypt_game.rules.legal import anytime_of
from crypt_game.rules.pending import Decide
from crypt_game.rules.state import GameState
from crypt_game.rules.table import hidden_cards
from crypt_game.rules.terms import Mode
from crypt_game.rules.view import SeatView, observe

Full: TypeAlias = set[tuple[RiddleKind, int]]
"""Kinds and grades of which there are enough."""

CHANCE = 0.12
"""By how much the chance to reach a title must be better than with any other claim."""
TITLES = (40, 50)
LEAST_CHOICES = 3
LEAST_MOVES = 8
"""With fewer things to do there is nothing to find."""
_PARTS = 100
"""Margins are kept in hundredths of a coin."""
TRIES = {Level.PAGE: 5, Level.SQUIRE: 5, Level.KNIGHT: 5, Level.REGENT: 2}
FINDS, MISSES = 0.6, 0.4
"""A level finds an answer when it gives it at least so often, and misses it when at most so often."""


class Proven(NamedTuple):
    """What a position holds: the question, its answer and the usual wrong try as indices."""

    kind: RiddleKind
    target: int
    answer: int
    wrong: int
    margin: int
    grade: int

    @property
    def key(self) -> tuple[RiddleKind, int]:
        """What `full` counts it as."""
        return self.kind, self.grade


def proven_claims(state: GameState, full: Full) -> Iterator[Proven]:
    """The riddles that the solver's claim of the last round holds, but for what is `full`."""
    view = observe(state, SOLVER)
    try:
        end = LastRound(view)
        if len(end.moves()) < LEAST_MOVES:
            return
        for kind, target, goal in goals_of(view):
            if all((kind, grade) in full for grade in Grade):
                continue
            ranked = end.ranked(goal)
            margin = margin_of(ranked[0][0], ranked[1][0])
            if margin < 100 * (CHANCE if kind is RiddleKind.REACH else COINS):
                continue
            answer, second = (action_of(move) for _, move in ranked[:2])
            graded = grade_of(state, view, answer)
            if graded is None or (kind, graded[0]) in full:
                continue
            options = [action for _, action in options_of(state)]
            wrong = graded[1] or second
            yield Proven(kind, target, options.index(answer), options.index(wrong), margin, graded[0])
    except NotWorkedOut:
        return


def proven_mid_game(state: GameState, full: Full) -> Iterator[Proven]:
    """The riddle that the solver's claim in the middle of a game is, unless it is `full`."""
    view, options = observe(state, SOLVER), [action for _, action in options_of(state)]
    wanted = any((RiddleKind.MID_GAME, grade) not in full for grade in Grade)
    if not wanted or len(options) < LEAST_MOVES or anytime_of(state, SOLVER):
        return
    claims = riddle_rollouts.promising(view)
    graded = grade_of(state, view, claims[0]) if claims else None
    if graded is None or (RiddleKind.MID_GAME, graded[0]) in full:
        return
    grade, wrong = graded
    if wrong is not None and wrong not in claims:
        claims.append(wrong)
    leads = riddle_rollouts.leads(view, claims)
    if leads is not None:
        second = min(leads, key=lambda claim: leads[claim])
        behind, margin = (int(_PARTS * leads[claim]) for claim in (wrong or second, second))
        answer, tried = options.index(claims[0]), options.index(wrong or second)
        yield Proven(RiddleKind.MID_GAME, behind, answer, tried, margin, grade)


def goals_of(view: SeatView) -> Iterator[tuple[RiddleKind, int, EndGoal]]:
    """What can be asked about a last round."""
    yield RiddleKind.CLAIM, 0, MostCoins()
    if view.setup.mode is not Mode.SOLO:
        return
    for coins in TITLES:
        yield RiddleKind.REACH, coins, ReachGoal(coins)
    for slot, place in enumerate(view.crypt):
        if place is not None and len(view.flow.turns) > 1:
            yield RiddleKind.HOLD, slot, HoldGoal(SlotIndex(slot))


def margin_of(best: float, second: float) -> int:
    """By how many hundredths the best is better than the second, rounded down; 0 for nothing."""
    if best == -inf:
        return 0
    return 10_000 if second == -inf else int(100 * (best - second) + 1e-6)


def grade_of(state: GameState, view: SeatView, answer: Action) -> tuple[int, Action | None] | None:
    """The lowest level from which on all heirs find the answer, and what those that do not play most often;
    None where a level sometimes finds it."""
    asked = state.pending
    assert isinstance(asked, Decide)
    wrong: Counter[Action] = Counter()
    grade = Grade.NONE
    for level in (Level.REGENT, Level.KNIGHT, Level.SQUIRE, Level.PAGE):
        tries = [
            choose(view, asked, level, seed=number, measured=True).action for number in range(TRIES[level])
        ]
        wrong.update(action for action in tries if action != answer)
        share = tries.count(answer) / len(tries)
        if MISSES < share < FINDS:
            return None
        if share <= MISSES:
            break
        grade = Grade[level.name]
    if grade is Grade.PAGE:
        return grade, None
    return int(grade), wrong.most_common(1)[0][0]


def proven_face_down(state: GameState) -> Iterator[Proven]:
    """The face-down card of the Crypt whose value the solver can be sure of."""
    view = observe(state, SOLVER)
    for slot, card in hidden_cards(view.crypt):
        value = certain_value(view, slot)
        if value is not None and not isinstance(card, Card) and not anytime_of(state, SOLVER):
            wrong = next(other for other in (2, 3, 1, 4) if other != value)
            grade = min(int(Grade.REGENT), places_looked_at(view, slot))
            yield Proven(RiddleKind.FACE_DOWN, slot, value, wrong, 0, grade)
            return


def proven_ghost(state: GameState, rolled: tuple[int, ...]) -> Iterator[Proven]:
    """Where the Ghost's dice go, where there is something to mistake."""
    choices = ghost_choices(observe(state, SOLVER), rolled)
    if len(choices) >= LEAST_CHOICES and any(choice.forgets in ("stronger", "push") for choice in choices):
        traps = len(choices) - 1 + (len(set(rolled)) == 2)
        yield Proven(RiddleKind.GHOST, 0, 0, 1, 0, min(int(Grade.REGENT), max(1, traps - 1)))
