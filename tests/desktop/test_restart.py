"""The program starts again as it was started, and its successor knows why."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from crypt_game.desktop.restart import failed_here_before, failure_told, start_again, untold_report

SOURCE = str(Path(__file__).parents[2] / "src")


def test_a_new_process_gets_the_words_the_report_and_the_game(tmp_path: Path) -> None:
    """The first process starts itself again; the second says what it was given."""
    game = tmp_path / "a game.crypt"
    game.write_text("step")
    program = tmp_path / "program.py"
    program.write_text(
        "import json, sys\n"
        "from pathlib import Path\n"
        "from crypt_game.desktop.restart import *\n"
        f"game = Path({str(game)!r})\n"
        "if untold_report() is None:\n"
        "    assert start_again(['--windowed'], Path('report.txt'), game)\n"
        "else:\n"
        "    report, here = str(untold_report()), failed_here_before(game)\n"
        "    failure_told()\n"
        "    game.write_text('step and step')\n"
        "    told = untold_report() is None, failed_here_before(game)\n"
        "    print(json.dumps([sys.argv[1:], report, here, *told]), flush=True)\n"
    )
    done = subprocess.run(
        [sys.executable, "-B", program, "--language", "de"],
        env={**os.environ, "PYTHONPATH": SOURCE},
        capture_output=True,
        text=True,
        timeout=30,
        check=True,
    )
    assert json.loads(done.stdout) == [["--windowed", str(game)], "report.txt", True, True, False]


def test_a_single_file_is_started_again_by_what_unpacks_it(monkeypatch: pytest.MonkeyPatch) -> None:
    started: list[list[str]] = []
    monkeypatch.setattr(subprocess, "Popen", lambda command, **_: started.append(command))
    monkeypatch.setattr(sys, "frozen", True, raising=False)
    monkeypatch.setattr(sys, "executable", "/tmp/crypt-game-1/crypt-game")
    assert start_again(["--windowed"])
    monkeypatch.setenv("CRYPT_GAME_LAUNCHER", "/games/crypt")
    assert start_again(["--windowed"])
    assert started == [["/tmp/crypt-game-1/crypt-game", "--windowed"], ["/games/crypt", "--windowed"]]


def test_what_cannot_be_started_is_no_error(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "executable", "/no/such/program")
    assert not start_again([])


def test_without_a_failure_there_is_nothing_to_tell(tmp_path: Path) -> None:
    assert untold_report() is None
    failure_told()
    assert not failed_here_before(tmp_path / "game.crypt")
