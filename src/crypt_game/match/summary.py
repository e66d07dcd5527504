"""What playing a record through comes to: a few numbers, kept so that it need not be played again.

Holds nothing that is a secret while the game runs: no cards, no rolls, no seed, and no names.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from math import isfinite
from typing import Any

from crypt_game import campaign
from crypt_game.campaign import chapter_of
from crypt_game.honours import EDITION, HONOURS, earned, seat_games
from crypt_game.match.annotations import Annotations
from crypt_game.match.fairness import DiceLuck, luck_of
from crypt_game.match.players import Plan
from crypt_game.rules import Chance, GameState, Over, Rank, Roll
from crypt_game.rules.indices import SeatIndex
from crypt_game.rules.modes.variant import Variant
from crypt_game.rules.record import Chanced, Record, Replay

__all__ = ["Result", "Summary", "summary_of"]

_NO_LUCK = DiceLuck()
_MOST = 1_000_000
_NAMES = frozenset(honour.name for honour in HONOURS)


@dataclass(frozen=True, slots=True)
class Result:
    """How a game ended: by seat the coins that decide (§7.10, §8.10), who won, in solo and twins the rank."""

    coins: Mapping[SeatIndex, int]
    winners: tuple[SeatIndex, ...] = ()
    rank: Rank | None = None


@dataclass(frozen=True, slots=True)
class Summary:
    """The round a game is in, its result once it is over, the luck of each pool's dice, the seats for which a
    computer heir decided at some time, by seat the names of the honours that its game earned, and where it is
    a chapter of the campaign the crowns."""

    round: int
    luck: tuple[DiceLuck, ...]
    result: Result | None = None
    by_heirs: frozenset[int] = frozenset()
    honours: Mapping[SeatIndex, tuple[str, ...]] = field(default_factory=dict)
    crowns: int | None = None

    def to_json(self) -> dict[str, Any]:
        """The summary as a JSON object."""
        luck = [[each.at_risk, each.exhausted, each.expected, each.variance] for each in self.luck]
        told: dict[str, Any] = {"round": self.round, "luck": luck, "by_heirs": sorted(self.by_heirs)}
        if self.result is not None:
            told["coins"] = sorted(map(list, self.result.coins.items()))
            told["winners"] = list(self.result.winners)
            told["rank"] = self.result.rank and self.result.rank.value
            told["honours"] = [[seat, *names] for seat, names in sorted(self.honours.items())]
            told["honours_of"] = EDITION
            told["crowns"] = [campaign.EDITION, self.crowns]
        return told

    @classmethod
    def from_json(cls, told: object, variant: Variant) -> Summary:
        """Read what `to_json` wrote of a game of this variant. Raises ValueError on anything else."""
        if not isinstance(told, dict):
            raise ValueError("a summary is an object")
        luck = tuple(map(_luck_from_json, _list(told.get("luck"))))
        if len(luck) != len(variant.members):
            raise ValueError("every pool has its luck")
        by_heirs = frozenset(_seats(told.get("by_heirs"), variant))
        result = _result_from_json(told, variant)
        honours = {} if result is None else _honours_from_json(told, variant)
        crowns = None if result is None else _crowns_from_json(told)
        return cls(_count(told.get("round")), luck, result, by_heirs, honours, crowns)


def summary_of(record: Record, played: Replay) -> Summary:
    """What a record comes to as far as it is sound; `played` is its replay."""
    state = played.start
    luck = [_NO_LUCK] * len(state.pools)
    entries = record.entries[: len(played.steps)]
    for entry, step in zip(entries, played.steps, strict=True):
        if isinstance(entry, Chanced) and isinstance(state.pending, Chance):
            request = state.pending.request
            rolled = luck_of(state, request, entry.outcome)
            if isinstance(request, Roll):
                luck[state.variant.pool_of[request.seat]] += rolled
        state = step.state
    agreed = Plan.of_record(record.setup, record.extra)
    by_heirs = Annotations.of_record(record.extra).decided_by_heirs(agreed, entries)
    games = seat_games(played)
    honours = {game.seat: earned(game) for game in games}
    chapter = chapter_of(record.setup, agreed.minds)
    crowns = campaign.crowns(chapter, games[0]) if chapter is not None and games else None
    return Summary(state.round, tuple(luck), _result_of(state), by_heirs, honours, crowns)


def _result_of(state: GameState) -> Result | None:
    over = state.pending
    if not isinstance(over, Over):
        return None
    coins = {score.seat: state.variant.deciding_score(over, score.seat) for score in over.scores}
    return Result(coins, over.winners, over.rank)


def _result_from_json(told: Mapping[str, Any], variant: Variant) -> Result | None:
    if "coins" not in told:
        return None
    coins = {}
    for line in _list(told["coins"]):
        seat, score = _list(line)
        if not isinstance(score, int) or abs(score) > _MOST:
            raise ValueError("coins are a number")
        coins[_seat(seat, variant)] = score
    winners, rank = _seats(told.get("winners"), variant), told.get("rank")
    if not coins.keys() >= {*variant.heirs, *winners}:
        raise ValueError("every heir has coins")
    return Result(coins, winners, None if rank is None else Rank(rank))


def _honours_from_json(told: Mapping[str, Any], variant: Variant) -> dict[SeatIndex, tuple[str, ...]]:
    """The honours of each seat; those of another edition were counted by other rules."""
    if told.get("honours_of") != EDITION:
        raise ValueError("honours of another edition")
    found = {}
    for line in _list(told.get("honours")):
        seat, *names = _list(line)
        if not _NAMES.issuperset(names):
            raise ValueError("no such honour")
        found[_seat(seat, variant)] = tuple(names)
    return found


def _crowns_from_json(told: Mapping[str, Any]) -> int | None:
    """The crowns of a chapter; those of another edition were counted by other goals."""
    edition, crowns = _list(told.get("crowns"))
    if edition != campaign.EDITION:
        raise ValueError("crowns of another edition")
    return None if crowns is None else _count(crowns)


def _luck_from_json(told: object) -> DiceLuck:
    at_risk, exhausted, expected, variance = _list(told)
    for number in (expected, variance):
        if not isinstance(number, int | float) or not isfinite(number):
            raise ValueError("luck is told in numbers")
    return DiceLuck(_count(at_risk), _count(exhausted), float(expected), float(variance))


def _seats(told: object, variant: Variant) -> tuple[SeatIndex, ...]:
    return tuple(_seat(seat, variant) for seat in _list(told))


def _seat(told: object, variant: Variant) -> SeatIndex:
    seat = _count(told)
    if seat >= variant.size:
        raise ValueError("no such seat")
    return SeatIndex(seat)


def _count(told: object) -> int:
    if isinstance(told, bool) or not isinstance(told, int) or not 0 <= told <= _MOST:
        raise ValueError("not a count")
    return told


def _list(told: object) -> list[Any]:
    if not isinstance(told, list):
        raise ValueError("not a list")
    return told
