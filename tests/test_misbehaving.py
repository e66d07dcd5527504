"""A machine that misbehaves: a real disk that is full or read-only, a clock set back; nothing is lost."""

from __future__ import annotations

import os
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random

import pytest

from crypt_game.games.loading import load
from crypt_game.games.saves import Saves
from crypt_game.games.store import Opened, begin_game, open_game
from crypt_game.games.unfinished import unfinished
from crypt_game.match.match import Match
from crypt_game.match.players import HOUSES, Plan, Player, Title
from crypt_game.rules import GameSetup, Mode
from crypt_game.rules.legal import random_action

FUTURE = time.time() + 5e8


def begin(folder: Path, on_trouble: Callable[[], object]) -> Match:
    """A game that takes more than one page of a disk."""
    people = [Player(f"P{n}", HOUSES[n // 2], Title.DUKE) for n in range(8)]
    plan = Plan.seated(GameSetup(Mode.CLASH, 8), people)
    return begin_game(folder, plan, 6, on_trouble)[0]


def play(match: Match, decisions: int) -> None:
    rng = Random(len(match.moments))
    for _ in range(decisions):
        if match.over is None:
            match.submit(*random_action(match.state, rng))


def on_disk(match: Match, folder: Path) -> bool:
    """Whether a game is whole on the disk."""
    entries = tuple(moment.step for moment in match.moments)
    return any(load(path).record.entries == entries for path in folder.rglob("*.crypt"))


@pytest.fixture
def small_disk(tmp_path: Path) -> Iterator[Path]:
    """A disk of its own, which holds a few pages."""
    if sys.platform != "linux" or os.getuid() != 0:
        pytest.skip("only root may mount a disk of a few pages (the same is tested with a failing fsync)")
    place = tmp_path / "disk"
    place.mkdir()
    if subprocess.run(["mount", "-t", "tmpfs", "-o", "size=64k", "none", place], check=False).returncode:
        pytest.skip("no disk can be mounted here")
    yield place
    subprocess.run(["umount", "-l", place], check=True)


def fill(disk: Path) -> Path:
    """A file that leaves no room for anything."""
    filler = disk / "filler"
    with filler.open("wb", buffering=0) as file:
        try:
            while True:
                file.write(b"x" * 512)
        except OSError:
            return filler


def test_a_full_disk_is_told_once_and_catches_up(small_disk: Path) -> None:
    told: list[bool] = []
    match = begin(small_disk, lambda: told.append(True))
    play(match, 3)
    assert told == []
    filler = fill(small_disk)
    play(match, 1000)
    assert match.over is not None
    assert told == [True]
    assert not on_disk(match, small_disk)
    [left] = small_disk.glob("*.crypt")  # not among the finished games, so that it can be played on
    opened = open_game(small_disk, left, lambda: None)
    assert isinstance(opened, Opened), "what was written before is still a game"
    filler.unlink()
    match.undo()
    play(match, 1)
    assert on_disk(match, small_disk)


def test_a_game_begun_on_a_full_disk_is_there_when_there_is_room(small_disk: Path) -> None:
    filler = fill(small_disk)
    told: list[bool] = []
    match = begin(small_disk / "saves", lambda: told.append(True))
    play(match, 3)
    assert told == [True]
    filler.unlink()
    play(match, 1)
    assert on_disk(match, small_disk)


def test_a_disk_that_becomes_read_only_is_told_once_and_catches_up(small_disk: Path) -> None:
    told: list[bool] = []
    match = begin(small_disk, lambda: told.append(True))
    play(match, 3)
    subprocess.run(["mount", "-o", "remount,ro", small_disk], check=True)
    play(match, 5)
    assert told == [True]
    subprocess.run(["mount", "-o", "remount,rw", small_disk], check=True)
    play(match, 1)
    assert on_disk(match, small_disk)


def test_a_clock_set_back_does_not_hide_the_game_that_was_played_last(tmp_path: Path) -> None:
    earlier = begin(tmp_path, lambda: None)
    play(earlier, 4)
    [old] = tmp_path.glob("*.crypt")
    os.utime(old, (FUTURE, FUTURE))
    later = begin(tmp_path, lambda: None)
    found = unfinished(tmp_path, tmp_path / "cache")
    assert found is not None
    assert found.path != old
    play(later, 4)
    assert [found.path] == [path for path in tmp_path.glob("*.crypt") if path != old]
    opened = open_game(tmp_path, old, lambda: None)
    assert isinstance(opened, Opened)
    play(opened.match, 1)
    found = unfinished(tmp_path, tmp_path / "cache")
    assert found is not None
    assert found.path == old


def test_a_clock_set_back_does_not_change_the_order_in_which_games_were_finished(tmp_path: Path) -> None:
    finished: list[Path] = []
    for _ in range(3):
        play(begin(tmp_path, lambda: None), 1000)
        [path] = set((tmp_path / "finished").glob("*.crypt")) - set(finished)
        finished.append(path)
        if len(finished) == 1:
            os.utime(path, (FUTURE, FUTURE))
    entries = Saves(tmp_path).entries()
    assert [entry.path for entry in entries] == finished[::-1]
    moments = [entry.modified for entry in entries]
    assert len(set(moments)) == 3, "what is counted in their order, as victories in a row, needs one"
