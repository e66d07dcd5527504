"""Records that are broken give their good prefix and say why."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest

from crypt_game.rules import GameSetup, Recover, new_game
from crypt_game.rules.playout import random_steps
from crypt_game.rules.record import (
    Acted,
    BadRecord,
    Fault,
    Record,
    from_lines,
    record_from_json,
    record_to_json,
    replay,
    to_lines,
)


@pytest.fixture
def whole() -> Record:
    start = new_game(GameSetup())
    return Record(start.setup, 5, tuple(entry for entry, _ in random_steps(start, Random(5))))


def test_a_torn_last_line_costs_one_step(whole: Record) -> None:
    lines = to_lines(whole)
    reading = from_lines([*lines[:-1], lines[-1][:-3]])
    assert reading.record.entries == whole.entries[:-1]
    assert reading.fault is not None
    assert reading.fault.fault is Fault.NOT_JSON


def test_an_illegal_step_stops_the_replay(whole: Record) -> None:
    wrong = Record(whole.setup, 5, (*whole.entries[:1], Acted(2, Recover()), *whole.entries[1:]))
    played = replay(wrong)
    assert len(played.steps) == 1
    assert played.fault is not None
    assert played.fault.fault is Fault.ILLEGAL


def test_nothing_follows_the_end(whole: Record) -> None:
    played = replay(whole.extended(Acted(0, Recover())))
    assert len(played.steps) == len(whole.entries)
    assert played.fault is not None


@pytest.mark.parametrize(
    ("lines", "fault"),
    [
        ([], Fault.EMPTY),
        (["{"], Fault.NOT_JSON),
        (["[]"], Fault.HEADER),
        (['{"format":2,"game":{"mode":"solo","players":1},"seed":null}'], Fault.FORMAT),
        (['{"format":true,"game":{"mode":"solo","players":1},"seed":null}'], Fault.HEADER),
        (['{"format":1,"game":{"mode":"chess","players":2},"seed":null}'], Fault.HEADER),
        (['{"format":1,"game":{"mode":"solo","players":1},"seed":1.5}'], Fault.HEADER),
        (['{"format":1,"game":{"mode":"solo","players":1},"seed":1,"more":1}'], Fault.HEADER),
        (['{"format":1,"format":1,"game":{"mode":"solo","players":1},"seed":1}'], Fault.NOT_JSON),
    ],
)
def test_a_record_without_a_good_header_is_none(lines: list[str], fault: Fault) -> None:
    with pytest.raises(BadRecord) as caught:
        from_lines(lines)
    assert caught.value.fault is fault


def test_a_setup_that_may_not_be_played_is_refused() -> None:
    with pytest.raises(BadRecord) as caught:
        replay(Record(GameSetup(players=9)))
    assert caught.value.fault is Fault.SETUP


@pytest.mark.parametrize(
    "step",
    [
        None,
        {},
        {"seat": 0},
        {"seat": True, "action": {"do": "recover"}},
        {"seat": 0, "action": {"do": "recover", "now": 1}},
        {"outcome": 3},
        {"outcome": ["idol-9-0"]},
        {"outcome": [1.0]},
        {"outcome": [1], "seat": 0},
    ],
)
def test_malformed_steps(whole: Record, step: Any) -> None:
    written = record_to_json(whole)
    written["steps"][3] = step
    with pytest.raises(BadRecord) as caught:
        record_from_json(written)
    assert caught.value.fault is Fault.STEP
    reading = from_lines([to_lines(whole)[0], *map(json.dumps, written["steps"])])
    assert reading.record.entries == whole.entries[:3]


def test_extra_is_kept(whole: Record) -> None:
    extra = {"names": ["Ada"], "deep": {"er": [1, 2]}}
    kept = Record(whole.setup, -(10**40), whole.entries, extra)
    assert record_from_json(record_to_json(kept)) == kept
