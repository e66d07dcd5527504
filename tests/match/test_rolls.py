"""Every roll of a game is listed once, with its effort, and adds up to what the check of the dice says."""

from __future__ import annotations

import random

import pytest

from crypt_game.match.fairness import DiceLuck, verify
from crypt_game.match.match import Match
from crypt_game.match.players import HOUSES, Plan, Player, Title
from crypt_game.match.rolls import Throw, faces, luck_by_effort, throws_of
from crypt_game.rules import GameSetup, Mode, Purpose, Rolled
from crypt_game.rules import events as ev
from crypt_game.rules.indices import PoolIndex, SlotIndex
from crypt_game.rules.legal import random_action
from crypt_game.rules.record import Chanced

PLAYERS = {Mode.STANDARD: 4, Mode.SOLO: 1, Mode.TWINS: 2, Mode.CLASH: 6}


def played(mode: Mode, seed: int) -> Match:
    people = [Player(f"P{n}", HOUSES[n % 4], Title.DUKE) for n in range(PLAYERS[mode])]
    match, rng = Match(Plan.seated(GameSetup(mode, PLAYERS[mode]), people), seed), random.Random(seed)
    match.begin()
    while match.over is None:
        match.submit(*random_action(match.state, rng))
    return match


@pytest.mark.parametrize("mode", Mode)
def test_every_die_that_was_rolled_is_listed_in_order(mode: Mode) -> None:
    match = played(mode, 3)
    outcomes = [m.step.outcome for m in match.moments if isinstance(m.step, Chanced)]
    rolled = [value for outcome in outcomes if isinstance(outcome, Rolled) for value in outcome.values]
    throws = throws_of(match.record)
    assert [value for throw in throws for value in throw.rolls] == rolled
    assert sum(faces(throws)) == len(rolled)
    assert faces(throws) == tuple(rolled.count(face) for face in range(1, 7))


@pytest.mark.parametrize("mode", Mode)
def test_efforts_are_those_that_the_events_tell_of(mode: Mode) -> None:
    match = played(mode, 3)
    told: list[tuple[int, int, int, tuple[int, ...]]] = []
    for event in (event for moment in match.moments for event in moment.events):
        if isinstance(event, ev.ExhaustionRolled):
            told += [(event.pool, slot.slot, slot.effort, slot.rolls) for slot in event.slots]
        elif isinstance(event, ev.Rerolled):
            told.append((event.pool, event.slot, event.effort, (event.roll,)))
    listed = [
        (throw.pool, throw.slot, throw.effort, throw.rolls)
        for throw in throws_of(match.record)
        if throw.purpose in (Purpose.EXHAUSTION, Purpose.REROLL)
    ]
    assert listed == told


@pytest.mark.parametrize("mode", Mode)
def test_sums_are_those_of_the_check(mode: Mode) -> None:
    record = played(mode, 3).record
    checked = verify(record)
    added = sum(luck_by_effort(throws_of(record)).values(), DiceLuck())
    assert (added.at_risk, added.exhausted) == (checked.luck.at_risk, checked.luck.exhausted)
    assert added.expected == pytest.approx(checked.luck.expected)


def test_a_die_fails_below_its_effort() -> None:
    throw = Throw(1, PoolIndex(0), Purpose.EXHAUSTION, SlotIndex(2), 4, (3, 4, 1))
    assert throw.failed == 2
    assert throw.luck.expected == pytest.approx(1.5)
    assert throw._replace(purpose=Purpose.GHOST).luck == DiceLuck()
