"""The same crypts played in turn: out of sight until all have played, seat by seat, compared in the end."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import cast

import pytest

from crypt_game.games.equal_luck import (
    EqualLuck,
    NextTurn,
    first_turn,
    folder_of,
    home_of,
    is_withheld,
    open_match,
)
from crypt_game.games.equal_luck_sheet import UNKNOWN, EqualLuckSheet
from crypt_game.games.game_list import GameList, Which
from crypt_game.games.series_tally import SeriesTally, next_game
from crypt_game.games.store import Opened, OwnCopy, begin_game, open_game, own_copy
from crypt_game.games.unfinished import unfinished
from crypt_game.games.waiting import WaitingSeries, match_waits, waiting_series
from crypt_game.match.luck_source import Origin, SealedLuck
from crypt_game.match.match import Match
from crypt_game.match.players import PlayerKind
from crypt_game.match.series import SeriesMark, crypt_counts, led_by_next, series_of
from crypt_game.match.statistics import by_origin, counted
from crypt_game.opponents.levels import Level
from crypt_game.opponents.par import PAR_GAMES, Par, ParQuestion
from crypt_game.opponents.questions import Question
from crypt_game.opponents.roll_luck import MeasuredLuck, RollLuckQuestion
from crypt_game.opponents.worker_client import FutureAnswer, T
from crypt_game.rules import Mode
from crypt_game.rules.legal import random_action
from crypt_game.rules.setup import leaders_of
from crypt_game.text import Catalog
from tests.random_games import NAMES, seated

LOCALE = Path(__file__).parents[2] / "locale"
PERSON, SQUIRE, KNIGHT = PlayerKind.PERSON, PlayerKind.SQUIRE, PlayerKind.KNIGHT
TABLE = seated(Mode.STANDARD, [PERSON, SQUIRE, PERSON])
TWO = (NAMES[0], NAMES[2])
LUCKY = 3.25


class Heirs:
    """Heirs who take 31 coins of every crypt, and rolls that were lucky for everybody; no answer is early."""

    def __init__(self) -> None:
        self.asked: list[tuple[Question[object], FutureAnswer[object]]] = []

    def ask(self, question: Question[T]) -> FutureAnswer[T]:
        answer = FutureAnswer(question)
        self.asked.append((question, cast(FutureAnswer[object], answer)))  # type: ignore[arg-type]
        return answer

    def tell(self) -> None:
        for question, answer in self.asked:
            lucky = isinstance(question, RollLuckQuestion)
            answer.tell(MeasuredLuck(LUCKY) if lucky else Par((31,) * PAR_GAMES))

    def close(self) -> None:
        raise AssertionError("nobody closes it here")


def first(crypts: int = 1, entrants: tuple[str, ...] = TWO) -> NextTurn:
    return first_turn(TABLE, entrants, crypts, "ab12", lambda player: "Bram")


def begin(saves: Path, turn: NextTurn) -> Match:
    luck = turn.luck or SealedLuck(5 + turn.mark.crypt, "a" * 32)
    return begin_game(folder_of(saves, turn.mark), turn.plan, luck, lambda: None, series=turn.mark)[0]


def played(match: Match, seed: int) -> Match:
    rng = Random(seed)
    while match.over is None:
        match.submit(*random_action(match.state, rng))
    return match


def half_way(saves: Path) -> Match:
    """The first of two has played."""
    return played(begin(saves, first()), 1)


def opened(saves: Path) -> EqualLuck:
    match = open_match(saves)
    assert match is not None
    return match


def turn_of(saves: Path) -> NextTurn:
    turn = opened(saves).next_turn
    assert turn is not None
    return turn


def sheet_of(saves: Path) -> tuple[EqualLuckSheet, Heirs]:
    heirs = Heirs()
    sheet = EqualLuckSheet(opened(saves), lambda: heirs)
    sheet.begin()
    return sheet, heirs


def test_each_sits_in_the_first_seat_among_computer_heirs() -> None:
    turn = first()
    assert [player.name for player in turn.plan.players] == [NAMES[0], NAMES[1], "Bram"]
    assert [player.mind for player in turn.plan.players] == [PERSON, SQUIRE, KNIGHT]
    assert turn.plan.setup == TABLE.setup
    assert turn.luck is None


def test_in_every_crypt_all_play_from_one_seat_and_in_the_next_from_the_next(tmp_path: Path) -> None:
    """Three crypts, two people: six games, and nobody ever sees a crypt twice."""
    turn: NextTurn | None = first(crypts=3)
    seats, names, seeds = [], [], []
    for number in range(6):
        assert turn is not None
        match = played(begin(tmp_path, turn), number)
        seats.append(match.plan.human_seats)
        names.append(turn.player.name)
        seeds.append(match.seed)
        levels = [player.mind for player in turn.plan.players if player.mind is not PERSON]
        rivals = [SQUIRE, KNIGHT] if number < 2 or number > 3 else [KNIGHT, KNIGHT]
        assert sorted(levels) == sorted(rivals)
        assert not set(TWO) & {player.name for player in turn.plan.players if player.mind is not PERSON}
        turn = opened(tmp_path).next_turn
    assert turn is None
    assert seats == [(0,), (0,), (1,), (1,), (2,), (2,)]
    one, other = TWO
    assert names == [one, other, other, one, one, other]
    assert [seeds[0], seeds[2], seeds[4]] == [seeds[1], seeds[3], seeds[5]]
    assert len(set(seeds)) == 3
    assert opened(tmp_path).is_settled


@pytest.mark.parametrize(
    ("mode", "players", "counts"),
    [
        (Mode.SOLO, 1, (1, 3, 5)),
        (Mode.STANDARD, 2, (1, 2, 4)),
        (Mode.STANDARD, 4, (1, 4)),
        (Mode.CLASH, 8, (1,)),
    ],
)
def test_every_seat_comes_up_alike(mode: Mode, players: int, counts: tuple[int, ...]) -> None:
    assert crypt_counts(seated(mode, [PERSON] * players)) == counts


def test_one_plays_alone_in_solo_too(tmp_path: Path) -> None:
    alone = seated(Mode.SOLO, [PERSON])
    turn = first_turn(alone, ("Ada", "Bo"), 1, "ab12", lambda player: "Bram")
    match = played(begin(tmp_path, turn), 1)
    assert match.plan.players[0].name == "Ada"
    assert turn_of(tmp_path).player.name == "Bo"
    assert opened(tmp_path).mark.level is Level.REGENT


def test_people_are_compared_with_heirs_of_the_level_that_was_chosen(tmp_path: Path) -> None:
    turn = first_turn(TABLE, TWO, 1, "ab12", lambda player: "Bram", Level.PAGE)
    played(begin(tmp_path, turn), 1)
    match = opened(tmp_path)
    assert match.heir_question(0).level is Level.PAGE
    assert turn_of(tmp_path).mark.level is Level.PAGE
    assert first().mark.level is Level.SQUIRE


def test_no_list_shows_a_game_before_all_have_played(tmp_path: Path) -> None:
    assert open_match(tmp_path) is None
    assert not match_waits(tmp_path)
    begun = half_way(tmp_path)
    assert is_withheld(tmp_path, begun)
    assert GameList(tmp_path).rows(Which.ALL) == []
    match = opened(tmp_path)
    assert (match.played, match.is_settled, match.shown(0)) == (1, False, [])
    turn = turn_of(tmp_path)
    assert (turn.player.name, turn.mark.number, turn.path) == (NAMES[2], 2, None)
    assert turn.luck == begun.source
    assert match_waits(tmp_path)


def test_the_sheet_tells_nothing_of_a_crypt_that_somebody_has_yet_to_play(tmp_path: Path) -> None:
    begun = half_way(tmp_path)
    sheet, heirs = sheet_of(tmp_path)
    assert heirs.asked == []
    say = Catalog.load("en", LOCALE).say
    assert begun.over is not None
    coins = str(begun.over.scores[0].total)
    for row in sheet.rows(say):
        assert set(row.figures) == {UNKNOWN}
        assert coins not in row.spoken


def test_a_game_that_was_left_is_gone_on_with_where_it_lies(tmp_path: Path) -> None:
    begin(tmp_path, first())
    turn = turn_of(tmp_path)
    assert turn.path is not None
    assert turn.player.name == NAMES[0]
    assert not match_waits(tmp_path)
    found = unfinished(tmp_path, tmp_path)
    assert found is not None
    assert found.path == turn.path
    assert own_copy(home_of(tmp_path, turn.path), turn.path) == OwnCopy(turn.path, new=False)
    assert home_of(tmp_path, turn.path) == folder_of(tmp_path, turn.mark)
    assert home_of(tmp_path, tmp_path / "other.crypt") == tmp_path
    again = open_game(home_of(tmp_path, turn.path), turn.path, lambda: None)
    assert isinstance(again, Opened)
    played(again.match, 1)
    assert GameList(tmp_path).rows(Which.ALL) == []
    assert opened(tmp_path).played == 1


@pytest.mark.parametrize("language", ["en", "de", "fr"])
def test_in_the_end_all_are_compared_and_listed(tmp_path: Path, language: str) -> None:
    one = half_way(tmp_path)
    other = played(begin(tmp_path, turn_of(tmp_path)), 2)
    assert one.over is not None
    assert other.over is not None
    coins = {NAMES[0]: one.over.scores[0].total, NAMES[2]: other.over.scores[0].total}
    sheet, heirs = sheet_of(tmp_path)
    assert not sheet.update()
    heirs.tell()
    assert sheet.update()
    assert sheet.is_whole
    say = Catalog.load(language, LOCALE).say
    *people, heir = sheet.rows(say)
    comma = "." if language == "en" else ","
    for row in people:
        rest = f"{coins[row.name] - LUCKY:.1f}".replace(".", comma)
        assert row.figures == (str(coins[row.name]), f"+3{comma}2", rest)
        assert all(figure in row.spoken for figure in row.figures)
    assert heir.figures == ("31", UNKNOWN, UNKNOWN)
    assert len(sheet.columns(say)) == 3
    assert sheet.winners() == tuple(name for name in coins if coins[name] == max(coins.values()))
    assert sheet.best_without_luck() == max(coins, key=lambda name: coins[name])
    par = next(question for question, _ in heirs.asked if isinstance(question, ParQuestion))
    assert (par.luck, par.seat, par.level) == (one.seed, 0, Level.SQUIRE)
    match = opened(tmp_path)
    match.release()
    assert open_match(tmp_path) is None
    assert len(GameList(tmp_path).rows(Which.FINISHED)) == 2
    assert not is_withheld(tmp_path, one)


def test_both_games_of_a_crypt_count_as_luck_that_nobody_knew(tmp_path: Path) -> None:
    half_way(tmp_path)
    played(begin(tmp_path, turn_of(tmp_path)), 2)
    opened(tmp_path).release()
    games = GameList(tmp_path)
    while games.work(1):
        pass
    assert {origin: len(found) for origin, found in by_origin(counted(games.games())).items()} == {
        Origin.FRESH: 2
    }


def test_an_answer_that_fails_leaves_a_dash(tmp_path: Path) -> None:
    half_way(tmp_path)
    played(begin(tmp_path, turn_of(tmp_path)), 2)
    sheet, heirs = sheet_of(tmp_path)
    for _, answer in heirs.asked:
        answer.fall_back()
    assert sheet.update()
    for row in sheet.rows(Catalog.load("en", LOCALE).say):
        assert row.figures[1:] == (UNKNOWN, UNKNOWN)
    assert sheet.best_without_luck() is None
    assert sheet.has_failed
    assert not sheet.is_whole


def test_a_match_given_up_leaves_its_games_to_the_lists(tmp_path: Path) -> None:
    half_way(tmp_path)
    begin(tmp_path, turn_of(tmp_path))
    opened(tmp_path).release()
    games = GameList(tmp_path)
    assert (len(games.rows(Which.RUNNING)), len(games.rows(Which.FINISHED))) == (1, 1)


ADA = TABLE.players[0].to_json()


@pytest.mark.parametrize(
    "told",
    [
        3,
        {},
        {"name": "../x", "games": 3, "number": 1},
        {"name": "ab", "games": 3, "number": 4},
        {"name": "ab", "games": 99, "number": 1},
        {"name": "ab", "games": True, "number": 1},
        {"name": "ab", "games": 3, "number": 1, "entrants": ["one", "two"]},
        {"name": "ab", "games": 2, "number": 1, "entrants": ["one", "one"]},
        {"name": "ab", "games": 8, "number": 1, "entrants": ["one"]},
        {"name": "ab", "games": 0, "number": 0, "entrants": []},
        {"name": "ab", "games": 1, "number": 1, "entrants": [1]},
        {"name": "ab", "games": 1, "number": 1, "entrants": ["one"], "level": "king"},
        {"name": "ab", "games": 1, "number": 1, "entrants": ["one"], "table": [{"name": "x"}]},
    ],
)
def test_a_mark_that_makes_no_sense_is_none(told: object) -> None:
    assert series_of({"series": told}) is None


def test_a_mark_is_read_as_it_was_written() -> None:
    for mark in (SeriesMark("ab12", 5, 2), first(crypts=3).mark):
        assert series_of(mark.extra()) == mark
    assert SeriesMark("ab12", 3, 3).following is None


def test_a_table_for_another_game_is_passed_over(tmp_path: Path) -> None:
    turn = first()
    odd = SeriesMark("ab12", 2, 1, TWO, turn.mark.table[:2])
    begin_game(folder_of(tmp_path, odd), turn.plan, SealedLuck(5, "a" * 32), lambda: None, series=odd)
    assert open_match(tmp_path) is None


@pytest.mark.parametrize(("mode", "players"), [(Mode.STANDARD, 3), (Mode.CLASH, 6)])
def test_everybody_leads_once_in_turn(mode: Mode, players: int) -> None:
    plan = seated(mode, [PERSON] * players)
    led = []
    for _ in leaders_of(mode, players):
        led.append(plan.setup.leader)
        plan = led_by_next(plan)
    assert led == list(leaders_of(mode, players))
    assert plan.setup.leader == led[0]


def test_a_series_counts_its_own_games_alone_and_survives_a_restart(tmp_path: Path) -> None:
    table = seated(Mode.STANDARD, [PERSON, PERSON])
    mark: SeriesMark | None = SeriesMark("ab12", 3)
    played(begin_game(tmp_path, table, 77, lambda: None)[0], 9)
    wins = dict.fromkeys(NAMES[:2], 0)
    for number in range(3):
        begun = begin_game(tmp_path, table, number, lambda: None, series=mark)[0]
        assert waiting_series(tmp_path) is None
        match = played(begun, number)
        waiting = waiting_series(tmp_path)
        assert waiting is None if number == 2 else waiting is not None
        if waiting is not None:
            assert waiting == WaitingSeries(waiting.path, number + 2, 3)
        assert match.over is not None
        for seat in match.over.winners:
            wins[NAMES[seat]] += 1
        after, mark = next_game(match)
        assert after == (table if number == 2 else led_by_next(table))
        table = after
    assert mark is None
    tally = SeriesTally(match, tmp_path, tmp_path)
    while not tally.update(1):
        pass
    words = tally.words(Catalog.load("en", LOCALE).say)
    assert words.startswith("Game 3 of 3: ")
    assert all(f"{name} {count}" in words for name, count in wins.items())


def test_the_series_of_somebody_else_neither_waits_nor_counts_here(tmp_path: Path) -> None:
    mark = SeriesMark("theirs", 3)
    theirs, own = tmp_path / "theirs", tmp_path / "own"
    table = seated(Mode.STANDARD, [PERSON, PERSON])
    match = played(begin_game(theirs, table, 3, lambda: None, series=mark)[0], 3)
    waiting = waiting_series(theirs)
    assert waiting is not None
    own_copy(own, waiting.path)
    assert waiting_series(own) is None
    tally = SeriesTally(match, own, tmp_path)
    while not tally.update(1):
        pass
    assert tally.words(Catalog.load("en", LOCALE).say) == f"Game 1 of 3: {NAMES[0]} 0 · {NAMES[1]} 0"


def test_a_game_by_itself_has_no_tally(tmp_path: Path) -> None:
    match = played(begin_game(tmp_path, seated(Mode.STANDARD, [PERSON, PERSON]), 3, lambda: None)[0], 3)
    tally = SeriesTally(match, tmp_path, tmp_path)
    assert not tally.update(1)
    assert tally.words(Catalog.load("en", LOCALE).say) == ""
    assert next_game(match) == (match.agreed, None)
    assert waiting_series(tmp_path) is None
