"""The program beside a screen reader's side of the desktop: a robot that only hears plays a whole game."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from bootstrap import ROOT

from crypt_game.match.plan_draft import PlanDraft
from crypt_game.match.players import PlayerKind
from crypt_game.text import Catalog

from .hand import OpenWindow
from .program import GAME, log_of, surroundings

pytestmark = [
    pytest.mark.window,
    pytest.mark.skipif(sys.platform != "linux", reason="AT-SPI is the way of Linux"),
]

SYSTEM_PYTHON = "/usr/bin/python3"
LAUNCHERS = ("/usr/libexec/at-spi-bus-launcher", "/usr/lib/at-spi2-core/at-spi-bus-launcher")


@pytest.fixture
def bus(virtual_screen: dict[str, str]) -> Iterator[dict[str, str]]:
    """A desktop's bus with its accessibility bus; yields how programs find it. Skips where there is none."""
    launcher = next((path for path in LAUNCHERS if Path(path).exists()), None)
    knows = subprocess.run(
        [SYSTEM_PYTHON, "-c", "import gi; gi.require_version('Atspi', '2.0')"], check=False
    )
    if launcher is None or shutil.which("dbus-daemon") is None or knows.returncode:
        pytest.skip(
            "no accessibility bus (Debian: apt install dbus at-spi2-core python3-gi gir1.2-atspi-2.0)"
        )
    command = ["dbus-daemon", "--session", "--nofork", "--print-address=1"]
    daemon = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
    assert daemon.stdout is not None
    found = {
        "DBUS_SESSION_BUS_ADDRESS": daemon.stdout.readline().strip(),
        "DISPLAY": virtual_screen["DISPLAY"],
    }
    env = {**os.environ, **found}
    service = subprocess.Popen([launcher, "--launch-immediately"], env=env, stderr=subprocess.DEVNULL)
    yield found
    for process in (service, daemon):
        process.terminate()
        process.wait(timeout=10)


def settle_in(home: Path, language: str) -> None:
    """One person against a Page, and nothing moves."""
    last_setup = PlanDraft().filled(PlayerKind.PAGE).to_json()
    chosen = {"language": language, "animation_speed": "off", "last_setup": last_setup, "confirm_pass": False}
    (home / "settings.json").write_text(json.dumps(chosen), encoding="utf-8")


def words(language: str) -> str:
    """What the robot must know of a language, as JSON."""
    say = Catalog.load(language, ROOT / "locale").say
    keys = {
        "not now": "spoken-not-now",
        "go on": "table-report-go-on",
        "over": "scoring-title",
        "confirm": "table-confirm",
        "play": "menu-play",
        "agree": "table-divvy-agree",
        "decline": "table-offer-reroll-decline",
        "free": "table-card-free",
        "recover": "term-recover",
        "pass": "term-pass",
    }
    return json.dumps({name: say(key) for name, key in keys.items()})


@pytest.mark.long
@pytest.mark.parametrize("language", ["de"])
def test_a_whole_game_is_played_by_what_is_heard(
    open_window: OpenWindow, bus: dict[str, str], home: Path, language: str
) -> None:
    settle_in(home, language)
    program, _ = open_window(*GAME, "--size", "1280x720", **surroundings(home), **bus)
    robot = [SYSTEM_PYTHON, str(Path(__file__).with_name("listening.py")), words(language), "100"]
    env = {**os.environ, **bus}
    done = subprocess.run(robot, env=env, capture_output=True, text=True, check=False, timeout=120)
    assert done.returncode == 0, done.stdout + done.stderr
    assert program.poll() is None
    assert "ERROR" not in log_of(home)
