"""What foreign files may hold: a true record, and anything in the place of anything in it."""

from __future__ import annotations

import json
from collections.abc import Iterator
from random import Random
from typing import Any

from crypt_game.match.match import Match
from crypt_game.match.players import HOUSES, Plan, Player, Title
from crypt_game.rules import CollectorSides, GameSetup, Mode, Side
from crypt_game.rules.legal import random_action
from crypt_game.rules.record import to_bytes

HOSTILE: tuple[Any, ...] = (
    *(None, True, -1, 0, 1, 7, 2**31, 2**63 - 1, 10**15, 1.5, -0.0, 1e300),
    *(
        "",
        "../../etc/passwd",
        "C:\\Windows\\..\\con",
        "/dev/zero",
        "a" * 5000,
        "\x00\x07\x1b[2J",
        "\u202e\u200b",
    ),
    *("{ $name }", "**x**{icon:die}", "\ud800", "é" * 300, "__import__('os')", [], [[]], {}, {"do": "claim"}),
)
"""What may stand in the place of anything."""
RAW = ("NaN", "Infinity", "-Infinity", "9" * 5000, "1e999", "[" * 5000, '{"a":1,"a":2}', '"\x01"', "'x'", "")
"""What is no JSON, or none that may be read."""


def played_lines() -> list[bytes]:
    """A record with a bit of everything, as it lies on the disk."""
    sides = CollectorSides(*(Side.B,) * 6)
    people = [Player(f"P{n}", HOUSES[n], Title.DUKE) for n in range(3)]
    match = Match(Plan.seated(GameSetup(Mode.STANDARD, 3, sides), people), 6)
    match.begin()
    rng = Random(2)
    for _ in range(12):
        match.submit(*random_action(match.state, rng))
    return to_bytes(match.record).splitlines(keepends=True)


LINES = played_lines()


def paths_into(value: Any) -> Iterator[tuple[Any, ...]]:
    """The way to every place in a JSON value, keys and all."""
    yield ()
    items = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for key, inner in items:
        yield from ((key, *rest) for rest in paths_into(inner))


def with_other(value: Any, path: tuple[Any, ...], other: Any) -> Any:
    """The value with something else in one place."""
    if not path:
        return other
    copy = value.copy()
    copy[path[0]] = with_other(value[path[0]], path[1:], other)
    return copy


def spoilt(rng: Random) -> bytes:
    """The record with something odd in one of its lines."""
    number = rng.choice((0, 0, rng.randrange(len(LINES))))
    value = json.loads(LINES[number])
    path = rng.choice(list(paths_into(value)))
    line = json.dumps(with_other(value, path, rng.choice(HOSTILE))).encode() + b"\n"
    return b"".join([*LINES[:number], line, *LINES[number + 1 :]])
