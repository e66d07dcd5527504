"""How a series stands at the end of one of its games, from the records on the disk."""

from __future__ import annotations

from pathlib import Path

from crypt_game.games.game_list import GameList
from crypt_game.match.match import Match
from crypt_game.match.players import Plan
from crypt_game.match.series import SeriesMark, led_by_next, series_of, won_by
from crypt_game.match.statistics import Account
from crypt_game.text.language import Say

__all__ = ["SeriesTally", "next_game", "series_of_match"]


def series_of_match(match: Match) -> SeriesMark | None:
    """What a match belongs to."""
    return series_of(match.record.extra)


def next_game(match: Match) -> tuple[Plan, SeriesMark | None]:
    """What *Play again* plays after a match: the next of its series, led by the next, or the same table."""
    mark = series_of_match(match)
    following = mark.following if mark is not None and not mark.entrants else None
    return (match.agreed, None) if following is None else (led_by_next(match.agreed), following)


class SeriesTally:
    """The games won by each player in the series of one finished match."""

    def __init__(self, match: Match, saves: Path, cache: Path) -> None:
        """Reads nothing yet: see `update`."""
        self.mark = series_of_match(match)
        wanted = self.mark is not None and not self.mark.entrants
        self._games = GameList(saves, cache) if wanted else None
        self._names = [match.plan.players[seat].name for seat in match.first.variant.heirs]
        self._wins: dict[str, int] | None = None

    def update(self, seconds: float) -> bool:
        """Read games for about this long; True when the tally has just become known."""
        if self._games is None or self.mark is None:
            return False
        self._games.work(seconds)
        if self._games.unread:
            return False
        own = [game.account for game in self._games.games() if self._belongs(game.account)]
        results = ((each.plan, each.result.winners) for each in own if each.result is not None)
        won = won_by(results)
        self._wins = {name: won[name] for name in self._names}
        self._games = None
        return True

    def words(self, say: Say) -> str:
        """Which game it was, and who has won how many; nothing by itself or before it is known."""
        if self._wins is None or self.mark is None:
            return ""
        ranked = sorted(self._wins.items(), key=lambda each: -each[1])
        tally = " · ".join(f"{name} {count}" for name, count in ranked)
        return say("series-tally", number=self.mark.number, games=self.mark.games, tally=tally)

    def _belongs(self, account: Account) -> bool:
        series = account.series
        named = series is not None and self.mark is not None and series.name == self.mark.name
        return named and not account.imported
