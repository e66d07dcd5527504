"""Records that are broken give their good prefix and say why."""

from __future__ import annotations

from dataclasses import replace
from random import Random
from typing import Any

import pytest

from crypt_game.rules import GameSetup, Recover, new_game
from crypt_game.rules.playout import random_steps
from crypt_game.rules.record import (
    LONGEST_LINE,
    MOST_STEPS,
    Acted,
    BadRecord,
    Fault,
    Record,
    from_bytes,
    header_line,
    record_from_json,
    record_to_json,
    replay,
    to_bytes,
)
from crypt_game.strict_json import encode_json


@pytest.fixture
def whole() -> Record:
    start = new_game(GameSetup())
    return Record(start.setup, 5, tuple(entry for entry, _ in random_steps(start, Random(5))))


def test_a_torn_last_line_costs_one_step_wherever_it_is_torn_and_is_no_fault(whole: Record) -> None:
    data = to_bytes(whole)
    last = len(data) - len(data.splitlines(keepends=True)[-1])
    for length in range(last, len(data) - 1):
        assert from_bytes(data[:length]) == (replace(whole, entries=whole.entries[:-1]), None), length
    assert from_bytes(data[:-1]) == (whole, None), "only the line end is missing"


def test_a_tail_of_zeros_is_no_fault(whole: Record) -> None:
    assert from_bytes(to_bytes(whole) + bytes(4096)) == (whole, None)


@pytest.mark.parametrize(
    ("line", "fault"),
    [
        (b"\x07\n", Fault.NOT_JSON),
        (b"\n", Fault.NOT_JSON),
        (b"\xff\n", Fault.NOT_JSON),
        (b'{"outcome":[1e999]}\n', Fault.NOT_JSON),
        (b'{"outcome":["' + b"x" * LONGEST_LINE + b'"]}\n', Fault.STEP),
        (b"{}\n", Fault.STEP),
    ],
)
def test_a_broken_line_leaves_what_stands_before_it(whole: Record, line: bytes, fault: Fault) -> None:
    lines = to_bytes(whole).splitlines(keepends=True)
    read, found = from_bytes(b"".join([*lines[:4], line, *lines[4:]]))
    assert read == replace(whole, entries=whole.entries[:3])
    assert found is not None
    assert found.fault is fault
    assert "line 5" in found.detail


def test_a_record_may_be_as_long_as_it_may_be_and_no_longer(whole: Record) -> None:
    header, step = header_line(whole), b'{"outcome":[1]}\n'
    most = from_bytes(header + step * MOST_STEPS)
    assert (len(most.record.entries), most.fault) == (MOST_STEPS, None)
    more = from_bytes(header + step * (MOST_STEPS + 1))
    assert len(more.record.entries) == MOST_STEPS
    assert more.fault is not None
    longest = b'{"outcome":[1]' + b" " * (LONGEST_LINE - 16) + b"}\n"
    assert len(longest) == LONGEST_LINE
    assert from_bytes(header + longest).fault is None
    assert from_bytes(header + b" " + longest).fault is not None


def test_an_illegal_step_stops_the_replay(whole: Record) -> None:
    wrong = Record(whole.setup, 5, (*whole.entries[:1], Acted(2, Recover()), *whole.entries[1:]))
    played = replay(wrong)
    assert len(played.steps) == 1
    assert played.fault is not None
    assert played.fault.fault is Fault.ILLEGAL


def test_nothing_follows_the_end(whole: Record) -> None:
    played = replay(replace(whole, entries=(*whole.entries, Acted(0, Recover()))))
    assert len(played.steps) == len(whole.entries)
    assert played.fault is not None


@pytest.mark.parametrize(
    ("line", "fault"),
    [
        (b"", Fault.EMPTY),
        (bytes(50), Fault.EMPTY),
        (b"{", Fault.NOT_JSON),
        (b"[]\n", Fault.HEADER),
        (b'{"format":2,"game":{"mode":"solo","players":1},"seed":null}', Fault.NEWER),
        (b'{"format":2,"moons":3}', Fault.NEWER),
        (b'{"format":0,"game":{"mode":"solo","players":1},"seed":null}', Fault.HEADER),
        (b'{"format":true,"game":{"mode":"solo","players":1},"seed":null}', Fault.HEADER),
        (b'{"format":1,"game":{"mode":"chess","players":2},"seed":null}', Fault.HEADER),
        (b'{"format":1,"game":{"mode":"solo","players":1},"seed":1.5}', Fault.HEADER),
        (b'{"format":1,"game":{"mode":"solo","players":1},"seed":1,"more":1}', Fault.HEADER),
        (b'{"format":1,"format":1,"game":{"mode":"solo","players":1},"seed":1}', Fault.NOT_JSON),
    ],
)
def test_a_record_without_a_good_header_is_none(line: bytes, fault: Fault) -> None:
    with pytest.raises(BadRecord) as caught:
        from_bytes(line)
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
    reading = from_bytes(header_line(whole) + b"".join(map(encode_json, written["steps"])))
    assert reading.record.entries == whole.entries[:3]


def test_extra_is_kept(whole: Record) -> None:
    extra = {"names": ["Ada"], "deep": {"er": [1, 2]}}
    kept = Record(whole.setup, -(2**63), whole.entries, extra)
    assert record_from_json(record_to_json(kept)) == kept
