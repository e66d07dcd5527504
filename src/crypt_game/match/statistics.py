"""What the games on the disk come to: one account for each record, and tallies over many.

Pure counting, without files, words or pygame: whoever shows a tally has the sentences and the plots. A game
counts when it is over, was no practice, and somebody at this machine played in it: nobody did in a game that
was taken in from elsewhere. Whoever let a computer heir decide even once, or took a seat over from one, has
not played that seat.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from datetime import date, datetime, timedelta
from itertools import accumulate
from typing import NamedTuple

from crypt_game.campaign import Chapter, chapter_of
from crypt_game.match.annotations import Annotations, title_of
from crypt_game.match.fairness import DiceLuck
from crypt_game.match.game_code import CodedGame, is_of_day
from crypt_game.match.luck_source import BadLuckSource, LuckSource, OpenLuck, Origin, source_of
from crypt_game.match.players import Plan
from crypt_game.match.series import SeriesMark, series_of
from crypt_game.match.summary import Result, Summary, summary_of
from crypt_game.rules import Mode, Rank
from crypt_game.rules.indices import SeatIndex
from crypt_game.rules.modes import variant_of
from crypt_game.rules.modes.variant import Variant
from crypt_game.rules.record import Record, replay
from crypt_game.rules.setup import PLAYERS_OF, GameSetup

__all__ = [
    "Account",
    "GameKind",
    "PlayedGame",
    "SeriesGame",
    "Tally",
    "account_of",
    "by_origin",
    "counted",
    "kinds",
    "names",
    "tally",
]

BUCKET = 5
"""How many coins one bar of the distribution spans."""
_NO_LUCK = DiceLuck()


class GameKind(NamedTuple):
    """The games that are compared with each other: of one mode, with as many people."""

    mode: Mode
    players: int


@dataclass(frozen=True, slots=True)
class Account:
    """One record: who sat where at last, and what playing it through comes to.

    ``title`` is what the player calls the game, or nothing.
    """

    plan: Plan
    summary: Summary
    practice: bool = False
    title: str = ""
    helped: frozenset[int] = frozenset()
    """The seats for which a computer heir decided at some time, though a person sits there at last."""
    seed: int | None = None
    origin: Origin | None = None
    """Where the luck came from; None where the record does not tell."""
    day: date | None = None
    """The day whose crypt it was."""
    series: SeriesMark | None = None
    """What other games it belongs to."""
    with_help: bool = False
    """Whether hints or taking back had a part in it."""
    imported: bool = False
    """Whether its record was taken in from elsewhere."""

    @property
    def knowable(self) -> bool:
        """Whether its record says that the luck could be known before it began."""
        return self.origin in (Origin.CODE, Origin.DAY)

    @property
    def kind(self) -> GameKind:
        """What it is compared with."""
        return GameKind(self.plan.setup.mode, self.plan.setup.players)

    @property
    def variant(self) -> Variant:
        """The rules of its mode."""
        return variant_of(self.plan.setup)

    @property
    def round(self) -> int:
        """The round that it is in; 0 before the first."""
        return self.summary.round

    @property
    def result(self) -> Result | None:
        """How it ended, or None while it can be played on."""
        return self.summary.result

    @property
    def luck(self) -> tuple[DiceLuck, ...]:
        """The luck of each pool's dice."""
        return self.summary.luck

    @property
    def human_seats(self) -> tuple[SeatIndex, ...]:
        """The seats that somebody at this machine played from the first decision to the last."""
        if self.imported:
            return ()
        return tuple(seat for seat in self.plan.human_seats if seat not in self.helped)

    def honours(self, name: str | None = None) -> frozenset[str]:
        """What the person of this name earned in it, or all persons: without help, and not in practice."""
        if self.practice or self.with_help:
            return frozenset()
        seats = [seat for seat in self.human_seats if name in (None, self.plan.players[seat].name)]
        return frozenset(name for seat in seats for name in self.summary.honours.get(seat, ()))

    @property
    def chapter(self) -> Chapter | None:
        """The chapter of the campaign that it is, where somebody at this machine played it and nobody could
        know its luck; no practice is one."""
        if self.practice or self.knowable or self.variant.heirs[0] not in self.human_seats:
            return None
        return chapter_of(self.plan.setup, self.plan.minds)

    @property
    def crowns(self) -> int:
        """The crowns that it earned as a chapter; with help at most one."""
        crowns = 0 if self.chapter is None else self.summary.crowns or 0
        return min(crowns, 1) if self.with_help else crowns

    @property
    def won_unaided(self) -> bool:
        """Whether somebody at this machine won it, and nobody was told what to do or took back what was
        known; practice is never won."""
        winners = () if self.result is None else self.result.winners
        won = not set(self.human_seats).isdisjoint(winners)
        return won and not self.practice and not self.with_help

    def score(self, seat: int) -> int:
        """The coins that decide for this seat: its own, or its team's (§7.10, §8.10).

        Raises ValueError for a game that is not over, and for a seat that is not scored.
        """
        if self.result is None or seat not in self.result.coins:
            raise ValueError("no score before the game is over, and none for a Ghost")
        return self.result.coins[SeatIndex(seat)]


