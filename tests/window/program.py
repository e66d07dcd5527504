"""The program from the checkout, as a process: how it is started, and what it left behind."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import crypt_game
from crypt_game.desktop.single import Elsewhere, claim

from .hand import Window

GAME = (sys.executable, "-P", "-m", "crypt_game")
SOURCE = str(Path(crypt_game.__file__).parents[1])


def surroundings(home: Path) -> dict[str, str]:
    """What the program must know to be found and to keep its files in `home`."""
    return {"CRYPT_GAME_HOME": str(home), "PYTHONPATH": SOURCE}


def run(home: Path, *arguments: str, **more: str) -> subprocess.CompletedProcess[str]:
    """The program with no screen at all, to its end."""
    env = {"PATH": os.environ["PATH"], **surroundings(home), **more}
    return subprocess.run(
        [*GAME, *arguments], env=env, capture_output=True, text=True, check=False, timeout=60
    )


def log_of(home: Path) -> str:
    """The log of the last runs."""
    return (home / "logs" / "game.log").read_text(encoding="utf-8")


def settings_of(home: Path) -> dict[str, Any]:
    """The settings as they were remembered."""
    found: dict[str, Any] = json.loads((home / "settings.json").read_text(encoding="utf-8"))
    return found


def records(home: Path) -> list[Path]:
    """The games being played."""
    return sorted((home / "saves").glob("*.crypt"))


def steps(record: Path) -> list[dict[str, Any]]:
    """The steps on the disk."""
    lines = record.read_bytes().splitlines(keepends=True)[1:]
    return [json.loads(line) for line in lines if line.endswith(b"\n")]


def let_it_catch_up(home: Path) -> None:
    """Wait until the program has dealt with every click and key so far.

    It hears what later starts want once in each turn of its loop: what it has heard twice, it has worked
    through what came before.
    """
    for _ in range(2):
        wait_until(lambda: claim(home) == Elsewhere(heard=True), "an answer of the program")


def wait_until(true: Callable[[], bool], what: str, seconds: float = 30.0) -> None:
    """Wait for something. Fails, naming it, when it never comes."""
    until = time.monotonic() + seconds
    while not true():
        assert time.monotonic() < until, f"{what}: not within {seconds:.0f} seconds"
        time.sleep(0.05)


def wait_for_size(window: Window, expected: tuple[int, int]) -> None:
    """Wait until the window has this size. Fails when it never does."""
    wait_until(lambda: window.size == expected, f"a window of {expected}")


def again_until(true: Callable[[], bool], what: str, act: Callable[[], None]) -> None:
    """Do something again and again, a second apart, until it has worked.

    Fails, naming it, when it never does.
    """
    for _ in range(20):
        act()
        until = time.monotonic() + 1
        while time.monotonic() < until:
            if true():
                return
            time.sleep(0.05)
    raise AssertionError(f"{what}: never came")
