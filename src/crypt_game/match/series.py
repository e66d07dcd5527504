"""Games that belong together: a series with a Leader who changes, and one crypt that several play in turn.

What a game belongs to stands in the `extra` of its record under `series`; the tally follows from the records.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from typing import Any, Final

from crypt_game.match.players import NAME_LIMIT, Plan, Player, PlayerKind, printable
from crypt_game.opponents.levels import Temper
from crypt_game.rules.setup import leaders_of

__all__ = ["LENGTHS", "SeriesMark", "in_turn", "led_by_next", "series_of", "won_by"]

LENGTHS: Final = (3, 5, 7)
"""How many games a series may have."""
_SERIES: Final = "series"
_MOST: Final = 8
_NAME: Final = 40


@dataclass(frozen=True, slots=True)
class SeriesMark:
    """Game `number` (from 1) of `games` of this `name`; `entrants`, if any, play one crypt in turn."""

    name: str
    games: int
    number: int = 1
    entrants: tuple[str, ...] = ()

    @property
    def following(self) -> SeriesMark | None:
        """The mark of the next game, None after the last."""
        return replace(self, number=self.number + 1) if self.number < self.games else None

    def extra(self) -> dict[str, Any]:
        """What a record keeps of it."""
        told = {"name": self.name, "games": self.games, "number": self.number}
        return {_SERIES: told | ({"entrants": list(self.entrants)} if self.entrants else {})}


def series_of(extra: Mapping[str, Any] | None) -> SeriesMark | None:
    """What the game of a record belongs to; None for one by itself, and for what cannot be read."""
    told = (extra or {}).get(_SERIES)
    if not isinstance(told, Mapping):
        return None
    name, games, number = told.get("name"), told.get("games"), told.get("number")
    entrants = told.get("entrants", [])
    if not isinstance(name, str) or not name.isalnum() or len(name) > _NAME:
        return None
    if type(games) is not int or type(number) is not int or not 1 <= number <= games <= _MOST:
        return None
    if not isinstance(entrants, list) or not all(isinstance(each, str) for each in entrants):
        return None
    if entrants and len(entrants) != games:
        return None
    return SeriesMark(name, games, number, tuple(printable(each, NAME_LIMIT) for each in entrants))


def led_by_next(plan: Plan) -> Plan:
    """The same game led by the next of those who may lead (§2.4, §7.2, §8.3)."""
    leaders = leaders_of(plan.setup.mode, plan.setup.players)
    after = leaders[(leaders.index(plan.setup.leader) + 1) % len(leaders)]
    return replace(plan, setup=replace(plan.setup, leader=after))


def won_by(games: Iterable[tuple[Plan, Iterable[int]]]) -> Counter[str]:
    """How many games each player has won, by name: each game is its plan and the seats of its winners."""
    return Counter(plan.players[seat].name for plan, winners in games for seat in winners)


def in_turn(plan: Plan, entrant: str) -> Plan:
    """The table of one who plays a crypt by turns: the first seat is theirs, computer heirs keep theirs, and
    a Knight sits wherever another person would."""
    first = next(iter(plan.human_seats), 0)
    players = [
        player if seat == first or player.mind is not PlayerKind.PERSON else _knight(player)
        for seat, player in enumerate(plan.players)
    ]
    players[first] = replace(players[first], name=entrant, mind=PlayerKind.PERSON, temper=Temper.EVEN)
    return Plan(plan.setup, tuple(players))


def _knight(player: Player) -> Player:
    return replace(player, mind=PlayerKind.KNIGHT, temper=Temper.EVEN)
