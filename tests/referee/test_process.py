"""The referee as a process: how soon and how fast it answers, and what it does not load."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import crypt_game

COMMAND = [sys.executable, "-m", "crypt_game", "referee"]
SOURCES = str(Path(crypt_game.__file__).parents[1])
ENVIRONMENT = {**os.environ, "PYTHONPATH": SOURCES}

NEW = '{"cmd":"new","game":{"mode":"standard","players":4},"seed":1}'


def test_a_conversation_through_the_pipe() -> None:
    lines = [NEW, "nonsense", '{"cmd":"chance"}', '{"cmd":"quit"}', '{"cmd":"state"}']
    run = subprocess.run(
        COMMAND, input="\n".join(lines), capture_output=True, text=True, env=ENVIRONMENT, timeout=60
    )
    answers = [json.loads(line) for line in run.stdout.splitlines()]
    assert [answer["ok"] for answer in answers] == [True, False, True, True]
    assert (run.returncode, run.stderr) == (0, "")


def test_it_loads_neither_window_nor_words() -> None:
    code = (
        "import io, sys; from crypt_game.referee import main;"
        "main(io.BytesIO(sys.argv[1].encode()), io.BytesIO());"
        "print([name for name in ('pygame', 'fluent', 'platformdirs') if name in sys.modules])"
    )
    run = subprocess.run(
        [sys.executable, "-c", code, NEW], capture_output=True, text=True, env=ENVIRONMENT, timeout=60
    )
    assert run.stdout.strip() == "[]"
