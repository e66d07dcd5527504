"""Strict JSON, read and written in one way wherever the program meets text from outside.

Read by saves, settings, the referee and other programs' answers alike, so that what one of them takes no
other refuses, and whatever was read can be written again. Knows nothing of the game.
"""

from __future__ import annotations

import json
import math
from collections.abc import Iterable
from typing import Any, Final, NoReturn

__all__ = ["DEEPEST", "HIGHEST", "LOWEST", "NotJson", "encode_json", "parse_json", "parse_object"]

DEEPEST: Final = 64
"""Objects and lists inside each other."""
LOWEST: Final = -(2**63)
HIGHEST: Final = 2**64 - 1
"""Integers that 64 bits hold, with a sign or without."""
_MOST_DIGITS = len(str(HIGHEST))
_MESSAGE_LIMIT = 200


class NotJson(ValueError):
    """The text is not JSON that this program reads."""


def parse_json(text: bytes | str) -> Any:
    """The value of a JSON text, in UTF-8 if it is bytes.

    Raises NotJson, also on what other readers of JSON would take differently or this program could not write
    again: invalid UTF-8, a key given twice, NaN, infinities, floats beyond the largest, integers outside
    LOWEST..HIGHEST, and nesting deeper than DEEPEST. A lone surrogate, which may stand in a file name or a
    pasted text, is read from its escape and written as one.
    """
    try:
        value = json.loads(
            text.decode("utf-8") if isinstance(text, bytes) else text,
            object_pairs_hook=_unique,
            parse_constant=_no_constant,
            parse_int=_integer,
            parse_float=_finite,
        )
    except (ValueError, RecursionError) as error:
        raise NotJson(str(error)[:_MESSAGE_LIMIT]) from None
    _check_depth(value)
    return value


def parse_object(text: bytes | str) -> dict[str, Any]:
    """A JSON text that is one object; raises NotJson as parse_json does, and for any other value."""
    value = parse_json(text)
    if not isinstance(value, dict):
        raise NotJson("not an object")
    return value


def encode_json(value: Any, *, indent: int | None = None) -> bytes:
    """UTF-8 JSON that parse_json reads back, in one line unless indented, with its line end.

    Raises ValueError for NaN and infinities.
    """
    separators = (",", ":") if indent is None else (",", ": ")
    text = json.dumps(value, ensure_ascii=False, allow_nan=False, separators=separators, indent=indent)
    # Only a lone surrogate has no UTF-8, and Python's escape for it is JSON's.
    return text.encode("utf-8", "backslashreplace") + b"\n"


def _check_depth(value: Any) -> None:
    level = [value]
    for _ in range(DEEPEST):
        level = [item for outer in level for item in _items(outer) if isinstance(item, dict | list)]
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


def _no_constant(name: str) -> NoReturn:
    raise NotJson(f"{name} is not a JSON number")


def _integer(digits: str) -> int:
    # Length first: to convert thousands of digits takes long, or is refused by Python with another error.
    if len(digits) > _MOST_DIGITS or not LOWEST <= int(digits) <= HIGHEST:
        raise NotJson("an integer is too large for 64 bits")
    return int(digits)


def _finite(digits: str) -> float:
    value = float(digits)
    if math.isinf(value):
        raise NotJson("a number is too large")
    return value
