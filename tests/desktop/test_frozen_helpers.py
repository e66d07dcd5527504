"""A packaged program knows when `multiprocessing` has started it, and a player's command line when not."""

from __future__ import annotations

import multiprocessing.resource_tracker
import multiprocessing.spawn

import pytest

from crypt_game.desktop.frozen_helpers import run_if_helper


@pytest.mark.parametrize("arguments", [[], ["a.crypt"], ["--language", "de"], ["arena", "--jobs", "2"]])
def test_what_a_player_writes_is_left_to_the_game(arguments: list[str]) -> None:
    run_if_helper(arguments)


def test_a_worker_works(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[str] = []
    monkeypatch.setattr(multiprocessing.spawn, "freeze_support", lambda: asked.append("work"))
    run_if_helper(["--multiprocessing-fork", "tracker_fd=5", "pipe_handle=7"])
    assert asked == ["work"]


def test_what_tidies_up_tidies_up_and_ends(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[int] = []
    monkeypatch.setattr(multiprocessing.resource_tracker, "main", asked.append)
    with pytest.raises(SystemExit):
        run_if_helper(["-X", "utf8", "-c", "from multiprocessing.resource_tracker import main;main(6)"])
    assert asked == [6]
