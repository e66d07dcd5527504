"""A robot that only hears plays whole games: build_scripts/listening_run.py --games 100.

One program plays all of them, in every mode and every language, without a screen. The robot finds it over
the accessibility bus of Linux as a screen reader does, and knows nothing else of it
(`tests/window/listening.py`).
"""

from __future__ import annotations

import argparse
import json
import os
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from itertools import cycle, islice
from pathlib import Path
from typing import Any, NamedTuple

import crypt_game
from crypt_game.rules.terms import TREASURE_TYPES
from crypt_game.text import Catalog, available_languages
from crypt_game.text.language import Argument

__all__ = ["TABLES", "accessibility_bus", "games", "missing", "order", "robot", "told"]

ROOT = Path(__file__).parents[1]
SYSTEM_PYTHON = "/usr/bin/python3"
LAUNCHERS = ("/usr/libexec/at-spi-bus-launcher", "/usr/lib/at-spi2-core/at-spi-bus-launcher")
NEEDED = "dbus at-spi2-core python3-gi gir1.2-atspi-2.0"
PATIENCE_SECONDS = 900.0
"""What one game may take."""
LANGUAGES = ("en", "de", "fr")


class Table(NamedTuple):
    """Who plays: the mode, how many players or houses the set-up shows, and whether all of them are people at
    one screen."""

    mode: str
    seats: int
    collectors: str
    together: bool = False


TABLES = (
    Table("solo", 1, "all b"),
    Table("standard", 2, "all a"),
    Table("twins", 2, "shuffle"),
    Table("standard", 3, "all b"),
    Table("clash", 6, "all a"),
    Table("standard", 4, "shuffle"),
    Table("clash", 8, "shuffle"),
    Table("standard", 2, "all b", together=True),
)
_WORDS = {
    "not now": "spoken-not-now",
    "settings": "menu-settings",
    "back": "settings-back",
    "new game": "menu-new-game",
    "standard": "setup-mode-standard",
    "solo": "setup-mode-solo",
    "twins": "setup-mode-twins",
    "clash": "setup-mode-clash",
    "add": "setup-add-heir",
    "add house": "setup-add-house",
    "all a": "setup-all-a",
    "all b": "setup-all-b",
    "shuffle": "setup-shuffle",
    "fill": "setup-fill",
    "person": "setup-mind-person",
    "play": "setup-start",
    "go on": "table-report-go-on",
    "ghost": "table-ghost-next",
    "result": "scoring-result",
    "over": "scoring-title",
    "menu": "scoring-menu",
    "confirm": "table-confirm",
    "agree": "table-divvy-agree",
    "accept reroll": "table-offer-reroll-accept",
    "accept take": "table-offer-take-accept",
    "accept peek": "table-offer-peek-accept",
    "accept revive": "table-offer-revive-accept",
    "decline": "table-offer-reroll-decline",
    "effort": "table-effort",
    "failed": "table-offer-reroll-for",
    "recover": "term-recover",
    "pass": "term-pass",
    "pass anyway": "dialog-pass-act",
    "all the same": "dialog-look-again-act",
}
"""The words that the robot must know, by what it calls them."""
_GAP = "\ue000"
_PARTS: dict[str, tuple[str, dict[str, Argument], int]] = {
    "ready": ("hand-over-ready", {"name": _GAP}, 0),
    "propose": ("table-divvy-propose", {"name": _GAP}, 0),
    "place": ("table-place", {"place": _GAP, "card": "", "holder": ""}, 0),
    "die": ("table-die-free", {"number": _GAP}, 0),
    "other owner": ("table-divvy-switch", {"cards": _GAP, "name": _GAP}, 1),
    "played by": ("setup-mind-of", {"name": _GAP, "mind": _GAP}, 1),
    "leaves": ("setup-remove-heir", {"name": _GAP}, -1),
}
"""Sentences with gaps, of which the robot knows one part."""


def words(language: str) -> dict[str, Any]:
    """What the robot must know of a language."""
    say = Catalog.load(language, ROOT / "locale").say
    kinds = [say(f"term-type-{kind.value}") for kind in TREASURE_TYPES]
    known = {name: say(key) for name, key in _WORDS.items()}
    parts = {name: say(key, **gaps).split(_GAP)[part] for name, (key, gaps, part) in _PARTS.items()}
    return {**known, **parts, "kinds": kinds}


def games(count: int, languages: Sequence[str] = LANGUAGES, tables: Sequence[Table] = TABLES) -> list[Any]:
    """So many games: every table in one language, then every table in the next."""
    every = ({**table._asdict(), "language": language} for language in cycle(languages) for table in tables)
    return list(islice(every, count))


