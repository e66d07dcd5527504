"""What the records say of days: the first try and no other, the days in a row, and the words for it."""

from __future__ import annotations

from dataclasses import replace
from datetime import date, timedelta
from pathlib import Path

import pytest

from crypt_game.daily.crypt_of_day import luck_of, plan_of
from crypt_game.daily.day_words import day_sentences, share_words, spoken_day
from crypt_game.daily.diary import Diary, weeks_of
from crypt_game.daily.results import DayResult, at_par_or_better, results_of, streak_of
from crypt_game.daily.tries import DayState, state_of_day
from crypt_game.games import saves as saves_module
from crypt_game.games.game_list import GameList, Which
from crypt_game.games.library import Library
from crypt_game.games.store import OwnCopy, begin_game, own_copy
from crypt_game.match.luck_source import LuckSource
from crypt_game.match.match import Match
from crypt_game.match.plan_draft import PlanDraft
from crypt_game.match.statistics import counted
from crypt_game.text import Catalog
from tests.random_games import play_on

MONDAY = date(2026, 11, 23)
LOCALE = Path(__file__).parents[2] / "locale"


@pytest.fixture(autouse=True)
def begun_that_day(monkeypatch: pytest.MonkeyPatch) -> None:
    """Files are named after the day, whenever the test runs."""
    monkeypatch.setattr(saves_module.Saves, "new_path", lambda saves: saves._free_path(f"{MONDAY}_12-00-00"))


def begin(saves: Path, luck: LuckSource | None = None, *, practice: bool = False) -> Match:
    agreed = plan_of(MONDAY, PlanDraft(), lambda house, title: "Ysolde")
    match, _ = begin_game(saves, agreed, luck or luck_of(MONDAY), lambda: None, practice=practice)
    return match


def results(saves: Path) -> dict[date, DayResult]:
    games = GameList(saves)
    while games.work(1):
        pass
    return results_of(games.rows(Which.ALL))


def test_the_first_try_is_begun_gone_on_with_and_done(tmp_path: Path) -> None:
    assert state_of_day(tmp_path, MONDAY) == DayState("new")
    match = begin(tmp_path)
    state = state_of_day(tmp_path, MONDAY)
    assert state.name == "running"
    assert state.path is not None
    assert state.path.parent == tmp_path
    assert state_of_day(tmp_path, MONDAY + timedelta(days=1)).name == "new"
    play_on(match)
    assert state_of_day(tmp_path, MONDAY) == DayState("done")


def test_a_try_in_the_bin_was_seen_all_the_same(tmp_path: Path) -> None:
    begin(tmp_path)
    path = state_of_day(tmp_path, MONDAY).path
    assert path is not None
    Library(tmp_path).discard(path)
    assert state_of_day(tmp_path, MONDAY) == DayState("done")


def test_practice_other_games_and_rubbish_are_no_try(tmp_path: Path) -> None:
    begin(tmp_path, practice=True)
    begin(tmp_path, luck_of(MONDAY - timedelta(days=7)))
    for number, rubbish in enumerate((b"", b"[]", b'{"extra": 3, "game": 4}', b'{"extra": {"luck": 1}}')):
        (tmp_path / f"{MONDAY}_13-00-0{number}.crypt").write_bytes(rubbish)
    assert state_of_day(tmp_path, MONDAY) == DayState("new")


def test_only_the_first_try_counts(tmp_path: Path) -> None:
    first = play_on(begin(tmp_path))
    second = play_on(begin(tmp_path, practice=True), seed=8)
    third = play_on(begin(tmp_path), seed=9)
    assert first.over is not None
    coins = first.over.scores[0].total
    assert {match.over.scores[0].total for match in (second, third) if match.over} != {coins}
    found = results(tmp_path)
    assert list(found) == [MONDAY]
    assert (found[MONDAY].coins, found[MONDAY].helped) == (coins, False)


def test_practice_alone_is_no_result(tmp_path: Path) -> None:
    play_on(begin(tmp_path, practice=True))
    assert results(tmp_path) == {}


@pytest.mark.parametrize("decisions", [4, 1000])
def test_a_game_from_elsewhere_counts_nowhere(tmp_path: Path, decisions: int) -> None:
    """A friend's first try, running or over, leaves one's own as it was, and earns nothing."""
    own, theirs = tmp_path / "saves", tmp_path / "theirs"
    play_on(begin(theirs), decisions)
    (path,) = theirs.rglob("*.crypt")
    taken = own_copy(own, path)
    assert isinstance(taken, OwnCopy)
    assert state_of_day(own, MONDAY) == DayState("new")
    assert state_of_day(theirs, MONDAY) != DayState("new")
    assert results(own) == {}
    for folder, counts in ((theirs, decisions > 4), (own, False)):
        games = GameList(folder)
        games.work(1)
        (game,) = games.games()
        assert bool(counted([game])) is counts
        assert bool(game.account.human_seats) is (folder == theirs)
        honoured = replace(game.account.summary, honours={game.account.plan.human_seats[0]: ("any",)})
        assert bool(replace(game.account, summary=honoured).honours()) is (folder == theirs)
    play_on(begin(own))
    assert state_of_day(own, MONDAY) == DayState("done")
    assert list(results(own)) == [MONDAY]


