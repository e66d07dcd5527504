"""Sets of keys for one hand: every command that can be changed, on one half of the keyboard.

Letters are those that lie on that half on QWERTY, QWERTZ and AZERTY keyboards alike.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

__all__ = ["KEY_SETS", "key_set_of"]

_ORDER: Final = (
    *("confirm", "undo", "recover", "skip", "hint", "onward", "peek", "zoom", "ledger", "since"),
    *("where", "turn", "offer", "sets", "repeat", "why", "chronicle", "score", "reference", "mute"),
)
"""The commands, those that are used most first."""
_LEFT: Final = (*"fdsrgeawtqcvxb", "f2", "f3", "f4", "f5", "f6", "f7")
_RIGHT: Final = (*"jkluhiopnm", ",", ".", "-", "f7", "f8", "f9", "insert", "delete", "backspace", "[+]")
KEY_SETS: Final[Mapping[str, Mapping[str, str]]] = {
    "both": {},
    "left": dict(zip(_ORDER, _LEFT, strict=True)),
    "right": dict(zip(_ORDER, _RIGHT, strict=True)),
}
"""By the hand that plays: for each command the name of its key; none where the usual keys hold."""


def key_set_of(keys: Mapping[str, str]) -> str | None:
    """Which hand's keys these are; None where the player has chosen keys one by one."""
    return next((name for name, chosen in KEY_SETS.items() if dict(keys) == chosen), None)
