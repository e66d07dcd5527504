"""Words as they are spoken: a control with its state, a sentence with its stop, names that are told apart."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from typing import Final

from crypt_game.screen_reader.nodes import Node, NodeKind

__all__ = ["ended", "node_words", "told_apart"]

Say = Callable[..., str]
_STOPS: Final = (".", "!", "?", "…", ":")


def node_words(node: Node, say: Say) -> str:
    """What a control is called, in which state it is, and what it does: `Hints, on. H asks a Regent`.

    For whoever hears it without a screen reader, which tells state and kind by itself.
    """
    name = node.name
    if node.kind is NodeKind.SWITCH:
        name = say("spoken-on" if node.on else "spoken-off", name=name.removesuffix("."))
    elif node.on:
        name = say("spoken-chosen", name=name.removesuffix("."))
    more = [text for text in ("" if node.enabled else say("spoken-not-now"), node.description) if text]
    return " ".join([ended(name), *more]) if more else name


def ended(words: str) -> str:
    """The words as a sentence: with a stop, if they have none."""
    return words if not words or words.endswith(_STOPS) else f"{words}."


def told_apart(names: Sequence[str], say: Say) -> list[str]:
    """The names; those that occur more than once say which of them each is: `Idol. 1 of 2`."""
    counts, met = Counter(names), Counter[str]()
    told = []
    for name in names:
        met[name] += 1
        alike = counts[name] > 1 and bool(name)
        number = {"number": met[name], "count": counts[name]}
        told.append(say("spoken-alike", name=ended(name), **number) if alike else name)
    return told
