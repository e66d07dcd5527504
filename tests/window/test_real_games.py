"""Whole games in a real window, from the checkout and from the package, and one that is cut off."""

from __future__ import annotations

import sys
import time
from dataclasses import replace
from pathlib import Path

import packager
import pytest

from crypt_game.games.loading import load
from crypt_game.games.store import begin_game
from crypt_game.match.players import HOUSES, Plan, Player, PlayerKind, Title
from crypt_game.rules import GameSetup, Mode

from .hand import OpenWindow, Window
from .program import GAME, log_of, surroundings
from .solo import SIZE, SoloPlayer, settle_in

pytestmark = [
    pytest.mark.window,
    pytest.mark.skipif(sys.platform != "linux", reason="the virtual screen is X11"),
]


@pytest.fixture(
    params=[pytest.param(False, id="checkout"), pytest.param(True, id="package", marks=pytest.mark.long)]
)
def command(request: pytest.FixtureRequest) -> tuple[str | Path, ...]:
    """How the program is started."""
    if not request.param:
        return GAME
    request.getfixturevalue("built")
    return (packager.built_program(),)


def test_a_whole_solo_game_by_mouse_and_keys(
    open_window: OpenWindow, home: Path, command: tuple[str | Path, ...]
) -> None:
    settle_in(home)
    program, window = open_window(*command, "--size", SIZE, **surroundings(home))
    player = SoloPlayer(window, home / "saves")
    player.begin()
    player.play()
    assert player.finished
    window.close()
    assert program.wait(timeout=20) == 0
    assert load(player.record).problem is None
    assert "ERROR" not in log_of(home)
    assert "CRITICAL" not in log_of(home)


def test_continue_after_a_kill_returns_to_the_same_step(open_window: OpenWindow, home: Path) -> None:
    settle_in(home)
    program, window = open_window(*GAME, "--size", SIZE, **surroundings(home))
    player = SoloPlayer(window, home / "saves")
    player.begin()
    player.play(steps=8)
    program.kill()
    program.wait()
    before, problem = load(player.record)
    assert problem is None
    program, window = open_window(*GAME, "--size", SIZE, **surroundings(home))
    window.key("Return")
    player = SoloPlayer(window, home / "saves")
    player.play(steps=4)
    after = load(player.record).record
    assert after == replace(before, entries=after.entries)
    assert after.entries[: len(before.entries)] == before.entries
    assert len(after.entries) > len(before.entries)


@pytest.mark.timeout(500)
def test_heirs_play_a_whole_game_in_a_process_of_their_own(
    open_window: OpenWindow, home: Path, command: tuple[str | Path, ...]
) -> None:
    settle_in(home, heirs_pace="fast", animation_speed="fast")
    heirs = [Player(house.value, house, Title.DUKE, PlayerKind.SQUIRE) for house in HOUSES[:2]]
    begin_game(home / "saves", Plan.seated(GameSetup(Mode.STANDARD, 2), heirs), 7, lambda: None)
    player = SoloPlayer(Window("", {}), home / "saves")
    program, window = open_window(*command, str(player.record), "--size", SIZE, **surroundings(home))
    until = time.monotonic() + 400  # alone a minute, beside other tests four
    while not player.finished and time.monotonic() < until:
        time.sleep(0.2)
    assert player.finished
    children = children_of(program.pid)
    assert children
    window.close()
    assert program.wait(timeout=20) == 0
    assert "CRITICAL" not in log_of(home)
    until = time.monotonic() + 5
    while any(map(runs, children)) and time.monotonic() < until:
        time.sleep(0.05)
    assert not any(map(runs, children))


def children_of(process: int) -> list[str]:
    """The processes that a process has started and that still run."""
    tasks = Path(f"/proc/{process}/task").glob("*/children")
    return [child for task in tasks for child in task.read_text().split()]


def runs(process: str) -> bool:
    """Whether a process still does something; one that only waits to be noticed by its parent does not."""
    try:
        return "\nState:\tZ" not in Path(f"/proc/{process}/status").read_text()
    except OSError:
        return False
