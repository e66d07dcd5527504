"""A request a line in, an answer a line out: what all programs that speak PROTOCOL.md have in common.

Knows no request. Uses the streams it is given and opens none; no line ends it or prints a traceback.
"""

from __future__ import annotations

from collections.abc import Callable
from enum import StrEnum
from typing import Any, BinaryIO

from crypt_game.strict_json import NotJson, encode_json, parse_json

from .strict import Malformed, any_object

LONGEST_LINE = 1 << 20
"""Bytes; a longer line is refused unread."""


class ErrorCode(StrEnum):
    """Why a request is refused."""

    BAD_JSON = "bad_json"
    BAD_REQUEST = "bad_request"
    BAD_GAME = "bad_game"
    NO_GAME = "no_game"
    NOT_YOUR_TURN = "not_your_turn"
    ILLEGAL_ACTION = "illegal_action"
    BAD_OUTCOME = "bad_outcome"
    BAD_RECORD = "bad_record"
    NOTHING_TO_UNDO = "nothing_to_undo"


class RequestRefused(Exception):
    """A request that changes nothing; ``code`` and ``text`` go into the answer."""

    def __init__(self, code: ErrorCode, text: str) -> None:
        super().__init__(text)
        self.code = code
        self.text = text


def reply(line: bytes, answer: Callable[[dict[str, Any]], dict[str, Any]]) -> dict[str, Any]:
    """What goes back for a line: ``answer`` of the request in it, or why it is refused.

    ``answer`` may raise :class:`RequestRefused`; nothing that the line holds raises anything here.
    """
    try:
        return {"ok": True} | answer(_request(line))
    except RequestRefused as refused:
        return {"ok": False, "error": refused.code.value, "message": refused.text}


def converse(
    stdin: BinaryIO,
    stdout: BinaryIO,
    reply_to: Callable[[bytes], dict[str, Any]],
    done: Callable[[], bool] = lambda: False,
) -> None:
    """Reply to one line after another until ``done`` or the end of input.

    A reader that goes away ends it quietly.
    """
    try:
        while not done() and (line := _next_line(stdin)):
            answer = reply_to(line.removesuffix(b"\n").removesuffix(b"\r"))
            stdout.write(encode_json(answer))
            stdout.flush()
    except (BrokenPipeError, KeyboardInterrupt):
        return


def _request(line: bytes) -> dict[str, Any]:
    if len(line) > LONGEST_LINE:
        raise RequestRefused(ErrorCode.BAD_JSON, "the line is over 1 MiB")
    try:
        value = parse_json(line)
    except NotJson as error:
        raise RequestRefused(ErrorCode.BAD_JSON, str(error)) from None
    try:
        return any_object(value, "request")
    except Malformed as error:
        raise RequestRefused(ErrorCode.BAD_REQUEST, str(error)) from None


def _next_line(stdin: BinaryIO) -> bytes:
    """The next line; of one that is too long only so much that it is seen to be, the rest is skipped."""
    line = stdin.readline(LONGEST_LINE + 2)
    rest = line
    while len(rest) > LONGEST_LINE and not rest.endswith(b"\n"):
        rest = stdin.readline(LONGEST_LINE + 2)
        if not rest:
            break
    return line
