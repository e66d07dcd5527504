"""A whole solo game by mouse and keyboard, from the checkout and from the package, and one cut off."""

from __future__ import annotations

import sys
from pathlib import Path

import packager
import pytest

from crypt_game.desktop.saves import load

from .hand import OpenWindow
from .solo import SIZE, SoloPlayer, settle_in
from .test_program import GAME, log_of, surroundings

pytestmark = [
    pytest.mark.window,
    pytest.mark.skipif(sys.platform != "linux", reason="the virtual screen is X11"),
]


@pytest.mark.parametrize(
    "packaged", [pytest.param(False, id="checkout"), pytest.param(True, id="package", marks=pytest.mark.long)]
)
def test_a_whole_game_from_the_menu_to_the_score(
    open_window: OpenWindow, home: Path, packaged: bool, request: pytest.FixtureRequest
) -> None:
    command: tuple[str | Path, ...] = GAME
    if packaged:
        request.getfixturevalue("built")
        command = (packager.built_program(),)
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
    before = load(player.record)
    assert before.problem is None
    program, window = open_window(*GAME, "--size", SIZE, **surroundings(home))
    window.key("Return")
    player = SoloPlayer(window, home / "saves")
    player.play(steps=4)
    after = load(player.record)
    assert after.header == before.header
    assert after.steps[: len(before.steps)] == before.steps
    assert len(after.steps) > len(before.steps)