def order(wanted: Sequence[Any]) -> str:
    """What the robot is to play, as it reads it."""
    spoken = {game["language"] for game in wanted}
    names = available_languages(ROOT / "locale")
    told = {language: words(language) for language in spoken}
    return json.dumps({"games": wanted, "patience": PATIENCE_SECONDS, "words": told, "names": names})


def missing() -> str:
    """What keeps a program from being heard on this machine; empty where nothing does."""
    knows = "import gi; gi.require_version('Atspi', '2.0'); from gi.repository import Atspi"
    there = Path(SYSTEM_PYTHON).exists() and shutil.which("dbus-daemon") and _launcher()
    if there and not subprocess.run([SYSTEM_PYTHON, "-c", knows], stderr=subprocess.DEVNULL).returncode:
        return ""
    return f"no accessibility bus (Debian: apt install {NEEDED})"


def _launcher() -> str | None:
    return next((path for path in LAUNCHERS if Path(path).exists()), None)


@contextmanager
def accessibility_bus(env: dict[str, str]) -> Iterator[dict[str, str]]:
    """A desktop's bus with its accessibility bus; yields what tells programs where it is."""
    launcher = _launcher()
    assert launcher is not None
    command = ["dbus-daemon", "--session", "--nofork", "--print-address=1"]
    daemon = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
    assert daemon.stdout is not None
    with tempfile.TemporaryDirectory(prefix="crypt-bus-") as place:
        # The launcher has one socket for each such folder, and takes it along when it ends.
        address = daemon.stdout.readline().strip()
        found = {"DBUS_SESSION_BUS_ADDRESS": address, "XDG_RUNTIME_DIR": place}
        command = [launcher, "--launch-immediately"]
        service = subprocess.Popen(command, env={**env, **found}, stderr=subprocess.DEVNULL)
        try:
            yield found
        finally:
            for process in (service, daemon):
                process.terminate()
                process.wait(timeout=10)


def robot(env: dict[str, str]) -> subprocess.Popen[str]:
    """The robot on the bus that `env` names; it reads its order, and tells of each game."""
    command = [SYSTEM_PYTHON, str(ROOT / "tests" / "window" / "listening.py")]
    return subprocess.Popen(command, env=env, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)


def listen(wanted: Sequence[Any], home: Path) -> Iterator[dict[str, Any]]:
    """Let the robot play; yields what it tells of each game. Raises RuntimeError where it is stuck."""
    settings = {"language": wanted[0]["language"], "animation_speed": "off", "reduced_motion": True}
    (home / "settings.json").write_text(json.dumps(settings), encoding="utf-8")
    source = str(Path(crypt_game.__file__).parents[1])
    quiet = {"SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy", "PYTHONPATH": source}
    with accessibility_bus(dict(os.environ)) as bus:
        env = {**os.environ, **bus, **quiet, "CRYPT_GAME_HOME": str(home)}
        program = subprocess.Popen([sys.executable, "-P", "-m", "crypt_game", "--size", "1024x640"], env=env)
        player = robot(env)
        try:
            yield from told(player, order(wanted))
            if program.poll() is not None:
                raise RuntimeError(f"the program ended with {program.returncode}")
        finally:
            for process in (player, program):
                process.terminate()
                process.wait(timeout=10)


def told(player: subprocess.Popen[str], wanted: str) -> Iterator[dict[str, Any]]:
    """What the robot tells of each game that it was ordered to play."""
    assert player.stdin is not None
    assert player.stdout is not None
    player.stdin.write(wanted)
    player.stdin.close()
    for line in player.stdout:
        if not line.startswith("{"):
            raise RuntimeError(line)
        yield json.loads(line)
    if player.wait():
        raise RuntimeError(f"the robot ended with {player.returncode}")


def main() -> int:
    """Play, and print what was found."""
    parser = argparse.ArgumentParser(prog="listening_run.py", description=__doc__)
    parser.add_argument("--games", type=int, default=100, help="how many games (default 100)")
    parser.add_argument("--language", nargs="*", default=LANGUAGES, help="such as de")
    asked = parser.parse_args()
    if excuse := missing():
        raise SystemExit(excuse)
    begun = time.monotonic()
    faults: set[str] = set()
    with tempfile.TemporaryDirectory(prefix="crypt-listening-") as home:
        for number, report in enumerate(listen(games(asked.games, asked.language), Path(home)), 1):
            table = "{mode} {seats} {collectors} {language}".format(**report)
            news = set(report["faults"]) - faults
            faults |= news
            print(f"{number}: {table}, {report['seconds']} s, {report['heard']} sentences heard", flush=True)
            for fault in sorted(news):
                print(f"    {fault}", flush=True)
    print(f"{asked.games} games, {(time.monotonic() - begun) / 60:.0f} minutes, {len(faults)} faults")
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