class PlayedGame(NamedTuple):
    """An account, and when it was last played."""

    when: datetime
    account: Account


class SeriesGame(NamedTuple):
    """One game in a series: the score, and whether it was won; None where nobody beats anybody (§6, §7)."""

    when: datetime
    score: int
    won: bool | None


@dataclass(frozen=True, slots=True)
class Tally:
    """Games counted, in the order in which they were played.

    ``wins`` and the streaks are over the ``contested`` games only. ``bars`` maps the lowest score of a bucket
    to its games, without gaps. ``excess`` is, after each game, by how many more dice than expected were
    exhausted until then, and the standard deviation of that number.
    """

    marks: tuple[SeriesGame, ...]
    contested: int
    wins: int
    streak: int
    longest: int
    titles: Mapping[tuple[Mode, Rank], int]
    bars: tuple[tuple[int, int], ...]
    luck: DiceLuck
    excess: tuple[tuple[float, float], ...]
    unaided: int
    """The games won without help."""

    @property
    def games(self) -> int:
        """How many games there are."""
        return len(self.marks)

    @property
    def best(self) -> int | None:
        """The highest score, or None without a game."""
        return max((mark.score for mark in self.marks), default=None)

    @property
    def mean(self) -> float | None:
        """The mean score, or None without a game."""
        return sum(mark.score for mark in self.marks) / len(self.marks) if self.marks else None

    def means(self, span: int) -> tuple[float, ...]:
        """For each game the mean score of the last ``span`` games up to it."""
        scores = [mark.score for mark in self.marks]
        windows = (scores[max(0, last + 1 - span) : last + 1] for last in range(len(scores)))
        return tuple(sum(window) / len(window) for window in windows)


def account_of(record: Record, summary: Summary | None = None) -> Account:
    """What a record comes to, as far as it is sound; with a `summary` its steps are not looked at.

    Raises BadRecord for a set-up that may not be played.
    """
    summary = summary or summary_of(record, replay(record))
    marks = Annotations.of_record(record.extra)
    plan = marks.seated(Plan.of_record(record.setup, record.extra))
    helped = summary.by_heirs.intersection(plan.human_seats)
    practice, title = marks.practice is not None, title_of(record.extra)
    source = _source_told(record)
    origin = None if source is None else source.origin
    day = source.day if isinstance(source, OpenLuck) else None
    series = series_of(record.extra)
    return Account(
        plan,
        summary,
        practice,
        title,
        helped,
        record.seed,
        origin,
        day,
        series,
        marks.with_help,
        marks.imported,
    )


def _source_told(record: Record) -> LuckSource | None:
    try:
        return source_of(record.extra)
    except BadLuckSource:
        return None


