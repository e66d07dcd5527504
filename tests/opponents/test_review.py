"""The look back: luck adds up to nothing on average, a Regent makes no mistakes in its own eyes."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from itertools import product
from random import Random

import pytest

from crypt_game import rules
from crypt_game.opponents import evaluation, review
from crypt_game.opponents.choose import rate, reward_before_claim
from crypt_game.opponents.evaluation import alike
from crypt_game.opponents.levels import Level, LevelNumbers, numbers_of
from crypt_game.opponents.position import action_of, move_of, position_of
from crypt_game.opponents.reasons import why_claim
from crypt_game.opponents.review import COSTLIEST, Findings, Mistake, Review
from crypt_game.opponents.round_values import RoundValues
from crypt_game.opponents.search import Search
from crypt_game.opponents.worth_parts import WorthParts
from crypt_game.rules import Claim, Decide, GameSetup, Mode, Purpose, Roll, Rolled
from crypt_game.rules.indices import SeatIndex
from crypt_game.rules.playout import random_outcome, random_setup, random_steps
from crypt_game.rules.record import Acted, Chanced, Entry, Record
from crypt_game.rules.setup import CollectorSides
from crypt_game.rules.terms import Choice, Side


def reviewed(record: Record, seats: tuple[int, ...]) -> Findings:
    review = Review(record, tuple(map(SeatIndex, seats)))
    while not review.step():
        assert 0 <= review.progress <= 1
    return review.findings


@pytest.mark.parametrize("mode", list(Mode))
def test_every_mode_can_be_looked_back_on(mode: Mode) -> None:
    rng = Random(2)
    setup = random_setup(rng, mode)
    start = rules.new_game(setup)
    entries = tuple(entry for entry, _ in random_steps(start, rng))
    if mode is Mode.CLASH:
        entries = entries[:40]
    findings = reviewed(Record(setup, None, entries), (0,))
    assert findings.done
    assert set(findings.luck) == {0}
    lapses = findings.lapses[0]
    assert 0 < len(lapses) <= COSTLIEST
    assert [lapse.gap for lapse in lapses] == sorted((lapse.gap for lapse in lapses), reverse=True)
    for lapse in lapses:
        entry = entries[lapse.step]
        assert isinstance(entry, Acted)
        assert entry.action == lapse.played != lapse.better
        assert lapse.why


def test_a_wasted_die_is_found_and_bad_luck_told_apart() -> None:
    """Three dice at effort 6 on one card, all of which fail: costly, and unlucky besides."""
    setup = GameSetup(Mode.STANDARD, 2)
    state = rules.new_game(setup)
    entries: list[Entry] = []
    rng = Random(1)
    while state.round < 2:
        entry: Entry
        pending = state.pending
        if isinstance(pending, Decide):
            wasteful = Claim.on({0: [6, 6, 6]})
            action = wasteful if pending.seat == 0 and pending.dice == 3 else rules.Recover()
            entry, state = Acted(pending.seat, action), rules.apply(state, pending.seat, action).state
        else:
            assert isinstance(pending, rules.Chance)
            request = pending.request
            failing = isinstance(request, Roll) and request.purpose is Purpose.EXHAUSTION
            outcome = (
                Rolled((1,) * request.dice)
                if isinstance(request, Roll) and failing
                else random_outcome(request, rng)
            )
            entry, state = Chanced(outcome), rules.resolve(state, outcome).state
        entries.append(entry)
    findings = reviewed(Record(setup, None, tuple(entries)), (0, 1))
    assert findings.lapses[0][0].played == Claim.on({0: [6, 6, 6]})
    assert findings.lapses[0][0].gap > 2
    assert findings.luck[0].dice < 0
    assert findings.luck[1].dice == 0


def test_a_wrong_record_is_told() -> None:
    setup = GameSetup(Mode.STANDARD, 2)
    wrong = Review(Record(setup, None, (Acted(0, rules.Recover()),)), (SeatIndex(0),))
    with pytest.raises(rules.Illegal):
        wrong.step()


@pytest.mark.parametrize(("mode", "seed"), [(Mode.STANDARD, 2), (Mode.TWINS, 1)])
def test_every_choice_is_held_against_what_a_regent_expects(
    mode: Mode, seed: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What is told of each choice is worked out here once more, choice by choice."""
    mind = replace(numbers_of(Level.REGENT), doubt=0.5, nodes=60)
    monkeypatch.setattr(evaluation, "MIND", mind)
    monkeypatch.setattr(review, "COSTLIEST", 1000)
    setup = GameSetup(mode, 2, CollectorSides(Side.A, Side.A, Side.B, Side.B, Side.A, Side.A))
    steps = list(random_steps(rules.new_game(setup), Random(seed)))[:70]
    expected: list[Mistake] = []
    state = rules.new_game(setup)
    for number, (entry, made) in enumerate(steps):
        if isinstance(entry, Acted) and entry.seat == 0 and isinstance(state.pending, Decide):
            expected += judged(number, state, state.pending, entry, mind)
        state = made.state
    record = Record(setup, None, tuple(entry for entry, _ in steps))
    found = reviewed(record, (0,)).lapses[0]
    assert sorted(found, key=lambda lapse: lapse.step) == expected
    assert len(expected) > 4
    assert len({type(lapse.played) for lapse in expected}) > 2


