"""The same crypts that several people play in turn: their games on the disk, out of sight until all have
played.

They lie in a folder of their own below the saves, where no list looks, and everything that is known of them
is read from their records. When the match is settled they move to the finished games.
"""

from __future__ import annotations

import contextlib
from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
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
from crypt_game.match.series import (
    SeriesMark,
    in_turn,
    seat_in_turn,
    series_of,
    strongest_rival,
    table_in_turn,
)
from crypt_game.match.statistics import Account, account_of
from crypt_game.match.summary import summary_of
from crypt_game.opponents.levels import Level
from crypt_game.opponents.par import ParQuestion
from crypt_game.opponents.roll_luck import RollLuckQuestion
from crypt_game.rules.indices import SeatIndex
from crypt_game.rules.record import Record
from crypt_game.rules.setup import GameSetup

__all__ = [
    "EqualLuck",
    "NextTurn",
    "TurnTaken",
    "first_turn",
    "folder_of",
    "home_of",
    "is_withheld",
    "open_match",
]


class NextTurn(NamedTuple):
    """Whose turn it is: a game that was begun, or else what is needed to begin one. The luck of a crypt that
    nobody has opened is yet to be drawn."""

    mark: SeriesMark
    plan: Plan
    luck: LuckSource | None = None
    path: Path | None = None

    @property
    def player(self) -> Player:
        """Who is called to the screen."""
        return self.plan.players[self.plan.human_seats[0]]


class TurnTaken(NamedTuple):
    """A game of the match that was begun."""

    mark: SeriesMark
    path: Path
    record: Record
    account: Account
    luck: LuckSource

    @property
    def is_over(self) -> bool:
        """Whether it was played to its end."""
        return self.account.result is not None

    @property
    def seat(self) -> SeatIndex:
        """Where the person sits."""
        return self.account.plan.human_seats[0]

    @property
    def coins(self) -> int:
        """What they took. Raises ValueError before the end."""
        return self.account.score(self.seat)

    @property
    def luck_question(self) -> RollLuckQuestion:
        """How much of it was luck?"""
        return RollLuckQuestion(self.record, self.seat)


def first_turn(
    plan: Plan,
    entrants: Sequence[str],
    crypts: int,
    name: str,
    stand_in: Callable[[Player], str],
    level: Level | None = None,
) -> NextTurn:
    """The first game of a match of these people over so many crypts; `name` tells it from all others, and a
    `stand_in` has the name of the Knight who sits where another person would. They are compared with heirs of
    this level, or of their strongest rival's."""
    table = table_in_turn(plan, stand_in)
    level = level or strongest_rival(plan)
    mark = SeriesMark(name, crypts * len(entrants), 1, tuple(entrants), table, level)
    return NextTurn(mark, in_turn(mark, plan.setup))


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
    def mark(self) -> SeriesMark:
        """What the games belong to. Raises IndexError where nothing was begun."""
        return self.games[0].mark

    @property
    def setup(self) -> GameSetup:
        """What was agreed for all games."""
        return self.games[0].record.setup

    @property
    def played(self) -> int:
        """How many games are over."""
        return sum(game.is_over for game in self.games)

    @property
    def is_settled(self) -> bool:
        """Whether all have played all crypts."""
        return bool(self.games) and self.played >= self.mark.games

    @property
    def next_turn(self) -> NextTurn | None:
        """Who plays next, None when all have played or nothing was begun."""
        if not self.games:
            return None
        running = next((game for game in self.games if not game.is_over), None)
        if running is not None:
            return NextTurn(running.mark, running.account.plan, running.luck, running.path)
        last = self.games[-1]
        after = last.mark.following
        if after is None:
            return None
        luck = last.luck if after.crypt == last.mark.crypt else None
        return NextTurn(after, in_turn(after, self.setup), luck)

    def shown(self, crypt: int) -> list[TurnTaken]:
        """The games of a crypt, once everybody has played it; before that none, so that nobody's luck is told
        to those who have yet to play."""
        games = [game for game in self.games if game.mark.crypt == crypt and game.is_over]
        return games if len(games) == len(self.mark.entrants) else []

    def seat(self, crypt: int) -> SeatIndex:
        """The seat from which everybody plays a crypt."""
        count = len(self.mark.entrants)
        return seat_in_turn(replace(self.mark, number=crypt * count + 1), self.setup)

    def heir_question(self, crypt: int) -> ParQuestion:
        """What would such an heir take of a crypt in the person's place? Raises IndexError before it was
        played."""
        game = next(game for game in self.games if game.mark.crypt == crypt)
        minds = [(player.level or Level.REGENT, player.temper) for player in game.account.plan.players]
        return ParQuestion(
            self.setup, game.luck.game(self.setup).seed, game.seat, tuple(minds), self.mark.level
        )

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
            with contextlib.suppress(LoadError, BadLuckSource, ValueError):
                record, played, _ = load_sound(entry.path)
                mark, luck = series_of(record.extra), source_of(record.extra)
                if mark is None or not mark.entrants or luck is None:
                    continue
                in_turn(mark, record.setup)
                account = account_of(record, summary_of(record, played))
                if account.plan.human_seats:
                    yield TurnTaken(mark, entry.path, record, account, luck)
