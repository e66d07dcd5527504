"""A robot that only hears plays whole games: build_scripts/listening_run.py --games 100.

One program plays all of them, in every mode and every language, without a screen. The robot finds it over
the accessibility bus of Linux as a screen reader does, and knows nothing else of it
(`tests/window/listening.py`).

Each whole game is a line of the ledger (`--ledger games.jsonl`). A run that was stopped goes on where it was
when it is given the same ledger; what it was playing then is played anew. Each line names the code that was
played, so that one sees how many games are older than the last change. 99 games hold every table of `TABLES`
in every language with every side of the Collectors.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import os
import re
import shutil
import signal
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
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
NEEDED = "dbus at-spi2-core python3-gi"
PATIENCE_SECONDS = 900.0
"""What one game may take."""
LANGUAGES = ("en", "de", "fr")


COLLECTORS = ("all a", "all b", "shuffle")
CURSED = ("standard", "clash")
"""The modes that may be played with Cursed Treasure; they are where the Collectors are shuffled."""


class Table(NamedTuple):
    """Who plays: the mode, how many players the set-up shows, and whether all of them are people at one
    screen, with a curtain between them."""

    mode: str
    seats: int
    together: bool = False


TABLES = (
    Table("solo", 1),
    Table("standard", 2),
    Table("twins", 2),
    Table("standard", 3, together=True),
    Table("clash", 6),
    Table("standard", 4),
    Table("standard", 2, together=True),
    Table("clash", 8),
    Table("twins", 2, together=True),
    Table("standard", 3),
    Table("clash", 6, together=True),
)
REWARDS = ("reroll", "take", "peek", "revive")
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
    "cursed": "setup-cursed",
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
    "chronicle": "scoring-chronicle",
    "peek": "spoken-peek",
    "confirm": "table-confirm",
    "agree": "table-divvy-agree",
    **{f"accept {reward}": f"table-offer-{reward}-accept" for reward in REWARDS},
    "close": "table-offer-close",
    **{f"decline {reward}": f"table-offer-{reward}-decline" for reward in REWARDS},
    "effort": "table-effort",
    "failed": "table-offer-reroll-for",
    "recover": "term-recover",
    "pass": "term-pass",
    "pass anyway": "dialog-pass-act",
    "all the same": "dialog-look-again-act",
}
"""The words that the robot must know, by what it calls them."""
_WHOLE = {
    **dict.fromkeys((f"{answer} {reward}" for answer in ("accept", "decline") for reward in REWARDS), "$"),
    **dict.fromkeys(("recover", "pass"), "$"),
    "play": "(?: –|$)",
}
"""What follows the word in a name that is no more than it, or tells of it: others begin alike."""
_GAP = "\ue000"
_GAPS: dict[str, Argument] = dict.fromkeys(
    ("name", "place", "card", "holder", "number", "cards", "mind"), _GAP
)
_SENTENCES = {
    "ready": "hand-over-ready",
    "propose": "table-divvy-propose",
    "place": "table-place",
    "die": "table-die-free",
    "other owner": "table-divvy-switch",
    "played by": "setup-mind-of",
    "leaves": "setup-remove-heir",
    "house leaves": "setup-remove-house",
}
"""Sentences with gaps, of which the robot knows the rest."""


def words(language: str) -> dict[str, str]:
    """What the robot must know of a language: patterns that what is called so begins with."""
    say = Catalog.load(language, ROOT / "locale").say
    known = {name: re.escape(say(key)) + _WHOLE.get(name, "") for name, key in _WORDS.items()}
    gaps: dict[str, Argument] = {**_GAPS, "house": _GAP}
    told = {name: re.escape(say(key, **gaps)).replace(_GAP, ".*") for name, key in _SENTENCES.items()}
    kinds = "|".join(re.escape(say(f"term-type-{kind.value}")) for kind in TREASURE_TYPES)
    return {**known, **told, "kinds": f"(?:{kinds})"}


def games(count: int, languages: Sequence[str] = LANGUAGES, tables: Sequence[Table] = TABLES) -> list[Any]:
    """So many games: all tables, then all again with the next language at each and in time with the other
    Collectors."""

    def game(number: int) -> dict[str, Any]:
        again, at = divmod(number, len(tables))
        collectors = COLLECTORS[(at + again // len(languages)) % len(COLLECTORS)]
        table, language = tables[at], languages[(at + again) % len(languages)]
        cursed = collectors == "shuffle" and table.mode in CURSED
        told = {"collectors": collectors, "cursed": cursed, "language": language}
        return {"number": number + 1, **table._asdict(), **told}

    return [game(number) for number in range(count)]


def order(wanted: Sequence[Any]) -> str:
    """What the robot is to play, as it reads it."""
    spoken = {game["language"] for game in wanted}
    names = available_languages(ROOT / "locale")
    told = {language: words(language) for language in spoken}
    return json.dumps({"games": wanted, "patience": PATIENCE_SECONDS, "words": told, "names": names})


def missing() -> str:
    """What keeps a program from being heard on this machine; empty where nothing does."""
    knows = "import gi; from gi.repository import Gio"
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


def code_played() -> str:
    """A digest of the program and of its words."""
    digest = hashlib.sha256()
    source = Path(crypt_game.__file__).parent
    for path in sorted((*source.rglob("*.py"), *(ROOT / "locale").rglob("*.ftl"))):
        digest.update(path.read_bytes())
    return digest.hexdigest()[:12]


def ledger_of(path: Path) -> dict[int, dict[str, Any]]:
    """The games that are whole, by their number; of one that was played again, the last."""
    lines = path.read_text(encoding="utf-8").splitlines() if path.exists() else []
    reports: list[dict[str, Any]] = [json.loads(line) for line in lines]
    return {report["number"]: report for report in reports}


def summary(reports: Sequence[dict[str, Any]], code: str) -> Iterator[str]:
    """How many games of each mode and language are whole, and how many of them are of this code."""
    for mode in dict.fromkeys(table.mode for table in TABLES):
        for language in LANGUAGES:
            found = [each for each in reports if (each["mode"], each["language"]) == (mode, language)]
            new = sum(each["code"] == code for each in found)
            yield f"{mode} {language}: {len(found)} games, {new} of this code"
    minutes = sum(each["seconds"] for each in reports) / 60
    yield f"{len(reports)} games, {minutes:.0f} minutes, {sum(each['heard'] for each in reports)} sentences"


def main() -> int:
    """Play, and print what was found."""
    parser = argparse.ArgumentParser(prog="listening_run.py", description=__doc__)
    parser.add_argument("--games", type=int, default=100, help="how many games (default 100)")
    parser.add_argument("--language", nargs="*", default=LANGUAGES, help="such as de")
    parser.add_argument("--ledger", type=Path, default=Path("listening.jsonl"), help="where games are kept")
    parser.add_argument("--anew", action="store_true", help="play games anew that other code played")
    asked = parser.parse_args()
    if excuse := missing():
        raise SystemExit(excuse)
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(1))  # what it started ends with it
    code, known = code_played(), ledger_of(asked.ledger)
    wanted = [
        game
        for game in games(asked.games, asked.language)
        if game["number"] not in known or (asked.anew and known[game["number"]]["code"] != code)
    ]
    with tempfile.TemporaryDirectory(prefix="crypt-listening-") as home, asked.ledger.open("a") as ledger:
        for report in listen(wanted, Path(home)) if wanted else ():
            print(json.dumps({**report, "code": code}, ensure_ascii=False), file=ledger, flush=True)
            print(line_of(report), *report["faults"], sep="\n    ", flush=True)
    whole = [*ledger_of(asked.ledger).values()]
    print(*summary(whole, code), sep="\n")
    return 1 if any(report["faults"] for report in whole) else 0


def line_of(report: dict[str, Any]) -> str:
    """What is said of one game."""
    people = "people" if report["together"] else "one person"
    table = "{number}: {mode} {seats}, {collectors}, {language}".format(**report)
    return f"{table}, {people}: {report['seconds']} s, {report['heard']} sentences heard"


if __name__ == "__main__":
    sys.exit(main())
