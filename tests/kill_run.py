"""Kills a playing program again and again, and looks what is left: build_scripts/kill_run.py --kills 300.

Most kills strike a process that does little but save; every fifth the program itself, its window played by
keys. No step that was confirmed may be missing, the game must go on from there and its dice be those of its
seed, and what was half written must be gone after the next start.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import crypt_game
from crypt_game.desktop.housekeeping import put_in_order
from crypt_game.desktop.paths import Folders
from crypt_game.games.loading import load
from crypt_game.games.saves import Saves
from crypt_game.games.store import Opened, open_game
from crypt_game.match.annotations import Annotations
from crypt_game.match.fairness import Verdict, verify
from crypt_game.rules import Chance
from crypt_game.rules.legal import random_action
from crypt_game.rules.record import entry_to_json

__all__ = ["Score", "kill_often", "kill_the_program"]

ROOT = Path(__file__).parents[1]
MODES = ("standard", "solo", "twins", "clash")
EVERY = 5
"""One kill in so many strikes the program with its window."""


class Told(NamedTuple):
    """What a process said before it was killed: the steps of its last game that were confirmed, and whether
    it was about to take one back, and how often that was marked before."""

    steps: list[dict[str, Any]]
    taking_back: bool
    taken_back: int


@dataclass
class Score:
    """What was done and found; whatever is lost is an AssertionError at once."""

    kills: int = 0
    in_window: int = 0
    steps: int = 0
    """Confirmed steps, all of them on the disk."""
    left_over: int = 0
    """Files found half written, all of them removed by the next start."""

    def __str__(self) -> str:
        return (
            f"{self.kills} kills, {self.in_window} of them of the program with its window: "
            f"all of {self.steps} confirmed steps on the disk, each game gone on with, its dice fair; "
            f"{self.left_over} files half written, none of them left by the next start"
        )


def play_and_kill(command: Sequence[str], home: Path, seconds: float) -> Told:
    """Let a process play for a while after its first word, and kill it."""
    source = str(Path(crypt_game.__file__).parents[1])
    env = {**os.environ, "PYTHONPATH": source, "CRYPT_GAME_HOME": str(home)}
    with subprocess.Popen(
        [sys.executable, *command], env=env, cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL
    ) as process:
        assert process.stdout is not None
        first = process.stdout.readline()
        time.sleep(seconds)
        process.kill()
        rest = process.stdout.readlines()
    return _told([line for line in (first, *rest) if line.endswith(b"\n")])


def _told(lines: list[bytes]) -> Told:
    steps: list[dict[str, Any]] = []
    taking_back, taken_back = False, 0
    for line in lines:
        said = json.loads(line)
        taking_back = "undo" in said
        if not taking_back:
            steps = [*steps[: said["keep"]], *said["add"]]
            taken_back = said["taken_back"]
    return Told(steps, taking_back, taken_back)


def _first_step(path: Path) -> list[dict[str, Any]]:
    return [entry_to_json(entry) for entry in load(path).record.entries[:1]]


def check_nothing_is_lost(folder: Path, said: Told) -> None:
    """The game on the disk holds what was confirmed, its dice are fair, and it can be played on."""
    [path] = [entry.path for entry in Saves(folder).entries() if _first_step(entry.path) == said.steps[:1]]
    record, problem = load(path)
    assert problem is None
    assert verify(record).verdict is Verdict.FAIR
    steps = [entry_to_json(entry) for entry in record.entries]
    common = min(len(steps), len(said.steps))
    assert steps[:common] == said.steps[:common]
    assert said.taking_back or len(steps) >= len(said.steps)
    marked = Annotations.of_record(record.extra).taken_back - said.taken_back
    assert marked == 0 or (said.taking_back and marked == 1 and len(steps) < len(said.steps))
    opened = open_game(folder, path, _disk_refuses)
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


def _disk_refuses() -> None:
    raise AssertionError("the disk refuses")


def kill_often(home: Path, kills: int, seed: int, score: Score | None = None) -> Score:
    """Kill a process that plays as fast as it can, in a folder of its own each time."""
    rng, score = Random(seed), score or Score()
    for number in range(kills):
        place = home / str(number)
        saves = place / "saves"
        saves.mkdir(parents=True)
        playing = [str(ROOT / "tests" / "playing.py"), str(saves), MODES[number % len(MODES)]]
        said = play_and_kill([*playing, str(seed + number)], place, rng.uniform(0, 0.5))
        assert said.steps
        score.left_over += len(left_over(place))
        put_in_order(Folders(saves, place, place / "logs", place / "cache", together=True))
        assert left_over(place) == []
        check_nothing_is_lost(saves, said)
        score.kills += 1
        score.steps += len(said.steps)
    return score


def kill_the_program(home: Path, kills: int, seed: int, score: Score | None = None) -> Score:
    """Kill the program itself, which is started again in the same folder and goes on each time."""
    rng, score = Random(seed), score or Score()
    for number in range(kills):
        before = left_over(home)
        command = ["-m", "tests.ui.playing_by_keys", str(seed + number)]
        said = play_and_kill(command, home, rng.uniform(0.2, 1.5))
        assert said.steps
        assert not set(before) & set(left_over(home)), "the next start has put that in order"
        score.left_over += len(left_over(home))
        check_nothing_is_lost(home / "saves", said)
        score.kills += 1
        score.in_window += 1
        score.steps += len(said.steps)
    return score


def left_over(home: Path) -> list[Path]:
    """The files that were being written."""
    return sorted(home.rglob("*.tmp"))


def main(arguments: list[str]) -> int:
    """Prints what was found; ends with an AssertionError where anything was lost."""
    parser = argparse.ArgumentParser(prog="kill_run.py", description=__doc__)
    parser.add_argument("--kills", type=int, default=300)
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args(arguments)
    in_window = options.kills // EVERY
    with tempfile.TemporaryDirectory() as folder:
        score = kill_often(Path(folder) / "saving", options.kills - in_window, options.seed)
        print(score, flush=True)
        kill_the_program(Path(folder) / "window", in_window, options.seed, score)
    print(score)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
