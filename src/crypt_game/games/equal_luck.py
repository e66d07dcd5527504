"""One crypt that several people play in turn: its games on the disk, out of sight until all have played.

They lie in a folder of their own below the saves, where no list looks, and everything that is known of them
is read from their records. When the last is over they move to the finished games.
"""

from __future__ import annotations

import contextlib
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from crypt_game.desktop.files import SaveTrouble
from crypt_game.games.library import Library
from crypt_game.games.loading import LoadError, load_sound
from crypt_game.games.saves import EQUAL_LUCK, FINISHED, Saves
from crypt_game.games.series_tally import series_of_match
from crypt_game.match.luck_source import BadLuckSource, LuckSource, source_of
from crypt_game.match.match import Match
from crypt_game.match.players import Plan, Player
from crypt_game.match.series import SeriesMark, in_turn, series_of
from crypt_game.match.statistics import Account, account_of
from crypt_game.match.summary import summary_of
from crypt_game.opponents.levels import Level
from crypt_game.opponents.par import Par, ParQuestion
from crypt_game.rules.indices import SeatIndex
from crypt_game.rules.record import Record
from crypt_game.text.language import Say

__all__ = [
    "EqualLuck",
    "EqualLuckResult",
    "NextTurn",
    "first_turn",
    "folder_of",
    "home_of",
    "is_withheld",
    "open_match",
    "result_facts",
]


class NextTurn(NamedTuple):
    """Whose turn it is: a game that was begun, or else what is needed to begin one."""

    mark: SeriesMark
    plan: Plan
    luck: LuckSource
    path: Path | None

    @property
    def player(self) -> Player:
        """Who is called to the screen."""
        return self.plan.players[self.plan.human_seats[0]]

    def facts(self, played: int) -> dict[str, str | int | float]:
        """What the sentences on a match under way are made of."""
        return {"name": self.player.name, "played": played, "games": self.mark.games}


class EqualLuckResult(NamedTuple):
    """Coins by name, the most first, and the question what a computer heir would take in that seat."""

    coins: tuple[tuple[str, int], ...]
    question: ParQuestion


class TurnTaken(NamedTuple):
    """A game of the match that was begun."""

    mark: SeriesMark
    path: Path
    record: Record
    account: Account
    luck: LuckSource


def first_turn(plan: Plan, name: str, luck: LuckSource) -> NextTurn:
    """The first game of a match among the persons of this plan; `name` tells it from all others."""
    people = tuple(plan.players[seat].name for seat in plan.human_seats)
    return NextTurn(SeriesMark(name, len(people), 1, people), in_turn(plan, people[0]), luck, None)


def result_facts(result: EqualLuckResult, par: Par | None, say: Say) -> dict[str, str | int | float]:
    """What the sentence `equal-luck-result` is made of; the mean is a dash where it is not known."""
    mean = None if par is None else par.value
    return {
        "coins": " · ".join(f"{name} {coins}" for name, coins in result.coins),
        "heir": say(f"players-{result.question.level.value}", count=1, number="1", case="nom"),
        "mean": "–" if mean is None else str(mean),
    }


def folder_of(saves: Path, mark: SeriesMark) -> Path:
    """Where the games of this mark lie until all have played."""
    return saves / EQUAL_LUCK / mark.name


def home_of(saves: Path, path: Path) -> Path:
    """The folder to which the game in a file belongs while it is played."""
    return path.parent if path.parent.parent == saves / EQUAL_LUCK else saves


def is_withheld(saves: Path, match: Match) -> bool:
    """Whether this game's result is kept back until all have played."""
    mark = series_of_match(match)
    return mark is not None and bool(mark.entrants) and folder_of(saves, mark).is_dir()


def open_match(saves: Path) -> EqualLuck | None:
    """The match that was begun and is not settled, the oldest of several."""
    folders = sorted((saves / EQUAL_LUCK).glob("*"), key=lambda folder: folder.name)
    found = (EqualLuck(saves, folder) for folder in folders)
    return next((match for match in found if match.games), None)


class EqualLuck:
    """What the records in one folder tell."""

    def __init__(self, saves: Path, folder: Path) -> None:
        """Reads the games of one match."""
        self._saves, self.folder = saves, folder
        self.games = sorted(self._sound(), key=lambda game: game.mark.number)

    @property
    def played(self) -> int:
        """How many games are over."""
        return sum(game.account.result is not None for game in self.games)

    @property
    def next_turn(self) -> NextTurn | None:
        """Who plays next, None when all have played or nothing was begun."""
        if not self.games:
            return None
        running = next((game for game in self.games if game.account.result is None), None)
        if running is not None:
            return NextTurn(running.mark, running.account.plan, running.luck, running.path)
        last = self.games[-1]
        after = last.mark.following
        if after is None:
            return None
        entrant = after.entrants[after.number - 1]
        return NextTurn(after, in_turn(last.account.plan, entrant), last.luck, None)

    @property
    def result(self) -> EqualLuckResult | None:
        """What all have taken, None before the last has played."""
        if not self.games or self.played < self.games[0].mark.games:
            return None
        coins = [
            (game.mark.entrants[game.mark.number - 1], game.account.score(_seat(game.account)))
            for game in self.games
        ]
        return EqualLuckResult(tuple(sorted(coins, key=lambda each: -each[1])), _question(self.games[0]))

    def release(self) -> None:
        """Put the games among all others: everybody has played, or the match is given up."""
        library = Library(self._saves)
        for entry in Saves(self.folder).entries():
            with contextlib.suppress(SaveTrouble):
                library.restore(entry.path)
        for folder in (self.folder / FINISHED, self.folder):
            with contextlib.suppress(OSError):
                folder.rmdir()

    def _sound(self) -> Iterator[TurnTaken]:
        for entry in Saves(self.folder).entries():
            with contextlib.suppress(LoadError, BadLuckSource):
                record, played, _ = load_sound(entry.path)
                mark, luck = series_of(record.extra), source_of(record.extra)
                account = account_of(record, summary_of(record, played))
                if mark is not None and mark.entrants and luck is not None and account.plan.human_seats:
                    yield TurnTaken(mark, entry.path, record, account, luck)


def _seat(account: Account) -> SeatIndex:
    return account.plan.human_seats[0]


def _question(game: TurnTaken) -> ParQuestion:
    """What the strongest of the rivals would take in the person's place; a Regent where there is none."""
    minds = [(player.mind.level or Level.REGENT, player.temper) for player in game.account.plan.players]
    levels = [player.mind.level for player in game.account.plan.players if player.mind.level is not None]
    level = max(levels, key=list(Level).index, default=Level.REGENT)
    seed = game.luck.game(game.record.setup).seed
    return ParQuestion(game.record.setup, seed, _seat(game.account), tuple(minds), level)
