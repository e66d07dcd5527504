"""Heirs that are other people's programs: one JSON line out, one back, within a time limit.

Whatever such a program does, asking it ends in time: a program that is late, silent, gone or talks nonsense
gives an :class:`Unheard`, and is started anew for the next question.
"""

from __future__ import annotations

import queue
import shlex
import subprocess
import sys
import threading
from typing import Any

from crypt_game.rules import codec
from crypt_game.rules.actions import Action
from crypt_game.rules.codec.dialogue import LONGEST_LINE
from crypt_game.rules.codec.strict import Malformed
from crypt_game.rules.legal import check
from crypt_game.rules.pending import Decide
from crypt_game.rules.view import SeatView
from crypt_game.strict_json import NotJson, encode_json, parse_object

_PATIENCE_AT_THE_END = 2.0


class Unheard(Exception):
    """The program gave no action; the text says why."""


class OutsideHeir:
    """A program that answers as ``crypt-game heir`` does; ``limit`` is in seconds for each answer."""

    def __init__(self, command: str, limit: float) -> None:
        self.command = command
        self._limit = limit
        self._process: subprocess.Popen[bytes] | None = None

    def choose(self, view: SeatView, pending: Decide, seed: int) -> Action:
        """The action it wants; raises :class:`Unheard` unless it is legal."""
        action = self._action(view, seed, {})
        if action is None:
            raise Unheard("no action")
        refusal = check(view, view.seat, action)
        if refusal is not None:
            raise Unheard(f"illegal: {refusal.reason.value}")
        return action

    def anytime(self, view: SeatView, seed: int) -> Action | None:
        """What it does out of turn, if anything; raises :class:`Unheard`."""
        action = self._action(view, seed, {"anytime": True})
        if action is not None and check(view, view.seat, action) is not None:
            raise Unheard("illegal out of turn")
        return action

    def close(self) -> None:
        """End the program."""
        if self._process is None:
            return
        process, self._process = self._process, None
        process.kill()
        try:
            process.wait(_PATIENCE_AT_THE_END)
        except subprocess.TimeoutExpired:
            return
        for stream in (process.stdin, process.stdout):
            if stream is not None:
                try:
                    stream.close()
                except OSError:
                    continue

    def _action(self, view: SeatView, seed: int, extra: dict[str, Any]) -> Action | None:
        request = {
            "cmd": "choose",
            "seat": view.seat,
            "view": codec.view_to_json(view),
            "pending": codec.pending_for_seat(view),
            "seed": seed,
        }
        try:
            answer = parse_object(self._exchange(request | extra))
            if answer.get("ok") is not True:
                raise Unheard(f"refused: {str(answer.get('error'))[:60]}")
            action = answer.get("action")
            return None if action is None else codec.action_from_json(action)
        except (NotJson, Malformed) as error:
            raise Unheard(f"nonsense: {str(error)[:60]}") from None

    def _exchange(self, request: dict[str, Any]) -> bytes:
        """The line that answers a request."""
        process = self._running()
        line = encode_json(request)
        answers: queue.Queue[bytes] = queue.Queue()
        threading.Thread(target=_ask, args=(process, line, answers), daemon=True).start()
        try:
            answer = answers.get(timeout=self._limit)
        except queue.Empty:
            self.close()
            raise Unheard(f"late: nothing in {self._limit:g} s") from None
        if not answer.endswith(b"\n"):
            self.close()
            raise Unheard("silent: it ended or broke off")
        return answer

    def _running(self) -> subprocess.Popen[bytes]:
        if self._process is not None and self._process.poll() is None:
            return self._process
        self.close()
        try:
            # Windows hands a command line on as it stands, and only the program itself parts it into words.
            words = self.command if sys.platform == "win32" else shlex.split(self.command)
            self._process = subprocess.Popen(
                words, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL
            )
        except (OSError, ValueError, IndexError) as error:
            raise Unheard(f"cannot be started: {str(error)[:60]}") from None
        return self._process


def _ask(process: subprocess.Popen[bytes], line: bytes, answers: queue.Queue[bytes]) -> None:
    """Write and read in a thread of its own, which a killed program sets free."""
    assert process.stdin is not None
    assert process.stdout is not None
    try:
        process.stdin.write(line)
        process.stdin.flush()
        answers.put(process.stdout.readline(LONGEST_LINE))
    except (OSError, ValueError):
        answers.put(b"")
