"""The look back: luck adds up to nothing on average, a Regent makes no mistakes in its own eyes."""

from __future__ import annotations

from random import Random

import pytest

from crypt_game import rules
from crypt_game.opponents.review import COSTLIEST, Findings, Review
from crypt_game.rules import Claim, Decide, GameSetup, Mode, Purpose, Roll, Rolled
from crypt_game.rules.indices import SeatIndex
from crypt_game.rules.playout import random_outcome, random_setup, random_steps
from crypt_game.rules.record import Acted, Chanced, Entry, Record


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
    review = Review(Record(setup, None, (Acted(0, rules.Recover()),)), (SeatIndex(0),))
    with pytest.raises(rules.Illegal):
        review.step()
