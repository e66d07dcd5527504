"""One crypt played in turn: out of sight until all have played, and compared in the end; series."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from random import Random

import pytest

from crypt_game.games.equal_luck import (
    EqualLuck,
    NextTurn,
    first_turn,
    folder_of,
    home_of,
    is_withheld,
    open_match,
    result_facts,
)
from crypt_game.games.game_list import GameList, Which
from crypt_game.games.series_tally import SeriesTally, next_game
from crypt_game.games.store import Opened, OwnCopy, begin_game, open_game, own_copy
from crypt_game.games.unfinished import unfinished
from crypt_game.match.luck_source import SealedLuck
from crypt_game.match.match import Match
from crypt_game.match.players import PlayerKind
from crypt_game.match.series import SeriesMark, in_turn, led_by_next, series_of
from crypt_game.opponents.levels import Level
from crypt_game.opponents.par import PAR_GAMES, Par
from crypt_game.rules import Mode
from crypt_game.rules.legal import random_action
from crypt_game.rules.setup import leaders_of
from crypt_game.text import Catalog
from tests.random_games import NAMES, seated

LOCALE = Path(__file__).parents[2] / "locale"
LUCK = SealedLuck(5, "a" * 32)
PERSON, SQUIRE = PlayerKind.PERSON, PlayerKind.SQUIRE
TABLE = seated(Mode.STANDARD, [PERSON, SQUIRE, PERSON])


def begin(saves: Path, turn: NextTurn) -> Match:
    return begin_game(folder_of(saves, turn.mark), turn.plan, turn.luck, lambda: None, series=turn.mark)[0]


def played(match: Match, seed: int) -> Match:
    rng = Random(seed)
    while match.over is None:
        match.submit(*random_action(match.state, rng))
    return match


def half_way(saves: Path) -> Match:
    """The first of two has played."""
    return played(begin(saves, first_turn(TABLE, "ab12", LUCK)), 1)


def opened(saves: Path) -> EqualLuck:
    match = open_match(saves)
    assert match is not None
    return match


def turn_of(saves: Path) -> NextTurn:
    turn = opened(saves).next_turn
    assert turn is not None
    return turn


def test_each_sits_in_the_first_seat_among_computer_heirs() -> None:
    plan = in_turn(TABLE, NAMES[2])
    assert [player.name for player in plan.players] == [NAMES[2], NAMES[1], NAMES[2]]
    assert [player.mind for player in plan.players] == [PERSON, SQUIRE, PlayerKind.KNIGHT]
    assert plan.setup == TABLE.setup


def test_no_list_shows_a_game_before_all_have_played(tmp_path: Path) -> None:
    assert open_match(tmp_path) is None
    first = half_way(tmp_path)
    assert is_withheld(tmp_path, first)
    assert GameList(tmp_path).rows(Which.ALL) == []
    match = opened(tmp_path)
    assert (match.played, match.result) == (1, None)
    turn = turn_of(tmp_path)
    assert (turn.player.name, turn.mark.number, turn.path) == (NAMES[2], 2, None)
    assert turn.luck == LUCK


def test_a_game_that_was_left_is_gone_on_with_where_it_lies(tmp_path: Path) -> None:
    begin(tmp_path, first_turn(TABLE, "ab12", LUCK))
    turn = turn_of(tmp_path)
    assert turn.path is not None
    assert turn.player.name == NAMES[0]
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


def test_in_the_end_all_are_compared_and_listed(tmp_path: Path) -> None:
    one = half_way(tmp_path)
    other = played(begin(tmp_path, turn_of(tmp_path)), 2)
    match = opened(tmp_path)
    result = match.result
    assert result is not None
    assert one.over is not None
    assert other.over is not None
    coins = {NAMES[0]: one.over.scores[0].total, NAMES[2]: other.over.scores[0].total}
    assert dict(result.coins) == coins
    assert [each for _, each in result.coins] == sorted(coins.values(), reverse=True)
    assert (result.question.luck, result.question.seat) == (one.seed, 0)
    assert result.question.level is Level.KNIGHT or result.question.level is Level.SQUIRE
    assert one.seed == other.seed
    match.release()
    assert open_match(tmp_path) is None
    assert len(GameList(tmp_path).rows(Which.FINISHED)) == 2
    assert not is_withheld(tmp_path, one)


@pytest.mark.parametrize("language", ["en", "de", "fr"])
def test_the_result_names_everybody_and_a_computer_heir(tmp_path: Path, language: str) -> None:
    half_way(tmp_path)
    played(begin(tmp_path, turn_of(tmp_path)), 2)
    result = opened(tmp_path).result
    assert result is not None
    say = Catalog.load(language, LOCALE).say
    words = say("equal-luck-result", **result_facts(result, Par((31,) * PAR_GAMES), say))
    assert all(f"{name} {coins}" in words for name, coins in result.coins)
    assert "31" in words
    assert "–" in say("equal-luck-result", **result_facts(result, None, say))


def test_a_match_given_up_leaves_its_games_to_the_lists(tmp_path: Path) -> None:
    half_way(tmp_path)
    begin(tmp_path, turn_of(tmp_path))
    opened(tmp_path).release()
    games = GameList(tmp_path)
    assert (len(games.rows(Which.RUNNING)), len(games.rows(Which.FINISHED))) == (1, 1)


@pytest.mark.parametrize(
    "told",
    [
        3,
        {},
        {"name": "../x", "games": 3, "number": 1},
        {"name": "ab", "games": 3, "number": 4},
        {"name": "ab", "games": 99, "number": 1},
        {"name": "ab", "games": True, "number": 1},
        {"name": "ab", "games": 2, "number": 1, "entrants": ["one"]},
        {"name": "ab", "games": 1, "number": 1, "entrants": [1]},
    ],
)
def test_a_mark_that_makes_no_sense_is_none(told: object) -> None:
    assert series_of({"series": told}) is None


def test_a_mark_is_read_as_it_was_written() -> None:
    for mark in (SeriesMark("ab12", 5, 2), SeriesMark("ab12", 2, 1, ("Ada", "Bo"))):
        assert series_of(mark.extra()) == mark
    assert SeriesMark("ab12", 3, 3).following is None


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
        match = played(begin_game(tmp_path, table, number, lambda: None, series=mark)[0], number)
        assert match.over is not None
        for seat in match.over.winners:
            wins[NAMES[seat]] += 1
        after, mark = next_game(match)
        assert after == (table if number == 2 else led_by_next(table))
        table = replace(after, players=table.players)
    assert mark is None
    tally = SeriesTally(match, tmp_path, tmp_path)
    while not tally.update(1):
        pass
    words = tally.words(Catalog.load("en", LOCALE).say)
    assert words.startswith("Game 3 of 3: ")
    assert all(f"{name} {count}" in words for name, count in wins.items())


def test_a_game_by_itself_has_no_tally(tmp_path: Path) -> None:
    match = played(begin_game(tmp_path, seated(Mode.STANDARD, [PERSON, PERSON]), 3, lambda: None)[0], 3)
    tally = SeriesTally(match, tmp_path, tmp_path)
    assert not tally.update(1)
    assert tally.words(Catalog.load("en", LOCALE).say) == ""
    assert next_game(match) == (match.agreed, None)
