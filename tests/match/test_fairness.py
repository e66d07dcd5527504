"""The check of a record's dice against its seed."""

from __future__ import annotations

import json
import random
from dataclasses import replace
from pathlib import Path

import pytest

from crypt_game.match.fairness import Verdict, verify
from crypt_game.match.match import Match
from crypt_game.match.players import HOUSES, Plan, Player, Title
from crypt_game.rules import GameSetup, Mode, Rolled
from crypt_game.rules.chance import commitment
from crypt_game.rules.legal import random_action
from crypt_game.rules.record import Chanced, Record, to_bytes
from crypt_game.verify import main


@pytest.fixture(scope="module")
def record() -> Record:
    people = [Player(f"{n}", HOUSES[n], Title.DUKE) for n in range(3)]
    match = Match(Plan.seated(GameSetup(Mode.STANDARD, 3), people), 99)
    match.begin()
    rng = random.Random(1)
    while match.over is None:
        match.submit(*random_action(match.state, rng))
    return match.record


def tampered(record: Record) -> Record:
    """The record with one roll that its seed did not give."""
    entries = list(record.entries)
    place = next(
        n
        for n, entry in enumerate(entries)
        if isinstance(entry, Chanced) and isinstance(entry.outcome, Rolled) and len(entry.outcome.values)
    )
    entry = entries[place]
    assert isinstance(entry, Chanced)
    assert isinstance(entry.outcome, Rolled)
    first, *rest = entry.outcome.values
    entries[place] = Chanced(Rolled((first % 6 + 1, *rest)))
    return replace(record, entries=tuple(entries[: place + 1]))


def test_a_played_game_is_fair(record: Record) -> None:
    result = verify(record)
    assert result.verdict is Verdict.FAIR
    assert result.checked == sum(isinstance(entry, Chanced) for entry in record.entries)
    assert result.commitment == commitment(99)
    assert result.luck.at_risk > 0
    assert 0 <= result.luck.exhausted <= result.luck.at_risk


def test_one_changed_die_is_found(record: Record) -> None:
    changed = tampered(record)
    result = verify(changed)
    assert (result.verdict, result.step) == (Verdict.NOT_FROM_SEED, len(changed.entries) - 1)


def test_without_a_seed_there_is_nothing_to_check(record: Record) -> None:
    assert verify(replace(record, seed=None)).verdict is Verdict.NO_SEED


@pytest.mark.parametrize(
    ("change", "status", "key"), [(False, 0, "verify-fair"), (True, 1, "verify-not-from-seed")]
)
def test_the_command_says_so(record: Record, tmp_path: Path, change: bool, status: int, key: str) -> None:
    file = tmp_path / "game.crypt"
    file.write_bytes(to_bytes(tampered(record) if change else record))
    said: list[str] = []
    assert main((str(file),), lambda name, /, **_: name, said.append) == status
    assert said[0] == key


@pytest.mark.parametrize("content", ["", "nonsense\n", json.dumps({"format": 9}) + "\n"])
def test_the_command_refuses_what_is_no_record(tmp_path: Path, content: str) -> None:
    file = tmp_path / "other.crypt"
    file.write_text(content, encoding="utf-8")
    said: list[str] = []
    assert main((str(file),), lambda name, /, **_: name, said.append) == 2
    assert said == ["verify-unreadable"]


@pytest.mark.parametrize("arguments", [(), ("a", "b"), ("missing.crypt",)])
def test_the_command_needs_one_file_that_is_there(arguments: tuple[str, ...]) -> None:
    assert main(arguments, lambda name, /, **_: name, lambda _line: None) == 2


def test_the_command_says_where_a_damaged_record_breaks_off(record: Record, tmp_path: Path) -> None:
    file = tmp_path / "game.crypt"
    lines = to_bytes(record).splitlines(keepends=True)
    file.write_bytes(b"".join([*lines[:9], b"{}\n", *lines[9:]]))
    said: list[tuple[str, object]] = []

    def say(name: str, /, **facts: object) -> str:
        said.append((name, facts.get("step")))
        return name

    assert main((str(file),), say, lambda _line: None) == 1
    assert said[0] == ("verify-broken", 8)
