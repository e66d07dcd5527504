"""The shapes of JSON values, checked one by one: what is not as described raises :class:`Malformed`.

Knows nothing of the game.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import Any


class Malformed(ValueError):
    """JSON of the wrong shape: a missing or unknown key, a wrong type, an unknown name."""


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
