"""Saves that 1.0.0 wrote open and go on as they did there, and the bytes on the disk are the same today.

The files in `saves_1.0.0` and what `expected.json` says of them were made by that version: every mode,
running and finished, with a decision taken back, hints, a seat that changed hands, a name, a practice game,
a torn last line, the zeros of a power cut and a damaged line. They are never made anew.
"""

from __future__ import annotations

import hashlib
import json
import shutil
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import pytest

from crypt_game.games.loading import Problem, load
from crypt_game.games.store import Opened, begin_game, look_at, open_game, own_copy
from crypt_game.match.annotations import Annotations, title_of
from crypt_game.match.fairness import Verdict, verify
from crypt_game.match.match import Match
from crypt_game.match.players import Plan
from crypt_game.rules import Mode, codec
from crypt_game.rules.legal import random_action
from crypt_game.rules.record import Acted, to_bytes

FOLDER = Path(__file__).with_name("saves_1.0.0")
EXPECTED: dict[str, dict[str, Any]] = json.loads((FOLDER / "expected.json").read_text(encoding="utf-8"))
SAVES = sorted(FOLDER.glob("*.crypt"))
DAMAGED = {"damaged.crypt", "torn.crypt", "zeros.crypt"}
WHOLE = [path for path in SAVES if path.name not in DAMAGED]


def no_trouble() -> None:
    raise AssertionError("the disk is sound")


def name_of(path: Path) -> str:
    return path.stem


def found(opened: Opened) -> dict[str, Any]:
    """What `expected.json` says of a save."""
    match = opened.match
    state = json.dumps(codec.state_to_json(match.state), sort_keys=True)
    return {
        "steps": len(match.moments),
        "problem": opened.problem.value if opened.problem else None,
        "title": title_of(match.record.extra),
        "taken_back": match.marks.taken_back,
        "hints": match.marks.hints,
        "practice": match.marks.practice,
        "handed": [[mark.step, mark.seat] for mark in match.marks.handed],
        "names": [player.name for player in match.plan.players],
        "kinds": [player.mind.value for player in match.plan.players],
        "state": hashlib.sha256(state.encode()).hexdigest(),
    }


def test_there_is_a_save_of_each_kind() -> None:
    kinds = {f"{mode.value}-{how}" for mode in Mode for how in ("running", "finished")}
    assert {path.stem for path in SAVES} == kinds | {"damaged", "marked", "practice", "torn", "zeros"}
    assert EXPECTED.keys() == {path.name for path in SAVES}


@pytest.mark.parametrize("path", SAVES, ids=name_of)
def test_a_save_opens_as_it_did_and_can_be_played_on(path: Path, tmp_path: Path) -> None:
    own = tmp_path / path.name
    shutil.copy(path, own)
    opened = open_game(tmp_path, own, no_trouble)
    assert isinstance(opened, Opened)
    assert found(opened) == EXPECTED[path.name]
    if opened.match.over is not None:
        return
    opened.match.submit(*random_action(opened.match.state, Random(1)))
    assert load(own) == (opened.match.record, None)
    kept = own.with_name(own.name + ".broken-1")
    assert kept.exists() == (opened.problem is Problem.DAMAGED)
    if kept.exists():
        assert kept.read_bytes() == path.read_bytes()


@pytest.mark.parametrize("path", SAVES, ids=name_of)
def test_a_save_is_looked_at_taken_in_and_its_dice_are_checked(path: Path, tmp_path: Path) -> None:
    content = path.read_bytes()
    assert not isinstance(look_at(path), Problem)
    own = own_copy(tmp_path, path)
    assert not isinstance(own, Problem)
    assert path.read_bytes() == content
    assert own.path.read_bytes().partition(b"\n")[2] == content.partition(b"\n")[2]
    taken, theirs = load(own.path).record, load(path).record
    assert taken == replace(theirs, extra={**(theirs.extra or {}), "imported": True})
    assert verify(load(path).record).verdict is Verdict.FAIR


@pytest.mark.parametrize("path", WHOLE, ids=name_of)
def test_a_save_is_written_again_to_the_byte(path: Path) -> None:
    record, problem = load(path)
    assert problem is None
    assert to_bytes(record) == path.read_bytes()


@pytest.mark.parametrize("path", WHOLE, ids=name_of)
def test_a_game_played_again_leaves_the_same_bytes_on_the_disk(path: Path, tmp_path: Path) -> None:
    """Step by step by way of the match and its file, as the window plays."""
    record = load(path).record
    assert record.seed is not None
    match, _ = begin_game(tmp_path, Plan.of_record(record.setup, record.extra), record.seed, no_trouble)
    for entry in record.entries:
        if isinstance(entry, Acted):
            match.submit(entry.seat, entry.action)
            check_prefix(match, tmp_path, path)
    (written,) = tmp_path.rglob("*.crypt")
    header, steps = written.read_bytes().split(b"\n", 1)
    header_then, steps_then = path.read_bytes().split(b"\n", 1)
    assert steps == steps_then
    marks = Annotations.of_record(record.extra)
    if marks == Annotations() and not title_of(record.extra):
        assert header == header_then


def check_prefix(match: Match, folder: Path, path: Path) -> None:
    (written,) = folder.rglob("*.crypt")
    steps = written.read_bytes().split(b"\n", 1)[1]
    assert steps.count(b"\n") == len(match.moments)
    assert path.read_bytes().split(b"\n", 1)[1].startswith(steps)
