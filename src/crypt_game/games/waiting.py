"""What waits to be gone on with though no game of it is being played: a series between two games, a match
with equal luck between two turns.

Looks at names and first lines alone. Must never import `rules`, without which the menu comes sooner.
"""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Final, NamedTuple

from crypt_game.desktop.plain_files import open_plain
from crypt_game.games.saves import EQUAL_LUCK, SavedFile, Saves
from crypt_game.strict_json import NotJson, parse_object

__all__ = ["WaitingSeries", "match_waits", "waiting_series"]

_LATEST: Final = 30
"""Among how many of the last played games a series is looked for."""
_LONGEST: Final = 1_000_000
_MOST: Final = 7


class WaitingSeries(NamedTuple):
    """The last finished game of a series, and which game of how many comes next."""

    path: Path
    number: int
    games: int


def match_waits(saves: Path) -> bool:
    """Whether a match with equal luck was begun, and nobody is in the middle of a game of it."""
    folders = [Saves(folder).entries() for folder in (saves / EQUAL_LUCK).glob("*")]
    return any(games and all(game.finished for game in games) for games in folders)


def waiting_series(saves: Path) -> WaitingSeries | None:
    """The series that was played last and has games to come, if none of these has begun."""
    latest: dict[str, tuple[int, int, SavedFile]] = {}
    for entry in Saves(saves).entries()[:_LATEST]:
        mark = _mark(entry.path)
        if mark is not None:
            name, number, games = mark
            if name not in latest or number > latest[name][0]:
                latest[name] = number, games, entry
    for number, games, entry in latest.values():
        if number < games and entry.finished:
            return WaitingSeries(entry.path, number + 1, games)
    return None


def _mark(path: Path) -> tuple[str, int, int] | None:
    """The name of the series of a record, the number of the game, and how many there are; a record from
    elsewhere is of none here."""
    try:
        with open_plain(path) as file:
            extra = parse_object(file.readline(_LONGEST)).get("extra")
    except (OSError, NotJson):
        return None
    if not isinstance(extra, Mapping) or "imported" in extra:
        return None
    told = extra.get("series")
    if not isinstance(told, Mapping) or "entrants" in told:
        return None
    name, number, games = told.get("name"), told.get("number"), told.get("games")
    if not isinstance(name, str) or type(number) is not int or type(games) is not int:
        return None
    return (name, number, games) if 1 <= number <= games <= _MOST else None
