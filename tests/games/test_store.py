"""Games on the disk: gone on with at exactly the same step, and as far as they are sound when they are
damaged."""

from __future__ import annotations

import json
import random
from dataclasses import replace
from pathlib import Path

import pytest

from crypt_game.games.loading import Problem
from crypt_game.games.store import Opened, begin_branch, begin_game, open_game
from crypt_game.games.unfinished import unfinished
from crypt_game.match.match import Match
from crypt_game.match.players import HOUSES, Plan, Player, PlayerKind, Title
from crypt_game.rules import GameSetup, Mode
from crypt_game.rules.legal import random_action


def no_trouble() -> None:
    raise AssertionError("the disk is sound")


def begun(folder: Path, players: int = 3) -> Match:
    people = [Player(f"P{n}", HOUSES[n], Title.DUKE) for n in range(players)]
    match, _ = begin_game(folder, Plan.seated(GameSetup(Mode.STANDARD, players), people), 6, no_trouble)
    return match


def play(match: Match, decisions: int) -> None:
    rng = random.Random(2)
    for _ in range(decisions):
        if match.over is None:
            match.submit(*random_action(match.state, rng))


def record_in(folder: Path) -> Path:
    (file,) = folder.rglob("*.crypt")
    return file


def test_a_game_goes_on_at_the_same_step_with_the_same_people(tmp_path: Path) -> None:
    match = begun(tmp_path)
    play(match, 9)
    opened = open_game(tmp_path, record_in(tmp_path), no_trouble)
    assert isinstance(opened, Opened)
    assert opened.problem is None
    assert opened.match.state == match.state
    assert opened.match.plan == match.plan


def test_what_is_played_after_opening_is_kept_too(tmp_path: Path) -> None:
    play(begun(tmp_path), 4)
    opened = open_game(tmp_path, record_in(tmp_path), no_trouble)
    assert isinstance(opened, Opened)
    play(opened.match, 3)
    again = open_game(tmp_path, record_in(tmp_path), no_trouble)
    assert isinstance(again, Opened)
    assert again.match.state == opened.match.state


def test_undo_is_kept(tmp_path: Path) -> None:
    match = begun(tmp_path)
    play(match, 5)
    match.undo()
    opened = open_game(tmp_path, record_in(tmp_path), no_trouble)
    assert isinstance(opened, Opened)
    assert opened.match.state == match.state


def test_continue_offers_the_running_game_and_not_a_finished_one(tmp_path: Path) -> None:
    match = begun(tmp_path, players=2)
    play(match, 6)
    offered = unfinished(tmp_path, tmp_path / "cache")
    assert offered is not None
    assert (offered.mode, offered.heirs, offered.round) == ("standard", 2, match.state.round)
    play(match, 1000)
    assert match.over is not None
    assert unfinished(tmp_path, tmp_path / "cache") is None


@pytest.mark.parametrize(
    "damage",
    [
        "nonsense",
        '{"seat": 0}',
        '{"seat": 0, "action": {"do": "dance"}}',
        '{"seat": 0, "action": {"do": "claim", "place": {"0": [9]}}}',
        '{"outcome": [1, 2, 3, 4, 5, 6]}',
        "[" * 1000,
    ],
)
def test_a_damaged_game_goes_on_as_far_as_it_is_sound_and_is_kept(tmp_path: Path, damage: str) -> None:
    match = begun(tmp_path)
    play(match, 6)
    file = record_in(tmp_path)
    lines = file.read_text(encoding="utf-8").splitlines()
    broken = "\n".join([*lines[:5], damage, *lines[5:]]) + "\n"
    file.write_text(broken, encoding="utf-8")
    opened = open_game(tmp_path, file, no_trouble)
    assert isinstance(opened, Opened)
    assert opened.problem is Problem.DAMAGED
    sound = Match.resume(replace(match.record, entries=match.record.entries[:4]))
    sound.begin()
    assert opened.match.state == sound.state
    kept = [path for path in tmp_path.rglob("*") if "broken" in path.name]
    assert [path.read_text(encoding="utf-8") for path in kept] == [broken]


@pytest.mark.parametrize(
    "content", ["", "[]\n", json.dumps({"format": 1}) + "\n", '{"format": 99, "game": {}, "seed": 1}\n']
)
def test_a_file_that_is_no_record_is_refused_and_left_alone(tmp_path: Path, content: str) -> None:
    file = tmp_path / "odd.crypt"
    file.write_text(content, encoding="utf-8")
    assert isinstance(open_game(tmp_path, file, no_trouble), Problem)
    assert file.read_text(encoding="utf-8") == content
    assert unfinished(tmp_path, tmp_path / "cache") is None


def test_hints_and_seats_that_changed_hands_are_on_the_disk_at_once(tmp_path: Path) -> None:
    match = begun(tmp_path)
    play(match, 3)
    match.count_hint()
    match.hand_over(1, replace(match.plan.players[1], mind=PlayerKind.KNIGHT))
    play(match, 1)
    opened = open_game(tmp_path, record_in(tmp_path), no_trouble)
    assert isinstance(opened, Opened)
    assert (opened.match.state, opened.match.marks, opened.match.plan) == (
        match.state,
        match.marks,
        match.plan,
    )


def test_a_branch_is_a_practice_game_of_its_own(tmp_path: Path) -> None:
    match = begun(tmp_path)
    play(match, 1000)
    original = record_in(tmp_path)
    before = original.read_bytes()
    branch = begin_branch(tmp_path, match.record, 7, no_trouble)
    assert branch.record.entries == match.record.entries[:7]
    assert (branch.marks.practice, branch.plan) == (7, match.plan)
    play(branch, 2)
    assert original.read_bytes() == before
    offered = unfinished(tmp_path, tmp_path / "cache")
    assert offered is not None
    again = open_game(tmp_path, offered.path, no_trouble)
    assert isinstance(again, Opened)
    assert (again.match.state, again.match.marks) == (branch.state, branch.marks)


def test_a_branch_seats_whoever_sat_there_then(tmp_path: Path) -> None:
    match = begun(tmp_path)
    play(match, 2)
    knight = replace(match.plan.players[0], mind=PlayerKind.KNIGHT)
    match.hand_over(0, knight)
    step = len(match.moments)
    play(match, 2)
    assert begin_branch(tmp_path, match.record, step, no_trouble).plan == match.plan
    assert begin_branch(tmp_path, match.record, step - 1, no_trouble).plan == match.agreed
