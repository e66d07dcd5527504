"""The steps of the reckoning: they last as long as a finale may, add up, and let the lead change hands."""

from __future__ import annotations

from itertools import groupby, pairwise

import pytest

from crypt_game.match.match import Match
from crypt_game.play.reckoning import Beat, Reckoning, reckoning_steps
from crypt_game.play.score_table import RowKind, ScoreTable
from crypt_game.rules import Mode
from tests.random_games import finished

TABLES = [
    (Mode.STANDARD, 2, False),
    (Mode.STANDARD, 4, True),
    (Mode.SOLO, 1, False),
    (Mode.TWINS, 2, False),
    (Mode.CLASH, 6, False),
    (Mode.CLASH, 8, False),
]


def counted(mode: Mode, players: int, cursed: bool, seed: int = 3) -> tuple[Match, ScoreTable]:
    match = finished(mode, players, cursed=cursed, seed=seed)
    assert match.over is not None
    return match, ScoreTable.of(match, match.over)


@pytest.mark.parametrize(("mode", "players", "cursed"), TABLES)
def test_the_steps_add_up_and_take_as_long_as_a_finale_may(mode: Mode, players: int, cursed: bool) -> None:
    match, table = counted(mode, players, cursed)
    reckoning = Reckoning(reckoning_steps(match, table))
    assert 12 <= reckoning.seconds <= 18
    later = reckoning.steps[1:]
    longest = max(step.seconds for step in later)
    assert all((step.seconds < longest) is not any(step.row.values) for step in later)
    total = next(row for row in table.rows if row.kind is RowKind.TOTAL)
    assert reckoning.steps[-1].after == total.values
    heard = dict.fromkeys(Beat, 0)
    while not reckoning.done:
        for beat in reckoning.update(1 / 60):
            heard[beat] += 1
    assert tuple(reckoning.coins(column) for column in range(players)) == total.values
    assert heard[Beat.LAID] == len(reckoning.steps)
    assert heard[Beat.TURNED] > 0
    assert heard[Beat.COIN] > 0


@pytest.mark.parametrize(("mode", "players", "cursed"), TABLES)
def test_who_leads_at_the_end_has_won(mode: Mode, players: int, cursed: bool) -> None:
    match, table = counted(mode, players, cursed)
    leaders = {table.seats[column] for column in reckoning_steps(match, table)[-1].leaders}
    assert set(table.winners) <= leaders
    assert bool(leaders) is bool(table.winners)


def test_every_card_of_a_type_is_laid_before_its_collector() -> None:
    match, table = counted(Mode.STANDARD, 4, False)
    for step in reckoning_steps(match, table):
        if step.row.type is None:
            continue
        for seat, laid in zip(table.seats, step.laid, strict=True):
            held = [each for each in match.state.seats[seat].cards if each.card.type is step.row.type]
            assert [(card.card, card.hidden) for card in laid] == [
                (each.card, not each.flipped) for each in held
            ]


def test_the_cards_of_one_who_is_alone_stay_and_turn_once() -> None:
    match, table = counted(Mode.SOLO, 1, False)
    held = sorted(card.card for card in match.state.seats[table.seats[0]].cards)
    for number, step in enumerate(reckoning_steps(match, table)):
        (laid,) = step.laid
        if step.row.kind is RowKind.DICE and any(step.row.values):
            assert laid == ()
            continue
        assert sorted(card.card for card in laid) == held
        assert any(card.hidden for card in laid) is (number == 0)
        counts = {card.card.type for card in laid if card.counts}
        assert counts <= {step.row.type} or number == 0


def test_the_lead_is_heard_when_it_changes_hands() -> None:
    for seed in range(40):
        match, table = counted(Mode.STANDARD, 3, False, seed)
        steps = reckoning_steps(match, table)
        changes = sum(a.leaders != b.leaders for a, b in pairwise(steps))
        if changes:
            break
    reckoning, heard, seen = Reckoning(steps), 0, []
    while not reckoning.done:
        before = reckoning.leaders
        told = Beat.LEAD in reckoning.update(1 / 60)
        assert told is bool(before and before != reckoning.leaders)
        heard += told
        seen.append(reckoning.leaders)
    assert heard == changes > 0
    assert [leaders for leaders, _ in groupby(seen)] == [
        frozenset(),
        *(leaders for leaders, _ in groupby(step.leaders for step in steps)),
    ]


def test_of_twins_the_coins_of_the_poorer_one_count_at_every_moment() -> None:
    match, table = counted(Mode.TWINS, 2, False)
    reckoning, seen = Reckoning(reckoning_steps(match, table)), set()
    while not reckoning.done:
        reckoning.update(1 / 10)
        coins = [reckoning.coins(column) for column in (0, 1)]
        assert coins[reckoning.poorest] == min(coins)
        seen.add(reckoning.poorest)
    assert 0 in seen, "while both have as many it is the first"
    total = next(row for row in table.rows if row.kind is RowKind.TEAM)
    assert reckoning.coins(reckoning.poorest) == total.values[0]


def test_what_a_row_pays_is_told_once_its_cards_have_turned_and_before_it_is_paid() -> None:
    match, table = counted(Mode.STANDARD, 2, False)
    reckoning = Reckoning(reckoning_steps(match, table))
    reckoning.next_step()
    assert not reckoning.shown(0), "not before the hidden cards have turned"
    while not reckoning.shown(0):
        reckoning.update(1 / 60)
    assert reckoning.share(0) < 1, "not as late as the last coin"
    reckoning.next_step()
    assert reckoning.shown(0)
    assert not reckoning.shown(1)


def test_a_step_can_be_passed_over_and_so_can_all() -> None:
    match, table = counted(Mode.STANDARD, 2, False)
    reckoning = Reckoning(reckoning_steps(match, table))
    assert not reckoning.started(0)
    reckoning.next_step()
    assert (reckoning.started(0), reckoning.index) == (True, 0)
    reckoning.next_step()
    assert (reckoning.index, reckoning.share(0), reckoning.share(1)) == (1, 1, 0)
    reckoning.finish()
    assert (reckoning.done, reckoning.unveiled, reckoning.light) == (True, True, 1)


def test_at_no_speed_everything_stands_at_once() -> None:
    match, table = counted(Mode.STANDARD, 2, False)
    assert Reckoning(reckoning_steps(match, table), 0).unveiled


def test_it_grows_dark_over_the_last_step_and_light_over_the_winner() -> None:
    match, table = counted(Mode.STANDARD, 2, False)
    reckoning, lights = Reckoning(reckoning_steps(match, table)), []
    while not reckoning.unveiled:
        reckoning.update(1 / 60)
        lights.append((reckoning.done, reckoning.light))
    over, winner = ([light for done, light in lights if done is after] for after in (False, True))
    assert over == sorted(over, reverse=True)
    assert winner == sorted(winner)
    assert over[0] == winner[-1] == 1
    assert 0.28 <= min(over[-1], winner[0]) <= max(over[-1], winner[0]) < 0.36  # dark, but never black
    steps = [*over, *winner]
    assert max(abs(a - b) for a, b in pairwise(steps)) < 0.1
