"""The measured luck of a seat in one game: what rolls and cards taken unseen gave beyond what was to be
expected.

Every term is what came less the mean over all that could have come, valued the same way, so that its mean is
exactly zero whatever anybody plays: a score less this luck is on average the score, and steadier. (The
method is known as control variates, and in games as AIVAT.) How far each kind of luck shows in the score is
fitted on games of their own (``build_scripts/fit_roll_luck.py``). Imports the rules and this room only.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from functools import cache
from pathlib import Path
from statistics import fmean
from typing import ClassVar, NamedTuple

from crypt_game.opponents.card_beliefs import treasure_of
from crypt_game.opponents.card_values import CardValues
from crypt_game.opponents.dice import survivors
from crypt_game.opponents.ghost_dice import Groups, all_rolls, groups_of
from crypt_game.opponents.learned_values import table_name
from crypt_game.opponents.levels import MEASURED_REGENT
from crypt_game.opponents.position import position_of
from crypt_game.opponents.questions import Question
from crypt_game.opponents.round_values import RoundValues
from crypt_game.opponents.search import Search
from crypt_game.rules.cards import Card
from crypt_game.rules.engine import new_game
from crypt_game.rules.indices import PoolIndex, SeatIndex
from crypt_game.rules.pending import Chance, Outcome, Roll, Rolled
from crypt_game.rules.record import Chanced, Record, play_entry
from crypt_game.rules.setup import GameSetup
from crypt_game.rules.state import GameState
from crypt_game.rules.table import efforts_at_risk
from crypt_game.rules.terms import Purpose
from crypt_game.rules.view import observe

__all__ = [
    "ROLL_LUCK",
    "LuckMeter",
    "MeasuredLuck",
    "RollLuck",
    "RollLuckQuestion",
    "coins_of_luck",
    "luck_weights",
]

ROLL_LUCK = Path(__file__).parent / "roll_luck.json"
_MIND = replace(MEASURED_REGENT, doubt=0.5, nodes=60)
"""Looks far enough to tell what a Ghost's roll took away; every roll that can fall is weighed."""


class RollLuck(NamedTuple):
    """What came less what was to be expected: of the own dice (and the partner's), of the rivals' dice, of a
    Ghost's dice, and of cards taken face down. Positive is good, except for `rivals`."""

    own: float = 0.0
    rivals: float = 0.0
    ghost: float = 0.0
    unseen: float = 0.0

    def __add__(self, other: object) -> RollLuck:
        if not isinstance(other, RollLuck):
            return NotImplemented
        return RollLuck(*map(sum, zip(self, other, strict=True)))


@cache
def luck_weights() -> Mapping[str, RollLuck]:
    """How many coins of the score each kind of luck brings, by :func:`.learned_values.table_name`."""
    tables = json.loads(ROLL_LUCK.read_text(encoding="utf-8"))
    return {name: RollLuck(**weights) for name, weights in tables.items()}


def coins_of_luck(luck: RollLuck, setup: GameSetup) -> float:
    """The coins that this luck brought; its mean is zero."""
    weights = luck_weights()[table_name(setup)]
    return sum(weight * amount for weight, amount in zip(weights, luck, strict=True))


class LuckMeter:
    """Adds up the luck of one seat, step by step of a game."""

    def __init__(self, seat: SeatIndex) -> None:
        """Nothing has happened yet."""
        self._seat = seat
        self.luck = RollLuck()

    def see(self, before: GameState, outcome: Outcome | None, after: GameState) -> None:
        """Take in a step: an `outcome` of chance, or None for what somebody did."""
        if isinstance(outcome, Rolled) and isinstance(before.pending, Chance):
            roll = before.pending.request
            assert isinstance(roll, Roll)
            self.luck += self._rolled(before, roll, outcome.values)
        if before.round:
            self.luck += RollLuck(unseen=self._unseen(before, after))

    def _rolled(self, state: GameState, roll: Roll, values: tuple[int, ...]) -> RollLuck:
        match roll.purpose:
            case Purpose.GHOST:
                return RollLuck(ghost=_of_ghost(state, self._seat, values))
            case Purpose.EXHAUSTION | Purpose.REROLL:
                stakes = RoundValues(observe(state, self._seat), _MIND)
                coins = _of_dice(state, stakes, roll, values)
                own = stakes.side_of[roll.seat] == stakes.side_of[self._seat]
                return RollLuck(own=coins) if own else RollLuck(rivals=coins)
            case _:
                return RollLuck()

    def _unseen(self, before: GameState, after: GameState) -> float:
        """The worth of cards that came to this seat's side unseen by anybody, against all that they could be.

        Whoever had looked at a card chose by what it was, so that nothing about it is luck any more.
        """
        variant = before.variant
        team = variant.team_of[self._seat]
        side = (self._seat,) if team is None else variant.teams[team]
        gained = [
            (seat, held.card)
            for seat in side
            for held in after.seats[seat].cards[len(before.seats[seat].cards) :]
        ]
        known = before.public.union(*before.seen)
        taken = [(seat, card) for seat, card in gained if card not in known]
        if not taken:
            return 0.0
        worth = CardValues(observe(before, self._seat))
        return sum(_of_card(worth, worth.place[seat], card, before, known) for seat, card in taken)


