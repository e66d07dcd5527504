"""A playing process is killed at any instant: no confirmed step is lost, and the game goes on from there."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import time
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import pytest

import crypt_game
from crypt_game.games.loading import load
from crypt_game.games.saves import Saves
from crypt_game.games.store import Opened, open_game
from crypt_game.match.annotations import Annotations
from crypt_game.rules import Chance
from crypt_game.rules.legal import random_action
from crypt_game.rules.record import entry_to_json

PLAYING = Path(__file__).with_name("playing.py")
MODES = ("standard", "solo", "twins", "clash")


class Told(NamedTuple):
    """What a process said before it was killed: the steps of its last game that were confirmed, and whether
    it was about to take one back, and how often that was marked before."""

    steps: list[dict[str, Any]]
    taking_back: bool
    taken_back: int


def play_and_kill(folder: Path, mode: str, seed: int, seconds: float) -> Told:
    """Let a process play for a while, and kill it."""
    env = {**os.environ, "PYTHONPATH": str(Path(crypt_game.__file__).parents[1])}
    command = [sys.executable, str(PLAYING), str(folder), mode, str(seed)]
    with subprocess.Popen(command, env=env, stdout=subprocess.PIPE) as process:
        assert process.stdout is not None
        first = process.stdout.readline()
        time.sleep(seconds)
        process.kill()
        rest = process.stdout.readlines()
    return told([line for line in (first, *rest) if line.endswith(b"\n")])


def told(lines: list[bytes]) -> Told:
    steps: list[dict[str, Any]] = []
    taking_back, taken_back = False, 0
    for line in lines:
        said = json.loads(line)
        taking_back = "undo" in said
        if not taking_back:
            steps = [*steps[: said["keep"]], *said["add"]]
            taken_back = said["taken_back"]
    return Told(steps, taking_back, taken_back)


def first_step(path: Path) -> list[dict[str, Any]]:
    return [entry_to_json(entry) for entry in load(path).record.entries[:1]]


def check_nothing_is_lost(folder: Path, said: Told) -> None:
    """The game on the disk holds what was confirmed, and can be played on."""
    [path] = [entry.path for entry in Saves(folder).entries() if first_step(entry.path) == said.steps[:1]]
    record, problem = load(path)
    assert problem is None
    steps = [entry_to_json(entry) for entry in record.entries]
    common = min(len(steps), len(said.steps))
    assert steps[:common] == said.steps[:common]
    assert said.taking_back or len(steps) >= len(said.steps)
    marked = Annotations.of_record(record.extra).taken_back - said.taken_back
    assert marked == 0 or (said.taking_back and marked == 1 and len(steps) < len(said.steps))
    opened = open_game(folder, path, lambda: pytest.fail("the disk refuses"))
    assert isinstance(opened, Opened)
    assert opened.problem is None
    match = opened.match
    assert match.marks.taken_back == said.taken_back + marked
    assert match.record.entries[: len(record.entries)] == record.entries
    assert not isinstance(match.pending, Chance)
    if match.over is None:
        match.submit(*random_action(match.state, Random(0)))
        [kept] = folder.rglob(path.name)
        assert load(kept).record == match.record


def kill_often(folder: Path, times: int) -> None:
    rng = Random(times)
    for number in range(times):
        place = folder / str(number)
        place.mkdir()
        said = play_and_kill(place, MODES[number % len(MODES)], number, rng.uniform(0, 0.5))
        assert said.steps
        check_nothing_is_lost(place, said)


def test_killed_at_eight_instants(tmp_path: Path) -> None:
    kill_often(tmp_path, 8)


@pytest.mark.long
def test_killed_at_a_hundred_instants(tmp_path: Path) -> None:
    kill_often(tmp_path, 100)
