"""JSON read without mercy: no NaN, no double keys, no bottomless nesting, no number that takes minutes.

Knows nothing of the game.
"""

from __future__ import annotations

import json
import math
from collections.abc import Collection, Iterable
from typing import Any

LONGEST_INTEGER = 4000
"""Digits; a longer number counts as no integer at all."""

DEEPEST = 64
"""Objects and lists inside each other; more is no JSON that this program reads."""


class NotJson(ValueError):
    """The text is not JSON that this program reads."""


class Malformed(ValueError):
    """JSON of the wrong shape: a missing or unknown key, a wrong type, an unknown name."""


def parse_json(text: str) -> Any:
    """The value of a JSON text; raises :class:`NotJson`."""
    try:
        value = json.loads(
            text, object_pairs_hook=_unique, parse_constant=_no_constant, parse_int=_integer_text
        )
    except (ValueError, RecursionError) as error:
        raise NotJson(str(error)[:200]) from None
    _check_depth(value)
    return value


def to_line(value: Any) -> str:
    """One line of JSON in ASCII, without its line end."""
    return json.dumps(value, separators=(",", ":"), allow_nan=False)


def _check_depth(value: Any) -> None:
    level = [value]
    for _ in range(DEEPEST):
        level = [item for outer in level for item in _items(outer)]
        if not level:
            return
    raise NotJson(f"nested deeper than {DEEPEST}")


def _items(value: Any) -> Iterable[Any]:
    if isinstance(value, dict):
        return value.values()
    return value if isinstance(value, list) else ()


def _unique(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    found = dict(pairs)
    if len(found) != len(pairs):
        raise NotJson("a key is given twice")
    return found


def _no_constant(name: str) -> Any:
    raise NotJson(f"{name} is not a JSON number")


def _integer_text(digits: str) -> int | float:
    return int(digits) if len(digits) <= LONGEST_INTEGER else math.inf


def any_object(value: object, what: str) -> dict[str, Any]:
    """The value as an object, whatever its keys."""
    if not isinstance(value, dict):
        raise Malformed(f"{what} must be an object")
    return value


def an_object(
    value: object, what: str, required: Collection[str], optional: Collection[str] = ()
) -> dict[str, Any]:
    """The value as an object with all of the required keys and none but these."""
    found = any_object(value, what)
    for key in required:
        if key not in found:
            raise Malformed(f"{what} lacks {key!r}")
    for key in found:
        if key not in required and key not in optional:
            raise Malformed(f"{what} has an unknown key {key[:40]!r}")
    return found


def an_integer(value: object, what: str) -> int:
    """The value as a JSON integer (not a boolean, not 1.0)."""
    if type(value) is not int:
        raise Malformed(f"{what} must be an integer")
    return value


def a_boolean(value: object, what: str) -> bool:
    """The value as true or false."""
    if type(value) is not bool:
        raise Malformed(f"{what} must be true or false")
    return value


def a_text(value: object, what: str) -> str:
    """The value as text."""
    if not isinstance(value, str):
        raise Malformed(f"{what} must be text")
    return value


def a_list(value: object, what: str) -> list[Any]:
    """The value as a list."""
    if not isinstance(value, list):
        raise Malformed(f"{what} must be a list")
    return value
