"""Games that belong together: a series with a Leader who changes, and crypts that several play in turn.

What a game belongs to stands in the `extra` of its record under `series`; the tally follows from the records.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, replace
from typing import Any, Final

from crypt_game.match.players import NAME_LIMIT, Plan, Player, PlayerKind, printable
from crypt_game.opponents.levels import Level, Temper
from crypt_game.rules.indices import SeatIndex
from crypt_game.rules.modes import variant_of
from crypt_game.rules.setup import GameSetup, leaders_of

__all__ = [
    "LENGTHS",
    "MOST_ENTRANTS",
    "SeriesMark",
    "crypt_counts",
    "in_turn",
    "led_by_next",
    "seat_in_turn",
    "series_of",
    "strongest_rival",
    "table_in_turn",
    "won_by",
]

LENGTHS: Final = (3, 5, 7)
"""How many games a series may have."""
MOST_ENTRANTS: Final = 4
"""How many people may play the same crypts in turn."""
_CRYPTS_ALONE: Final = (1, 3, 5)
_MOST_CRYPTS: Final = 5
_SERIES: Final = "series"
_NAME: Final = 40


@dataclass(frozen=True, slots=True)
class SeriesMark:
    """Game `number` (from 1) of `games` of this `name`.

    The `entrants`, if any, play the same crypts in turn: all of them one crypt, then all the next, the next
    of them first. `table` is who sits there, by seat; the person among them is whoever plays in turn, in
    each crypt one seat further on. They are compared with computer heirs of a `level`, too.
    """

    name: str
    games: int
    number: int = 1
    entrants: tuple[str, ...] = ()
    table: tuple[Player, ...] = ()
    level: Level = Level.REGENT

    @property
    def following(self) -> SeriesMark | None:
        """The mark of the next game, None after the last."""
        return replace(self, number=self.number + 1) if self.number < self.games else None

    @property
    def crypt(self) -> int:
        """Which of the common crypts it is, from 0."""
        return (self.number - 1) // len(self.entrants)

    @property
    def crypts(self) -> int:
        """How many common crypts there are."""
        return self.games // len(self.entrants)

    @property
    def entrant(self) -> str:
        """Whose turn at the common crypt it is."""
        count = len(self.entrants)
        return self.entrants[(self.number - 1 + self.crypt) % count]

    def extra(self) -> dict[str, Any]:
        """What a record keeps of it."""
        told: dict[str, Any] = {"name": self.name, "games": self.games, "number": self.number}
        if self.entrants:
            told |= {"entrants": list(self.entrants), "level": self.level.value}
            told["table"] = [each.to_json() for each in self.table]
        return {_SERIES: told}


def series_of(extra: Mapping[str, Any] | None) -> SeriesMark | None:
    """What the game of a record belongs to; None for one by itself, and for what cannot be read."""
    told = (extra or {}).get(_SERIES)
    if not isinstance(told, Mapping):
        return None
    name, games, number = told.get("name"), told.get("games"), told.get("number")
    if not isinstance(name, str) or not name.isalnum() or len(name) > _NAME:
        return None
    if type(games) is not int or type(number) is not int or not 1 <= number <= games:
        return None
    if "entrants" not in told:
        return SeriesMark(name, games, number) if games <= max(LENGTHS) else None
    entrants, table = told["entrants"], told.get("table")
    if not isinstance(entrants, list) or not all(isinstance(each, str) for each in entrants):
        return None
    if not 1 <= len(entrants) <= MOST_ENTRANTS or len(set(entrants)) < len(entrants):
        return None
    if games % len(entrants) or games > _MOST_CRYPTS * len(entrants):
        return None
    try:
        players = tuple(map(Player.from_json, table if isinstance(table, list) else []))
        level = Level(str(told.get("level", Level.REGENT.value)))
    except ValueError:
        return None
    names = tuple(printable(each, NAME_LIMIT) for each in entrants)
    return SeriesMark(name, games, number, names, players, level)


def crypt_counts(plan: Plan) -> tuple[int, ...]:
    """How many common crypts may be agreed upon: one, or enough for every seat to come up alike."""
    seats = len(variant_of(plan.setup).heirs)
    if seats == 1:
        return _CRYPTS_ALONE
    return tuple(count for count in (1, seats, 2 * seats) if count <= _MOST_CRYPTS)


def strongest_rival(plan: Plan) -> Level:
    """The level of the strongest computer heir of a plan, but no more than a Regent, who thinks sooner; a
    Regent where there is none."""
    levels = [player.level for player in plan.players if player.level is not None]
    best = max(levels, key=list(Level).index, default=Level.REGENT)
    return Level.REGENT if best is Level.SOVEREIGN else best


def table_in_turn(plan: Plan, stand_in: Callable[[Player], str]) -> tuple[Player, ...]:
    """The table at which several play in turn: the first person's seat is theirs, computer heirs keep their
    seats, and a Knight with the name of a `stand_in` sits wherever a person would."""
    first = next(iter(plan.human_seats), 0)
    players = [
        player if player.mind is not PlayerKind.PERSON else _knight(player, stand_in(player))
        for player in plan.players
    ]
    players[first] = replace(players[first], mind=PlayerKind.PERSON)
    return tuple(players)


def seat_in_turn(mark: SeriesMark, setup: GameSetup) -> SeatIndex:
    """The seat of whoever plays the crypt of this mark."""
    heirs = variant_of(setup).heirs
    first = next((place for place, seat in enumerate(heirs) if _is_theirs(mark, seat)), 0)
    return heirs[(first + mark.crypt) % len(heirs)]


def in_turn(mark: SeriesMark, setup: GameSetup) -> Plan:
    """The game of this mark as it is agreed upon. Raises ValueError for a table that does not fit."""
    if len(mark.table) != variant_of(setup).size:
        raise ValueError("a table for another game")
    own = seat_in_turn(mark, setup)
    players = [
        _knight(player, player.name) if player.mind is PlayerKind.PERSON else player for player in mark.table
    ]
    players[own] = replace(players[own], name=mark.entrant, mind=PlayerKind.PERSON, temper=Temper.EVEN)
    return Plan(setup, tuple(players))


def _is_theirs(mark: SeriesMark, seat: SeatIndex) -> bool:
    return seat < len(mark.table) and mark.table[seat].mind is PlayerKind.PERSON


def led_by_next(plan: Plan) -> Plan:
    """The same game led by the next of those who may lead (§2.4, §7.2, §8.3)."""
    leaders = leaders_of(plan.setup.mode, plan.setup.players)
    after = leaders[(leaders.index(plan.setup.leader) + 1) % len(leaders)]
    return replace(plan, setup=replace(plan.setup, leader=after))


def won_by(games: Iterable[tuple[Plan, Iterable[int]]]) -> Counter[str]:
    """How many games each player has won, by name: each game is its plan and the seats of its winners."""
    return Counter(plan.players[seat].name for plan, winners in games for seat in winners)


def _knight(player: Player, name: str) -> Player:
    return replace(player, name=name, mind=PlayerKind.KNIGHT, temper=Temper.EVEN)
