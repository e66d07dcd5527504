"""Which lessons there are, and in which order."""

from __future__ import annotations

from typing import Final

__all__ = ["BASICS", "LESSONS", "next_lesson"]

BASICS: Final = ("claim", "push-out", "effort", "face-down", "recover", "torches", "collectors")
"""The seven that teach the game, one after the other."""
MORE: Final = ("ghost", "manuscript", "remains", "twins", "clash", "cursed")
"""Two minutes each, in any order."""
LESSONS: Final = (*BASICS, *MORE)


def next_lesson(name: str) -> str | None:
    """The lesson that follows among the seven; None after the last, and for all others."""
    place = BASICS.index(name) + 1 if name in BASICS else len(BASICS)
    return BASICS[place] if place < len(BASICS) else None
