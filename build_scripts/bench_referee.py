"""How soon the referee answers and how many acts its pipe takes, beside a program that only echoes."""

from __future__ import annotations

import json
import subprocess
import sys
import time
from collections.abc import Sequence
from typing import Any

NEW = '{"cmd":"new","game":{"mode":"standard","players":4},"seed":1}'
ECHO = (sys.executable, "-c", "import sys\nfor line in sys.stdin: print(line, end='', flush=True)")
REFEREE = (sys.executable, "-P", "-m", "crypt_game", "referee")
STARTS = 9
ACTS = 2000


def first_answer(command: Sequence[str]) -> float:
    """Seconds from the start of the program to its first answered line, the best of several starts."""
    best = float("inf")
    for _ in range(STARTS):
        begun = time.perf_counter()
        with _Talk(command) as talk:
            talk.say(NEW)
            best = min(best, time.perf_counter() - begun)
    return best


def acts_a_second() -> float:
    """Acts of all seats in turn through the pipe, chance and new games in between not counted as acts."""
    with _Talk(REFEREE) as talk:
        answer = json.loads(talk.say(NEW))
        acts, begun = 0, time.perf_counter()
        while acts < ACTS:
            line = _next(answer["pending"])
            acts += '"act"' in line
            answer = json.loads(talk.say(line))
        return acts / (time.perf_counter() - begun)


def echoes_a_second() -> float:
    """The floor: lines of that length through the pipe of a program that only gives them back."""
    line = _next({"kind": "choice", "seat": 0})
    with _Talk(ECHO) as talk:
        begun = time.perf_counter()
        for _ in range(ACTS):
            talk.say(line)
        return ACTS / (time.perf_counter() - begun)


def _next(pending: dict[str, Any]) -> str:
    if pending["kind"] == "over":
        return NEW
    if pending["kind"] == "chance":
        return '{"cmd":"chance"}'
    return json.dumps({"cmd": "act", "seat": pending["seat"], "action": {"do": "recover"}})


class _Talk:
    """A program that answers a line with a line."""

    def __init__(self, command: Sequence[str]) -> None:
        self._process = subprocess.Popen(
            command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, encoding="utf-8"
        )

    def __enter__(self) -> _Talk:
        return self

    def __exit__(self, *_: object) -> None:
        self._process.communicate()

    def say(self, line: str) -> str:
        """The answer to one line."""
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._process.stdin.write(line + "\n")
        self._process.stdin.flush()
        return self._process.stdout.readline()