def test_a_hint_is_told_with_the_result(tmp_path: Path) -> None:
    match = begin(tmp_path)
    match.count_hint()
    play_on(match)
    assert results(tmp_path)[MONDAY].helped


@pytest.mark.parametrize(
    ("played", "now", "longest"),
    [
        ((), 0, 0),
        ((0,), 1, 1),
        ((-1,), 1, 1),
        ((-2,), 0, 1),
        ((-3, -2, -1), 3, 3),
        ((-9, -8, -7, -6, -1, 0), 2, 4),
    ],
)
def test_days_in_a_row(played: tuple[int, ...], now: int, longest: int) -> None:
    days = {MONDAY + timedelta(days=number) for number in played}
    assert streak_of(days, MONDAY) == (now, longest)


def result(coins: int, *, helped: bool = False, day: date = MONDAY) -> DayResult:
    return DayResult(day, coins, helped, Path("game"))


def test_par_is_reached_by_those_who_had_no_help() -> None:
    days = [MONDAY + timedelta(days=number) for number in range(4)]
    found = {
        days[0]: result(40, day=days[0]),
        days[1]: result(39, day=days[1]),
        days[2]: result(50, helped=True, day=days[2]),
        days[3]: result(50, day=days[3]),
    }
    assert at_par_or_better(found, dict.fromkeys(days[:3], 40)) == 1


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("en", "Crypt 2026-11-23 ◆ 44, par 41"),
        ("de", "Crypt 2026-11-23 ◆ 44, Par 41"),
        ("fr", "Crypt 2026-11-23 ◆ 44, par 41"),
    ],
)
def test_what_is_shared_is_one_line(language: str, told: str) -> None:
    say = Catalog.load(language, LOCALE).say
    assert share_words(say, result(44), 41).replace("\u00a0", " ") == told
    assert share_words(say, result(44), None) == "Crypt 2026-11-23 ◆ 44"
    assert share_words(say, result(44, helped=True), 41) != share_words(say, result(44), 41)


@pytest.mark.parametrize("language", ["en", "de", "fr"])
def test_the_page_says_before_the_first_card_that_only_the_first_try_counts(language: str) -> None:
    say = Catalog.load(language, LOCALE).say
    before = day_sentences(say, MONDAY, MONDAY, DayState("new"), None, 41)
    assert say("daily-counts", state="new") in before
    after = day_sentences(say, MONDAY, MONDAY, DayState("done"), result(44), 41)
    assert any("44" in line and "3" in line for line in after)
    missed = day_sentences(say, MONDAY, MONDAY + timedelta(days=1), DayState("new"), None, None)
    assert say("daily-missed") in missed
    assert "44" in spoken_day(say, MONDAY, MONDAY, result(44), None)


def test_a_month_lies_under_its_weekdays() -> None:
    places = {day.day: place for place, day in weeks_of(date(2026, 2, 17))}
    assert (places[1], places[2], len(places)) == (6, 7, 28)


def test_the_diary_reads_all_and_wants_the_day_that_is_looked_at(tmp_path: Path) -> None:
    play_on(begin(tmp_path / "saves"))
    (tmp_path / "par.json").write_bytes(b'{"2026-11-23": 41}')
    diary = Diary(tmp_path / "saves", tmp_path, lambda: pytest.fail("every par is known"))
    assert diary.update(1.0)
    diary.look_at(MONDAY, MONDAY)
    assert not diary.update(1.0)
    assert list(diary.results) == [MONDAY]
    assert diary.pars == {MONDAY: 41}


def test_a_day_played_ahead_of_the_own_clock_breaks_no_streak() -> None:
    """Whoever travels west comes back to a day of which the next was played already."""
    days = [MONDAY + timedelta(days=number) for number in range(4)]
    assert streak_of(days, days[-2]).now == 4
    assert streak_of(days, days[-1] + timedelta(days=1)).now == 4
    assert streak_of(days, days[-1] + timedelta(days=2)).now == 0


@pytest.mark.parametrize("ahead", [-1, 0, 1])
def test_a_try_begun_on_another_clock_is_found(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, ahead: int
) -> None:
    named = MONDAY + timedelta(days=ahead)
    monkeypatch.setattr(saves_module.Saves, "new_path", lambda saves: saves._free_path(f"{named}_23-00-00"))
    begin(tmp_path)
    assert state_of_day(tmp_path, MONDAY).name == "running"
