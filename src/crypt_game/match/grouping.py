"""The ways in which games are set side by side: by mode, by the strength of rivals, by help, by person."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from enum import StrEnum
from typing import Final, TypeAlias

from crypt_game.match.players import PlayerKind
from crypt_game.match.statistics import Account, GameKind, PlayedGame, kinds, names

__all__ = ["GroupKey", "Grouping", "group_keys", "members"]

GroupKey: TypeAlias = GameKind | str
"""A mode with its number of players, or the name of a group."""
_LEVELS: Final = tuple(kind for kind in PlayerKind if kind.level is not None)
_GHOSTS, _PEOPLE = "ghosts", "people"
_RIVALS: Final = (_GHOSTS, _PEOPLE, *_LEVELS)
_HELP: Final = ("alone", "helped")


class Grouping(StrEnum):
    """What the rows of a table of games have in common."""

    MODE = "mode"
    RIVALS = "rivals"
    """The strongest computer heir; persons, or Ghosts, where there is none."""
    HELP = "help"
    """Whether hints or taking back had a part."""
    PERSON = "person"


def group_keys(games: Sequence[PlayedGame], grouping: Grouping) -> Sequence[GroupKey]:
    """The groups among games that count, in their order; of persons the most frequent first."""
    match grouping:
        case Grouping.MODE:
            return kinds(games)
        case Grouping.RIVALS:
            known = {_rivals(game.account) for game in games}
            return [key for key in _RIVALS if key in known]
        case Grouping.HELP:
            known = {_help(game.account) for game in games}
            return [key for key in _HELP if key in known]
        case Grouping.PERSON:
            return names(games)


def members(games: Iterable[PlayedGame], grouping: Grouping, key: GroupKey) -> list[PlayedGame]:
    """The games of a group."""
    return [game for game in games if key in _keys(game.account, grouping)]


def _keys(account: Account, grouping: Grouping) -> Sequence[GroupKey]:
    match grouping:
        case Grouping.MODE:
            return (account.kind,)
        case Grouping.RIVALS:
            return (_rivals(account),)
        case Grouping.HELP:
            return (_help(account),)
        case Grouping.PERSON:
            return [account.plan.players[seat].name for seat in account.human_seats]


def _rivals(account: Account) -> str:
    minds = {player.mind for player in account.plan.players}
    if account.result is not None and account.result.rank is not None:
        return _GHOSTS
    return next((level.value for level in reversed(_LEVELS) if level in minds), _PEOPLE)


def _help(account: Account) -> str:
    return _HELP[account.with_help]
