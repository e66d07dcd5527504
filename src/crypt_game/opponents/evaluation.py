"""What the answers to a choice are worth: one judgement for hints, warnings, reasons and the look back.

A Regent's, with nothing left to chance: it depends on the view alone, so that whoever asks about the same
position hears the same.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace

from crypt_game.opponents.choose import (
    RatedAction,
    claims_of_different_cards,
    rate,
    reward_before_claim,
)
from crypt_game.opponents.levels import Level, numbers_of
from crypt_game.opponents.position import Move, action_of, move_of, position_of
from crypt_game.opponents.reasons import why_claim
from crypt_game.opponents.round_values import RoundValues
from crypt_game.opponents.search import Search
from crypt_game.opponents.worth_parts import WorthParts
from crypt_game.rules.actions import Action, Claim, Divvy, Peek, Recover, Reroll, Take
from crypt_game.rules.pending import Decide
from crypt_game.rules.terms import Choice
from crypt_game.rules.view import SeatView

__all__ = ["MIND", "Evaluation", "Loss", "evaluate"]

MIND = replace(numbers_of(Level.REGENT), heeds_levels=False)
"""It takes everybody for a Regent, whoever plays."""
_OPTIONS = 3
_SEED = 0
"""The same rolls of a Ghost stand for all of them each time."""


@dataclass(frozen=True, slots=True)
class Loss:
    """An answer to a choice held against a better one: the coins that it costs, more than none, and what they
    come from, where that is known.
    """

    better: RatedAction
    coins: float
    parts: WorthParts | None = None


@dataclass(frozen=True, slots=True)
class Evaluation:
    """The best answer to a choice and the two next best, and what all those looked at are worth in coins."""

    options: tuple[RatedAction, ...]
    """Best first. An any-time reward that had better be used before a claim stands before the claims."""
    values: Mapping[Action, float]
    asked_about: RatedAction | None = None
    """The answer that was asked about, if it could be rated."""

    @property
    def best(self) -> RatedAction:
        """What a Regent would do."""
        return self.options[0]

    def value_of(self, action: Action) -> float | None:
        """The coins of an answer; None where it was not looked at."""
        known = self.values.get(action)
        if known is not None:
            return known
        return max((coins for other, coins in self.values.items() if alike(other, action)), default=None)

    def loss(self, action: Action) -> Loss | None:
        """What `action` costs against the best that could be done in its place.

        None where that is nothing, or unknown. A look before the claim takes no claim's place.
        """
        value = self.value_of(action)
        better = next((option for option in self.options if not isinstance(option.action, Peek)), None)
        if value is None or better is None or isinstance(action, Peek) or alike(better.action, action):
            return None
        return (
            Loss(better, better.value - value, self._lost(better, action)) if better.value > value else None
        )

    def _lost(self, better: RatedAction, action: Action) -> WorthParts | None:
        """What the coins come from by which an answer is worse."""
        rated = [self.asked_about, *self.options]
        worse = next((each for each in rated if each is not None and alike(each.action, action)), None)
        if worse is None or worse.parts is None or better.parts is None:
            return None
        return better.parts.beyond(worse.parts)


def evaluate(view: SeatView, pending: Decide, about: Action | None = None) -> Evaluation:
    """What the seat of `view` could answer to `pending`; the answer `about`, a legal one, is rated whatever
    else is looked at.
    """
    stakes = RoundValues(view, MIND)
    if pending.what is Choice.CLAIM:
        return _evaluate_claim(view, stakes, about)
    rated = [RatedAction(action, coins, why) for coins, action, why in rate(view, pending, stakes)]
    values = {each.action: each.value for each in rated}
    asked_about = next((each for each in rated if about is not None and alike(each.action, about)), None)
    return Evaluation(tuple(rated[:_OPTIONS]), values, asked_about)


def _evaluate_claim(view: SeatView, stakes: RoundValues, about: Action | None) -> Evaluation:
    position, search = position_of(view), Search(stakes, MIND, _SEED)
    ranked = search.rank(position)
    values: dict[Action, float] = {action_of(estimate.move): estimate.coins for estimate in ranked}

    def rated(coins: float, move: Move) -> RatedAction:
        why = why_claim(stakes, position, move)
        return RatedAction(action_of(move), coins, why, search.parts(position, move))

    asked_about = None
    if isinstance(about, Claim | Recover):
        move = move_of(about)
        asked_about = rated(values.setdefault(about, search.coins(position, move)), move)
    options = [rated(coins, move) for coins, move in claims_of_different_cards(ranked)]
    reward = reward_before_claim(view, stakes, search, position, ranked[0].coins)
    if reward is not None:
        values[reward.action] = reward.value
        options.insert(0, reward)
        if about is not None and alike(about, reward.action):
            asked_about = reward
    return Evaluation(tuple(options[:_OPTIONS]), values, asked_about)


def alike(one: Action, other: Action) -> bool:
    """Whether two actions do the same, whatever cards pay for it."""
    match one, other:
        case Take(), Take():
            return one.slot == other.slot
        case Reroll(), Reroll():
            return one.die == other.die
        case (Claim(), Claim()) | (Divvy(), Divvy()):
            return one == other
        case _:
            return type(one) is type(other)
