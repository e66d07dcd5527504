"""The program beside a screen reader's side of the desktop: a robot that only hears plays whole games."""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from ..listening_run import TABLES, accessibility_bus, games, missing, order, robot, told
from .hand import OpenWindow
from .program import GAME, log_of, surroundings

pytestmark = [
    pytest.mark.window,
    pytest.mark.skipif(sys.platform != "linux", reason="AT-SPI is the way of Linux"),
]
PLAYED = [TABLES[0], TABLES[2], TABLES[4], TABLES[6]]
"""Each mode; the base game with two at one screen."""


@pytest.fixture
def bus(virtual_screen: dict[str, str]) -> Iterator[dict[str, str]]:
    """A desktop's bus with its accessibility bus; yields how programs find it. Skips where there is none."""
    if excuse := missing():
        pytest.skip(excuse)
    with accessibility_bus(virtual_screen) as found:
        yield {**found, "DISPLAY": virtual_screen["DISPLAY"]}


@pytest.mark.long
def test_whole_games_are_played_by_what_is_heard(
    open_window: OpenWindow, bus: dict[str, str], home: Path
) -> None:
    wanted = games(len(PLAYED), tables=PLAYED)
    language = wanted[0]["language"]
    (home / "settings.json").write_text(json.dumps({"language": language, "animation_speed": "off"}))
    program, _ = open_window(*GAME, "--size", "1280x720", **surroundings(home), **bus)
    reports = list(told(robot({**os.environ, **bus}), order(wanted)))
    assert len(reports) == len(wanted)
    assert program.poll() is None
    assert {report["language"] for report in reports} == {"en", "de", "fr"}
    assert all(report["heard"] > 60 for report in reports)
    assert [report["faults"] for report in reports] == [[]] * len(reports)
    assert "ERROR" not in log_of(home)
