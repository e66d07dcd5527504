"""Accounts of single records, and what many of them come to."""

from __future__ import annotations

import random
from dataclasses import replace
from datetime import date, datetime, timedelta
from typing import Any

import pytest

from crypt_game.match.annotations import Annotations, HandedOver, entitled, title_of
from crypt_game.match.fairness import DiceLuck, verify
from crypt_game.match.game_code import of_day
from crypt_game.match.luck_source import Origin
from crypt_game.match.match import Match
from crypt_game.match.players import HOUSES, Plan, Player, PlayerKind, Title
from crypt_game.match.statistics import (
    Account,
    GameKind,
    PlayedGame,
    account_of,
    by_origin,
    counted,
    kinds,
    names,
    tally,
)
from crypt_game.match.summary import Result, Summary
from crypt_game.rules import GameSetup, Mode, Rank
from crypt_game.rules.actions import Recover
from crypt_game.rules.indices import SeatIndex
from crypt_game.rules.legal import random_action
from crypt_game.rules.record import Acted, BadRecord, Record

START = datetime(2026, 11, 1, 20)


def seated(setup: GameSetup, *who: tuple[str, PlayerKind]) -> Plan:
    shared = 2 if setup.mode is Mode.CLASH else 1
    people = [
        Player(name, HOUSES[number // shared], Title.DUKE, mind) for number, (name, mind) in enumerate(who)
    ]
    return Plan.seated(setup, people)


def an_account(
    scores: dict[str, int],
    winners: tuple[int, ...] = (),
    *,
    heirs: tuple[str, ...] = (),
    luck: tuple[DiceLuck, ...] = (),
) -> Account:
    """A game of the base rules that ended like this; those in `heirs` are no persons."""
    minds = [(name, PlayerKind.KNIGHT if name in heirs else PlayerKind.PERSON) for name in scores]
    plan = seated(GameSetup(Mode.STANDARD, len(scores)), *minds)
    coins = {SeatIndex(seat): score for seat, score in enumerate(scores.values())}
    result = Result(coins, tuple(map(SeatIndex, winners)))
    return Account(plan, Summary(9, luck or (DiceLuck(),) * len(scores), result))


def in_order(*accounts: Account) -> list[PlayedGame]:
    return [PlayedGame(START + timedelta(days=day), account) for day, account in enumerate(accounts)]


def played(mode: Mode, players: int, decisions: int = 10_000, seed: int = 4) -> Match:
    who = [(f"P{seat}", PlayerKind.PERSON) for seat in range(players)]
    match, rng = Match(seated(GameSetup(mode, players), *who), seed), random.Random(seed)
    match.begin()
    while match.over is None and decisions:
        match.submit(*random_action(match.state, rng))
        decisions -= 1
    return match


TABLES = [(Mode.STANDARD, 2), (Mode.STANDARD, 4), (Mode.SOLO, 1), (Mode.TWINS, 2), (Mode.CLASH, 6)]


# one account ----------------------------------------------------------------------------------------------
@pytest.mark.parametrize(("mode", "players"), TABLES)
def test_an_account_agrees_with_the_game(mode: Mode, players: int) -> None:
    match = played(mode, players)
    account = account_of(match.record)
    over, result = match.over, account.result
    assert over is not None
    assert result is not None
    assert (result.winners, result.rank) == (over.winners, over.rank)
    decisive = {line.seat: match.state.variant.deciding_score(over, line.seat) for line in over.scores}
    assert result.coins == decisive
    assert account.round == match.state.round
    assert account.plan == match.plan
    assert account.kind == (mode, players)
    assert len(account.human_seats) == players


@pytest.mark.parametrize(("mode", "players"), TABLES)
def test_the_luck_of_all_pools_is_that_of_the_dice(mode: Mode, players: int) -> None:
    match = played(mode, players)
    luck = sum(account_of(match.record).luck, DiceLuck())
    dice = verify(match.record)
    assert (luck.at_risk, luck.exhausted) == (dice.luck.at_risk, dice.luck.exhausted)
    assert luck.expected == pytest.approx(dice.luck.expected)
    assert 0 < luck.variance <= luck.at_risk / 4


def test_the_score_in_a_team_is_the_lower_one() -> None:
    for mode, players in ((Mode.TWINS, 2), (Mode.CLASH, 6)):
        match = played(mode, players)
        account = account_of(match.record)
        assert match.over is not None
        for team in match.over.teams:
            members = account.variant.teams[team.team]
            assert {account.score(seat) for seat in members} == {team.score}


def test_a_running_game_has_no_score() -> None:
    account = account_of(played(Mode.STANDARD, 3, decisions=5).record)
    assert account.result is None
    with pytest.raises(ValueError, match="score"):
        account.score(0)


def test_a_record_that_breaks_off_is_counted_as_far_as_it_is_sound() -> None:
    match = played(Mode.STANDARD, 3, decisions=5)
    wrong = replace(match.record, entries=(*match.record.entries, Acted(99, Recover())))
    assert account_of(wrong) == account_of(match.record)
    with pytest.raises(BadRecord):
        account_of(Record(GameSetup(Mode.SOLO, 3), 1))


# titles and practice --------------------------------------------------------------------------------------
def test_a_title_is_kept_beside_everything_else() -> None:
    extra = entitled({"people": [1]}, "  Grandma’s revenge ")
    assert extra == {"people": [1], "title": "Grandma’s revenge"}
    assert title_of(extra) == "Grandma’s revenge"
    assert entitled(extra, " ") == {"people": [1]}
    assert title_of(None) == title_of({"title": 3}) == ""
    assert len(title_of({"title": "x\n" * 90})) == 40


def test_an_account_knows_title_and_practice() -> None:
    record = played(Mode.STANDARD, 2, decisions=3).record
    assert not account_of(record).practice
    marked = replace(record, extra=entitled(record.extra, "Try") | Annotations(practice=4).extra())
    account = account_of(marked)
    assert (account.title, account.practice) == ("Try", True)


def handed_over(record: Record, *marks: tuple[int, int, PlayerKind]) -> Account:
    """The account of a record in which at these steps these seats went to these minds."""
    people = Plan.of_record(record.setup, record.extra).players
    handed = tuple(
        HandedOver(step, SeatIndex(seat), replace(people[seat], mind=mind)) for step, seat, mind in marks
    )
    return account_of(replace(record, extra=(record.extra or {}) | Annotations(handed=handed).extra()))


def first_decision(record: Record, seat: int) -> int:
    return next(
        step for step, entry in enumerate(record.entries) if isinstance(entry, Acted) and entry.seat == seat
    )


def test_a_seat_given_to_an_heir_is_nobodys() -> None:
    record = played(Mode.STANDARD, 2).record
    assert account_of(record).human_seats == (0, 1)
    away = handed_over(record, (first_decision(record, 1) + 1, 1, PlayerKind.KNIGHT))
    assert away.human_seats == (0,)
    assert away.helped == frozenset()
    assert not counted(in_order(handed_over(record, (5, 0, PlayerKind.KNIGHT), (5, 1, PlayerKind.KNIGHT))))


def test_whoever_let_an_heir_decide_once_or_came_late_has_not_played_that_seat() -> None:
    record = played(Mode.STANDARD, 2).record
    first, end = first_decision(record, 1), len(record.entries)
    lent = handed_over(record, (first, 1, PlayerKind.PAGE), (first + 1, 1, PlayerKind.PERSON))
    assert (lent.human_seats, lent.helped) == ((0,), frozenset({1}))
    assert tally(in_order(lent), "P1").games == 0
    assert tally(in_order(lent)).marks[0].score == lent.score(0)
    late = handed_over(record, (0, 1, PlayerKind.REGENT), (end - 1, 1, PlayerKind.PERSON))
    assert (late.human_seats, late.helped) == ((0,), frozenset({1}))


def test_a_seat_given_away_and_taken_back_before_anything_was_decided_is_its_persons() -> None:
    record = played(Mode.STANDARD, 2).record
    first = first_decision(record, 1)
    back = handed_over(record, (first, 1, PlayerKind.PAGE), (first, 1, PlayerKind.PERSON))
    assert (back.human_seats, back.helped) == ((0, 1), frozenset())
    assert tally(in_order(back), "P1").games == 1


# what counts ----------------------------------------------------------------------------------------------
def test_only_games_that_are_over_and_were_played_by_a_person_in_earnest_count() -> None:
    fit = an_account({"Ysolde": 20, "Bram": 10}, (0,), heirs=("Bram",))
    running = account_of(played(Mode.STANDARD, 2, decisions=3).record)
    watched = an_account({"Ysolde": 20, "Bram": 10}, (0,), heirs=("Ysolde", "Bram"))
    practice = replace(fit, practice=True)
    games = in_order(running, watched, practice, fit)
    assert counted(games) == games[3:]


def test_games_are_counted_in_the_order_in_which_they_were_played() -> None:
    games = in_order(*(an_account({"A": score, "B": 1}, (0,)) for score in (5, 6, 7)))
    assert counted(reversed(games)) == games


def test_kinds_and_names_are_those_that_occur() -> None:
    two, three = an_account({"A": 1, "B": 2}), an_account({"B": 1, "C": 2, "D": 3}, heirs=("D",))
    solo = account_of(played(Mode.SOLO, 1).record)
    games = in_order(solo, three, two)
    assert kinds(games) == [GameKind(Mode.STANDARD, 2), GameKind(Mode.STANDARD, 3), GameKind(Mode.SOLO, 1)]
    assert names(games) == ["B", "A", "C", "P0"]


# tallies --------------------------------------------------------------------------------------------------
def test_nothing_comes_to_nothing() -> None:
    empty = tally([])
    assert (empty.games, empty.wins, empty.streak, empty.longest) == (0, 0, 0, 0)
    assert (empty.best, empty.mean, empty.bars, empty.means(5)) == (None, None, (), ())


def test_wins_streaks_best_and_mean() -> None:
    won, lost = (
        an_account({"A": 30, "B": 20}, (0,), heirs=("B",)),
        an_account({"A": 14, "B": 20}, (1,), heirs=("B",)),
    )
    counted_up = tally(in_order(won, won, won, lost, won, won))
    assert (counted_up.games, counted_up.contested, counted_up.wins) == (6, 6, 5)
    assert (counted_up.streak, counted_up.longest) == (2, 3)
    assert counted_up.best == 30
    assert counted_up.mean == pytest.approx((5 * 30 + 14) / 6)
    assert [mark.won for mark in counted_up.marks] == [True, True, True, False, True, True]
    assert counted_up.bars == ((10, 1), (15, 0), (20, 0), (25, 0), (30, 5))
    assert tally(in_order(won, lost)).streak == 0


def test_of_several_persons_the_best_stands_for_all_and_each_for_itself() -> None:
    games = in_order(an_account({"A": 30, "B": 20}, (0,)), an_account({"A": 10, "B": 25}, (1,)))
    assert [mark.score for mark in tally(games).marks] == [30, 25]
    assert tally(games).wins == 2
    assert [mark.score for mark in tally(games, "B").marks] == [20, 25]
    assert [mark.won for mark in tally(games, "B").marks] == [False, True]
    assert tally(games, "Nobody").games == 0


def test_a_shared_victory_is_a_victory() -> None:
    assert tally(in_order(an_account({"A": 30, "B": 30}, (0, 1)))).wins == 1


def test_the_mean_of_the_last_games() -> None:
    scores = (10, 20, 30, 40)
    games = in_order(*(an_account({"A": score, "B": 1}, (0,)) for score in scores))
    assert tally(games).means(2) == (10, 15, 25, 35)
    assert tally(games).means(9) == (10, 15, 20, 25)


def test_alone_there_are_titles_and_no_victories() -> None:
    plan = seated(GameSetup(Mode.SOLO, 1), ("A", PlayerKind.PERSON))

    def ended(score: int, rank: Rank) -> Account:
        return Account(plan, Summary(9, (DiceLuck(),) * 2, Result({SeatIndex(0): score}, rank=rank)))

    games = in_order(ended(52, Rank.MAGNIFICENT), ended(12, Rank.FOOL), ended(13, Rank.FOOL))
    counted_up = tally(games)
    assert (counted_up.contested, counted_up.wins, counted_up.longest) == (0, 0, 0)
    assert counted_up.titles == {(Mode.SOLO, Rank.MAGNIFICENT): 1, (Mode.SOLO, Rank.FOOL): 2}
    assert [mark.won for mark in counted_up.marks] == [None, None, None]


def test_twins_are_scored_together() -> None:
    plan = seated(GameSetup(Mode.TWINS, 2), ("A", PlayerKind.PERSON), ("B", PlayerKind.PERSON))
    account = Account(
        plan, Summary(9, (DiceLuck(),) * 4, Result({SeatIndex(0): 33, SeatIndex(2): 33}, rank=Rank.PETTY))
    )
    assert [mark.score for mark in tally(in_order(account)).marks] == [33]
    assert tally(in_order(account), "A").best == 33


def test_luck_is_that_of_the_persons_dice_and_adds_up() -> None:
    mine, theirs = DiceLuck(4, 3, 2.0, 1.0), DiceLuck(9, 0, 3.0, 1.0)
    games = in_order(*(an_account({"A": 1, "B": 2}, (1,), heirs=("B",), luck=(mine, theirs)),) * 2)
    counted_up = tally(games)
    assert counted_up.luck == DiceLuck(8, 6, 4.0, 2.0)
    assert counted_up.excess == ((1.0, 1.0), (2.0, 2**0.5))


def test_a_house_of_two_persons_rolls_its_dice_once() -> None:
    account = account_of(played(Mode.CLASH, 6).record)
    counted_up = tally(in_order(account))
    assert counted_up.luck.at_risk == sum(luck.at_risk for luck in account.luck)
    one = tally(in_order(account), "P0")
    assert one.luck == account.luck[0]


def test_games_are_kept_apart_by_where_their_luck_came_from() -> None:
    setup = GameSetup(Mode.STANDARD, 2)
    plan = Plan.seated(setup, [Player("A", HOUSES[0], Title.DUKE), Player("B", HOUSES[1], Title.DUKE)])
    summary = Summary(9, (DiceLuck(),) * 2)
    day = of_day(date(2026, 3, 4), Mode.STANDARD, 2)

    def game(minute: int, seed: int, origin: Origin | None, plan: Plan = plan) -> PlayedGame:
        when = datetime(2026, 3, 4, 12, minute)
        return PlayedGame(when, Account(plan, summary, seed=seed, origin=origin))

    fresh, coded, daily = game(0, 1, Origin.FRESH), game(1, 1, Origin.CODE), game(2, 2, Origin.DAY)
    older, again = game(3, 3, None), game(4, 3, None)
    of_the_day = game(5, day.seed, None, Plan(day.setup, plan.players))
    games = [fresh, coded, daily, older, again, of_the_day]
    assert by_origin(games) == {
        Origin.FRESH: [fresh, older],
        Origin.CODE: [coded, again],
        Origin.DAY: [daily, of_the_day],
    }
    assert by_origin([coded]) == {Origin.CODE: [coded]}
    assert [game.account.knowable for game in games] == [False, True, True, False, False, False]


@pytest.mark.parametrize(
    ("changes", "unaided"),
    [({}, 1), ({"with_help": True}, 0), ({"practice": True}, 0), ({"helped": frozenset({0})}, 0)],
)
def test_a_win_without_help_is_told_apart(changes: dict[str, Any], unaided: int) -> None:
    won = replace(an_account({"A": 30, "B": 20}, (0,), heirs=("B",)), **changes)
    lost = replace(an_account({"A": 14, "B": 20}, (1,), heirs=("B",)), **changes)
    assert (won.won_unaided, lost.won_unaided) == (bool(unaided), False)
    assert tally(counted(in_order(won, lost))).unaided == unaided


def test_a_hint_and_a_warning_are_help() -> None:
    for marks in (Annotations(hints=1), Annotations(warnings=1), Annotations(taken_back=1)):
        read = Annotations.of_record(marks.extra())
        assert read == marks
        assert read.with_help
    assert not Annotations().with_help