def counted(games: Iterable[PlayedGame]) -> list[PlayedGame]:
    """The games that count, the first played first."""
    fit = [
        game
        for game in games
        if game.account.result is not None and game.account.human_seats and not game.account.practice
    ]
    return sorted(fit, key=lambda game: game.when)


def by_origin(games: Sequence[PlayedGame]) -> dict[Origin, list[PlayedGame]]:
    """Games that count (`counted`), apart by where their luck came from; no origin without a game.

    Where a record does not tell, luck that was played before came from a code, and luck that its day had for
    everybody from the day.
    """
    parted: dict[Origin, list[PlayedGame]] = {}
    known: set[tuple[GameSetup, int | None]] = set()
    for game in games:
        luck = game.account.plan.setup, game.account.seed
        repeated = luck in known and game.account.seed is not None
        origin = game.account.origin or (Origin.CODE if repeated else _origin_guessed(game))
        parted.setdefault(origin, []).append(game)
        known.add(luck)
    return {origin: parted[origin] for origin in Origin if origin in parted}


def _origin_guessed(game: PlayedGame) -> Origin:
    setup, seed = game.account.plan.setup, game.account.seed
    if seed is None:
        return Origin.FRESH
    for day in (game.when.date(), game.when.date() - timedelta(days=1)):
        if is_of_day(CodedGame(setup, seed), day):
            return Origin.DAY
    return Origin.FRESH


def kinds(games: Iterable[PlayedGame]) -> list[GameKind]:
    """The kinds among these games, in the order of the rulebook."""
    known = {game.account.kind for game in games}
    return [
        GameKind(mode, players) for mode in Mode for players in PLAYERS_OF[mode] if (mode, players) in known
    ]


def names(games: Iterable[PlayedGame]) -> list[str]:
    """Who played in these games, the most frequent first."""
    said = Counter(
        name
        for game in games
        for name in {game.account.plan.players[seat].name for seat in game.account.human_seats}
    )
    return sorted(said, key=lambda name: (-said[name], name))


def tally(games: Sequence[PlayedGame], name: str | None = None) -> Tally:
    """Count games that count (`counted`): those of the person `name`, or of all persons if None.

    Where several persons sat at one table, the best of them stands for all: its score, and a game is won if
    one of them won it. The luck is that of all their dice.
    """
    marks: list[SeriesGame] = []
    lucks: list[DiceLuck] = []
    unaided = 0
    titles: Counter[tuple[Mode, Rank]] = Counter()
    for when, account in games:
        seats = [seat for seat in account.human_seats if name in (None, account.plan.players[seat].name)]
        result = account.result
        if result is None or not seats:
            continue
        won = None if result.rank is not None else any(seat in result.winners for seat in seats)
        marks.append(SeriesGame(when, max(map(account.score, seats)), won))
        unaided += bool(won) and not account.with_help
        pools = {account.variant.pool_of[seat] for seat in seats}
        lucks.append(sum((account.luck[pool] for pool in sorted(pools)), _NO_LUCK))
        if result.rank is not None:
            titles[account.kind.mode, result.rank] += 1
    contests = [mark.won for mark in marks if mark.won is not None]
    streaks = list(accumulate(contests, lambda streak, won: streak + 1 if won else 0, initial=0))
    sums = list(accumulate(lucks, initial=_NO_LUCK))
    return Tally(
        tuple(marks),
        len(contests),
        sum(contests),
        streaks[-1],
        max(streaks),
        dict(titles),
        _bars([mark.score for mark in marks]),
        sums[-1],
        tuple((luck.exhausted - luck.expected, luck.variance**0.5) for luck in sums[1:]),
        unaided,
    )


def _bars(scores: Sequence[int]) -> tuple[tuple[int, int], ...]:
    """Scores in buckets, from the lowest to the highest that has one."""
    if not scores:
        return ()
    counts = Counter(score // BUCKET for score in scores)
    return tuple((bucket * BUCKET, counts[bucket]) for bucket in range(min(counts), max(counts) + 1))
