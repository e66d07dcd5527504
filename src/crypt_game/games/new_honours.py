"""Which honours of a finished game are new: earned in no other game that lies on the disk."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

from crypt_game.games.game_list import GameList
from crypt_game.honours import HONOURS
from crypt_game.match.statistics import Account, PlayedGame
from crypt_game.text.language import Say

__all__ = ["NewHonours", "first_earned"]

_NAMES = tuple(honour.name for honour in HONOURS)


class NewHonours:
    """The new honours of one finished game, known once all other games were read."""

    def __init__(self, account: Account, saves: Path, cache: Path) -> None:
        """Reads nothing yet: see `update`."""
        self._account = account
        self._games = GameList(saves, cache) if self._account.honours() else None
        self.found: tuple[str, ...] = ()

    def update(self, seconds: float) -> bool:
        """Read other games for about this long; True when the new honours have just become known."""
        if self._games is None:
            return False
        self._games.work(seconds)
        if self._games.unread:
            return False
        others = [game for game in self._games.games() if not self._is_this(game.account)]
        known = first_earned(others).keys()
        self.found = tuple(name for name in _NAMES if name in self._account.honours() and name not in known)
        self._games = None
        return bool(self.found)

    def words(self, say: Say) -> str:
        """The new honours in a sentence, or nothing."""
        names = " · ".join(say(f"honour-{name}") for name in self.found)
        return say("honours-new", count=len(self.found), names=names) if self.found else ""

    def _is_this(self, account: Account) -> bool:
        own = self._account
        return (account.seed, account.plan, account.result) == (own.seed, own.plan, own.result)


def first_earned(games: Iterable[PlayedGame], name: str | None = None) -> dict[str, PlayedGame]:
    """By honour the first game in which the person of this name, or anybody, earned it."""
    first: dict[str, PlayedGame] = {}
    for game in sorted(games, key=lambda game: game.when):
        for honour in game.account.honours(name):
            first.setdefault(honour, game)
    return first
