"""What the page of statistics counts: which games, in which groups, and the curve of the chosen ones."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from crypt_game.games.game_labels import kind_words
from crypt_game.games.statistics_words import COLUMNS, PERSON_COLUMNS, figures_of, spoken_row
from crypt_game.match.grouping import Grouping, GroupKey, group_keys, members
from crypt_game.match.luck_source import Origin
from crypt_game.match.ratings import Rating, points_of, ratings
from crypt_game.match.statistics import (
    GameKind,
    PlayedGame,
    SeriesGame,
    Tally,
    by_origin,
    counted,
    tally,
)
from crypt_game.text.language import Say

__all__ = ["MEAN_OF", "Curve", "StatisticsTable", "TableRow"]

MEAN_OF = 5
"""Of how many games, this one the last, the second curve shows the mean."""


class TableRow(NamedTuple):
    """A group of games: what it is called, its figures in the order of the columns, all of it spoken."""

    name: str
    """What tells it from the others."""
    key: GroupKey | None
    words: str
    figures: tuple[str, ...]
    spoken: str
    chosen: bool


class Curve(NamedTuple):
    """What is drawn over time: scores, with their means where there are enough, or a person's rating."""

    marks: Sequence[SeriesGame]
    means: Sequence[float]
    rated: bool


class StatisticsTable:
    """The games of one origin of luck in groups, one of which may be chosen, and so may one person."""

    def __init__(self) -> None:
        self.grouping = Grouping.MODE
        self.origin = Origin.FRESH
        """Games whose luck came from there are counted, apart from all others."""
        self.key: GroupKey | None = None
        """The chosen group; None for all games."""
        self.name: str | None = None
        """The person whose games are counted; None for all persons'."""
        self.origins: list[Origin] = []
        self._all: list[PlayedGame] = []
        self._games: list[PlayedGame] = []
        self._tallies: dict[GroupKey | None, Tally] = {}
        self._ratings: dict[str, list[Rating]] = {}
        self.count([])

    def count(self, games: Iterable[PlayedGame]) -> None:
        """Count these games."""
        self._all = counted(games)
        self._count()

    def choose(self, key: GroupKey | None) -> None:
        """Show the games of one group, or all; among persons those of one."""
        if self.grouping is Grouping.PERSON:
            self.name = None if key is None else str(key)
        else:
            self.key = key

    def choose_origin(self, origin: Origin) -> None:
        """Count the games whose luck came from there."""
        self.origin = origin
        self._count()

    def choose_grouping(self, grouping: Grouping) -> None:
        """Put the games into other groups; a chosen person stays chosen."""
        self.grouping, self.key = grouping, None
        self._count()

    @property
    def games(self) -> Sequence[PlayedGame]:
        """The games that are counted."""
        return self._games

    @property
    def tally(self) -> Tally:
        """The figures of the chosen games."""
        return self._tallies[self._chosen]

    @property
    def columns(self) -> tuple[str, ...]:
        """The names of the figures of a row."""
        return PERSON_COLUMNS if self.grouping is Grouping.PERSON else COLUMNS

    @property
    def groups(self) -> Sequence[GroupKey]:
        """The groups that have games."""
        return [key for key in self._tallies if key is not None]

    @property
    def curve(self) -> Curve:
        """The scores of the chosen games; of one among all persons the rating."""
        marks = self._ratings.get(self.name or "", ()) if self.grouping is Grouping.PERSON else ()
        if marks:
            return Curve([SeriesGame(mark.when, round(mark.rating), mark.won) for mark in marks], (), True)
        means = self.tally.means(MEAN_OF) if self.tally.games >= MEAN_OF else ()
        return Curve(self.tally.marks, means, False)

    def row(self, number: int, say: Say) -> TableRow:
        """All games, and from 1 on the groups."""
        key = self.groups[number - 1] if number else None
        counts = self._tallies[key]
        figures = figures_of(counts, say)
        if self.grouping is Grouping.PERSON:
            figures = (*figures[:2], *self._standing(key, say), figures[2])
        words = self._group_words(key, say)
        spoken = spoken_row(words, self.columns, figures, say)
        name = f"{key.mode.value}-{key.players}" if isinstance(key, GameKind) else f"{number or 'all'}"
        return TableRow(name, key, words, figures, spoken, key == self._chosen)

    @property
    def _chosen(self) -> GroupKey | None:
        return self.name if self.grouping is Grouping.PERSON else self.key

    def _count(self) -> None:
        parted = by_origin(self._all)
        self.origins = list(parted)
        if self.origin not in parted:
            self.origin = next(iter(parted), Origin.FRESH)
        self._games = parted.get(self.origin, [])
        self._ratings = ratings(self._games)
        persons = self.grouping is Grouping.PERSON
        keys = group_keys(self._games, self.grouping)
        if persons:
            keys = sorted(keys, key=lambda key: -points_of(self._games, str(key)))
        self._tallies = {None: tally(self._games, None if persons else self.name)}
        for key in keys:
            games = members(self._games, self.grouping, key)
            self._tallies[key] = tally(games, str(key) if persons else self.name)
        if self._chosen not in self._tallies:
            self.key = self.name = None

    def _standing(self, key: GroupKey | None, say: Say) -> tuple[str, str]:
        """Points and rating of a person; dashes for all."""
        if key is None:
            return "–", "–"
        rated = self._ratings.get(str(key))
        points = points_of(self._games, str(key))
        return say("statistics-points-figure", points=points), str(round(rated[-1].rating)) if rated else "–"

    def _group_words(self, key: GroupKey | None, say: Say) -> str:
        if key is None:
            return say("statistics-everybody" if self.grouping is Grouping.PERSON else "statistics-all")
        if isinstance(key, GameKind):
            return kind_words(key, say)
        return key if self.grouping is Grouping.PERSON else say(f"statistics-{self.grouping.value}-{key}")
