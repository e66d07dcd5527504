"""A playing process is killed at any instant: no confirmed step is lost, and the game goes on from there."""

from __future__ import annotations

from pathlib import Path

import pytest

from .kill_run import kill_often, kill_the_program


def test_killed_at_eight_instants(tmp_path: Path) -> None:
    assert kill_often(tmp_path, 8, seed=8).kills == 8


@pytest.mark.long
def test_killed_at_a_hundred_instants(tmp_path: Path) -> None:
    assert kill_often(tmp_path, 100, seed=100).kills == 100


@pytest.mark.long
def test_the_program_with_its_window_killed_at_six_instants(tmp_path: Path) -> None:
    assert kill_the_program(tmp_path, 6, seed=6).in_window == 6