def _of_dice(state: GameState, stakes: RoundValues, roll: Roll, values: tuple[int, ...]) -> float:
    """What the dice that came back are worth, against the mean of all numbers that could (§3.8, §5.3)."""
    pool = state.variant.pool_of[roll.seat]
    if roll.purpose is Purpose.REROLL:
        efforts = [state.failing[state.flow.rerolling].effort]
    else:
        efforts = efforts_at_risk(state, roll)
    safe = state.pools[pool].available + _lying(state, pool)
    if roll.purpose is Purpose.EXHAUSTION:
        safe -= len(efforts)
    kept = sum(value >= effort for value, effort in zip(values, efforts, strict=True))

    def worth(back: int) -> float:
        return stakes.dice.of(stakes.place[pool], min(stakes.pool_size, safe + back))

    return worth(kept) - sum(chance * worth(back) for back, chance in enumerate(survivors(tuple(efforts))))


def _lying(state: GameState, pool: PoolIndex) -> int:
    """The dice of a pool that lie on cards."""
    pool_of = state.variant.pool_of
    slots = (slot for slot in state.crypt if slot is not None and slot.seat is not None)
    return sum(slot.dice for slot in slots if slot.seat is not None and pool_of[slot.seat] == pool)


def _of_ghost(state: GameState, seat: SeatIndex, rolled: tuple[int, ...]) -> float:
    """What a Ghost's roll leaves a seat's side, against the mean of all rolls (§6.3)."""
    view = observe(state, seat)
    stakes = RoundValues(view, _MIND)
    search, position = Search(stakes, _MIND, 0), position_of(view)
    side, limit = stakes.side_of[seat], stakes.turns[0].limit
    assert side is not None, "luck is measured for heirs"

    def left(groups: Groups) -> float:
        return search.after_groups(position, groups)[side]

    mean = sum(chance * left(groups) for chance, groups in all_rolls(len(rolled), limit))
    return left(groups_of(rolled, limit)) - mean


def _of_card(worth: CardValues, place: int, card: Card, state: GameState, known: frozenset[Card]) -> float:
    """What a card is worth to an heir, against all cards of its type that nobody has seen."""
    alike = [other for other in state.variant.cards if other.type == card.type and other not in known]

    def coins(one: Card) -> float:
        return worth.of_gifts([(place, treasure_of(one))])[place]

    return coins(card) - fmean(map(coins, alike))


@dataclass(frozen=True, slots=True)
class MeasuredLuck:
    """The coins that luck brought; None where it could not be measured."""

    coins: float | None = None


@dataclass(frozen=True, slots=True)
class RollLuckQuestion(Question[MeasuredLuck]):
    """How many coins did the rolls bring this seat in a finished game?"""

    urgent: ClassVar[bool] = False
    answer_type: ClassVar[type] = MeasuredLuck
    record: Record
    seat: SeatIndex

    def work(self) -> Iterator[MeasuredLuck]:
        """Nothing is known before the last step."""
        meter, state = LuckMeter(self.seat), new_game(self.record.setup)
        for entry in self.record.entries:
            before, state = state, play_entry(state, entry).state
            meter.see(before, entry.outcome if isinstance(entry, Chanced) else None, state)
            yield MeasuredLuck()
        yield MeasuredLuck(coins_of_luck(meter.luck, self.record.setup))

    def fallback(self, latest: MeasuredLuck | None) -> MeasuredLuck:
        """What was known, which is nothing."""
        return latest or MeasuredLuck()
