"""Proves the best claim in the middle of a game, where the end cannot be counted: by playing on, many times.

Every claim is followed to the end of the game in the same drawn worlds with the same luck (common random
numbers), so that only what follows from the claim sets two claims apart. Heirs of two levels play on, each
level by itself, and the answer has to lead by `COINS` with both.

The stop rule: after each number of games in `LOOKS` every other claim still in question is looked at. It is
out once the mean of the paired differences less `SURE` standard errors is `COINS` or more. The position is
dropped when that could not come about by the last look with the mean and the spread as they are. `SURE` makes
five looks at the few claims that are close let a wrong order pass in less than 1 of 100 positions.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from math import sqrt
from random import Random
from statistics import fmean, stdev

from crypt_game.opponents.choose import choose
from crypt_game.opponents.levels import MEASURED_REGENT, Level, Temper
from crypt_game.opponents.playing_out import played_out
from crypt_game.opponents.position import action_of, position_of
from crypt_game.opponents.round_values import RoundValues
from crypt_game.opponents.search import Search
from crypt_game.riddles.what_follows import Outcome
from crypt_game.rules.actions import Action
from crypt_game.rules.engine import apply
from crypt_game.rules.imagine import imagine
from crypt_game.rules.indices import SeatIndex
from crypt_game.rules.pending import Decide, Over
from crypt_game.rules.state import GameState
from crypt_game.rules.view import SeatView, observe

COINS = 0.5
"""By how much an answer must be better than every other claim."""
LOOKS = (24, 48, 96, 192, 384)
SURE = 3.2
PROMISING = 1.6
"""By how many coins the best claim must seem better to a Regent before anything is played on."""
IN_QUESTION, MOST_IN_QUESTION = 2.5, 6
"""Claims that seem so many coins worse to a Regent, or that so many others surpass, are not played on."""
CLEAR = 3.0
"""A claim that is behind by so much when Squires play on need not be played on by Knights."""
_LUCK_BITS = 48


def promising(view: SeatView) -> list[Action]:
    """The claims in question, best first, as a Regent sees them; none where nothing seems to lead."""
    mind = MEASURED_REGENT
    ranked = Search(RoundValues(view, mind), mind, 0).rank(position_of(view))
    if len(ranked) < 2 or ranked[0].coins - ranked[1].coins < PROMISING:
        return []
    near = sum(ranked[0].coins - rated.coins <= IN_QUESTION for rated in ranked)
    return [action_of(rated.move) for rated in ranked[: max(2, min(near, MOST_IN_QUESTION))]]


def leads(view: SeatView, claims: Sequence[Action]) -> dict[Action, float] | None:
    """By how many coins on average the first claim leads each of the others, with whoever plays on that it
    leads least with; None where it does not lead them all."""
    by_squires = _leads(Rollouts(view, Level.SQUIRE), claims)
    if by_squires is None:
        return None
    close = [claim for claim, lead in by_squires.items() if lead < CLEAR]
    nearest = min(by_squires, key=lambda claim: by_squires[claim])
    by_knights = _leads(Rollouts(view, Level.KNIGHT), [claims[0], *(close or [nearest])])
    if by_knights is None:
        return None
    return {claim: min(lead, by_knights.get(claim, lead)) for claim, lead in by_squires.items()}


def _leads(games: Rollouts, claims: Sequence[Action]) -> dict[Action, float] | None:
    """The same with one level playing on."""
    first, *open_ = claims
    decided: dict[Action, float] = {}
    for number in LOOKS:
        best = games.coins(first, number)
        for claim in list(open_):
            apart = [one - other for one, other in zip(best, games.coins(claim, number), strict=True)]
            lead, error = fmean(apart), stdev(apart) / sqrt(number)
            if lead - SURE * error * sqrt(number / LOOKS[-1]) < COINS:
                return None
            if lead - SURE * error >= COINS:
                decided[claim] = lead
                open_.remove(claim)
        if not open_:
            break
    return None if open_ else decided


class Rollouts:
    """Games played on by heirs of one level: the n-th after each claim has the same world and luck."""

    def __init__(self, view: SeatView, level: Level) -> None:
        self._view, self._level = view, level
        self._worlds: list[GameState] = []
        self._coins: dict[Action, list[float]] = {}

    def coins(self, claim: Action, games: int) -> list[float]:
        """What so many games after a claim bring the solver; with one rival, how much more than the rival."""
        known = self._coins.setdefault(claim, [])
        for number in range(len(known), games):
            if number == len(self._worlds):
                self._worlds.append(imagine(self._view, Random(f"world {number}")))
            state = apply(self._worlds[number], self._view.seat, claim).state
            known.append(self._played(state, Random(f"luck {number}").getrandbits(_LUCK_BITS)))
        return known

    def _played(self, state: GameState, luck: int) -> float:
        for last in played_out(state, luck, partial(_decide, self._level, luck)):
            state = last
        assert isinstance(state.pending, Over), "a game is played to its end"
        return Outcome((), state).coins


def _decide(
    level: Level, luck: int, state: GameState, asked: Decide, number: int
) -> tuple[SeatIndex, Action]:
    thought = luck + number
    return asked.seat, choose(observe(state, asked.seat), asked, level, Temper.EVEN, thought).action