def judged(
    number: int, state: rules.GameState, asked: Decide, entry: Acted, mind: LevelNumbers
) -> Iterator[Mistake]:
    """The mistake that a choice was, if it was one."""
    view = rules.observe(state, entry.seat)
    stakes = RoundValues(view, mind)
    played = entry.action
    better: rules.Action
    parts: WorthParts | None = None
    if isinstance(played, Claim | rules.Recover):
        position, search = position_of(view), Search(stakes, mind, 0)
        best = search.rank(position)[0]
        better, why, coins = action_of(best.move), why_claim(stakes, position, best.move), best.coins
        value = search.coins(position, move_of(played))
        parts = search.parts(position, best.move).beyond(search.parts(position, move_of(played)))
        reward = reward_before_claim(view, stakes, search, position, best.coins)
        if reward is not None and isinstance(reward.action, rules.Revive):
            better, why, coins, parts = reward.action, reward.why, reward.value, None
    elif asked.what is Choice.CLAIM:
        return
    else:
        rated = rate(view, asked, stakes)
        coins, better, why = rated[0]
        value = max((other for other, action, _ in rated if alike(action, played)), default=coins)
    if coins - value >= 0.25 and not alike(better, played):
        yield Mistake(number, SeatIndex(entry.seat), played, better, coins - value, why, parts)


def test_the_luck_of_dice_that_two_share_is_told_once() -> None:
    setup = GameSetup(Mode.CLASH, 6)
    entries = tuple(entry for entry, _ in random_steps(rules.new_game(setup), Random(2)))[:40]
    record = Record(setup, None, entries)
    alone, shared = reviewed(record, (0,)).luck, reviewed(record, (0, 1)).luck
    assert alone[0].dice
    assert shared[0].dice == shared[1].dice == pytest.approx(alone[0].dice / 2)


@pytest.mark.parametrize("seed", range(5))
def test_the_luck_of_a_ghosts_roll_adds_up_to_nothing(seed: int) -> None:
    """Over all that it can roll, each as often as it comes."""
    spread = 0.0
    for _, step in random_steps(rules.new_game(GameSetup(Mode.SOLO, 1)), Random(seed)):
        pending = step.state.pending
        roll = pending.request if isinstance(pending, rules.Chance) else None
        if not isinstance(roll, Roll) or roll.purpose is not Purpose.GHOST or roll.dice > 2:
            continue
        rolls = product(range(1, 7), repeat=roll.dice)
        luck = [review._ghost_luck(step.state, SeatIndex(0), values) for values in rolls]
        assert sum(luck) / len(luck) == pytest.approx(0, abs=0.02)
        spread = max(spread, max(luck))
    assert spread > 0.2
